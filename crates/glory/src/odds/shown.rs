//! Odds as a seat sees them beside its choices, remembered while the duel stands still.

use super::{Choice, within};
use crate::Glory;
use crate::bag::Bag;
use crate::duel::{Duel, Foe};
use crate::moves::Move;
use crate::state::{Player, Rider};
use quintain_core::Seat;
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::collections::HashMap;

/// The chances of the seat that is asked, playing for victory alone, in tenths of a per cent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct OddsView {
    /// Exact, or an estimate because another player decides too?
    pub exact: bool,
    /// Chance to win this clash with the best move.
    pub clash: u16,
    /// Chance to win the duel with the best move.
    pub duel: u16,
    /// The same after every move, in the order of the legal moves.
    pub choices: Vec<ChanceView>,
}

/// The chances after one move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ChanceView {
    /// The move.
    #[serde(rename = "move")]
    pub mv: Move,
    /// Chance to win this clash.
    pub clash: u16,
    /// Chance to win the duel.
    pub duel: u16,
}

/// Everything such chances depend on, and nothing that is secret.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    data: usize,
    duel: Duel,
    sides: [Player; 2],
    order: [Rider; 4],
    avatar: u8,
}

/// So many sums a view may cost where another player decides too: about ten milliseconds. Last clashes are
/// exact with that, and whole duels without tokens.
const MOST_SUMS: u64 = 2_000_000;

/// So many answers are remembered.
const MOST_KNOWN: usize = 256;

thread_local! {
    static KNOWN: RefCell<HashMap<Key, Option<OddsView>>> = RefCell::new(HashMap::new());
}

/// What a seat is shown when it is asked something in a duel.
pub(crate) fn shown(game: &Glory, seat: usize) -> Option<OddsView> {
    let home = usize::from(game.players[seat].side.home);
    let other = match game.players[home].duel.foe {
        Foe::Player(other) if seat == home => public(&game.players[usize::from(other)]),
        Foe::Player(_) => public(&game.players[home]),
        _ => Player::new(),
    };
    let key = Key {
        data: std::ptr::from_ref(game.data()) as usize,
        duel: game.players[home].duel,
        sides: [public(&game.players[seat]), other],
        order: game.order,
        avatar: game.house.avatar,
    };
    if let Some(known) = KNOWN.with_borrow(|known| known.get(&key).cloned()) {
        return known;
    }
    let odds = within(game, Seat::new(seat), None, MOST_SUMS).map(|odds| OddsView {
        exact: odds.exact,
        clash: tenths(odds.clash),
        duel: tenths(odds.duel),
        choices: odds.choices.iter().map(chance).collect(),
    });
    KNOWN.with_borrow_mut(|known| {
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        known.insert(key, odds.clone());
    });
    odds
}

fn chance(choice: &Choice) -> ChanceView {
    ChanceView { mv: choice.mv, clash: tenths(choice.clash), duel: tenths(choice.duel) }
}

fn tenths(chance: f64) -> u16 {
    (chance * 1000.0).round() as u16
}

/// A player without cards and titles, which no duel depends on.
fn public(player: &Player) -> Player {
    Player {
        hand: Bag::default(),
        seen: Bag::default(),
        played: Bag::default(),
        titles: 0,
        drawn: 0,
        discarded: 0,
        gave_back: 0,
        held: 0,
        ..*player
    }
}
