//! Reads the data files and checks them: counts, ids and numbers that the rules rely on. One file for each data file.

mod board;
mod characters;
mod contents;
mod dice;
mod events;
mod knights;
mod parts;
mod solo;
mod supporters;
mod titles;
mod tournaments;
mod travel;

use crate::data::{Data, Summary, Timing};
use crate::ids::Card;
use crate::multiset::Multiset;
use board::BoardFile;
use characters::CharactersFile;
use contents::ComponentsFile;
use dice::DiceFile;
use events::EventsFile;
use knights::KnightsFile;
use parts::{Checked, Known, distinct, raw};
use quintain_core::cases::Cases;
use quintain_core::{Pack, Preset};
use serde::Deserialize;
use solo::SoloFile;
use supporters::SupportersFile;
use titles::TitlesFile;
use tournaments::{PrizesFile, TournamentsFile};
use travel::TravelFile;

raw! {
    PresetsFile { preset: Vec<Preset> }
}

/// Reads and checks all files.
pub(crate) fn load(pack: &Pack) -> Checked<Data> {
    let board: BoardFile = pack.parse("board.toml")?;
    let dice: DiceFile = pack.parse("dice.toml")?;
    let supporters: SupportersFile = pack.parse("supporters.toml")?;
    let knights: KnightsFile = pack.parse("knights.toml")?;
    let characters: CharactersFile = pack.parse("characters.toml")?;
    let titles: TitlesFile = pack.parse("titles.toml")?;
    let events: EventsFile = pack.parse("events.toml")?;
    let prizes: PrizesFile = pack.parse("prizes.toml")?;
    let travel: TravelFile = pack.parse("travel.toml")?;
    let tournaments: TournamentsFile = pack.parse("tournaments.toml")?;
    let solo: SoloFile = pack.parse("solo.toml")?;
    let components: ComponentsFile = pack.parse("components.toml")?;
    let presets: PresetsFile = pack.parse("presets.toml")?;

    let known = Known {
        supporters: distinct("supporters.toml", supporters.supporter.iter().map(|entry| &entry.id))?,
        relics: distinct("board.toml", board.relic.iter().map(|entry| &entry.id))?,
        prestige: distinct("board.toml", board.prestige_kind.iter().map(|entry| &entry.id))?,
        knights: distinct("knights.toml", knights.knight.iter().map(|entry| &entry.id))?,
    };
    distinct("titles.toml", titles.title.iter().map(|entry| &entry.id))?;
    distinct("events.toml", events.event.iter().map(|entry| &entry.id))?;
    distinct("travel.toml", travel.card.iter().map(|entry| &entry.id))?;
    distinct("characters.toml", characters.character.iter().map(|entry| &entry.id))?;
    distinct("tournaments.toml", tournaments.tournament.iter().map(|entry| &entry.id))?;
    distinct("prizes.toml", prizes.prize.iter().map(|entry| &entry.id))?;
    distinct("solo.toml", solo.card.iter().map(|entry| &entry.id))?;

    board::check_limits(&board.limits)?;
    let cards = travel::cards(travel, &known)?;
    let mut decks = [Vec::new(), Vec::new(), Vec::new()];
    for (card, entry) in cards.iter() {
        decks[entry.deck as usize].push(card);
    }
    let track = board::track(&board.support_space)?;
    let special = (0..track.len()).filter(|space| track[*space].special);
    let regular = (0..track.len()).rev().filter(|space| !track[*space].special);
    let fill = special.chain(regular).collect();
    let types = knights.types.clone().into_iter().collect();
    let knights = knights::knights(knights)?;
    let deck_sets = [0, 1, 2].map(|deck: usize| Multiset::full(decks[deck].iter().map(|card: &Card| card.index())));
    let supporters = supporters::supporters(supporters, &known)?;
    let timed = |timing: Timing| {
        Multiset::full(supporters.iter().filter(|(_, entry)| entry.timing == timing).map(|(kind, _)| kind.index()))
    };
    let (tents, lances) = (timed(Timing::Tent), timed(Timing::Lance));
    let actions = board::actions(board.action, &known)?;
    let characters = characters::characters(characters, &known)?;
    let events = events::events(events, &known)?;
    let prizes = tournaments::prizes(prizes, &known)?;
    let tournaments = tournaments::tournaments(tournaments)?;
    let summary = Summary::of(&actions, &knights, &characters, &events, &prizes, &tournaments);
    let data = Data {
        limits: board.limits,
        dice: dice::dice(dice)?,
        actions,
        market: board::market(&board.market_price)?,
        track,
        fill,
        equipment: board::equipment(board.equipment_level)?,
        prestige: board::prestige_kinds(board.prestige_kind)?,
        relics: board::relics(board.relic)?,
        bracket: board::bracket(&board.bracket, &known)?,
        cities: board::cities(board.city)?,
        supporters,
        tents,
        lances,
        types,
        knights,
        characters,
        summary,
        titles: titles::titles(titles, &known)?,
        events,
        prizes,
        cards,
        decks,
        deck_sets,
        tournaments,
        scenarios: solo::scenarios(solo.scenario, &known)?,
        solo: solo::cards(solo.card, &known)?,
        components: contents::components(components),
        presets: presets.preset,
        cases: Cases::read(pack)?,
    };
    contents::check(&data)?;
    characters::check(&data)?;
    tournaments::check(&data)?;
    Ok(data)
}
