//! The two solvers find the same by different ways: a knight is a player without dice and tokens whose attack
//! is a modifier of the clash.

use super::dice::Colour;
use super::joust::{Effect, Joust, Stakes, Standing, Tool};
use super::knight::Solver;
use super::players::{Duellists, Point};
use super::throw::Throw;
use crate::Glory;
use quintain_core::chance::{Fast, Luck};
use quintain_core::registry::Edition;

fn tool(effect: Effect, cost: u8) -> Tool {
    Tool { effect, cost }
}

/// All kinds of tools, against this attack.
fn joust(attack: i8, reroll: u8) -> Joust {
    Joust {
        red_taken: 0,
        dice: [2, 2],
        awake: [false, true],
        most_strength: 4,
        reroll,
        attack,
        prestige: 0,
        die: false,
        wins_ties: true,
        lances: vec![
            tool(Effect::Set(1, 4), 0),
            tool(Effect::Set(0, 5), 0),
            tool(Effect::Attack(1), 0),
            tool(Effect::Attack(1), 1),
        ],
        relics: vec![tool(Effect::Attack(2), 0), tool(Effect::Set(2, 3), 0), tool(Effect::Reroll(4), 0)],
    }
}

/// In the last clash, with tokens drawn at random, for victory and with prices.
#[test]
fn the_solvers_agree() {
    let edition = Edition::<Glory>::new();
    let prices = Stakes { win: 3.0, honour: 1.5, strength: 0.3, faith: 0.4, token: 0.25, glory: 0.5 };
    // Losing is worth more than winning: somebody might reroll to lose.
    let perverse = Stakes { win: 0.2, honour: 1.0, ..prices };
    let mut luck = Fast::new(7);
    for _ in 0..12 {
        let mut draw = |most: u32| luck.below(most + 1) as u8;
        let (attack, reroll) = (7 + draw(5) as i8, 2 + draw(1));
        let mut at = Standing { wins: 1, losses: 1, strength: draw(3), faith: draw(2), ..Standing::default() };
        at.prestige = draw(1) as i8;
        at.glory = draw(2);
        for count in at.lances.iter_mut().take(4).chain(at.relics.iter_mut().take(3)) {
            *count = draw(1);
        }
        for stakes in [Stakes::VICTORY, prices, perverse] {
            let knight = Solver::new(edition.data(), joust(attack, reroll), stakes).duel(at);
            let mut nobody = joust(0, 0);
            nobody.dice = [0, 0];
            nobody.wins_ties = false;
            let foe = Standing { wins: 1, losses: 1, attack, ..Standing::default() };
            let point = Point { sides: [at, foe] };
            let mut duellists =
                Duellists::new(edition.data(), [joust(0, reroll), nobody], [stakes, Stakes::VICTORY], u64::MAX);
            let player = duellists.duel(point).expect("no limit").of(0);
            assert!((knight.value - player.value).abs() < 1e-9, "{knight:?}, {player:?}: {attack} {at:?} {stakes:?}");
        }
    }
}

/// Where only winning counts, two players are solved with one number instead of three. Twice the prize is the same duel.
#[test]
fn one_number_is_enough_for_victory() {
    let edition = Edition::<Glory>::new();
    let twice = Stakes { win: 2.0, ..Stakes::VICTORY };
    let mut luck = Fast::new(11);
    for _ in 0..6 {
        let mut draw = |most: u32| luck.below(most + 1) as u8;
        let sides = [0, 1].map(|_| {
            let mut at = Standing { wins: 1, losses: 1, strength: draw(4), faith: draw(1), ..Standing::default() };
            at.prestige = draw(1) as i8;
            at.glory = 1;
            (at.lances[usize::from(draw(3))], at.relics[usize::from(draw(2))]) = (1, draw(1));
            at
        });
        let jousts = [true, false].map(|wins_ties| Joust { wins_ties, ..joust(0, 2) });
        let solve = |stakes: Stakes| {
            let mut duellists = Duellists::new(edition.data(), jousts.clone(), [stakes; 2], u64::MAX);
            duellists.duel(Point { sides }).expect("no limit").of(0)
        };
        let (one, three) = (solve(Stakes::VICTORY), solve(twice));
        assert!((one.duel - three.duel).abs() < 1e-9 && (one.clash - three.clash).abs() < 1e-9, "{one:?} {three:?}");
        assert!((2.0 * one.value - three.value).abs() < 1e-9, "{one:?} {three:?}");
    }
}

/// Rerolling colour by colour for all dice at once, and rerolling these dice: the same expectation.
#[test]
fn rerolls_agree() {
    let edition = Edition::<Glory>::new();
    let colours = [0, 1, 2].map(|colour| Colour::new(&edition.data().dice[colour]));
    let mut luck = Fast::new(5);
    for dice in [[2, 3, 1], [3, 2, 2], [0, 1, 3]] {
        let throw = Throw::new(&colours, dice, [false, true, false], [5, 0, 3]);
        let worth: Vec<f64> = throw.triples.iter().flat_map(|_| [f64::from(luck.below(100)), 1.0]).collect();
        for counts in throw.ways(3) {
            let (mut now, mut after, mut above) = (worth.clone(), Vec::new(), Vec::new());
            for (colour, count) in counts.into_iter().enumerate().filter(|(_, count)| *count > 0) {
                throw.rerolled(&colours, (colour, count), 2, &now, &mut after, &mut above);
                std::mem::swap(&mut now, &mut after);
            }
            for triple in 0..throw.triples.len() {
                let one_by_one: f64 =
                    throw.reroll(&colours, triple, counts).iter().map(|(to, chance)| chance * worth[2 * to]).sum();
                assert!((now[2 * triple] - one_by_one).abs() < 1e-9, "{dice:?} {counts:?} {triple}");
                assert!((now[2 * triple + 1] - 1.0).abs() < 1e-9, "chances add up");
            }
        }
    }
}
