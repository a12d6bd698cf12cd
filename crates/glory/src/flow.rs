//! The course of the game: a list of stages, walked while nobody is asked and no chance is due.

use crate::Glory;
use crate::event::Event;
use crate::kinds::{Deck, Knight, KnightType, Mode, Pile};
use crate::state::{Ask, NONE, Player, Rider};
use quintain_core::{Audience, Events, Revealed, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// Setup 2.
    PublicTitles,
    /// Setup 3: the level to deal.
    Characters(u8),
    /// Setup 3: all choose.
    ChooseCharacters,
    /// Setup 4 and 5.
    TakeCharacters,
    /// Setup 6.
    Order,
    /// Setup 6: the position that gets its bonus.
    Bonus(u8),
    /// Setup 7: the position that is dealt titles.
    DealTitles(u8),
    /// Setup 7: all choose.
    KeepTitles,
    /// Setup 7: the rest goes back.
    KeptTitles,
    /// Setup 8 and GLO-UPD-05: the step of the filling order.
    Track(u8),
    /// Setup 10: position and deck.
    Deal(u8),
    /// Setup 10: all decide.
    Return,
    /// Setup 10: cards go back.
    Returned,
    /// Setup 10 and GLO-UPD-06: the deck.
    Market(u8),
    /// Setup 12.
    FirstEvents(u8),
    /// GLO-TSET-01.
    TournamentCard,
    /// GLO-TSET-02: which knight of the card.
    Knights(u8),
    /// GLO-TSET-05.
    LayPrize,
    /// A round begins.
    RoundStart,
    /// GLO-ACT-01: the position that places a figure.
    Action(u8),
    /// The travel phase begins.
    TravelStart,
    /// GLO-TRV-01: the position that plays a card.
    Travel(u8),
    /// All travel at once.
    TravelTogether,
    /// GLO-UPD-01 to 04.
    Update,
    /// GLO-UPD-07.
    UpdateEvent,
    /// GLO-REG: how often a rider has been asked.
    Register(u8),
    /// GLO-REG-03: the slot to fill.
    Fill(u8),
    /// GLO-TRN-01: the place to fight at.
    Lists(u8),
    /// GLO-TRN-02: the bout of the bracket, 0 to 6.
    Bout(u8),
    /// GLO-TRN-05: stage, position, and whether that seat has begun.
    Consolation(u8, u8, bool),
    /// GLO-TRN-02: the prize.
    Crown,
    /// GLO-TRN-07.
    TournamentEnd,
    /// GLO-TTL-05.
    Titles,
    /// GLO-TTL-01: the position that is asked about Brave.
    Brave(u8),
    /// GLO-TTL-02.
    Score,
    /// The end.
    Over,
}

/// A phase of the game, for people.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Phase {
    Setup,
    Action,
    Travel,
    Update,
    Registration,
    Tournament,
    FinalTravel,
    Titles,
    Over,
}

/// A question of chance (5.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Draw {
    /// C-TITLE-PUBLIC.
    PublicTitles,
    /// C-CHAR of a level.
    Characters(u8),
    /// C-ORDER.
    Order,
    /// C-BONUS for a seat.
    Bonus(u8),
    /// C-TITLE-DEAL for a seat.
    Title(u8),
    /// C-SPECIAL or C-REGULAR onto a space.
    Space(u8, Pile),
    /// C-DEAL for a seat from a deck.
    Deal(u8, Deck),
    /// C-MARKET of a deck.
    Market(Deck),
    /// C-EVENT of a round.
    Event(u8),
    /// C-SPECIAL onto the event card.
    Recruit,
    /// C-TCARD.
    Tournament,
    /// C-KNIGHT of a type to a place.
    Knight(u8, KnightType),
    /// C-PRIZE.
    Prize,
    /// C-BLIND for a seat from a deck.
    Blind(u8, Deck),
    /// C-ROLL of a seat.
    Roll(u8),
    /// C-ROLL of the knight in a seat's duel.
    FoeRoll(u8),
    /// C-REROLL of a seat.
    Reroll(u8),
    /// C-SOLO.
    Solo,
    /// C-AUTO-TITLE.
    AutomatonTitles,
}

/// Tells what happens, and remembers who learnt something.
pub(crate) struct Teller<'a> {
    events: &'a mut Events<Event>,
    pub(crate) revealed: Revealed,
}

impl<'a> Teller<'a> {
    pub(crate) fn new(events: &'a mut Events<Event>) -> Self {
        Self { events, revealed: Revealed::NOTHING }
    }

    #[inline]
    pub(crate) fn all(&mut self, event: impl FnOnce() -> Event) {
        self.events.all(event);
    }

    /// The seat sees `full`, all others `public`.
    #[inline]
    pub(crate) fn secret(&mut self, seat: usize, full: impl FnOnce() -> Event, public: impl FnOnce() -> Event) {
        self.events.split(SeatSet::one(Seat::new(seat)), full, public);
    }

    /// Only the seat sees this.
    #[inline]
    pub(crate) fn only(&mut self, seat: usize, event: impl FnOnce() -> Event) {
        self.events.to(Audience::seat(Seat::new(seat)), event);
    }

    /// Everybody may have learnt something.
    #[inline]
    pub(crate) fn reveal(&mut self) {
        self.revealed = Revealed::TO_ALL;
    }

    /// The seat shows something that only it knew.
    #[inline]
    pub(crate) fn reveal_of(&mut self, seat: usize) {
        self.revealed |= Revealed::to_others(Seat::new(seat));
    }
}

impl Glory {
    /// Goes on until somebody is asked, chance is due, or the game is over.
    pub(crate) fn advance(&mut self, t: &mut Teller<'_>) {
        while self.draw.is_none() && !matches!(self.stage, Stage::Over) && !self.anyone_asked() {
            self.step(t);
        }
    }

    /// The same, but not beyond what would show the seat something. False if that is what comes next.
    pub(crate) fn advance_blindly(&mut self, seat: Seat, events: &mut Events<Event>) -> bool {
        while self.draw.is_none() && !matches!(self.stage, Stage::Over) && !self.anyone_asked() {
            let mut ahead = *self;
            let mut told = Events::on();
            let mut teller = Teller::new(&mut told);
            ahead.step(&mut teller);
            if teller.revealed.concerns(seat.into()) {
                return false;
            }
            *self = ahead;
            events.append(told);
        }
        true
    }

    #[inline]
    pub(crate) fn anyone_asked(&self) -> bool {
        let [a, b, c, d] = &self.players;
        let asked = |player: &Player| player.ask != Ask::Nothing;
        asked(a) | asked(b) | asked(c) | asked(d)
    }

    fn step(&mut self, t: &mut Teller<'_>) {
        match self.stage {
            Stage::PublicTitles => self.chance(Draw::PublicTitles, Stage::Characters(0)),
            Stage::Characters(_) if self.house.beginner => self.everybody_begins(),
            Stage::Characters(3) => self.stage = Stage::ChooseCharacters,
            Stage::Characters(level) => self.chance(Draw::Characters(level), Stage::Characters(level + 1)),
            Stage::ChooseCharacters => self.ask_all(Ask::Character, Stage::TakeCharacters),
            Stage::TakeCharacters => self.take_characters(t),
            Stage::Order if self.solo() => self.solo_order(t),
            Stage::Order => self.chance(Draw::Order, Stage::Bonus(0)),
            Stage::Bonus(position) => self.bonus(position, t),
            Stage::DealTitles(position) => self.deal_titles(position),
            Stage::KeepTitles => self.keep_titles(),
            Stage::KeptTitles => self.titles_kept(t),
            Stage::Track(step) => self.fill_track(step),
            Stage::Deal(step) => self.deal(step),
            Stage::Return => self.ask_returns(),
            Stage::Returned => self.take_returns(t),
            Stage::Market(deck) => self.lay_market(deck),
            Stage::FirstEvents(2) => self.stage = Stage::TournamentCard,
            Stage::FirstEvents(event) => self.chance(Draw::Event(event + 1), Stage::FirstEvents(event + 1)),
            Stage::TournamentCard => self.chance(Draw::Tournament, Stage::Knights(0)),
            Stage::Knights(nth) => self.draw_knight(nth),
            Stage::LayPrize => self.lay_prize(),
            Stage::RoundStart => self.start_round(t),
            Stage::Action(position) => self.action_turn(position, t),
            Stage::TravelStart => self.start_travel(t),
            Stage::Travel(position) => self.travel_turn(position, t),
            Stage::TravelTogether => self.end_travel(),
            Stage::Update => self.update(t),
            Stage::UpdateEvent => self.update_event(t),
            Stage::Register(turn) if self.house.mode == Mode::PasDarmes => self.register_in_cities(turn, t),
            Stage::Register(turn) => self.register_in_bracket(turn, t),
            Stage::Fill(slot) => self.fill_slot(slot),
            Stage::Lists(place) => self.fight_at(place, t),
            Stage::Bout(bout) => self.fight_bout(bout, t),
            Stage::Consolation(stage, position, begun) => self.console(stage, position, begun, t),
            Stage::Crown => self.crown(t),
            Stage::TournamentEnd => self.end_tournament(),
            Stage::Titles => self.reveal_titles(t),
            Stage::Brave(position) => self.ask_brave(position),
            Stage::Score => self.score_titles(t),
            Stage::Over => {}
        }
    }

    /// Chance is asked, and afterwards the game goes on at `then`.
    pub(crate) fn chance(&mut self, draw: Draw, then: Stage) {
        self.draw = Some(draw);
        self.stage = then;
    }

    /// All seats decide at the same time.
    pub(crate) fn ask_all(&mut self, ask: Ask, then: Stage) {
        for seat in 0..usize::from(self.house.seats) {
            self.players[seat].ask = ask;
        }
        self.stage = then;
    }

    /// The rider at a position of the initiative order, which goes round and round.
    #[inline]
    pub(crate) fn rider_at(&self, position: u8) -> Rider {
        self.order[usize::from(position % self.house.riders)]
    }

    /// The phase, for people. While something is drawn, the stage is already the one that follows.
    pub fn phase(&self) -> Phase {
        match self.draw {
            Some(Draw::Prize) if self.round > 0 => return Phase::Tournament,
            Some(Draw::Prize) => return Phase::Setup,
            Some(Draw::Event(_)) if self.round > 0 => return Phase::Update,
            _ => {}
        }
        match self.stage {
            Stage::RoundStart | Stage::Action(_) => Phase::Action,
            Stage::TravelStart if self.round == 0 => Phase::Action,
            Stage::TravelStart | Stage::Travel(_) | Stage::TravelTogether if self.finale => Phase::FinalTravel,
            Stage::TravelStart | Stage::Travel(_) | Stage::TravelTogether => Phase::Travel,
            Stage::Update | Stage::UpdateEvent => Phase::Update,
            Stage::Track(_) | Stage::Market(_) if self.round > 0 => Phase::Update,
            Stage::Register(_) | Stage::Fill(_) => Phase::Registration,
            Stage::Lists(_) | Stage::Bout(_) | Stage::Consolation(..) | Stage::Crown | Stage::TournamentEnd => {
                Phase::Tournament
            }
            Stage::TournamentCard | Stage::Knights(_) | Stage::LayPrize if self.round > 0 => Phase::Tournament,
            Stage::Titles | Stage::Brave(_) | Stage::Score => Phase::Titles,
            Stage::Over => Phase::Over,
            _ => Phase::Setup,
        }
    }

    /// The automaton's knight (GLO-SOLO-03).
    #[inline]
    pub(crate) fn avatar(&self) -> Option<Knight> {
        if self.house.avatar == NONE { None } else { Some(Knight(self.house.avatar)) }
    }

    /// The active event card.
    pub(crate) fn active_event(&self) -> Option<&'static crate::data::EventData> {
        if self.event == NONE { None } else { self.data().events.get(usize::from(self.event)) }
    }
}
