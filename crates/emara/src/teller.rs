//! Names from the data and sentences from the Fluent files: events and refusals in words.

use crate::data::{Data, Gain};
use crate::event::{Event, Source};
use crate::goods::{Good, Goods, Kind};
use crate::ids::{Area, Card, EventCard, Honour, Hut, Marker, Master, Title};
use crate::refusal::Refusal;
use quintain_core::cases::{self, Arg};
use quintain_core::text::{Texts, piece};
use quintain_core::{Lang, Names, Seat, Text};
use std::sync::LazyLock;

const EN: &str = include_str!("../locales/en.ftl");
const RU: &str = include_str!("../locales/ru.ftl");
const CS: &str = include_str!("../locales/cs.ftl");

static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::new(EN, RU, CS));

/// Speaks one language about one set of components.
#[derive(Clone, Copy)]
pub(crate) struct Teller {
    pub(crate) data: &'static Data,
    pub(crate) lang: Lang,
}

/// A sentence's arguments.
pub(crate) type Args<'a> = Vec<(&'a str, Arg<'a>)>;

/// One argument of a sentence.
pub(crate) fn arg<'a>(key: &'a str, value: impl Into<Arg<'a>>) -> (&'a str, Arg<'a>) {
    (key, value.into())
}

impl Teller {
    #[allow(clippy::needless_pass_by_value)] // Arguments are made for one sentence.
    pub(crate) fn say(self, key: &str, args: Args<'_>) -> Text {
        cases::say(&TEXTS, self.lang, key, &args)
    }

    /// A word or a phrase inside a sentence, its marks kept.
    pub(crate) fn phrase(self, key: &str, args: Args<'_>) -> String {
        self.say(key, args).spans().into_iter().fold(String::new(), |text, span| match span.piece {
            Some(marked) => {
                let (kind, id) = marked.split_once(':').unwrap_or(("", &marked));
                text + &piece(kind, id, &span.text)
            }
            None => text + &span.text,
        })
    }

    /// A name that is told in any case.
    fn noun(self, kind: &'static str, id: &'static str, names: Option<&'static Names>) -> Arg<'static> {
        self.declined(kind, kind, id, names)
    }

    fn declined(
        self,
        kind: &'static str,
        forms: &'static str,
        id: &'static str,
        names: Option<&'static Names>,
    ) -> Arg<'static> {
        let name = names.map_or(id, |names| names.get(self.lang));
        Arg::Inflected(Box::new(move |case| piece(kind, id, &self.data.cases.form(self.lang, forms, id, case, name))))
    }

    /// A title that stands in quotation marks after the word for what it is, never inflected.
    fn title_of(self, kind: &str, id: &str, names: Option<&Names>) -> String {
        piece(kind, id, names.map_or(id, |names| names.get(self.lang)))
    }

    /// Several such titles.
    pub(crate) fn quoted(self, names: impl IntoIterator<Item = String>) -> String {
        let quoted = |name: String| self.phrase("quoted", vec![arg("name", name)]);
        names.into_iter().map(quoted).collect::<Vec<_>>().join(", ")
    }

    pub(crate) fn seat(self, seat: Seat) -> String {
        piece("seat", seat, &self.phrase("seat", vec![arg("n", seat.index() as u32 + 1)]))
    }

    pub(crate) fn card(self, card: Card) -> String {
        let names = self.data.card(card).map(|i| &self.data.cards[i].name);
        self.title_of("card", card.id(), names)
    }

    pub(crate) fn master(self, master: Master) -> Arg<'static> {
        let names = self.data.master(master).map(|i| &self.data.masters[i].name);
        self.noun("master", master.id(), names)
    }

    pub(crate) fn honour(self, honour: Honour) -> String {
        let names = self.data.honour(honour).map(|i| &self.data.honours[i].name);
        self.title_of("honour", honour.id(), names)
    }

    pub(crate) fn area(self, area: Area) -> Arg<'static> {
        self.noun("area", area.id(), Some(&self.data.areas[area as usize].name))
    }

    pub(crate) fn event(self, event: EventCard) -> String {
        let names = self.data.events.iter().find(|data| data.id == event).map(|data| &data.name);
        self.title_of("event", event.id(), names)
    }

    pub(crate) fn title(self, title: Title) -> Arg<'static> {
        let names = self.data.titles.iter().find(|data| data.id == title).map(|data| &data.name);
        self.noun("title", title.id(), names)
    }

    /// Victoria's form of a title.
    pub(crate) fn her_title(self, title: Title) -> Arg<'static> {
        let names = self.data.titles.iter().find(|data| data.id == title).map(|data| &data.name_female);
        self.declined("title", "title_female", title.id(), names)
    }

    pub(crate) fn marker(self, marker: Marker) -> String {
        self.title_of("marker", marker.id(), Some(&self.data.markers[marker as usize].name))
    }

    pub(crate) fn hut(self, hut: Hut) -> Arg<'static> {
        let Some(data) = self.data.hut(hut).map(|i| &self.data.huts[i]) else { return hut.id().into() };
        let mut cost = Goods::NONE;
        cost.0[..4].copy_from_slice(&data.price.kinds);
        Arg::Inflected(Box::new(move |case| {
            let key = if case.is_empty() { "hut".to_owned() } else { format!("hut-{case}") };
            let args = vec![arg("cost", self.goods(cost)), arg("area", self.area(data.area))];
            piece("hut", hut.id(), &self.say(&key, args).plain())
        }))
    }

    pub(crate) fn kind(self, kind: Kind) -> Arg<'static> {
        let word = kind.good().word();
        Arg::Inflected(Box::new(move |case| {
            let name = self.phrase(&format!("kind-{word}"), Vec::new());
            self.data.cases.form(self.lang, "good", word, case, &name).into_owned()
        }))
    }

    pub(crate) fn count(self, good: Good, count: u8) -> Arg<'static> {
        let word = good.word();
        Arg::Inflected(Box::new(move |case| {
            let noun = self.data.cases.counted(self.lang, "good", word, case, i64::from(count)).into_owned();
            self.phrase(word, vec![arg("n", count), arg("noun", noun)])
        }))
    }

    pub(crate) fn list(self, parts: impl IntoIterator<Item = Arg<'static>>) -> Arg<'static> {
        let parts: Vec<Arg<'static>> = parts.into_iter().collect();
        if parts.is_empty() { self.phrase("nothing", Vec::new()).into() } else { Arg::list(parts) }
    }

    pub(crate) fn goods(self, goods: Goods) -> Arg<'static> {
        self.list(goods.each().map(|(good, count)| self.count(good, count)))
    }

    pub(crate) fn gain(self, gain: &Gain, take: Option<Kind>) -> Arg<'static> {
        let mut goods = gain.goods;
        if let Some(kind) = take {
            goods.add(kind.good(), gain.any);
        }
        let points = [("gain-citizens", gain.citizens), ("gain-buildings", gain.buildings)];
        let points =
            points.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| self.phrase(key, vec![arg("n", n)]).into());
        self.list(goods.each().map(|(good, count)| self.count(good, count)).chain(points))
    }

    pub(crate) fn source(self, source: Source) -> Arg<'static> {
        let key = match source {
            Source::Start => "source-start",
            Source::Card(card) => return self.card(card).into(),
            Source::Harvest(_) => "source-harvest",
            Source::Donation => "source-donation",
            Source::Gift => "source-gift",
            Source::CastleBook => "source-castle-book",
            Source::Market => "source-market",
            Source::Site => "source-site",
            Source::Honour(honour) => return self.honour(honour).into(),
            Source::Craftsman => "source-craftsman",
            Source::Master(master) => return self.master(master),
            Source::Title(title) => return self.title(title),
            Source::Event(event) => return self.event(event).into(),
        };
        self.phrase(key, Vec::new()).into()
    }

    pub(crate) fn tell(self, event: &Event) -> Text {
        let seat = |seat: &Seat| arg("seat", self.seat(*seat));
        let (key, args) = match event {
            Event::RingLaid { ring, areas } => {
                let ring_name = self.phrase(&format!("ring-{}", ring.id()), Vec::new());
                let areas = self.list(areas.iter().map(|area| self.area(*area)));
                ("ring-laid", vec![arg("ring", ring_name), arg("areas", areas)])
            }
            Event::MastersLaid { area, masters } => {
                let masters = self.list(masters.iter().map(|master| self.master(*master)));
                ("masters-laid", vec![arg("area", self.area(*area)), arg("masters", masters)])
            }
            Event::StartCard { card, buildings } => {
                ("start-card", vec![arg("card", self.event(*card)), arg("buildings", *buildings)])
            }
            Event::Statue { seat: s } => ("statue", vec![seat(s)]),
            Event::Placed { seat: s, areas } => {
                let [first, second] = areas.map(|area| self.area(area));
                ("placed", vec![seat(s), arg("first", first), arg("second", second)])
            }
            Event::StartMoved { seat: s, from, to } => {
                ("start-moved", vec![seat(s), arg("from", self.area(*from)), arg("to", self.area(*to))])
            }
            Event::Dealt { seat: s, cards } => {
                let cards = self.quoted(cards.iter().map(|card| self.card(*card)));
                ("dealt", vec![seat(s), arg("cards", cards)])
            }
            Event::DealtHidden { seat: s, count } => ("dealt-hidden", vec![seat(s), arg("count", *count)]),
            Event::CardsBack => ("cards-back", Vec::new()),
            Event::RoundBegan { round, event } => {
                ("round-began", vec![arg("round", *round), arg("event", self.event(*event))])
            }
            Event::Played { seat: s, card, slot } => {
                ("played", vec![seat(s), arg("card", self.card(*card)), arg("slot", *slot)])
            }
            Event::Walked { seat: s, from, to, .. } => {
                ("walked", vec![seat(s), arg("from", self.area(*from)), arg("to", self.area(*to))])
            }
            Event::Errand { seat: s, area } => ("errand", vec![seat(s), arg("area", self.area(*area))]),
            Event::Harvested { seat: s, area, .. } => ("harvested", vec![seat(s), arg("area", self.area(*area))]),
            Event::Traded { seat: s } => ("traded", vec![seat(s)]),
            Event::CraftsmanPlaced { seat: s, hut, .. } => {
                ("craftsman-placed", vec![seat(s), arg("hut", self.hut(*hut))])
            }
            Event::MasterHired { seat: s, master } => {
                ("master-hired", vec![seat(s), arg("master", self.master(*master))])
            }
            Event::MasterArrived { master, area } => {
                ("master-arrived", vec![arg("master", self.master(*master)), arg("area", self.area(*area))])
            }
            Event::MasterUsed { seat: s, master } => {
                ("master-used", vec![seat(s), arg("master", self.master(*master))])
            }
            Event::TitleTaken { seat: s, title } => ("title-taken", vec![seat(s), arg("title", self.title(*title))]),
            Event::Donated { seat: s, kind } => ("donated", vec![seat(s), arg("kind", self.kind(*kind))]),
            Event::Gave { seat: s, kind } => ("gave", vec![seat(s), arg("kind", self.kind(*kind))]),
            Event::BookGiven { seat: s } => ("book-given", vec![seat(s)]),
            Event::Sold { seat: s, kind } => ("sold", vec![seat(s), arg("kind", self.kind(*kind))]),
            Event::BooksSold { seat: s, count } => {
                ("books-sold", vec![seat(s), arg("books", self.count(Good::Book, *count))])
            }
            Event::Delivered { seat: s, good, count } => {
                ("delivered", vec![seat(s), arg("goods", self.count(*good, *count))])
            }
            Event::MarkerTurned { marker, value, gone } => {
                let key = if *gone { "marker-gone" } else { "marker-turned" };
                (key, vec![arg("marker", self.marker(*marker)), arg("value", *value)])
            }
            Event::HonourStackRebuilt => ("honour-stack-rebuilt", Vec::new()),
            Event::HonoursDrawn { seat: s, tokens } => {
                let tokens = self.quoted(tokens.iter().map(|token| self.honour(*token)));
                ("honours-drawn", vec![seat(s), arg("tokens", tokens)])
            }
            Event::HonourKept { seat: s, token } => ("honour-kept", vec![seat(s), arg("token", self.honour(*token))]),
            Event::Redeemed { seat: s, token } => ("redeemed", vec![seat(s), arg("token", self.honour(*token))]),
            Event::OfferTaken { seat: s, event } => ("offer-taken", vec![seat(s), arg("event", self.event(*event))]),
            Event::OfferDeclined { seat: s, event } => {
                ("offer-declined", vec![seat(s), arg("event", self.event(*event))])
            }
            Event::Paid { seat: s, goods } => ("paid", vec![seat(s), arg("goods", self.goods(*goods))]),
            Event::Took { seat: s, goods, from } => {
                ("took", vec![seat(s), arg("goods", self.goods(*goods)), arg("from", self.source(*from))])
            }
            Event::Citizens { seat: s, change, now, from } => {
                let change = arg("change", signed((*change).into()));
                ("citizens", vec![seat(s), change, arg("now", *now), arg("from", self.source(*from))])
            }
            Event::Buildings { seat: s, base, masters, event, change, now, from } => {
                let key = if *masters == 0 && *event == 0 { "buildings" } else { "buildings-modified" };
                let args = vec![
                    seat(s),
                    arg("base", *base),
                    arg("masters", signed((*masters).into())),
                    arg("event", signed((*event).into())),
                    arg("change", *change),
                    arg("now", *now),
                    arg("from", self.source(*from)),
                ];
                (key, args)
            }
            Event::TurnEnded { seat: s } => ("turn-ended", vec![seat(s)]),
            Event::Victoria { stone, bread, title, now, .. } => {
                let mut args = vec![arg("stone", *stone), arg("bread", *bread), arg("now", *now)];
                match title {
                    None => ("victoria", args),
                    Some((title, points)) => {
                        args.extend([arg("title", self.her_title(*title)), arg("points", *points)]);
                        ("victoria-title", args)
                    }
                }
            }
            Event::Over { results } => {
                let result = |reckoning: &crate::scoring::Reckoning| {
                    let args = vec![arg("seat", self.seat(reckoning.seat)), arg("result", reckoning.result)];
                    self.phrase("event-over-result", args).into()
                };
                ("over", vec![arg("results", self.list(results.iter().map(result)))])
            }
        };
        self.say(&format!("event-{key}"), args)
    }

    pub(crate) fn refuse(self, refusal: Refusal) -> Text {
        let area = |area| arg("area", self.area(area));
        let (key, args) = match refusal {
            Refusal::NotNow => ("not-now", Vec::new()),
            Refusal::PlayFirst => ("play-first", Vec::new()),
            Refusal::AlreadyPlayed => ("already-played", Vec::new()),
            Refusal::VisitOpen => ("visit-open", Vec::new()),
            Refusal::NoVisit => ("no-visit", Vec::new()),
            Refusal::BadStart { from, to } => {
                ("bad-start", vec![arg("from", self.area(from)), arg("to", self.area(to))])
            }
            Refusal::NotInHand { card } => ("not-in-hand", vec![arg("card", self.card(card))]),
            Refusal::SlotTaken { slot } => ("slot-taken", vec![arg("slot", slot)]),
            Refusal::AlreadyMoved => ("already-moved", Vec::new()),
            Refusal::CardUsed => ("card-used", Vec::new()),
            Refusal::OtherCard { card } => ("other-card", vec![arg("card", self.card(card))]),
            Refusal::NoSuchOption { option } => ("no-such-option", vec![arg("option", option)]),
            Refusal::WrongPayment { size, missing } => {
                ("wrong-payment", vec![arg("size", size), arg("missing", missing)])
            }
            Refusal::TooFew { good, needed, have } => {
                ("too-few", vec![arg("needed", self.count(good, needed)), arg("have", have)])
            }
            Refusal::TooFewCitizens { needed } => ("too-few-citizens", vec![arg("needed", needed)]),
            Refusal::BonusTaken { .. } => ("bonus-taken", Vec::new()),
            Refusal::HighestTitle => ("highest-title", Vec::new()),
            Refusal::NoCraftsman => ("no-craftsman", Vec::new()),
            Refusal::HutTaken { .. } => ("hut-taken", Vec::new()),
            Refusal::HutOutOfReach { area: at, .. } => ("hut-out-of-reach", vec![area(at)]),
            Refusal::NotOnDisplay { master } => ("not-on-display", vec![arg("master", self.master(master))]),
            Refusal::MasterOutOfReach { master, area: at } => {
                ("master-out-of-reach", vec![arg("master", self.master(master)), area(at)])
            }
            Refusal::NotYourMaster { master } => ("not-your-master", vec![arg("master", self.master(master))]),
            Refusal::MasterUsed { master } => ("master-used", vec![arg("master", self.master(master))]),
            Refusal::BadKind { .. } => ("bad-kind", Vec::new()),
            Refusal::NotATown { area: at } => ("not-a-town", vec![area(at)]),
            Refusal::OtherArea { area: at } => ("other-area", vec![area(at)]),
            Refusal::ActionUsed { area: at } => ("action-used", vec![area(at)]),
            Refusal::TooManyBreads { craftsmen } => ("too-many-breads", vec![arg("craftsmen", craftsmen)]),
            Refusal::BadNumber { number } => ("bad-number", vec![arg("number", number)]),
            Refusal::NotRedeemable { token } => ("not-redeemable", vec![arg("token", self.honour(token))]),
            Refusal::NotDrawn { token } => ("not-drawn", vec![arg("token", self.honour(token))]),
            Refusal::MustMove => ("must-move", Vec::new()),
            Refusal::MustUseCard { card } => ("must-use-card", vec![arg("card", self.card(card))]),
        };
        self.say(&format!("refusal-{key}"), args)
    }
}

/// A number with its sign, the minus of print.
fn signed(number: i32) -> String {
    if number < 0 { format!("\u{2212}{}", number.unsigned_abs()) } else { format!("+{number}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sentence_exists_in_three_languages() {
        assert_eq!(Texts::missing([EN, RU, CS]), Vec::<String>::new());
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
            assert_eq!(Teller { data, lang }.tell(&paid).plain(), told);
        }
    }

    /// No sentence names a component in a case that the data do not have, whichever component it is.
    #[test]
    fn every_name_has_the_cases_that_sentences_ask_for() {
        let data = quintain_core::registry::Edition::<crate::Emara>::new().data();
        for (lang, source) in [(Lang::Ru, RU), (Lang::Cs, CS)] {
            let teller = Teller { data, lang };
            let things = |sentence: &str, argument: &str| -> Vec<Arg<'static>> {
                match argument {
                    "title" if sentence == "event-victoria-title" => {
                        data.titles.iter().map(|title| teller.her_title(title.id)).collect()
                    }
                    "title" => data.titles.iter().map(|title| teller.title(title.id)).collect(),
                    "master" => data.masters.iter().map(|master| teller.master(master.id)).collect(),
                    "hut" => data.huts.iter().map(|hut| teller.hut(hut.id)).collect(),
                    "area" | "from" | "to" | "first" | "second" => {
                        Area::ALL.into_iter().map(|area| teller.area(area)).collect()
                    }
                    "kind" => Kind::ALL.into_iter().map(|kind| teller.kind(kind)).collect(),
                    "pay" | "cost" | "gain" | "goods" | "needed" | "books" | "breads" => {
                        let counts = [1, 2, 5, 21].into_iter();
                        counts.flat_map(|n| Good::ALL.into_iter().map(move |good| teller.count(good, n))).collect()
                    }
                    _ => Vec::new(),
                }
            };
            assert_eq!(cases::unknown_forms(source, things), Vec::<String>::new());
        }
    }
}
