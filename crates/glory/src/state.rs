//! What lies on the table. Fixed arrays and sets, no heap.

use crate::bag::{Bag, CardBag, SupporterBag, TokenBag};
use crate::data::Data;
use crate::duel::{Duel, Side};
use crate::flow::{Draw, Stage};
use crate::kinds::{Action, Card, Deck, Difficulty, Item, Knight, Mode, Personality, SPACES, Scenario, Supporter};
use quintain_core::Seat;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// No component.
pub const NONE: u8 = 255;
/// Places of a tournament: eight slots, or three cities of up to four knights.
pub const PLACES: usize = 12;
/// Kinds of rider: four seats and the automaton.
pub const RIDERS: usize = 5;

/// Who rides: a seat or the automaton. In JSON a seat's number or `"automaton"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rider(pub(crate) u8);

impl Rider {
    /// The automaton.
    pub const AUTOMATON: Self = Self(4);

    /// The rider of a seat.
    pub const fn of(seat: usize) -> Self {
        Self(seat as u8)
    }

    /// The seat, unless it is the automaton.
    #[inline]
    pub const fn seat(self) -> Option<usize> {
        if self.0 < 4 { Some(self.0 as usize) } else { None }
    }

    /// Its number, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Rider {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::AUTOMATON { f.write_str("automaton") } else { write!(f, "#{}", self.0) }
    }
}

impl Serialize for Rider {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if *self == Self::AUTOMATON { serializer.serialize_str("automaton") } else { serializer.serialize_u8(self.0) }
    }
}

impl<'de> Deserialize<'de> for Rider {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Either {
            Seat(u8),
            Word(String),
        }
        match Either::deserialize(deserializer)? {
            Either::Seat(seat) if seat < 4 => Ok(Self(seat)),
            Either::Word(word) if word == "automaton" => Ok(Self::AUTOMATON),
            _ => Err(D::Error::custom("a rider is a seat from 0 to 3 or 'automaton'")),
        }
    }
}

/// Options that matter while playing.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct House {
    /// Seats at the table.
    pub seats: u8,
    /// Riders: seats and the automaton. Board, track and cards follow this number.
    pub riders: u8,
    /// How tournaments are held.
    pub mode: Mode,
    /// The solo scenario.
    pub scenario: Option<Scenario>,
    /// Its difficulty.
    pub difficulty: Difficulty,
    /// The automaton's additional cards.
    pub personality: Personality,
    /// The automaton's knight (GLO-SOLO-03).
    pub avatar: u8,
    /// Does everybody take the first character?
    pub beginner: bool,
    /// Are prize tokens used?
    pub prizes: bool,
    /// Are personal titles open?
    pub open_titles: bool,
    /// Do all travel at once?
    pub together: bool,
    /// Levels of mount and armour lowered for each seat: bit 0 mount, bit 1 armour.
    pub handicap: [u8; 4],
}

/// Everything on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// Options.
    pub house: House,
    /// Where the game stands when nobody is asked.
    pub stage: Stage,
    /// The open question of chance.
    pub draw: Option<Draw>,
    /// 0 during setup, then 1 to 3.
    pub round: u8,
    /// Is this the travel phase after the last tournament?
    pub finale: bool,
    /// Initiative: the riders from first to last.
    pub order: [Rider; 4],
    /// The seats.
    pub players: [Player; 4],
    /// The automaton.
    pub automaton: Automaton,
    /// Public titles.
    pub public: u32,
    /// Titles that nobody has seen: the deck and, in solo, what the automaton took unseen.
    pub title_deck: u32,
    /// Titles discarded by seats.
    pub title_discards: u32,
    /// Have personal titles been revealed?
    pub revealed: bool,
    /// Travel cards left in the decks.
    pub decks: CardBag,
    /// Face-up travel cards, four for each deck.
    pub market: [[u8; 4]; 3],
    /// Supporters left in the piles: special, i, ii, iii, scroll.
    pub piles: [SupporterBag; 5],
    /// Tokens on the support track.
    pub track: [u8; SPACES],
    /// Relics left in the supply.
    pub relics: TokenBag,
    /// Prestige tokens left in the supply.
    pub prestige: TokenBag,
    /// The active event, the announced one, and the supporter laid on the active one.
    pub event: u8,
    /// The announced event.
    pub next_event: u8,
    /// The supporter laid out on the active event.
    pub recruit: u8,
    /// Figures standing in each action area, by rider.
    pub standing: [[u8; RIDERS]; Action::ALL.len()],
    /// Cells of the initiative row.
    pub cells: [u8; 4],
    /// The tournament card in use, and those used.
    pub tournament: u8,
    /// Tournament cards used so far.
    pub tournaments_used: u32,
    /// The prize laid out, and those used.
    pub prize: u8,
    /// Prizes used so far.
    pub prizes_used: u32,
    /// The places of the tournament: slots, or four for each city.
    pub lists: [Place; PLACES],
    /// Plaisance: the slots of the winners of the four pairs, the two semi-finals and the final.
    pub winners: [u8; 7],
    /// Solo: has the Warrior won or lost?
    pub warrior: Option<bool>,
}

/// A place of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Place {
    /// The knight who waits there.
    pub knight: u8,
    /// The rider who stands or challenges there.
    pub rider: u8,
    /// Pas d'armes: 0 not fought yet, 1 the knight was beaten, 2 he was not.
    pub fought: u8,
}

impl Place {
    /// Nobody there.
    pub const FREE: Self = Self { knight: NONE, rider: NONE, fought: 0 };

    /// The knight, if there is one.
    #[inline]
    pub const fn knight(self) -> Option<Knight> {
        if self.knight == NONE { None } else { Some(Knight(self.knight)) }
    }

    /// The rider, if there is one.
    #[inline]
    pub const fn rider(self) -> Option<Rider> {
        if self.rider == NONE { None } else { Some(Rider(self.rider)) }
    }
}

/// A seat's things.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Glory.
    pub glory: i16,
    /// Coins.
    pub coins: u8,
    /// Strength.
    pub strength: u8,
    /// Faith.
    pub faith: u8,
    /// Levels of mount and armour.
    pub equipment: [u8; 2],
    /// Figures left to place.
    pub figures: u8,
    /// The character, once chosen.
    pub character: u8,
    /// Characters dealt, one for each level.
    pub dealt: [u8; 3],
    /// Supporters face up.
    pub up: SupporterBag,
    /// What its permanent supporters add up to.
    pub perks: Perks,
    /// Supporters face down.
    pub down: SupporterBag,
    /// Relics face up.
    pub relics_up: TokenBag,
    /// Relics face down.
    pub relics_down: TokenBag,
    /// Prestige tokens face up, as a set of kinds.
    pub prestige_up: u8,
    /// Prestige tokens face down.
    pub prestige_down: u8,
    /// Hand of travel cards.
    pub hand: CardBag,
    /// The part of the hand that everybody knows.
    pub seen: CardBag,
    /// The discard pile; before the first round, the cards to be returned.
    pub played: CardBag,
    /// Personal titles.
    pub titles: u32,
    /// Titles in front of the seat to choose from.
    pub drawn: u32,
    /// Titles in the discard pile that this seat knows.
    pub discarded: u32,
    /// Titles still to be drawn, and how many of all will be kept.
    pub to_draw: u8,
    /// Titles to keep of those drawn.
    pub to_keep: u8,
    /// What the seat is asked.
    pub ask: Ask,
    /// Travel cards still to be picked.
    pub picks: u8,
    /// Plays left in this travel phase or consolation.
    pub plays: u8,
    /// Stopped travelling in this phase?
    pub stopped: bool,
    /// The card being resolved.
    pub card: u8,
    /// Has the seat won the duel of Brave?
    pub brave: bool,
    /// The seat's side of the duel it fights.
    pub side: Side,
    /// The duel, if it is this seat's.
    pub duel: Duel,
}

/// What permanent supporters add up to; they are never turned down and copies add up (GLO-DUEL-16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Perks {
    /// More dice for a faith token.
    pub reroll: u8,
    /// More cards when planning a journey.
    pub picks: u8,
    /// More plays in a travel phase.
    pub plays: u8,
    /// More glory for each title.
    pub titles: u8,
    /// Coins off at the market and at the track.
    pub discount: u8,
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Nothing.
    #[default]
    Nothing,
    /// D-CHAR.
    Character,
    /// D-TITLE0.
    Titles,
    /// D-RETURN.
    Return,
    /// D-ACTION.
    Action,
    /// D-PICK.
    Pick,
    /// D-UPGRADE at the market.
    Upgrade,
    /// D-UPGRADE by the active event.
    Spoils,
    /// D-SUPPORT.
    Support,
    /// D-SHIELD by the herald: a shield must be placed.
    Herald,
    /// D-SHIELD in registration; may the seat pass?
    Register {
        /// May it pass?
        pass: bool,
    },
    /// D-GOAL.
    Goal,
    /// D-TRAVEL.
    Travel,
    /// D-REWARD.
    Reward,
    /// D-TENT.
    Tent,
    /// D-STRENGTH.
    Strength,
    /// D-FAITH.
    Faith,
    /// D-LANCE.
    Lance,
    /// D-RELIC.
    Relic,
    /// D-REFUND, which supporter.
    RefundSupporter,
    /// D-REFUND, which relic.
    RefundRelic,
    /// D-BRAVE.
    Brave,
}

/// The automaton's things.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Automaton {
    /// Glory (Rivalry).
    pub glory: i16,
    /// Figures left to place.
    pub figures: u8,
    /// Cards left in its deck.
    pub deck: u32,
    /// Its discards.
    pub discards: u32,
    /// Cards tried on this turn.
    pub tried: u32,
    /// The card being tried.
    pub card: u8,
    /// Hidden titles that are not decided yet.
    pub hidden: u8,
    /// Titles discarded unseen since the last reshuffle.
    pub blind: u8,
    /// New goal: cards drawn so far.
    pub drawing: u8,
    /// New goal: cards still to draw.
    pub to_draw: u8,
    /// Hidden titles that are decided but sealed.
    pub titles: u32,
    /// What those could have been.
    pub pool: u32,
}

impl Player {
    /// A seat with nothing.
    pub fn new() -> Self {
        Self {
            glory: 0,
            coins: 0,
            strength: 0,
            faith: 0,
            equipment: [0; 2],
            figures: 0,
            character: NONE,
            dealt: [NONE; 3],
            up: Bag::default(),
            perks: Perks::default(),
            down: Bag::default(),
            relics_up: Bag::default(),
            relics_down: Bag::default(),
            prestige_up: 0,
            prestige_down: 0,
            hand: Bag::default(),
            seen: Bag::default(),
            played: Bag::default(),
            titles: 0,
            drawn: 0,
            discarded: 0,
            to_draw: 0,
            to_keep: 0,
            ask: Ask::Nothing,
            picks: 0,
            plays: 0,
            stopped: false,
            card: NONE,
            brave: false,
            side: Side::default(),
            duel: Duel::default(),
        }
    }

    /// Level of an item.
    #[inline]
    pub const fn level(&self, item: Item) -> u8 {
        self.equipment[item as usize]
    }

    /// Prestige that counts in a duel, without modifiers (GLO-PRE-01).
    #[inline]
    pub const fn prestige(&self) -> i8 {
        self.prestige_up.count_ones() as i8
    }

    /// All prestige tokens, face up or down.
    #[inline]
    pub const fn prestige_tokens(&self) -> u8 {
        (self.prestige_up | self.prestige_down).count_ones() as u8
    }

    /// Tokens of a supporter, face up or down.
    #[inline]
    pub fn supporters(&self, supporter: Supporter) -> u8 {
        self.up.of(supporter.index()) + self.down.of(supporter.index())
    }

    /// A supporter joins.
    pub fn join(&mut self, data: &Data, supporter: Supporter) {
        self.up.add(supporter.index(), 1);
        let effect = &data.supporters[supporter].effect;
        self.perks.reroll += effect.faith_reroll;
        self.perks.picks += effect.plan_travel;
        self.perks.plays += effect.travel_cards;
        self.perks.titles += effect.per_title_glory;
        self.perks.discount += effect.discount;
    }

    /// The card being resolved.
    pub const fn card(&self) -> Option<Card> {
        if self.card == NONE { None } else { Some(Card(self.card)) }
    }
}

impl Default for Player {
    fn default() -> Self {
        Self::new()
    }
}

impl State {
    /// The riders in initiative order.
    #[inline]
    pub fn riders(&self) -> &[Rider] {
        &self.order[..usize::from(self.house.riders)]
    }

    /// The rider's position in the initiative order; 0 is first.
    #[inline]
    pub fn position(&self, rider: Rider) -> usize {
        self.riders().iter().position(|other| *other == rider).unwrap_or(usize::MAX)
    }

    /// The seats in initiative order.
    pub fn seats_in_order(&self) -> impl Iterator<Item = usize> + '_ {
        self.riders().iter().filter_map(|rider| rider.seat())
    }

    /// A rider's glory.
    #[inline]
    pub fn glory_of(&self, rider: Rider) -> i16 {
        rider.seat().map_or(self.automaton.glory, |seat| self.players[seat].glory)
    }

    /// Cards on the market of a deck.
    pub fn face_up(&self, deck: Deck) -> impl Iterator<Item = Card> + '_ {
        self.market[deck as usize].iter().filter(|card| **card != NONE).map(|card| Card(*card))
    }

    /// Titles left in the title deck (GLO-SOLO-14: what the automaton took unseen is not in it).
    #[inline]
    pub const fn title_deck_size(&self) -> u32 {
        let auto = self.automaton.hidden + self.automaton.blind + self.automaton.drawing;
        self.title_deck.count_ones() - auto as u32
    }

    /// Titles in the discard pile, the automaton's unseen ones included.
    #[inline]
    pub const fn title_discard_size(&self) -> u32 {
        self.title_discards.count_ones() + self.automaton.blind as u32
    }

    /// Is this a solo game?
    #[inline]
    pub const fn solo(&self) -> bool {
        self.house.seats == 1
    }

    /// Does the automaton ride for glory?
    #[inline]
    pub fn rivalry(&self) -> bool {
        self.house.scenario == Some(Scenario::Rivalry)
    }

    /// Is this the core's seat of a player here?
    pub(crate) const fn seat(&self, seat: Seat) -> Option<usize> {
        if seat.index() < self.house.seats as usize { Some(seat.index()) } else { None }
    }
}
