//! Duels that have not begun, as a seat is told them beside the lists and its hand: Glory's second adviser.

use super::ahead::{AheadView, ahead};
use super::joust::Stakes;
use super::shown::tenths;
use super::{Budget, forecast};
use crate::Glory;
use crate::duel::Foe;
use crate::ids::{Card, Knight};
use crate::state::Phase;
use quintain_core::{Fast, Lang, Seen};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The chances of a seat in every duel that waits, if it may spend so much in one of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct ListsView {
    /// What is assumed: no more than the seat has.
    pub assumes: BudgetView,
    /// The knights of the lists.
    pub knights: Vec<KnightChance>,
    /// The challenge cards in hand.
    pub cards: Vec<CardChance>,
    /// A tournament under way: what the seat has before it.
    pub ahead: Option<AheadView>,
}

/// What the seat would spend in one duel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BudgetView {
    /// Strength.
    pub strength: u8,
    /// Faith.
    pub faith: u8,
    /// Supporters and relics too?
    pub tokens: bool,
}

/// A knight of the lists. Chances are in tenths of a per cent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct KnightChance {
    /// The knight.
    pub knight: Knight,
    /// Chance to win the duel.
    pub duel: u16,
    /// Glory to be expected, in tenths, with half of his for a clash won.
    pub glory: u16,
}

/// A challenge card in hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct CardChance {
    /// The card.
    pub card: Card,
    /// Chance to win the duel.
    pub duel: u16,
}

/// One faith token is spent in a clash, and a duel has three of them.
const MOST_FAITH: u8 = 3;

/// What a seat is told about the duels that wait. Asked nothing, it assumes all strength that counts, two faith tokens
/// and no others. The lists are open and the hand is the seat's own, so that any world it takes for possible will do.
pub fn advise(seen: &Seen<'_, Glory>, question: &Value, _: Lang) -> Result<Value, String> {
    let wish = match question {
        Value::Null => BudgetView { strength: u8::MAX, faith: 2, tokens: false },
        asked => BudgetView::deserialize(asked).map_err(|error| format!("that is no budget: {error}"))?,
    };
    let world = seen.sample(&mut Fast::new(0));
    // Beside the lists everybody wants to know, also while another decides.
    if seen.moves().is_empty() && !matches!(world.phase(), Phase::Registration | Phase::Tournament) {
        return Ok(Value::Null);
    }
    serde_json::to_value(lists(&world, seen.seat(), wish)).map_err(|error| error.to_string())
}

fn lists(game: &Glory, me: quintain_core::Seat, wish: BudgetView) -> Option<ListsView> {
    let seat = game.seat(me)?;
    let player = &game.players[seat];
    let assumes = BudgetView {
        strength: wish.strength.min(player.strength).min(game.data().limits.max_strength_per_duel),
        faith: wish.faith.min(player.faith).min(MOST_FAITH),
        tokens: wish.tokens,
    };
    let budget = Budget { strength: assumes.strength, faith: assumes.faith, tokens: assumes.tokens };
    let against = |foe: Foe, stakes: Stakes| forecast(game, me, game.foe_stats(foe), budget, stakes);
    let knights = game.lists.iter().filter_map(|place| place.knight());
    let knights = knights.map(|knight| {
        let (foe, glory) = (Foe::Knight(knight), f64::from(game.data().knights[knight].glory));
        let for_glory = Stakes { win: glory, honour: (glory / 2.0).floor(), ..Stakes::VICTORY };
        KnightChance {
            knight,
            duel: tenths(against(foe, Stakes::VICTORY).duel),
            glory: (against(foe, for_glory).value * 10.0).round() as u16,
        }
    });
    let challenges =
        player.hand.kinds().map(|kind| Card(kind as u8)).filter(|card| game.data().cards[*card].opponent.is_some());
    let cards =
        challenges.map(|card| CardChance { card, duel: tenths(against(Foe::Card(card), Stakes::VICTORY).duel) });
    let under_way = game.phase() == Phase::Tournament;
    let ahead = if under_way { ahead(game, seat, budget, MOST_FAITH) } else { None };
    Some(ListsView { assumes, knights: knights.collect(), cards: cards.collect(), ahead })
}
