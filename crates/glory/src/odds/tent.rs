//! TENT (GLO-DUEL-03): what a tent supporter changes before the first clash.

use super::joust::{Stakes, Standing};
use super::tools::Tools;
use crate::Glory;
use crate::moves::{Move, Token};

/// D-TENT: what the supporter changes on the seat's own side, in the opponent's attack and prestige, and what
/// it costs.
pub(super) fn tent<'a>(
    game: &Glory,
    mv: Move,
    tools: &'a Tools,
    stakes: &Stakes,
) -> (impl Fn(Standing) -> Standing + use<'a>, [i8; 2], f64) {
    let (mut attack, mut theirs, mut cost, mut price) = (0, [0; 2], 0, 0.0);
    if let Move::Use(by) | Move::Refresh { by, .. } = mv {
        let effect = &game.data().supporters[by].effect;
        attack = effect.attack;
        theirs = [effect.opponent_attack, effect.opponent_prestige];
        cost = effect.cost;
        price = stakes.token + stakes.glory * f64::from(effect.cost);
    }
    let own = move |mut at: Standing| {
        at.attack += attack;
        at.glory = at.glory.saturating_sub(cost);
        at.used[1] |= mv != Move::Pass;
        if let Move::Refresh { up, .. } = mv {
            match up {
                Token::Supporter(kind) => {
                    if let Some(kind) = tools.lance(kind) {
                        at.lances[kind] += 1;
                    }
                }
                Token::Relic(kind) => {
                    if let Some(kind) = tools.relic(kind) {
                        at.relics[kind] += 1;
                    }
                }
                Token::Prestige(_) => at.prestige += 1,
            }
        }
        at
    };
    (own, theirs, price)
}
