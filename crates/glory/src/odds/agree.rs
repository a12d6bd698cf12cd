//! The two solvers find the same by different ways: a knight is a player without dice and tokens whose attack
//! is a modifier of the clash.

use super::joust::{Effect, Joust, Stakes, Standing, Tool};
use super::knight::Solver;
use super::players::{Duellists, Point};
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
