//! Events as sentences.

use super::names::Speaker;
use crate::Event;
use crate::goods::{Bundle, Goods};
use crate::state::Verdict;
use quintain_core::Text;
use quintain_core::cases::Arg;
use quintain_core::speaker::{Args, arg};

/// An event as a sentence.
#[allow(clippy::cognitive_complexity)]
pub(super) fn tell(speaker: Speaker, event: &Event) -> Text {
    let s = speaker;
    let say = |key: &str, args: &Args<'_>| s.say(key, args);
    let yes = |flag: bool| s.say(if flag { "yes" } else { "no" }, &[]).plain();
    match event.clone() {
        Event::ScenarioDrawn { scenario } => say("event-scenario-drawn", &[arg("what", s.scenario(scenario))]),
        Event::CharacterTaken { seat, character } => {
            say("event-character-taken", &[("seat", s.seat(seat)), ("what", s.character(character))])
        }
        Event::GoalDrawn { goal } => say("event-goal-drawn", &[arg("what", s.goal(goal))]),
        Event::TurnBegan { turn } => say("event-turn-began", &[arg("n", turn)]),
        Event::CardTurned { seat, position, card } => {
            let owner = seat.map_or_else(|| s.phrase("common-row", &[]).into(), |seat| s.seat(seat));
            say("event-card-turned", &[("seat", owner), arg("n", position), arg("card", s.card(card))])
        }
        Event::CardSeen { seat, position, card } => {
            say("event-card-seen", &[("seat", s.seat(seat)), arg("n", position), arg("card", s.card(card))])
        }
        Event::CardPeeked { seat, position } => say("event-card-peeked", &[("seat", s.seat(seat)), arg("n", position)]),
        Event::CardsSwapped { seat, first, second } => {
            say("event-cards-swapped", &[("seat", s.seat(seat)), arg("n", first), arg("m", second)])
        }
        Event::CardReplaced { seat, position, .. } => {
            say("event-card-replaced", &[("seat", s.seat(seat)), arg("n", position)])
        }
        Event::ActionBorrowed { seat, card, side } => say(
            "event-action-borrowed",
            &[("seat", s.seat(seat)), arg("card", s.card(card)), arg("side", s.side(side))],
        ),
        Event::SideSealed { seat } => say("event-side-sealed", &[("seat", s.seat(seat))]),
        Event::SideChosen { seat, card, side } => say(
            "event-side-chosen",
            &[("seat", s.seat(seat)), arg("card", s.card(card)), arg("label", s.label(card, side))],
        ),
        Event::Gained { seat, why, bundle } => {
            say("event-gained", &[("seat", s.seat(seat)), ("what", s.bundle(&bundle)), arg("why", s.why(why))])
        }
        Event::Paid { seat, why, goods } => {
            say("event-paid", &[("seat", s.seat(seat)), ("what", s.goods(goods)), arg("why", s.why(why))])
        }
        Event::Lost { seat, why, goods, vp } => {
            let what = s.bundle(&Bundle { goods, vp, ..Bundle::NONE });
            say("event-lost", &[("seat", s.seat(seat)), ("what", what), arg("why", s.why(why))])
        }
        Event::SymbolPaid { seat, segment, with, .. } => {
            say("event-symbol-paid", &[("seat", s.seat(seat)), ("what", s.good(with)), ("segment", s.segment(segment))])
        }
        Event::Unlocked { seat, segment, level, influence } => {
            let args =
                [("seat", s.seat(seat)), ("segment", s.segment(segment)), arg("level", level), arg("n", influence)];
            // What is nothing is not said: a room that completes no floor raises no level.
            let key = match (level > 0, influence > 0) {
                (false, false) => "event-unlocked",
                (true, false) => "event-unlocked-level",
                (false, true) => "event-unlocked-influence",
                (true, true) => "event-unlocked-both",
            };
            say(key, &args)
        }
        Event::ChainMarked { seat, from, to } => {
            say("event-chain-marked", &[("seat", s.seat(seat)), arg("from", s.track(from)), arg("to", s.track(to))])
        }
        Event::Activated { seat, track, chained } => {
            let key = if chained { "event-activated-chained" } else { "event-activated" };
            say(key, &[("seat", s.seat(seat)), arg("what", s.track(track))])
        }
        Event::StageSkipped { seat, track } => {
            say("event-stage-skipped", &[("seat", s.seat(seat)), arg("what", s.track(track))])
        }
        Event::SpendingDone { seat } => say("event-spending-done", &[("seat", s.seat(seat))]),
        Event::CommandLost { seat, points } => {
            let what = s.bundle(&Bundle { command: points, ..Bundle::NONE });
            say("event-command-lost", &[("seat", s.seat(seat)), ("what", what)])
        }
        Event::OrderStored { seat, command } => {
            say("event-order-stored", &[("seat", s.seat(seat)), arg("what", s.term("scenario", command.id()))])
        }
        Event::BattleWon { seat, battle } => {
            say("event-battle-won", &[("seat", s.seat(seat)), arg("what", s.battle(battle))])
        }
        Event::Recruited { seat, tile } => say("event-recruited", &[("seat", s.seat(seat)), ("tile", s.tile(tile))]),
        Event::Marched { seat, from, to } => {
            say("event-marched", &[("seat", s.seat(seat)), ("from", s.tile(from)), ("tile", s.tile(to))])
        }
        Event::Attacked { seat, tile, destroyed } => {
            say("event-attacked", &[("seat", s.seat(seat)), ("tile", s.tile(tile)), arg("n", destroyed)])
        }
        Event::EnemyRemoved { seat, tile, n } => {
            say("event-enemy-removed", &[("seat", s.seat(seat)), ("tile", s.tile(tile)), arg("n", n)])
        }
        Event::PathConsidered { seat, scenario, path, step, cost: None } => say(
            "event-path-considered",
            &[("seat", s.seat(seat)), arg("path", s.path(scenario, path)), arg("step", step)],
        ),
        Event::PathConsidered { seat, scenario, path, step, cost: Some(cost) } => {
            let args = [
                ("seat", s.seat(seat)),
                arg("path", s.path(scenario, path)),
                arg("step", step),
                ("cost", s.goods(cost)),
            ];
            say("event-path-considered-cost", &args)
        }
        Event::Suffered { seat, affordable, .. } => {
            let key = if affordable { "event-suffered" } else { "event-suffered-forced" };
            say(key, &[("seat", s.seat(seat))])
        }
        Event::EnemyPlaced { tile, cause, .. } => {
            say("event-enemy-placed", &[("tile", s.tile(tile)), arg("cause", s.cause(cause))])
        }
        Event::EnemyMoved { from, to, n, cause, .. } => {
            let args = [arg("n", n), ("from", s.tile(from)), ("tile", s.tile(to)), arg("cause", s.cause(cause))];
            say("event-enemy-moved", &args)
        }
        Event::EnemyAttacked { tile, enemies, units, sources, castle, cause, .. } => {
            let key = if castle { "event-castle-destroyed" } else { "event-enemy-attacked" };
            let args = [
                arg("n", enemies),
                ("tile", s.tile(tile)),
                arg("units", units),
                ("sources", s.goods(sources)),
                arg("cause", s.cause(cause)),
            ];
            say(key, &args)
        }
        Event::TileRuined { tile, flooded, cause, .. } => {
            let key = if flooded { "event-tile-flooded" } else { "event-tile-destroyed" };
            say(key, &[("tile", s.tile(tile)), arg("cause", s.cause(cause))])
        }
        Event::WaterMoved { from, to: Some(to), .. } => {
            say("event-water-moved", &[("from", s.tile(from)), ("tile", s.tile(to))])
        }
        Event::WaterMoved { from, to: None, .. } => say("event-water-gone", &[("from", s.tile(from))]),
        Event::EnemyDiplomacy { change, level, cause, .. } => {
            say("event-enemy-diplomacy", &[arg("n", change), arg("level", level), arg("cause", s.cause(cause))])
        }
        Event::OrderFailed { order, level, cause, .. } => say(
            "event-order-failed",
            &[arg("order", s.order(order)), arg("level", level), arg("cause", s.cause(cause))],
        ),
        Event::OrderIdle { order, cause, .. } => {
            say("event-order-idle", &[arg("order", s.order(order)), arg("cause", s.cause(cause))])
        }
        Event::GoalJudged { seat, turn, points, reward, penalty } => {
            let args = [
                ("seat", s.seat(seat)),
                arg("turn", turn),
                arg("n", points),
                arg("reward", yes(reward)),
                arg("penalty", yes(penalty)),
            ];
            say("event-goal-judged", &args)
        }
        Event::Disbanded { seat, tile } => say("event-disbanded", &[("seat", s.seat(seat)), ("tile", s.tile(tile))]),
        Event::Offered { seat, to, give, take } => trade(s, "event-offered", [s.seat(seat), s.seat(to)], give, take),
        Event::OfferClosed { seat, to, refused } => {
            let key = if refused { "event-offer-refused" } else { "event-offer-closed" };
            say(key, &[("seat", s.seat(seat)), ("to", s.seat(to))])
        }
        Event::Traded { seat, with, give, take } => trade(s, "event-traded", [s.seat(seat), s.seat(with)], give, take),
        Event::Challenged { seat, opponent } => {
            say("event-challenged", &[("seat", s.seat(seat)), ("to", s.seat(opponent))])
        }
        Event::StakeSealed { seat } => say("event-stake-sealed", &[("seat", s.seat(seat))]),
        Event::StakeMade { seat, stake } => say("event-stake-made", &[("seat", s.seat(seat)), arg("n", stake)]),
        Event::DuelFought { seats, strengths, stakes, winner } => {
            let key = if winner.is_some() { "event-duel-fought" } else { "event-duel-drawn" };
            let args = [
                ("seat", s.seat(seats[0])),
                ("to", s.seat(seats[1])),
                arg("strength", strengths[0]),
                arg("other", strengths[1]),
                arg("stake", stakes[0]),
                arg("against", stakes[1]),
                ("winner", s.seat(winner.unwrap_or(seats[0]))),
            ];
            say(key, &args)
        }
        Event::SpoilsTaken { seat, from, good } => {
            say("event-spoils-taken", &[("seat", s.seat(seat)), ("to", s.seat(from)), ("good", s.good(good))])
        }
        Event::Barred { seat } => say("event-barred", &[("seat", s.seat(seat))]),
        Event::BidSealed { seat } => say("event-bid-sealed", &[("seat", s.seat(seat))]),
        Event::BidMade { seat, bid } => say("event-bid-made", &[("seat", s.seat(seat)), arg("n", bid)]),
        Event::BidOpened { seat, bid, pays } => {
            say("event-bid-opened", &[("seat", s.seat(seat)), arg("n", bid), arg("pays", pays)])
        }
        Event::InitiativeWon { seat } => say("event-initiative-won", &[("seat", s.seat(seat))]),
        Event::BlockPlanned { seat, points } => say("event-block-planned", &[("seat", s.seat(seat)), arg("n", points)]),
        Event::BlockForfeited { seat, points } => {
            say("event-block-forfeited", &[("seat", s.seat(seat)), arg("n", points)])
        }
        Event::UnitDestroyed { seat, tile, owner } => {
            say("event-unit-destroyed", &[("seat", s.seat(seat)), ("to", s.seat(owner)), ("tile", s.tile(tile))])
        }
        Event::CastleTaken { seat, tile, owner } => {
            say("event-castle-taken", &[("seat", s.seat(seat)), ("to", s.seat(owner)), ("tile", s.tile(tile))])
        }
        Event::ConditionMet { seat, by } => say("event-condition-met", &[("seat", s.seat(seat)), arg("by", s.by(by))]),
        Event::Finished { seat, verdict, by, total } => {
            let verdict = match verdict {
                Verdict::Victory => "verdict-victory",
                Verdict::HeldOut => "verdict-held-out",
                Verdict::Defeat => "verdict-defeat",
            };
            let verdict = s.say(verdict, &[]).plain();
            let args = [("seat", s.seat(seat)), arg("verdict", verdict), arg("by", s.by(by)), arg("total", total)];
            say("event-finished", &args)
        }
    }
}

fn trade(s: Speaker, key: &str, [seat, to]: [Arg<'static>; 2], give: Goods, take: Goods) -> Text {
    s.say(key, &[("seat", seat), ("to", to), ("give", s.goods(give)), ("take", s.goods(take))])
}
