//! `quintain replay`: step through a record, with any viewer's eyes.

use super::{find_game, print_json, read_record};
use crate::Failure;
use clap::Args;
use quintain_core::record::{Entry, Record};
use quintain_core::registry::{AnyGame, AnyTable, Registry, Told};
use quintain_core::{Lang, Next, Seat, Viewer};
use serde_json::{Value, json};
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Arc;

/// Step through a record, with any viewer's eyes.
///
/// Enter goes forward, `b` back, a number jumps to that entry, `v 2`, `v spectator` or `v everything`
/// changes the eyes, `p` prints the position, `l ru` the language, `q` leaves.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  quintain replay game.json                          step by step
  quintain replay game.json --all --viewer 2         everything that seat 2 saw
  quintain replay game.json --to 40 --view           the position after 40 entries
  quintain replay game.json --all --json             one JSON object per entry")]
pub struct Replay {
    /// The record.
    file: PathBuf,
    /// Print all entries and end.
    #[arg(long, conflicts_with = "to")]
    all: bool,
    /// Print the position after this many entries and end.
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Whose eyes: a seat's number, spectator or everything.
    #[arg(long, default_value = "everything", value_parser = viewer)]
    viewer: Viewer,
    /// The language of the sentences: en, ru or cs.
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// Print the position after each step.
    #[arg(long)]
    view: bool,
    /// Print one JSON object per entry; needs --all or --to.
    #[arg(long)]
    json: bool,
}

impl Replay {
    pub(super) fn run(self, registry: &Registry, out: &mut dyn Write) -> Result<(), Failure> {
        if self.json && !self.all && self.to.is_none() {
            return Err(Failure::Misuse("--json needs --all or --to".to_owned()));
        }
        let record = read_record(&self.file)?;
        let game = Arc::clone(find_game(registry, &record.game)?);
        let mut reel = Reel::new(game, record, self.viewer, self.lang)?;
        reel.check_viewer(self.viewer)?;
        if let Some(to) = self.to {
            if to > reel.len() {
                let message = format!("the record has {} entries; there is no entry {to}", reel.len());
                return Err(Failure::Misuse(message));
            }
            reel.jump(to.saturating_sub(1))?;
            let last = if to > 0 { Some(reel.step()?) } else { None };
            return self.show(&reel, last.as_ref(), out);
        }
        if self.all {
            while reel.at < reel.len() {
                let shown = reel.step()?;
                self.show(&reel, Some(&shown), out)?;
            }
            return if self.json { Ok(()) } else { Ok(reel.print_end(out)?) };
        }
        self.converse(&mut reel, io::stdin().lock(), out)
    }

    fn show(&self, reel: &Reel, shown: Option<&Shown>, out: &mut dyn Write) -> Result<(), Failure> {
        if self.json {
            let view = self.view.then(|| reel.table.view(reel.viewer));
            let (what, events, texts) = match shown {
                Some(shown) => (shown.what.as_str(), shown.events.as_slice(), shown.texts.as_slice()),
                None => ("the beginning", &[][..], &[][..]),
            };
            let mut object = json!({ "entry": reel.at, "what": what, "events": events, "texts": texts });
            if let Some(view) = view {
                object["view"] = view;
            }
            return print_json(&object, out);
        }
        if let Some(shown) = shown {
            shown.print(reel, out)?;
        }
        if self.view {
            reel.print_view(out)?;
        }
        Ok(())
    }

    /// Reads what the person wants until they have seen enough.
    fn converse(&self, reel: &mut Reel, input: impl BufRead, out: &mut dyn Write) -> Result<(), Failure> {
        let by_hand = io::stdin().is_terminal();
        writeln!(out, "{} entries. Enter: forward, b: back, number: jump, v: eyes, p: position, q: leave", reel.len())?;
        let mut lines = input.lines();
        loop {
            if by_hand {
                write!(out, "> ")?;
                out.flush()?;
            }
            let Some(line) = lines.next().transpose()? else { return Ok(()) };
            let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
            let said = match (word, word.parse::<usize>()) {
                ("q", _) => return Ok(()),
                ("", _) if reel.at < reel.len() => self.forward(reel, out),
                ("", _) => Ok(reel.print_end(out)?),
                ("b", _) => {
                    let back = reel.at.saturating_sub(1);
                    self.jump(reel, back, out)
                }
                ("p", _) => Ok(reel.print_view(out)?),
                ("v", _) => viewer(rest).map_err(Failure::Misuse).and_then(|viewer| reel.look(viewer)),
                ("l", _) => rest.parse().map(|lang| reel.lang = lang).map_err(Failure::Misuse),
                (_, Ok(to)) => self.jump(reel, to, out),
                _ => Err(Failure::Misuse(format!("'{word}' means nothing here"))),
            };
            match said {
                Err(Failure::Misuse(complaint)) => writeln!(out, "{complaint}")?,
                other => other?,
            }
        }
    }

    fn forward(&self, reel: &mut Reel, out: &mut dyn Write) -> Result<(), Failure> {
        let shown = reel.step()?;
        self.show(reel, Some(&shown), out)
    }

    fn jump(&self, reel: &mut Reel, to: usize, out: &mut dyn Write) -> Result<(), Failure> {
        if to > reel.len() {
            return Err(Failure::Misuse(format!("the record has {} entries", reel.len())));
        }
        reel.jump(to.saturating_sub(1))?;
        if to == 0 {
            return Ok(writeln!(out, "the beginning")?);
        }
        self.forward(reel, out)
    }
}

/// A record with a place in it.
struct Reel {
    game: Arc<dyn AnyGame>,
    record: Record,
    table: Box<dyn AnyTable>,
    at: usize,
    viewer: Viewer,
    lang: Lang,
}

/// One entry as the viewer saw it.
struct Shown {
    what: String,
    events: Vec<Value>,
    texts: Vec<String>,
}

impl Reel {
    fn new(game: Arc<dyn AnyGame>, record: Record, viewer: Viewer, lang: Lang) -> Result<Self, Failure> {
        let table = beginning(&*game, &record)?;
        Ok(Self { game, record, table, at: 0, viewer, lang })
    }

    fn len(&self) -> usize {
        self.record.entries.len()
    }

    fn check_viewer(&self, viewer: Viewer) -> Result<(), Failure> {
        match viewer {
            Viewer::Seat(seat) if seat.index() >= self.table.seats() => {
                let last = self.table.seats() - 1;
                Err(Failure::Misuse(format!("there is no seat {seat}: seats are numbered from 0 to {last}")))
            }
            _ => Ok(()),
        }
    }

    fn look(&mut self, viewer: Viewer) -> Result<(), Failure> {
        self.check_viewer(viewer)?;
        self.viewer = viewer;
        Ok(())
    }

    fn jump(&mut self, to: usize) -> Result<(), Failure> {
        if to < self.at {
            self.table = beginning(&*self.game, &self.record)?;
            self.at = 0;
        }
        while self.at < to {
            self.step()?;
        }
        Ok(())
    }

    /// The next entry happens.
    fn step(&mut self) -> Result<Shown, Failure> {
        let logged = &self.record.entries[self.at];
        let knows = |seat: Seat| self.viewer.knows(seat);
        let mut what = match &logged.entry {
            Entry::Move { seat, play } if knows(*seat) => {
                let offers = self.table.moves(*seat, self.lang);
                let text = offers.iter().find(|offer| offer.mv == *play).map(|offer| offer.text.plain());
                format!("seat {seat}: {}", text.unwrap_or_else(|| play.to_string()))
            }
            Entry::Move { seat, .. } => format!("seat {seat} moves"),
            Entry::Chance(answer) if self.viewer == Viewer::EVERYTHING => format!("chance answers {answer:?}"),
            Entry::Chance(_) => "chance answers".to_owned(),
            Entry::Undo(seat) => format!("seat {seat} takes its move back"),
            Entry::TakeBack { seat, to } => format!("all agree: seat {seat} takes its move after entry {to} back"),
            Entry::Say { seat, .. } => format!("seat {seat} speaks"),
        };
        if let Some(by) = &logged.stamp.by {
            what = format!("{what} ({by})");
        }
        let told = self
            .table
            .apply(logged)
            .map_err(|complaint| Failure::No(format!("the record breaks at entry {}: {complaint}", self.at)))?;
        self.at += 1;
        let seen = || told.iter().filter(|told| told.audience.includes(self.viewer));
        let texts = seen().map(|told| told.sentence(self.lang).plain()).collect();
        let events = seen().map(Told::json).collect();
        Ok(Shown { what, events, texts })
    }

    fn print_view(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}", serde_json::to_string_pretty(&self.table.view(self.viewer))?)
    }

    fn print_end(&self, out: &mut dyn Write) -> io::Result<()> {
        let Next::Over(outcome) = self.table.next() else {
            return writeln!(out, "The record ends here; the game does not.");
        };
        writeln!(out, "The game is over: {}.", outcome.ending)?;
        for (seat, result) in outcome.seats.iter().enumerate() {
            let won = if result.won { ", won" } else { "" };
            writeln!(out, "  seat {seat}: score {}, rank {}{won}", result.score, result.rank)?;
        }
        Ok(())
    }
}

impl Shown {
    fn print(&self, reel: &Reel, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{:>4}/{}  {}", reel.at, reel.len(), self.what)?;
        for text in self.texts.iter().filter(|text| !text.is_empty()) {
            writeln!(out, "{:>12}{text}", "")?;
        }
        Ok(())
    }
}

/// The table of a record before its first entry.
fn beginning(game: &dyn AnyGame, record: &Record) -> Result<Box<dyn AnyTable>, Failure> {
    let head = Record { entries: Vec::new(), outcome: None, ..record.clone() };
    game.load(&head, None).map_err(|broken| Failure::No(broken.to_string()))
}

/// A viewer as people write it.
fn viewer(text: &str) -> Result<Viewer, String> {
    let seat = text.parse::<u8>().ok().and_then(|number| Seat::try_from(number).ok());
    match (seat, text) {
        (Some(seat), _) => Ok(Viewer::Seat(seat)),
        (None, "spectator") => Ok(Viewer::SPECTATOR),
        (None, "everything") => Ok(Viewer::EVERYTHING),
        _ => Err("a viewer is a seat's number, spectator or everything".to_owned()),
    }
}
