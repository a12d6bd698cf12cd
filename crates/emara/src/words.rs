//! The game in words: names from the data, sentences from the Fluent files, numbers for the statistician.

use crate::Emara;
use crate::data::{CardAction, Data, EventEffect, Gain};
use crate::event::{Event, Source};
use crate::goods::{Good, Goods, Kind};
use crate::ids::{Area, Card, EventCard, Honour, Hut, Marker, Master, Ring, Title};
use crate::moves::Move;
use crate::options::{Mode, Options};
use crate::refusal::Refusal;
use crate::state::{Phase, bits, take_nth};
use quintain_core::text::{Texts, Value as Arg, piece};
use quintain_core::{Facts, Game, Lang, Names, OptionSchema, Pack, Preset, Seat, Tell, Text};
use std::sync::LazyLock;

const EN: &str = include_str!("../locales/en.ftl");
const RU: &str = include_str!("../locales/ru.ftl");
const CS: &str = include_str!("../locales/cs.ftl");

static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::new(EN, RU, CS));

/// Speaks one language about one set of components.
#[derive(Clone, Copy)]
struct Teller {
    data: &'static Data,
    lang: Lang,
}

/// A sentence's arguments.
type Args<'a> = Vec<(&'a str, Arg<'a>)>;

/// One argument of a sentence.
fn arg<'a>(key: &'a str, value: impl Into<Arg<'a>>) -> (&'a str, Arg<'a>) {
    (key, value.into())
}

impl Teller {
    fn say(self, key: &str, args: Args<'_>) -> Text {
        TEXTS.say(self.lang, key, args)
    }

    /// A word or a phrase inside a sentence, its marks kept.
    fn phrase(self, key: &str, args: Args<'_>) -> String {
        self.say(key, args).spans().into_iter().fold(String::new(), |text, span| match span.piece {
            Some(marked) => {
                let (kind, id) = marked.split_once(':').unwrap_or(("", &marked));
                text + &piece(kind, id, &span.text)
            }
            None => text + &span.text,
        })
    }

    fn name(self, kind: &str, id: &str, names: Option<&Names>) -> String {
        piece(kind, id, names.map_or(id, |names| names.get(self.lang)))
    }

    fn seat(self, seat: Seat) -> String {
        piece("seat", seat, &self.phrase("seat", vec![arg("n", seat.index() as u32 + 1)]))
    }

    fn card(self, card: Card) -> String {
        let names = self.data.card(card).map(|i| &self.data.cards[i].name);
        self.name("card", card.id(), names)
    }

    fn master(self, master: Master) -> String {
        let names = self.data.master(master).map(|i| &self.data.masters[i].name);
        self.name("master", master.id(), names)
    }

    fn honour(self, honour: Honour) -> String {
        let names = self.data.honour(honour).map(|i| &self.data.honours[i].name);
        self.name("honour", honour.id(), names)
    }

    fn area(self, area: Area) -> String {
        self.name("area", area.id(), Some(&self.data.areas[area as usize].name))
    }

    fn event(self, event: EventCard) -> String {
        let names = self.data.events.iter().find(|data| data.id == event).map(|data| &data.name);
        self.name("event", event.id(), names)
    }

    fn title(self, title: Title) -> String {
        let names = self.data.titles.iter().find(|data| data.id == title).map(|data| &data.name);
        self.name("title", title.id(), names)
    }

    /// Victoria's form of a title.
    fn her_title(self, title: Title) -> String {
        let names = self.data.titles.iter().find(|data| data.id == title).map(|data| &data.name_female);
        self.name("title", title.id(), names)
    }

    fn marker(self, marker: Marker) -> String {
        self.name("marker", marker.id(), Some(&self.data.markers[marker as usize].name))
    }

    fn hut(self, hut: Hut) -> String {
        let Some(data) = self.data.hut(hut).map(|i| &self.data.huts[i]) else { return hut.id().to_owned() };
        let mut cost = Goods::NONE;
        cost.0[..4].copy_from_slice(&data.price.kinds);
        let args = vec![arg("cost", self.goods(cost)), arg("area", self.area(data.area))];
        piece("hut", hut.id(), &self.say("hut", args).plain())
    }

    fn kind(self, kind: Kind) -> String {
        self.phrase(&format!("kind-{}", kind.good().word()), Vec::new())
    }

    fn count(self, good: Good, count: u8) -> String {
        self.phrase(good.word(), vec![arg("n", count)])
    }

    fn list(self, parts: impl IntoIterator<Item = String>) -> String {
        let parts: Vec<String> = parts.into_iter().collect();
        if parts.is_empty() { self.phrase("nothing", Vec::new()) } else { parts.join(", ") }
    }

    fn goods(self, goods: Goods) -> String {
        self.list(goods.each().map(|(good, count)| self.count(good, count)))
    }

    fn gain(self, gain: &Gain, take: Option<Kind>) -> String {
        let mut goods = gain.goods;
        if let Some(kind) = take {
            goods.add(kind.good(), gain.any);
        }
        let points = [("gain-citizens", gain.citizens), ("gain-buildings", gain.buildings)];
        let points = points.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| self.phrase(key, vec![arg("n", n)]));
        self.list(goods.each().map(|(good, count)| self.count(good, count)).chain(points))
    }

    fn source(self, source: Source) -> String {
        let key = match source {
            Source::Start => "source-start",
            Source::Card(card) => return self.card(card),
            Source::Harvest(_) => "source-harvest",
            Source::Donation => "source-donation",
            Source::Gift => "source-gift",
            Source::CastleBook => "source-castle-book",
            Source::Market => "source-market",
            Source::Site => "source-site",
            Source::Honour(honour) => return self.honour(honour),
            Source::Craftsman => "source-craftsman",
            Source::Master(master) => return self.master(master),
            Source::Title(title) => return self.title(title),
            Source::Event(event) => return self.event(event),
        };
        self.phrase(key, Vec::new())
    }

    fn tell(self, event: &Event) -> Text {
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
                let cards = self.list(cards.iter().map(|card| self.card(*card)));
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
                let tokens = self.list(tokens.iter().map(|token| self.honour(*token)));
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
                let change = format!("{change:+}");
                ("citizens", vec![seat(s), arg("change", change), arg("now", *now), arg("from", self.source(*from))])
            }
            Event::Buildings { seat: s, base, masters, event, change, now, from } => {
                let key = if *masters == 0 && *event == 0 { "buildings" } else { "buildings-modified" };
                let args = vec![
                    seat(s),
                    arg("base", *base),
                    arg("masters", format!("{masters:+}")),
                    arg("event", format!("{event:+}")),
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
                    self.phrase("event-over-result", args)
                };
                ("over", vec![arg("results", self.list(results.iter().map(result)))])
            }
        };
        self.say(&format!("event-{key}"), args)
    }

    fn refuse(self, refusal: Refusal) -> Text {
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

impl Emara {
    fn teller(&self, lang: Lang) -> Teller {
        Teller { data: self.data.0, lang }
    }

    /// Where a seat's councillor would be after so many steps.
    fn ahead(&self, seat: Seat, ring: Ring, steps: u8) -> Area {
        self.state.rings[ring as usize][usize::from(self.player(seat).at[ring as usize] + steps) % 4]
    }

    /// Building points after everything that changes a receipt, for the words of a move.
    fn receipt(&self, seat: Seat, base: u8) -> u16 {
        let mut after = *self;
        let before = after.player(seat).buildings;
        after.add_buildings(seat, base, Source::Site, &mut quintain_core::Events::off());
        after.player(seat).buildings - before
    }

    fn instruct(&self, seat: Seat, mv: Move, lang: Lang) -> Text {
        let words = self.teller(lang);
        let city = &self.data.city;
        let pay = |goods: Goods| arg("pay", words.goods(goods));
        let (key, args) = match mv {
            Move::StartMove { from, to } => {
                ("start-move", vec![arg("from", words.area(from)), arg("to", words.area(to))])
            }
            Move::StartResource(kind) => ("start-resource", vec![arg("goods", words.count(kind.good(), 1))]),
            Move::Play { card, slot } => ("play", vec![arg("card", words.card(card)), arg("slot", slot)]),
            Move::Walk(ring) => {
                let steps = self.data.numbers.slots.get(usize::from(self.state.turn.slot)).copied().unwrap_or(0);
                ("walk", vec![arg("steps", steps), arg("area", words.area(self.ahead(seat, ring, steps)))])
            }
            Move::Step(ring) => ("step", vec![arg("area", words.area(self.ahead(seat, ring, 1)))]),
            Move::Trade { option, pay: goods } => {
                let gain = match self.played().map(|card| &card.action) {
                    Some(CardAction::Trade(deals)) => deals.get(usize::from(option)).map(|deal| deal.gain),
                    _ => None,
                };
                ("trade", vec![pay(goods), arg("gain", words.gain(&gain.unwrap_or_default(), None))])
            }
            Move::HireCraftsman { hut, pay: goods } => ("hire-craftsman", vec![arg("hut", words.hut(hut)), pay(goods)]),
            Move::HireMaster { master, pay: goods } => {
                ("hire-master", vec![arg("master", words.master(master)), pay(goods)])
            }
            Move::Errand(area) => ("errand", vec![arg("area", words.area(area))]),
            Move::Title { pay: goods } => {
                let title = self.data.titles.get(usize::from(self.player(seat).title)).map(|title| title.id);
                ("title", vec![arg("title", title.map_or_else(String::new, |title| words.title(title))), pay(goods)])
            }
            Move::Craftsman { hut, pay: goods } => ("craftsman", vec![arg("hut", words.hut(hut)), pay(goods)]),
            Move::Master { master, pay: goods } => ("master", vec![arg("master", words.master(master)), pay(goods)]),
            Move::UseMaster { master, option, take, pay: goods } => {
                let deals = self.data.master(master).map(|i| &self.data.masters[i].options);
                let deal = deals.and_then(|deals| deals.get(usize::from(option)));
                let mut paid = goods;
                paid.put(deal.map_or(Goods::NONE, |deal| deal.price.fixed_goods()));
                let gain = words.gain(&deal.map_or_else(Gain::default, |deal| deal.gain), take);
                ("use-master", vec![arg("master", words.master(master)), pay(paid), arg("gain", gain)])
            }
            Move::Harvest { breads, pay: goods } => {
                let area = self.state.turn.visit.area;
                let kind = self.data.areas[area as usize].resource;
                let all = 1 + self.player(seat).craftsmen[area.local()];
                let harvest = arg("goods", words.count(kind.good(), all.saturating_sub(breads)));
                if breads == 0 {
                    ("harvest", vec![harvest])
                } else {
                    let breads = words.count(Good::Bread, breads);
                    ("harvest-bake", vec![harvest, pay(goods), arg("breads", breads)])
                }
            }
            Move::Donate { kind, pay: goods } => ("donate", vec![arg("kind", words.kind(kind)), pay(goods)]),
            Move::Give { kind, pay: goods } => ("give", vec![arg("kind", words.kind(kind)), pay(goods)]),
            Move::GiveBook => ("give-book", vec![arg("points", self.receipt(seat, city.castle_book.gain.buildings))]),
            Move::Sell(kind) => ("sell", vec![arg("goods", words.count(kind.good(), 1))]),
            Move::SellBooks(count) => {
                let points =
                    city.books.iter().find(|deal| deal.price.book == count).map_or(0, |deal| deal.gain.citizens);
                ("sell-books", vec![arg("books", words.count(Good::Book, count)), arg("points", points)])
            }
            Move::DeliverStone { pay: goods } => {
                let points = arg("points", self.receipt(seat, city.stone.gain.buildings));
                ("deliver-stone", vec![pay(goods), points, arg("citizens", self.marker(Marker::Stone))])
            }
            Move::DeliverBread(count) => {
                let citizens = u16::from(self.marker(Marker::Bread)) * u16::from(count);
                ("deliver-bread", vec![arg("breads", words.count(Good::Bread, count)), arg("citizens", citizens)])
            }
            Move::DeliverWood { wood, pay: goods } => {
                let deal = city.wood.iter().find(|deal| deal.price.units() == wood);
                let points = deal.map_or(0, |deal| self.receipt(seat, deal.gain.buildings));
                ("deliver-wood", vec![pay(goods), arg("points", points)])
            }
            Move::Redeem(token) => ("redeem", vec![arg("token", words.honour(token))]),
            Move::Leave => ("leave", vec![arg("area", words.area(self.state.turn.visit.area))]),
            Move::Keep(token) => ("keep", vec![arg("token", words.honour(token))]),
            Move::TakeOffer { option, pay: goods } => {
                let event = self.event_data();
                let deal = match &event.effect {
                    EventEffect::End(deals) => deals.get(usize::from(option)),
                    _ => None,
                };
                let mut paid = goods;
                paid.put(deal.map_or(Goods::NONE, |deal| deal.price.fixed_goods()));
                let gain = words.gain(&deal.map_or_else(Gain::default, |deal| deal.gain), None);
                ("take-offer", vec![arg("event", words.event(event.id)), pay(paid), arg("gain", gain)])
            }
            Move::Decline => ("decline", vec![arg("event", words.event(self.event_data().id))]),
            Move::EndTurn => ("end-turn", Vec::new()),
        };
        words.say(&format!("move-{key}"), args)
    }

    /// What the numbers of the open question draw: the set drawn from, and a name for each member.
    fn drawn(&self, prior: &[u32], value: u32, lang: Lang) -> Option<String> {
        let words = self.teller(lang);
        let (state, data) = (&self.state, self.data.0);
        let nth = |set: u32, prior: &[u32]| {
            let mut left = set;
            for &index in prior {
                if index >= left.count_ones() {
                    return None;
                }
                take_nth(&mut left, index);
            }
            (value < left.count_ones()).then(|| take_nth(&mut left, value))
        };
        Some(match state.phase {
            Phase::LayCountry => words.area(Area::COUNTRY[nth(0b1111, prior)?]),
            Phase::LayTown => words.area(Area::TOWN[nth(0b1111, prior)?]),
            Phase::LayAll => words.area(Area::ALL[nth(0b1111_1111, prior)?]),
            Phase::LayMasters => words.master(data.masters[nth(data.decks[0], prior)?].id),
            Phase::DrawStart | Phase::RevealEvent => {
                words.event(data.events[nth(u32::from(state.events_left), prior)?].id)
            }
            Phase::DrawFirst if value < u32::from(state.seats) => words.seat(Seat::new(value as usize)),
            Phase::Deal => words.card(data.cards[nth(u32::from(self.me().undealt), prior)?].id),
            Phase::Refill => words.master(data.masters[nth(state.masters_left, prior)?].id),
            Phase::DrawHonours => {
                let first = self.honours_to_draw().0 as usize;
                let token = match prior.get(first..) {
                    Some(rest) if prior.len() >= first => nth(u32::from(state.honour_pile), rest)?,
                    _ => nth(u32::from(state.honour_stack), prior)?,
                };
                words.honour(data.honours[token].id)
            }
            _ => return None,
        })
    }
}

impl Tell for Emara {
    fn pack() -> Pack {
        Pack::built_in(&[
            ("action_cards.toml", include_str!("../data/action_cards.toml")),
            ("areas.toml", include_str!("../data/areas.toml")),
            ("events.toml", include_str!("../data/events.toml")),
            ("honours.toml", include_str!("../data/honours.toml")),
            ("markers.toml", include_str!("../data/markers.toml")),
            ("masters.toml", include_str!("../data/masters.toml")),
            ("nobility.toml", include_str!("../data/nobility.toml")),
            ("presets.toml", include_str!("../data/presets.toml")),
            ("setup.toml", include_str!("../data/setup.toml")),
        ])
    }

    fn names() -> Names {
        Names { en: "Crown of Emara".into(), ru: "Корона Эмара".into(), cs: "Koruna Emary".into() }
    }

    fn seat_range() -> (usize, usize) {
        (1, 4)
    }

    fn options(data: &'static Data) -> Vec<OptionSchema> {
        Options::schema(data)
    }

    fn presets(data: &'static Data) -> Vec<Preset> {
        data.presets.clone()
    }

    fn catalogue(data: &'static Data) -> serde_json::Value {
        data.catalogue.clone()
    }

    fn move_text(&self, seat: Seat, mv: Move, lang: Lang) -> Text {
        self.instruct(seat, mv, lang)
    }

    fn event_text(data: &'static Data, event: &Event, lang: Lang) -> Text {
        Teller { data, lang }.tell(event)
    }

    fn refusal_text(&self, refusal: &Refusal, lang: Lang) -> Text {
        self.teller(lang).refuse(*refusal)
    }

    fn chance_text(&self, prior: &[u32], value: u32, lang: Lang) -> Option<String> {
        self.drawn(prior, value, lang).map(|name| Text::from(name).plain())
    }

    const FACTS_FROM_LOG: bool = true;

    /// Masters, the highest title, the events of the game and the place in the first round's turn order; the
    /// result, its margin, and how often each thing was done.
    fn facts(&self, seat: Seat, log: &[Event], facts: &mut Facts) {
        let (data, player) = (self.data.0, self.player(seat));
        for master in bits(player.masters) {
            facts.flag("master", data.masters[master].id.id());
        }
        let all = self.reckonings();
        let Some(mine) = all.iter().find(|reckoning| reckoning.seat == seat) else { return };
        facts.flag("title", mine.title.map_or("none", Title::id));
        for event in &self.state.events[1..=usize::from(self.state.round)] {
            if let Some(event) = data.events.get(usize::from(*event)) {
                facts.flag("event", event.id.id());
            }
        }
        let seats = self.seats();
        if self.state.mode == Mode::Standard {
            // The statue has moved on once after every round but the last.
            let moved = usize::from(self.state.round.max(1) - 1) % seats;
            let began = (self.state.first.index() + seats - moved) % seats;
            facts.flag("turn-order", (1 + (seat.index() + seats - began) % seats).to_string());
            let best = all.iter().filter(|other| other.seat != seat).map(|other| other.result).max().unwrap_or(0);
            facts.number("margin", f64::from(mine.result) - f64::from(best));
        } else {
            facts.flag("victoria", if self.beats_victoria(mine.result) { "beaten" } else { "not-beaten" });
            facts.number("margin", f64::from(mine.result) - f64::from(self.state.victoria));
            facts.number("victoria", f64::from(self.state.victoria));
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sentence_exists_in_three_languages() {
        assert_eq!(Texts::missing([EN, RU, CS]), Vec::<String>::new());
    }
}
