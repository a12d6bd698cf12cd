//! FAITH (GLO-DUEL-07), and rerolling in general.

use super::super::joust::{KINDS, Standing, Worth};
use super::super::throw::Throw;
use super::table::{Table, Wanted};
use super::{Against, Shown, Solver};

impl Solver {
    /// D-FAITH with these dice: pass, or reroll these counts.
    pub fn reroll(&mut self, at: Standing, shown: Shown, counts: Option<[u8; 3]>) -> Worth {
        let throw = self.throw(&at);
        let triple = throw.index(shown.best);
        let Some(counts) = counts else { return self.table(at, shown.foe_die, 2).worth(triple, 0) };
        let then = self.table(at.less_faith(), shown.foe_die, 2);
        let mut sum = Worth::default();
        for (after, chance) in throw.reroll(&self.colours, triple, counts) {
            sum.add(chance, then.worth(after, 0));
        }
        sum.less(self.stakes.faith)
    }

    /// The best of passing and of every reroll.
    pub(super) fn faith(&mut self, at: Standing, against: &Against, wanted: Wanted) -> Table {
        let mut table = self.tokens(at, against, 2, wanted);
        if at.faith == 0 {
            return table;
        }
        let (spent, most, price) = (at.less_faith(), self.joust.reroll, self.stakes.faith);
        let throw = self.throw(&at);
        if spent.lances == [0; KINDS] && spent.relics == [0; KINDS] {
            let ends = self.ends(spent);
            if ends.ordered() {
                let reach = self.reach(&at, most);
                for triple in 0..table.triples() {
                    for lane in 0..against.lanes {
                        let total = against.totals[lane] - at.attack;
                        let place = table.place(triple, lane);
                        let value = table.values()[place];
                        if let Some(worth) = ends.reroll(&reach, triple, total, price, value) {
                            table.set(place, worth);
                        }
                    }
                }
                return table;
            }
        }
        // In the last clash it is all the same how much faith is left.
        let last = at.wins == 1 && at.losses == 1 && (at.used[0] || price == 0.0);
        let then = if last { table.clone() } else { self.tokens(spent, against, 2, wanted) };
        self.best_reroll(&mut table, &then, &throw, most, None, price);
        table
    }

    /// The best of what the table has and of rerolling up to `most` dice towards `then`, the dice turned first if they are.
    pub(super) fn best_reroll(
        &self,
        table: &mut Table,
        then: &Table,
        throw: &Throw,
        most: u8,
        turned: Option<&[usize]>,
        price: f64,
    ) {
        let ways = throw.ways(most);
        let [mut room_white, mut room_black, mut room_red, mut above] = [const { Vec::new() }; 4];
        let mut rerolled = |before: &[f64], dice: (usize, u8), after: &mut Vec<f64>| {
            throw.rerolled(&self.colours, dice, 1, before, after, &mut above);
        };
        for white in 0..=throw.dice[2].min(most) {
            let mut whites = then.cells();
            if white > 0 {
                rerolled(whites, (2, white), &mut room_white);
                whites = &room_white;
            }
            for black in 0..=throw.dice[1].min(most - white) {
                let mut reds = ways.iter().filter(|way| way[1..] == [black, white]).peekable();
                if reds.peek().is_none() {
                    continue;
                }
                let mut blacks = whites;
                if black > 0 {
                    rerolled(blacks, (1, black), &mut room_black);
                    blacks = &room_black;
                }
                for [red, ..] in reds {
                    let mut reds = blacks;
                    if *red > 0 {
                        rerolled(reds, (0, *red), &mut room_red);
                        reds = &room_red;
                    }
                    table.offer_all(reds, price, turned);
                }
            }
        }
    }
}
