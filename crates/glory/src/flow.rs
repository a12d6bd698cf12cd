//! The course of the game: a list of stages, walked while nobody is asked and no chance is due.

use crate::Glory;
use crate::chance::Draw;
use crate::event::Events;
use crate::ids::{Knight, Mode};
use crate::state::{Ask, NONE, Phase, Player, Rider, Stage};
use quintain_core::Seat;

impl Glory {
    /// Goes on until somebody is asked, chance is due, or the game is over.
    pub(crate) fn advance(&mut self, events: &mut Events) {
        while self.draw.is_none() && !matches!(self.stage, Stage::Over) && !self.anyone_asked() {
            self.step(events);
        }
    }

    /// The same, but not beyond what would show the seat something. False if that is what comes next.
    pub(crate) fn advance_blindly(&mut self, seat: Seat, events: &mut Events) -> bool {
        while self.draw.is_none() && !matches!(self.stage, Stage::Over) && !self.anyone_asked() {
            let mut ahead = *self;
            let mut told = Events::on();
            ahead.step(&mut told);
            if told.take_revealed().concerns(seat.into()) {
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

    fn step(&mut self, events: &mut Events) {
        match self.stage {
            Stage::PublicTitles => self.chance(Draw::PublicTitles, Stage::Characters(0)),
            Stage::Characters(_) if self.house.beginner => self.everybody_begins(),
            Stage::Characters(3) => self.stage = Stage::ChooseCharacters,
            Stage::Characters(level) => self.chance(Draw::Characters(level), Stage::Characters(level + 1)),
            Stage::ChooseCharacters => self.ask_all(Ask::Character, Stage::TakeCharacters),
            Stage::TakeCharacters => self.take_characters(events),
            Stage::Order if self.solo() => self.solo_order(events),
            Stage::Order => self.chance(Draw::Order, Stage::Bonus(0)),
            Stage::Bonus(position) => self.bonus(position, events),
            Stage::DealTitles(position) => self.deal_titles(position),
            Stage::KeepTitles => self.keep_titles(),
            Stage::KeptTitles => self.titles_kept(events),
            Stage::Track(step) => self.fill_track(step),
            Stage::Deal(step) => self.deal(step),
            Stage::Return => self.ask_returns(),
            Stage::Returned => self.take_returns(events),
            Stage::Market(deck) => self.lay_market(deck),
            Stage::FirstEvents(2) => self.stage = Stage::TournamentCard,
            Stage::FirstEvents(event) => self.chance(Draw::Event(event + 1), Stage::FirstEvents(event + 1)),
            Stage::TournamentCard => self.chance(Draw::Tournament, Stage::Knights(0)),
            Stage::Knights(nth) => self.draw_knight(nth),
            Stage::LayPrize => self.lay_prize(),
            Stage::RoundStart => self.start_round(events),
            Stage::Action(position) => self.action_turn(position, events),
            Stage::TravelStart => self.start_travel(events),
            Stage::Travel(position) => self.travel_turn(position, events),
            Stage::TravelTogether => self.end_travel(),
            Stage::Update => self.update(events),
            Stage::UpdateEvent => self.update_event(events),
            Stage::Register(turn) if self.house.mode == Mode::PasDarmes => self.register_in_cities(turn, events),
            Stage::Register(turn) => self.register_in_bracket(turn, events),
            Stage::Fill(slot) => self.fill_slot(slot),
            Stage::Lists(place) => self.fight_at(place, events),
            Stage::Bout(bout) => self.fight_bout(bout, events),
            Stage::Consolation(stage, position, begun) => self.console(stage, position, begun, events),
            Stage::Crown => self.crown(events),
            Stage::TournamentEnd => self.end_tournament(),
            Stage::Titles => self.reveal_titles(events),
            Stage::Brave(position) => self.ask_brave(position),
            Stage::Score => self.score_titles(events),
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
