//! What would happen if the skirmish came now: for bots, which ask it of sampled worlds.

use crate::ids::{Card, Side};
use crate::moves::{Extra, Move};
use crate::state::{Aim, Ending, Hearts, SEATS};
use quintain_core::{Names, Seat, SeatSet};

/// The skirmish, had it come now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// Wounds of every seat afterwards.
    pub wounds: [u8; SEATS],
    /// How the bout would end, and who would win it; nothing if nobody would die.
    pub end: Option<(Ending, SeatSet)>,
}

/// Swords less shields that lie on each hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    balance: [i8; SEATS],
}

/// What a seat plays for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// A knight who wants his side to win and one opponent to live.
    Knight(Side, Seat),
    /// A knight who wants his side to win and the wizard to die.
    Hunter(Side),
    /// The wizard, who wants these two and himself to live.
    Wizard([Seat; 2]),
}

impl Hearts {
    /// Counts the cards on the table as a skirmish would. After the end of a bout: how it ended.
    pub fn forecast(&self) -> Forecast {
        if let Some(ending) = self.state.ending {
            return Forecast { wounds: self.state.wounds, end: Some((ending, self.state.winners)) };
        }
        self.forecast_of(&self.outlook())
    }

    /// Counts the cards on the table once, so that many moves can be judged from there.
    pub fn outlook(&self) -> Outlook {
        let mut balance = [0; SEATS];
        for played in self.state.plays.all() {
            if let Some(hero) = played.on() {
                balance[hero] += self.harm(played.card());
            }
        }
        Outlook { balance }
    }

    /// The skirmish after a card is laid: the same as [`forecast`](Self::forecast) after the move, and much sooner.
    /// Nothing for other moves.
    pub fn forecast_after(&self, outlook: &Outlook, mv: Move) -> Option<Forecast> {
        let mut after = *outlook;
        let (card, target, extra) = match mv {
            Move::FaceDown { card, target } => (card, target, None),
            Move::FaceUp { card, target, extra } => (card, target, extra),
            _ => return None,
        };
        after.balance[target.index()] += self.harm(card);
        if let Some(extra) = extra {
            let earlier = self.state.plays.get(extra.slot());
            let harm = self.harm(earlier.card());
            after.balance[earlier.on()?] -= harm;
            if let Extra::Move { to, .. } = extra {
                after.balance[to.index()] += harm;
            }
        }
        Some(self.forecast_of(&after))
    }

    fn forecast_of(&self, outlook: &Outlook) -> Forecast {
        let mut wounds = self.state.wounds;
        for (wounds, balance) in wounds.iter_mut().zip(outlook.balance) {
            *wounds += balance.max(0) as u8;
        }
        let somebody_dies = Seat::all(self.n()).any(|seat| wounds[seat.index()] >= self.deadly(seat));
        let end = somebody_dies.then(|| {
            let mut after = *self;
            after.state.wounds = wounds;
            let ending = after.judge();
            (ending, after.winners(ending))
        });
        Forecast { wounds, end }
    }

    /// Swords less shields of a card.
    pub(crate) fn harm(&self, card: Card) -> i8 {
        self.data.swords[card.index()] as i8 - self.data.shields[card.index()] as i8
    }

    /// What this seat plays for, in this world.
    pub fn role(&self, seat: Seat) -> Role {
        let Some(side) = self.side(seat) else { return Role::Wizard(self.state.wards) };
        match self.state.aims[seat.index()] {
            Aim::Sympathy(named) => Role::Knight(side, named),
            Aim::Hunt => Role::Hunter(side),
        }
    }

    /// Does this seat's hero belong to the side?
    pub fn is_of(&self, seat: Seat, side: Side) -> bool {
        self.side(seat) == Some(side)
    }

    /// The name of this seat's hero.
    pub fn hero_name(&self, seat: Seat) -> &'static Names {
        &self.data.0.hero(self.state.heroes[seat.index()]).name
    }

    /// The wizard's seat.
    pub fn wizard_seat(&self) -> Option<Seat> {
        self.state.wizard
    }

    /// The bout and the round in it, both counted from 1.
    pub fn bout_and_round(&self) -> (u8, u8) {
        (self.state.bout, self.state.round)
    }

    /// Has the bout ended, and nobody has begun another?
    pub fn bout_is_over(&self) -> bool {
        self.state.ending.is_some()
    }

    /// How many cards of others lie hidden from a seat.
    pub fn hidden_from(&self, seat: Seat) -> usize {
        let slots = self.state.plays.numbered();
        slots.filter(|(slot, played)| !played.is_up() && self.player_of(*slot) != seat).count()
    }

    /// How likely this world is beside others, by the intent behind hidden cards: opponents
    /// tend to strike, friends to shield, and the wizard is nobody's friend.
    pub fn plausibility(&self, seat: Seat) -> f64 {
        let hidden =
            self.state.plays.numbered().filter(|(slot, played)| !played.is_up() && self.player_of(*slot) != seat);
        hidden
            .map(|(slot, played)| {
                let sword = self.data.swords[played.card().index()] > 0;
                let player = self.player_of(slot);
                match (self.side(player), self.side(played.target())) {
                    _ if player == played.target() => odds(!sword, 2.5),
                    (_, None) => odds(sword, 1.3),
                    (Some(mine), Some(theirs)) if mine == theirs => odds(!sword, 2.5),
                    (Some(_), Some(_)) => odds(sword, 2.5),
                    (None, Some(_)) => 1.0,
                }
            })
            .product()
    }
}

fn odds(likely: bool, ratio: f64) -> f64 {
    if likely { ratio } else { 1.0 }
}
