//! Odds as a seat is told them beside its choices: Glory's adviser.

use super::{Choice, Odds, within};
use crate::Glory;
use crate::duel::Foe;
use crate::moves::Move;
use crate::state::Ask;
use quintain_core::{Fast, Lang, Seat, Seen};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The chances of a seat in a duel, playing for victory alone, in tenths of a per cent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct OddsView {
    /// Whose.
    pub seat: u8,
    /// Exact, or an estimate because another player decides too?
    pub exact: bool,
    /// Chance to win this clash with the best move.
    pub clash: u16,
    /// Chance to win the duel with the best move.
    pub duel: u16,
    /// The same after every move, in the order of the legal moves; none if the seat is not asked.
    pub choices: Vec<ChanceView>,
}

/// The chances after one move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ChanceView {
    /// The move.
    #[serde(rename = "move")]
    pub mv: Move,
    /// Chance to win this clash.
    pub clash: u16,
    /// Chance to win the duel.
    pub duel: u16,
}

/// So many sums advice may cost where another player decides too: less than a tenth of a second. That is enough for nearly every
/// duel with the tokens that players have; where both have a heap of them, the answer is an estimate, and says so.
pub const AT_THE_TABLE: u64 = 100_000_000;

/// What a seat is told when it, or another, is asked something in a duel. No duel depends on cards and titles, so that any world
/// that the seat takes for possible will do.
pub fn advise(seen: &Seen<'_, Glory>, question: &Value, _: Lang) -> Result<Value, String> {
    if !question.is_null() {
        return Err("about the odds nothing needs to be asked".to_owned());
    }
    let world = seen.sample(&mut Fast::new(0));
    let odds = if seen.moves().is_empty() {
        standing(&world, seen.seat())
    } else {
        within(&world, seen.seat(), None, AT_THE_TABLE).map(|odds| shown(seen.seat().index(), &odds))
    };
    serde_json::to_value(odds).map_err(|error| error.to_string())
}

/// Where the seat is not asked: its own chances in a duel in which the other player decides, or those of whoever decides in a
/// duel of others. Everything about a duel lies open.
fn standing(game: &Glory, seat: Seat) -> Option<OddsView> {
    let me = game.seat(seat)?;
    let asked = |seat: &usize| {
        matches!(game.players[*seat].ask, Ask::Tent | Ask::Strength | Ask::Faith | Ask::Lance | Ask::Relic)
    };
    let elsewhere = |seat: &usize| game.players[*seat].side.home != game.players[me].side.home;
    let other = (0..game.players.len()).filter(asked).min_by_key(elsewhere)?;
    let odds = within(game, Seat::new(other), None, AT_THE_TABLE)?;
    let told = OddsView { choices: Vec::new(), ..shown(other, &odds) };
    if odds.foe != Foe::Player(me as u8) {
        return Some(told);
    }
    let left = |chance: f64| tenths(1.0 - chance);
    Some(OddsView { seat: me as u8, clash: left(odds.clash), duel: left(odds.duel), ..told })
}

pub(super) fn shown(seat: usize, odds: &Odds) -> OddsView {
    OddsView {
        seat: seat as u8,
        exact: odds.exact,
        clash: tenths(odds.clash),
        duel: tenths(odds.duel),
        choices: odds.choices.iter().map(chance).collect(),
    }
}

fn chance(choice: &Choice) -> ChanceView {
    ChanceView { mv: choice.mv, clash: tenths(choice.clash), duel: tenths(choice.duel) }
}

pub(super) fn tenths(chance: f64) -> u16 {
    (chance * 1000.0).round() as u16
}
