//! What everything costs and brings one player now: with discounts, stand-ins, own masters and the event.

use crate::Emara;
use crate::data::{Deal, Gain, Modifier};
use crate::goods::{Goods, Kind};
use crate::ids::{Area, Honour, Hut, Marker, Master};
use crate::payments::{Due, Price};
use crate::state::{NONE, Player};
use quintain_core::bits::bits;
use quintain_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What everything costs and brings a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Prices {
    /// Whom: the viewer, or for spectators whoever is asked.
    pub seat: Seat,
    /// The next title.
    pub title: Option<Bargain>,
    /// The free huts.
    pub huts: Vec<HutPrice>,
    /// The masters on display.
    pub masters: Vec<MasterPrice>,
    /// A donation of each resource.
    pub donations: [Bargain; 4],
    /// A gift of each resource.
    pub gifts: [Bargain; 4],
    /// A book for the Castle.
    pub castle_book: Bargain,
    /// Books for the Market, the smallest bundle first.
    pub books: Vec<Bargain>,
    /// A delivery of stone.
    pub stone: Bargain,
    /// Deliveries of bread, the smallest first.
    pub breads: Vec<Bargain>,
    /// Deliveries of wood, the smallest first.
    pub wood: Vec<Bargain>,
    /// What the player's tokens bring, and those that were drawn for him.
    pub tokens: Vec<TokenGain>,
    /// What the event offers at the end of the round.
    pub offers: Vec<Bargain>,
}

/// What is asked and what is given for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Bargain {
    /// The goods asked for.
    pub cost: Goods,
    /// Resources of any kind asked for.
    pub any: u8,
    /// Resources that may be left out of the price.
    pub off: u8,
    /// The cheapest payment, if there is one.
    pub pay: Option<Goods>,
    /// How many goods are missing.
    pub missing: u8,
    /// Which of them; a missing resource of any kind is not named.
    pub lacks: Goods,
    /// What is given.
    pub gain: Gains,
}

/// What is given, with everything that own masters and the event add.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Gains {
    /// Goods.
    pub goods: Goods,
    /// Citizen points.
    pub citizens: u16,
    /// Building points.
    pub buildings: u16,
}

/// What it costs to put a craftsman into a hut.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HutPrice {
    /// The hut.
    pub hut: Hut,
    /// May the player hire there?
    pub near: bool,
    /// As a bonus action.
    pub bonus: Bargain,
    /// With the hire card that was played.
    pub card: Option<Bargain>,
}

/// What it costs to hire a master.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MasterPrice {
    /// The master.
    pub master: Master,
    /// May the player hire there?
    pub near: bool,
    /// As a bonus action.
    pub bonus: Bargain,
    /// With the hire card that was played.
    pub card: Option<Bargain>,
}

/// What a token brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TokenGain {
    /// The token.
    pub token: Honour,
    /// What it brings.
    pub gain: Gains,
}

impl Emara {
    /// The prices that a viewer sees. All of them follow from what lies open.
    pub(crate) fn prices(&self, viewer: Viewer) -> Prices {
        let seat = match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Eyes(_) => self.state.active,
        };
        let desk = Counter { game: self, seat, player: self.player(seat) };
        let city = &self.data.city;
        let kinds = |marker: fn(Kind) -> Marker, gain: Gains| {
            Kind::ALL.map(|kind| desk.bargain(&one_kind(kind, self.marker(marker(kind))), 0, false, gain))
        };
        let donation = desk.gains(&city.donation).and(desk.extras(|modifier| match modifier {
            Modifier::OnDonation(gain) => Some(gain),
            _ => None,
        }));
        let gift = desk.gains(&city.gift).and(desk.extras(|modifier| match modifier {
            Modifier::OnGift(gain) => Some(gain),
            _ => None,
        }));
        let stone = desk.deal(&city.stone);
        let drawn = if seat == self.state.active { self.state.honour_drawn } else { 0 };
        Prices {
            seat,
            title: desk.title(),
            huts: desk.huts(),
            masters: desk.masters(),
            donations: kinds(Marker::donation, donation),
            gifts: kinds(Marker::gift, gift),
            castle_book: desk.deal(&city.castle_book),
            books: city.books.iter().map(|deal| desk.deal(deal)).collect(),
            stone: Bargain { gain: stone.gain.with_citizens(self.marker(Marker::Stone)), ..stone },
            breads: (city.breads[0]..=city.breads[1]).map(|count| desk.breads(count)).collect(),
            wood: city.wood.iter().map(|deal| desk.deal(deal)).collect(),
            tokens: bits(u32::from(desk.player.tokens | drawn))
                .map(|token| &self.data.honours[token])
                .map(|token| TokenGain { token: token.id, gain: desk.gains(&token.gain) })
                .collect(),
            offers: if self.state.round == 0 {
                Vec::new()
            } else {
                self.offers().iter().map(|deal| desk.deal(deal)).collect()
            },
        }
    }
}

/// A price of so many resources of one kind.
fn one_kind(kind: Kind, count: u8) -> Price {
    let mut kinds = [0; 4];
    kinds[kind as usize] = count;
    Price { kinds, ..Price::default() }
}

impl Gains {
    fn and(mut self, more: Self) -> Self {
        self.goods.put(more.goods);
        self.citizens += more.citizens;
        self.buildings += more.buildings;
        self
    }

    fn with_citizens(mut self, points: u8) -> Self {
        self.citizens += u16::from(points);
        self
    }
}

/// One player before the prices of the game.
struct Counter<'a> {
    game: &'a Emara,
    seat: Seat,
    player: &'a Player,
}

impl Counter<'_> {
    fn bargain(&self, price: &Price, off: u8, any_kind: bool, gain: Gains) -> Bargain {
        let (stock, chamberlain) = (self.player.stock, self.game.chamberlain(self.player));
        let due = price.due_with(off, any_kind);
        let fixed = price.fixed_goods();
        let mut lacks = due.lacks(stock, chamberlain);
        let mut missing = due.missing(stock, chamberlain);
        for (good, count) in fixed.each() {
            let short = count.saturating_sub(stock.get(good));
            lacks.add(good, short);
            missing += short;
        }
        Bargain {
            cost: asked(price, any_kind),
            any: if any_kind { price.units() } else { price.any },
            off: off.min(price.units()),
            pay: if missing == 0 { self.payment(price, &due) } else { None },
            missing,
            lacks,
            gain,
        }
    }

    /// The cheapest payment of a price whose goods are there.
    fn payment(&self, price: &Price, due: &Due) -> Option<Goods> {
        if self.player.citizens < u16::from(price.citizens) {
            return None;
        }
        let mut pay = due.first(self.player.stock, self.game.chamberlain(self.player))?;
        pay.put(price.fixed_goods());
        Some(pay)
    }

    fn deal(&self, deal: &Deal) -> Bargain {
        self.bargain(&deal.price, 0, false, self.gains(&deal.gain))
    }

    /// A gain with the receipts of building points as they would be (EMA-BLD-01).
    fn gains(&self, gain: &Gain) -> Gains {
        Gains {
            goods: gain.goods,
            citizens: u16::from(gain.citizens),
            buildings: self.game.receipt(self.seat, gain.buildings).2,
        }
    }

    /// What own masters and the event add to a gift, a donation or a title (EMA-MAS-09).
    fn extras(&self, pick: impl Fn(&'static Modifier) -> Option<&'static Gain>) -> Gains {
        let data = self.game.data.0;
        let own = bits(self.player.masters).filter_map(|master| data.masters[master].modifier.as_ref());
        own.chain(self.game.event_modifier())
            .filter_map(pick)
            .fold(Gains::default(), |sum, gain| sum.and(self.gains(gain)))
    }

    fn breads(&self, count: u8) -> Bargain {
        let points = self.game.marker(Marker::Bread).saturating_mul(count);
        let price = Price { bread: count, ..Price::default() };
        self.bargain(&price, 0, false, Gains::default().with_citizens(points))
    }

    fn title(&self) -> Option<Bargain> {
        let rank = usize::from(self.player.title);
        let title = self.game.data.titles.get(rank)?;
        let points = title.points[usize::from(self.game.state.titles[rank]) & 3];
        let extras = self.extras(|modifier| match modifier {
            Modifier::OnTitle(gain) => Some(gain),
            _ => None,
        });
        Some(self.bargain(&title.price, 0, false, extras.with_citizens(points)))
    }

    /// May this player hire in the area (EMA-BON-03, EMA-BON-04)?
    fn near(&self, area: Area) -> bool {
        let (ring, place) = self.game.find_area(area);
        let placed = self.game.are_placed();
        placed && (self.has(self.game.data.stewards) || usize::from(self.player.at[ring]) == place)
    }

    fn has(&self, masters: u32) -> bool {
        self.player.masters & masters != 0
    }

    /// As a bonus action, and with the hire card if it was played and not used.
    fn hire(&self, price: &Price, off: u8, gain: Gains) -> (Bargain, Option<Bargain>) {
        let scholar = self.has(self.game.data.scholars);
        let card = if self.game.state.active == self.seat { self.game.hire_card().ok() } else { None };
        let at = |off| self.bargain(price, off, scholar, gain);
        (at(off), card.map(|more| at(off + more)))
    }

    fn huts(&self) -> Vec<HutPrice> {
        let points = self.game.data.numbers.craftsman_points.get(usize::from(self.player.placed()));
        let gain = Gains::default().with_citizens(points.copied().unwrap_or(0));
        let free = self.game.data.huts.iter().zip(self.game.state.huts).filter(|(_, owner)| *owner == NONE);
        free.map(|(hut, _)| {
            let (bonus, card) = self.hire(&hut.price, 0, gain);
            HutPrice { hut: hut.id, near: self.near(hut.area), bonus, card }
        })
        .collect()
    }

    fn masters(&self) -> Vec<MasterPrice> {
        let off = self.game.master_discount();
        let places = self.game.state.display.as_flattened().iter().enumerate();
        places
            .filter_map(|(place, number)| {
                Some((Area::TOWN[place / 2], self.game.data.masters.get(usize::from(*number))?))
            })
            .map(|(area, master)| {
                let gain = self.gains(&master.immediate).with_citizens(master.citizens);
                let (bonus, card) = self.hire(&master.price, off, gain);
                MasterPrice { master: master.id, near: self.near(area), bonus, card }
            })
            .collect()
    }
}

/// The goods that a price names; with Scholar only the number of resources counts.
fn asked(price: &Price, any_kind: bool) -> Goods {
    let [wood, stone, cloth, grain] = if any_kind { [0; 4] } else { price.kinds };
    Goods([wood, stone, cloth, grain, price.coin, price.ring, price.book, price.bread])
}
