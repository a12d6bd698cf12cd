//! Another player taken at his numbers, where solving the duel would take too long.

use super::dice;
use crate::Glory;
use crate::duel::{Foe, FoeStats, Step};

/// Another player's numbers: the attack on the table, or about what he will roll.
pub(super) fn likely(game: &Glory, seat: usize, home: usize, foe: Foe) -> FoeStats {
    let Foe::Player(other) = foe else { return game.foe_stats(foe) };
    let other = usize::from(other);
    debug_assert_ne!(seat, other);
    let rolled = game.players[home].duel.step > Step::Roll;
    let attack = if rolled { game.attack_of(other) } else { expected_attack(game, other) };
    FoeStats { attack, prestige: game.prestige_of(other), ..FoeStats::default() }
}

/// About what a player rolls: the mean of his best dice, with one faith token if he has one.
pub(super) fn expected_attack(game: &Glory, seat: usize) -> i8 {
    let player = &game.players[seat];
    let strength = (player.side.committed + player.strength).min(4).max(player.side.committed);
    let reds = strength.min(3);
    let data = game.data();
    let dice = [reds, game.dice_of(seat)[1], game.dice_of(seat)[2]];
    let awake = [strength >= 4, game.awake(seat, 1), game.awake(seat, 2)];
    let mut mean = f64::from(player.side.attack) + if player.faith > 0 { 1.2 } else { 0.0 };
    for colour in 0..3 {
        let chances = dice::Colour::new(&data.dice[colour]);
        let best = chances.roll(dice[colour], awake[colour]);
        mean += best.iter().enumerate().map(|(value, chance)| value as f64 * chance).sum::<f64>();
    }
    mean.round() as i8
}
