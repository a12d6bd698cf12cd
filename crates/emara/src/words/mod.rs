//! The game in words: moves as instructions, events and refusals as sentences.

mod events;
pub(crate) mod names;

use crate::data::{CardAction, Data, EventEffect, Gain};
use crate::event::Event;
use crate::goods::{Good, Goods};
use crate::ids::{Area, Marker, Ring};
use crate::moves::Move;
use crate::options::Options;
use crate::refusal::Refusal;
use crate::{Emara, load, statistics};
use names::Speaker;
use quintain_core::speaker::arg;
use quintain_core::{Catalogue, Describe, Facts, Glance, Lang, Names, OptionSchema, Pack, Preset, Seat, Text};

impl Emara {
    fn speaker(&self, lang: Lang) -> Speaker {
        Speaker::new(self.data.0, lang)
    }

    /// Where a seat's councillor would be after so many steps.
    fn ahead(&self, seat: Seat, ring: Ring, steps: u8) -> Area {
        self.state.rings[ring as usize][usize::from(self.player(seat).at[ring as usize] + steps) % 4]
    }

    /// A move as an instruction.
    fn instruct(&self, seat: Seat, mv: Move, s: Speaker) -> Text {
        let city = &self.data.city;
        let pay = |goods: Goods| arg("pay", s.goods(goods));
        let (key, args) = match mv {
            Move::StartMove { from, to } => ("start-move", vec![arg("from", s.area(from)), arg("to", s.area(to))]),
            Move::StartResource(kind) => ("start-resource", vec![arg("goods", s.count(kind.good(), 1))]),
            Move::Play { card, slot } => ("play", vec![arg("card", s.card(card)), arg("slot", slot)]),
            Move::Walk(ring) => {
                let steps = self.data.numbers.slots.get(usize::from(self.state.turn.slot)).copied().unwrap_or(0);
                ("walk", vec![arg("steps", steps), arg("area", s.area(self.ahead(seat, ring, steps)))])
            }
            Move::Step(ring) => ("step", vec![arg("area", s.area(self.ahead(seat, ring, 1)))]),
            Move::Trade { option, pay: goods } => {
                let gain = match self.played().map(|card| &card.action) {
                    Some(CardAction::Trade(deals)) => deals.get(usize::from(option)).map(|deal| deal.gain),
                    _ => None,
                };
                ("trade", vec![pay(goods), arg("gain", s.gain(&gain.unwrap_or_default(), None))])
            }
            Move::HireCraftsman { hut, pay: goods } => ("hire-craftsman", vec![arg("hut", s.hut(hut)), pay(goods)]),
            Move::HireMaster { master, pay: goods } => {
                ("hire-master", vec![arg("master", s.master(master)), pay(goods)])
            }
            Move::Errand(area) => ("errand", vec![arg("area", s.area(area))]),
            Move::Title { pay: goods } => {
                let title = self.data.titles.get(usize::from(self.player(seat).title)).map(|title| title.id);
                ("title", vec![arg("title", title.map_or_else(|| "".into(), |title| s.title(title))), pay(goods)])
            }
            Move::Craftsman { hut, pay: goods } => ("craftsman", vec![arg("hut", s.hut(hut)), pay(goods)]),
            Move::Master { master, pay: goods } => ("master", vec![arg("master", s.master(master)), pay(goods)]),
            Move::UseMaster { master, option, take, pay: goods } => {
                let deals = self.data.master(master).map(|i| &self.data.masters[i].options);
                let deal = deals.and_then(|deals| deals.get(usize::from(option)));
                let mut paid = goods;
                paid.put(deal.map_or(Goods::NONE, |deal| deal.price.fixed_goods()));
                let gain = s.gain(&deal.map_or_else(Gain::default, |deal| deal.gain), take);
                ("use-master", vec![arg("master", s.master(master)), pay(paid), arg("gain", gain)])
            }
            Move::Harvest { breads, pay: goods } => {
                let area = self.state.turn.visit.area;
                let kind = self.data.areas[area as usize].resource;
                let all = 1 + self.player(seat).craftsmen[area.local()];
                let harvest = arg("goods", s.count(kind.good(), all.saturating_sub(breads)));
                if breads == 0 {
                    ("harvest", vec![harvest])
                } else {
                    let breads = s.count(Good::Bread, breads);
                    ("harvest-bake", vec![harvest, pay(goods), arg("breads", breads)])
                }
            }
            Move::Donate { kind, pay: goods } => ("donate", vec![arg("kind", s.kind(kind)), pay(goods)]),
            Move::Give { kind, pay: goods } => ("give", vec![arg("kind", s.kind(kind)), pay(goods)]),
            Move::GiveBook => ("give-book", vec![arg("points", self.receipt(seat, city.castle_book.gain.buildings).2)]),
            Move::Sell(kind) => ("sell", vec![arg("goods", s.count(kind.good(), 1))]),
            Move::SellBooks(count) => {
                let points =
                    city.books.iter().find(|deal| deal.price.book == count).map_or(0, |deal| deal.gain.citizens);
                ("sell-books", vec![arg("books", s.count(Good::Book, count)), arg("points", points)])
            }
            Move::DeliverStone { pay: goods } => {
                let points = arg("points", self.receipt(seat, city.stone.gain.buildings).2);
                ("deliver-stone", vec![pay(goods), points, arg("citizens", self.marker(Marker::Stone))])
            }
            Move::DeliverBread(count) => {
                let citizens = u16::from(self.marker(Marker::Bread)) * u16::from(count);
                ("deliver-bread", vec![arg("breads", s.count(Good::Bread, count)), arg("citizens", citizens)])
            }
            Move::DeliverWood { wood, pay: goods } => {
                let deal = city.wood.iter().find(|deal| deal.price.units() == wood);
                let points = deal.map_or(0, |deal| self.receipt(seat, deal.gain.buildings).2);
                ("deliver-wood", vec![pay(goods), arg("points", points)])
            }
            Move::Redeem(token) => ("redeem", vec![arg("token", s.honour(token))]),
            Move::Leave => ("leave", vec![arg("area", s.area(self.state.turn.visit.area))]),
            Move::Keep(token) => ("keep", vec![arg("token", s.honour(token))]),
            Move::TakeOffer { option, pay: goods } => {
                let event = self.event_data();
                let deal = match &event.effect {
                    EventEffect::End(deals) => deals.get(usize::from(option)),
                    _ => None,
                };
                let mut paid = goods;
                paid.put(deal.map_or(Goods::NONE, |deal| deal.price.fixed_goods()));
                let gain = s.gain(&deal.map_or_else(Gain::default, |deal| deal.gain), None);
                ("take-offer", vec![arg("event", s.event(event.id)), pay(paid), arg("gain", gain)])
            }
            Move::Decline => ("decline", vec![arg("event", s.event(self.event_data().id))]),
            Move::EndTurn => ("end-turn", vec![]),
        };
        s.say(&format!("move-{key}"), &args)
    }
}

impl Describe for Emara {
    fn pack() -> Pack {
        Pack::built_in(&load::FILES)
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

    fn catalogue(data: &'static Data) -> Catalogue {
        data.catalogue.clone()
    }

    fn move_text(&self, seat: Seat, mv: Move, lang: Lang) -> Text {
        self.instruct(seat, mv, self.speaker(lang))
    }

    fn event_text(data: &'static Data, event: &Event, lang: Lang) -> Text {
        events::tell(Speaker::new(data, lang), event)
    }

    fn refusal_text(&self, refusal: &Refusal, lang: Lang) -> Text {
        events::explain(self.speaker(lang), *refusal)
    }

    fn chance_text(&self, prior: &[u32], value: u32, lang: Lang) -> Option<String> {
        self.chance_name(prior, value, self.speaker(lang)).map(|name| Text::from(name).plain())
    }

    fn counted(data: &'static Data) -> Vec<(&'static str, Vec<&'static str>)> {
        statistics::counted(data)
    }

    const FACTS_FROM_LOG: bool = true;

    fn facts(&self, seat: Seat, log: &[Event], facts: &mut Facts) {
        statistics::facts(self, seat, log, facts);
    }

    fn glance(view: &Self::View) -> Glance {
        crate::glance::glance(view)
    }
}
