//! A duel against an opponent who never decides: a knight, the opponent of a card, the automaton.
//!
//! Between two clashes nothing matters but the score, the strength committed, the faith, the face-up
//! tokens and the prestige. [`Solver::duel`] is the value of such a point, found once and remembered.
//! Inside a clash the dice are the best values of the three colours: [`Solver::clash`] works backwards from
//! RESOLVE through RELIC, the two LANCE steps, FAITH and ROLL.

use super::dice::{Colour, Kernel};
use super::reach::{Dice, Reach};
use crate::kinds;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::rc::Rc;

/// At most so many different lance supporters, and so many different relics.
pub const KINDS: usize = 8;

/// What an end of the duel is worth, and what tokens are worth. With all prices 0 and `win` 1 the solver
/// plays for the highest chance to win.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stakes {
    /// Winning.
    pub win: f64,
    /// Losing with one clash won.
    pub honour: f64,
    /// A strength token.
    pub strength: f64,
    /// A faith token.
    pub faith: f64,
    /// A supporter turned down, and a relic; prestige turned down costs this too.
    pub token: f64,
    /// A point of glory paid for a supporter.
    pub glory: f64,
}

impl Stakes {
    /// Only winning counts.
    pub const VICTORY: Self = Self { win: 1.0, honour: 0.0, strength: 0.0, faith: 0.0, token: 0.0, glory: 0.0 };

    /// What the loser is left with: honour for a clash, and one of everything used (GLO-DUEL-14).
    pub(super) fn lost(&self, at: &Standing) -> f64 {
        let refund = if at.committed > 0 { self.strength } else { 0.0 }
            + if at.used[0] { self.faith } else { 0.0 }
            + self.token * f64::from(at.used[1..].iter().map(|used| u8::from(*used)).sum::<u8>());
        refund + if at.wins == 1 { self.honour } else { 0.0 }
    }
}

/// What a token does in a clash.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Effect {
    /// Turns the lowest die of a colour to a value.
    Set(usize, u8),
    /// Adds to the difference of the attacks.
    Attack(i8),
    /// Rerolls up to so many dice.
    Reroll(u8),
}

/// A kind of token the player has, with the glory it costs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tool {
    /// What it does.
    pub effect: Effect,
    /// Glory paid for it.
    pub cost: f64,
}

/// The two who meet: everything that does not change during the duel.
#[derive(Clone, PartialEq, Debug)]
pub struct Joust {
    /// Red dice a veteran takes away.
    pub red_taken: u8,
    /// Black and white dice rolled, a veteran's theft included.
    pub dice: [u8; 2],
    /// Are the black and the white symbol awake?
    pub awake: [bool; 2],
    /// Strength that wakes the red symbol: also the most that may be committed.
    pub most_strength: u8,
    /// Dice a faith token rerolls.
    pub reroll: u8,
    /// The opponent's printed attack.
    pub attack: i8,
    /// The opponent's prestige.
    pub prestige: i8,
    /// Does the opponent roll a white die?
    pub die: bool,
    /// Does the player win when attack and prestige are equal?
    pub wins_ties: bool,
    /// Lance supporters.
    pub lances: Vec<Tool>,
    /// Relics.
    pub relics: Vec<Tool>,
}

impl Joust {
    /// Red, black and white dice rolled.
    pub(super) fn dice_of(&self, at: &Standing) -> [u8; 3] {
        [at.committed.min(3).saturating_sub(self.red_taken), self.dice[0], self.dice[1]]
    }

    /// Is the symbol of a colour awake?
    pub(super) fn is_awake(&self, at: &Standing, colour: usize) -> bool {
        if colour == 0 { at.committed >= self.most_strength } else { self.awake[colour - 1] }
    }
}

/// A point between two clashes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Standing {
    /// Clashes won.
    pub wins: u8,
    /// Clashes lost.
    pub losses: u8,
    /// Strength committed.
    pub committed: u8,
    /// Strength left.
    pub strength: u8,
    /// Faith left.
    pub faith: u8,
    /// Face-up prestige.
    pub prestige: i8,
    /// Face-up lance supporters of each kind.
    pub lances: [u8; KINDS],
    /// Face-up relics of each kind.
    pub relics: [u8; KINDS],
    /// What has been used in this duel so far, for the refund: faith, supporters, relics, prestige.
    pub used: [bool; 4],
    /// Modifiers of this clash: the difference of the attacks, and of the prestige.
    pub attack: i8,
    /// See `attack`.
    pub prestige_edge: i8,
}

/// The worth of a point under the best play.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Worth {
    /// Expected value by the stakes.
    pub value: f64,
    /// Chance to win the duel.
    pub duel: f64,
    /// Chance to win the clash that is on.
    pub clash: f64,
}

impl Standing {
    /// One faith token less.
    pub(super) const fn less_faith(mut self) -> Self {
        self.faith -= 1;
        self.used[0] = true;
        self
    }
}

impl Worth {
    fn add(&mut self, chance: f64, other: Self) {
        self.value += chance * other.value;
        self.duel += chance * other.duel;
        self.clash += chance * other.clash;
    }

    fn less(mut self, price: f64) -> Self {
        self.value -= price;
        self
    }

    fn better(self, other: Self) -> Self {
        if other.value > self.value + 1e-12 { other } else { self }
    }
}

/// Dice on the table: the best of each colour, and the opponent's die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shown {
    /// Best red, black, white value.
    pub best: [u8; 3],
    /// The opponent's white die.
    pub foe_die: u8,
}

/// The solver, with what it has found out so far.
pub struct Solver {
    joust: Joust,
    stakes: Stakes,
    colours: [Colour; 3],
    known: HashMap<Standing, Worth, BuildHasherDefault<Quick>>,
    /// By committed strength, dice rerolled and the opponent's total.
    reaches: HashMap<(u8, u8, i8), Rc<Reach>, BuildHasherDefault<Quick>>,
}

/// A hasher for keys of a few small numbers.
#[derive(Default)]
pub(crate) struct Quick(u64);

impl Hasher for Quick {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// Values by the best of each colour.
struct Table {
    size: [usize; 3],
    worth: Vec<Worth>,
}

impl Table {
    fn new(size: [usize; 3]) -> Self {
        Self { size, worth: vec![Worth::default(); size.iter().product()] }
    }

    fn index(&self, best: [usize; 3]) -> usize {
        (best[0] * self.size[1] + best[1]) * self.size[2] + best[2]
    }

    fn all(&self) -> impl Iterator<Item = [usize; 3]> + use<> {
        let size = self.size;
        (0..size[0]).flat_map(move |r| (0..size[1]).flat_map(move |b| (0..size[2]).map(move |w| [r, b, w])))
    }

    /// The expectation when the dice of one colour are rerolled.
    fn fold(&self, colour: usize, kernel: &Kernel) -> Self {
        let mut folded = Self::new(self.size);
        let size = self.size[colour];
        let stride: usize = self.size[colour + 1..].iter().product();
        for start in (0..self.worth.len()).filter(|index| (index / stride).is_multiple_of(size)) {
            let line = |value: usize| start + value * stride;
            for before in 0..size {
                if kernel.all && before > 0 {
                    folded.worth[line(before)] = folded.worth[start];
                    continue;
                }
                let mut sum = Worth::default();
                let lowest = if kernel.all { 0 } else { before };
                for value in lowest..size {
                    sum.add(kernel.after[before][value], self.worth[line(value)]);
                }
                folded.worth[line(before)] = sum;
            }
        }
        folded
    }
}

impl Solver {
    /// A solver for this joust and these stakes.
    pub fn new(data: &crate::data::Data, joust: Joust, stakes: Stakes) -> Self {
        let colours = [0, 1, 2].map(|colour| Colour::new(&data.dice[colour]));
        Self { joust, stakes, colours, known: HashMap::default(), reaches: HashMap::default() }
    }

    /// The worth of a point between two clashes, strength to be committed next.
    pub fn duel(&mut self, at: Standing) -> Worth {
        if let Some(end) = self.end(&at) {
            return end;
        }
        let at = self.plain(at);
        if let Some(known) = self.known.get(&at) {
            return *known;
        }
        let most = at.strength.min(self.joust.most_strength - at.committed);
        let mut best = self.commit(at, 0);
        for strength in 1..=most {
            best = best.better(self.commit(at, strength));
        }
        self.known.insert(at, best);
        best
    }

    /// The same point without what can make no difference any more: tokens that no clash is left for, and
    /// the memory of tokens that cost nothing. Strength that costs nothing is committed at once.
    fn plain(&self, mut at: Standing) -> Standing {
        let clashes = 3 - at.wins - at.losses;
        at.strength = at.strength.min(self.joust.most_strength - at.committed);
        if self.stakes.strength == 0.0 {
            // It counts in every clash to come.
            at.committed += std::mem::take(&mut at.strength);
        }
        at.faith = at.faith.min(clashes);
        for lance in &mut at.lances {
            *lance = (*lance).min(2 * clashes);
        }
        for relic in &mut at.relics {
            *relic = (*relic).min(clashes);
        }
        let enough = self.joust.prestige.max(0) + clashes as i8;
        if at.prestige_edge == 0 {
            // Prestige that is not enough to win a tie is never turned.
            at.prestige = if self.wins_tie(&at) { at.prestige.min(enough) } else { at.prestige.min(0) };
        }
        at.used[0] &= self.stakes.faith > 0.0;
        for used in &mut at.used[1..] {
            *used &= self.stakes.token > 0.0;
        }
        at
    }

    /// D-STRENGTH: commit so much more, then roll.
    pub fn commit(&mut self, at: Standing, strength: u8) -> Worth {
        let mut after = at;
        after.committed += strength;
        after.strength -= strength;
        let mut sum = Worth::default();
        for (foe_die, chance) in self.foe_dice() {
            let table = self.faith(after, foe_die);
            let dice = self.dice(&after);
            let rolls = [0, 1, 2].map(|colour| *self.colours[colour].roll(dice[colour], self.awake(&after, colour)));
            for best in table.all() {
                let here = rolls[0][best[0]] * rolls[1][best[1]] * rolls[2][best[2]];
                if here > 0.0 {
                    sum.add(chance * here, table.worth[table.index(best)]);
                }
            }
        }
        sum.less(self.stakes.strength * f64::from(strength))
    }

    /// D-FAITH with these dice: pass, or reroll these counts.
    pub fn reroll(&mut self, at: Standing, shown: Shown, counts: Option<[u8; 3]>) -> Worth {
        let best = shown.best.map(usize::from);
        let Some(counts) = counts else {
            let table = self.lances(at, shown.foe_die, 2);
            return table.worth[table.index(best)];
        };
        let spent = at.less_faith();
        let mut table = self.lances(spent, shown.foe_die, 2);
        for (colour, count) in counts.into_iter().enumerate() {
            table = table.fold(colour, self.kernel(&at, colour, count));
        }
        table.worth[table.index(best)].less(self.stakes.faith)
    }

    /// D-LANCE with these dice and `steps` lance steps to come after this one: pass, or use a kind.
    pub fn lance(&mut self, at: Standing, shown: Shown, steps: u8, kind: Option<usize>) -> Worth {
        let (at, best, price) = match kind {
            Some(kind) => self.use_lance(at, shown.best.map(usize::from), kind),
            None => (at, shown.best.map(usize::from), 0.0),
        };
        let table = self.lances(at, shown.foe_die, steps);
        table.worth[table.index(best)].less(price)
    }

    /// D-RELIC with these dice: pass, or use a kind, with the dice to reroll.
    pub fn relic(&mut self, at: Standing, shown: Shown, kind: Option<usize>, counts: [u8; 3]) -> Worth {
        let best = shown.best.map(usize::from);
        let Some(kind) = kind else { return self.resolve(at, best, shown.foe_die) };
        let tool = self.joust.relics[kind];
        let mut used = at;
        used.relics[kind] = used.relics[kind].saturating_sub(1);
        used.used[2] = true;
        let price = self.stakes.token + self.stakes.glory * tool.cost;
        let worth = match tool.effect {
            Effect::Attack(attack) => {
                used.attack += attack;
                self.resolve(used, best, shown.foe_die)
            }
            Effect::Set(colour, to) => {
                let mut after = best;
                after[colour] = after[colour].max(usize::from(to));
                self.resolve(used, after, shown.foe_die)
            }
            Effect::Reroll(_) => {
                let mut table = self.final_table(used, shown.foe_die);
                for (colour, count) in counts.into_iter().enumerate() {
                    table = table.fold(colour, self.kernel(&at, colour, count));
                }
                table.worth[table.index(best)]
            }
        };
        worth.less(price)
    }

    fn end(&self, at: &Standing) -> Option<Worth> {
        if at.wins == 2 {
            return Some(Worth { value: self.stakes.win, duel: 1.0, clash: 0.0 });
        }
        if at.losses < 2 {
            return None;
        }
        Some(Worth { value: self.stakes.lost(at), duel: 0.0, clash: 0.0 })
    }

    fn dice(&self, at: &Standing) -> [u8; 3] {
        self.joust.dice_of(at)
    }

    fn awake(&self, at: &Standing, colour: usize) -> bool {
        self.joust.is_awake(at, colour)
    }

    /// The opponent's die with its chances; it never shows an awake symbol.
    fn foe_dice(&self) -> Vec<(u8, f64)> {
        if !self.joust.die {
            return vec![(0, 1.0)];
        }
        let faces = self.colours[kinds::Colour::Armour as usize].roll(1, false);
        faces.iter().enumerate().filter(|(_, chance)| **chance > 0.0).map(|(v, chance)| (v as u8, *chance)).collect()
    }

    fn size(&self) -> [usize; 3] {
        [0, 1, 2].map(|colour| self.colours[colour].size)
    }

    fn kernel(&self, at: &Standing, colour: usize, count: u8) -> &Kernel {
        self.colours[colour].kernel(self.dice(at)[colour], count, self.awake(at, colour))
    }

    /// FAITH: the best of passing and of every reroll.
    fn faith(&mut self, at: Standing, foe_die: u8) -> Table {
        let pass = self.lances(at, foe_die, 2);
        if at.faith == 0 {
            return pass;
        }
        let spent = at.less_faith();
        if spent.lances == [0; KINDS] && spent.relics == [0; KINDS] {
            return self.last_reroll(pass, spent, foe_die, self.joust.reroll, self.stakes.faith);
        }
        let spent = self.lances(spent, foe_die, 2);
        self.best_reroll(&at, pass, &spent, self.joust.reroll, self.stakes.faith)
    }

    /// The best of `keep` and of rerolling up to `most` dice, after which the clash is resolved at `then`.
    fn last_reroll(&mut self, mut keep: Table, then: Standing, foe_die: u8, most: u8, price: f64) -> Table {
        let ends = self.ends(then);
        let [lost, won, tied] = ends;
        let level = if self.wins_tie(&then) { tied } else { lost };
        if !(lost.value <= level.value && level.value <= won.value) {
            // Winning the clash is worth less than losing it: every way must be looked at.
            let table = self.final_table(then, foe_die);
            return self.best_reroll(&then, keep, &table, most, price);
        }
        let reach = self.reach(&then, foe_die, most);
        for (triple, kept) in keep.worth.iter_mut().enumerate() {
            for [above, equal] in reach.ways(triple) {
                let mut sum = Worth::default();
                sum.add(*above, won);
                sum.add(*equal, level);
                sum.add(1.0 - above - equal, lost);
                *kept = kept.better(sum.less(price));
            }
        }
        keep
    }

    fn reach(&mut self, at: &Standing, foe_die: u8, most: u8) -> Rc<Reach> {
        let total = self.joust.attack + foe_die as i8 - at.attack;
        let key = (at.committed, most, total);
        if let Some(known) = self.reaches.get(&key) {
            return known.clone();
        }
        let awake = [0, 1, 2].map(|colour| self.awake(at, colour));
        let dice = Dice { colours: &self.colours, counts: self.dice(at), awake, most };
        let reach = Rc::new(Reach::new(&dice, i32::from(total)));
        self.reaches.insert(key, reach.clone());
        reach
    }

    /// The best of `keep` and of rerolling up to `most` dice towards `then`.
    fn best_reroll(&self, at: &Standing, mut keep: Table, then: &Table, most: u8, price: f64) -> Table {
        let dice = self.dice(at);
        for white in 0..=dice[2].min(most) {
            let whites = if white == 0 { None } else { Some(then.fold(2, self.kernel(at, 2, white))) };
            let whites = whites.as_ref().unwrap_or(then);
            for black in 0..=dice[1].min(most - white) {
                let blacks = if black == 0 { None } else { Some(whites.fold(1, self.kernel(at, 1, black))) };
                let blacks = blacks.as_ref().unwrap_or(whites);
                for red in 0..=dice[0].min(most - white - black) {
                    let counts = [red, black, white];
                    // One more die that is not the best of its colour can only help.
                    let room = red + black + white < most;
                    let idle = counts.iter().zip(dice).any(|(count, dice)| count + 1 < dice);
                    if counts == [0; 3] || room && idle {
                        continue;
                    }
                    let reds = if red == 0 { None } else { Some(blacks.fold(0, self.kernel(at, 0, red))) };
                    let reds = reds.as_ref().unwrap_or(blacks);
                    for (kept, rerolled) in keep.worth.iter_mut().zip(&reds.worth) {
                        *kept = kept.better(rerolled.less(price));
                    }
                }
            }
        }
        keep
    }

    /// The lance steps still to come, then the relic. There is no chance between two lances, so their
    /// order does not matter and a later kind is never tried before an earlier one.
    fn lances(&mut self, at: Standing, foe_die: u8, steps: u8) -> Table {
        self.lances_from(at, foe_die, steps, 0)
    }

    fn lances_from(&mut self, at: Standing, foe_die: u8, steps: u8, first: usize) -> Table {
        let mut table = self.relics(at, foe_die);
        if steps == 0 {
            return table;
        }
        for kind in first..self.joust.lances.len() {
            if at.lances[kind] == 0 {
                continue;
            }
            let effect = self.joust.lances[kind].effect;
            let (used, _, price) = self.use_lance(at, [0; 3], kind);
            let then = self.lances_from(used, foe_die, steps - 1, kind);
            let dice = self.dice(&at);
            for best in table.all() {
                let mut after = best;
                if let Effect::Set(colour, to) = effect {
                    let to = usize::from(to);
                    if dice[colour] == 0 || best[colour] >= to || to >= table.size[colour] {
                        continue;
                    }
                    after[colour] = to;
                }
                let index = table.index(best);
                table.worth[index] = table.worth[index].better(then.worth[then.index(after)].less(price));
            }
        }
        table
    }

    fn use_lance(&self, mut at: Standing, mut best: [usize; 3], kind: usize) -> (Standing, [usize; 3], f64) {
        let Tool { effect, cost } = self.joust.lances[kind];
        at.lances[kind] = at.lances[kind].saturating_sub(1);
        at.used[1] = true;
        match effect {
            Effect::Attack(attack) => at.attack += attack,
            Effect::Set(colour, to) => best[colour] = best[colour].max(usize::from(to)),
            Effect::Reroll(_) => {}
        }
        (at, best, self.stakes.token + self.stakes.glory * cost)
    }

    /// RELIC: the best of passing and of every relic.
    fn relics(&mut self, at: Standing, foe_die: u8) -> Table {
        let mut table = self.final_table(at, foe_die);
        for kind in 0..self.joust.relics.len() {
            if at.relics[kind] == 0 {
                continue;
            }
            let Tool { effect, cost } = self.joust.relics[kind];
            let mut used = at;
            used.relics[kind] -= 1;
            used.used[2] = true;
            let price = self.stakes.token + self.stakes.glory * cost;
            match effect {
                Effect::Reroll(most) => table = self.last_reroll(table, used, foe_die, most, price),
                Effect::Attack(attack) => {
                    used.attack += attack;
                    let then = self.final_table(used, foe_die);
                    for (kept, after) in table.worth.iter_mut().zip(&then.worth) {
                        *kept = kept.better(after.less(price));
                    }
                }
                Effect::Set(colour, to) => {
                    let then = self.final_table(used, foe_die);
                    let (to, dice) = (usize::from(to), self.dice(&at));
                    for best in table.all() {
                        if dice[colour] == 0 || best[colour] >= to || to >= table.size[colour] {
                            continue;
                        }
                        let mut after = best;
                        after[colour] = to;
                        let index = table.index(best);
                        table.worth[index] = table.worth[index].better(then.worth[then.index(after)].less(price));
                    }
                }
            }
        }
        table
    }

    /// RESOLVE for all dice: only three ends are possible.
    fn final_table(&mut self, at: Standing, foe_die: u8) -> Table {
        let mut table = Table::new(self.size());
        let ends = self.ends(at);
        for best in table.all() {
            let index = table.index(best);
            table.worth[index] = ends[self.outcome(&at, best, foe_die)];
        }
        table
    }

    fn resolve(&mut self, at: Standing, best: [usize; 3], foe_die: u8) -> Worth {
        let ends = self.ends(at);
        ends[self.outcome(&at, best, foe_die)]
    }

    /// 0: the clash is lost; 1: won; 2: won on equal attack.
    fn outcome(&self, at: &Standing, best: [usize; 3], foe_die: u8) -> usize {
        let attack = best.iter().sum::<usize>() as i8 + at.attack;
        let theirs = self.joust.attack + foe_die as i8;
        if attack != theirs {
            usize::from(attack > theirs)
        } else if self.wins_tie(at) {
            2
        } else {
            0
        }
    }

    fn wins_tie(&self, at: &Standing) -> bool {
        let edge = at.prestige + at.prestige_edge - self.joust.prestige;
        edge > 0 || edge == 0 && self.joust.wins_ties
    }

    /// What follows a lost clash, a won one, and one won on equal attack.
    fn ends(&mut self, at: Standing) -> [Worth; 3] {
        let clear = Standing { attack: 0, prestige_edge: 0, ..at };
        let lost = Standing { losses: at.losses + 1, ..clear };
        let won = Standing { wins: at.wins + 1, ..clear };
        let mut tied = won;
        let mut price = 0.0;
        if tied.prestige > 0 {
            tied.prestige -= 1;
            tied.used[3] = true;
            price = self.stakes.token;
        }
        let lost = Worth { clash: 0.0, ..self.duel(lost) };
        let won = Worth { clash: 1.0, ..self.duel(won) };
        let tied = Worth { clash: 1.0, ..self.duel(tied) }.less(price);
        [lost, won, tied]
    }
}
