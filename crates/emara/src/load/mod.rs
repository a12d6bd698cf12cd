//! TOML files turned into components, and checked on the way: a pack that is wrong is refused with file and
//! field named.

use crate::catalogue::catalogue;
use crate::data::{
    CARDS, CardAction, CardData, Data, Deal, EventData, EventEffect, Gain, HonourData, MasterData, Modifier, NOWHERE,
    Positions, ScoringData, TITLES, TitleData,
};
use crate::goods::Goods;
use crate::ids::{Card, EventCard, Honour, Master, Title};
use crate::payments::Price;
use arrayvec::ArrayVec;
use files::{Amounts, RawModifier, RawOption};
use quintain_core::cases::Cases;
use quintain_core::{DataError, Pack};

mod files;
mod numbers;
mod town;

/// The files of the game, built into the program.
pub(crate) const FILES: [(&str, &str); 10] = [
    ("action_cards.toml", include_str!("../../data/action_cards.toml")),
    ("areas.toml", include_str!("../../data/areas.toml")),
    ("cases.toml", include_str!("../../data/cases.toml")),
    ("events.toml", include_str!("../../data/events.toml")),
    ("honours.toml", include_str!("../../data/honours.toml")),
    ("markers.toml", include_str!("../../data/markers.toml")),
    ("masters.toml", include_str!("../../data/masters.toml")),
    ("nobility.toml", include_str!("../../data/nobility.toml")),
    ("presets.toml", include_str!("../../data/presets.toml")),
    ("setup.toml", include_str!("../../data/setup.toml")),
];

/// Reads and checks the files.
pub(crate) fn load(pack: &Pack) -> Result<Data, DataError> {
    let setup: files::SetupFile = pack.parse("setup.toml")?;
    let (areas, huts, city) = town::areas(pack)?;
    let cards = cards(pack)?;
    let (masters, decks, chamberlains) = masters(pack)?;
    let events = events(pack)?;
    let honours = honours(pack)?;
    let titles = titles(pack)?;
    let markers = town::markers(pack)?;
    let numbers = numbers::numbers(&setup, &titles, &events)?;
    let of = &setup.components;
    for (field, here, there) in [
        ("countryside_areas", of.countryside_areas, 4),
        ("town_areas", of.town_areas, 4),
        ("action_cards", of.action_cards, cards.len() * 4),
        ("master_cards_a", of.master_cards_a, decks[0].count_ones() as usize),
        ("master_cards_b", of.master_cards_b, decks[1].count_ones() as usize),
        ("event_cards", of.event_cards, events.len()),
        ("honour_tokens", of.honour_tokens, honours.len()),
        ("nobility_cards", of.nobility_cards, titles.len() * 4),
        ("donation_markers", of.donation_markers, 4),
        ("gift_markers", of.gift_markers, 4),
        ("bread_marker", of.bread_marker, 1),
        ("stone_marker", of.stone_marker, 1),
    ] {
        if here != there {
            let message = format!("the box has {here} of them, the data files describe {there}");
            return Err(DataError::new("setup.toml", format!("components.{field}"), message));
        }
    }
    let set = |chosen: &dyn Fn(&MasterData) -> bool| -> u32 {
        masters.iter().enumerate().filter(|(_, master)| chosen(master)).map(|(i, _)| 1 << i).sum()
    };
    let mut honours_at = [0u16; 4];
    for (i, honour) in honours.iter().enumerate() {
        honours_at[honour.place.local()] |= 1 << i;
    }
    let positions = Positions {
        cards: places(cards.iter().map(|card| card.id.0)),
        masters: places(masters.iter().map(|master| master.id.0)),
        honours: places(honours.iter().map(|honour| honour.id.0)),
        huts: places(huts.iter().map(|hut| hut.id.0)),
    };
    Ok(Data {
        per_turn: set(&|master| !master.options.is_empty()),
        scholars: set(&|master| master.modifier == Some(Modifier::HireWithAnything)),
        stewards: set(&|master| master.modifier == Some(Modifier::HireAnywhere)),
        toolmakers: set(&|master| matches!(master.modifier, Some(Modifier::OnBuildings(_)))),
        presets: pack.parse::<files::PresetFile>("presets.toml")?.preset,
        cases: Cases::read(pack)?,
        catalogue: catalogue(pack)?,
        scoring: ScoringData {
            ring: setup.scoring.ring,
            coin: setup.scoring.coin,
            token: setup.scoring.honour_token,
            book: setup.scoring.book,
            bread: setup.scoring.bread,
            resources_per_point: setup.scoring.resources_per_point.max(1),
        },
        areas,
        huts,
        city,
        cards,
        masters,
        events,
        honours,
        titles,
        markers,
        numbers,
        decks,
        chamberlains,
        honours_at,
        positions,
    })
}

fn places(numbers: impl Iterator<Item = u8>) -> [u8; 256] {
    let mut places = [NOWHERE; 256];
    for (place, number) in numbers.enumerate() {
        places[usize::from(number)] = place as u8;
    }
    places
}

/// A fault of an entry.
fn fault(file: &str, id: &str, field: &str, message: impl Into<String>) -> DataError {
    DataError::new(file, format!("{id}.{field}"), message)
}

/// The largest amount of anything in one price or gain.
const MOST: u8 = 30;
/// The highest start of the buildings that a data pack may name.
const MOST_BUILDINGS: u16 = 1_000;

fn price(amounts: &Amounts, file: &str, id: &str) -> Result<Price, DataError> {
    if amounts.buildings > 0 || amounts.honour_token > 0 {
        return Err(fault(file, id, "cost", "buildings and honour tokens cannot be paid"));
    }
    let Amounts { wood, stone, cloth, grain, any, coin, ring, book, bread, citizens, .. } = *amounts;
    if [wood, stone, cloth, grain, any, coin, ring, book, bread, citizens].into_iter().any(|n| n > MOST) {
        return Err(fault(file, id, "cost", format!("no amount may be above {MOST}")));
    }
    Ok(Price { kinds: [wood, stone, cloth, grain], any, coin, ring, book, bread, citizens })
}

/// A price in resources only: huts and masters.
fn hiring_price(amounts: &Amounts, file: &str, id: &str) -> Result<Price, DataError> {
    let price = price(amounts, file, id)?;
    let resources = Price { kinds: price.kinds, any: price.any, ..Price::default() };
    if price != resources {
        return Err(fault(file, id, "cost", "hiring is paid with resources only"));
    }
    Ok(price)
}

fn gain(amounts: &Amounts, file: &str, id: &str) -> Result<Gain, DataError> {
    if amounts.honour_token > 0 {
        return Err(fault(file, id, "gain", "only a donation gives an honour token"));
    }
    let Amounts { wood, stone, cloth, grain, any, coin, ring, book, bread, citizens, buildings, .. } = *amounts;
    let goods = [wood, stone, cloth, grain, coin, ring, book, bread];
    if goods.into_iter().chain([any, citizens, buildings]).any(|n| n > MOST) {
        return Err(fault(file, id, "gain", format!("no amount may be above {MOST}")));
    }
    Ok(Gain { goods: Goods(goods), any, citizens, buildings })
}

fn deals<const N: usize>(options: &[RawOption], file: &str, id: &str) -> Result<ArrayVec<Deal, N>, DataError> {
    let mut deals = ArrayVec::new();
    for option in options {
        let deal = Deal {
            price: price(&option.cost, file, id)?,
            gain: gain(&option.gain, file, id)?,
            different_kind: option.different_kind,
        };
        if deal.gain.any > 1 || (deal.different_kind && (deal.price.units() != 1 || deal.gain.any != 1)) {
            return Err(fault(file, id, "options", "one resource of a chosen kind may be taken, not more"));
        }
        deals.try_push(deal).map_err(|_| fault(file, id, "options", format!("at most {N} options")))?;
    }
    Ok(deals)
}

fn modifier(raw: &RawModifier, file: &str, id: &str) -> Result<Modifier, DataError> {
    let gain = gain(&raw.gain, file, id)?;
    if gain.any > 0 {
        return Err(fault(file, id, "modifier.gain", "the kind of resource must be named"));
    }
    if raw.discount > MOST || raw.limit > MOST || raw.delta.unsigned_abs() > MOST {
        return Err(fault(file, id, "modifier", format!("no amount may be above {MOST}")));
    }
    Ok(match raw.kind.as_str() {
        "on_buildings" => Modifier::OnBuildings(raw.delta),
        "on_donation" => Modifier::OnDonation(gain),
        "on_gift" => Modifier::OnGift(gain),
        "on_title" => Modifier::OnTitle(gain),
        "market_coin_limit" => Modifier::Sales(raw.limit),
        "hire_master_discount" => Modifier::HireDiscount(raw.discount),
        "hire_any_resources" => Modifier::HireWithAnything,
        "hire_anywhere" => Modifier::HireAnywhere,
        other => return Err(fault(file, id, "modifier.kind", format!("there is no modifier '{other}'"))),
    })
}

/// Every entry of a file is there once, and stands for one card.
fn unique<'a>(file: &str, entries: impl Iterator<Item = (&'a str, u8)>, count: u8) -> Result<(), DataError> {
    let mut seen = Vec::new();
    for (id, n) in entries {
        if seen.contains(&id) {
            return Err(fault(file, id, "id", "this id is there twice"));
        }
        if n != count {
            return Err(fault(file, id, "count", format!("the rules need {count}, not {n}")));
        }
        seen.push(id);
    }
    Ok(())
}

fn too_many(file: &str, id: &str) -> DataError {
    fault(file, id, "id", "too many different ids are in use")
}

fn cards(pack: &Pack) -> Result<Vec<CardData>, DataError> {
    const FILE: &str = "action_cards.toml";
    let raw: files::CardFile = pack.parse(FILE)?;
    unique(FILE, raw.card.iter().map(|card| (card.id.as_str(), card.count)), 4)?;
    if raw.card.len() != CARDS {
        return Err(DataError::new(FILE, "card", format!("a player has {CARDS} cards, not {}", raw.card.len())));
    }
    let mut cards = Vec::new();
    for card in raw.card {
        let id = card.id.as_str();
        let action = match card.kind.as_str() {
            "gain" => CardAction::Gain(gain(&card.gain, FILE, id)?),
            "trade" if !card.coin_may_replace && !card.must => CardAction::Trade(deals(&card.options, FILE, id)?),
            "trade" => return Err(fault(FILE, id, "coin_may_replace", "a trade is optional and paid with resources")),
            "step" if (1..=3).contains(&card.steps) => CardAction::Step(card.steps),
            "step" => return Err(fault(FILE, id, "steps", "a councillor walks 1 to 3 areas")),
            "hire" if !card.must && card.discount <= MOST => CardAction::Hire(card.discount),
            "town" if !card.must => CardAction::Town,
            "hire" | "town" => return Err(fault(FILE, id, "must", "this action is optional, and its discount small")),
            other => return Err(fault(FILE, id, "kind", format!("there is no kind of card '{other}'"))),
        };
        if matches!(&action, CardAction::Gain(gain) if gain.any > 0) {
            return Err(fault(FILE, id, "gain", "the kind of resource must be named"));
        }
        cards.push(CardData {
            id: Card::register(id).ok_or_else(|| too_many(FILE, id))?,
            name: card.name,
            action,
            must: card.must,
        });
    }
    Ok(cards)
}

fn masters(pack: &Pack) -> Result<(Vec<MasterData>, [u32; 2], u32), DataError> {
    const FILE: &str = "masters.toml";
    let raw: files::MasterFile = pack.parse(FILE)?;
    unique(FILE, raw.master.iter().map(|master| (master.id.as_str(), master.count)), 1)?;
    if raw.master.len() > 32 {
        return Err(DataError::new(FILE, "master", "there may be at most 32 masters"));
    }
    let (mut masters, mut decks, mut chamberlains) = (Vec::new(), [0u32; 2], 0);
    for (i, master) in raw.master.into_iter().enumerate() {
        let id = master.id.as_str();
        match master.deck.as_str() {
            "A" => decks[0] |= 1 << i,
            "B" => decks[1] |= 1 << i,
            other => return Err(fault(FILE, id, "deck", format!("a master is of type A or B, not '{other}'"))),
        }
        let timed = match master.timing.as_str() {
            "immediate" => master.options.is_empty() && master.modifier.is_none() && master.exchange.is_empty(),
            "per_turn" => !master.options.is_empty() && master.gain.is_none() && master.modifier.is_none(),
            "permanent" => master.options.is_empty() && master.gain.is_none(),
            other => return Err(fault(FILE, id, "timing", format!("there is no timing '{other}'"))),
        };
        if !timed {
            return Err(fault(FILE, id, "timing", "the effect does not fit the timing"));
        }
        if !master.exchange.is_empty() {
            let pairs: Vec<_> = master.exchange.iter().map(|option| (option.cost, option.gain)).collect();
            let (coin, ring) = (Amounts { coin: 1, ..Amounts::default() }, Amounts { ring: 1, ..Amounts::default() });
            if pairs != [(ring, coin), (coin, ring)] {
                return Err(fault(FILE, id, "exchange", "only rings and coins can be made the same"));
            }
            chamberlains |= 1 << i;
        }
        let immediate = gain(&master.gain.unwrap_or_default(), FILE, id)?;
        if immediate.any > 0 {
            return Err(fault(FILE, id, "gain", "the kind of resource must be named"));
        }
        masters.push(MasterData {
            id: Master::register(id).ok_or_else(|| too_many(FILE, id))?,
            price: hiring_price(&master.cost, FILE, id)?,
            citizens: master.citizens,
            immediate,
            options: deals(&master.options, FILE, id)?,
            modifier: master.modifier.as_ref().map(|raw| modifier(raw, FILE, id)).transpose()?,
            name: master.name,
        });
    }
    if decks[0].count_ones() < 8 {
        return Err(DataError::new(FILE, "master", "eight masters of type A are needed"));
    }
    Ok((masters, decks, chamberlains))
}

fn events(pack: &Pack) -> Result<Vec<EventData>, DataError> {
    const FILE: &str = "events.toml";
    let raw: files::EventFile = pack.parse(FILE)?;
    unique(FILE, raw.event.iter().map(|event| (event.id.as_str(), event.count)), 1)?;
    if raw.event.len() > 16 {
        return Err(DataError::new(FILE, "event", "there may be at most 16 events"));
    }
    let mut events = Vec::new();
    for event in raw.event {
        let id = event.id.as_str();
        let effect = match (event.timing.as_str(), event.gain, &event.modifier) {
            ("start_of_round", Some(raw), None) => EventEffect::Start(gain(&raw, FILE, id)?),
            ("end_of_round", None, None) => EventEffect::End(deals(&event.options, FILE, id)?),
            ("this_round", None, Some(raw)) => EventEffect::Round(modifier(raw, FILE, id)?),
            (other, ..) => {
                return Err(fault(FILE, id, "timing", format!("the effect does not fit the timing '{other}'")));
            }
        };
        let bad = match &effect {
            EventEffect::Start(gain) => gain.any > 0,
            EventEffect::End(deals) => deals.iter().any(|deal| deal.gain.any > 0),
            EventEffect::Round(_) => false,
        };
        if bad {
            return Err(fault(FILE, id, "gain", "the kind of resource must be named"));
        }
        if event.start.buildings > MOST_BUILDINGS {
            return Err(fault(FILE, id, "start", format!("no building starts above {MOST_BUILDINGS}")));
        }
        if event.start.country.is_town() || !event.start.town.is_town() {
            return Err(fault(FILE, id, "start", "one area of the countryside and one of the town are needed"));
        }
        events.push(EventData {
            id: EventCard::register(id).ok_or_else(|| too_many(FILE, id))?,
            effect,
            solo: event.solo,
            start_buildings: event.start.buildings,
            start_areas: [event.start.country, event.start.town],
            name: event.name,
        });
    }
    Ok(events)
}

fn honours(pack: &Pack) -> Result<Vec<HonourData>, DataError> {
    const FILE: &str = "honours.toml";
    let raw: files::HonourFile = pack.parse(FILE)?;
    unique(FILE, raw.honour.iter().map(|honour| (honour.id.as_str(), honour.count)), 1)?;
    if raw.honour.len() > 16 {
        return Err(DataError::new(FILE, "honour", "there may be at most 16 tokens"));
    }
    let mut honours = Vec::new();
    for honour in raw.honour {
        let id = honour.id.as_str();
        let gain = gain(&honour.gain, FILE, id)?;
        if gain.any > 0 {
            return Err(fault(FILE, id, "gain", "the kind of resource must be named"));
        }
        if !honour.place.is_town() {
            return Err(fault(FILE, id, "place", "a token is redeemed in a town area"));
        }
        honours.push(HonourData {
            id: Honour::register(id).ok_or_else(|| too_many(FILE, id))?,
            name: honour.name,
            place: honour.place,
            gain,
        });
    }
    Ok(honours)
}

fn titles(pack: &Pack) -> Result<Vec<TitleData>, DataError> {
    const FILE: &str = "nobility.toml";
    let mut raw: files::TitleFile = pack.parse(FILE)?;
    unique(FILE, raw.title.iter().map(|title| (title.id.as_str(), title.count)), 4)?;
    raw.title.sort_by_key(|title| title.rank);
    if raw.title.iter().map(|title| usize::from(title.rank)).ne(1..=TITLES) {
        return Err(DataError::new(FILE, "title.rank", format!("the titles have the ranks 1 to {TITLES}")));
    }
    let mut titles = Vec::new();
    for title in raw.title {
        let id = title.id.as_str();
        let price = price(&title.cost, FILE, id)?;
        if price != (Price { coin: price.coin, ring: price.ring, ..Price::default() }) {
            return Err(fault(FILE, id, "cost", "a title is paid with coins and rings"));
        }
        let points: [u8; 4] =
            title.points.as_slice().try_into().map_err(|_| fault(FILE, id, "points", "there are four cards"))?;
        if !points.is_sorted_by(|a, b| a >= b) {
            return Err(fault(FILE, id, "points", "the highest card lies on top"));
        }
        titles.push(TitleData {
            id: Title::register(id).ok_or_else(|| too_many(FILE, id))?,
            price,
            points,
            victoria_round: title.victoria_round,
            name: title.name,
            name_female: title.name_female,
        });
    }
    Ok(titles)
}
