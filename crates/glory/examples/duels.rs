//! How long the joust solver takes, and what it says: `duels STANDINGS SEED MOST_SUMS [--heap | --as-played] [--values]`.
//!
//! Random games are played; where a seat is asked something in a duel, both riders are given tokens at random and the
//! solver is asked, for victory and with the usual prices. `--heap` gives one of everything, `--as-played` leaves them what they
//! have. `--values` prints every answer, so that two versions of the solver can be compared line by line; without it the times are summed up.

use glory::duel::Foe;
use glory::ids::{Relic, Supporter};
use glory::odds::{self, Odds, Stakes};
use glory::state::Ask;
use glory::{Glory, multiset::Multiset};
use quintain_core::chance::{Fast, Luck};
use quintain_core::registry::{AnyGame, Edition};
use quintain_core::{Events, Game, Next, Seat};
use std::time::{Duration, Instant};

const LANCES: [&str; 5] = ["squire", "swordmaster", "witch", "veteran", "armourer"];
const RELICS: [&str; 4] = ["medallion", "rosary", "amulet", "ring"];

struct Asked {
    about: String,
    players: bool,
    game: Glory,
    seat: Seat,
    stakes: Option<Stakes>,
}

/// Gives a rider of a duel tokens, strength and faith.
fn outfit(game: &mut Glory, seat: usize, luck: &mut Fast, heap: bool) {
    let player = &mut game.players[seat];
    (player.up, player.relics_up) = (Multiset::default(), Multiset::default());
    let mut draw = |most: u32| if heap { 1 } else { luck.below(most + 1).saturating_sub(luck.below(2)) as u8 };
    for id in LANCES {
        player.up.add(Supporter::find(id).expect("a supporter").index(), draw(2));
    }
    for id in RELICS {
        player.relics_up.add(Relic::find(id).expect("a relic").index(), draw(2));
    }
    player.strength = if heap { 4 } else { luck.below(5) as u8 };
    player.faith = if heap { 3 } else { luck.below(4) as u8 };
    player.glory = 10;
}

/// Standings of random games, so many for each seed.
fn standings(count: usize, seed: u64, heap: bool, played: bool) -> Vec<Asked> {
    let edition = Edition::<Glory>::new();
    let presets = ["plaisance-2", "pas-darmes-3", "plaisance-4"];
    let (mut luck, mut found, mut number) = (Fast::new(seed), Vec::new(), 0);
    while found.len() < count {
        let preset = presets[number % presets.len()];
        number += 1;
        let options = edition.about().presets.into_iter().find(|known| known.id == preset).expect("a preset").options;
        let mut game = edition.start(&options).expect("a game").0;
        let (mut events, mut moves) = (Events::off(), Vec::new());
        while let Next::Decide { seats, .. } = game.settle(&mut luck, &mut events) {
            let seat = seats.first().expect("somebody");
            let ask = game.players[seat.index()].ask;
            let duel = matches!(ask, Ask::Tent | Ask::Strength | Ask::Faith | Ask::Lance | Ask::Relic);
            let wanted = if heap { ask == Ask::Strength && luck.below(4) == 0 } else { luck.below(3) == 0 };
            if duel && wanted && found.len() < count {
                let mut there = game;
                let home = usize::from(game.players[seat.index()].side.home);
                let other = match game.players[home].duel.foe {
                    Foe::Player(other) => Some(usize::from(other)),
                    _ => None,
                };
                for rider in [Some(home), other].into_iter().flatten().filter(|_| !played) {
                    outfit(&mut there, rider, &mut luck, heap);
                }
                for stakes in [None, Some(odds::usual_stakes(&there, home))] {
                    let about = format!("{preset} {ask:?} {}", if stakes.is_some() { "prices" } else { "victory" });
                    found.push(Asked { about, players: other.is_some(), game: there, seat, stakes });
                }
            }
            game.legal_moves(seat, &mut moves);
            let mv = moves[luck.below(moves.len() as u32) as usize];
            moves.clear();
            let _ = game.play(seat, mv, &mut events).expect("legal");
        }
    }
    found
}

/// What is told, and the shortest of a few times: a busy machine makes single ones longer.
fn timed(asked: &Asked, most_sums: u64) -> (Odds, Duration) {
    let mut shortest = Duration::MAX;
    loop {
        let begin = Instant::now();
        let odds = odds::within(&asked.game, asked.seat, asked.stakes, most_sums).expect("odds");
        let took = begin.elapsed();
        // A time that is twice confirmed, nearly, is one; long ones are not waited for again.
        if took > shortest.mul_f64(0.9) || took > Duration::from_millis(400) {
            return (odds, took.min(shortest));
        }
        shortest = took;
    }
}

fn told(odds: &Odds) -> String {
    let choices: Vec<String> = odds
        .choices
        .iter()
        .map(|choice| format!("{:.7}/{:.7}/{:.7}", choice.value, choice.duel, choice.clash))
        .collect();
    choices.join(" ")
}

fn summary(name: &str, mut times: Vec<Duration>, inexact: usize) {
    if times.is_empty() {
        return;
    }
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    println!(
        "{name}: {} asked, median {:.2} ms, 90 % {:.2}, 99 % {:.2}, slowest {:.2}; {inexact} not exact",
        times.len(),
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0)
    );
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| args.get(place).and_then(|arg| arg.parse().ok()).unwrap_or(usual);
    let (heap, values) = (args.iter().any(|arg| arg == "--heap"), args.iter().any(|arg| arg == "--values"));
    let most_sums = number(2, odds::AT_THE_TABLE);
    let played = args.iter().any(|arg| arg == "--as-played");
    let mut times = [const { (Vec::new(), 0) }; 4];
    for asked in standings(number(0, 200) as usize, number(1, 1), heap, played) {
        let (odds, took) = timed(&asked, most_sums);
        let kind = usize::from(asked.players) * 2 + usize::from(asked.stakes.is_some());
        times[kind].0.push(took);
        times[kind].1 += usize::from(!odds.exact);
        if values {
            println!("{} {} {} {}", asked.about, asked.players, odds.exact, told(&odds));
        }
    }
    if !values {
        for (name, (times, inexact)) in
            ["knight, victory", "knight, prices", "players, victory", "players, prices"].into_iter().zip(times)
        {
            summary(name, times, inexact);
        }
    }
}
