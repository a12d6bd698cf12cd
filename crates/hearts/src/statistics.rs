//! What a finished game tells the statistician.

use crate::Verdict;
use crate::data::Data;
use crate::event::Event;
use crate::state::{Aim, Hearts};
use quintain_core::{Facts, Game, Seat};

/// The components that statistics speak of, by kind.
pub(crate) fn counted(data: &'static Data) -> Vec<(&'static str, Vec<&'static str>)> {
    let cards = || data.actions.iter().map(|card| card.id.as_str()).collect();
    vec![
        ("role", vec!["sympathy", "hunter", "wizard"]),
        ("hero", data.heroes.iter().map(|hero| hero.id.as_str()).collect()),
        ("goal", data.goals.iter().map(|goal| goal.id.as_str()).collect()),
        ("card-open", cards()),
        ("card-hidden", cards()),
    ]
}

/// Role, hero and goals, the cards that were played open and hidden, and what became of the hero.
pub(crate) fn facts(game: &Hearts, seat: Seat, log: &[Event], facts: &mut Facts) {
    let role = match (game.is_wizard(seat), game.state.aims[seat.index()]) {
        (true, _) => "wizard",
        (false, Aim::Hunt) => "hunter",
        (false, Aim::Sympathy(_)) => "sympathy",
    };
    facts.flag("role", role);
    facts.flag("hero", game.state.heroes[seat.index()].id());
    for goal in game.goals(seat) {
        facts.flag("goal", goal.id());
    }
    let (mut open, mut hidden, mut declared) = (0.0, 0.0, 0.0);
    for event in log {
        match event {
            Event::PlayedUp { who, card, .. } if who.seat == seat => {
                open += 1.0;
                facts.flag("card-open", card.id());
            }
            Event::PlayedDown { who, card, .. } if who.seat == seat => {
                hidden += 1.0;
                if let Some(card) = card {
                    facts.flag("card-hidden", card.id());
                }
            }
            Event::Declared { who, .. } if who.seat == seat => declared += 1.0,
            _ => {}
        }
    }
    facts.number("cards-open", open);
    facts.number("cards-hidden", hidden);
    facts.number("declared", declared);
    facts.number("died", f64::from(u8::from(game.is_dead(seat))));
    let judged = |wanted: Verdict| {
        let mine = |event: &&Event| matches!(event, Event::Judged { who, verdict, .. } if who.seat == seat && *verdict == wanted);
        log.iter().filter(mine).count() as f64
    };
    facts.number("word-kept", judged(Verdict::Kept));
    facts.number("word-broken", judged(Verdict::Broken));
    if seat.index() == 0 {
        facts.number("skirmishes", f64::from(game.state.round));
        facts.number("bouts", f64::from(game.state.bout));
        let dead = Seat::all(game.seats()).filter(|seat| game.is_dead(*seat)).count();
        facts.number("deaths", dead as f64);
    }
}
