//! LANCE1, LANCE2 and RELIC (GLO-DUEL-08 and 09).
//!
//! There is no chance between the lances and a relic that rerolls nothing, so they are one *play*: at most two
//! lance supporters and one relic. A token that does not turn a lost clash into a won one is never worth
//! spending, and with more tokens left one is never worse off. So the worth of a play is looked up only if it
//! wins with dice for which nothing as cheap has been found.

use super::super::joust::{EVEN, Effect, Standing, Worth};
use super::super::throw::Throw;
use super::plays::Play;
use super::table::{Table, Wanted};
use super::{Against, Shown, Solver};
use std::rc::Rc;

/// Dice that do not win outright, and how much is missing.
struct Open {
    triple: usize,
    lane: usize,
    /// Where its value stands in a table.
    place: usize,
    gap: i8,
}

impl Solver {
    /// D-LANCE with these dice and `steps` lance steps to come after this one: pass, or use a kind.
    pub fn lance(&mut self, at: Standing, shown: Shown, steps: u8, kind: Option<usize>) -> Worth {
        let throw = self.throw(&at);
        let mut play = Play::none(at);
        if let Some(kind) = kind {
            play = self.with_lance(play, kind);
        }
        let triple = throw.turned(throw.index(shown.best), play.turned);
        self.table(play.left, shown.foe_die, steps).worth(triple, 0).less(play.price)
    }

    /// D-RELIC with these dice: pass, or use a kind, with the dice to reroll.
    pub fn relic(&mut self, at: Standing, shown: Shown, kind: Option<usize>, counts: [u8; 3]) -> Worth {
        let throw = self.throw(&at);
        let mut play = Play::none(at);
        if let Some(kind) = kind {
            play = self.with_relic(play, kind);
        }
        let theirs = self.joust.attack + shown.foe_die as i8 - play.left.attack;
        let triple = throw.turned(throw.index(shown.best), play.turned);
        let chances = throw.reroll(&self.colours, triple, counts);
        let ends = self.ends(play.left);
        let mut sum = Worth::default();
        for (after, chance) in chances {
            sum.add(chance, ends.of(throw.totals[after].cmp(&theirs)));
        }
        sum.less(play.price)
    }

    /// What `tokens` finds against one value of the opponent's die, remembered.
    pub(super) fn table(&mut self, at: Standing, foe_die: u8, steps: u8) -> Rc<Table> {
        let key = (at, foe_die, steps);
        if let Some(known) = self.tables.get(&key) {
            return known.clone();
        }
        let table = Rc::new(self.tokens(at, &Against::one(self.joust.attack + foe_die as i8), steps, Wanted::Clash));
        self.tables.insert(key, table.clone());
        table
    }

    /// The best of passing and of every play, with `steps` lance steps to come.
    pub(super) fn tokens(&mut self, at: Standing, against: &Against, steps: u8, wanted: Wanted) -> Table {
        let throw = self.throw(&at);
        let ends = self.ends(at);
        let mut table = Table::new(wanted, throw.triples.len(), against.lanes, ends.lost);
        let rerolls = (at.relics.iter().zip(&self.joust.relics))
            .any(|(count, relic)| *count > 0 && matches!(relic.effect, Effect::Reroll(_)));
        if at.wins == 1 {
            self.decisive(at, against, steps, &ends, &mut table);
            if rerolls {
                let plays = self.plays(at, steps);
                let known = vec![[ends.won.value, self.tied(at).value]; plays.len()];
                let mut open = open(&throw, against, at.attack);
                // A reroll costs a token: it cannot help where winning is as cheap already.
                let token = self.stakes.token;
                let most = ends.won.value.max(ends.lost.value + 2.0 * token) - token;
                let values = table.values();
                open.retain(|cell| values[cell.place] < most - EVEN);
                self.reroll_by_relic(at, against, &plays, &known, &open, &mut table);
            }
            return table;
        }
        for (triple, mine) in throw.totals.iter().enumerate() {
            for (lane, theirs) in against.totals[..against.lanes].iter().enumerate() {
                let place = table.place(triple, lane);
                table.set(place, ends.of((mine + at.attack).cmp(theirs)));
            }
        }
        let plays = self.plays(at, steps);
        if plays.len() > 1 || rerolls {
            let open = open(&throw, against, at.attack);
            let known = self.play(&plays, &throw, &open, &mut table);
            self.reroll_by_relic(at, against, &plays, &known, &open, &mut table);
        }
        table
    }

    /// The plays without rerolls. Says what winning with each is worth, outright and on equal attack: exactly or,
    /// if nobody asked, at most.
    fn play(&mut self, plays: &[Play], throw: &Throw, open: &[Open], table: &mut Table) -> Vec<[f64; 2]> {
        let pass = &plays[0];
        let ties = self.wins_tie(&pass.left);
        let mut known = vec![[self.won(pass.left).value, self.tied(pass.left).value]];
        let mut turned: Vec<(&Open, bool)> = Vec::with_capacity(open.len());
        let mut gains: Vec<i8> = Vec::with_capacity(throw.triples.len());
        for (number, play) in plays.iter().enumerate().skip(1) {
            let parts = plays[..number].iter().zip(&known).filter(|(part, _)| part.is_part_of(play));
            let mut most = [f64::INFINITY; 2];
            for (part, known) in parts {
                let refund = self.refund(&part.left, &play.left);
                most = [most[0].min(known[0] + refund), most[1].min(known[1] + refund)];
            }
            let plus = play.left.attack - pass.left.attack;
            gains.clear();
            gains.extend(throw.triples.iter().map(|triple| plus + play.gain(*triple)));
            let (needed, values) = (most.map(|most| most - play.price - EVEN), table.values());
            turned.clear();
            // The first triple is the lowest: with it turned dice gain most.
            for cell in open.iter().take_while(|cell| cell.gap <= gains[0]) {
                let gap = cell.gap - gains[cell.triple];
                let tie = gap == 0;
                if gap <= 0 && values[cell.place] < needed[usize::from(tie)] && (!tie || ties) {
                    turned.push((cell, tie));
                }
            }
            let wins = turned.iter().any(|(_, tie)| !tie);
            let won = if wins { self.won(play.left).less(play.price) } else { Worth::default() };
            let ties = turned.iter().any(|(_, tie)| *tie);
            let tied = if ties { self.tied(play.left).less(play.price) } else { Worth::default() };
            for (cell, tie) in &turned {
                table.offer(cell.place, if *tie { tied } else { won });
            }
            known.push([
                if wins { won.value + play.price } else { most[0] },
                if ties { tied.value + play.price } else { most[1] },
            ]);
        }
        known
    }

    /// Relics that reroll, after every choice of lances.
    fn reroll_by_relic(
        &mut self,
        at: Standing,
        against: &Against,
        plays: &[Play],
        known: &[[f64; 2]],
        open: &[Open],
        table: &mut Table,
    ) {
        for kind in 0..self.joust.relics.len() {
            let Effect::Reroll(most) = self.joust.relics[kind].effect else { continue };
            if at.relics[kind] == 0 {
                continue;
            }
            let (throw, reach, lost) = (self.throw(&at), self.reach(&at, most), self.lost(at).value);
            // If winning outright is not the best end, one might reroll to miss it.
            let perverse = known[0][0] < lost.max(known[0][1]);
            let all: Vec<(Play, f64)> = (plays.iter().zip(known).filter(|(play, _)| play.tokens[2] == 0))
                .map(|(lances, won)| {
                    let play = self.with_relic(*lances, kind);
                    (play, won[0].max(won[1]) + self.refund(&lances.left, &play.left))
                })
                .collect();
            let all = if at.wins == 1 && at.losses == 1 { self.uncovered(all) } else { all };
            // Where not even the best of all plays together would help, none of them needs a look.
            let (best, won) = Self::together(at, &all);
            let refund = all.iter().map(|(play, _)| self.refund(&at, &play.left)).fold(0.0, f64::max);
            let (least, gain) = (lost + refund - best.price - EVEN, (won - lost - refund).max(0.0));
            let (reached, values) =
                (against.totals.map(|total| reach.at_least(total - best.left.attack)), table.values());
            let helps = |cell: &&Open| {
                let triple = throw.turned(cell.triple, best.turned);
                least + gain * reached[cell.lane][triple] > values[cell.place]
            };
            let open: Vec<&Open> = open.iter().filter(helps).collect();
            if open.is_empty() && !perverse {
                continue;
            }
            let mut promising: Vec<(&Open, usize)> = Vec::with_capacity(open.len());
            let mut after: Vec<usize> = Vec::with_capacity(throw.triples.len());
            for (play, won) in all {
                // Worth a look, if as much were left as without the relic?
                let lost = lost + self.refund(&at, &play.left);
                let gain = won.max(lost) - lost;
                let (least, values) = (lost - play.price - EVEN, table.values());
                let reached = against.totals.map(|total| reach.at_least(total - play.left.attack));
                after.clear();
                after.extend((0..throw.triples.len()).map(|triple| throw.turned(triple, play.turned)));
                promising.clear();
                for cell in open.iter().copied() {
                    let triple = after[cell.triple];
                    if least + gain * reached[cell.lane][triple] > values[cell.place] {
                        promising.push((cell, triple));
                    }
                }
                if promising.is_empty() && !perverse {
                    continue;
                }
                let ends = self.ends(play.left);
                if perverse || !ends.ordered() {
                    let totals = against.totals.map(|total| total - play.left.attack);
                    let then = ends.resolve(table, &throw.totals, &totals);
                    self.best_reroll(table, &then, &throw, most, Some(&after), play.price);
                    continue;
                }
                for (cell, triple) in &promising {
                    let total = against.totals[cell.lane] - play.left.attack;
                    let value = table.values()[cell.place];
                    if let Some(worth) = ends.reroll(&reach, *triple, total, play.price, value) {
                        table.set(cell.place, worth);
                    }
                }
            }
        }
    }

    /// In the last clash: the plays for which no other gains as much for no more, and leaves as much to a loser.
    fn uncovered(&self, plays: Vec<(Play, f64)>) -> Vec<(Play, f64)> {
        let refunds = self.stakes.token > 0.0;
        let covers = |one: &Play, other: &Play| {
            one.price <= other.price
                && one.left.attack >= other.left.attack
                && one.turned.iter().zip(other.turned).all(|(one, other)| *one >= other)
                && (!refunds || one.left.used == other.left.used)
        };
        let mut kept: Vec<(Play, f64)> = Vec::with_capacity(plays.len());
        for play in plays {
            if !kept.iter().any(|(known, _)| covers(known, &play.0)) {
                kept.retain(|(known, _)| !covers(&play.0, known));
                kept.push(play);
            }
        }
        kept
    }

    /// The best of all plays come together: most attack, the highest dice, the lowest price; and the most that is won.
    fn together(at: Standing, plays: &[(Play, f64)]) -> (Play, f64) {
        let (mut best, mut most) = (Play { price: f64::INFINITY, ..Play::none(at) }, f64::NEG_INFINITY);
        for (play, won) in plays {
            best.left.attack = best.left.attack.max(play.left.attack);
            best.price = best.price.min(play.price);
            for (to, turned) in best.turned.iter_mut().zip(play.turned) {
                *to = turned.max(*to);
            }
            most = most.max(*won);
        }
        (best, most)
    }

    /// With fewer tokens left one is better off at most by this: what comes back to the loser.
    fn refund(&self, more: &Standing, fewer: &Standing) -> f64 {
        let refunds = more.used.iter().zip(fewer.used).filter(|(more, fewer)| *fewer && !**more).count();
        self.stakes.token * refunds as f64
    }
}

/// The cells that do not win outright, those first that miss least.
fn open(throw: &Throw, against: &Against, attack: i8) -> Vec<Open> {
    let totals = &against.totals[..against.lanes];
    let mut open = Vec::with_capacity(throw.triples.len() * totals.len());
    for gap in 0..=totals.iter().map(|total| total - attack).max().unwrap_or(0) {
        for (lane, total) in totals.iter().enumerate() {
            let triples = usize::try_from(total - attack - gap).ok().and_then(|total| throw.by_total.get(total));
            let row = lane * throw.triples.len();
            let cell = |triple: &usize| Open { triple: *triple, lane, place: row + triple, gap };
            open.extend(triples.into_iter().flatten().map(cell));
        }
    }
    open
}
