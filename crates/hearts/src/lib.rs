//! **Hearts and Armour**: a bluffing card game of two sides of knights. Everybody wants his own side to win
//! *and* one particular enemy to live.
//!
//! A tour, in the order of play:
//!
//! | File | Subject | Rules |
//! | --- | --- | --- |
//! | `setup.rs` | seats, wizard, sides, heroes, goals, first seat | HEA-SEAT, HEA-MATCH |
//! | `deal.rs` | wound markers and the deal | HEA-DEAL, HEA-ROUND |
//! | `turn.rs` | face down, face up, extra actions | HEA-TURN, HEA-EXTRA |
//! | `skirmish.rs` | reveal, wounds, end of round, bout and match | HEA-SKIR, HEA-ROUND, HEA-MATCH |
//! | `verdict.rs` | who has won | HEA-WIN, HEA-GOAL, HEA-END |
//! | `knowledge.rs` | who knows what; worlds a seat cannot tell apart | HEA-KNOW |
//! | `talk.rs` | claims, promises and what became of them | HEA-TALK |
//!
//! `state.rs` and `slots.rs` are what lies on the table, `view.rs` what one viewer sees of it, `threat.rs` the odds he can
//! work out, `forecast.rs` what bots ask of sampled worlds, `words.rs` and `phrases.rs` all of it in three languages. Components are in `data/*.toml`.

#![cfg_attr(doctest, doc = include_str!("../README.md"))]

mod belief;
mod cards;
mod data;
mod deal;
mod event;
mod forecast;
mod knowledge;
mod meaning;
mod moves;
mod options;
mod phrases;
mod refusal;
mod setup;
mod skirmish;
mod slots;
mod state;
mod talk;
#[cfg(test)]
mod tests;
mod threat;
mod turn;
#[cfg(test)]
mod typescript;
mod verdict;
mod view;
mod words;

pub use cards::Cards;
pub use data::{ActionCard, Card, Data, ExtraKind, Goal, Hero, HeroCard, LineCard, Param, Side, TalkLine, Verify};
pub use event::{Event, Shown, TurnedUp, Who, Words};
pub use forecast::{Forecast, Outlook, Role};
pub use knowledge::Receipt;
pub use moves::{Extra, Knights, Move, Slot};
pub use options::{ChoiceOfHeroes, Length, Options, Reseat, Switch, TalkOption, WoundMarkers};
pub use refusal::{LineFault, WhyNot};
pub use state::{Ending, Hearts};
pub use talk::{Said, Speech, TableTalk, Verdict};
pub use threat::Threat;
pub use view::{Forced, Mine, PlaceView, SeatView, SlotMove, SlotView, Stage, View};

use options::Length as LengthOption;
use quintain_core::game::foresee_all_or_nothing;
use quintain_core::{
    Choices, DataError, DataRef, Events, Foresight, Game, Illegal, Luck, Next, OptionsError, Outcome, Pack, Revealed,
    Seat, SeatSet, Viewer,
};
use state::{Phase, State};
use std::convert::Infallible;

pub(crate) type Happenings = Events<Event>;

/// The data files built into the program.
pub fn pack() -> Pack {
    Pack::built_in(&data::FILES)
}

impl Game for Hearts {
    const ID: &'static str = "hearts";
    const RULES: u32 = 1;
    const SAME_DATA: &'static [&'static str] = &["5f891e89086913533eaf9c8cd1a2f8b5"];

    type Data = Data;
    type State = State;
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Refusal = WhyNot;
    type Talk = TableTalk;

    fn load(pack: &Pack) -> Result<Data, DataError> {
        Data::load(pack)
    }

    /// HEA-SEAT-01: 4 to 9 seats.
    fn new(data: &'static Data, options: &Options) -> Result<Self, OptionsError> {
        if !(4..=9).contains(&options.players) {
            let message = format!("must be from 4 to 9, and is {}", options.players);
            return Err(OptionsError::new("players", message).by("HEA-SEAT-01"));
        }
        Ok(Self::fresh(data, *options))
    }

    fn restore(data: &'static Data, state: State) -> Self {
        Self { data: DataRef(data), table: state }
    }

    fn data(&self) -> &'static Data {
        self.data.0
    }

    fn state(&self) -> &State {
        &self.table
    }

    fn seats(&self) -> usize {
        self.n()
    }

    #[inline]
    fn next(&self) -> Next {
        if self.table.phase == Phase::Turn { Next::seat(self.table.mover) } else { self.next_between_turns() }
    }

    #[inline]
    fn list_moves(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        match self.table.phase {
            Phase::Turn if seat == self.table.mover => self.list_turn(moves),
            Phase::PickHeroes if seat == self.table.host => self.list_heroes(moves),
            Phase::BoutEnd => moves.one_if(seat.index() < self.n() && !self.table.ready.contains(seat), Move::Ready),
            _ => {}
        }
    }

    #[inline]
    fn settle<L: Luck>(&mut self, luck: &mut L, events: &mut Happenings) -> Next {
        while self.table.phase != Phase::Turn {
            if self.table.phase == Phase::Deal {
                let Ok(_) = self.deal_by(|left| Ok::<_, Infallible>(luck.below(left)), events);
            } else if let Next::Chance(request) = self.next_between_turns() {
                let _ = self.set_up(&luck.answer(&request), events);
            } else {
                break;
            }
        }
        self.next()
    }

    #[inline]
    fn play(&mut self, seat: Seat, mv: Move, events: &mut Happenings) -> Result<Revealed, Illegal<WhyNot>> {
        let asked = match self.table.phase {
            Phase::Turn => seat == self.table.mover,
            _ => self.next().deciders().contains(seat),
        };
        if !asked {
            return Err(Illegal::NotAsked { seat, asked: self.next().deciders() });
        }
        match (self.table.phase, mv) {
            (Phase::Turn, Move::FaceDown { card, target }) => self.play_down(card, target, events),
            (Phase::Turn, Move::FaceUp { card, target, extra }) => self.play_up(card, target, extra, events),
            (Phase::Turn, Move::Declare) => self.may_declare().map(|()| self.skirmish(false, events)),
            (Phase::PickHeroes, Move::Heroes(knights)) => self.pick_heroes(knights),
            (Phase::BoutEnd, Move::Ready) => Ok(self.ready(seat, events)),
            _ => Err(WhyNot::NotThisDecision),
        }
        .map_err(Illegal::Refused)
    }

    fn foresee(&mut self, seat: Seat, mv: Move, events: &mut Happenings) -> Result<Foresight, Illegal<WhyNot>> {
        let a_card = matches!(mv, Move::FaceDown { .. } | Move::FaceUp { .. });
        if self.table.phase == Phase::Turn && seat == self.table.mover && a_card {
            return self.foresee_card(mv, events).map_err(Illegal::Refused);
        }
        foresee_all_or_nothing(self, seat, mv, events)
    }

    #[inline]
    fn resolve(&mut self, answer: &[u32], events: &mut Happenings) -> Result<Revealed, Illegal<WhyNot>> {
        if self.table.phase == Phase::Deal {
            return Ok(self.deal(answer, events)?);
        }
        if matches!(self.table.phase, Phase::Turn | Phase::PickHeroes | Phase::BoutEnd | Phase::Over) {
            return Err(Illegal::NoChanceDue);
        }
        self.setup_question().check(answer)?;
        Ok(self.set_up(answer, events))
    }

    fn view(&self, viewer: Viewer) -> View {
        self.see(viewer)
    }

    fn determinize(&self, seat: Seat, luck: &mut dyn Luck) -> Self {
        self.resample(seat, luck)
    }
}

impl Hearts {
    /// What the game waits for when nobody is at turn.
    fn next_between_turns(&self) -> Next {
        match self.table.phase {
            Phase::Turn => Next::seat(self.table.mover),
            Phase::Deal => Next::Chance(self.deal_question()),
            Phase::PickHeroes => Next::seat(self.table.host),
            Phase::BoutEnd => {
                let all = SeatSet::all(self.n()).iter();
                Next::open(all.filter(|seat| !self.table.ready.contains(*seat)).collect())
            }
            Phase::Over => Next::Over(self.outcome()),
            _ => Next::Chance(self.setup_question()),
        }
    }

    /// Who has won the table: the bout, if it was a single one (HEA-MATCH-09), or the match.
    pub(crate) fn final_winners(&self) -> SeatSet {
        match self.table.options.length {
            LengthOption::Single => self.table.winners,
            LengthOption::Match => self.match_winners(),
        }
    }

    fn outcome(&self) -> Outcome {
        let scores = self.table.tokens.map(i32::from);
        let ending = match (self.table.options.length, self.table.ending) {
            (LengthOption::Match, _) if self.match_winners().is_empty() => "match-without-winner",
            (LengthOption::Match, _) => "match",
            (_, Some(Ending::SideWins(Side::Crusaders))) => "crusaders",
            (_, Some(Ending::SideWins(Side::Saracens))) => "saracens",
            (_, Some(Ending::Draw)) => "draw",
            (_, Some(Ending::WizardAlone)) => "wizard-alone",
            _ => "void",
        };
        let scores = &scores[..self.n()];
        Outcome::ranked(ending, scores, scores, self.final_winners())
    }
}
