//! `quintain bench`: how fast the games and the line protocol are on this machine.

use super::{print_json, thousands};
use crate::Failure;
use crate::engine::Engine;
use clap::Args;
use quintain_core::chance::{Fast, Luck};
use quintain_core::record::Stamp;
use quintain_core::registry::{AnyGame, AnyTable, GameError, Registry};
use quintain_core::table::LuckSource;
use quintain_core::{Lang, Next, Seat, Viewer};
use serde::Serialize;
use serde_json::{Value, json};
use std::io::Write;
use std::time::{Duration, Instant};

/// Measure how fast the games and the line protocol are on this machine.
///
/// For each game and preset, on one thread: random games to the end, and beside them a ceiling measured
/// in the same run, a loop of one random choice and one copy of the state per decision. Then the requests
/// that the line protocol answers in-process, `moves` and `play` by turns. Then, over positions of random
/// games, what a table costs that people look at, in microseconds: a view, the offered moves with their
/// sentences, and a rehearsal of one move, each as JSON or ready for it. Last, simulations a second of the bots' search
/// from a few positions, with what is hidden drawn anew for each and with all cards open. Only a release build tells
/// anything.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  quintain bench
  quintain bench --game hearts --seconds 2 --json")]
pub struct Bench {
    /// Only this game.
    #[arg(long)]
    game: Option<String>,
    /// How long each measurement takes.
    #[arg(long, default_value_t = 0.5)]
    seconds: f64,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// What was measured for one preset.
#[derive(Serialize)]
struct Row {
    game: &'static str,
    preset: String,
    state_bytes: usize,
    playouts_per_second: f64,
    decisions_per_second: f64,
    ceiling_per_second: f64,
    ratio: f64,
    requests_per_second: f64,
    view_us: f64,
    offers_us: f64,
    rehearsal_us: f64,
}

impl Bench {
    pub(super) fn run(self, registry: &Registry, out: &mut dyn Write) -> Result<(), Failure> {
        if !(0.0..=3600.0).contains(&self.seconds) {
            return Err(Failure::Misuse("--seconds is a number from 0 to 3600".to_owned()));
        }
        if let Some(id) = &self.game {
            super::find_game(registry, id)?;
        }
        let time = Duration::from_secs_f64(self.seconds);
        let mut rows = Vec::new();
        if !self.json {
            let heads =
                ["games/s", "decisions/s", "ceiling/s", "ratio", "requests/s", "view us", "offers us", "rehearsal us"];
            writeln!(
                out,
                "{:<9}{:<26}{:>6}{}",
                "game",
                "preset",
                "bytes",
                heads.map(|head| format!("{head:>14}")).concat()
            )?;
        }
        for game in registry.games().filter(|game| self.game.as_deref().is_none_or(|id| id == game.id())) {
            for preset in game.about().presets {
                let row = measure(registry, &**game, preset.id, &preset.options, time)?;
                if !self.json {
                    row.print(out)?;
                    out.flush()?;
                }
                rows.push(row);
            }
        }
        let searches = self.searches(registry, time, out)?;
        if self.json {
            print_json(&json!({ "optimised": !cfg!(debug_assertions), "rows": rows, "searches": searches }), out)
        } else {
            Ok(())
        }
    }

    /// How fast bots search.
    fn searches(&self, registry: &Registry, time: Duration, out: &mut dyn Write) -> Result<Vec<SearchRow>, Failure> {
        let mut rows = Vec::new();
        if !self.json {
            writeln!(
                out,
                "\n{:<9}{:<26}{:>10}{:>20}{:>20}{:>9}",
                "game", "preset", "decisions", "hidden, sims/s", "open, sims/s", "ratio"
            )?;
        }
        for game in registry.games().filter(|game| self.game.as_deref().is_none_or(|id| id == game.id())) {
            for pace in quintain_bots::pace::paces(game.id(), time) {
                let row = SearchRow {
                    game: game.id(),
                    preset: pace.preset,
                    after_decisions: pace.after,
                    hidden_per_second: pace.hidden_per_second,
                    open_per_second: pace.open_per_second,
                    ratio: pace.hidden_per_second / pace.open_per_second.max(1e-9),
                };
                if !self.json {
                    let SearchRow { game, preset, after_decisions, ratio, .. } = &row;
                    let [hidden, open] = [row.hidden_per_second, row.open_per_second].map(thousands);
                    writeln!(out, "{game:<9}{preset:<26}{after_decisions:>10}{hidden:>20}{open:>20}{ratio:>9.2}")?;
                    out.flush()?;
                }
                rows.push(row);
            }
        }
        Ok(rows)
    }
}

/// How fast bots search from one position.
#[derive(Serialize)]
struct SearchRow {
    game: &'static str,
    preset: &'static str,
    after_decisions: u32,
    hidden_per_second: f64,
    open_per_second: f64,
    ratio: f64,
}

impl Row {
    fn print(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let [games, decisions, ceiling, requests] =
            [self.playouts_per_second, self.decisions_per_second, self.ceiling_per_second, self.requests_per_second]
                .map(thousands);
        let Self { game, preset, state_bytes, ratio, view_us, offers_us, rehearsal_us, .. } = self;
        writeln!(
            out,
            "{game:<9}{preset:<26}{state_bytes:>6}{games:>14}{decisions:>14}{ceiling:>14}{ratio:>14.3}{requests:>14}\
             {view_us:>14.1}{offers_us:>14.1}{rehearsal_us:>14.1}"
        )
    }
}

fn measure(
    registry: &Registry,
    game: &dyn AnyGame,
    preset: String,
    options: &Value,
    time: Duration,
) -> Result<Row, Failure> {
    let (mut games, mut decisions) = (0, 0);
    let playing = repeat(time, |round, size| {
        let done = game.trial().playouts(options, size, round)?;
        games += done.games;
        decisions += done.decisions;
        Ok(())
    })?;
    let mut copies = 0;
    let copying = repeat(time, |round, size| {
        std::hint::black_box(game.trial().ceiling(options, size * 32, round)?);
        copies += size * 32;
        Ok(())
    })?;
    let mut requests = 0;
    let (games_to_talk, mut out) = (conversation(registry, game.id(), options, 8), Vec::new());
    let talking = repeat(time, |round, _| {
        let game = &games_to_talk[round as usize % games_to_talk.len()];
        requests += answer_all(registry, game, &mut out);
        Ok(())
    })?;
    let positions = positions(game, options)?;
    let view_us = each(time, &positions, |position| {
        std::hint::black_box(position.table.view_text(Viewer::Seat(position.seat)));
    })?;
    let offers_us = each(time, &positions, |position| {
        std::hint::black_box(position.table.moves(position.seat, Lang::Ru));
    })?;
    let rehearsal_us = each(time, &positions, |position| {
        std::hint::black_box(position.table.rehearse(position.seat, &position.line, Some(Lang::Ru)));
    })?;
    let decisions_per_second = decisions as f64 / playing;
    let ceiling_per_second = copies as f64 / copying;
    Ok(Row {
        game: game.id(),
        preset,
        state_bytes: game.trial().state_size(),
        playouts_per_second: games as f64 / playing,
        decisions_per_second,
        ceiling_per_second,
        ratio: decisions_per_second / ceiling_per_second,
        requests_per_second: requests as f64 / talking,
        view_us,
        offers_us,
        rehearsal_us,
    })
}

/// A position of a random game, with a seat that is asked and a move of its.
struct Position {
    table: Box<dyn AnyTable>,
    seat: Seat,
    line: [Value; 1],
}

/// So many positions are measured, from so many games.
const POSITIONS: usize = 256;
const GAMES: u64 = 4;

fn positions(game: &dyn AnyGame, options: &Value) -> Result<Vec<Position>, Failure> {
    let mut luck = Fast::new(7);
    let (mut positions, mut met) = (Vec::<Position>::with_capacity(POSITIONS), 0u32);
    for seed in 0..GAMES {
        let mut table = game.open(options, LuckSource::seed(seed))?;
        table.deal(&Stamp::default());
        while let Next::Decide { seats, .. } = table.next() {
            let Some(seat) = seats.nth(luck.below(seats.len() as u32)) else { break };
            let mut moves = table.legal(seat);
            if moves.is_empty() {
                break;
            }
            let mv = moves.swap_remove(luck.below(moves.len() as u32) as usize);
            // Each position is as likely to be kept as any other.
            met += 1;
            let slot = if positions.len() < POSITIONS { positions.len() } else { luck.below(met) as usize };
            if slot < POSITIONS {
                let position = Position { table: table.fork(), seat, line: [mv.clone()] };
                if slot < positions.len() { positions[slot] = position } else { positions.push(position) }
            }
            table.play(seat, &mv, Stamp::default(), Lang::En)?;
            table.deal(&Stamp::default());
        }
    }
    Ok(positions)
}

/// What some work costs at the mean of the positions, in microseconds.
fn each(time: Duration, positions: &[Position], work: impl Fn(&Position)) -> Result<f64, Failure> {
    let mut done = 0u64;
    let took = repeat(time, |_, _| {
        positions.iter().for_each(&work);
        done += positions.len() as u64;
        Ok(())
    })?;
    Ok(took * 1e6 / done.max(1) as f64)
}

/// Does the work again and again, in growing portions, for about this time; the seconds it took.
fn repeat(time: Duration, mut work: impl FnMut(u64, u64) -> Result<(), GameError>) -> Result<f64, Failure> {
    let start = Instant::now();
    let mut size = 1;
    for round in 0.. {
        let before = Instant::now();
        work(round, size)?;
        if start.elapsed() >= time {
            break;
        }
        if before.elapsed() < time / 50 {
            size = (size * 2).min(1 << 20);
        }
    }
    Ok(start.elapsed().as_secs_f64())
}

/// The requests of some random games: `new`, then `moves` and `play` by turns.
fn conversation(registry: &Registry, game: &str, options: &Value, games: u64) -> Vec<Vec<String>> {
    (0..games).map(|seed| one_game(registry, game, options, seed)).collect()
}

fn one_game(registry: &Registry, game: &str, options: &Value, seed: u64) -> Vec<String> {
    let mut engine = Engine::new(registry.clone());
    let mut out = Vec::new();
    let mut ask = |request: &str| -> Value {
        out.clear();
        engine.answer(request.as_bytes(), &mut out);
        serde_json::from_slice(&out).unwrap_or_default()
    };
    let mut requests = vec![json!({ "cmd": "new", "game": game, "options": options, "seed": seed }).to_string()];
    ask(&requests[0]);
    let mut luck = Fast::new(seed);
    while let Some(seat) = ask(r#"{"cmd":"next","table":1}"#)["decide"][0].as_u64() {
        requests.push(format!(r#"{{"id":1,"cmd":"moves","table":1,"seat":{seat}}}"#));
        let reply = ask(&requests[requests.len() - 1]);
        let Some(moves) = reply["moves"].as_array().filter(|moves| !moves.is_empty()) else { break };
        let mv = &moves[luck.below(moves.len() as u32) as usize]["move"];
        requests.push(format!(r#"{{"id":2,"cmd":"play","table":1,"seat":{seat},"move":{mv}}}"#));
        ask(&requests[requests.len() - 1]);
    }
    requests
}

/// Answers the requests of one game; how many there were.
fn answer_all(registry: &Registry, requests: &[String], out: &mut Vec<u8>) -> u64 {
    let mut engine = Engine::new(registry.clone());
    for request in requests {
        out.clear();
        engine.answer(request.as_bytes(), out);
    }
    requests.len() as u64
}
