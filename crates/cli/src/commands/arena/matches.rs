//! One game of the arena, and who sits where.

use super::external::Visitors;
use crate::Failure;
use quintain_core::record::Stamp;
use quintain_core::registry::{AnyGame, AnyTable};
use quintain_core::table::LuckSource;
use quintain_core::{Budget, Lang, Next, Seat, Viewer};
use serde_json::Value;
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// No game takes more decisions than this.
const ENDLESS: u64 = 1_000_000;

/// What is played.
pub(super) struct Contest<'a> {
    pub(super) game: &'a dyn AnyGame,
    pub(super) options: &'a Value,
    /// The bots of each seat, one list for each rotation.
    pub(super) seatings: Vec<Vec<String>>,
    pub(super) budget: Budget,
    pub(super) patience: Duration,
}

/// How a game went for one seat.
#[derive(Clone, Debug)]
pub(super) struct Fared {
    pub(super) bot: String,
    pub(super) score: i32,
    pub(super) rank: u8,
    /// The share of the victory: 1, a part of it, or 0.
    pub(super) won: f64,
    pub(super) decisions: u64,
    pub(super) thought: Duration,
    pub(super) longest: Duration,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub(super) struct Played {
    pub(super) deal: u64,
    pub(super) seats: Vec<Fared>,
    /// How it ended; none if somebody forfeited.
    pub(super) ending: Option<String>,
    /// Who forfeited, and why.
    pub(super) forfeit: Option<(usize, String)>,
}

/// Who sits where: all rotations of all combinations.
pub(in crate::commands) fn seatings(bots: &[String], seats: usize) -> Vec<Vec<String>> {
    let mut lists: Vec<Vec<String>> = Vec::new();
    if bots.len() <= seats {
        let around: Vec<String> = bots.iter().cycle().take(seats).cloned().collect();
        let turns = if seats.is_multiple_of(bots.len()) { bots.len() } else { seats };
        lists.extend((0..turns).map(|turn| rotated(&around, turn)));
    } else {
        let sets = (0_u32..1 << bots.len().min(20)).filter(|set| set.count_ones() as usize == seats);
        for set in sets {
            let chosen: Vec<String> =
                bots.iter().enumerate().filter(|(n, _)| set & 1 << n != 0).map(|(_, bot)| bot.clone()).collect();
            lists.extend((0..seats).map(|turn| rotated(&chosen, turn)));
        }
    }
    lists
}

fn rotated(list: &[String], by: usize) -> Vec<String> {
    let mut list = list.to_vec();
    list.rotate_right(by);
    list
}

impl Contest<'_> {
    /// Plays one game to its end, or to a forfeit.
    pub(super) fn play(&self, seating: &[String], seed: u64, visitors: &mut Visitors) -> Result<Played, Failure> {
        let mut table = self.game.open(self.options, LuckSource::seed(seed))?;
        table.deal(&Stamp::default());
        let mut fared: Vec<Fared> = seating
            .iter()
            .map(|bot| Fared {
                bot: bot.clone(),
                score: 0,
                rank: 1,
                won: 0.0,
                decisions: 0,
                thought: Duration::ZERO,
                longest: Duration::ZERO,
            })
            .collect();
        let mut plans: Vec<VecDeque<Value>> = vec![VecDeque::new(); seating.len()];
        for decision in 0..ENDLESS {
            let seats = match table.next() {
                Next::Over(outcome) => {
                    let winners = outcome.winners().len().max(1) as f64;
                    for (fared, result) in fared.iter_mut().zip(&outcome.seats) {
                        (fared.score, fared.rank) = (result.score, result.rank);
                        fared.won = if result.won { 1.0 / winners } else { 0.0 };
                    }
                    return Ok(Played {
                        deal: seed,
                        seats: fared,
                        ending: Some(outcome.ending.into_owned()),
                        forfeit: None,
                    });
                }
                Next::Decide { seats, .. } => seats,
                Next::Chance(_) => break,
            };
            let Some(seat) = seats.first() else { break };
            let began = Instant::now();
            let chosen = self.choose(&*table, seat, &seating[seat.index()], &mut plans, visitors, seed ^ decision);
            let took = began.elapsed();
            let here = &mut fared[seat.index()];
            here.decisions += 1;
            here.thought += took;
            here.longest = here.longest.max(took);
            let played = chosen.and_then(|mv| {
                let told = table.play(seat, &mv, Stamp::default(), Lang::En);
                told.map(|_| ()).map_err(|complaint| format!("it answered {}: {complaint}", shown(&mv)))
            });
            if let Err(reason) = played {
                return Ok(forfeited(seed, fared, seat.index(), reason));
            }
            table.deal(&Stamp::default());
        }
        Err(Failure::No("a game did not come to an end".into()))
    }

    /// The move of a bot; the error says what it did instead.
    fn choose(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        bot: &str,
        plans: &mut [VecDeque<Value>],
        visitors: &mut Visitors,
        seed: u64,
    ) -> Result<Value, String> {
        if let Some(command) = bot.strip_prefix(super::external::PREFIX) {
            let question = serde_json::json!({
                "cmd": "choose",
                "game": table.game(),
                "seat": seat,
                "view": table.view(Viewer::Seat(seat)),
                "moves": table.legal(seat),
            });
            return visitors.ask(command, seat.index(), question, self.patience);
        }
        // A bot of the house says what it will do until luck or somebody else comes between: it need not think again.
        let plan = &mut plans[seat.index()];
        if let Some(mv) = plan.pop_front() {
            if table.legal(seat).contains(&mv) {
                return Ok(mv);
            }
            plan.clear();
        }
        let said = table.suggest(seat, bot, self.budget, seed, Lang::En).map_err(|complaint| complaint.message)?;
        plan.extend(said.moves.into_iter().skip(1));
        Ok(said.mv)
    }
}

/// The others share the victory.
fn forfeited(deal: u64, mut seats: Vec<Fared>, at: usize, reason: String) -> Played {
    let others = (seats.len() - 1).max(1) as f64;
    let last = seats.len() as u8;
    for (place, fared) in seats.iter_mut().enumerate() {
        let lost = place == at;
        fared.rank = if lost { last } else { 1 };
        fared.won = if lost { 0.0 } else { 1.0 / others };
    }
    Played { deal, seats, ending: None, forfeit: Some((at, reason)) }
}

fn shown(mv: &Value) -> String {
    mv.to_string().chars().take(80).collect()
}

#[cfg(test)]
mod tests {
    use super::seatings;

    fn names(list: &[&str]) -> Vec<String> {
        list.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn every_bot_sits_in_every_seat_alike() {
        for (bots, seats, tables) in [
            (vec!["a", "b"], 2, 2),
            (vec!["a", "b"], 4, 2),
            (vec!["a", "b"], 3, 3),
            (vec!["a", "x", "x", "x"], 4, 4),
            (vec!["a", "b", "c"], 2, 6),
            (vec!["a", "b", "c"], 1, 3),
        ] {
            let lists = seatings(&names(&bots), seats);
            assert_eq!(lists.len(), tables, "{bots:?} at {seats}");
            assert!(lists.iter().all(|list| list.len() == seats));
            let at = |bot: &str, seat: usize| lists.iter().filter(|list| list[seat] == bot).count();
            assert!((1..seats).all(|seat| at("a", seat) == at("a", 0)), "{bots:?} at {seats}: {lists:?}");
        }
    }
}
