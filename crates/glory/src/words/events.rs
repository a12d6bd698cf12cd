//! What happened, as a sentence.

use super::names::{Args, Speaker};
use crate::event::{DuelPlace, Event, Reason, Served};
use crate::state::Rider;
use quintain_core::cases::Arg;

/// The key of the sentence and what it speaks of.
pub(super) fn event_words(w: Speaker, event: &Event) -> (&'static str, Args) {
    match event {
        Event::PublicTitles { titles } => {
            ("public-titles", vec![("titles", w.quoted(titles.iter().map(|title| w.title(*title))))])
        }
        Event::CharactersDealt { seat, characters } => (
            "characters-dealt",
            vec![("who", w.seat(*seat)), ("characters", w.list(characters.iter().map(|c| w.character(*c))))],
        ),
        Event::Decided { seat } => ("decided", vec![("who", w.seat(*seat))]),
        Event::CharacterTaken { seat, character } => {
            ("character-taken", vec![("who", w.seat(*seat)), ("character", w.character(*character))])
        }
        Event::Order { order } => ("order", vec![("order", w.list(order.iter().map(|rider| w.rider(*rider))))]),
        Event::CardsDealt { seat, deck, cards } => (
            "cards-dealt",
            vec![
                ("who", w.seat(*seat)),
                ("deck", w.deck(*deck)),
                ("cards", w.quoted(cards.iter().map(|c| w.card(*c)))),
            ],
        ),
        Event::CardsDrawn { seat, deck, count } => {
            ("cards-drawn", vec![("who", w.seat(*seat)), ("deck", w.deck(*deck)), ("n", (*count).into())])
        }
        Event::TitleDealt { seat, title } => ("title-dealt", vec![("who", w.seat(*seat)), ("title", w.title(*title))]),
        Event::TitleDrawn { seat } => ("title-drawn", vec![("who", w.seat(*seat))]),
        Event::TitlesKept { seat, titles, .. } => (
            "titles-kept",
            vec![("who", w.seat(*seat)), ("titles", w.quoted(titles.iter().map(|title| w.title(*title))))],
        ),
        Event::GoalChosen { seat, kept, .. } => ("goal-chosen", vec![("who", w.seat(*seat)), ("n", (*kept).into())]),
        Event::TitlesReshuffled { deck } => ("titles-reshuffled", vec![("n", (*deck).into())]),
        Event::Returned { seat, cards } => {
            ("returned", vec![("who", w.seat(*seat)), ("cards", w.quoted(cards.iter().map(|card| w.card(*card))))])
        }
        Event::ReturnedCount { seat, counts } => {
            ("returned-count", vec![("who", w.seat(*seat)), ("n", counts.iter().sum::<u8>().into())])
        }
        Event::SupporterLaid { space, supporter } => {
            ("supporter-laid", vec![("space", (*space).into()), ("supporter", w.supporter(*supporter))])
        }
        Event::MarketLaid { deck, cards } => {
            ("market-laid", vec![("deck", w.deck(*deck)), ("cards", w.quoted(cards.iter().map(|card| w.card(*card))))])
        }
        Event::EventAnnounced { event } => ("event-announced", vec![("event", w.event(*event))]),
        Event::EventActive { event } => ("event-active", vec![("event", w.event(*event))]),
        Event::RecruitLaid { supporter } => ("recruit-laid", vec![("supporter", w.supporter(*supporter))]),
        Event::TournamentDrawn { tournament } => ("tournament-drawn", vec![("card", w.tournament(*tournament))]),
        Event::KnightPlaced { knight, city: Some(city), .. } => {
            ("knight-in-city", vec![("knight", w.knight(*knight)), ("city", w.city(*city))])
        }
        Event::KnightPlaced { knight, slot, .. } => {
            let slot = slot.unwrap_or(0) + 1;
            ("knight-in-slot", vec![("knight", w.knight(*knight)), ("slot", slot.into())])
        }
        Event::PrizeLaid { prize } => ("prize-laid", vec![("prize", w.prize(*prize))]),
        Event::RoundBegins { round } => ("round-begins", vec![("n", (*round).into())]),
        Event::Placed { who, action } => ("placed", vec![("who", w.rider(*who)), ("action", w.action(*action))]),
        Event::Gained { seat, coins, strength, faith } => {
            ("gained", vec![("who", w.seat(*seat)), ("tokens", w.tokens(*coins, *strength, *faith))])
        }
        Event::Paid { seat, coins, strength, faith } => {
            ("paid", vec![("who", w.seat(*seat)), ("tokens", w.tokens(*coins, *strength, *faith))])
        }
        Event::Glory { who, change, total, why } => {
            let args = vec![
                ("who", w.rider(*who)),
                ("n", change.abs().into()),
                ("total", (*total).into()),
                ("why", w.why(*why)),
            ];
            (if *change > 0 { "glory-gained" } else { "glory-lost" }, args)
        }
        Event::Initiative { who, cell } => ("initiative", vec![("who", w.rider(*who)), ("n", (*cell).into())]),
        Event::CardTaken { seat, card } => ("card-taken", vec![("who", w.seat(*seat)), ("card", w.card(*card))]),
        Event::Upgraded { seat, item, level } => {
            ("upgraded", vec![("who", w.seat(*seat)), ("item", w.item(*item)), ("level", (*level).into())])
        }
        Event::SupporterGained { seat, supporter } => {
            ("token-gained", vec![("who", w.seat(*seat)), ("token", w.supporter(*supporter))])
        }
        Event::RelicGained { seat, relic } => {
            ("token-gained", vec![("who", w.seat(*seat)), ("token", w.relic(*relic))])
        }
        Event::PrestigeGained { seat, prestige } => {
            ("token-gained", vec![("who", w.seat(*seat)), ("token", w.prestige_token(*prestige))])
        }
        Event::Lost { seat, token } => ("token-lost", vec![("who", w.seat(*seat)), ("token", w.token(*token))]),
        Event::Challenged { who, knight, city } => {
            ("challenged", vec![("who", w.rider(*who)), ("knight", w.knight(*knight)), ("city", w.city(*city))])
        }
        Event::Registered { who, slot } => ("registered", vec![("who", w.rider(*who)), ("slot", (slot + 1).into())]),
        Event::Waited { seat } => ("waited", vec![("who", w.seat(*seat))]),
        Event::CardPlayed { seat, card } => ("card-played", vec![("who", w.seat(*seat)), ("card", w.card(*card))]),
        Event::CardBack { seat, card } => ("card-back", vec![("who", w.seat(*seat)), ("card", w.card(*card))]),
        Event::Stopped { seat, asked } => {
            (if *asked { "stopped" } else { "stopped-unasked" }, vec![("who", w.seat(*seat))])
        }
        Event::Updated { round } => ("updated", vec![("n", (*round).into())]),
        Event::Cleared { supporters, cards } => (
            "cleared",
            vec![
                ("supporters", w.list(supporters.iter().map(|kind| w.supporter(*kind)))),
                ("cards", w.quoted(cards.iter().map(|card| w.card(*card)))),
            ],
        ),
        Event::TitlesRevealed { who, titles } => (
            "titles-revealed",
            vec![("who", w.rider(*who)), ("titles", w.quoted(titles.iter().map(|title| w.title(*title))))],
        ),
        Event::Declined { seat } => ("declined", vec![("who", w.seat(*seat))]),
        // What was won in duels serves a title too, but is no thing that could be named.
        Event::TitleScored { who, title, glory, served } => (
            if *served == Served::default() { "title-earned" } else { "title-scored" },
            vec![
                ("who", w.rider(*who)),
                ("title", w.title(*title)),
                ("n", (*glory).into()),
                ("served", w.served(served)),
            ],
        ),
        Event::Ended { glory } => {
            let each =
                |(who, glory): &(Rider, i16)| w.phrase("ended-with", &[("who", w.rider(*who)), ("n", (*glory).into())]);
            let all = glory.iter().map(each).collect::<Vec<_>>().join(", ");
            ("ended", vec![("glory", all.into())])
        }
        Event::Passed { winner, loser } => ("passed", vec![("winner", w.foe(*winner)), ("loser", w.foe(*loser))]),
        Event::Champion { winner, prize } => {
            let prize = prize.map_or_else(|| w.plain("default-prize").into(), |prize| w.prize(prize));
            ("champion", vec![("winner", w.foe(*winner)), ("prize", prize)])
        }
        Event::AutomatonCard { card } => ("automaton-card", vec![("card", w.solo(*card))]),
        Event::AutomatonSkips { action, why, .. } => {
            ("automaton-skips", vec![("action", w.action(*action)), ("why", w.plain(reason(*why)).into())])
        }
        Event::AutomatonActs { action, why, .. } => {
            ("automaton-acts", vec![("action", w.action(*action)), ("why", w.plain(reason(*why)).into())])
        }
        Event::AutomatonIdle => ("automaton-idle", vec![]),
        Event::AutomatonTakes { supporter, cards } => {
            let cards = cards.iter().map(|card| w.quoted([w.card(*card)]));
            let things = supporter.iter().map(|kind| w.supporter(*kind)).chain(cards);
            ("automaton-takes", vec![("things", w.list(things))])
        }
        duel => duel_words(w, duel),
    }
}

fn duel_words(w: Speaker, event: &Event) -> (&'static str, Args) {
    let shown = |dice: &[Vec<crate::duel::Die>; 3]| -> Arg<'static> {
        let face = |die: &crate::duel::Die| match (die.symbol(), die.value()) {
            (true, 0) => "✶".to_owned(),
            (true, value) => format!("✶{value}"),
            (false, value) => value.to_string(),
        };
        let colours = ["faces-red", "faces-black", "faces-white"].into_iter().zip(dice);
        let rolled = colours.filter(|(_, row)| !row.is_empty()).map(|(key, row)| {
            let faces = row.iter().map(face).collect::<Vec<_>>().join(", ");
            w.say(key, &[("faces", faces.into())]).plain()
        });
        rolled.collect::<Vec<_>>().join("; ").into()
    };
    match event {
        Event::DuelBegins { seat, foe } => ("duel-begins", vec![("who", w.seat(*seat)), ("foe", w.foe(*foe))]),
        Event::Used { seat, supporter, turned: None } => {
            ("used", vec![("who", w.seat(*seat)), ("supporter", w.supporter(*supporter))])
        }
        Event::Used { seat, supporter, turned: Some(token) } => (
            "used-refresh",
            vec![("who", w.seat(*seat)), ("supporter", w.supporter(*supporter)), ("token", w.token(*token))],
        ),
        Event::Committed { seat, strength, total } => {
            ("committed", vec![("who", w.seat(*seat)), ("n", (*strength).into()), ("total", (*total).into())])
        }
        Event::Rolled { seat, dice, attack } => {
            ("rolled", vec![("who", w.seat(*seat)), ("dice", shown(dice)), ("attack", (*attack).into())])
        }
        Event::Rerolled { seat, relic, counts, dice, attack } => {
            let by = relic.map_or_else(|| w.plain("by-faith").into(), |relic| w.relic(relic));
            let args = vec![
                ("who", w.seat(*seat)),
                ("by", by),
                ("counts", w.dice(*counts)),
                ("dice", shown(dice)),
                ("attack", (*attack).into()),
            ];
            ("rerolled", args)
        }
        Event::RelicUsed { seat, relic } => ("used", vec![("who", w.seat(*seat)), ("supporter", w.relic(*relic))]),
        Event::FoeRolled { foe, die, attack } => {
            ("foe-rolled", vec![("foe", w.foe(*foe)), ("n", (*die).into()), ("attack", (*attack).into())])
        }
        Event::Clash { seat, foe, clash, attack, won, tie } => {
            let key = match (won, tie) {
                (true, false) => "clash-won",
                (true, true) => "clash-won-tie",
                (false, false) => "clash-lost",
                (false, true) => "clash-lost-tie",
            };
            let args = vec![
                ("who", w.seat(*seat)),
                ("foe", w.foe(*foe)),
                ("n", (*clash).into()),
                ("mine", attack[0].into()),
                ("theirs", attack[1].into()),
            ];
            (key, args)
        }
        Event::PrestigeTurned { seat, prestige } => {
            ("prestige-turned", vec![("who", w.seat(*seat)), ("token", w.prestige(*prestige))])
        }
        Event::DuelEnds { seat, foe, won, score, place, .. } => {
            let key = match (won, place) {
                (true, DuelPlace::Brave) => "brave-won",
                (false, DuelPlace::Brave) => "brave-lost",
                (true, _) => "duel-won",
                (false, _) => "duel-lost",
            };
            let score = format!("{} : {}", score[0], score[1]);
            (key, vec![("who", w.seat(*seat)), ("foe", w.foe(*foe)), ("score", score.into())])
        }
        Event::TakenBack { seat, strength, faith } => {
            ("taken-back", vec![("who", w.seat(*seat)), ("tokens", w.tokens(0, *strength, *faith))])
        }
        Event::TurnedUp { seat, token } => ("turned-up", vec![("who", w.seat(*seat)), ("token", w.token(*token))]),
        _ => ("nothing", vec![]),
    }
}

const fn reason(why: Reason) -> &'static str {
    match why {
        Reason::FirstPossible => "reason-first",
        Reason::NoFreeSpace => "reason-no-free-space",
        Reason::InitiativeTaken => "reason-initiative",
        Reason::NoSuchSupporter => "reason-no-supporter",
        Reason::NoSpecial => "reason-no-special",
        Reason::MarketIncomplete => "reason-market",
        Reason::TooFewTitles => "reason-titles",
        Reason::NoEventAction => "reason-event",
        Reason::NoShield => "reason-no-shield",
        Reason::NoPlace => "reason-no-place",
    }
}
