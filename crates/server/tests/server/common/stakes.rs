//! A game that has every kind of decision in a few lines: one seat chooses alone and may take it back, all choose
//! in secret, a die falls, all nod in any order. For tests of the server; nobody would play it for long.

use quintain_bots::Random;
use quintain_core::data::{DataError, DataRef, Pack};
use quintain_core::registry::{Edition, Registry};
use quintain_core::talk::NoTalk;
use quintain_core::{
    Catalogue, Choices, Describe, Events, Game, Illegal, Lang, Luck, Names, Next, OptionSchema, OptionsError, Outcome,
    Preset, Refusal, Request, Revealed, Seat, SeatSet, Text, Viewer,
};
use serde::{Deserialize, Serialize};

pub(crate) const SEATS: usize = 3;

/// The leader sets the stakes low or high; all bid in secret, 0 to 2 or 3 to 5; a die decides; all nod.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Stakes {
    #[serde(skip, default = "nothing")]
    data: DataRef<Nothing>,
    rounds: u8,
    round: u8,
    high: Option<bool>,
    bids: [Option<u8>; SEATS],
    rolled: bool,
    nods: [bool; SEATS],
    scores: [i32; SEATS],
}

#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct Nothing;

static NOTHING: Nothing = Nothing;

fn nothing() -> DataRef<Nothing> {
    DataRef(&NOTHING)
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Length {
    rounds: u8,
}

impl Default for Length {
    fn default() -> Self {
        Self { rounds: 3 }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Play {
    High(bool),
    Bid(u8),
    Nod,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Event {
    Staked(bool),
    Opened([u8; SEATS]),
    Rolled(u32),
    Nodded(usize),
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    round: u8,
    high: Option<bool>,
    mine: Option<u8>,
    opened: Option<[u8; SEATS]>,
    nods: [bool; SEATS],
    scores: [i32; SEATS],
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Unfit;

impl Refusal for Unfit {
    fn rule(&self) -> &'static str {
        "STK-01"
    }
}

impl Stakes {
    fn without(has: impl Fn(usize) -> bool) -> SeatSet {
        Seat::all(SEATS).filter(|seat| !has(seat.index())).collect()
    }
}

impl Game for Stakes {
    const ID: &'static str = "stakes";
    const RULES: u32 = 1;
    type Data = Nothing;
    type State = Self;
    type Options = Length;
    type Move = Play;
    type Event = Event;
    type View = View;
    type Refusal = Unfit;
    type Talk = NoTalk;

    fn load(_: &Pack) -> Result<Nothing, DataError> {
        Ok(Nothing)
    }
    fn new(_: &'static Nothing, options: &Length) -> Result<Self, OptionsError> {
        let (bids, nods, scores) = ([None; SEATS], [false; SEATS], [0; SEATS]);
        Ok(Self { data: nothing(), rounds: options.rounds, round: 0, high: None, bids, rolled: false, nods, scores })
    }
    fn restore(_: &'static Nothing, state: Self) -> Self {
        state
    }
    fn data(&self) -> &'static Nothing {
        self.data.0
    }
    fn state(&self) -> &Self {
        self
    }
    fn seats(&self) -> usize {
        SEATS
    }
    fn next(&self) -> Next {
        let bidding = Self::without(|seat| self.bids[seat].is_some());
        if self.round >= self.rounds {
            let scores = self.scores;
            Next::Over(Outcome::ranked("rounds", &scores, &scores, SeatSet::EMPTY))
        } else if self.high.is_none() {
            Next::seat(Seat::new(usize::from(self.round) % SEATS))
        } else if !bidding.is_empty() {
            Next::sealed(bidding)
        } else if !self.rolled {
            Next::Chance(Request::new("C-DIE", [6]))
        } else {
            Next::open(Self::without(|seat| self.nods[seat]))
        }
    }
    fn list_moves(&self, _: Seat, moves: &mut impl Choices<Play>) {
        match self.high {
            None => moves.numbers(2, |high| Play::High(high == 1)),
            Some(_) if self.rolled => moves.one(Play::Nod),
            Some(high) => moves.numbers(3, |bid| Play::Bid(bid as u8 + 3 * u8::from(high))),
        }
    }
    fn play(&mut self, seat: Seat, mv: Play, events: &mut Events<Event>) -> Result<Revealed, Illegal<Unfit>> {
        let asked = self.next().deciders();
        if !asked.contains(seat) {
            return Err(Illegal::NotAsked { seat, asked });
        }
        let mut legal = Vec::new();
        self.legal_moves(seat, &mut legal);
        if !legal.contains(&mv) {
            return Err(Illegal::Refused(Unfit));
        }
        match mv {
            Play::High(high) => {
                self.high = Some(high);
                events.all(|| Event::Staked(high));
            }
            Play::Bid(bid) => {
                self.bids[seat.index()] = Some(bid);
                if self.bids.iter().all(Option::is_some) {
                    let all = self.bids.map(Option::unwrap_or_default);
                    events.all(|| Event::Opened(all));
                    return Ok(Revealed::TO_ALL);
                }
            }
            Play::Nod => {
                self.nods[seat.index()] = true;
                events.all(|| Event::Nodded(seat.index()));
                if self.nods.iter().all(|nod| *nod) {
                    self.round += 1;
                    (self.high, self.bids, self.rolled, self.nods) = (None, [None; SEATS], false, [false; SEATS]);
                }
            }
        }
        Ok(Revealed::NOTHING)
    }
    fn resolve(&mut self, answer: &[u32], events: &mut Events<Event>) -> Result<Revealed, Illegal<Unfit>> {
        self.rolled = true;
        for (score, bid) in self.scores.iter_mut().zip(self.bids) {
            *score += i32::from(u32::from(bid.unwrap_or_default()) >= answer[0]);
        }
        events.all(|| Event::Rolled(answer[0]));
        Ok(Revealed::TO_ALL)
    }
    fn view(&self, viewer: Viewer) -> View {
        let mine = if let Viewer::Seat(seat) = viewer { self.bids[seat.index()] } else { None };
        let opened = self.bids.iter().all(Option::is_some).then(|| self.bids.map(Option::unwrap_or_default));
        View { round: self.round, high: self.high, mine, opened, nods: self.nods, scores: self.scores }
    }
    fn determinize(&self, _: Seat, _: &mut dyn Luck) -> Self {
        self.clone()
    }
}

impl Describe for Stakes {
    fn pack() -> Pack {
        Pack::built_in(&[])
    }
    fn names() -> Names {
        Names::default()
    }
    fn seat_range() -> (usize, usize) {
        (SEATS, SEATS)
    }
    fn options(_: &'static Nothing) -> Vec<OptionSchema> {
        Vec::new()
    }
    fn presets(_: &'static Nothing) -> Vec<Preset> {
        Vec::new()
    }
    fn catalogue(_: &'static Nothing) -> Catalogue {
        Catalogue::new()
    }
    fn move_text(&self, _: Seat, mv: Play, _: Lang) -> Text {
        format!("{mv:?}").into()
    }
    fn event_text(_: &'static Nothing, event: &Event, _: Lang) -> Text {
        format!("{event:?}").into()
    }
    fn refusal_text(&self, _: &Unfit, _: Lang) -> Text {
        "the stakes do not allow this".into()
    }
}

pub(crate) fn registry() -> Registry {
    Registry::new().with(Edition::<Stakes>::new().with_bot("random", Random::boxed))
}

/// All games of the house, and this one.
pub(crate) fn with_all_games() -> Registry {
    quintain_bots::registry().with(Edition::<Stakes>::new().with_bot("random", Random::boxed))
}
