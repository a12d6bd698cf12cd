//! What a game is. [`Game`] is the contract between rules and everybody who uses them.

use crate::catalogue::Catalogue;
use crate::chance::{BadAnswer, Luck, Request};
use crate::choices::{Choices, Count};
use crate::data::{DataError, Pack};
use crate::event::{Events, Revealed};
use crate::glance::Glance;
use crate::options::{OptionSchema, OptionsError, Preset};
use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use crate::talk::Talk;
use crate::text::{Lang, Names, Text};
use arrayvec::ArrayVec;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::fmt::Debug;
use std::hash::Hash;

/// A game in progress, as a value: `state + move -> state + events`.
///
/// # What is promised
///
/// - **No I/O, no clock, no generator, no panic on input.** Whatever move, answer or options arrive,
///   the game either goes on or refuses and stays exactly as it was.
/// - **One list of legal moves.** [`play`](Game::play) accepts a move if and only if
///   [`legal_moves`](Game::legal_moves) lists it for that seat. The list has no duplicates and is
///   empty exactly for seats that [`next`](Game::next) does not ask.
/// - **Nobody is stuck, nothing goes on for ever.** A seat that is asked has a move, and every game
///   ends, whatever is played.
/// - **Nothing is decided before someone can see it.** Decks are multisets; a card is drawn, by
///   [`Next::Chance`], when somebody first looks at it.
/// - **What a seat may not know is not in its view, its events or its legal moves.** Resampling all
///   of that by [`determinize`](Game::determinize) leaves the three byte-equal.
/// - **Order of simultaneous moves does not matter** while a sealed decision is open: the state after
///   the last of them is the same.
/// - **The hot path does not allocate**: `next`, `legal_moves` into a warm buffer, `pick`, `play` and `resolve`
///   with [`Events::off`].
///
/// The suite in [`crate::conformance`] holds every game to this.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The game's id, a plain word: `hearts`.
    const ID: &'static str;
    /// Raised whenever a record played before a change would not replay to the same end after it.
    const RULES: u32;
    /// Earlier versions of the rules whose records are read too. Most end as they did; one that does not is
    /// refused where it differs.
    const EARLIER_RULES: &'static [u32] = &[];
    /// Fingerprints that records carry of earlier data which plays the same as the data built in.
    const SAME_DATA: &'static [&'static str] = &[];

    /// The components, as read from a [`Pack`].
    type Data: Send + Sync + 'static;
    /// All that lies on the table, without the components: what snapshots keep.
    type State: Serialize + DeserializeOwned;
    /// What is chosen before the game. Unknown fields are refused.
    type Options: Clone + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One small decision. Compound turns are sequences of these.
    type Move: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Something that happened, in the game's words.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may know: a type without a field for anything else.
    type View: PartialEq + Debug + Serialize + DeserializeOwned;
    /// Why a move is not legal, with the facts.
    type Refusal: Refusal;
    /// Table talk with a meaning in this game; [`crate::talk::NoTalk`] if there is none.
    type Talk: Talk<Self>;

    /// Reads and checks the components. A pack that is wrong is refused with file and field named.
    fn load(pack: &Pack) -> Result<Self::Data, DataError>;

    /// A new game, before the first chance question. Data packs live as long as the program.
    fn new(data: &'static Self::Data, options: &Self::Options) -> Result<Self, OptionsError>;

    /// The same options with what was left out filled in, where the options of a game depend on one another: new
    /// tables record them.
    fn complete(data: &'static Self::Data, options: Self::Options) -> Self::Options {
        let _ = data;
        options
    }

    /// A game goes on from what lay on the table. Only for snapshots that this program wrote: records from
    /// outside are replayed instead.
    fn restore(data: &'static Self::Data, state: Self::State) -> Self;

    /// The components it is played with.
    fn data(&self) -> &'static Self::Data;

    /// What lies on the table.
    fn state(&self) -> &Self::State;

    /// How many seats the table has; at most [`MAX_SEATS`].
    fn seats(&self) -> usize;

    /// What the game waits for.
    fn next(&self) -> Next;

    /// Goes through the seat's legal moves in one fixed order: the one listing from which the list, the count and the
    /// random pick come. Nothing for a seat that is not asked.
    fn list_moves(&self, seat: Seat, moves: &mut impl Choices<Self::Move>);

    /// Appends the seat's legal moves to `moves`.
    #[inline]
    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Self::Move>) {
        self.list_moves(seat, moves);
    }

    /// Does this move end the turn of the seat that makes it? The hint of a whole turn goes no further.
    fn ends_turn(_mv: Self::Move) -> bool {
        false
    }

    /// A legal move of a seat that is asked, each as likely as any other: `legal_moves[luck.below(len)]`. The moves are
    /// counted, then the chosen one is found: nothing is written down.
    #[inline]
    fn pick<L: Luck>(&self, seat: Seat, luck: &mut L) -> Self::Move {
        let mut count = Count::default();
        self.list_moves(seat, &mut count);
        let place = luck.below(count.moves());
        if let Some(mv) = count.kept(place) {
            return mv;
        }
        let mut chosen = count.nth(place);
        self.list_moves(seat, &mut chosen);
        let Some(mv) = chosen.found() else { unreachable!("a seat that is asked has a move") };
        mv
    }

    /// Answers every open question of chance from `luck`, number by number in the order of the bounds, and
    /// says what the game waits for then: never chance. Games that are often asked may override this to
    /// answer without writing the questions down; the state must be the same.
    #[inline]
    fn settle<L: Luck>(&mut self, luck: &mut L, events: &mut Events<Self::Event>) -> Next {
        loop {
            match self.next() {
                Next::Chance(request) => {
                    // Each bound is replaced by its answer: nothing is copied.
                    let mut answer = request.bounds;
                    for number in &mut answer {
                        *number = luck.below(*number);
                    }
                    let resolved = self.resolve(&answer, events);
                    assert!(resolved.is_ok(), "an answer within the bounds is an answer: {resolved:?}");
                }
                next => return next,
            }
        }
    }

    /// The seat makes a move. On `Err` nothing has changed.
    fn play(
        &mut self,
        seat: Seat,
        mv: Self::Move,
        events: &mut Events<Self::Event>,
    ) -> Result<Revealed, Illegal<Self::Refusal>>;

    /// The seat's move as far as the seat itself can foresee it: as [`play`](Game::play), but without anything that
    /// would show the seat what it does not know. Games in which a move often shows something after its own work is
    /// done may override this to stop there.
    fn foresee(
        &mut self,
        seat: Seat,
        mv: Self::Move,
        events: &mut Events<Self::Event>,
    ) -> Result<Foresight, Illegal<Self::Refusal>> {
        foresee_all_or_nothing(self, seat, mv, events)
    }

    /// Chance has spoken. On `Err` nothing has changed.
    fn resolve(&mut self, answer: &[u32], events: &mut Events<Self::Event>)
    -> Result<Revealed, Illegal<Self::Refusal>>;

    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A world that `seat` cannot tell from this one: everything hidden from it drawn anew.
    fn determinize(&self, seat: Seat, luck: &mut dyn Luck) -> Self;
}

/// A game in words: names, sentences, options, presets, statistics. Apart from [`Game`] because no
/// rule depends on it.
pub trait Describe: Game {
    /// The data files built into the program.
    fn pack() -> Pack;

    /// The game's name.
    fn names() -> Names;

    /// The fewest and the most seats.
    fn seat_range() -> (usize, usize);

    /// The options, described.
    fn options(data: &'static Self::Data) -> Vec<OptionSchema>;

    /// Ready-made options that together cover every mode and every number of players.
    fn presets(data: &'static Self::Data) -> Vec<Preset>;

    /// Names, texts and figures of all components, for clients. Every component that a sentence names is in it, under the
    /// kind and the id that the sentence names it with.
    fn catalogue(data: &'static Self::Data) -> Catalogue;

    /// A move as an instruction: "Two swords face down on Orlando".
    fn move_text(&self, seat: Seat, mv: Self::Move, lang: Lang) -> Text;

    /// An event as a sentence. It depends on the event and the data alone, so that old events can be
    /// told at any time.
    fn event_text(data: &'static Self::Data, event: &Self::Event, lang: Lang) -> Text;

    /// Does this begin something that people watch for a while, such as a skirmish that is opened card by card? Bots
    /// wait for its end. It depends on nothing that somebody may not know.
    fn is_show(event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// A refusal as a sentence.
    fn refusal_text(&self, refusal: &Self::Refusal, lang: Lang) -> Text;

    /// What it would mean if the next number of the open chance question, after `prior`, were
    /// `value`: "Sword · Move", "4". `None` if it has no name.
    fn chance_text(&self, prior: &[u32], value: u32, lang: Lang) -> Option<String> {
        let _ = (prior, value, lang);
        None
    }

    /// Chances worth knowing apart from any table: `question` has the game's own fields. The error is a
    /// sentence.
    fn odds(data: &'static Self::Data, question: Map<String, Value>, lang: Lang) -> Result<Chances, String> {
        let _ = (data, question, lang);
        Err(format!("{} has no odds to tell", Self::ID))
    }

    /// The components that [`facts`](Describe::facts) speaks of: for each kind of flag all its values, so that those
    /// which never come up can be told.
    fn counted(data: &'static Self::Data) -> Vec<(&'static str, Vec<&'static str>)> {
        let _ = data;
        Vec::new()
    }

    /// Does [`facts`](Describe::facts) look at the log?
    const FACTS_FROM_LOG: bool = false;

    /// What a statistician wants to know about a finished game, seen from one seat. `log` is empty
    /// unless [`FACTS_FROM_LOG`](Describe::FACTS_FROM_LOG).
    fn facts(&self, seat: Seat, log: &[Self::Event], facts: &mut Facts) {
        let _ = (seat, log, facts);
    }

    /// The game at a glance, for lists of tables to watch. Made from the spectator's view, and from nothing else.
    fn glance(view: &Self::View) -> Glance {
        let _ = view;
        Glance::default()
    }

    /// The chance with which a seat enters a contest that this event begins, as the game stands after it: what became of
    /// it is compared with that.
    fn hope(&self, event: &Self::Event) -> Option<(Seat, f64)> {
        let _ = event;
        None
    }
}

/// What a game waits for.
#[derive(Clone, PartialEq, Debug)]
pub enum Next {
    /// These seats may move.
    Decide {
        /// One seat; or several, each of which acts on its own and in any order.
        seats: SeatSet,
        /// The seats choose at the same time and in secret: one move each, shown when all are in.
        sealed: bool,
    },
    /// The driver must answer a question of chance.
    Chance(Request),
    /// The game is over.
    Over(Outcome),
}

impl Next {
    /// One seat is to move.
    #[inline]
    pub const fn seat(seat: Seat) -> Self {
        Self::Decide { seats: SeatSet::one(seat), sealed: false }
    }

    /// Several seats may act, each on its own.
    #[inline]
    pub const fn open(seats: SeatSet) -> Self {
        Self::Decide { seats, sealed: false }
    }

    /// Several seats choose in secret.
    #[inline]
    pub const fn sealed(seats: SeatSet) -> Self {
        Self::Decide { seats, sealed: true }
    }

    /// Who may move now; nobody if chance is asked or the game is over.
    #[inline]
    pub const fn deciders(&self) -> SeatSet {
        match self {
            Self::Decide { seats, .. } => *seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// Is the game over?
    pub const fn is_over(&self) -> bool {
        matches!(self, Self::Over(_))
    }
}

/// How much of a move its own seat can foresee.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Foresight {
    /// All of it: the game stands as it would after the move.
    Whole,
    /// Its beginning. What comes then would show the seat something: the game is between two positions, and nothing
    /// but the seat's view may be asked of it.
    Part,
    /// Nothing: the game has not changed.
    Nothing,
}

/// What a seat can foresee of its move where it is all or nothing.
pub fn foresee_all_or_nothing<G: Game>(
    game: &mut G,
    seat: Seat,
    mv: G::Move,
    events: &mut Events<G::Event>,
) -> Result<Foresight, Illegal<G::Refusal>> {
    let (mut ahead, mut told) = (game.clone(), Events::on());
    if ahead.play(seat, mv, &mut told)?.concerns(Viewer::Seat(seat)) {
        return Ok(Foresight::Nothing);
    }
    *game = ahead;
    events.append(told);
    Ok(Foresight::Whole)
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The way it ended, in the game's words: `draw`, `castle-destroyed`.
    pub ending: Cow<'static, str>,
    /// One result for each seat.
    pub seats: ArrayVec<SeatResult, MAX_SEATS>,
    /// The points of a rival whom the rules play. Records made before rivals were told have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rival: Option<i32>,
}

/// How a game ended for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatResult {
    /// Points, tokens, or 1 and 0.
    pub score: i32,
    /// 1 is best; seats that tie share a rank, and the next rank is left out.
    pub rank: u8,
    /// Did the seat win? Several may, and nobody may.
    pub won: bool,
}

impl Outcome {
    /// Ranks the seats by a key, greatest first; equal keys share a rank.
    pub fn ranked<K: Ord>(ending: &'static str, scores: &[i32], keys: &[K], won: SeatSet) -> Self {
        let seats = Seat::all(scores.len())
            .map(|seat| SeatResult {
                score: scores[seat.index()],
                rank: 1 + keys.iter().filter(|key| **key > keys[seat.index()]).count() as u8,
                won: won.contains(seat),
            })
            .collect();
        Self { ending: Cow::Borrowed(ending), seats, rival: None }
    }

    /// Does a record that tells this outcome tell the same game? One that names no rival says nothing about it.
    pub fn is_told_as(&self, told: &Self) -> bool {
        self.ending == told.ending && self.seats == told.seats && (told.rival.is_none() || told.rival == self.rival)
    }

    /// The seats that won.
    pub fn winners(&self) -> SeatSet {
        Seat::all(self.seats.len()).filter(|seat| self.seats[seat.index()].won).collect()
    }
}

/// Why something cannot be done. Nothing has changed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Illegal<R> {
    /// This seat has nothing to decide now.
    NotAsked {
        /// Who moved.
        seat: Seat,
        /// Who is asked; nobody when chance is due or the game is over.
        asked: SeatSet,
    },
    /// Chance was answered though it was not asked.
    NoChanceDue,
    /// The numbers do not answer the question.
    BadAnswer(BadAnswer),
    /// A rule of the game forbids the move.
    Refused(R),
}

impl<R> From<BadAnswer> for Illegal<R> {
    fn from(bad: BadAnswer) -> Self {
        Self::BadAnswer(bad)
    }
}

/// A game's own reasons to refuse a move: an enum that carries the facts.
pub trait Refusal: Clone + PartialEq + Debug + Serialize + Send + Sync {
    /// The id of the rule it comes from: `HEA-TURN-08`.
    fn rule(&self) -> &'static str;
}

/// Chances, in the three forms in which people want them.
#[derive(Clone, PartialEq, Debug)]
pub struct Chances {
    /// For programs.
    pub json: Value,
    /// A table for a terminal.
    pub text: String,
    /// For a plot, if there is one.
    pub chart: Option<Chart>,
}

/// What a plot shows: bars side by side for each row, in percent.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    /// What is shown, in a sentence.
    pub title: String,
    /// What the axis counts.
    pub axis: String,
    /// What each bar of a row is.
    pub legend: Vec<String>,
    /// A name and its bars, from 0 to 1.
    pub rows: Vec<(String, Vec<f64>)>,
}

/// What a finished game tells the statistician about one seat.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// Things that are so or not: `("role", "hunter")`, `("master", "baker")`. Simulations count how
    /// often a seat with the fact wins.
    pub flags: Vec<(&'static str, Cow<'static, str>)>,
    /// Quantities: `("points-after-3", 47.0)`. Simulations average them.
    pub numbers: Vec<(Cow<'static, str>, f64)>,
}

impl Facts {
    /// Something that is so; it is so once, however often it is said.
    pub fn flag(&mut self, kind: &'static str, value: impl Into<Cow<'static, str>>) {
        let flag = (kind, value.into());
        if !self.flags.contains(&flag) {
            self.flags.push(flag);
        }
    }

    /// A quantity.
    pub fn number(&mut self, name: impl Into<Cow<'static, str>>, value: f64) {
        self.numbers.push((name.into(), value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_a_rank_and_the_next_is_left_out() {
        let outcome = Outcome::ranked("points", &[5, 9, 5, 1], &[5, 9, 5, 1], SeatSet::one(Seat::new(1)));
        let ranks: Vec<u8> = outcome.seats.iter().map(|result| result.rank).collect();
        assert_eq!(ranks, [2, 1, 2, 4]);
        assert_eq!(outcome.winners(), SeatSet::one(Seat::new(1)));
    }
}
