//! The suite that every game passes: [`Game`]'s promises, checked on random games.

use crate::cases::MISSING;
use crate::catalogue::Catalogue;
use crate::chance::{Fast, Luck};
use crate::driver::Seen;
use crate::event::{Events, Revealed};
use crate::game::{Describe, Game, Illegal, Next};
use crate::record::Stamp;
use crate::registry::{AnyGame, Edition};
use crate::rehearsal::{Rehearsal, Stop, StopWord, rehearse};
use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use crate::table::{LuckSource, Table};
use crate::text::{Lang, Text};
use serde::Serialize;
use serde_json::Value;
use std::collections::HashMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::Hasher;
use std::mem::{Discriminant, discriminant};

/// A game that takes more decisions than this does not end.
const ENDLESS: u64 = 100_000;
/// Moves of other positions that are kept to see whether they are refused.
const STRANGE_MOVES: usize = 400;

/// What the suite did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Conformance {
    /// Games played to the end.
    pub games: u64,
    /// Decisions taken in them.
    pub decisions: u64,
    /// Moves that were not offered and were refused.
    pub refusals: u64,
    /// Worlds resampled and compared.
    pub worlds: u64,
    /// Moves taken back and compared.
    pub undone: u64,
    /// Moves rehearsed and compared.
    pub rehearsed: u64,
}

/// The referee against the list: a seat that is asked may make exactly those of these moves that are listed for it, and one
/// that is refused changes nothing. Games call this in many positions, with every move of their type.
pub fn referee_agrees<G: Game>(game: &G, all: &[G::Move]) -> Result<(), String> {
    for seat in game.next().deciders().iter() {
        let mut listed = Vec::new();
        game.legal_moves(seat, &mut listed);
        let mut copy = game.clone();
        for mv in all {
            let played = copy.play(seat, *mv, &mut Events::off());
            let offered = listed.contains(mv);
            ensure(played.is_ok() == offered, format!("{mv:?} is listed ({offered}) if it is accepted: {played:?}"))?;
            if offered {
                copy = game.clone();
            } else {
                ensure(copy == *game, format!("{mv:?} is refused and changes nothing"))?;
            }
        }
        let unknown = listed.iter().find(|mv| !all.contains(mv));
        ensure(unknown.is_none(), format!("all moves are tried, {unknown:?} too"))?;
    }
    Ok(())
}

/// A fingerprint of a state, to compare states within one process.
pub fn fingerprint<G: Game>(game: &G) -> u64 {
    let mut hasher = DefaultHasher::new();
    game.hash(&mut hasher);
    hasher.finish()
}

/// Plays `games` random games and checks the promises on the way. The error says which promise broke,
/// in which game, and after how many decisions.
pub fn check<G: Describe>(edition: &Edition<G>, options: &Value, games: u64, seed: u64) -> Result<Conformance, String> {
    let mut done = Conformance::default();
    let catalogue = G::catalogue(edition.data());
    if let Some(flaw) = catalogue.flaws().first() {
        return Err(format!("{}: broken promise: the catalogue is whole: {flaw}", G::ID));
    }
    let mut suite = Suite {
        catalogue,
        edition,
        options,
        done: &mut done,
        strange: Vec::new(),
        latest: [None; MAX_SEATS],
        made: Made(HashMap::new()),
        luck: Fast::new(seed),
    };
    for game in 0..games {
        suite.one_game(seed.wrapping_mul(1_000_003).wrapping_add(game)).map_err(|broken| {
            format!("{} game {game} (seed {seed}), decision {}: {broken}", G::ID, suite.done.decisions)
        })?;
    }
    Ok(done)
}

/// Luck that answers one question, and only if it has the right bound.
struct Scripted {
    wanted: u32,
    bound: usize,
}

impl Luck for Scripted {
    fn below(&mut self, n: u32) -> u32 {
        if n as usize == self.bound { self.wanted } else { 0 }
    }
}

/// One in so many positions is rehearsed in, with up to so many moves.
const REHEARSE_EVERY: u32 = 3;
const REHEARSED: u32 = 6;

/// In one of so many positions the advisers are asked.
const ADVISE_EVERY: u32 = 20;

/// One in so many moves is taken back with the consent of all.
const TAKE_BACK_EVERY: u32 = 100;

struct Suite<'a, G: Describe> {
    catalogue: Catalogue,
    edition: &'a Edition<G>,
    options: &'a Value,
    done: &'a mut Conformance,
    strange: Vec<(Seat, G::Move)>,
    /// Each seat's latest move.
    latest: [Option<G::Move>; MAX_SEATS],
    made: Made<G::Move>,
    luck: Fast,
}

/// How often each kind of move was made.
struct Made<M>(HashMap<Discriminant<M>, u64>);

impl<M: Copy> Made<M> {
    /// Half of the moves are chosen fairly. For the others a kind of move is chosen first, by turns any and the one that
    /// was made least often: what is one move among a hundred, such as a trade, would else hardly ever be made twice.
    fn choose(&mut self, moves: &[M], luck: &mut Fast) -> M {
        let mut kinds: Vec<Discriminant<M>> = Vec::new();
        let manner = luck.below(4);
        if manner < 2 {
            for kind in moves.iter().map(discriminant) {
                if !kinds.contains(&kind) {
                    kinds.push(kind);
                }
            }
        }
        let kind = match manner {
            0 => kinds.iter().min_by_key(|kind| self.0.get(*kind).copied()).copied(),
            1 => kinds.get(luck.below(kinds.len() as u32) as usize).copied(),
            _ => None,
        };
        let fits = |mv: &&M| kind.is_none_or(|kind| discriminant(*mv) == kind);
        let nth = luck.below(moves.iter().filter(fits).count() as u32) as usize;
        let mv = moves.iter().filter(fits).nth(nth).copied().unwrap_or(moves[0]);
        *self.0.entry(discriminant(&mv)).or_default() += 1;
        mv
    }
}

impl<G: Describe> Suite<'_, G> {
    fn one_game(&mut self, seed: u64) -> Result<(), String> {
        let mut table = self.edition.table(self.options, LuckSource::seed(seed)).map_err(|error| error.to_string())?;
        let mut decisions = 0;
        let mut snapshot = None;
        loop {
            if self.luck.below(8) == 0 {
                snapshot = table.snapshot().or(snapshot);
            }
            let game = table.game();
            match game.next() {
                Next::Over(outcome) => {
                    ensure(outcome.seats.len() == game.seats(), "an outcome has one result for each seat")?;
                    ensure(outcome.seats.iter().any(|seat| seat.rank == 1), "somebody has the first rank")?;
                    Self::views_round_trip(game)?;
                    break;
                }
                Next::Chance(request) => {
                    ensure(!request.bounds.is_empty(), "a question asks for something")?;
                    ensure(request.bounds.iter().all(|&n| n > 0), "no bound of a question is 0")?;
                    self.bad_answers_are_refused(game, &request.bounds)?;
                    self.settling_is_answering(game)?;
                    let answer = table.dealt().ok_or("the dealer answers")?;
                    table.resolve(&answer, Stamp::default()).map_err(|illegal| format!("{illegal:?}"))?;
                }
                Next::Decide { seats, .. } => {
                    ensure(!seats.is_empty(), "a decision asks somebody")?;
                    self.position(game, seats, decisions)?;
                    self.decide(&mut table, seats)?;
                    decisions += 1;
                    self.done.decisions += 1;
                    ensure(decisions < ENDLESS, "every game ends")?;
                }
            }
        }
        self.done.games += 1;
        if let Some(snapshot) = snapshot {
            let text =
                serde_json::to_string(&snapshot).map_err(|error| format!("a snapshot has a JSON form: {error}"))?;
            let read = serde_json::from_str(&text).map_err(|error| format!("a snapshot reads back: {error}"))?;
            let resumed =
                self.edition.resume_table(&table.record(), &read, None).map_err(|broken| broken.to_string())?;
            ensure(resumed.game() == table.game(), "a game resumed from a snapshot ends in the same state")?;
            ensure(resumed.record() == table.record(), "with the same record")?;
        }
        self.record_round_trips(&table)
    }

    /// What must hold in every position in which somebody decides.
    fn position(&mut self, game: &G, seats: SeatSet, decisions: u64) -> Result<(), String> {
        for seat in Seat::all(game.seats()) {
            let mut moves = Vec::new();
            game.legal_moves(seat, &mut moves);
            if !seats.contains(seat) {
                ensure(moves.is_empty(), "a seat that is not asked has no legal moves")?;
                continue;
            }
            ensure(!moves.is_empty(), "a seat that is asked has a move")?;
            for (index, mv) in moves.iter().enumerate() {
                ensure(!moves[..index].contains(mv), format!("{mv:?} is offered once"))?;
                let mut copy = game.clone();
                let played = copy.play(seat, *mv, &mut Events::off());
                ensure(played.is_ok(), format!("the offered move {mv:?} applies: {played:?}"))?;
                let picked = game.pick(seat, &mut Scripted { wanted: index as u32, bound: moves.len() });
                ensure(picked == *mv, format!("pick finds {mv:?} at {index}, not {picked:?}"))?;
            }
            if let Some(mv) = moves.get(self.luck.below(moves.len() as u32) as usize) {
                self.remember(seat, *mv);
                self.told(game, seat, *mv)?;
            }
        }
        self.strange_moves_are_refused(game, seats)?;
        if decisions.is_multiple_of(7) {
            Self::views_round_trip(game)?;
        }
        let public = game.view(Viewer::SPECTATOR);
        for seat in Seat::all(game.seats()) {
            self.no_leaks(game, seat, &public)?;
        }
        if self.luck.below(REHEARSE_EVERY) == 0
            && let Some(seat) = seats.nth(self.luck.below(seats.len() as u32))
        {
            self.rehearsing_tells_the_truth(game, seat)?;
        }
        if self.luck.below(ADVISE_EVERY) == 0 {
            self.advice_leaks_nothing(game)?;
        }
        Ok(())
    }

    /// What an adviser tells a seat does not depend on what the seat cannot know.
    fn advice_leaks_nothing(&mut self, game: &G) -> Result<(), String> {
        let seat = Seat::new(self.luck.below(game.seats() as u32) as usize);
        let other = game.determinize(seat, &mut self.luck);
        let mut moves = Vec::new();
        game.legal_moves(seat, &mut moves);
        for (topic, adviser) in self.edition.advisers() {
            let advice = |game: &G| adviser(&Seen::new(game, seat, &moves), &Value::Null, Lang::En);
            ensure_same(&advice(game), &advice(&other), || {
                format!("the advice about {topic} for {seat:?} knows too much")
            })?;
        }
        Ok(())
    }

    /// A rehearsal changes nothing, equals what playing the same moves does, and is the same in every world that the
    /// seat takes for possible: so is why a move is refused.
    fn rehearsing_tells_the_truth(&mut self, game: &G, seat: Seat) -> Result<(), String> {
        let (mut line, before) = (Vec::new(), fingerprint(game));
        let mut rehearsal = rehearse(game, seat, &line);
        for _ in 0..=self.luck.below(REHEARSED) {
            let moves = rehearsal.moves(seat);
            if rehearsal.stop != Stop::End || moves.is_empty() {
                break;
            }
            line.push(moves[self.luck.below(moves.len() as u32) as usize]);
            rehearsal = rehearse(game, seat, &line);
        }
        if self.luck.below(4) == 0 {
            line.push(self.strange[self.luck.below(self.strange.len() as u32) as usize].1);
            rehearsal = rehearse(game, seat, &line);
        }
        ensure(fingerprint(game) == before, "rehearsing changes nothing")?;
        let other = game.determinize(seat, &mut self.luck);
        ensure_same(&told(&rehearsal, seat), &told(&rehearse(&other, seat, &line), seat), || {
            format!("what {seat:?} is told of {line:?} depends on what it cannot know")
        })?;
        let (mut played, mut seen) = (game.clone(), Vec::new());
        for mv in &line[..rehearsal.taken] {
            let mut events = Events::on();
            let _ = played.play(seat, *mv, &mut events).map_err(|illegal| format!("{mv:?} was taken: {illegal:?}"))?;
            seen.extend(events.seen_by(Viewer::Seat(seat)).cloned());
        }
        let foreseen: Vec<G::Event> = rehearsal.events.iter().map(|(_, event)| event.clone()).collect();
        if rehearsal.is_whole() {
            ensure(foreseen == seen, format!("{line:?} is told as it happens"))?;
            ensure(rehearsal.game == played, format!("{line:?} leads where playing it leads"))?;
        } else {
            ensure(seen.starts_with(&foreseen), format!("{line:?} is told as it happens, as far as it is told"))?;
        }
        if let Stop::Refused(illegal) = &rehearsal.stop {
            let refused = played.play(seat, line[rehearsal.taken], &mut Events::off());
            ensure(refused.as_ref() == Err(illegal), format!("{line:?} is refused for the same reason: {refused:?}"))?;
        }
        self.done.rehearsed += rehearsal.taken as u64;
        Ok(())
    }

    /// A move and what it brings about have whole sentences in every language.
    fn told(&self, game: &G, seat: Seat, mv: G::Move) -> Result<(), String> {
        let mut events = Events::on();
        let _ = game.clone().play(seat, mv, &mut events);
        for lang in Lang::ALL {
            let text = game.move_text(seat, mv, lang);
            whole(&text, || format!("{mv:?}"))?;
            self.named(&text)?;
            for (_, event) in events.list() {
                let text = G::event_text(game.data(), event, lang);
                whole(&text, || format!("{event:?}"))?;
                self.named(&text)?;
            }
        }
        Ok(())
    }

    /// Every component that a sentence names is in the catalogue. What has a number is a place at this table.
    fn named(&self, text: &Text) -> Result<(), String> {
        for piece in text.spans().into_iter().filter_map(|span| span.piece) {
            let (kind, id) = piece.split_once(':').unwrap_or((&piece, ""));
            if id.parse::<u32>().is_err() && self.catalogue.entry(kind, id).is_none() {
                return Err(format!(
                    "broken promise: {piece}, of which '{}' speaks, is in the catalogue",
                    text.plain()
                ));
            }
        }
        Ok(())
    }

    /// Keeps a sample of moves from everywhere.
    fn remember(&mut self, seat: Seat, mv: G::Move) {
        if self.strange.len() < STRANGE_MOVES {
            self.strange.push((seat, mv));
        } else {
            let slot = self.luck.below(STRANGE_MOVES as u32) as usize;
            self.strange[slot] = (seat, mv);
        }
    }

    /// Moves of other positions are refused unless they are offered here too, and change nothing.
    fn strange_moves_are_refused(&mut self, game: &G, asked: SeatSet) -> Result<(), String> {
        for _ in 0..4 {
            let (seat, mv) = self.strange[self.luck.below(self.strange.len() as u32) as usize];
            if seat.index() >= game.seats() {
                continue;
            }
            let mut moves = Vec::new();
            game.legal_moves(seat, &mut moves);
            if asked.contains(seat) && moves.contains(&mv) {
                continue;
            }
            let before = fingerprint(game);
            let mut copy = game.clone();
            let mut events = Events::on();
            let refused = copy.play(seat, mv, &mut events);
            ensure(refused.is_err(), format!("{mv:?} by {seat:?} is not offered, so refused"))?;
            if let Err(Illegal::Refused(refusal)) = refused {
                for lang in Lang::ALL {
                    whole(&game.refusal_text(&refusal, lang), || format!("{refusal:?}"))?;
                }
            }
            ensure(copy == *game && fingerprint(&copy) == before, format!("refusing {mv:?} changes nothing"))?;
            ensure(events.list().is_empty(), "a refused move makes no event")?;
            self.done.refusals += 1;
        }
        Ok(())
    }

    /// `settle` does what asking, answering and resolving by turns does with the same luck.
    fn settling_is_answering(&mut self, game: &G) -> Result<(), String> {
        let seed = u64::from(self.luck.below(1 << 30));
        let (mut quick, mut slow) = (game.clone(), game.clone());
        let (mut seen, mut told) = (Events::on(), Events::on());
        let next = quick.settle(&mut Fast::new(seed), &mut seen);
        let mut luck = Fast::new(seed);
        while let Next::Chance(request) = slow.next() {
            let answer = luck.answer(&request);
            let _ = slow.resolve(&answer, &mut told).map_err(|illegal| format!("{illegal:?}"))?;
        }
        ensure(quick == slow && next == slow.next(), "settling is answering question by question")?;
        ensure(seen.list() == told.list(), "and tells the same")?;
        for (lang, (_, event)) in Lang::ALL.into_iter().flat_map(|lang| seen.list().iter().map(move |one| (lang, one)))
        {
            let text = G::event_text(game.data(), event, lang);
            // What nobody needs to be told has no sentence.
            if !text.plain().is_empty() {
                self.named(&text)?;
                whole(&text, || format!("{event:?}"))?;
            }
        }
        Ok(())
    }

    fn bad_answers_are_refused(&mut self, game: &G, bounds: &[u32]) -> Result<(), String> {
        let mut copy = game.clone();
        let mut long = bounds.iter().map(|_| 0).collect::<Vec<_>>();
        long.push(0);
        let mut high = bounds.iter().map(|_| 0).collect::<Vec<_>>();
        let last = high.len() - 1;
        high[last] = bounds[last];
        for answer in [long, high, Vec::new(), vec![u32::MAX; bounds.len()]] {
            ensure(copy.resolve(&answer, &mut Events::off()).is_err(), format!("{answer:?} is no answer"))?;
            ensure(copy == *game, "refusing an answer changes nothing")?;
            self.done.refusals += 1;
        }
        let moved = self.strange.first().map(|(seat, mv)| copy.play(*seat, *mv, &mut Events::off()).is_err());
        ensure(moved.unwrap_or(true), "nobody moves while chance is asked")?;
        ensure(copy == *game, "refusing a move changes nothing")
    }

    /// Resampling what the seat cannot know changes neither its view nor its moves, nor what it sees of
    /// any move that claims to reveal nothing to it.
    fn no_leaks(&mut self, game: &G, seat: Seat, public: &G::View) -> Result<(), String> {
        let other = game.determinize(seat, &mut self.luck);
        self.done.worlds += 1;
        let viewer = Viewer::Seat(seat);
        ensure_same(&game.view(viewer), &other.view(viewer), || format!("the view of {seat:?} knows too much"))?;
        // Whoever only looks on knows nothing that is hidden from a seat.
        let spectator = Viewer::SPECTATOR;
        ensure_same(public, &other.view(spectator), || {
            format!("the view of a spectator tells what {seat:?} cannot know")
        })?;
        ensure(game.next() == other.next(), format!("what is next does not depend on what {seat:?} cannot know"))?;
        let (mut mine, mut theirs) = (Vec::new(), Vec::new());
        game.legal_moves(seat, &mut mine);
        other.legal_moves(seat, &mut theirs);
        ensure(mine == theirs, format!("the legal moves of {seat:?} do not depend on what it cannot know"))?;
        for mover in game.next().deciders().iter() {
            let mut moves = Vec::new();
            game.legal_moves(mover, &mut moves);
            let mv = moves[self.luck.below(moves.len() as u32) as usize];
            let (mut here, mut there) = (game.clone(), other.clone());
            let (mut seen_here, mut seen_there) = (Events::on(), Events::on());
            let revealed = here.play(mover, mv, &mut seen_here).unwrap_or(Revealed::TO_ALL);
            if there.play(mover, mv, &mut seen_there).is_err() {
                continue;
            }
            for eyes in [viewer, spectator].into_iter().filter(|eyes| !revealed.concerns(*eyes)) {
                let here: Vec<_> = seen_here.seen_by(eyes).collect();
                let there: Vec<_> = seen_there.seen_by(eyes).collect();
                ensure_same(&here, &there, || {
                    format!("{eyes:?} learns from {mv:?} by {mover:?}, which says it reveals nothing")
                })?;
            }
        }
        Ok(())
    }

    /// One seat moves; sometimes it takes the move back first.
    fn decide(&mut self, table: &mut Table<G>, seats: SeatSet) -> Result<(), String> {
        let nth = self.luck.below(seats.len() as u32) as usize;
        let seat = seats.iter().nth(nth).ok_or("a decision asks somebody")?;
        let mut moves = Vec::new();
        table.game().legal_moves(seat, &mut moves);
        let mv = self.made.choose(&moves, &mut self.luck);
        let before = table.game().clone();
        table.play(seat, mv, Stamp::default()).map_err(|illegal| format!("{illegal:?}"))?;
        if table.may_undo(seat) && self.luck.below(4) == 0 {
            ensure(table.undo(seat, Stamp::default()), "what may be undone is undone")?;
            ensure(*table.game() == before, format!("taking {mv:?} back restores the exact state"))?;
            self.done.undone += 1;
            table.play(seat, mv, Stamp::default()).map_err(|illegal| format!("{illegal:?}"))?;
        }
        self.others_move_may_be_undone(table, seat)?;
        self.latest[seat.index()] = Some(mv);
        // Not often: the whole game up to here is played again.
        if self.luck.below(TAKE_BACK_EVERY) == 0 && !table.game().next().is_over() {
            Self::take_back(table, seat, &before, mv)?;
            self.done.undone += 1;
        }
        Ok(())
    }

    /// Where several play at once: a seat that still may takes its move back after another's, and makes it again; nobody
    /// else notices.
    fn others_move_may_be_undone(&mut self, table: &mut Table<G>, mover: Seat) -> Result<(), String> {
        for seat in Seat::all(table.game().seats()).filter(|seat| *seat != mover) {
            let Some(mv) = self.latest[seat.index()].filter(|_| table.may_undo(seat)) else { continue };
            let after = table.game().clone();
            ensure(table.undo(seat, Stamp::default()), "what may be undone is undone")?;
            ensure(table.game().next().deciders().contains(seat), "who takes a move back is asked again")?;
            table.play(seat, mv, Stamp::default()).map_err(|illegal| format!("{mv:?} is made again: {illegal:?}"))?;
            ensure(*table.game() == after, format!("{mv:?} made again leads to the same"))?;
            self.done.undone += 1;
        }
        Ok(())
    }

    /// All agree that the seat takes its latest move back, whatever was revealed by it; then it makes it again.
    fn take_back(table: &mut Table<G>, seat: Seat, before: &G, mv: G::Move) -> Result<(), String> {
        let to = table.latest(seat).ok_or("a move has a beginning")?;
        let (after, length) = (table.game().clone(), table.length());
        ensure(table.take_back(seat, to, Stamp::default()), "what all agree to take back is taken back")?;
        ensure(table.length() == length + 1, "the record only grows")?;
        ensure(!table.may_undo(seat), "what others have learnt is not forgotten")?;
        if to + 1 < length {
            return ensure(table.game().next().deciders().contains(seat), "the sealed decision is asked anew");
        }
        ensure(table.game() == before, format!("taking {mv:?} back restores the exact state"))?;
        table.play(seat, mv, Stamp::default()).map_err(|illegal| format!("{illegal:?}"))?;
        ensure(*table.game() == after, "and made again it leads to the same")
    }

    fn views_round_trip(game: &G) -> Result<(), String> {
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(viewer);
            let json = serde_json::to_string(&view).map_err(|error| format!("a view has a JSON form: {error}"))?;
            let back: G::View = serde_json::from_str(&json).map_err(|error| format!("a view reads back: {error}"))?;
            ensure(view == back, "a view reads back as it was")?;
        }
        let snapshot =
            serde_json::to_string(game.state()).map_err(|error| format!("a state has a JSON form: {error}"))?;
        let state = serde_json::from_str(&snapshot).map_err(|error| format!("a state reads back: {error}"))?;
        ensure(G::restore(game.data(), state) == *game, "a game is restored from a snapshot as it was")
    }

    /// The record of the finished game replays to the same state, and its luck verifies.
    fn record_round_trips(&self, table: &Table<G>) -> Result<(), String> {
        let text = serde_json::to_string(&table.record()).map_err(|error| error.to_string())?;
        let record = serde_json::from_str(&text).map_err(|error| format!("a record reads back: {error}"))?;
        let again = self.edition.replay(&record, None, |_, _, _| Ok(())).map_err(|broken| broken.to_string())?;
        ensure(again.game() == table.game(), "a record replays to the same state")?;
        ensure(fingerprint(again.game()) == fingerprint(table.game()), "with the same fingerprint")?;
        let verified = self.edition.verify(&record).map_err(|broken| format!("its luck verifies: {broken}"))?;
        ensure(verified.luck_checked && verified.finished, "every answer is checked")
    }
}

/// All that a seat is told of a rehearsal.
#[derive(PartialEq, Serialize)]
#[serde(bound = "")]
struct Told<'a, G: Game> {
    taken: usize,
    stop: StopWord,
    refused: Option<&'a Illegal<G::Refusal>>,
    events: &'a [(usize, G::Event)],
    view: G::View,
    moves: Vec<G::Move>,
}

fn told<G: Game>(rehearsal: &Rehearsal<G>, seat: Seat) -> Told<'_, G> {
    Told {
        taken: rehearsal.taken,
        stop: rehearsal.stop.word(),
        refused: if let Stop::Refused(illegal) = &rehearsal.stop { Some(illegal) } else { None },
        events: &rehearsal.events,
        view: rehearsal.game.view(Viewer::Seat(seat)),
        moves: rehearsal.moves(seat),
    }
}

fn ensure(holds: bool, promise: impl Into<String>) -> Result<(), String> {
    if holds { Ok(()) } else { Err(format!("broken promise: {}", promise.into())) }
}

/// A sentence has all its words: no argument is missing, and no name in the case it is asked for.
fn whole(text: &Text, what: impl Fn() -> String) -> Result<(), String> {
    let plain = text.plain();
    let whole = !plain.is_empty() && !plain.contains(MISSING) && !plain.contains("{$") && !plain.contains("  ");
    ensure(whole, format!("{} is told in whole sentences, not as '{plain}'", what()))
}

/// Both are told in the same bytes. Values that are equal are; only others are written down.
fn ensure_same<T: Serialize + PartialEq>(mine: &T, theirs: &T, promise: impl FnOnce() -> String) -> Result<(), String> {
    if mine == theirs {
        return Ok(());
    }
    let mine = serde_json::to_string(mine).map_err(|error| error.to_string())?;
    let theirs = serde_json::to_string(theirs).map_err(|error| error.to_string())?;
    if mine == theirs { Ok(()) } else { Err(format!("broken promise: {}\n  {mine}\n  {theirs}", promise())) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A trade is begun, made and accepted though each of these is one move among a hundred.
    #[test]
    fn rare_kinds_of_moves_are_made_on_purpose() {
        #[derive(Clone, Copy, PartialEq, Debug)]
        enum Move {
            Common(u8),
            Rare,
        }
        let moves: Vec<Move> = (0..100).map(Move::Common).chain([Move::Rare]).collect();
        let (mut made, mut luck) = (Made(HashMap::new()), Fast::new(1));
        let chosen: Vec<Move> = (0..1000).map(|_| made.choose(&moves, &mut luck)).collect();
        let rare = chosen.iter().filter(|mv| **mv == Move::Rare).count();
        assert!((250..750).contains(&rare), "{rare} of 1000");
        let others = (0..100).filter(|n| chosen.contains(&Move::Common(*n))).count();
        assert!(others > 90, "and yet the others too: {others} of 100");
    }
}
