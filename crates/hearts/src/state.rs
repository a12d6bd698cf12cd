//! What lies on the table.

use crate::cards::Cards;
use crate::data::Data;
use crate::ids::{Card, ExtraKind, Hero, Side};
use crate::moves::Slot;
use crate::options::Options;
use crate::plays::Plays;
use quintain_core::{DataRef, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Seats are at most nine.
pub(crate) const SEATS: usize = 9;

/// A game of Hearts and Armour: the components and what lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hearts {
    pub(crate) data: DataRef<Data>,
    pub(crate) state: State,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// Setup 2: who sits where.
    Reseat,
    /// Setup 3: who is the wizard.
    Wizard,
    /// Setup 4: which half of the seats is which side.
    Sides,
    /// Setup 5: the host names the knights.
    PickHeroes,
    /// Setup 5: the knights are dealt.
    DealHeroes,
    /// Setup 6: the wizard draws his wards.
    Wards,
    /// Setup 6: the knights draw their goals.
    Goals,
    /// Setup 8: who begins.
    First,
    /// Cards are dealt, seat by seat.
    Deal,
    /// A seat plays.
    Turn,
    /// The bout is over, the match is not: who is ready?
    BoutEnd,
    /// It is all over.
    Over,
}

/// What a knight wants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Aim {
    /// The opponent in this seat must live.
    Sympathy(Seat),
    /// The wizard must die.
    Hunt,
}

/// How a bout ended (HEA-WIN).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// One side lost fewer knights, or its survivors carry fewer wounds.
    SideWins(Side),
    /// Losses and wounds are equal.
    Draw,
    /// The wizard alone is dead: the hunters win.
    WizardAlone,
    /// Twenty skirmishes without a death.
    Void,
}

/// The whole state. Everything in it is small and fixed in size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) phase: Phase,
    pub(crate) options: Options,
    /// The bout, counted from 1.
    pub(crate) bout: u8,
    /// The round of the bout, counted from 1; as many skirmishes are over as the number less one.
    pub(crate) round: u8,
    /// The player who opened the table, wherever he sits by now.
    pub(crate) host: Seat,
    pub(crate) wizard: Option<Seat>,
    pub(crate) crusaders: SeatSet,
    /// The knights the host named: a mask of four for each side.
    pub(crate) picked: [u8; 2],
    pub(crate) heroes: [Hero; SEATS],
    /// What each knight wants. The wizard's own entry is not used.
    pub(crate) aims: [Aim; SEATS],
    /// Whom the wizard must keep alive, one of each side.
    pub(crate) wards: [Seat; 2],
    pub(crate) wounds: [u8; SEATS],
    /// The wounds that were marked when the round began; they tell which cards are out of the deck.
    pub(crate) marked: [u8; SEATS],
    pub(crate) tokens: [u8; SEATS],
    pub(crate) first: Seat,
    pub(crate) mover: Seat,
    /// Turns each seat has had in this round, as far as the one to move is concerned.
    pub(crate) lap: u8,
    /// Seats that have been dealt their cards for this round.
    pub(crate) dealt: u8,
    pub(crate) declarer: Seat,
    pub(crate) ready: SeatSet,
    pub(crate) winners: SeatSet,
    pub(crate) ending: Option<Ending>,
    pub(crate) hands: [Cards; SEATS],
    /// Undealt cards.
    pub(crate) deck: Cards,
    /// The plays of the round, by their older name in snapshots.
    #[serde(rename = "slots")]
    pub(crate) plays: Plays,
}

impl Hearts {
    pub(crate) fn fresh(data: &'static Data, options: Options) -> Self {
        let zero = Seat::new(0);
        let state = State {
            phase: if options.players % 2 == 1 { Phase::Wizard } else { Phase::Sides },
            options,
            bout: 1,
            round: 1,
            host: zero,
            wizard: None,
            crusaders: SeatSet::EMPTY,
            picked: [15; 2],
            heroes: [Hero(0); SEATS],
            aims: [Aim::Hunt; SEATS],
            wards: [zero; 2],
            wounds: [0; SEATS],
            marked: [0; SEATS],
            tokens: [0; SEATS],
            first: zero,
            mover: zero,
            lap: 0,
            dealt: 0,
            declarer: zero,
            ready: SeatSet::EMPTY,
            winners: SeatSet::EMPTY,
            ending: None,
            hands: [Cards::NONE; SEATS],
            deck: Cards::NONE,
            plays: Plays::EMPTY,
        };
        Self { data: DataRef(data), state }
    }

    /// The number of seats.
    #[inline]
    pub(crate) const fn n(&self) -> usize {
        self.state.options.players as usize
    }

    /// Knights on each side (HEA-SEAT-02).
    #[inline]
    pub(crate) const fn knights_per_side(&self) -> usize {
        self.n() / 2
    }

    #[inline]
    pub(crate) fn is_wizard(&self, seat: Seat) -> bool {
        self.state.wizard == Some(seat)
    }

    /// The side of a knight; the wizard has none.
    pub(crate) fn side(&self, seat: Seat) -> Option<Side> {
        if self.is_wizard(seat) {
            None
        } else if self.state.crusaders.contains(seat) {
            Some(Side::Crusaders)
        } else {
            Some(Side::Saracens)
        }
    }

    /// The seats of a side.
    #[inline]
    pub(crate) const fn knights(&self, side: Side) -> SeatSet {
        match (side, self.state.wizard) {
            (Side::Crusaders, _) => self.state.crusaders,
            (Side::Saracens, None) => SeatSet::all(self.n()).minus(self.state.crusaders),
            (Side::Saracens, Some(wizard)) => SeatSet::all(self.n()).minus(self.state.crusaders).without(wizard),
        }
    }

    /// Wounds that kill this seat's hero (HEA-SKIR-04).
    #[inline]
    pub(crate) fn deadly(&self, seat: Seat) -> u8 {
        let constants = &self.data.constants;
        if self.is_wizard(seat) { constants.wizard_wounds_to_die } else { constants.knight_wounds_to_die }
    }

    #[inline]
    pub(crate) fn is_dead(&self, seat: Seat) -> bool {
        self.state.wounds[seat.index()] >= self.deadly(seat)
    }

    /// Cards this seat is dealt (HEA-DEAL-01): the full hand less one for each wound.
    #[inline]
    pub(crate) fn deal_size(&self, seat: Seat) -> u8 {
        let constants = &self.data.constants;
        let full = if self.is_wizard(seat) { constants.wizard_hand } else { constants.knight_hand };
        full.saturating_sub(self.state.wounds[seat.index()])
    }

    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Cards {
        self.state.hands[seat.index()]
    }

    /// The seat that played a slot: turns pass clockwise without a gap (HEA-SEAT-04).
    #[inline]
    pub(crate) fn player_of(&self, slot: Slot) -> Seat {
        let place = (self.state.first.index() + usize::from(slot.0) - 1) % self.n();
        Seat::new(place)
    }

    /// Who knows the card in a slot (HEA-KNOW-01): all if it lies open, else the seat that played it.
    #[inline]
    pub(crate) fn known_by(&self, slot: Slot) -> SeatSet {
        if self.state.plays.get(slot).is_up() { SeatSet::all(self.n()) } else { SeatSet::one(self.player_of(slot)) }
    }
}

/// The extra action that a card has, as a table for the hot path.
#[inline]
pub(crate) fn extra_of(data: &Data, card: Card) -> ExtraKind {
    data.extra[card.index()]
}
