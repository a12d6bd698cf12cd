//! The joust solver: chances under the best play, from any point of a duel.
//!
//! - [`advise`]: the adviser that tells a seat its odds.
//! - [`now`]: for a seat that is asked something in a duel, the chance to win this clash and the duel after
//!   each of its moves.
//! - [`lists`]: the adviser that tells the chances of duels that wait; [`ahead`]: those of a tournament under way.
//! - [`forecast`]: the chance of a duel that has not begun, with a stated budget of tokens.
//! - [`chart`]: a rider against all knights, as rows, text, JSON or a plot.
//! - [`practice`]: a rider against one knight, studied and ridden, apart from any table.
//!
//! Against a knight, a card or the automaton the answers are exact ([`knight`]). Another player decides
//! too; such duels are solved as a game of two (`players`). Only where that would take too long, and in
//! [`quick`], are they estimated, by taking that player's attack as it stands, or as he will probably roll;
//! then they say so ([`Odds::exact`]).

#[cfg(test)]
mod agree;
pub mod ahead;
mod asked;
pub mod chart;
mod dice;
mod joust;
pub mod knight;
mod known;
mod likely;
pub mod lists;
mod players;
pub mod practice;
mod reach;
mod recent;
mod shown;
mod tent;
mod throw;
mod tools;

use crate::Glory;
use crate::duel::{Foe, FoeStats};
use crate::moves::Move;
use asked::Asked;
use joust::{KINDS, Standing};
pub use joust::{Stakes, Worth};
use knight::Solver;
use quintain_core::Seat;
use serde::Serialize;
pub use shown::{AT_THE_TABLE, ChanceView, OddsView, advise};

/// The chances of a seat that is asked.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Odds {
    /// Against whom.
    pub foe: Foe,
    /// Exact, or an estimate because another player decides too?
    pub exact: bool,
    /// The chances of the best move.
    pub clash: f64,
    /// See `clash`.
    pub duel: f64,
    /// Every move, in the order of the legal moves.
    pub choices: Vec<Choice>,
}

/// The chances after one move.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    /// The move.
    #[serde(rename = "move")]
    pub mv: Move,
    /// Chance to win this clash.
    pub clash: f64,
    /// Chance to win the duel.
    pub duel: f64,
    /// Expected value by the stakes.
    pub value: f64,
}

/// Stakes of the duel a seat fights: the glory of the tables, and tokens at the prices of section 11.
pub fn usual_stakes(game: &Glory, home: usize) -> Stakes {
    let foe = game.players[home].duel.foe;
    let (win, honour) = match foe {
        Foe::Knight(_) => {
            let glory = f64::from(game.foe_stats(foe).glory);
            (glory, (glory / 2.0).floor())
        }
        Foe::Player(_) | Foe::Automaton => (8.0, 3.5),
        _ => (4.0, 0.0),
    };
    Stakes { win, honour, strength: 0.5, faith: 0.6, token: 0.4, glory: 1.0 }
}

/// So many sums are done for a duel of two players before [`now`] gives up: about a second.
pub const MOST_SUMS: u64 = 600_000_000;

/// The chances of a seat that is asked something in a duel, for these stakes, or playing for victory alone.
/// Exact, unless the duel of two players is too long to solve: see [`Odds::exact`].
pub fn now(game: &Glory, seat: Seat, stakes: Option<Stakes>) -> Option<Odds> {
    within(game, seat, stakes, MOST_SUMS)
}

/// The same with a limit of your own for duels of two players. With `u64::MAX` every answer is exact.
pub fn within(game: &Glory, seat: Seat, stakes: Option<Stakes>, most_sums: u64) -> Option<Odds> {
    let asked = Asked::of(game, seat, stakes)?;
    asked.among_players(most_sums).or_else(|| asked.against_numbers())
}

/// The same in a few milliseconds: another player is taken at his numbers.
pub fn quick(game: &Glory, seat: Seat, stakes: Option<Stakes>) -> Option<Odds> {
    Asked::of(game, seat, stakes)?.against_numbers()
}

/// What a rider may spend in a duel that has not begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Strength.
    pub strength: u8,
    /// Faith.
    pub faith: u8,
    /// Use supporters and relics?
    pub tokens: bool,
}

/// The chance of a duel that has not begun: exact for the budget, tents not counted.
pub fn forecast(game: &Glory, seat: Seat, foe: FoeStats, budget: Budget, stakes: Stakes) -> Worth {
    let Some(seat) = game.seat(seat) else { return Worth::default() };
    let (tools, at) = budgeted(game, seat, budget);
    Solver::new(game.data(), tools::joust(game, seat, foe, true, &tools), stakes).duel(at)
}

/// A seat before a duel in which it spends no more than this.
fn budgeted(game: &Glory, seat: usize, budget: Budget) -> (tools::Tools, Standing) {
    let mut tools = tools::Tools::of(game, seat);
    if !budget.tokens {
        tools.up = [0; KINDS];
        tools.relics_up = [0; KINDS];
    }
    let player = &game.players[seat];
    let at = Standing {
        strength: budget.strength.min(player.strength),
        faith: budget.faith.min(player.faith),
        prestige: player.prestige_tokens() as i8,
        glory: tools::glory(player.glory),
        lances: tools.up,
        relics: tools.relics_up,
        ..Standing::default()
    };
    (tools, at)
}
