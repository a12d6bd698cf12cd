//! What lies on the table.

use crate::cards::Cards;
use crate::data::{Card, Data, ExtraKind, Hero, Side};
use crate::moves::{Extra, Slot};
use crate::options::Options;
use quintain_core::{DataRef, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Seats are at most nine.
pub(crate) const SEATS: usize = 9;
/// Nine seats take at most eight turns each.
pub(crate) const SLOTS: usize = 72;

/// A game of Hearts and Armour: the components and what lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hearts {
    pub(crate) data: DataRef<Data>,
    pub(crate) table: State,
}

/// Where the game stands (section 4.1 of the specification).
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

/// How a bout ended (the decision table of section 6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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
pub(crate) struct State {
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
    pub(crate) slots: Slots,
}

impl Hearts {
    pub(crate) fn fresh(data: &'static Data, options: Options) -> Self {
        let zero = Seat::new(0);
        let table = State {
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
            slots: Slots::EMPTY,
        };
        Self { data: DataRef(data), table }
    }

    /// The number of seats.
    #[inline]
    pub(crate) const fn n(&self) -> usize {
        self.table.options.players as usize
    }

    /// Knights on each side (HEA-SEAT-02).
    #[inline]
    pub(crate) const fn knights_per_side(&self) -> usize {
        self.n() / 2
    }

    #[inline]
    pub(crate) fn is_wizard(&self, seat: Seat) -> bool {
        self.table.wizard == Some(seat)
    }

    /// The side of a knight; the wizard has none.
    pub(crate) fn side(&self, seat: Seat) -> Option<Side> {
        if self.is_wizard(seat) {
            None
        } else if self.table.crusaders.contains(seat) {
            Some(Side::Crusaders)
        } else {
            Some(Side::Saracens)
        }
    }

    /// The seats of a side, in rising order.
    pub(crate) fn knights(&self, side: Side) -> impl Iterator<Item = Seat> + Clone + '_ {
        Seat::all(self.n()).filter(move |seat| self.side(*seat) == Some(side))
    }

    /// Wounds that kill this seat's hero (HEA-SKIR-04).
    #[inline]
    pub(crate) fn deadly(&self, seat: Seat) -> u8 {
        let constants = &self.data.constants;
        if self.is_wizard(seat) { constants.wizard_wounds_to_die } else { constants.knight_wounds_to_die }
    }

    #[inline]
    pub(crate) fn is_dead(&self, seat: Seat) -> bool {
        self.table.wounds[seat.index()] >= self.deadly(seat)
    }

    /// Cards this seat is dealt (HEA-DEAL-01): the full hand less one for each wound.
    #[inline]
    pub(crate) fn deal_size(&self, seat: Seat) -> u8 {
        let constants = &self.data.constants;
        let full = if self.is_wizard(seat) { constants.wizard_hand } else { constants.knight_hand };
        full.saturating_sub(self.table.wounds[seat.index()])
    }

    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Cards {
        self.table.hands[seat.index()]
    }

    /// The seat that played a slot: turns pass clockwise without a gap (HEA-SEAT-04).
    #[inline]
    pub(crate) fn player_of(&self, slot: Slot) -> Seat {
        let place = (self.table.first.index() + usize::from(slot.0) - 1) % self.n();
        Seat::new(place)
    }

    /// Who knows the card in a slot (HEA-KNOW-01): all if it lies open, else the seat that played it.
    #[inline]
    pub(crate) fn known_by(&self, slot: Slot) -> SeatSet {
        if self.table.slots.get(slot).is_up() { SeatSet::all(self.n()) } else { SeatSet::one(self.player_of(slot)) }
    }
}

/// Where a played card is now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// Before a hero.
    On(Seat),
    /// In the discard pile.
    Discarded,
    /// In somebody's hand, or played again from there.
    Taken,
}

/// One play of the round: the card laid down, where it is now, and the extra action it had.
///
/// Packed into 26 bits: card 4, facing 1, first hero 4, place 4, extra action 2 + 7 + 4.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Played(u32);

const DISCARDED: u32 = 9;
const TAKEN: u32 = 10;

impl Played {
    #[inline]
    pub(crate) const fn new(card: Card, up: bool, target: Seat, extra: Option<Extra>) -> Self {
        let target = target.index() as u32;
        let (kind, slot, to) = match extra {
            None => (0, 0, 0),
            Some(Extra::Move { slot, to }) => (1, slot.0 as u32, to.index() as u32),
            Some(Extra::Discard { slot }) => (2, slot.0 as u32, 0),
            Some(Extra::Take { slot, to }) => (3, slot.0 as u32, to.index() as u32),
        };
        Self(card.0 as u32 | (up as u32) << 4 | target << 5 | target << 9 | kind << 13 | slot << 15 | to << 22)
    }

    #[inline]
    pub(crate) const fn card(self) -> Card {
        Card((self.0 & 15) as u8)
    }

    #[inline]
    pub(crate) const fn is_up(self) -> bool {
        self.0 & 16 != 0
    }

    /// The hero it was first played on.
    #[inline]
    pub(crate) const fn target(self) -> Seat {
        Seat::new((self.0 >> 5 & 15) as usize)
    }

    /// The hero it lies on, if it still lies on the table.
    #[inline]
    pub(crate) const fn on(self) -> Option<usize> {
        let place = self.0 >> 9 & 15;
        if place < DISCARDED { Some(place as usize) } else { None }
    }

    pub(crate) fn place(self) -> Place {
        match self.0 >> 9 & 15 {
            DISCARDED => Place::Discarded,
            TAKEN => Place::Taken,
            seat => Place::On(Seat::new(seat as usize)),
        }
    }

    pub(crate) fn extra(self) -> Option<Extra> {
        let slot = Slot((self.0 >> 15 & 127) as u8);
        let to = Seat::new((self.0 >> 22 & 15) as usize);
        match self.0 >> 13 & 3 {
            0 => None,
            1 => Some(Extra::Move { slot, to }),
            2 => Some(Extra::Discard { slot }),
            _ => Some(Extra::Take { slot, to }),
        }
    }

    #[inline]
    fn put(&mut self, place: u32) {
        self.0 = self.0 & !(15 << 9) | place << 9;
    }

    fn set_card(&mut self, card: Card) {
        self.0 = self.0 & !15 | u32::from(card.0);
    }
}

/// The plays of the round, in order. Slot `n` is the `n`-th play. Unused places are zero, so that equal
/// rounds are equal bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<Played>", into = "Vec<Played>")]
pub(crate) struct Slots {
    list: [Played; SLOTS],
    len: u8,
    /// How many lie on each hero; the places beyond the ninth are always 0.
    on: [u8; 16],
}

impl Slots {
    pub(crate) const EMPTY: Self = Self { list: [Played(0); SLOTS], len: 0, on: [0; 16] };

    #[inline]
    pub(crate) fn all(&self) -> &[Played] {
        &self.list[..usize::from(self.len)]
    }

    /// The plays with their numbers.
    pub(crate) fn numbered(&self) -> impl DoubleEndedIterator<Item = (Slot, Played)> + Clone + '_ {
        self.all().iter().enumerate().map(|(index, played)| (Slot(index as u8 + 1), *played))
    }

    #[inline]
    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) fn get(&self, slot: Slot) -> Played {
        self.list[usize::from(slot.0) - 1]
    }

    /// Does a card with this number lie on this hero?
    #[inline]
    pub(crate) fn lies_on(&self, slot: Slot, hero: Seat) -> bool {
        (1..=self.len).contains(&slot.0) && self.get(slot).on() == Some(hero.index())
    }

    /// For each hero the slots lying there, as bits: bit 0 is slot 1.
    #[inline]
    pub(crate) fn by_hero(&self) -> [u128; SEATS] {
        let mut heroes = [0; SEATS];
        for (index, played) in self.all().iter().enumerate() {
            if let Some(hero) = played.on() {
                heroes[hero] |= 1 << index;
            }
        }
        heroes
    }

    /// How many cards lie on each hero.
    #[inline]
    pub(crate) const fn on(&self) -> &[u8; 16] {
        &self.on
    }

    /// How many cards lie on heroes, and on how many heroes. Eight heroes are counted at once.
    #[inline]
    pub(crate) const fn lying(&self) -> (u32, u32) {
        const ONES: u64 = 0x0101_0101_0101_0101;
        let all = u128::from_le_bytes(self.on);
        let (eight, ninth) = (all as u64, (all >> 64) as u64);
        let cards = (eight.wrapping_mul(ONES) >> 56) + ninth;
        let heroes = ((eight + ONES * 0x7f) & (ONES * 0x80)).count_ones() + (ninth > 0) as u32;
        (cards as u32, heroes)
    }

    /// The `nth` of the cards lying on a hero.
    #[inline]
    pub(crate) fn nth_on(&self, hero: usize, nth: u32) -> Slot {
        let (mut slot, mut counted) = (0, 0);
        for (index, played) in self.all().iter().enumerate() {
            let here = played.0 >> 9 & 15 == hero as u32;
            slot = if here && counted == nth { index as u8 + 1 } else { slot };
            counted += u32::from(here);
        }
        Slot(slot)
    }

    #[inline]
    pub(crate) fn push(&mut self, played: Played) -> Slot {
        self.list[usize::from(self.len)] = played;
        self.len += 1;
        if let Some(hero) = played.on() {
            self.on[hero] += 1;
        }
        Slot(self.len)
    }

    #[inline]
    pub(crate) fn move_to(&mut self, slot: Slot, hero: Seat) {
        self.put(slot, hero.index() as u32);
    }

    #[inline]
    pub(crate) fn discard(&mut self, slot: Slot) {
        self.put(slot, DISCARDED);
    }

    #[inline]
    pub(crate) fn take(&mut self, slot: Slot) {
        self.put(slot, TAKEN);
    }

    #[inline]
    fn put(&mut self, slot: Slot, place: u32) {
        let played = &mut self.list[usize::from(slot.0) - 1];
        if let Some(hero) = played.on() {
            self.on[hero] -= 1;
        }
        played.put(place);
        if let Some(hero) = played.on() {
            self.on[hero] += 1;
        }
    }

    /// A card lying on the table is turned up for good.
    pub(crate) fn turn_up(&mut self, slot: Slot) {
        let played = &mut self.list[usize::from(slot.0) - 1];
        if played.on().is_some() {
            played.0 |= 16;
        }
    }

    /// Another card lies there: only for sampled worlds.
    pub(crate) fn set_card(&mut self, slot: Slot, card: Card) {
        self.list[usize::from(slot.0) - 1].set_card(card);
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        self.list[..usize::from(self.len)].fill(Played(0));
        self.len = 0;
        self.on = [0; 16];
    }
}

impl From<Vec<Played>> for Slots {
    fn from(plays: Vec<Played>) -> Self {
        plays.into_iter().take(SLOTS).fold(Self::EMPTY, |mut slots, played| {
            slots.push(played);
            slots
        })
    }
}

impl From<Slots> for Vec<Played> {
    fn from(slots: Slots) -> Self {
        slots.all().to_vec()
    }
}

/// The extra action that a card has, as a table for the hot path.
#[inline]
pub(crate) fn extra_of(data: &Data, card: Card) -> ExtraKind {
    data.extra[card.index()]
}
