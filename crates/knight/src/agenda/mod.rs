//! What is still to be done for a seat before its phase goes on: a small stack of tasks. A task either
//! runs by itself or waits for a decision.

mod open;
mod run;

use crate::ids::{BundleId, Side, Track};
use serde::{Deserialize, Serialize};

/// Something still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// So many resources of choice are received (D-ANY).
    Any(u8),
    /// A bundle is received.
    Bundle(BundleId),
    /// The rest of a bundle, after its goods (KNI-RES-04).
    Rest(BundleId),
    /// So many enemy units are removed (D-REMOVE).
    Remove(u8),
    /// An atomic effect is complete: win and loss are checked (KNI-END-01).
    Check,
    /// A chain of this full track is chosen (D-CHAIN).
    Chain(Track),
    /// Actions of a card's side are activated; done ones are marked in bits (D-ORDER).
    Actions {
        /// The copy of the event card.
        card: u8,
        /// The side.
        side: Side,
        /// Actions done.
        done: u8,
    },
    /// The stage of this track, if one is open (D-STAGE).
    Stage(Track),
    /// The privilege, if it belongs to this track.
    Privilege(Track),
    /// The track chained to this one.
    Chained(Track),
    /// So many resources of choice are paid.
    Pay(u8),
    /// So much of a bid is paid, gold allowed (D-PAYBID).
    PayBid(u8),
    /// Command points of a goal reward are used (KNI-CMD-02).
    Commands,
    /// A march is under way.
    March,
    /// A war attack is under way (D-TARGET).
    Strike,
    /// A consequence path is considered.
    Consider(u8),
    /// A possible consequence is paid for or suffered (D-CONS).
    Possible {
        /// The path.
        path: u8,
        /// Its step.
        step: u8,
    },
    /// Orders to the enemy, from `index` on.
    Orders {
        /// The list in the data.
        list: u16,
        /// The next order.
        index: u8,
    },
    /// Orders of the unavoidable part of a step.
    Unavoidable {
        /// The path.
        path: u8,
        /// Its step.
        step: u8,
    },
    /// So many enemy units are added (D-PLACE).
    Add(u8),
    /// The enemy advances so many steps.
    Advance {
        /// Steps left.
        left: u8,
        /// Has any unit moved?
        moved: bool,
    },
    /// Displaced water moves on (D-FLOW).
    Flow,
    /// The penalty of a goal column.
    Penalty(u8),
    /// So many resources are lost (D-LOSE).
    LoseAny(u8),
    /// So many units are lost (D-LOSE).
    LoseUnits(u8),
    /// The winner of a duel takes so many resources (D-SPOILS).
    Spoils {
        /// The loser's seat.
        from: u8,
        /// How many.
        n: u8,
    },
    /// An offer is put together (D-TRADE).
    Compose,
}

/// Room for tasks: twice the longest nesting, an activation with stage, privilege and chain.
pub const DEPTH: usize = 12;

/// A stack of tasks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Agenda {
    tasks: [Task; DEPTH],
    len: u8,
}

impl Default for Agenda {
    fn default() -> Self {
        Self { tasks: [Task::Check; DEPTH], len: 0 }
    }
}

impl Agenda {
    /// Puts a task on top. A task that finds no room is never dropped: nothing would tell that the game
    /// has gone astray.
    ///
    /// # Panics
    ///
    /// If the agenda is full, which no nesting of the rules can bring about.
    #[inline]
    pub fn push(&mut self, task: Task) {
        assert!(usize::from(self.len) < DEPTH, "the agenda is full");
        self.tasks[usize::from(self.len)] = task;
        self.len += 1;
    }

    /// How many tasks there are.
    pub fn depth(&self) -> usize {
        usize::from(self.len)
    }

    /// Takes the top task away. Its slot is wiped, so that equal agendas compare equal.
    #[inline]
    pub fn pop(&mut self) {
        if self.len > 0 {
            self.len -= 1;
            self.tasks[usize::from(self.len)] = Task::Check;
        }
    }

    /// Replaces the top task.
    #[inline]
    pub fn replace(&mut self, task: Task) {
        self.pop();
        self.push(task);
    }

    /// The top task.
    #[inline]
    pub fn top(&self) -> Option<Task> {
        if self.len == 0 { None } else { Some(self.tasks[usize::from(self.len) - 1]) }
    }

    /// Nothing to do?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}
