//! LANCE1, LANCE2, RELIC and RESOLVE (GLO-DUEL-08 to 11).
//!
//! There is no chance between the lances and a relic that rerolls nothing, so they are one *play*: at most two
//! lance supporters and one relic. A token that does not turn a lost clash into a won one is never worth
//! spending, and with more tokens left one is never worse off. So the worth of a play is looked up only if it
//! wins with dice for which nothing as cheap has been found.

use super::super::joust::{EVEN, Effect, KINDS, Standing, Worth};
use super::super::reach::Reach;
use super::super::throw::Throw;
use super::table::{Table, Wanted};
use super::{Against, Shown, Solver};
use std::cmp::Ordering;
use std::rc::Rc;

/// Tokens used together.
#[derive(Clone, Copy)]
struct Play {
    /// What is left.
    left: Standing,
    /// Values that dice are turned to, by colour.
    turned: [u8; 3],
    /// Price in stakes.
    price: f64,
    /// Kinds, plus one: two lances, the first never behind the second, and a relic.
    tokens: [usize; 3],
}

/// Dice that do not win outright, and how much is missing.
struct Open {
    triple: usize,
    lane: usize,
    gap: i8,
}

/// What follows a clash that is lost, won, and won on equal attack, or lost on equal attack.
pub(super) struct Ends {
    lost: Worth,
    level: Worth,
    won: Worth,
}

impl Ends {
    /// Is a higher total never worse?
    pub(super) fn ordered(&self) -> bool {
        self.lost.value <= self.level.value && self.level.value <= self.won.value
    }

    /// A reroll towards this total after which nothing is decided: all that matters is how likely the new total
    /// is above it, or equal to it. The best way, if it is worth more than `value`.
    pub(super) fn reroll(&self, reach: &Reach, triple: usize, total: i8, price: f64, value: f64) -> Option<Worth> {
        let worth = |way: [f64; 2]| self.mix(way, |worth| worth.value) - price;
        let mut most = value + EVEN;
        if worth([reach.best(triple, total), reach.best(triple, total + 1)]) <= most {
            return None;
        }
        let mut best = None;
        for way in reach.ways(triple, total) {
            let value = worth(way);
            if value > most {
                most = value + EVEN;
                let (duel, clash) = (self.mix(way, |worth| worth.duel), self.mix(way, |worth| worth.clash));
                best = Some(Worth { value, duel, clash });
            }
        }
        best
    }

    /// RESOLVE, for all dice.
    fn resolve(&self, like: &Table, mine: &[i8], theirs: &[i8]) -> Table {
        let mut table = like.clone();
        for (triple, mine) in mine.iter().enumerate() {
            for (lane, theirs) in theirs.iter().enumerate() {
                table.set(triple, lane, self.of(mine.cmp(theirs)));
            }
        }
        table
    }

    const fn of(&self, order: Ordering) -> Worth {
        match order {
            Ordering::Less => self.lost,
            Ordering::Equal => self.level,
            Ordering::Greater => self.won,
        }
    }

    /// The expectation, by the chances to reach the opponent's total at least, and to exceed it.
    fn mix(&self, [least, above]: [f64; 2], of: impl Fn(&Worth) -> f64) -> f64 {
        let [lost, level, won] = [of(&self.lost), of(&self.level), of(&self.won)];
        lost + least * (level - lost) + above * (won - level)
    }
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
        let mut table = Table::new(wanted, throw.triples.len(), ends.lost);
        for (triple, mine) in throw.totals.iter().enumerate() {
            for (lane, theirs) in against.totals[..against.lanes].iter().enumerate() {
                table.set(triple, lane, ends.of((mine + at.attack).cmp(theirs)));
            }
        }
        let plays = self.plays(at, steps);
        if plays.len() > 1 || at.relics != [0; KINDS] {
            let open = open(&throw, against, at.attack);
            let known = self.play(&plays, &throw, &open, &mut table);
            self.reroll_by_relic(at, against, &plays, &known, &open, &mut table);
        }
        table
    }

    /// The plays without rerolls. Says what winning with each is worth: exactly or, if nobody asked, at most.
    fn play(&mut self, plays: &[Play], throw: &Throw, open: &[Open], table: &mut Table) -> Vec<f64> {
        let pass = &plays[0];
        let ties = self.wins_tie(&pass.left);
        let mut known: Vec<f64> = vec![self.won(pass.left).value];
        let mut turned: Vec<(&Open, bool)> = Vec::with_capacity(open.len());
        for (number, play) in plays.iter().enumerate().skip(1) {
            let parts = plays[..number].iter().zip(&known).filter(|(part, _)| part.is_part_of(play));
            let most =
                parts.map(|(part, known)| known + self.refund(&part.left, &play.left)).fold(f64::INFINITY, f64::min);
            let plus = play.left.attack - pass.left.attack;
            let most_gain = plus + play.gain(throw.triples[0]);
            turned.clear();
            for cell in open.iter().take_while(|cell| cell.gap <= most_gain) {
                let gap = cell.gap - plus - play.gain(throw.triples[cell.triple]);
                let wins = gap < 0 || gap == 0 && ties;
                if wins && table.values()[cell.triple][cell.lane] + EVEN < most - play.price {
                    turned.push((cell, gap == 0));
                }
            }
            let wins = turned.iter().any(|(_, tie)| !tie);
            let won = if wins { self.won(play.left).less(play.price) } else { Worth::default() };
            let ties = turned.iter().any(|(_, tie)| *tie);
            let tied = if ties { self.tied(play.left).less(play.price) } else { Worth::default() };
            for (cell, tie) in &turned {
                table.offer(cell.triple, cell.lane, if *tie { tied } else { won });
            }
            known.push(if wins { won.value + play.price } else { most });
        }
        known
    }

    /// Relics that reroll, after every choice of lances.
    fn reroll_by_relic(
        &mut self,
        at: Standing,
        against: &Against,
        plays: &[Play],
        known: &[f64],
        open: &[Open],
        table: &mut Table,
    ) {
        for kind in 0..self.joust.relics.len() {
            let Effect::Reroll(most) = self.joust.relics[kind].effect else { continue };
            if at.relics[kind] == 0 {
                continue;
            }
            let (throw, reach, lost) = (self.throw(&at), self.reach(&at, most), self.lost(at).value);
            let mut promising: Vec<(&Open, usize)> = Vec::with_capacity(open.len());
            for (lances, won) in plays.iter().zip(known).filter(|(play, _)| play.tokens[2] == 0) {
                let play = self.with_relic(*lances, kind);
                // Worth a look, if as much were left as without the relic?
                let won = won + self.refund(&lances.left, &play.left);
                let lost = lost + self.refund(&at, &play.left);
                let gain = won.max(lost) - lost;
                promising.clear();
                for cell in open {
                    let triple = throw.turned(cell.triple, play.turned);
                    let total = against.totals[cell.lane] - play.left.attack;
                    let most = lost + gain * reach.best(triple, total) - play.price;
                    if most > table.values()[cell.triple][cell.lane] + EVEN {
                        promising.push((cell, triple));
                    }
                }
                if promising.is_empty() {
                    continue;
                }
                let ends = self.ends(play.left);
                if !ends.ordered() {
                    let totals = against.totals.map(|total| total - play.left.attack);
                    let then = ends.resolve(table, &throw.totals, &totals);
                    let turned = |triple| throw.turned(triple, play.turned);
                    self.best_reroll(table, &then, &throw, most, turned, play.price);
                    continue;
                }
                for (cell, triple) in &promising {
                    let total = against.totals[cell.lane] - play.left.attack;
                    let value = table.values()[cell.triple][cell.lane];
                    if let Some(worth) = ends.reroll(&reach, *triple, total, play.price, value) {
                        table.set(cell.triple, cell.lane, worth);
                    }
                }
            }
        }
    }

    /// Every play without rerolls, passing first, then the smaller ones.
    fn plays(&self, at: Standing, steps: u8) -> Vec<Play> {
        let dice = self.joust.dice_of(&at);
        let useful = |effect: Effect| match effect {
            Effect::Set(colour, _) => dice[colour] > 0,
            Effect::Attack(_) => true,
            Effect::Reroll(_) => false,
        };
        let mut plays = vec![Play::none(at)];
        let mut from = 0;
        for _ in 0..steps {
            let to = plays.len();
            for index in from..to {
                let play = plays[index];
                for kind in play.tokens[1].saturating_sub(1)..self.joust.lances.len() {
                    let effect = self.joust.lances[kind].effect;
                    let again = play.tokens[1] == kind + 1 && matches!(effect, Effect::Set(..));
                    if play.left.lances[kind] > 0 && useful(effect) && !again {
                        plays.push(self.with_lance(play, kind));
                    }
                }
            }
            from = to;
        }
        for index in 0..plays.len() {
            for kind in 0..self.joust.relics.len() {
                if at.relics[kind] > 0 && useful(self.joust.relics[kind].effect) {
                    plays.push(self.with_relic(plays[index], kind));
                }
            }
        }
        plays
    }

    fn with_lance(&self, mut play: Play, kind: usize) -> Play {
        play.left = play.left.less_lance(kind);
        play.tokens = [play.tokens[1], kind + 1, 0];
        self.with(play, self.joust.lances[kind])
    }

    fn with_relic(&self, mut play: Play, kind: usize) -> Play {
        play.left = play.left.less_relic(kind);
        play.tokens[2] = kind + 1;
        self.with(play, self.joust.relics[kind])
    }

    fn with(&self, mut play: Play, tool: super::Tool) -> Play {
        match tool.effect {
            Effect::Attack(attack) => play.left.attack += attack,
            Effect::Set(colour, to) => play.turned[colour] = play.turned[colour].max(to),
            Effect::Reroll(_) => {}
        }
        play.price += self.stakes.token + self.stakes.glory * tool.cost;
        play
    }

    /// With fewer tokens left one is better off at most by this: what comes back to the loser.
    fn refund(&self, more: &Standing, fewer: &Standing) -> f64 {
        let refunds = more.used.iter().zip(fewer.used).filter(|(more, fewer)| *fewer && !**more).count();
        self.stakes.token * refunds as f64
    }

    /// What follows the clash.
    pub(super) fn ends(&mut self, at: Standing) -> Ends {
        let lost = self.lost(at);
        let level = if self.wins_tie(&at) { self.tied(at) } else { lost };
        Ends { lost, level, won: self.won(at) }
    }

    fn lost(&mut self, at: Standing) -> Worth {
        Worth { clash: 0.0, ..self.later(at.after_clash(false)) }
    }

    fn won(&mut self, at: Standing) -> Worth {
        Worth { clash: 1.0, ..self.later(at.after_clash(true)) }
    }

    fn tied(&mut self, at: Standing) -> Worth {
        let (at, price) = at.turn_prestige(&self.stakes);
        self.won(at).less(price)
    }
}

/// The cells that do not win outright, those first that miss least.
fn open(throw: &Throw, against: &Against, attack: i8) -> Vec<Open> {
    let totals = &against.totals[..against.lanes];
    let mut open = Vec::with_capacity(throw.triples.len() * totals.len());
    for gap in 0..=totals.iter().map(|total| total - attack).max().unwrap_or(0) {
        for (lane, total) in totals.iter().enumerate() {
            let triples = usize::try_from(total - attack - gap).ok().and_then(|total| throw.by_total.get(total));
            open.extend(triples.into_iter().flatten().map(|triple| Open { triple: *triple, lane, gap }));
        }
    }
    open
}

impl Play {
    const fn none(left: Standing) -> Self {
        Self { left, turned: [0; 3], price: 0.0, tokens: [0; 3] }
    }

    /// What turned dice add to the total.
    fn gain(&self, triple: [u8; 3]) -> i8 {
        triple.iter().zip(self.turned).map(|(die, turned)| turned.saturating_sub(*die)).sum::<u8>() as i8
    }

    /// Are all its tokens among those of the other play?
    fn is_part_of(&self, other: &Self) -> bool {
        let relic = self.tokens[2] == 0 || self.tokens[2] == other.tokens[2];
        let [a, b] = [self.tokens[0], self.tokens[1]];
        let [c, d] = [other.tokens[0], other.tokens[1]];
        relic && (a == c && b == d || a == 0 && (b == 0 || b == c || b == d))
    }
}
