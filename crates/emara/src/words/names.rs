//! Names of things in one language: inflected where a sentence asks for a case.

use crate::data::{Data, Gain};
use crate::event::Source;
use crate::goods::{Good, Goods, Kind};
use crate::ids::{Area, Card, EventCard, Honour, Hut, Marker, Master, Title};
use quintain_core::Lang;
use quintain_core::cases::{Arg, Cases};
use quintain_core::speaker::{Spoken, arg};
use quintain_core::text::{Texts, piece};
use std::ops::Deref;
use std::sync::LazyLock;

/// The Fluent files, English, Russian, Czech.
pub(super) const SOURCES: [&str; 3] =
    [include_str!("../../locales/en.ftl"), include_str!("../../locales/ru.ftl"), include_str!("../../locales/cs.ftl")];

impl Spoken for Data {
    fn texts() -> &'static Texts {
        static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::new(SOURCES[0], SOURCES[1], SOURCES[2]));
        &TEXTS
    }

    fn cases(&self) -> &Cases {
        &self.cases
    }
}

/// Speaks one language about the components of this game.
#[derive(Clone, Copy)]
pub(crate) struct Speaker(quintain_core::Speaker<Data>);

impl Deref for Speaker {
    type Target = quintain_core::Speaker<Data>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Speaker {
    pub(crate) fn new(data: &'static Data, lang: Lang) -> Self {
        Self(quintain_core::Speaker::new(data, lang))
    }

    pub(crate) fn card(self, card: Card) -> String {
        let names = self.data.card(card).map(|i| &self.data.cards[i].name);
        self.as_is("card", card.id(), names)
    }

    pub(crate) fn master(self, master: Master) -> Arg<'static> {
        let names = self.data.master(master).map(|i| &self.data.masters[i].name);
        self.noun("master", master.id(), names)
    }

    pub(crate) fn honour(self, honour: Honour) -> String {
        let names = self.data.honour(honour).map(|i| &self.data.honours[i].name);
        self.as_is("honour", honour.id(), names)
    }

    pub(crate) fn area(self, area: Area) -> Arg<'static> {
        self.noun("area", area.id(), Some(&self.data.areas[area as usize].name))
    }

    pub(crate) fn event(self, event: EventCard) -> String {
        let names = self.data.events.iter().find(|data| data.id == event).map(|data| &data.name);
        self.as_is("event", event.id(), names)
    }

    pub(crate) fn title(self, title: Title) -> Arg<'static> {
        let names = self.data.titles.iter().find(|data| data.id == title).map(|data| &data.name);
        self.noun("title", title.id(), names)
    }

    /// Victoria's form of a title.
    pub(crate) fn her_title(self, title: Title) -> Arg<'static> {
        let names = self.data.titles.iter().find(|data| data.id == title).map(|data| &data.name_female);
        self.noun_like("title", "title_female", title.id(), names)
    }

    pub(crate) fn marker(self, marker: Marker) -> String {
        self.as_is("marker", marker.id(), Some(&self.data.markers[marker as usize].name))
    }

    pub(crate) fn hut(self, hut: Hut) -> Arg<'static> {
        let Some(data) = self.data.hut(hut).map(|i| &self.data.huts[i]) else { return hut.id().into() };
        let mut cost = Goods::NONE;
        cost.0[..4].copy_from_slice(&data.price.kinds);
        Arg::Inflected(Box::new(move |case| {
            let key = if case.is_empty() { "hut".to_owned() } else { format!("hut-{case}") };
            let args = [("cost", self.goods(cost)), ("area", self.area(data.area))];
            piece("hut", hut.id(), &self.say(&key, &args).plain())
        }))
    }

    pub(crate) fn kind(self, kind: Kind) -> Arg<'static> {
        let word = kind.good().word();
        Arg::Inflected(Box::new(move |case| {
            let name = self.phrase(&format!("kind-{word}"), &[]);
            self.data.cases.form(self.lang, "good", word, case, &name).into_owned()
        }))
    }

    pub(crate) fn count(self, good: Good, count: u8) -> Arg<'static> {
        let word = good.word();
        self.counted(word, ("good", word), count.into())
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
        let points = points.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| self.phrase(key, &[arg("n", n)]).into());
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
        self.phrase(key, &[]).into()
    }
}
