//! A table of one game behind the dynamic face.

use super::told::tell;
use super::{AnyTable, Edition, GameError, Offer, Told};
use crate::advice::adviser;
use crate::chance::{Fast, Luck};
use crate::conformance;
use crate::driver::{Budget, Seen, Speaking};
use crate::error::refused as error_of;
use crate::game::{Describe, Illegal, Next};
use crate::glance::Glance;
use crate::record::{Entry, Logged, Record, Stamp};
use crate::rehearsal::{Rehearsed, rehearse_json};
use crate::seat::{Seat, Viewer};
use crate::suggestion::{Suggestion, suggest};
use crate::table::{Happened, Refused, Snapshot, Table, json};
use crate::talk::Talk;
use crate::text::Lang;
use serde_json::Value;
use std::sync::Arc;

/// A table behind the dynamic face.
pub(super) struct Live<G: Describe> {
    pub(super) table: Table<G>,
    pub(super) edition: Arc<Edition<G>>,
}

impl<G: Describe> AnyTable for Live<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> usize {
        self.table.game().seats()
    }

    fn next(&self) -> Next {
        self.table.game().next()
    }

    fn legal(&self, seat: Seat) -> Vec<Value> {
        self.legal_moves(seat).iter().map(json).collect()
    }

    fn each_legal(&self, seat: Seat, each: &mut dyn FnMut(&str)) {
        let mut text = Vec::with_capacity(128);
        for mv in self.legal_moves(seat) {
            text.clear();
            // Writing our own types to memory does not fail, and JSON is UTF-8.
            let _ = serde_json::to_writer(&mut text, &mv);
            each(str::from_utf8(&text).unwrap_or_default());
        }
    }

    fn moves(&self, seat: Seat, lang: Lang) -> Vec<Offer> {
        let game = self.table.game();
        self.legal_moves(seat)
            .into_iter()
            .map(|mv| Offer { mv: json(&mv), text: game.move_text(seat, mv, lang) })
            .collect()
    }

    fn write_moves(&self, seat: Seat, lang: Lang, out: &mut Vec<u8>) {
        let game = self.table.game();
        let moves = self.legal_moves(seat);
        out.push(b'[');
        for (index, &mv) in moves.iter().enumerate() {
            out.extend_from_slice(if index > 0 { b",{\"move\":" } else { b"{\"move\":" });
            // Writing our own types to memory does not fail.
            let _ = serde_json::to_writer(&mut *out, &mv);
            out.extend_from_slice(b",\"text\":");
            game.move_text(seat, mv, lang).write_json(out);
            out.push(b'}');
        }
        out.push(b']');
    }

    fn chance_names(&self, prior: &[u32], bound: u32, lang: Lang) -> Option<Vec<String>> {
        (0..bound.min(256)).map(|value| self.table.game().chance_text(prior, value, lang)).collect()
    }

    fn play(&mut self, seat: Seat, mv: &Value, stamp: Stamp, lang: Lang) -> Result<Vec<Told>, GameError> {
        let entry = Entry::Move { seat, play: mv.clone() };
        self.entry(&Logged { entry, stamp }, lang)
    }

    fn play_text(&mut self, seat: Seat, mv: &str, stamp: Stamp, lang: Lang) -> Result<Vec<Told>, GameError> {
        let happened = self.table.play_text(seat, mv, stamp);
        self.told(happened, lang)
    }

    fn rehearse(&self, seat: Seat, line: &[Value], lang: Option<Lang>) -> Rehearsed {
        rehearse_json(self.table.game(), seat, line, lang)
    }

    fn resolve(&mut self, answer: &[u32], stamp: Stamp) -> Result<Vec<Told>, GameError> {
        self.entry(&Logged { entry: Entry::Chance(answer.to_vec()), stamp }, Lang::En)
    }

    fn deal(&mut self, stamp: &Stamp) -> Vec<Told> {
        self.table.deal(stamp).map(|happened| tell::<G>(self.edition.data, happened)).unwrap_or_default()
    }

    fn may_undo(&self, seat: Seat) -> bool {
        self.table.may_undo(seat)
    }

    fn undo(&mut self, seat: Seat, stamp: Stamp) -> Result<(), GameError> {
        self.entry(&Logged { entry: Entry::Undo(seat), stamp }, Lang::En).map(|_| ())
    }

    fn latest(&self, seat: Seat) -> Option<usize> {
        self.table.latest(seat)
    }

    fn take_back(&mut self, seat: Seat, to: usize, stamp: Stamp) -> Result<(), GameError> {
        self.entry(&Logged { entry: Entry::TakeBack { seat, to }, stamp }, Lang::En).map(|_| ())
    }

    fn say(&mut self, seat: Seat, line: &Value, stamp: Stamp, lang: Lang) -> Result<Vec<Told>, GameError> {
        let entry = Entry::Say { seat, line: line.clone() };
        self.entry(&Logged { entry, stamp }, lang)
    }

    fn lines(&self, seat: Seat) -> Vec<Value> {
        if seat.index() >= self.seats() {
            return Vec::new();
        }
        self.table.talk().lines(self.table.game(), seat).iter().map(json).collect()
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.table.game().view(viewer))
    }

    fn view_text(&self, viewer: Viewer) -> String {
        let mut text = Vec::with_capacity(4096);
        let _ = serde_json::to_writer(&mut text, &self.table.game().view(viewer));
        String::from_utf8(text).unwrap_or_default()
    }

    fn glance(&self) -> Glance {
        let game = self.table.game();
        let turn = game.next().deciders().iter().collect();
        Glance { turn, ..G::glance(&game.view(Viewer::SPECTATOR)) }
    }

    fn record(&self) -> Record {
        self.table.record()
    }

    fn snapshot(&self) -> Option<Snapshot> {
        self.table.snapshot()
    }

    fn len(&self) -> usize {
        self.table.length()
    }

    fn entries_since(&self, from: usize) -> Vec<Logged<Value, Value>> {
        self.table.entries_json(from)
    }

    fn entries_text(&self, from: usize) -> String {
        self.table.write_entries(from)
    }

    fn deeds_since(&self, from: usize) -> Vec<Entry<(), ()>> {
        self.table.deeds(from).collect()
    }

    fn apply(&mut self, logged: &Logged<Value, Value>) -> Result<Vec<Told>, GameError> {
        self.entry(logged, Lang::En)
    }

    fn suggest(&self, seat: Seat, bot: &str, budget: Budget, seed: u64, lang: Lang) -> Result<Suggestion, GameError> {
        self.ask_bot(seat, bot, budget, seed, lang, false)
    }

    fn hint(&self, seat: Seat, bot: &str, seed: u64, lang: Lang) -> Result<Suggestion, GameError> {
        self.ask_bot(seat, bot, Budget::Level, seed, lang, true)
    }

    fn advise(&self, seat: Seat, topic: &str, question: &Value, lang: Lang) -> Result<Value, GameError> {
        let adviser = adviser(&self.edition.advisers, topic);
        let adviser = adviser.map_err(|message| GameError::new("unknown-topic", message))?;
        let moves = self.legal_moves(seat);
        let advice = adviser(&Seen::new(self.table.game(), seat, &moves), question, lang);
        advice.map_err(|message| GameError::new("bad-question", message))
    }

    fn speak(&self, seat: Seat, bot: &str, intends: &Value, character: u64, seed: u64) -> Option<Value> {
        let game = self.table.game();
        let mut moves = Vec::new();
        game.legal_moves(seat, &mut moves);
        let lines = self.table.talk().lines(game, seat);
        let intends = serde_json::from_value(intends.clone()).ok().filter(|mv| moves.contains(mv))?;
        let talk = self.table.talk().heard_by(seat);
        let seen = Seen::new(game, seat, &moves);
        let speaking = Speaking { seen, talk: &talk, lines: &lines, intends, character };
        let line = self.edition.make_bot(bot).ok()?.speak(&speaking, &mut Fast::new(seed) as &mut dyn Luck)?;
        lines.contains(&line).then(|| json(&line))
    }

    fn fingerprint(&self) -> u64 {
        conformance::fingerprint(self.table.game())
    }

    fn fork(&self) -> Box<dyn AnyTable> {
        Box::new(Self { table: self.table.clone(), edition: Arc::clone(&self.edition) })
    }
}

impl<G: Describe> Live<G> {
    /// The moves of a seat; none if it is not asked.
    fn legal_moves(&self, seat: Seat) -> Vec<G::Move> {
        let (game, mut moves) = (self.table.game(), Vec::new());
        if game.next().deciders().contains(seat) {
            game.legal_moves(seat, &mut moves);
        }
        moves
    }

    fn ask_bot(
        &self,
        seat: Seat,
        bot: &str,
        budget: Budget,
        seed: u64,
        lang: Lang,
        whole: bool,
    ) -> Result<Suggestion, GameError> {
        let game = self.table.game();
        let asked = game.next().deciders();
        if !asked.contains(seat) {
            return Err(error_of::<G>(game, Illegal::NotAsked { seat, asked }.into(), lang));
        }
        let mut policy = self.edition.make_bot(bot)?;
        Ok(suggest(game, seat, &mut *policy, budget, seed, lang, whole))
    }

    fn entry(&mut self, logged: &Logged<Value, Value>, lang: Lang) -> Result<Vec<Told>, GameError> {
        let happened = self.table.apply(logged);
        self.told(happened, lang)
    }

    fn told(&self, happened: Result<Happened<G>, Refused<G>>, lang: Lang) -> Result<Vec<Told>, GameError> {
        match happened {
            Ok(happened) => Ok(tell::<G>(self.edition.data, happened)),
            Err(refused) => Err(error_of(self.table.game(), refused, lang)),
        }
    }
}
