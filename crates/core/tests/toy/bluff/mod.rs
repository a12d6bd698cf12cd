//! Bluff, a toy: how small a game can be, and what the tests of core and of the line protocol play.
//!
//! Two seats get a hidden card each. Seat 0 lays coins one by one and says when it is done; then both
//! choose in secret to stay or to fold. If both stay, the higher card takes the coins; if one folds, it
//! loses a single coin. After the agreed number of rounds the richer seat wins.

#![allow(unreachable_pub)]

use quintain_core::chance::take;
use quintain_core::talk::NoTalk;
use quintain_core::{
    Choices, DataError, DataRef, Events, Game, Illegal, Luck, Next, OptionsError, Outcome, Pack, Refusal, Request,
    Revealed, Seat, SeatSet, Viewer,
};
use serde::{Deserialize, Serialize};

mod words;
pub use words::First;

/// The components.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Data {
    ranks: u8,
    copies: u8,
    purse: u8,
}

/// What is chosen before the game.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many rounds are played.
    #[serde(default = "one")]
    pub rounds: u8,
}

const fn one() -> u8 {
    1
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Deal,
    Stake,
    Seal,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    Coin,
    Done,
    Stay,
    Fold,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Dealt { seat: Seat, rank: Option<u8> },
    Laid { coins: u8 },
    Sealed { seat: Seat },
    Shown { choices: [Move; 2], ranks: Option<[u8; 2]>, scores: [i8; 2] },
}

/// Why not.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhyNot {
    PurseEmpty { purse: u8 },
    NotNow,
}

impl Refusal for WhyNot {
    fn rule(&self) -> &'static str {
        if *self == Self::NotNow { "TOY-TURN-01" } else { "TOY-STAKE-02" }
    }
}

/// What lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    phase: Phase,
    rounds_left: u8,
    cards: [Option<u8>; 2],
    coins: u8,
    chosen: [bool; 2],
    choices: [Option<Move>; 2],
    scores: [i8; 2],
}

/// What a viewer may know: cards and choices that are not his are not there.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    phase: Phase,
    rounds_left: u8,
    cards: [Option<u8>; 2],
    coins: u8,
    chosen: [bool; 2],
    choices: [Option<Move>; 2],
    scores: [i8; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bluff {
    data: DataRef<Data>,
    state: State,
}

impl Bluff {
    fn asked(&self) -> SeatSet {
        match self.state.phase {
            Phase::Stake => SeatSet::one(Seat::new(0)),
            Phase::Seal => Seat::all(2).filter(|seat| !self.state.chosen[seat.index()]).collect(),
            Phase::Deal | Phase::Over => SeatSet::EMPTY,
        }
    }

    /// TOY-STAKE-02: the same check serves the list of moves and the referee.
    fn may_lay_a_coin(&self) -> Result<(), WhyNot> {
        let purse = self.data.purse;
        if self.state.coins < purse { Ok(()) } else { Err(WhyNot::PurseEmpty { purse }) }
    }

    /// Both have chosen: show, score, go on.
    fn show(&mut self, choices: [Move; 2], events: &mut Events<Event>) {
        let State { cards, coins, ref mut scores, .. } = self.state;
        let ranks = cards.map(Option::unwrap_or_default);
        let stakes = match choices {
            [Move::Stay, Move::Stay] if ranks[0] == ranks[1] => [0, 0],
            [Move::Stay, Move::Stay] if ranks[0] > ranks[1] => [coins as i8, -(coins as i8)],
            [Move::Stay, Move::Stay] => [-(coins as i8), coins as i8],
            _ => choices.map(|choice| -i8::from(choice == Move::Fold)),
        };
        *scores = [scores[0] + stakes[0], scores[1] + stakes[1]];
        let ranks = (choices == [Move::Stay; 2]).then_some(ranks);
        let scores = *scores;
        events.all(|| Event::Shown { choices, ranks, scores });
        let rounds_left = self.state.rounds_left - 1;
        let phase = if rounds_left == 0 { Phase::Over } else { Phase::Deal };
        self.state =
            State { phase, rounds_left, scores, coins: 0, cards: [None; 2], chosen: [false; 2], choices: [None; 2] };
    }
}

impl Game for Bluff {
    const ID: &'static str = "bluff";
    const RULES: u32 = 1;
    type Data = Data;
    type State = State;
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Refusal = WhyNot;
    type Talk = NoTalk;

    fn load(pack: &Pack) -> Result<Data, DataError> {
        let data: Data = pack.parse("bluff.toml")?;
        if !(1..=8).contains(&data.ranks) || !(1..=8).contains(&data.copies) || data.ranks * data.copies < 2 {
            return Err(DataError::new("bluff.toml", "ranks", "a deck has 1 to 8 ranks of 1 to 8 cards, two in all"));
        }
        Ok(data)
    }

    fn new(data: &'static Data, options: &Options) -> Result<Self, OptionsError> {
        if !(1..=9).contains(&options.rounds) {
            return Err(OptionsError::new("rounds", "play 1 to 9 rounds").by("TOY-SETUP-01"));
        }
        let state = State {
            phase: Phase::Deal,
            rounds_left: options.rounds,
            cards: [None; 2],
            coins: 0,
            chosen: [false; 2],
            choices: [None; 2],
            scores: [0; 2],
        };
        Ok(Self { data: DataRef(data), state })
    }

    fn restore(data: &'static Data, state: State) -> Self {
        Self { data: DataRef(data), state }
    }

    fn data(&self) -> &'static Data {
        self.data.0
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn seats(&self) -> usize {
        2
    }

    fn next(&self) -> Next {
        match self.state.phase {
            Phase::Deal => Next::Chance(Request::draw("TOY-DEAL", 2, u32::from(self.data.ranks * self.data.copies))),
            Phase::Stake => Next::seat(Seat::new(0)),
            Phase::Seal => Next::sealed(self.asked()),
            Phase::Over => {
                let scores = self.state.scores.map(i32::from);
                let best = scores[0].max(scores[1]);
                let won = Seat::all(2).filter(|seat| scores[seat.index()] == best).collect();
                let ending = if scores[0] == scores[1] { "draw" } else { "richer" };
                Next::Over(Outcome::ranked(ending, &scores, &scores, won))
            }
        }
    }

    fn list_moves(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        if !self.asked().contains(seat) {
            return;
        }
        if self.state.phase == Phase::Stake {
            moves.one_if(self.may_lay_a_coin().is_ok(), Move::Coin);
            moves.one(Move::Done);
        } else {
            moves.one(Move::Stay);
            moves.one(Move::Fold);
        }
    }

    fn play(&mut self, seat: Seat, mv: Move, events: &mut Events<Event>) -> Result<Revealed, Illegal<WhyNot>> {
        let asked = self.asked();
        if !asked.contains(seat) {
            return Err(Illegal::NotAsked { seat, asked });
        }
        match (self.state.phase, mv) {
            (Phase::Stake, Move::Coin) => {
                self.may_lay_a_coin().map_err(Illegal::Refused)?;
                self.state.coins += 1;
                let coins = self.state.coins;
                events.all(|| Event::Laid { coins });
            }
            (Phase::Stake, Move::Done) => self.state.phase = Phase::Seal,
            (Phase::Seal, Move::Stay | Move::Fold) => {
                self.state.choices[seat.index()] = Some(mv);
                self.state.chosen[seat.index()] = true;
                events.all(|| Event::Sealed { seat });
                if let [Some(first), Some(second)] = self.state.choices {
                    self.show([first, second], events);
                    return Ok(Revealed::TO_ALL);
                }
            }
            _ => return Err(Illegal::Refused(WhyNot::NotNow)),
        }
        Ok(Revealed::NOTHING)
    }

    fn resolve(&mut self, answer: &[u32], events: &mut Events<Event>) -> Result<Revealed, Illegal<WhyNot>> {
        let Next::Chance(request) = self.next() else { return Err(Illegal::NoChanceDue) };
        request.check(answer)?;
        let mut deck = [0; 8];
        deck[..usize::from(self.data.ranks)].fill(self.data.copies);
        for (seat, &index) in Seat::all(2).zip(answer) {
            let rank = take(&mut deck, index) as u8;
            self.state.cards[seat.index()] = Some(rank);
            let dealt = move |rank| Event::Dealt { seat, rank };
            events.split(SeatSet::one(seat), move || dealt(Some(rank)), move || dealt(None));
        }
        self.state.phase = Phase::Stake;
        Ok(Revealed::to_seats(SeatSet::all(2)))
    }

    fn view(&self, viewer: Viewer) -> View {
        let State { phase, rounds_left, coins, chosen, scores, .. } = self.state;
        let mut view = View { phase, rounds_left, coins, chosen, scores, cards: [None; 2], choices: [None; 2] };
        for seat in Seat::all(2).filter(|&seat| viewer.knows(seat)) {
            view.cards[seat.index()] = self.state.cards[seat.index()];
            view.choices[seat.index()] = self.state.choices[seat.index()];
        }
        view
    }

    fn determinize(&self, seat: Seat, luck: &mut dyn Luck) -> Self {
        let mut world = *self;
        let other = 1 - seat.index().min(1);
        if let (Some(mine), Some(_)) = (self.state.cards[1 - other], self.state.cards[other]) {
            let mut unseen = [0; 8];
            unseen[..usize::from(self.data.ranks)].fill(self.data.copies);
            unseen[usize::from(mine)] -= 1;
            let left = u32::from(self.data.ranks * self.data.copies) - 1;
            world.state.cards[other] = Some(take(&mut unseen, luck.below(left)) as u8);
        }
        if self.state.chosen[other] {
            world.state.choices[other] = Some([Move::Stay, Move::Fold][luck.below(2) as usize]);
        }
        world
    }
}
