//! What a finished game tells the statistician.

use crate::Emara;
use crate::data::{Data, EventData, EventEffect, Modifier};
use crate::event::{Event, Source};
use crate::goods::Good;
use crate::ids::{EventCard, Title};
use crate::options::Mode;
use quintain_core::bits::bits;
use quintain_core::{Facts, Game, Seat};

/// The components that facts speak of, by kind.
pub(crate) fn counted(data: &'static Data) -> Vec<(&'static str, Vec<&'static str>)> {
    let events = || data.events.iter().map(|event| event.id.id()).collect();
    vec![
        ("master", data.masters.iter().map(|master| master.id.id()).collect()),
        ("title", data.titles.iter().map(|title| title.id.id()).collect()),
        ("event-used", events()),
        ("event-as-first", events()),
        ("honour", data.honours.iter().map(|honour| honour.id.id()).collect()),
    ]
}

/// Masters, the highest title, the events that the player made use of, those in whose round the player held
/// the statue, the place in the first round's turn order; the result, its margin, and how often each thing was
/// done.
pub(crate) fn facts(game: &Emara, seat: Seat, log: &[Event], facts: &mut Facts) {
    let (data, player) = (game.data.0, game.player(seat));
    for master in bits(player.masters) {
        facts.flag("master", data.masters[master].id.id());
    }
    let all = game.reckonings();
    let Some(mine) = all.iter().find(|reckoning| reckoning.seat == seat) else { return };
    facts.flag("title", mine.title.map_or("none", Title::id));
    for event in log {
        if let Event::HonourKept { seat: s, token } = event
            && *s == seat
        {
            facts.flag("honour", token.id());
        }
    }
    for card in &data.cards {
        let played =
            |event: &&Event| matches!(event, Event::Played { seat: s, card: c, .. } if *s == seat && *c == card.id);
        facts.number(format!("played-{}", card.id.id()), log.iter().filter(played).count() as f64);
    }
    for event in events_used(game.data.0, seat, log) {
        facts.flag("event-used", event.id());
    }
    let seats = game.seats();
    if game.state.mode == Mode::Standard {
        // The statue has moved on once after every round but the last.
        let moved = usize::from(game.state.round.max(1) - 1) % seats;
        let began = (game.state.first.index() + seats - moved) % seats;
        for round in 1..=usize::from(game.state.round) {
            let held = (began + round - 1) % seats == seat.index();
            if let Some(event) = data.events.get(usize::from(game.state.events[round])).filter(|_| held) {
                facts.flag("event-as-first", event.id.id());
            }
        }
        facts.flag("turn-order", (1 + (seat.index() + seats - began) % seats).to_string());
        let best = all.iter().filter(|other| other.seat != seat).map(|other| other.result).max().unwrap_or(0);
        facts.number("margin", f64::from(mine.result) - f64::from(best));
    } else {
        if let Some(start) = game.state.fixed_start.filter(|_| game.state.mode == Mode::Campaign) {
            facts.flag("start", start.to_string());
        }
        facts.flag("victoria", if game.beats_victoria(mine.result) { "beaten" } else { "not-beaten" });
        facts.number("margin", f64::from(mine.result) - f64::from(game.state.victoria));
        facts.number("victoria", f64::from(game.state.victoria));
    }
    for (name, value) in [
        ("result", mine.result),
        ("citizens", mine.citizens),
        ("buildings", mine.buildings),
        ("left-over", mine.left_over),
        ("masters", player.masters.count_ones() as u16),
        ("craftsmen", u16::from(player.placed())),
        ("titles", u16::from(player.title)),
    ] {
        facts.number(name, f64::from(value));
    }
    let count = |counted: &dyn Fn(&Event) -> bool| log.iter().filter(|event| counted(event)).count() as f64;
    let delivered = |wanted: Good| {
        count(&|event| matches!(event, Event::Delivered { seat: s, good, .. } if *s == seat && *good == wanted))
    };
    facts.number("donations", count(&|event| matches!(event, Event::Donated { seat: s, .. } if *s == seat)));
    facts.number("gifts", count(&|event| matches!(event, Event::Gave { seat: s, .. } if *s == seat)));
    facts.number("tokens-redeemed", count(&|event| matches!(event, Event::Redeemed { seat: s, .. } if *s == seat)));
    facts.number("stone-deliveries", delivered(Good::Stone));
    facts.number("bread-deliveries", delivered(Good::Bread));
    facts.number("wood-deliveries", delivered(Good::Wood));
}

/// The events of the game that a player had something from.
fn events_used(data: &'static Data, seat: Seat, log: &[Event]) -> Vec<EventCard> {
    let mut used = Vec::new();
    let (mut current, mut sold) = (None, 0);
    for event in log {
        let from_event = |from: &Source| matches!(from, Source::Event(_));
        let profits = match event {
            Event::RoundBegan { event, .. } => {
                (current, sold) = (data.events.iter().find(|data| data.id == *event), 0);
                false
            }
            Event::Took { seat: s, from, .. } | Event::Citizens { seat: s, from, .. } => *s == seat && from_event(from),
            Event::Buildings { seat: s, event, from, .. } => *s == seat && (*event > 0 || from_event(from)),
            Event::MasterHired { seat: s, .. } => {
                *s == seat && modified(current, |m| matches!(m, Modifier::HireDiscount(_)))
            }
            Event::Sold { seat: s, .. } => {
                sold += u8::from(*s == seat);
                *s == seat && sold > 1 && modified(current, |m| matches!(m, Modifier::Sales(_)))
            }
            _ => false,
        };
        if let Some(event) = current.filter(|event| profits && !used.contains(&event.id)) {
            used.push(event.id);
        }
    }
    used
}

/// Is this an event of the round with such a modifier?
fn modified(event: Option<&EventData>, fits: impl Fn(&Modifier) -> bool) -> bool {
    event.is_some_and(|event| matches!(&event.effect, EventEffect::Round(modifier) if fits(modifier)))
}
