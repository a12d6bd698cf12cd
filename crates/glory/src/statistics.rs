//! What a statistician wants to know about a finished game.

use crate::Glory;
use crate::data::Data;
use crate::duel::Foe;
use crate::event::{DuelPlace, Event, Why};
use crate::ids::{Action, Character};
use crate::state::{NONE, Rider};
use quintain_core::{Facts, Seat};

/// The components that facts speak of.
pub(crate) fn counted(data: &'static Data) -> Vec<(&'static str, Vec<&'static str>)> {
    vec![
        ("character", data.characters.list.iter().map(|kind| kind.id()).collect()),
        ("title", data.titles.list.iter().map(|title| title.id()).collect()),
        ("supporter", data.supporters.list.iter().map(|kind| kind.id()).collect()),
        ("card", data.cards.list.iter().map(|card| card.id()).collect()),
        ("relic", data.relics.list.iter().map(|relic| relic.id()).collect()),
        ("event", data.events.list.iter().map(|event| event.id()).collect()),
        ("knight-beaten", data.knights.list.iter().map(|knight| knight.id()).collect()),
        ("action", Action::ALL.iter().map(|action| action.id()).collect()),
        ("prize", data.prizes.list.iter().map(|prize| prize.id()).collect()),
    ]
}

/// Facts of one seat: duels won by kind of opponent and round, titles, and where its glory came from.
pub(crate) fn facts(game: &Glory, seat: Seat, log: &[Event], facts: &mut Facts) {
    let number = seat.index() as u8;
    let me = Rider::of(seat.index());
    let player = &game.players[seat.index()];
    if player.character != NONE {
        facts.flag("character", Character(player.character).id());
    }
    let (mut titles, mut duels, mut won_duels) = (0u8, 0.0, 0.0);
    let mut places = [0.0; Action::ALL.len()];
    let mut sources: [(&str, f64); 7] = [
        ("glory-start", 0.0),
        ("glory-tournaments", 0.0),
        ("glory-supporters", 0.0),
        ("glory-cards", 0.0),
        ("glory-events", 0.0),
        ("glory-prizes", 0.0),
        ("glory-titles", 0.0),
    ];
    for event in log {
        match event {
            Event::DuelEnds { seat: home, foe, won, round, place, .. } => {
                let other = *foe == Foe::Player(number);
                if *home != number && !other {
                    continue;
                }
                let won = if other { !won } else { *won };
                let result = if won { 1.0 } else { 0.0 };
                duels += 1.0;
                won_duels += result;
                let kind = match (foe, place) {
                    (Foe::Knight(knight), _) => game.data().knights[*knight].kind.id(),
                    (Foe::Player(_), _) => "player",
                    (Foe::Automaton, _) => "automaton",
                    (_, DuelPlace::Brave) => "brave",
                    _ => "challenge",
                };
                if let (Foe::Knight(knight), true) = (foe, won) {
                    facts.flag("knight-beaten", knight.id());
                }
                facts.number(format!("duel-win-{kind}-round-{round}"), result);
                facts.number(format!("duel-win-{kind}"), result);
            }
            Event::SupporterGained { seat, supporter } if *seat == number => facts.flag("supporter", supporter.id()),
            Event::CardPlayed { seat, card } if *seat == number => facts.flag("card", card.id()),
            Event::RelicGained { seat, relic } if *seat == number => facts.flag("relic", relic.id()),
            Event::EventActive { event } => facts.flag("event", event.id()),
            Event::TournamentDrawn { tournament } => facts.flag("tournament", tournament.id()),
            Event::Placed { who, action } if *who == me => {
                facts.flag("action", action.id());
                places[*action as usize] += 1.0;
            }
            Event::Champion { winner: Foe::Player(seat), prize: Some(prize) } if *seat == number => {
                facts.flag("prize", prize.id());
            }
            Event::TitleScored { who, title, .. } if *who == me => {
                titles += 1;
                facts.flag("title", title.id());
            }
            Event::Glory { who, change, why, .. } if *who == me => {
                let source = match why {
                    Why::Start | Why::LateStart => 0,
                    Why::Victory(_) | Why::Honour(_) => 1,
                    Why::Supporter(_) | Why::Price(_) => 2,
                    Why::Card(_) => 3,
                    Why::Event(_) => 4,
                    Why::Prize => 5,
                    Why::Title(_) => 6,
                };
                sources[source].1 += f64::from(*change);
            }
            _ => {}
        }
    }
    if let Some(scenario) = game.house.scenario {
        facts.flag("scenario", format!("{}/{}", word(&scenario), word(&game.house.difficulty)));
    }
    facts.flag("titles-scored", titles.to_string());
    facts.number("titles", f64::from(titles));
    facts.number("duels", duels);
    facts.number("duels-won", won_duels);
    for (action, times) in Action::ALL.into_iter().zip(places) {
        facts.number(format!("placed-{}", action.id()), times);
    }
    for (name, glory) in sources {
        facts.number(name, glory);
    }
}

/// The chance with which a seat rides into a duel.
pub(crate) fn hope(game: &Glory, event: &Event) -> Option<(Seat, f64)> {
    let Event::DuelBegins { seat, .. } = event else { return None };
    let seat = Seat::new(usize::from(*seat));
    Some((seat, crate::odds::quick(game, seat, None)?.duel))
}

/// The word of the options for it.
fn word(option: &impl serde::Serialize) -> String {
    serde_json::to_value(option).ok().and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default()
}
