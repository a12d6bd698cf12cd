//! What happened, as a sentence.

use super::names::Speaker;
use crate::event::Event;
use crate::ids::Side;
use crate::state::Ending;
use crate::talk::Verdict;
use quintain_core::Text;
use quintain_core::speaker::arg;

/// An event as a sentence.
pub(super) fn tell(speaker: Speaker, event: &Event) -> Text {
    let s = speaker;
    match event {
        Event::Reseated { .. } => s.say("reseated", &[]),
        Event::BoutBegan { bout, heroes, .. } => {
            s.say("bout-began", &[arg("bout", *bout), arg("heroes", s.heroes(heroes))])
        }
        Event::GoalDrawn { who, goal: None } => s.say("goal-drawn", &[("who", s.hero(*who))]),
        Event::GoalDrawn { who, goal: Some(goal) } => {
            let name = s.data.goal_name(*goal).get(s.lang).to_owned();
            s.say("goal-seen", &[("who", s.hero(*who)), arg("goal", name)])
        }
        Event::RoundBegan { round, first, .. } => {
            s.say("round-began", &[arg("round", *round), ("who", s.hero(*first))])
        }
        Event::HandDealt { who, count, cards: None } => {
            s.say("hand-dealt", &[("who", s.hero(*who)), arg("count", *count)])
        }
        Event::HandDealt { who, count, cards: Some(cards) } => {
            let names: Vec<&str> = cards.iter().map(|card| s.card_name(*card)).collect();
            s.say("hand-seen", &[("who", s.hero(*who)), arg("count", *count), arg("cards", names.join(", "))])
        }
        Event::PlayedDown { who, target, slot, card: None } => {
            s.say("played-down", &[("who", s.hero(*who)), ("target", s.hero(*target)), ("slot", s.slot(*slot))])
        }
        Event::PlayedDown { who, target, slot, card: Some(card) } => s.say(
            "played-down-seen",
            &[("who", s.hero(*who)), ("target", s.hero(*target)), ("slot", s.slot(*slot)), ("card", s.card(*card))],
        ),
        Event::PlayedUp { who, target, slot, card, lapsed } => s.say(
            if *lapsed { "played-up-lapsed" } else { "played-up" },
            &[("who", s.hero(*who)), ("target", s.hero(*target)), ("slot", s.slot(*slot)), ("card", s.card(*card))],
        ),
        Event::Moved { who, slot, from, to } => s.say(
            "moved",
            &[("who", s.hero(*who)), ("slot", s.slot(*slot)), ("target", s.hero(*from)), ("to", s.hero(*to))],
        ),
        Event::Discarded { who, slot, from } => {
            s.say("discarded", &[("who", s.hero(*who)), ("slot", s.slot(*slot)), ("target", s.hero(*from))])
        }
        Event::Taken { who, slot, from, to, card } => {
            let key = match (who.seat == to.seat, card) {
                (true, None) => "taken",
                (true, Some(_)) => "taken-seen",
                (false, None) => "passed",
                (false, Some(_)) => "passed-seen",
            };
            let card = card.map_or_else(|| "".into(), |card| s.card(card));
            let [from, to] = [s.hero(*from), s.hero(*to)];
            s.say(key, &[("who", s.hero(*who)), ("slot", s.slot(*slot)), ("target", from), ("to", to), ("card", card)])
        }
        Event::Declared { who, forced, .. } => {
            s.say(if *forced { "declared-forced" } else { "declared" }, &[("who", s.hero(*who))])
        }
        Event::Revealed { cards } => s.say("revealed", &[arg("count", cards.len())]),
        Event::Wounded { who, swords, shields, new, total, dead } => {
            let key = match (*dead, *new) {
                (true, _) => "killed",
                (false, 0) => "unhurt",
                (false, _) => "wounded",
            };
            let [swords, shields] = [arg("swords", *swords), arg("shields", *shields)];
            s.say(key, &[("who", s.hero(*who)), swords, shields, arg("new", *new), arg("total", *total)])
        }
        Event::RoundEnded { first } => s.say("round-ended", &[("who", s.hero(*first))]),
        Event::BoutEnded { ending, winners, .. } => {
            let how = s.say(how_it_ended(*ending), &[]).plain();
            let key = if winners.is_empty() { "bout-ended-nobody" } else { "bout-ended" };
            s.say(key, &[arg("how", how), arg("count", winners.len()), arg("winners", s.heroes(winners))])
        }
        Event::Ready { who } => s.say("ready", &[("who", s.hero(*who))]),
        Event::TokensGiven { tokens } => s.say("tokens-given", &[arg("tokens", tally(tokens))]),
        Event::MatchEnded { winners, tokens } => {
            let key = if winners.is_empty() { "match-ended-nobody" } else { "match-ended" };
            let tokens = arg("tokens", tally(tokens));
            s.say(key, &[arg("count", winners.len()), tokens, arg("winners", s.heroes(winners))])
        }
        Event::Said { who, to, words, .. } => match (to, words) {
            (None, Some(words)) => s.say("said", &[("who", s.hero(*who)), arg("words", s.spoken(words))]),
            (Some(to), Some(words)) => {
                s.say("whispered", &[("who", s.hero(*who)), ("to", s.hero(*to)), arg("words", s.spoken(words))])
            }
            (Some(to), None) => s.say("whisper-seen", &[("who", s.hero(*who)), ("to", s.hero(*to))]),
            (None, None) => Text::default(),
        },
        Event::Judged { who, words, verdict, .. } => {
            let key = match verdict {
                Verdict::Kept => "judged-kept",
                Verdict::Broken => "judged-broken",
            };
            s.say(key, &[("who", s.hero(*who)), arg("words", s.spoken(words))])
        }
    }
}

fn how_it_ended(ending: Ending) -> &'static str {
    match ending {
        Ending::SideWins(Side::Crusaders) => "ending-crusaders",
        Ending::SideWins(Side::Saracens) => "ending-saracens",
        Ending::Draw => "ending-draw",
        Ending::WizardAlone => "ending-wizard-alone",
        Ending::Void => "ending-void",
    }
}

fn tally(tokens: &[u8]) -> String {
    tokens.iter().map(ToString::to_string).collect::<Vec<_>>().join(" : ")
}
