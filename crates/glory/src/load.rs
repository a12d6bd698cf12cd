//! Reads the data files and checks them: counts, ids and numbers that the rules rely on.

use crate::bag::{Bag, MOST};
use crate::data::{
    ActionData, BracketData, CardData, Catalog, CharacterData, CityData, ComponentData, Data, Demand, DieData,
    EventData, Gain, KnightData, LevelData, Limits, PrestigeData, PrizeData, Refresh, RelicData, RelicEffect, Reward,
    ScenarioData, SectionData, SoloAction, SoloData, Source, SpaceData, SupporterData, SupporterEffect, Timing,
    TitleData, TournamentData, Upgrade,
};
use crate::kinds::{
    Action, CARDS, Card, Character, Colour, Deck, EventCard, FEW, Item, KNIGHTS, Knight, KnightType, Mode, Personality,
    Prestige, Prize, RELICS, Relic, SPACES, SUPPORTERS, Scenario, SoloCard, Supporter, Title, Tournament,
};
use crate::sets::Sets;
use quintain_core::{DataError, Names, Pack, Preset};
use serde::Deserialize;
use std::collections::BTreeMap;

type Checked<T> = Result<T, DataError>;

macro_rules! raw {
    ($($(#[$meta:meta])* $name:ident { $($(#[$field_meta:meta])* $field:ident: $kind:ty),* $(,)? })*) => { $(
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        $(#[$meta])*
        #[allow(dead_code)]
        struct $name { $($(#[$field_meta])* $field: $kind),* }
    )* };
}

raw! {
    BoardFile {
        limits: Limits, action: Vec<RawAction>, market_price: Vec<RawPrice>, support_space: Vec<RawSpace>,
        equipment_level: Vec<RawLevel>, prestige_kind: Vec<RawPrestige>, relic: Vec<RawRelic>, bracket: RawBracket,
        city: Vec<RawCity>,
    }
    RawAction {
        id: Action, name: Names, kind: String, #[serde(default)] spaces: Vec<u8>, #[serde(default)] gain: RawGain,
        #[serde(default)] once_per_round: bool, #[serde(default)] take_travel: u8, #[serde(default)] upgrade_steps: u8,
        #[serde(default)] take_supporter: u8, #[serde(default)] place_shield: u8, #[serde(default)] draw_titles: u8,
        #[serde(default)] keep_titles: u8, provenance: String, #[serde(default)] reconstructed: Vec<String>,
    }
    RawPrice { item: Item, level: u8, cost: u8, provenance: String }
    RawSpace {
        index: u8, id: String, pile: String, cost: u8, min_players: u8, provenance: String,
        #[serde(default)] reconstructed: Vec<String>,
    }
    RawLevel {
        item: Item, level: u8, name: Names, dice: u8, symbol_active: bool, provenance: String,
        #[serde(default)] reconstructed: Vec<String>,
    }
    RawPrestige {
        id: String, name: Names, count: u8, provenance: String, #[serde(default)] reconstructed: Vec<String>,
    }
    RawRelic {
        id: String, name: Names, count: u8, effect: RawRelicEffect, provenance: String,
        #[serde(default)] reconstructed: Vec<String>,
    }
    RawRelicEffect {
        #[serde(default)] attack: Option<i8>, #[serde(default)] set_die: Option<Colour>,
        #[serde(default)] to: Option<u8>, #[serde(default)] reroll: Option<u8>,
    }
    RawBracket {
        mode: Mode, slots: u8, pairs: Vec<[u8; 2]>, semifinals: Vec<[u8; 2]>, r#final: [u8; 2],
        consolation_travel_cards: [u8; 3], default_prize: RawGain, provenance: String,
        #[serde(default)] source: String,
    }
    RawCity {
        id: String, order: u8, name: Names, knights: RawCityKnights, provenance: String,
        #[serde(default)] reconstructed: Vec<String>,
    }
    RawCityKnights { p2: u8, p3: u8, p4: u8 }
    DiceFile { die: Vec<RawDie> }
    RawDie {
        id: Colour, color: String, name: Names, count: u8, max_in_duel: u8, max_value: u8, faces: Vec<RawFace>,
        activated_by: BTreeMap<String, u8>, provenance: String, #[serde(default)] reconstructed: Vec<String>,
    }
    RawFace {
        #[serde(default)] value: u8, #[serde(default)] symbol: bool, #[serde(default)] inactive: u8,
        #[serde(default)] active: u8,
    }
    SupportersFile { supporter: Vec<RawSupporter> }
    RawSupporter {
        id: String, name: Names, timing: Timing, effect: RawSupporterEffect, count: u8, piles: BTreeMap<String, u8>,
        text: Names, provenance: String, #[serde(default)] reconstructed: Vec<String>,
    }
    #[derive(Default)]
    #[serde(default)]
    RawSupporterEffect {
        glory: i8, coins: u8, prestige: Option<String>, set_die: Option<Colour>, to: u8, attack: i8,
        opponent_attack: i8, opponent_prestige: i8, lasts: String, cost: RawGain, refresh: Option<Refresh>,
        faith_reroll: u8, plan_travel: u8, travel_cards: u8, per_title_glory: u8, discount: u8, on: Vec<Action>,
    }
    KnightsFile { types: BTreeMap<KnightType, Names>, rivalry_avatar: RawAvatar, knight: Vec<RawKnight> }
    RawAvatar { easy: String, medium: String, hard: String, provenance: String }
    RawKnight {
        id: String, r#type: KnightType, name: Names, attack: i8, glory: u8, prestige: i8,
        #[serde(default)] attack_die: Option<Colour>, #[serde(default)] removes: BTreeMap<Colour, u8>, blazon: String,
        blazon_status: String, epithet: Names, count: u8, provenance: String,
        #[serde(default)] reconstructed: Vec<String>,
    }
    CharactersFile { character: Vec<RawCharacter> }
    RawCharacter {
        id: String, level: u8, name: Names, count: u8, income: RawGain, start: RawGain, mount: u8, armour: u8,
        travel: BTreeMap<Deck, u8>, titles_drawn: u8, titles_kept: u8, #[serde(default)] supporter: Option<String>,
        provenance: String, #[serde(default)] reconstructed: Vec<String>,
    }
    TitlesFile { title: Vec<RawTitle> }
    RawTitle {
        id: String, name: Names, glory: u8, requires: RawDemand, count: u8, provenance: String,
        #[serde(default)] reconstructed: Vec<String>,
    }
    #[derive(Default)]
    #[serde(default)]
    RawDemand {
        coins: u8, strength: u8, faith: u8, supporters: BTreeMap<String, u8>, any_supporters: u8, any_relics: u8,
        any_prestige: u8, played_romances: u8, played_trades: u8, played_challenges: u8, mount_level: u8,
        armour_level: u8, no_supporter: Option<String>, duel: Option<RawOpponent>,
    }
    RawOpponent { attack: i8, prestige: i8 }
    EventsFile { event: Vec<RawEvent> }
    RawEvent {
        id: String, round: u8, name: Names, kind: String, effect: RawEventEffect, count: u8, provenance: String,
        #[serde(default)] reconstructed: Vec<String>,
    }
    #[derive(Default)]
    #[serde(default)]
    RawEventEffect {
        cost: RawGain, gain: RawGain, lose: RawGain, choose: Vec<RawReward>, take_travel: u8, reveal_special: u8,
        take_revealed: bool, figures: i8,
    }
    PrizesFile { prize: Vec<RawPrize> }
    RawPrize { id: String, name: Names, gain: RawGain, count: u8, provenance: String }
    #[derive(Default)]
    #[serde(default)]
    RawGain {
        coins: u8, strength: u8, faith: u8, glory: u8, prestige: Option<String>, relic: Option<String>,
        supporter: Option<String>,
    }
    #[derive(Default)]
    #[serde(default)]
    RawReward { gain: RawGain, upgrade: Option<Upgrade> }
    TravelFile { card: Vec<RawCard> }
    RawCard {
        id: String, deck: Deck, name: Names, count: u8, #[serde(default)] cost: RawGain, #[serde(default)] gain: RawGain,
        #[serde(default)] choose: Vec<RawReward>, #[serde(default)] upgrade: Option<Upgrade>,
        #[serde(default)] draw_titles: u8, #[serde(default)] keep_titles: u8, #[serde(default)] text: Option<Names>,
        #[serde(default)] opponent: Option<RawOpponent>, provenance: String,
        #[serde(default)] reconstructed: Vec<String>,
    }
    TournamentsFile { tournament: Vec<RawTournament> }
    RawTournament {
        id: String, name: Names, players: u8, round1: RawSection, round2: RawSection, round3: RawSection, count: u8,
        provenance: String,
    }
    RawSection { plaisance: RawPlaisance, pas_darmes: RawCities }
    RawPlaisance { placed: Vec<RawPlaced>, added: Vec<KnightType> }
    RawPlaced { slot: u8, r#type: KnightType }
    RawCities { florence: Vec<KnightType>, paris: Vec<KnightType>, munich: Vec<KnightType> }
    SoloFile { scenario: Vec<RawScenario>, card: Vec<RawSolo> }
    RawScenario {
        id: Scenario, name: Names, modes: Vec<Mode>, win: String, #[serde(default)] start_equipment: Option<RawByLevel<[u8; 2]>>,
        #[serde(default)] threshold: Option<RawByLevel<u8>>, #[serde(default)] automaton_glory: u8,
        #[serde(default)] automaton_titles: u8, #[serde(default)] avatar: Option<RawByLevel<String>>, provenance: String,
        #[serde(default)] reconstructed: Vec<String>,
    }
    RawSolo {
        id: String, personality: String, name: Names, actions: Vec<RawSoloAction>, count: u8, provenance: String,
        #[serde(default)] reconstructed: Vec<String>,
    }
    RawSoloAction { r#do: String, #[serde(default)] order: Vec<String>, #[serde(default)] deck: Option<Deck> }
    ComponentsFile { component: Vec<RawComponent> }
    RawComponent { id: String, name: Names, count: u16, provenance: String }
    PresetsFile { preset: Vec<Preset> }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawByLevel<T> {
    easy: T,
    medium: T,
    hard: T,
}

impl<T> RawByLevel<T> {
    fn list(self) -> [T; 3] {
        [self.easy, self.medium, self.hard]
    }
}

/// A fault in a field.
fn fault<T>(file: &str, field: impl Into<String>, message: impl Into<String>) -> Checked<T> {
    Err(DataError::new(file, field, message))
}

fn expect(holds: bool, file: &str, field: impl Into<String>, message: impl Into<String>) -> Checked<()> {
    if holds { Ok(()) } else { fault(file, field, message) }
}

macro_rules! kind {
    ($function:ident, $kind:ty, $most:expr) => {
        fn $function(file: &str, id: &str) -> Checked<$kind> {
            match <$kind>::register(id) {
                Some(kind) if kind.index() < $most => Ok(kind),
                _ => fault(file, id, format!("there is room for {} kinds of this component only", $most)),
            }
        }
    };
}
kind!(supporter, Supporter, SUPPORTERS);
kind!(relic, Relic, RELICS);
kind!(prestige, Prestige, RELICS);
kind!(card, Card, CARDS);
kind!(knight, Knight, KNIGHTS);
kind!(title, Title, FEW);
kind!(character, Character, FEW);
kind!(event, EventCard, FEW);
kind!(tournament, Tournament, FEW);
kind!(prize, Prize, FEW);
kind!(solo_card, SoloCard, FEW);

/// The ids that other files may refer to.
struct Known {
    supporters: Vec<String>,
    relics: Vec<String>,
    prestige: Vec<String>,
    knights: Vec<String>,
}

impl Known {
    fn check(list: &[String], what: &str, file: &str, field: &str, id: &str) -> Checked<()> {
        expect(list.iter().any(|known| known == id), file, field, format!("there is no {what} '{id}'"))
    }

    fn supporter(&self, file: &str, field: &str, id: &str) -> Checked<Supporter> {
        Self::check(&self.supporters, "supporter", file, field, id)?;
        supporter(file, id)
    }

    fn prestige(&self, file: &str, field: &str, id: &str) -> Checked<Prestige> {
        Self::check(&self.prestige, "prestige kind", file, field, id)?;
        prestige(file, id)
    }

    fn relic(&self, file: &str, field: &str, id: &str) -> Checked<Relic> {
        Self::check(&self.relics, "relic", file, field, id)?;
        relic(file, id)
    }

    fn knight(&self, file: &str, field: &str, id: &str) -> Checked<Knight> {
        Self::check(&self.knights, "knight", file, field, id)?;
        knight(file, id)
    }

    fn gain(&self, file: &str, field: &str, raw: &RawGain) -> Checked<Gain> {
        let RawGain { coins, strength, faith, glory, .. } = *raw;
        Ok(Gain {
            coins,
            strength,
            faith,
            glory,
            prestige: raw.prestige.as_deref().map(|id| self.prestige(file, field, id)).transpose()?,
            relic: raw.relic.as_deref().map(|id| self.relic(file, field, id)).transpose()?,
            supporter: raw.supporter.as_deref().map(|id| self.supporter(file, field, id)).transpose()?,
        })
    }

    fn reward(&self, file: &str, field: &str, raw: &RawReward) -> Checked<Reward> {
        if let Some(upgrade) = raw.upgrade {
            check_upgrade(file, field, upgrade)?;
        }
        Ok(Reward { gain: self.gain(file, field, &raw.gain)?, upgrade: raw.upgrade })
    }
}

fn check_upgrade(file: &str, field: &str, upgrade: Upgrade) -> Checked<()> {
    let step = upgrade.to == upgrade.from + 1 && (1..4).contains(&upgrade.from);
    expect(step, file, field, "an upgrade is one step between levels 1 and 4 (GLO-EQ-01)")
}

fn distinct<'a>(file: &str, ids: impl Iterator<Item = &'a String>) -> Checked<Vec<String>> {
    let mut seen = Vec::new();
    for id in ids {
        expect(!seen.contains(id), file, id.clone(), "this id stands here twice")?;
        seen.push(id.clone());
    }
    Ok(seen)
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

    check_limits(&board.limits)?;
    let cards = load_cards(travel, &known)?;
    let mut decks = [Vec::new(), Vec::new(), Vec::new()];
    for (card, entry) in cards.iter() {
        decks[entry.deck as usize].push(card);
    }
    let track = load_track(&board.support_space)?;
    let special = (0..track.len()).filter(|space| track[*space].special);
    let regular = (0..track.len()).rev().filter(|space| !track[*space].special);
    let fill = special.chain(regular).collect();
    let types = knights.types.clone().into_iter().collect();
    let knights = load_knights(knights)?;
    let deck_sets = [0, 1, 2].map(|deck: usize| Bag::full(decks[deck].iter().map(|card: &Card| card.index())));
    let supporters = load_supporters(supporters, &known)?;
    let timed = |timing: Timing| {
        Bag::full(supporters.iter().filter(|(_, entry)| entry.timing == timing).map(|(kind, _)| kind.index()))
    };
    let (tents, lances) = (timed(Timing::Tent), timed(Timing::Lance));
    let actions = load_actions(board.action, &known)?;
    let characters = load_characters(characters, &known)?;
    let events = load_events(events, &known)?;
    let prizes = load_prizes(prizes, &known)?;
    let tournaments = load_tournaments(tournaments)?;
    let sets = Sets::of(&actions, &knights, &characters, &events, &prizes, &tournaments);
    let data = Data {
        limits: board.limits,
        dice: load_dice(dice)?,
        actions,
        market: load_market(&board.market_price)?,
        track,
        fill,
        equipment: load_equipment(board.equipment_level)?,
        prestige: load_prestige(board.prestige_kind)?,
        relics: load_relics(board.relic)?,
        bracket: load_bracket(&board.bracket, &known)?,
        cities: load_cities(board.city)?,
        supporters,
        tents,
        lances,
        types,
        knights,
        characters,
        sets,
        titles: load_titles(titles, &known)?,
        events,
        prizes,
        cards,
        decks,
        deck_sets,
        tournaments,
        scenarios: load_scenarios(solo.scenario, &known)?,
        solo: load_solo(solo.card, &known)?,
        components: components
            .component
            .into_iter()
            .map(|RawComponent { id, name, count, .. }| ComponentData { id, name, count })
            .collect(),
        presets: presets.preset,
    };
    check_box(&data)?;
    check_characters(&data)?;
    check_tournaments(&data)?;
    Ok(data)
}

fn check_limits(limits: &Limits) -> Checked<()> {
    let file = "board.toml";
    for (field, value, fixed) in [
        ("limits.rounds", limits.rounds, 3),
        ("limits.clashes_to_win", limits.clashes_to_win, 2),
        ("limits.faith_per_clash", limits.faith_per_clash, 1),
        ("limits.lance_supporters_per_clash", limits.lance_supporters_per_clash, 2),
        ("limits.tent_supporters_per_duel", limits.tent_supporters_per_duel, 1),
        ("limits.relics_per_clash", limits.relics_per_clash, 1),
        ("limits.travel_market_per_type", limits.travel_market_per_type, 4),
        ("limits.public_titles", limits.public_titles, 3),
        ("limits.max_strength_per_duel", limits.max_strength_per_duel, 4),
    ] {
        expect(value == fixed, file, field, format!("the rules need {fixed} here"))?;
    }
    expect((1..=12).contains(&limits.figures_per_player), file, "limits.figures_per_player", "between 1 and 12")?;
    expect((1..=9).contains(&limits.travel_cards_per_phase), file, "limits.travel_cards_per_phase", "between 1 and 9")?;
    expect((1..=9).contains(&limits.reroll_dice), file, "limits.reroll_dice", "between 1 and 9")
}

fn load_dice(file: DiceFile) -> Checked<[DieData; 3]> {
    let name = "dice.toml";
    let mut dice = Vec::new();
    for (raw, colour) in file.die.into_iter().zip(Colour::ALL) {
        let field = format!("{colour:?}").to_lowercase();
        expect(raw.id == colour, name, field.clone(), "the dice stand in the order strength, mount, armour")?;
        expect(raw.faces.len() == 6, name, field.clone(), "a die has six faces")?;
        let symbols = raw.faces.iter().filter(|face| face.symbol).count();
        expect(symbols == 1, name, field.clone(), "a die has one symbol face")?;
        expect(raw.max_in_duel == 3, name, field.clone(), "max_in_duel is 3")?;
        let mut die = DieData { name: raw.name, asleep: [0; 6], awake: [0; 6], symbol: 0, most: raw.max_in_duel };
        for (index, face) in raw.faces.iter().enumerate() {
            let (asleep, awake) = if face.symbol { (face.inactive, face.active) } else { (face.value, face.value) };
            expect(
                asleep.max(awake) <= raw.max_value && raw.max_value <= 9,
                name,
                field.clone(),
                "a face is too high",
            )?;
            die.asleep[index] = asleep;
            die.awake[index] = awake;
            if face.symbol {
                die.symbol = index;
            }
        }
        dice.push(die);
    }
    dice.try_into().or_else(|_| fault(name, "die", "there are three dice: strength, mount, armour"))
}

fn load_actions(raw: Vec<RawAction>, known: &Known) -> Checked<Vec<ActionData>> {
    let file = "board.toml";
    let mut actions = Vec::new();
    let all = &Action::ALL[..Action::ALL.len() - 1];
    expect(raw.len() == all.len(), file, "action", format!("there are {} action areas", all.len()))?;
    for (entry, action) in raw.into_iter().zip(all) {
        let field = entry.id.id();
        expect(entry.id == *action, file, field, format!("action '{}' is expected here", action.id()))?;
        let open = entry.kind == "open";
        expect(open || matches!(entry.kind.as_str(), "limited" | "initiative"), file, field, "unknown kind of action")?;
        expect(open == entry.spaces.is_empty(), file, field, "an open area has no spaces, a limited one has some")?;
        expect(entry.spaces.len() <= 4 && entry.spaces.is_sorted(), file, field, "up to four spaces in rising order")?;
        let always = !matches!(action, Action::Guard | Action::SoloTraining) || open;
        expect(always, file, field, "this area is open to any number of figures (GLO-ACT-01)")?;
        actions.push(ActionData {
            action: *action,
            gain: known.gain(file, field, &entry.gain)?,
            name: entry.name,
            open,
            spaces: entry.spaces,
            take_travel: entry.take_travel,
            titles: (entry.draw_titles, entry.keep_titles),
            source: Source { provenance: entry.provenance, reconstructed: entry.reconstructed },
        });
    }
    Ok(actions)
}

fn load_market(raw: &[RawPrice]) -> Checked<[[u8; 5]; 2]> {
    let mut market = [[0; 5]; 2];
    expect(raw.len() == 6, "board.toml", "market_price", "there are six prices: levels 2 to 4 of mount and armour")?;
    for RawPrice { item, level, cost, .. } in raw {
        let field = format!("market_price {item:?} {level}").to_lowercase();
        expect((2..=4).contains(level), "board.toml", field, "a level is 2, 3 or 4")?;
        market[*item as usize][usize::from(*level)] = *cost;
    }
    Ok(market)
}

fn load_track(raw: &[RawSpace]) -> Checked<Vec<SpaceData>> {
    let file = "board.toml";
    expect(raw.len() <= SPACES && !raw.is_empty(), file, "support_space", format!("between 1 and {SPACES} spaces"))?;
    let mut track = Vec::new();
    for (place, space) in raw.iter().enumerate() {
        let field = space.id.clone();
        expect(
            usize::from(space.index) == place + 1,
            file,
            field.clone(),
            "spaces are numbered from 1, left to right",
        )?;
        let special = space.pile == "special";
        expect(special || space.pile == "regular", file, field, "a pile is 'special' or 'regular'")?;
        track.push(SpaceData { index: space.index, special, cost: space.cost, min_players: space.min_players });
    }
    Ok(track)
}

fn load_equipment(raw: Vec<RawLevel>) -> Checked<[[LevelData; 5]; 2]> {
    let mut equipment: [[LevelData; 5]; 2] = Default::default();
    expect(raw.len() == 8, "board.toml", "equipment_level", "there are four levels of mount and four of armour")?;
    for level in raw {
        let field = format!("equipment_level {:?} {}", level.item, level.level).to_lowercase();
        expect((1..=4).contains(&level.level) && level.dice <= 3, "board.toml", field, "levels 1 to 4, up to 3 dice")?;
        equipment[level.item as usize][usize::from(level.level)] =
            LevelData { name: level.name, dice: level.dice, active: level.symbol_active };
    }
    Ok(equipment)
}

fn load_prestige(raw: Vec<RawPrestige>) -> Checked<Catalog<Prestige, PrestigeData>> {
    let mut entries = Vec::new();
    for RawPrestige { id, name, count, .. } in raw {
        let kind = prestige("board.toml", &id)?;
        entries.push((kind, kind.index(), PrestigeData { name, count }));
    }
    Ok(Catalog::new(entries))
}

fn load_relics(raw: Vec<RawRelic>) -> Checked<Catalog<Relic, RelicData>> {
    let file = "board.toml";
    let mut entries = Vec::new();
    for RawRelic { id, name, count, effect, .. } in raw {
        let kind = relic(file, &id)?;
        let effect = match effect {
            RawRelicEffect { attack: Some(attack), set_die: None, to: None, reroll: None } => {
                RelicEffect::Attack(attack)
            }
            RawRelicEffect { attack: None, set_die: Some(die), to: Some(to), reroll: None } => {
                RelicEffect::SetDie(die, to)
            }
            RawRelicEffect { attack: None, set_die: None, to: None, reroll: Some(dice) } if dice > 0 => {
                RelicEffect::Reroll(dice)
            }
            _ => return fault(file, id, "a relic has one effect: attack, set_die with to, or reroll"),
        };
        entries.push((kind, kind.index(), RelicData { name, count, effect }));
    }
    Ok(Catalog::new(entries))
}

fn load_bracket(raw: &RawBracket, known: &Known) -> Checked<BracketData> {
    let file = "board.toml";
    let shape = raw.slots == 8
        && raw.pairs == [[0, 1], [2, 3], [4, 5], [6, 7]]
        && raw.semifinals == [[0, 1], [2, 3]]
        && raw.r#final == [0, 1];
    expect(
        shape,
        file,
        "bracket",
        "the bracket has eight slots, four pairs, two semi-finals and a final (GLO-TSET-04)",
    )?;
    Ok(BracketData {
        consolation: raw.consolation_travel_cards,
        default_prize: known.gain(file, "bracket.default_prize", &raw.default_prize)?,
    })
}

fn load_cities(raw: Vec<RawCity>) -> Checked<Vec<CityData>> {
    let file = "board.toml";
    expect(raw.len() == 3, file, "city", "there are three cities")?;
    let mut cities = Vec::new();
    for (city, id) in raw.into_iter().zip(["florence", "paris", "munich"]) {
        expect(city.id == id, file, city.id.clone(), format!("city '{id}' is expected here"))?;
        let knights = [city.knights.p2, city.knights.p3, city.knights.p4];
        expect(knights.iter().all(|count| (1..=4).contains(count)), file, id, "a city holds one to four knights")?;
        cities.push(CityData { name: city.name, knights });
    }
    Ok(cities)
}

fn load_supporters(raw: SupportersFile, known: &Known) -> Checked<Catalog<Supporter, SupporterData>> {
    let file = "supporters.toml";
    let mut entries = Vec::new();
    for entry in raw.supporter {
        let id = entry.id.clone();
        let mut piles = [0; 5];
        for (pile, count) in &entry.piles {
            match ["special", "i", "ii", "iii", "scroll"].iter().position(|known| known == pile) {
                Some(index) => piles[index] = *count,
                None => return fault(file, format!("{id}.piles"), format!("there is no pile '{pile}'")),
            }
        }
        let total: u8 = piles.iter().sum();
        expect(total == entry.count, file, format!("{id}.count"), format!("the piles hold {total} tokens"))?;
        let raw = entry.effect;
        let cost = &raw.cost;
        let only_glory = cost.coins == 0 && cost.strength == 0 && cost.faith == 0;
        expect(only_glory, file, format!("{id}.effect.cost"), "using a supporter can only cost glory")?;
        let lasts = match entry.timing {
            Timing::Tent => "first-clash",
            _ => "clash",
        };
        expect(raw.lasts.is_empty() || raw.lasts == lasts, file, format!("{id}.effect.lasts"), format!("'{lasts}'"))?;
        let effect = SupporterEffect {
            glory: raw.glory,
            coins: raw.coins,
            prestige: raw.prestige.as_deref().map(|kind| known.prestige(file, &id, kind)).transpose()?,
            set_die: raw.set_die.map(|die| (die, raw.to)),
            attack: raw.attack,
            opponent_attack: raw.opponent_attack,
            opponent_prestige: raw.opponent_prestige,
            cost: cost.glory,
            refresh: raw.refresh,
            faith_reroll: raw.faith_reroll,
            plan_travel: raw.plan_travel,
            travel_cards: raw.travel_cards,
            per_title_glory: raw.per_title_glory,
            discount: raw.discount,
        };
        let kind = supporter(file, &id)?;
        let data = SupporterData { name: entry.name, text: entry.text, timing: entry.timing, effect, piles };
        entries.push((kind, kind.index(), data));
    }
    Ok(Catalog::new(entries))
}

fn load_knights(raw: KnightsFile) -> Checked<Catalog<Knight, KnightData>> {
    let file = "knights.toml";
    let mut entries = Vec::new();
    for entry in raw.knight {
        expect(entry.count == 1, file, format!("{}.count", entry.id), "every knight exists once")?;
        let white = entry.attack_die.is_none_or(|die| die == Colour::Armour);
        expect(white, file, format!("{}.attack_die", entry.id), "a knight's own die is an armour die")?;
        let mut removes = [0; 3];
        for (colour, count) in &entry.removes {
            removes[*colour as usize] = *count;
        }
        let kind = knight(file, &entry.id)?;
        entries.push((
            kind,
            kind.index(),
            KnightData {
                name: entry.name,
                epithet: entry.epithet,
                blazon: entry.blazon,
                blazon_status: entry.blazon_status,
                kind: entry.r#type,
                attack: entry.attack,
                glory: entry.glory,
                prestige: entry.prestige,
                die: entry.attack_die.is_some(),
                removes,
                source: Source { provenance: entry.provenance, reconstructed: entry.reconstructed },
            },
        ));
    }
    Ok(Catalog::new(entries))
}

fn load_characters(raw: CharactersFile, known: &Known) -> Checked<Catalog<Character, CharacterData>> {
    let file = "characters.toml";
    let mut entries = Vec::new();
    for entry in raw.character {
        let id = entry.id.clone();
        expect((1..=3).contains(&entry.level), file, format!("{id}.level"), "a level is 1, 2 or 3")?;
        expect(entry.count <= MOST, file, format!("{id}.count"), format!("at most {MOST} cards of a kind"))?;
        let levels = [entry.mount, entry.armour];
        expect(levels.iter().all(|level| (1..=4).contains(level)), file, id.clone(), "equipment levels are 1 to 4")?;
        let titles = (entry.titles_drawn, entry.titles_kept);
        expect(
            titles.1 <= titles.0 && titles.0 <= 3,
            file,
            format!("{id}.titles_kept"),
            "keeps what it drew, up to 3",
        )?;
        let travel = Deck::ALL.map(|deck| entry.travel.get(&deck).copied().unwrap_or(0));
        expect(travel.iter().sum::<u8>() <= 3, file, format!("{id}.travel"), "a character draws up to three cards")?;
        let kind = character(file, &id)?;
        entries.push((
            kind,
            kind.index(),
            CharacterData {
                name: entry.name,
                level: entry.level,
                count: entry.count,
                income: known.gain(file, &id, &entry.income)?,
                start: known.gain(file, &id, &entry.start)?,
                equipment: levels,
                travel,
                titles,
                supporter: entry.supporter.as_deref().map(|kind| known.supporter(file, &id, kind)).transpose()?,
                source: Source { provenance: entry.provenance, reconstructed: entry.reconstructed },
            },
        ));
    }
    Ok(Catalog::new(entries))
}

fn load_titles(raw: TitlesFile, known: &Known) -> Checked<Catalog<Title, TitleData>> {
    let file = "titles.toml";
    let mut sorted: Vec<String> = raw.title.iter().map(|entry| entry.id.clone()).collect();
    sorted.sort();
    let mut entries = Vec::new();
    for entry in raw.title {
        let id = entry.id.clone();
        expect(entry.count == 1, file, format!("{id}.count"), "every title exists once")?;
        let demand = entry.requires;
        let mut supporters = Vec::new();
        for (kind, count) in &demand.supporters {
            supporters.push((known.supporter(file, &id, kind)?, *count));
        }
        let kind = title(file, &id)?;
        let requires = Demand {
            coins: demand.coins,
            strength: demand.strength,
            faith: demand.faith,
            supporters,
            any_supporters: demand.any_supporters,
            any_relics: demand.any_relics,
            any_prestige: demand.any_prestige,
            played: [demand.played_romances, demand.played_trades, demand.played_challenges],
            equipment: [demand.mount_level, demand.armour_level],
            without: demand.no_supporter.as_deref().map(|kind| known.supporter(file, &id, kind)).transpose()?,
            duel: demand.duel.map(|duel| (duel.attack, duel.prestige)),
        };
        let rank = sorted.iter().position(|other| *other == id).unwrap_or(0) as u8;
        let source = Source { provenance: entry.provenance, reconstructed: entry.reconstructed };
        entries.push((kind, kind.index(), TitleData { name: entry.name, glory: entry.glory, requires, rank, source }));
    }
    let duels = entries.iter().filter(|(_, _, entry)| entry.requires.duel.is_some()).count();
    expect(duels <= 1, file, "requires.duel", "one title at most is a duel (GLO-TTL-01)")?;
    Ok(Catalog::new(entries))
}

fn load_events(raw: EventsFile, known: &Known) -> Checked<Catalog<EventCard, EventData>> {
    let file = "events.toml";
    let mut entries = Vec::new();
    for entry in raw.event {
        let id = entry.id.clone();
        let action = entry.kind == "action";
        expect(action || entry.kind == "all", file, format!("{id}.kind"), "an event is 'all' or 'action'")?;
        expect((1..=3).contains(&entry.round), file, format!("{id}.round"), "a round is 1, 2 or 3")?;
        let effect = entry.effect;
        let mut upgrades = Vec::new();
        for option in &effect.choose {
            match option.upgrade {
                Some(upgrade) => {
                    check_upgrade(file, &id, upgrade)?;
                    upgrades.push(upgrade);
                }
                None => return fault(file, format!("{id}.choose"), "an event can only offer upgrades to choose from"),
            }
        }
        let recruits = effect.reveal_special > 0;
        expect(
            recruits == effect.take_revealed && effect.reveal_special <= 1,
            file,
            id.clone(),
            "one token, for the action",
        )?;
        let kind = event(file, &id)?;
        entries.push((
            kind,
            kind.index(),
            EventData {
                name: entry.name,
                round: entry.round,
                action,
                cost: known.gain(file, &id, &effect.cost)?,
                gain: known.gain(file, &id, &effect.gain)?,
                lose_coins: effect.lose.coins,
                upgrades,
                take_travel: effect.take_travel,
                recruits,
                figures: effect.figures,
                source: Source { provenance: entry.provenance, reconstructed: entry.reconstructed },
            },
        ));
    }
    for round in 1..=3 {
        let count = entries.iter().filter(|(_, _, entry)| entry.round == round).count();
        expect(count > 0, file, "round", format!("round {round} has no event"))?;
    }
    Ok(Catalog::new(entries))
}

fn load_prizes(raw: PrizesFile, known: &Known) -> Checked<Catalog<Prize, PrizeData>> {
    let file = "prizes.toml";
    expect(raw.prize.len() >= 3, file, "prize", "three tournaments need three prizes")?;
    let mut entries = Vec::new();
    for RawPrize { id, name, gain, .. } in raw.prize {
        let kind = prize(file, &id)?;
        entries.push((kind, kind.index(), PrizeData { name, gain: known.gain(file, &id, &gain)? }));
    }
    Ok(Catalog::new(entries))
}

fn load_cards(raw: TravelFile, known: &Known) -> Checked<Catalog<Card, CardData>> {
    let file = "travel.toml";
    let mut entries = Vec::new();
    for entry in raw.card {
        let id = entry.id.clone();
        let fights = entry.opponent.is_some();
        expect(
            fights == (entry.deck == Deck::Challenge),
            file,
            id.clone(),
            "challenges, and only they, have an opponent",
        )?;
        let cost = known.gain(file, &id, &entry.cost)?;
        let paid = cost != Gain::default();
        expect(!paid || entry.deck == Deck::Trade, file, format!("{id}.cost"), "only trade cards cost something")?;
        expect(entry.choose.is_empty() || entry.choose.len() == 2, file, format!("{id}.choose"), "two options")?;
        expect(entry.choose.is_empty() || entry.deck != Deck::Trade, file, id.clone(), "trade cards offer no choice")?;
        if let Some(upgrade) = entry.upgrade {
            check_upgrade(file, &id, upgrade)?;
        }
        let mut choose = Vec::new();
        for option in &entry.choose {
            choose.push(known.reward(file, &id, option)?);
        }
        let kind = card(file, &id)?;
        let data = CardData {
            name: entry.name,
            deck: entry.deck,
            count: entry.count,
            cost,
            reward: Reward { gain: known.gain(file, &id, &entry.gain)?, upgrade: entry.upgrade },
            choose,
            titles: (entry.draw_titles, entry.keep_titles),
            opponent: entry.opponent.map(|foe| (foe.attack, foe.prestige)),
            source: Source { provenance: entry.provenance, reconstructed: entry.reconstructed },
        };
        entries.push((kind, kind.index(), data));
    }
    Ok(Catalog::new(entries))
}

fn load_tournaments(raw: TournamentsFile) -> Checked<Catalog<Tournament, TournamentData>> {
    let file = "tournaments.toml";
    let mut entries = Vec::new();
    for entry in raw.tournament {
        let section = |section: RawSection| SectionData {
            placed: section.plaisance.placed.iter().map(|placed| (placed.slot, placed.r#type)).collect(),
            added: section.plaisance.added,
            cities: [section.pas_darmes.florence, section.pas_darmes.paris, section.pas_darmes.munich],
        };
        let kind = tournament(file, &entry.id)?;
        let rounds = [section(entry.round1), section(entry.round2), section(entry.round3)];
        entries.push((kind, kind.index(), TournamentData { name: entry.name, players: entry.players, rounds }));
    }
    Ok(Catalog::new(entries))
}

fn load_scenarios(raw: Vec<RawScenario>, known: &Known) -> Checked<Vec<ScenarioData>> {
    let file = "solo.toml";
    let mut scenarios = Vec::new();
    for entry in raw {
        let id = entry.id.id();
        let avatar = match entry.avatar {
            Some(avatar) => {
                let [easy, medium, hard] = avatar.list();
                Some([known.knight(file, id, &easy)?, known.knight(file, id, &medium)?, known.knight(file, id, &hard)?])
            }
            None => None,
        };
        expect(avatar.is_some() == (entry.id == Scenario::Rivalry), file, id, "Rivalry, and only it, has avatars")?;
        let threshold = entry.threshold.map(RawByLevel::list);
        let challenge = entry.id == Scenario::LoneChallenge;
        expect(threshold.is_some() == challenge, file, id, "the Lone challenge, and only it, has thresholds")?;
        scenarios.push(ScenarioData {
            scenario: entry.id,
            name: entry.name,
            modes: entry.modes,
            equipment: entry.start_equipment.map(RawByLevel::list),
            threshold,
            automaton_glory: entry.automaton_glory,
            automaton_titles: entry.automaton_titles,
            avatar,
        });
    }
    Ok(scenarios)
}

fn load_solo(raw: Vec<RawSolo>, known: &Known) -> Checked<Catalog<SoloCard, SoloData>> {
    let file = "solo.toml";
    let mut entries = Vec::new();
    for entry in raw {
        let id = entry.id.clone();
        expect(entry.count == 1, file, format!("{id}.count"), "every solo card exists once")?;
        let personality = match entry.personality.as_str() {
            "basic" => Personality::None,
            "warrior" => Personality::Warrior,
            "pious" => Personality::Pious,
            other => return fault(file, format!("{id}.personality"), format!("there is no personality '{other}'")),
        };
        let mut actions = Vec::new();
        for action in &entry.actions {
            actions.push(match (action.r#do.as_str(), action.deck) {
                ("training", None) => SoloAction::Occupy(Action::Training),
                ("prayer", None) => SoloAction::Occupy(Action::Prayer),
                ("service", None) => SoloAction::Occupy(Action::Service),
                ("initiative", None) => SoloAction::Initiative,
                ("support", None) => {
                    let order: Checked<Vec<_>> =
                        action.order.iter().map(|kind| known.supporter(file, &id, kind)).collect();
                    SoloAction::Support(order?)
                }
                ("special-support", None) => SoloAction::SpecialSupport,
                ("plan-travel", Some(deck)) => SoloAction::PlanTravel(deck),
                ("new-goal", None) => SoloAction::NewGoal,
                ("event", None) => SoloAction::Event,
                ("herald", None) => SoloAction::Herald,
                (other, _) => {
                    return fault(file, format!("{id}.actions"), format!("the automaton cannot do '{other}'"));
                }
            });
        }
        expect(!actions.is_empty() && actions.len() <= 3, file, format!("{id}.actions"), "one to three actions")?;
        let kind = solo_card(file, &id)?;
        entries.push((kind, kind.index(), SoloData { name: entry.name, personality, actions }));
    }
    Ok(Catalog::new(entries))
}

/// The box holds as many tokens and cards as its list says.
fn check_box(data: &Data) -> Checked<()> {
    let deck = |deck: Deck| data.decks[deck as usize].iter().map(|card| u16::from(data.cards[*card].count)).sum();
    let supporters = data.supporters.iter().map(|(_, entry)| u16::from(entry.piles.iter().sum::<u8>())).sum();
    let solo = |personality| data.solo.iter().filter(|(_, card)| card.personality == personality).count() as u16;
    let counted: [(&str, &str, u16); 15] = [
        ("romance-card", "travel.toml", deck(Deck::Romance)),
        ("trade-card", "travel.toml", deck(Deck::Trade)),
        ("challenge-card", "travel.toml", deck(Deck::Challenge)),
        ("supporter-token", "supporters.toml", supporters),
        ("relic-token", "board.toml", data.relics.iter().map(|(_, relic)| u16::from(relic.count)).sum()),
        ("prestige-token", "board.toml", data.prestige.iter().map(|(_, kind)| u16::from(kind.count)).sum()),
        ("knight-token", "knights.toml", data.knights.list.len() as u16),
        ("prize-token", "prizes.toml", data.prizes.list.len() as u16),
        ("event-card", "events.toml", data.events.list.len() as u16),
        ("title-card", "titles.toml", data.titles.list.len() as u16),
        ("character-card", "characters.toml", data.characters.iter().map(|(_, card)| u16::from(card.count)).sum()),
        ("tournament-card", "tournaments.toml", data.tournaments.list.len() as u16),
        ("solo-basic-card", "solo.toml", solo(Personality::None)),
        ("solo-pious-card", "solo.toml", solo(Personality::Pious)),
        ("solo-warrior-card", "solo.toml", solo(Personality::Warrior)),
    ];
    for (card, entry) in data.cards.iter() {
        expect(entry.count <= MOST, "travel.toml", card.id(), format!("there are at most {MOST} copies of a card"))?;
    }
    for (supporter, entry) in data.supporters.iter() {
        let copies: u8 = entry.piles.iter().sum();
        expect(
            copies <= MOST,
            "supporters.toml",
            supporter.id(),
            format!("there are at most {MOST} tokens of a kind"),
        )?;
    }
    for (relic, entry) in data.relics.iter() {
        expect(entry.count <= MOST, "board.toml", relic.id(), format!("there are at most {MOST} tokens of a kind"))?;
    }
    for (id, file, found) in counted {
        let Some(entry) = data.components.iter().find(|entry| entry.id == id) else {
            return fault("components.toml", id, "the entry is missing");
        };
        let message = format!("the box holds {} of '{id}', and this file has {found}", entry.count);
        expect(entry.count == found, file, id, message)?;
    }
    Ok(())
}

/// Four seats are dealt one character of each level, and never run out of titles.
fn check_characters(data: &Data) -> Checked<()> {
    let file = "characters.toml";
    for level in 1..=3 {
        let cards = || data.characters.iter().filter(move |(_, card)| card.level == level);
        let copies: u8 = cards().map(|(_, card)| card.count).sum();
        expect(copies >= 4, file, format!("level {level}"), "four seats need four cards of each level")?;
    }
    let first: Vec<_> = data.characters.iter().filter(|(_, card)| card.level == 1).collect();
    expect(first.len() == 1, file, "level 1", "the cards of level 1 are identical")?;
    for (character, entry) in data.characters.iter() {
        if let Some(supporter) = entry.supporter {
            let special = data.supporters[supporter].piles[0];
            expect(special >= entry.count, file, character.id(), "its supporter is not in the special pile")?;
        }
    }
    let mut drawn: Vec<u8> = data.characters.iter().map(|(_, card)| card.titles.0).collect();
    drawn.sort_unstable_by(|a, b| b.cmp(a));
    let most: u8 = drawn.iter().take(4).sum();
    let left = data.titles.list.len() as u8 - data.limits.public_titles.min(data.titles.list.len() as u8);
    expect(most <= left, file, "titles_drawn", format!("four seats may draw {most} titles, and {left} are left"))
}

/// Every section of a tournament card fits the board.
fn check_tournaments(data: &Data) -> Checked<()> {
    let file = "tournaments.toml";
    for players in 2..=4u8 {
        let cards = data.tournaments.iter().filter(|(_, card)| card.players == players).count();
        expect(cards >= 3, file, format!("players {players}"), "three rounds need three cards for each player count")?;
    }
    for (id, card) in data.tournaments.iter() {
        expect((2..=4).contains(&card.players), file, id.id(), "a card is for 2, 3 or 4 players")?;
        for (round, section) in card.rounds.iter().enumerate() {
            let field = format!("{}.round{}", id.id(), round + 1);
            let placed = section.placed.len() + usize::from(card.players);
            let message = "the players and the knights placed leave two free slots (GLO-TSET-04)";
            expect(placed == 6 && section.added.len() == 2, file, field.clone(), message)?;
            let slots = section.placed.iter().fold(0u16, |slots, (slot, _)| slots | 1 << (slot & 15));
            let fits = slots.count_ones() as usize == section.placed.len() && slots < 256;
            expect(fits, file, field.clone(), "the slots are different and between 0 and 7")?;
            for (city, knights) in data.cities.iter().zip(&section.cities) {
                let expected = city.knights[usize::from(card.players) - 2];
                let message = format!("{} holds {expected} knights (GLO-TSET-03)", city.name.en);
                expect(knights.len() == usize::from(expected), file, field.clone(), message)?;
            }
            for kind in KnightType::ALL {
                // One token may be the automaton's avatar, and solo repeats the last added type.
                let there = data.knights.iter().filter(|(_, knight)| knight.kind == kind).count();
                let avatars = usize::from(card.players == 2);
                let cities = section.cities.iter().flatten().filter(|other| **other == kind).count();
                let added = section.added.iter().filter(|other| **other == kind).count()
                    + usize::from(card.players == 2 && section.added.last() == Some(&kind));
                let slots = section.placed.iter().filter(|(_, other)| *other == kind).count() + added;
                let message = format!("there are not enough knights of type '{}'", kind.id());
                expect(cities.max(slots) + avatars <= there, file, field.clone(), message)?;
            }
        }
    }
    Ok(())
}
