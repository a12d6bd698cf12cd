//! The game in words: moves as instructions, chance by name, numbers for the statistician.

use crate::Emara;
use crate::data::{CardAction, Data, EventData, EventEffect, Gain, Modifier};
use crate::event::{Event, Source};
use crate::goods::{Good, Goods};
use crate::ids::{Area, EventCard, Marker, Ring, Title};
use crate::moves::Move;
use crate::options::{Mode, Options};
use crate::refusal::Refusal;
use crate::state::{Phase, bits, take_nth};
use crate::teller::{Teller, arg};
use quintain_core::{Catalogue, Describe, Facts, Game, Lang, Names, OptionSchema, Pack, Preset, Seat, Text};

impl Emara {
    fn teller(&self, lang: Lang) -> Teller {
        Teller { data: self.data.0, lang }
    }

    /// Where a seat's councillor would be after so many steps.
    fn ahead(&self, seat: Seat, ring: Ring, steps: u8) -> Area {
        self.state.rings[ring as usize][usize::from(self.player(seat).at[ring as usize] + steps) % 4]
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
                ("title", vec![arg("title", title.map_or_else(|| "".into(), |title| words.title(title))), pay(goods)])
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
            Move::GiveBook => ("give-book", vec![arg("points", self.receipt(seat, city.castle_book.gain.buildings).2)]),
            Move::Sell(kind) => ("sell", vec![arg("goods", words.count(kind.good(), 1))]),
            Move::SellBooks(count) => {
                let points =
                    city.books.iter().find(|deal| deal.price.book == count).map_or(0, |deal| deal.gain.citizens);
                ("sell-books", vec![arg("books", words.count(Good::Book, count)), arg("points", points)])
            }
            Move::DeliverStone { pay: goods } => {
                let points = arg("points", self.receipt(seat, city.stone.gain.buildings).2);
                ("deliver-stone", vec![pay(goods), points, arg("citizens", self.marker(Marker::Stone))])
            }
            Move::DeliverBread(count) => {
                let citizens = u16::from(self.marker(Marker::Bread)) * u16::from(count);
                ("deliver-bread", vec![arg("breads", words.count(Good::Bread, count)), arg("citizens", citizens)])
            }
            Move::DeliverWood { wood, pay: goods } => {
                let deal = city.wood.iter().find(|deal| deal.price.units() == wood);
                let points = deal.map_or(0, |deal| self.receipt(seat, deal.gain.buildings).2);
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

    /// The events of the game that a player had something from.
    fn events_used(&self, seat: Seat, log: &[Event]) -> Vec<EventCard> {
        let mut used = Vec::new();
        let (mut current, mut sold) = (None, 0);
        for event in log {
            let from_event = |from: &Source| matches!(from, Source::Event(_));
            let profits = match event {
                Event::RoundBegan { event, .. } => {
                    (current, sold) = (self.data.0.events.iter().find(|data| data.id == *event), 0);
                    false
                }
                Event::Took { seat: s, from, .. } | Event::Citizens { seat: s, from, .. } => {
                    *s == seat && from_event(from)
                }
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
            Phase::LayCountry => words.area(Area::COUNTRY[nth(0b1111, prior)?]).told(""),
            Phase::LayTown => words.area(Area::TOWN[nth(0b1111, prior)?]).told(""),
            Phase::LayAll => words.area(Area::ALL[nth(0b1111_1111, prior)?]).told(""),
            Phase::LayMasters => words.master(data.masters[nth(data.decks[0], prior)?].id).told(""),
            Phase::DrawStart | Phase::RevealEvent => {
                words.event(data.events[nth(u32::from(state.events_left), prior)?].id)
            }
            Phase::DrawFirst if value < u32::from(state.seats) => words.seat(Seat::new(value as usize)),
            Phase::Deal => words.card(data.cards[nth(u32::from(self.me().undealt), prior)?].id),
            Phase::Refill => words.master(data.masters[nth(state.masters_left, prior)?].id).told(""),
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

/// Is this an event of the round with such a modifier?
fn modified(event: Option<&EventData>, fits: impl Fn(&Modifier) -> bool) -> bool {
    event.is_some_and(|event| matches!(&event.effect, EventEffect::Round(modifier) if fits(modifier)))
}

impl Describe for Emara {
    fn pack() -> Pack {
        Pack::built_in(&[
            ("action_cards.toml", include_str!("../data/action_cards.toml")),
            ("areas.toml", include_str!("../data/areas.toml")),
            ("cases.toml", include_str!("../data/cases.toml")),
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

    fn catalogue(data: &'static Data) -> Catalogue {
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

    fn counted(data: &'static Data) -> Vec<(&'static str, Vec<&'static str>)> {
        let events = || data.events.iter().map(|event| event.id.id()).collect();
        vec![
            ("master", data.masters.iter().map(|master| master.id.id()).collect()),
            ("title", data.titles.iter().map(|title| title.id.id()).collect()),
            ("event-used", events()),
            ("event-as-first", events()),
            ("honour", data.honours.iter().map(|honour| honour.id.id()).collect()),
        ]
    }

    const FACTS_FROM_LOG: bool = true;

    /// Masters, the highest title, the events that the player made use of, those in whose round the player held
    /// the statue, the place in the first round's turn order; the result, its margin, and how often each thing was
    /// done.
    fn facts(&self, seat: Seat, log: &[Event], facts: &mut Facts) {
        let (data, player) = (self.data.0, self.player(seat));
        for master in bits(player.masters) {
            facts.flag("master", data.masters[master].id.id());
        }
        let all = self.reckonings();
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
        for event in self.events_used(seat, log) {
            facts.flag("event-used", event.id());
        }
        let seats = self.seats();
        if self.state.mode == Mode::Standard {
            // The statue has moved on once after every round but the last.
            let moved = usize::from(self.state.round.max(1) - 1) % seats;
            let began = (self.state.first.index() + seats - moved) % seats;
            for round in 1..=usize::from(self.state.round) {
                let held = (began + round - 1) % seats == seat.index();
                if let Some(event) = data.events.get(usize::from(self.state.events[round])).filter(|_| held) {
                    facts.flag("event-as-first", event.id.id());
                }
            }
            facts.flag("turn-order", (1 + (seat.index() + seats - began) % seats).to_string());
            let best = all.iter().filter(|other| other.seat != seat).map(|other| other.result).max().unwrap_or(0);
            facts.number("margin", f64::from(mine.result) - f64::from(best));
        } else {
            if let Some(start) = self.state.fixed_start.filter(|_| self.state.mode == Mode::Campaign) {
                facts.flag("start", start.to_string());
            }
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
