//! A player of a level: the search with its settings, or for the lower levels one look at the plans.

use super::reasons::reason;
use super::{Limit, Plans, Search, Sense, Sight, Width};
use quintain_core::driver::{Line, Unit};
use quintain_core::{Budget, Choice, Game, Lang, Luck, Policy, Seat, Seen, Speaking};
use std::collections::VecDeque;
use std::time::Duration;

/// How a level plays, whatever the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// Simulations of the tree search; without any, the most promising plan is taken as it looks.
    pub simulations: u32,
    /// The longest it thinks, on any machine.
    pub time: Duration,
    /// How far simulations go.
    pub sight: Sight,
    /// How many plans the tree follows.
    pub width: Width,
    /// Without a tree: in so many sampled worlds plans are looked at.
    pub worlds: u32,
    /// Without a tree: how much the promise of a plan is mistaken, in the game's own unit.
    pub noise: f32,
    /// Does it talk?
    pub talks: bool,
}

impl Level {
    /// One look at the plans, mistaken by `noise`.
    pub const fn look(worlds: u32, noise: f32) -> Self {
        Self {
            simulations: 0,
            time: Duration::from_millis(400),
            sight: 0,
            width: Width { root: 1, own: 1.0, others: 1.0 },
            worlds,
            noise,
            talks: false,
        }
    }

    /// A tree of so many simulations.
    pub const fn tree(simulations: u32, time: Duration, sight: Sight, width: Width) -> Self {
        Self { simulations, time, sight, width, worlds: 1, noise: 0.0, talks: false }
    }

    /// The same level, and it talks where the game has talk.
    pub const fn talking(mut self) -> Self {
        self.talks = true;
        self
    }
}

/// A plan that promises this many times the noise less than the best is never taken: nobody errs so far.
const ABSURD: f32 = 3.0;

/// Somebody at a level.
pub struct Player<G: Game, S> {
    sense: S,
    level: Level,
    search: Search<G::Move>,
    plans: Plans<G::Move>,
    rest: VecDeque<G::Move>,
}

impl<G: Game, S: Sense<G>> Player<G, S> {
    /// A player with this sense of the game.
    pub fn new(sense: S, level: Level) -> Self {
        Self { sense, level, search: Search::default(), plans: Plans::default(), rest: VecDeque::new() }
    }

    fn limit(&self, budget: Budget) -> Limit {
        match budget {
            Budget::Level => Limit { simulations: self.level.simulations, time: Some(self.level.time) },
            Budget::Unhurried => Limit { simulations: self.level.simulations, time: None },
            Budget::Time(time) => Limit { simulations: u32::MAX, time: Some(time) },
            Budget::Simulations(simulations) => Limit { simulations: simulations.max(1), time: None },
        }
    }

    /// The most promising plan as it looks in a few worlds, mistaken as the level is.
    fn look(&mut self, seen: &Seen<'_, G>, luck: &mut dyn Luck) -> Choice<G::Move> {
        let mut sums: Vec<(f32, f32, Vec<G::Move>)> = Vec::new();
        for _ in 0..self.level.worlds.max(1) {
            let world = seen.sample(luck);
            let weight = self.sense.likelihood(&world, seen.seat());
            self.plans.clear();
            self.sense.plans(&world, seen.seat(), seen.moves(), true, &mut self.plans, luck);
            for (promise, plan) in self.plans.iter() {
                match sums.iter_mut().find(|(_, _, known)| known == plan) {
                    Some((sum, weights, _)) => {
                        *sum += weight * promise;
                        *weights += weight;
                    }
                    None => sums.push((weight * promise, weight, plan.to_vec())),
                }
            }
        }
        let means = sums.iter().map(|(sum, weight, _)| sum / weight.max(1e-6));
        let best = means.clone().fold(f32::MIN, f32::max);
        let noise = self.level.noise;
        let mut taken: Option<(f32, f32, usize)> = None;
        for (place, mean) in means.enumerate() {
            if mean < best - ABSURD * noise {
                continue;
            }
            let drawn = (luck.below(1 << 20) as f32 + 0.5) / (1 << 20) as f32;
            let looks = mean - noise * (-drawn.ln()).ln();
            if taken.is_none_or(|(known, ..)| looks > known) {
                taken = Some((looks, mean, place));
            }
        }
        let Some((_, mean, place)) = taken else { return Choice::of(seen.moves()[0]) };
        let mut choice = self.choice(&sums[place].2);
        choice.unit = if self.sense.points(mean).is_some() { Unit::Points } else { Unit::Own };
        let told = |mean: f32| self.sense.points(mean).unwrap_or(f64::from(mean));
        choice.value = Some(told(mean));
        let mut others: Vec<(G::Move, f64)> = Vec::new();
        for (sum, weight, plan) in &sums {
            let value = told(sum / weight.max(1e-6));
            match others.iter_mut().find(|(mv, _)| *mv == plan[0]) {
                Some((_, known)) => *known = known.max(value),
                None if plan[0] == choice.mv => {}
                None => others.push((plan[0], value)),
            }
        }
        others.sort_by(|one, other| other.1.total_cmp(&one.1));
        choice.others = others;
        choice
    }

    /// The plan that the tree search prefers.
    fn think(&mut self, seen: &Seen<'_, G>, budget: Budget, luck: &mut dyn Luck) -> Choice<G::Move> {
        let (sight, width, limit) = (self.level.sight, self.level.width, self.limit(budget));
        let found = self.search.run(seen, &mut self.sense, sight, width, limit, None, luck);
        let Some(best) = found.plans.first() else { return Choice::of(seen.moves()[0]) };
        let mut taken = best;
        if found.sealed {
            // Nobody can foresee what is drawn by lot, plans as often as the search came back to them.
            let total: u32 = found.plans.iter().map(|(visits, ..)| visits).sum();
            let mut drawn = luck.below(total.max(1));
            for plan in &found.plans {
                if drawn < plan.0 {
                    taken = plan;
                    break;
                }
                drawn -= plan.0;
            }
        }
        let mut choice = self.choice(&taken.2);
        choice.value = Some(taken.1);
        choice.unit = Unit::Chance;
        for (_, value, plan) in &found.plans {
            let known = |mv: G::Move| mv == choice.mv || choice.others.iter().any(|(other, _)| *other == mv);
            if !known(plan[0]) {
                choice.others.push((plan[0], *value));
            }
        }
        choice.stats.insert("simulations", f64::from(found.simulations));
        choice
    }

    fn choice(&mut self, plan: &[G::Move]) -> Choice<G::Move> {
        self.rest = plan.iter().copied().skip(1).collect();
        let mut choice = Choice::of(plan[0]);
        choice.line = plan[1..].to_vec();
        choice
    }
}

impl<G: Game, S: Sense<G>> Policy<G> for Player<G, S> {
    fn begin(&mut self, _: Seat) {
        self.rest.clear();
    }

    fn choose(&mut self, seen: &Seen<'_, G>, budget: Budget, luck: &mut dyn Luck) -> Choice<G::Move> {
        let moves = seen.moves();
        if let [only] = moves {
            return Choice::of(*only);
        }
        if let Some(next) = self.rest.pop_front() {
            if moves.contains(&next) {
                let mut choice = Choice::of(next);
                choice.line = self.rest.iter().copied().collect();
                return choice;
            }
            self.rest.clear();
        }
        if self.level.simulations == 0 {
            return self.look(seen, luck);
        }
        let world = seen.sample(luck);
        if let Some((mv, value)) = self.sense.at_once(&world, seen.seat(), moves, luck) {
            let mut choice = Choice::of(mv);
            choice.value = value;
            choice.unit = Unit::Chance;
            return choice;
        }
        self.think(seen, budget, luck)
    }

    fn thinks(&self) -> Duration {
        if self.level.simulations == 0 { Duration::ZERO } else { self.level.time }
    }

    fn speak(&mut self, speaking: &Speaking<'_, G>, luck: &mut dyn Luck) -> Option<Line<G>> {
        if self.level.talks { self.sense.speak(speaking, luck) } else { None }
    }

    fn reason(&mut self, seen: &Seen<'_, G>, line: &[G::Move], lang: Lang, luck: &mut dyn Luck) -> Option<String> {
        let (seat, sense) = (seen.seat(), &mut self.sense);
        let otherwise = sense.otherwise(&seen.sample(luck), seat);
        reason(seen, line, lang, luck, |world| sense.parts(world, seat), otherwise)
    }
}
