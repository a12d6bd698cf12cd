//! What the greedy bot of Glory takes and what it leaves: for every card, title, token and place, how many seats were
//! offered it in a game, and how many of them took it. A thing that nobody takes is a fault of the bot or of the data.
//!
//!     cargo run --release -p quintain-bots --example glory_choices -- pas-darmes-3 300
//!
//! Characters are dealt to the bot at random, so that the mean glory of each can be compared.

use glory::Glory;
use glory::event::Event;
use glory::ids::{Action, Character, EventCard, Supporter};
use glory::moves::{Move, Titles};
use glory::state::{Ask, Rider};
use quintain_bots::glory::Greedy;
use quintain_core::chance::{Fast, Luck};
use quintain_core::registry::Edition;
use quintain_core::{Budget, Describe, Events, Game, Next, Seen};
use std::collections::{BTreeMap, BTreeSet};

/// What was offered or taken: a subject and an id.
type Thing = (&'static str, String);

/// One game's offers and takes, each seat counted once.
#[derive(Default)]
struct Notes {
    offered: BTreeSet<(Thing, usize)>,
    taken: BTreeSet<(Thing, usize)>,
}

impl Notes {
    fn offer(&mut self, seat: usize, subject: &'static str, id: impl Into<String>) {
        self.offered.insert(((subject, id.into()), seat));
    }

    fn take(&mut self, seat: usize, subject: &'static str, id: impl Into<String>) {
        self.taken.insert(((subject, id.into()), seat));
    }

    /// A decision: what could have been chosen, and what was.
    fn decision(&mut self, game: &Glory, seat: usize, moves: &[Move], chosen: Move) {
        for mv in moves {
            for (subject, id) in things(game, seat, *mv) {
                self.offer(seat, subject, id);
            }
        }
        for (subject, id) in things(game, seat, chosen) {
            self.take(seat, subject, id);
        }
        if moves.contains(&Move::Place(Action::Support)) {
            let player = &game.players[seat];
            for (space, token) in game.data().track.iter().zip(game.track) {
                if token < 255 && space.cost.saturating_sub(player.perks.discount) <= player.coins {
                    self.offer(seat, "supporter on the track", Supporter(token).id());
                }
            }
        }
    }

    /// The end: titles that could be scored, and those that were; tokens gained and used.
    fn end(&mut self, game: &Glory, log: &[Event]) {
        for seat in 0..game.seats() {
            for title in Titles(game.public | game.players[seat].titles).iter() {
                self.offer(seat, "title scored", title.id());
            }
        }
        for event in log {
            match event {
                Event::TitleScored { who, title, .. } => {
                    if let Some(seat) = who.seat() {
                        self.take(seat, "title scored", title.id());
                    }
                }
                Event::SupporterGained { seat, supporter } => {
                    self.offer(usize::from(*seat), "supporter used in a duel", supporter.id());
                }
                Event::Used { seat, supporter, .. } => {
                    self.take(usize::from(*seat), "supporter used in a duel", supporter.id());
                }
                Event::RelicGained { seat, relic } => self.offer(usize::from(*seat), "relic used", relic.id()),
                Event::RelicUsed { seat, relic } | Event::Rerolled { seat, relic: Some(relic), .. } => {
                    self.take(usize::from(*seat), "relic used", relic.id());
                }
                Event::Champion { winner, prize: Some(prize) } => {
                    self.offer(0, "prize won by a seat", prize.id());
                    if matches!(winner, glory::duel::Foe::Player(_)) {
                        self.take(0, "prize won by a seat", prize.id());
                    }
                }
                _ => {}
            }
        }
    }
}

/// What a move takes.
fn things(game: &Glory, seat: usize, mv: Move) -> Vec<Thing> {
    let player = &game.players[seat];
    match mv {
        Move::Keep(titles) => titles.iter().map(|title| ("title kept", title.id().to_owned())).collect(),
        Move::Goal(title) => vec![("title kept", title.id().to_owned())],
        Move::Place(Action::Event) => vec![("event", EventCard(game.event).id().to_owned())],
        Move::Place(action) => vec![("action", action.id().to_owned())],
        Move::Take(card) => vec![("card taken from the market", card.id().to_owned())],
        Move::Travel(card) => vec![("card played", card.id().to_owned())],
        Move::Upgrade(item) => {
            vec![("equipment", format!("{item:?} {}", player.level(item) + 1))]
        }
        Move::Support(space) => {
            let token = game.track[usize::from(space) - 1];
            vec![("supporter on the track", Supporter(token).id().to_owned())]
        }
        Move::Challenge(knight) => vec![("knight challenged", knight.id().to_owned())],
        Move::Slot(slot) => vec![("slot", slot.to_string())],
        Move::Reward(option) => {
            player.card().map(|card| ("reward", format!("{} {option}", card.id()))).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// Plays one game, greedy on every seat.
fn play(mut game: Glory, bot: &mut Greedy, luck: &mut Fast) -> (Glory, Notes, Vec<Event>) {
    use quintain_core::Policy;
    let mut notes = Notes::default();
    let (mut log, mut moves) = (Vec::new(), Vec::new());
    let mut events = Events::on();
    loop {
        match game.next() {
            Next::Over(_) => {
                notes.end(&game, &log);
                return (game, notes, log);
            }
            Next::Chance(request) => {
                let answer = luck.answer(&request);
                let _ = game.resolve(&answer, &mut events).expect("luck answers in bounds");
            }
            Next::Decide { seats, .. } => {
                let seat = seats.first().expect("somebody is asked");
                moves.clear();
                game.legal_moves(seat, &mut moves);
                let mut chosen = bot.choose(&Seen::new(&game, seat, &moves), Budget::Level, luck).mv;
                notes.decision(&game, seat.index(), &moves, chosen);
                if game.players[seat.index()].ask == Ask::Character {
                    for mv in &moves {
                        if let Move::Character(character) = mv {
                            notes.offer(seat.index(), "character the bot would choose", character.id());
                        }
                    }
                    if let Move::Character(character) = chosen {
                        notes.take(seat.index(), "character the bot would choose", character.id());
                    }
                    chosen = moves[luck.below(moves.len() as u32) as usize];
                }
                let _ = game.play(seat, chosen, &mut events).expect("bots play legal moves");
            }
        }
        log.extend(events.take().into_iter().map(|(_, event)| event));
    }
}

fn main() {
    let mut words = std::env::args().skip(1);
    let preset = words.next().unwrap_or_else(|| "pas-darmes-3".to_owned());
    let games: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(100);
    let edition = Edition::<Glory>::new();
    let options = Glory::presets(edition.data()).into_iter().find(|known| known.id == preset);
    let Some(options) = options.map(|preset| preset.options) else {
        eprintln!("there is no preset '{preset}'");
        return;
    };
    let (start, _) = edition.start(&options).expect("presets are valid");
    let mut bot = Greedy::default();
    let mut counts: BTreeMap<Thing, [u64; 2]> = BTreeMap::new();
    let mut characters: BTreeMap<&str, (u64, f64)> = BTreeMap::new();
    let (mut won, mut glory, mut squares) = (0, 0.0, 0.0);
    for seed in 0..games {
        let (end, notes, _) = play(start, &mut bot, &mut Fast::new(seed));
        for (column, things) in [notes.offered, notes.taken].into_iter().enumerate() {
            for (thing, _) in things {
                counts.entry(thing).or_default()[column] += 1;
            }
        }
        let Next::Over(outcome) = end.next() else { continue };
        won += outcome.seats.iter().filter(|seat| seat.won).count();
        for seat in 0..end.seats() {
            let mine = f64::from(end.glory_of(Rider::of(seat)));
            glory += mine;
            squares += mine * mine;
            let entry = characters.entry(Character(end.players[seat].character).id()).or_default();
            entry.0 += 1;
            entry.1 += mine;
        }
    }
    let all = (games * start.seats() as u64) as f64;
    let mean = glory / all;
    let spread = (squares / all - mean * mean).sqrt();
    println!("{preset}: {games} games, mean {mean:.1} glory, deviation {spread:.1}, games won by a seat {won}");
    let mut subject = "";
    for ((kind, id), [offered, taken]) in &counts {
        if *kind != subject {
            println!("\n{kind} (seats offered, seats that took it)");
            subject = kind;
        }
        let share = 100.0 * *taken as f64 / (*offered).max(1) as f64;
        println!("  {id:28} {offered:6} {taken:6} {share:5.1} %");
    }
    println!("\ncharacter (seats, mean glory)");
    for (id, (seats, glory)) in characters {
        println!("  {id:28} {seats:6} {:6.1}", glory / seats as f64);
    }
}
