//! Playing games with bots: what a bot is given, and loops that run whole games.

use crate::chance::{Fast, Luck};
use crate::event::Events;
use crate::game::{Describe, Facts, Game, Next, Outcome};
use crate::seat::{Seat, Viewer};
use crate::talk::Talk;
use crate::text::Lang;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::time::Duration;

/// What a bot is given when it must decide: its seat's view, its legal moves, and worlds that its
/// seat cannot tell from the real one. The live state is out of its reach.
pub struct Seen<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    moves: &'a [G::Move],
}

impl<'a, G: Game> Seen<'a, G> {
    /// What `seat` sees of `game`; `moves` are its legal moves.
    pub fn new(game: &'a G, seat: Seat, moves: &'a [G::Move]) -> Self {
        Self { game, seat, moves }
    }

    /// The seat that decides.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Its legal moves: for a bot never empty.
    pub fn moves(&self) -> &'a [G::Move] {
        self.moves
    }

    /// Its view.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// A world that fits everything the seat knows.
    pub fn sample(&self, luck: &mut dyn Luck) -> G {
        self.game.determinize(self.seat, luck)
    }

    /// The components.
    pub fn data(&self) -> &'static G::Data {
        self.game.data()
    }
}

/// How long a bot may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// As its level says.
    Level,
    /// As its level says, but with no regard to the clock: the same choice on any machine, however busy.
    Unhurried,
    /// This long at most.
    Time(Duration),
    /// This many simulations at most.
    Simulations(u32),
}

/// What the value of a choice counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// The bot's own measure, which compares moves and means nothing else.
    #[default]
    Own,
    /// The chance to win, from 0 to 1.
    Chance,
    /// The expected final score.
    Points,
}

/// What a bot decided, and why.
#[derive(Clone, Debug)]
pub struct Choice<M> {
    /// The move.
    pub mv: M,
    /// How good the bot thinks its position is after it: the chance to win, or expected points.
    pub value: Option<f64>,
    /// What the value counts.
    pub unit: Unit,
    /// Other moves that it looked at, with their values in the same unit, the best first.
    pub others: Vec<(M, f64)>,
    /// What it expects to follow.
    pub line: Vec<M>,
    /// Anything it counted: simulations, samples.
    pub stats: BTreeMap<&'static str, f64>,
}

impl<M> Choice<M> {
    /// A move without a reason.
    pub fn of(mv: M) -> Self {
        Self { mv, value: None, unit: Unit::Own, others: Vec::new(), line: Vec::new(), stats: BTreeMap::new() }
    }
}

/// Something that can be said in a game.
pub type Line<G> = <<G as Game>::Talk as Talk<G>>::Line;

/// What a bot is given when it may speak.
pub struct Speaking<'a, G: Game> {
    /// What its seat sees, and its legal moves.
    pub seen: Seen<'a, G>,
    /// What its seat has heard.
    pub talk: &'a G::Talk,
    /// What it may say.
    pub lines: &'a [Line<G>],
    /// The move it is about to make.
    pub intends: G::Move,
    /// The same number for one seat of one table all the time, and another for the next: whatever is drawn from
    /// it is the bot's nature.
    pub character: u64,
}

/// A bot.
pub trait Policy<G: Game>: Send {
    /// Chooses one of `seen.moves()`.
    fn choose(&mut self, seen: &Seen<'_, G>, budget: Budget, luck: &mut dyn Luck) -> Choice<G::Move>;

    /// What it says before it moves, if anything: one of `speaking.lines`.
    fn speak(&mut self, speaking: &Speaking<'_, G>, luck: &mut dyn Luck) -> Option<Line<G>> {
        let _ = (speaking, luck);
        None
    }

    /// Why it would make these moves, in the words of the game.
    fn reason(&mut self, seen: &Seen<'_, G>, line: &[G::Move], lang: Lang, luck: &mut dyn Luck) -> Option<String> {
        let _ = (seen, line, lang, luck);
        None
    }

    /// How long it may think about a move. Tables wait so long for it whatever it holds, so that nothing shows in how
    /// long it takes.
    fn thinks(&self) -> Duration {
        Duration::ZERO
    }

    /// A new game begins: forget the last one.
    fn begin(&mut self, seat: Seat) {
        let _ = seat;
    }

    /// Does the bot want to be told what happens? Games run faster if nobody does.
    fn observes(&self) -> bool {
        false
    }

    /// Something happened that the bot's seat may see.
    fn observe(&mut self, event: &G::Event) {
        let _ = event;
    }
}

/// A finished game.
#[derive(Clone, Debug)]
pub struct Finished<G: Game> {
    /// The last state.
    pub game: G,
    /// How it ended.
    pub outcome: Outcome,
    /// How many decisions the seats took.
    pub decisions: u64,
    /// Everything that happened; empty unless asked for.
    pub log: Vec<G::Event>,
}

/// Plays a game to its end: `policies[s]` decides for seat `s`.
pub fn play_out<G: Game>(
    mut game: G,
    policies: &mut [Box<dyn Policy<G>>],
    budget: Budget,
    luck: &mut Fast,
    keep_log: bool,
) -> Finished<G> {
    let listening = keep_log || policies.iter().any(|policy| policy.observes());
    let mut events = if listening { Events::on() } else { Events::off() };
    let mut moves = Vec::new();
    let mut log = Vec::new();
    let mut decisions = 0;
    for (seat, policy) in Seat::all(game.seats()).zip(policies.iter_mut()) {
        policy.begin(seat);
    }
    loop {
        match game.next() {
            Next::Over(outcome) => return Finished { game, outcome, decisions, log },
            Next::Chance(request) => {
                let answer = luck.answer(&request);
                let resolved = game.resolve(&answer, &mut events);
                debug_assert!(resolved.is_ok(), "{resolved:?}");
            }
            Next::Decide { seats, .. } => {
                let Some(seat) = seats.first() else { unreachable!("a decision asks somebody") };
                moves.clear();
                game.legal_moves(seat, &mut moves);
                let seen = Seen::new(&game, seat, &moves);
                let mv = policies[seat.index()].choose(&seen, budget, luck).mv;
                let played = game.play(seat, mv, &mut events);
                assert!(played.is_ok(), "a bot played {mv:?}: {played:?}");
                decisions += 1;
            }
        }
        if listening {
            for (audience, event) in events.take() {
                for (seat, policy) in Seat::all(game.seats()).zip(policies.iter_mut()) {
                    if audience.includes(Viewer::Seat(seat)) {
                        policy.observe(&event);
                    }
                }
                if keep_log && audience.includes(Viewer::EVERYTHING) {
                    log.push(event);
                }
            }
        }
    }
}

/// What statisticians keep of a finished game.
#[derive(Clone, Debug)]
pub struct Account {
    /// How it ended.
    pub outcome: Outcome,
    /// How many decisions the seats took.
    pub decisions: u64,
    /// The facts of each seat.
    pub facts: Vec<Facts>,
}

impl Account {
    /// The account of a game.
    pub fn of<G: Describe>(finished: &Finished<G>) -> Self {
        let seats = finished.outcome.seats.len();
        let facts = Seat::all(seats).map(|seat| {
            let mut facts = Facts::default();
            finished.game.facts(seat, &finished.log, &mut facts);
            facts
        });
        Self { facts: facts.collect(), outcome: finished.outcome.clone(), decisions: finished.decisions }
    }
}

/// How fast random games went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Playouts {
    /// Games played to the end.
    pub games: u64,
    /// Decisions taken in them, chance not counted.
    pub decisions: u64,
    /// A number that depends on every game, so that nothing can be optimised away.
    pub check: u64,
}

/// Plays `games` random games in the tightest loop there is: the benchmark's subject.
pub fn random_playouts<G: Game>(start: &G, games: u64, luck: &mut Fast) -> Playouts {
    let mut events = Events::off();
    let mut done = Playouts::default();
    for _ in 0..games {
        let mut game = start.clone();
        loop {
            match game.settle(luck, &mut events) {
                Next::Decide { seats, .. } => {
                    let Some(seat) = seats.first() else { break };
                    let mv = game.pick(seat, luck);
                    if game.play(seat, mv, &mut events).is_err() {
                        break;
                    }
                    done.decisions += 1;
                }
                Next::Chance(_) => break,
                Next::Over(outcome) => {
                    done.games += 1;
                    done.check = done.check.wrapping_mul(31).wrapping_add(outcome.seats[0].score as u64);
                    break;
                }
            }
        }
    }
    done
}

/// The ceiling beside the benchmark: one random choice and one copy of the state per decision, no rules.
pub fn ceiling<G: Game>(start: &G, decisions: u64, luck: &mut Fast) -> u64 {
    let mut kept = start.clone();
    let mut check = 0u64;
    for _ in 0..decisions {
        let copy = std::hint::black_box(&kept).clone();
        check = check.wrapping_add(u64::from(luck.below(32)));
        kept = std::hint::black_box(copy);
    }
    check
}

/// Statistics over many games of the same seating.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Decisions taken.
    pub decisions: u64,
    /// For each seat: games won, sum of scores, sum of squared scores.
    pub seats: Vec<SeatTally>,
    /// How often each ending came up.
    pub endings: BTreeMap<String, u64>,
    /// For each fact: how many seats had it, and how many of them won.
    pub flags: BTreeMap<(String, String), (u64, u64)>,
    /// For each quantity: count, sum, sum of squares.
    pub numbers: Numbers,
    /// The same for each seat, because seats may be played by different bots.
    pub by_seat: Vec<Numbers>,
}

/// Quantities by name: count, sum, sum of squares.
pub type Numbers = BTreeMap<String, (u64, f64, f64)>;

/// Adds to one of them.
pub fn add(numbers: &mut Numbers, name: &str, (count, sum, squares): (u64, f64, f64)) {
    let entry = numbers.entry(name.to_owned()).or_default();
    entry.0 += count;
    entry.1 += sum;
    entry.2 += squares;
}

/// Statistics of one seat.
#[derive(Clone, Copy, Debug, Default)]
pub struct SeatTally {
    /// Games won; a shared victory counts whole.
    pub wins: u64,
    /// Sum of the scores.
    pub score: f64,
    /// Sum of the squared scores.
    pub score_squared: f64,
}

impl Tally {
    /// Counts a finished game.
    pub fn count(&mut self, account: &Account) {
        let seats = account.outcome.seats.len();
        self.games += 1;
        self.decisions += account.decisions;
        self.seats.resize(seats, SeatTally::default());
        self.by_seat.resize(seats, Numbers::new());
        *self.endings.entry(account.outcome.ending.clone().into_owned()).or_default() += 1;
        for (seat, (result, facts)) in account.outcome.seats.iter().zip(&account.facts).enumerate() {
            let tally = &mut self.seats[seat];
            tally.wins += u64::from(result.won);
            tally.score += f64::from(result.score);
            tally.score_squared += f64::from(result.score).powi(2);
            for (kind, value) in &facts.flags {
                let (count, wins) = self.flags.entry(((*kind).to_owned(), value.clone().into_owned())).or_default();
                *count += 1;
                *wins += u64::from(result.won);
            }
            for (name, value) in &facts.numbers {
                let once = (1, *value, value * value);
                add(&mut self.numbers, name, once);
                add(&mut self.by_seat[seat], name, once);
            }
        }
    }

    /// Adds the statistics of another run of the same seating.
    pub fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.seats.resize(self.seats.len().max(other.seats.len()), SeatTally::default());
        for (mine, theirs) in self.seats.iter_mut().zip(other.seats) {
            mine.wins += theirs.wins;
            mine.score += theirs.score;
            mine.score_squared += theirs.score_squared;
        }
        for (ending, n) in other.endings {
            *self.endings.entry(ending).or_default() += n;
        }
        for (flag, (count, wins)) in other.flags {
            let mine = self.flags.entry(flag).or_default();
            mine.0 += count;
            mine.1 += wins;
        }
        for (name, counted) in &other.numbers {
            add(&mut self.numbers, name, *counted);
        }
        self.by_seat.resize(self.by_seat.len().max(other.by_seat.len()), Numbers::new());
        for (mine, theirs) in self.by_seat.iter_mut().zip(&other.by_seat) {
            for (name, counted) in theirs {
                add(mine, name, *counted);
            }
        }
    }
}
