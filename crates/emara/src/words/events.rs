//! What happened, and what was refused, as sentences.

use super::names::Speaker;
use crate::event::Event;
use crate::goods::Good;
use crate::ids::Ring;
use crate::outcome::Reckoning;
use crate::refusal::Refusal;
use quintain_core::speaker::arg;
use quintain_core::{Seat, Text};

/// An event as a sentence.
pub(super) fn tell(s: Speaker, event: &Event) -> Text {
    let seat = |seat: &Seat| ("seat", s.seat(*seat));
    let (key, args) = match event {
        Event::RingLaid { ring, areas } => {
            // With a random layout a ring has places of the country and of the town: it only has its number.
            let pure = areas.iter().all(|area| area.is_town() == (*ring == Ring::Town));
            let list = s.list(areas.iter().map(|area| s.area(*area)));
            if pure {
                let ring_name = s.phrase(&format!("ring-{}", ring.id()), &[]);
                ("ring-laid", vec![arg("ring", ring_name), arg("areas", list)])
            } else {
                ("ring-mixed", vec![arg("n", *ring as u8 + 1), arg("areas", list)])
            }
        }
        Event::MastersLaid { area, masters } => {
            let masters = s.list(masters.iter().map(|master| s.master(*master)));
            ("masters-laid", vec![arg("area", s.area(*area)), arg("masters", masters)])
        }
        Event::StartCard { card, buildings } => {
            ("start-card", vec![arg("card", s.event(*card)), arg("buildings", *buildings)])
        }
        Event::Statue { seat: who } => ("statue", vec![seat(who)]),
        Event::Placed { seat: who, areas } => {
            let [first, second] = areas.map(|area| s.area(area));
            ("placed", vec![seat(who), arg("first", first), arg("second", second)])
        }
        Event::StartMoved { seat: who, from, to } => {
            ("start-moved", vec![seat(who), arg("from", s.area(*from)), arg("to", s.area(*to))])
        }
        Event::Dealt { seat: who, cards } => {
            let cards = s.quoted(cards.iter().map(|card| s.card(*card)));
            ("dealt", vec![seat(who), arg("cards", cards)])
        }
        Event::DealtHidden { seat: who, count } => ("dealt-hidden", vec![seat(who), arg("count", *count)]),
        Event::CardsBack => ("cards-back", vec![]),
        Event::RoundBegan { round, event } => {
            ("round-began", vec![arg("round", *round), arg("event", s.event(*event))])
        }
        Event::Played { seat: who, card, slot } => {
            ("played", vec![seat(who), arg("card", s.card(*card)), arg("slot", *slot)])
        }
        Event::Walked { seat: who, from, to, .. } => {
            ("walked", vec![seat(who), arg("from", s.area(*from)), arg("to", s.area(*to))])
        }
        Event::Errand { seat: who, area } => ("errand", vec![seat(who), arg("area", s.area(*area))]),
        Event::Harvested { seat: who, area, .. } => ("harvested", vec![seat(who), arg("area", s.area(*area))]),
        Event::Traded { seat: who } => ("traded", vec![seat(who)]),
        Event::CraftsmanPlaced { seat: who, hut, .. } => ("craftsman-placed", vec![seat(who), arg("hut", s.hut(*hut))]),
        Event::MasterHired { seat: who, master } => ("master-hired", vec![seat(who), arg("master", s.master(*master))]),
        Event::MasterArrived { master, area } => {
            ("master-arrived", vec![arg("master", s.master(*master)), arg("area", s.area(*area))])
        }
        Event::MasterUsed { seat: who, master } => ("master-used", vec![seat(who), arg("master", s.master(*master))]),
        Event::TitleTaken { seat: who, title } => ("title-taken", vec![seat(who), arg("title", s.title(*title))]),
        Event::Donated { seat: who, kind } => ("donated", vec![seat(who), arg("kind", s.kind(*kind))]),
        Event::Gave { seat: who, kind } => ("gave", vec![seat(who), arg("kind", s.kind(*kind))]),
        Event::BookGiven { seat: who } => ("book-given", vec![seat(who)]),
        Event::Sold { seat: who, kind } => ("sold", vec![seat(who), arg("kind", s.kind(*kind))]),
        Event::BooksSold { seat: who, count } => {
            ("books-sold", vec![seat(who), arg("books", s.count(Good::Book, *count))])
        }
        Event::Delivered { seat: who, good, count } => {
            ("delivered", vec![seat(who), arg("goods", s.count(*good, *count))])
        }
        Event::MarkerTurned { marker, value, gone } => {
            let key = if *gone { "marker-gone" } else { "marker-turned" };
            (key, vec![arg("marker", s.marker(*marker)), arg("value", *value)])
        }
        Event::HonourStackRebuilt => ("honour-stack-rebuilt", vec![]),
        Event::HonoursDrawn { seat: who, tokens } => {
            let tokens = s.quoted(tokens.iter().map(|token| s.honour(*token)));
            ("honours-drawn", vec![seat(who), arg("tokens", tokens)])
        }
        Event::HonourKept { seat: who, token } => ("honour-kept", vec![seat(who), arg("token", s.honour(*token))]),
        Event::Redeemed { seat: who, token } => ("redeemed", vec![seat(who), arg("token", s.honour(*token))]),
        Event::OfferTaken { seat: who, event } => ("offer-taken", vec![seat(who), arg("event", s.event(*event))]),
        Event::OfferDeclined { seat: who, event } => ("offer-declined", vec![seat(who), arg("event", s.event(*event))]),
        Event::Paid { seat: who, goods } => ("paid", vec![seat(who), arg("goods", s.goods(*goods))]),
        Event::Took { seat: who, goods, from } => {
            ("took", vec![seat(who), arg("goods", s.goods(*goods)), arg("from", s.source(*from))])
        }
        Event::Citizens { seat: who, change, now, from } => {
            let change = arg("change", signed((*change).into()));
            ("citizens", vec![seat(who), change, arg("now", *now), arg("from", s.source(*from))])
        }
        Event::Buildings { seat: who, base, masters, event, change, now, from } => {
            let key = if *masters == 0 && *event == 0 { "buildings" } else { "buildings-modified" };
            let args = vec![
                seat(who),
                arg("base", *base),
                arg("masters", signed((*masters).into())),
                arg("event", signed((*event).into())),
                arg("change", *change),
                arg("now", *now),
                arg("from", s.source(*from)),
            ];
            (key, args)
        }
        Event::TurnEnded { seat: who } => ("turn-ended", vec![seat(who)]),
        Event::Victoria { stone, bread, title, now, .. } => {
            let mut args = vec![arg("stone", *stone), arg("bread", *bread), arg("now", *now)];
            match title {
                None => ("victoria", args),
                Some((title, points)) => {
                    args.extend([arg("title", s.her_title(*title)), arg("points", *points)]);
                    ("victoria-title", args)
                }
            }
        }
        Event::Over { results } => {
            let result = |reckoning: &Reckoning| {
                let args = [("seat", s.seat(reckoning.seat)), arg("result", reckoning.result)];
                s.phrase("event-over-result", &args).into()
            };
            ("over", vec![arg("results", s.list(results.iter().map(result)))])
        }
    };
    s.say(&format!("event-{key}"), &args)
}

/// A refusal as a sentence.
pub(super) fn explain(s: Speaker, refusal: Refusal) -> Text {
    let area = |area| arg("area", s.area(area));
    let (key, args) = match refusal {
        Refusal::NotNow => ("not-now", vec![]),
        Refusal::PlayFirst => ("play-first", vec![]),
        Refusal::AlreadyPlayed => ("already-played", vec![]),
        Refusal::VisitOpen => ("visit-open", vec![]),
        Refusal::NoVisit => ("no-visit", vec![]),
        Refusal::BadStart { from, to } => ("bad-start", vec![arg("from", s.area(from)), arg("to", s.area(to))]),
        Refusal::NotInHand { card } => ("not-in-hand", vec![arg("card", s.card(card))]),
        Refusal::SlotTaken { slot } => ("slot-taken", vec![arg("slot", slot)]),
        Refusal::AlreadyMoved => ("already-moved", vec![]),
        Refusal::CardUsed => ("card-used", vec![]),
        Refusal::OtherCard { card } => ("other-card", vec![arg("card", s.card(card))]),
        Refusal::NoSuchOption { option } => ("no-such-option", vec![arg("option", option)]),
        Refusal::WrongPayment { size, missing } => ("wrong-payment", vec![arg("size", size), arg("missing", missing)]),
        Refusal::TooFew { good, needed, have } => {
            ("too-few", vec![arg("needed", s.count(good, needed)), arg("have", have)])
        }
        Refusal::TooFewCitizens { needed } => ("too-few-citizens", vec![arg("needed", needed)]),
        Refusal::BonusTaken { .. } => ("bonus-taken", vec![]),
        Refusal::HighestTitle => ("highest-title", vec![]),
        Refusal::NoCraftsman => ("no-craftsman", vec![]),
        Refusal::HutTaken { .. } => ("hut-taken", vec![]),
        Refusal::HutOutOfReach { area: at, .. } => ("hut-out-of-reach", vec![area(at)]),
        Refusal::NotOnDisplay { master } => ("not-on-display", vec![arg("master", s.master(master))]),
        Refusal::MasterOutOfReach { master, area: at } => {
            ("master-out-of-reach", vec![arg("master", s.master(master)), area(at)])
        }
        Refusal::NotYourMaster { master } => ("not-your-master", vec![arg("master", s.master(master))]),
        Refusal::MasterUsed { master } => ("master-used", vec![arg("master", s.master(master))]),
        Refusal::BadKind { .. } => ("bad-kind", vec![]),
        Refusal::NotATown { area: at } => ("not-a-town", vec![area(at)]),
        Refusal::OtherArea { area: at } => ("other-area", vec![area(at)]),
        Refusal::ActionUsed { area: at } => ("action-used", vec![area(at)]),
        Refusal::TooManyBreads { craftsmen } => ("too-many-breads", vec![arg("craftsmen", craftsmen)]),
        Refusal::BadNumber { number } => ("bad-number", vec![arg("number", number)]),
        Refusal::NotRedeemable { token } => ("not-redeemable", vec![arg("token", s.honour(token))]),
        Refusal::NotDrawn { token } => ("not-drawn", vec![arg("token", s.honour(token))]),
        Refusal::MustMove => ("must-move", vec![]),
        Refusal::MustUseCard { card } => ("must-use-card", vec![arg("card", s.card(card))]),
    };
    s.say(&format!("refusal-{key}"), &args)
}

/// A number with its sign, the minus of print.
fn signed(number: i32) -> String {
    if number < 0 { format!("\u{2212}{}", number.unsigned_abs()) } else { format!("+{number}") }
}

#[cfg(test)]
mod tests {
    use super::super::names::SOURCES;
    use super::*;
    use crate::event::Source;
    use crate::goods::Kind;
    use crate::ids::Area;
    use quintain_core::Lang;
    use quintain_core::cases::{self, Arg};
    use quintain_core::text::Texts;

    #[test]
    fn every_sentence_exists_in_three_languages() {
        assert_eq!(Texts::missing(SOURCES), Vec::<String>::new());
    }

    /// Points that are paid are told with the minus of print.
    #[test]
    fn a_loss_has_the_minus_of_print() {
        let data = quintain_core::registry::Edition::<crate::Emara>::new().data();
        let paid = Event::Citizens { seat: Seat::new(0), change: -2, now: 3, from: Source::Market };
        for (lang, told) in [
            (Lang::En, "Player 1: citizens −2 (market), now 3."),
            (Lang::Ru, "Игрок 1: очки Подданных −2 (Рынок), теперь 3."),
            (Lang::Cs, "Hráč 1: body obyvatel −2 (tržiště), nyní 3."),
        ] {
            assert_eq!(tell(Speaker::new(data, lang), &paid).plain(), told);
        }
    }

    /// A ring of mixed places is told by its number: it is neither the country's nor the town's.
    #[test]
    fn a_mixed_ring_is_told_by_its_number() {
        let data = quintain_core::registry::Edition::<crate::Emara>::new().data();
        let told = |areas, lang| tell(Speaker::new(data, lang), &Event::RingLaid { ring: Ring::Town, areas }).plain();
        let [_, second, third, fourth] = Area::TOWN;
        for (lang, pure, mixed) in [
            (Lang::En, "The ring of the town: ", "Ring 2: "),
            (Lang::Ru, "Круг Города: ", "Круг 2: "),
            (Lang::Cs, "Okruh města: ", "Okruh 2: "),
        ] {
            let sentence = told(Area::TOWN, lang);
            assert!(sentence.starts_with(pure), "{sentence}");
            let sentence = told([Area::COUNTRY[0], second, third, fourth], lang);
            assert!(sentence.starts_with(mixed), "{sentence}");
        }
    }

    /// No sentence names a component in a case that the data do not have, whichever component it is.
    #[test]
    fn every_name_has_the_cases_that_sentences_ask_for() {
        let data = quintain_core::registry::Edition::<crate::Emara>::new().data();
        for (lang, source) in Lang::ALL.into_iter().zip(SOURCES).skip(1) {
            let s = Speaker::new(data, lang);
            let things = |sentence: &str, argument: &str| -> Vec<Arg<'static>> {
                match argument {
                    "title" if sentence == "event-victoria-title" => {
                        data.titles.iter().map(|title| s.her_title(title.id)).collect()
                    }
                    "title" => data.titles.iter().map(|title| s.title(title.id)).collect(),
                    "master" => data.masters.iter().map(|master| s.master(master.id)).collect(),
                    "hut" => data.huts.iter().map(|hut| s.hut(hut.id)).collect(),
                    "area" | "from" | "to" | "first" | "second" => {
                        Area::ALL.into_iter().map(|area| s.area(area)).collect()
                    }
                    "kind" => Kind::ALL.into_iter().map(|kind| s.kind(kind)).collect(),
                    "pay" | "cost" | "gain" | "goods" | "needed" | "books" | "breads" => {
                        let counts = [1, 2, 5, 21].into_iter();
                        counts.flat_map(|n| Good::ALL.into_iter().map(move |good| s.count(good, n))).collect()
                    }
                    _ => Vec::new(),
                }
            };
            assert_eq!(cases::unknown_forms(source, things), Vec::<String>::new());
        }
    }
}
