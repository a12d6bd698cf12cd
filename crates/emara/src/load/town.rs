//! Areas, huts, the actions of the town, and the markers.

use super::{MOST, deals, fault, gain, hiring_price, price, too_many, unique};
use crate::data::{AreaData, City, Deal, HUTS, HutData, MarkerData};
use crate::goods::Kind;
use crate::ids::{Area, Hut, Marker};
use crate::load::files::{self, Amounts};
use crate::payments::Price;
use arrayvec::ArrayVec;
use quintain_core::{DataError, Pack};

pub(super) fn markers(pack: &Pack) -> Result<Vec<MarkerData>, DataError> {
    const FILE: &str = "markers.toml";
    let raw: files::MarkerFile = pack.parse(FILE)?;
    unique(FILE, raw.marker.iter().map(|marker| (marker.id.as_str(), 1)), 1)?;
    if let Some(strange) = raw.marker.iter().find(|raw| Marker::ALL.into_iter().all(|marker| marker.id() != raw.id)) {
        return Err(fault(FILE, &strange.id, "id", "the game has no such marker"));
    }
    let mut markers = Vec::new();
    for marker in Marker::ALL {
        let raw = raw
            .marker
            .iter()
            .find(|raw| raw.id == marker.id())
            .ok_or_else(|| fault(FILE, marker.id(), "id", "this marker is missing"))?;
        let group = match (marker as usize, raw.kind) {
            (0..4, Some(kind)) if kind as usize == marker as usize => "donation",
            (4..8, Some(kind)) if kind as usize == marker as usize - 4 => "gift",
            (8.., None) => "construction",
            _ => return Err(fault(FILE, marker.id(), "kind", "the kind does not fit the marker")),
        };
        if raw.group != group {
            return Err(fault(FILE, marker.id(), "group", format!("this marker belongs to the group '{group}'")));
        }
        let mut values: [ArrayVec<u8, 8>; 5] = Default::default();
        for (players, field, list) in [
            (1, "seq_solo", &raw.seq_solo),
            (2, "seq_2", &raw.seq_2),
            (3, "seq_3", &raw.seq_3),
            (4, "seq_4", &raw.seq_4),
        ] {
            if list.len() > 8 || list.iter().chain([&raw.printed]).any(|&value| value > MOST) {
                return Err(fault(FILE, marker.id(), field, format!("at most 8 values, none above {MOST}")));
            }
            values[players] = list.iter().copied().collect();
        }
        markers.push(MarkerData { name: raw.name.clone(), values, printed: raw.printed });
    }
    Ok(markers)
}

type Areas = ([AreaData; 8], [HutData; HUTS], City);

pub(super) fn areas(pack: &Pack) -> Result<Areas, DataError> {
    const FILE: &str = "areas.toml";
    let raw: files::AreaFile = pack.parse(FILE)?;
    unique(FILE, raw.area.iter().map(|area| (area.id.as_str(), 1)), 1)?;
    if raw.area.len() != 8 {
        return Err(DataError::new(FILE, "area", "there are eight areas"));
    }
    let (mut areas, mut huts) = (ArrayVec::<_, 8>::new(), ArrayVec::<_, HUTS>::new());
    let mut actions = Vec::new();
    for area in Area::ALL {
        let id = area.id();
        let entry =
            raw.area.iter().find(|raw| raw.id == id).ok_or_else(|| fault(FILE, id, "id", "this area is missing"))?;
        let kind = if area.is_town() { "town" } else { "countryside" };
        if entry.kind != kind {
            return Err(fault(FILE, id, "kind", format!("this area is '{kind}'")));
        }
        let full =
            if area.is_town() { entry.master_slots == 2 && entry.huts.is_empty() } else { entry.huts.len() == 3 };
        if !full || entry.resource.is_some() == area.is_town() {
            let message = "a countryside area has a resource and three huts, a town area two places for masters";
            return Err(fault(FILE, id, "huts", message));
        }
        for hut in &entry.huts {
            let price = hiring_price(&hut.cost, FILE, &hut.id)?;
            let hut_id = Hut::register(&hut.id).ok_or_else(|| too_many(FILE, &hut.id))?;
            if huts.iter().any(|known: &HutData| known.id == hut_id) {
                return Err(fault(FILE, &hut.id, "id", "this id is there twice"));
            }
            huts.push(HutData { id: hut_id, area, price });
        }
        actions.extend(entry.actions.iter().map(|action| (area, action.clone())));
        areas.push(AreaData { name: entry.name.clone(), resource: entry.resource.unwrap_or(Kind::Wood) });
    }
    let areas = areas.into_inner().map_err(|_| DataError::new(FILE, "area", "there are eight areas"))?;
    let huts = huts.into_inner().map_err(|_| DataError::new(FILE, "huts", "there are twelve huts"))?;
    let city = city(&actions)?;
    Ok((areas, huts, city))
}

fn city(actions: &[(Area, files::RawAction)]) -> Result<City, DataError> {
    const FILE: &str = "areas.toml";
    let known = [
        ("donation", Area::Cathedral),
        ("gift", Area::Castle),
        ("castle-book", Area::Castle),
        ("market-coin", Area::Market),
        ("market-books", Area::Market),
        ("build-stone", Area::ConstructionSite),
        ("feed-bread", Area::ConstructionSite),
        ("build-wood", Area::ConstructionSite),
    ];
    for (area, action) in actions {
        if !known.contains(&(action.id.as_str(), *area)) {
            return Err(fault(FILE, &action.id, "id", format!("{} has no such action", area.id())));
        }
        if action.limit != 1 {
            return Err(fault(FILE, &action.id, "limit", "every action is used once in a visit"));
        }
    }
    let find = |id: &str| {
        let mut found = actions.iter().filter(|(_, action)| action.id == id);
        match (found.next(), found.next()) {
            (Some((_, action)), None) => Ok(action),
            _ => Err(fault(FILE, id, "id", "this action must be there once")),
        }
    };
    let by_marker = |id: &str, group: &str, tokens: u8| {
        let action = find(id)?;
        let pays = action
            .pay_one_kind
            .as_ref()
            .is_some_and(|pay| pay.kinds == Kind::ALL && pay.amount == "marker" && pay.marker_group == group);
        if !pays || action.gain.honour_token != tokens {
            return Err(fault(FILE, id, "pay_one_kind", "it costs what the marker of the chosen kind shows"));
        }
        gain(&Amounts { honour_token: 0, ..action.gain }, FILE, id)
    };
    let feeds = |id: &str, marker: &str, per: &str| {
        let fits = find(id)?
            .gain_marker
            .as_ref()
            .is_some_and(|gain| gain.citizens == "marker" && gain.marker == marker && gain.per == per);
        if fits { Ok(()) } else { Err(fault(FILE, id, "gain_marker", "it gives what its marker shows, in citizens")) }
    };
    feeds("build-stone", "stone", "delivery")?;
    feeds("feed-bread", "bread", "bread")?;
    let deal = |id: &str| {
        let action = find(id)?;
        Ok::<_, DataError>(Deal {
            price: price(&action.cost, FILE, id)?,
            gain: gain(&action.gain, FILE, id)?,
            different_kind: false,
        })
    };
    let sale = deal("market-coin")?;
    if sale.price != (Price { any: 1, ..Price::default() }) || find("market-coin")?.coin_may_replace {
        return Err(fault(FILE, "market-coin", "cost", "one resource is sold, and coins cannot pay for it"));
    }
    let books: ArrayVec<Deal, 8> = deals(&find("market-books")?.options, FILE, "market-books")?;
    let castle_book = deal("castle-book")?;
    for (id, deal) in books.iter().map(|deal| ("market-books", deal)).chain([("castle-book", &castle_book)]) {
        if deal.price != (Price { book: deal.price.book, ..Price::default() }) || deal.price.book == 0 {
            return Err(fault(FILE, id, "cost", "it is paid with books"));
        }
    }
    let wood: ArrayVec<Deal, 4> = deals(&find("build-wood")?.options, FILE, "build-wood")?;
    let stone = deal("build-stone")?;
    for (id, kind, deal) in
        wood.iter().map(|deal| ("build-wood", Kind::Wood, deal)).chain([("build-stone", Kind::Stone, &stone)])
    {
        if u16::from(deal.price.kinds[kind as usize]) != u16::from(deal.price.units()) || deal.price.units() == 0 {
            return Err(fault(FILE, id, "cost", "it is paid with the one kind that is delivered"));
        }
    }
    let range = find("feed-bread")?.cost_range.map(|range| range.bread);
    let breads = range.filter(|[least, most]| 1 <= *least && least <= most && *most <= MOST);
    Ok(City {
        donation: by_marker("donation", "donation", 1)?,
        gift: by_marker("gift", "gift", 0)?,
        castle_book,
        sales: find("market-coin")?.limit,
        sale: sale.gain,
        books,
        stone,
        breads: breads.ok_or_else(|| fault(FILE, "feed-bread", "cost_range", "from 1 bread to a few are handed in"))?,
        wood,
    })
}
