//! From TOML to components. Every reference is resolved here, so that no rule can meet a dangling one.

mod check;
mod files;
mod sheet_files;
mod sheets;

use self::files::{
    CharactersFile, ColumnRaw, ConditionRaw, CourtFile, Current, EventSideRaw, EventsFile, GoalRaw, GoalsFile,
    LimitsRaw, LoseRaw, PenaltyRaw, PresetsFile, Requires, StepRaw, TableFile,
};
use self::sheet_files::{ScenariosFile, WarFile};
use self::sheets::{read_scenario, read_war};
use crate::catalogue::catalogue;
use crate::data::{
    CharacterData, Column, Condition, Data, EventData, EventSide, GoalData, Limits, Line, LineSummary, Order, Penalty,
    SheetSummary, Step, TableFigures, TrackData, TrackKind, income_of,
};
use crate::goods::{Bundle, Goods};
use crate::ids::{
    BundleId, Character, EventCard, GoalCard, LINES, Measure, NONE, Need, STEPS, Segment, TRACKS, TURNS, Track,
};
use quintain_core::{DataError, Pack};

pub(super) type Result<T> = std::result::Result<T, DataError>;

/// A fault in one of the files.
pub(super) fn fault<T>(file: &str, field: impl Into<String>, message: impl Into<String>) -> Result<T> {
    Err(DataError::new(file, field, message))
}

/// Collects bundles and order lists while the files are read.
#[derive(Default)]
pub(super) struct Shelf {
    bundles: Vec<Bundle>,
    orders: Vec<Vec<Order>>,
}

impl Shelf {
    pub(super) fn bundle(&mut self, bundle: Bundle) -> BundleId {
        let known = self.bundles.iter().position(|other| *other == bundle);
        known.unwrap_or_else(|| {
            self.bundles.push(bundle);
            self.bundles.len() - 1
        }) as BundleId
    }

    pub(super) fn orders(&mut self, orders: Vec<Order>) -> u16 {
        let known = self.orders.iter().position(|other| *other == orders);
        known.unwrap_or_else(|| {
            self.orders.push(orders);
            self.orders.len() - 1
        }) as u16
    }
}

/// Reads all files of a pack.
pub(crate) fn load(pack: &Pack) -> Result<Data> {
    let mut shelf = Shelf::default();
    let court: CourtFile = pack.parse("court.toml")?;
    let characters: CharactersFile = pack.parse("characters.toml")?;
    let events: EventsFile = pack.parse("events.toml")?;
    let goals: GoalsFile = pack.parse("goals.toml")?;
    let scenarios: ScenariosFile = pack.parse("scenarios.toml")?;
    let war: WarFile = pack.parse("war.toml")?;
    let table: TableFile = pack.parse("table.toml")?;
    let presets: PresetsFile = pack.parse("presets.toml")?;
    for (file, format) in [
        ("court.toml", court.format),
        ("characters.toml", characters.format),
        ("events.toml", events.format),
        ("goals.toml", goals.format),
        ("scenarios.toml", scenarios.format),
        ("war.toml", war.format),
        ("table.toml", table.format),
        ("presets.toml", presets.format),
    ] {
        if format != 1 {
            return fault(file, "format", format!("this program reads format 1, not {format}"));
        }
    }
    let terms: toml_terms::Terms = pack.parse("terms.toml")?;
    let limits = limits(&court.limits)?;
    let (tracks, lines, segment) = read_court(court, &mut shelf)?;
    let characters = read_characters(characters, &mut shelf)?;
    let (events, deck) = read_events(events, &mut shelf)?;
    let (solo, solo_deck) = read_goals(goals.solo, "solo", &mut shelf)?;
    let (multi, multi_deck) = read_goals(goals.multiplayer, "multiplayer", &mut shelf)?;
    if scenarios.command.len() != 5 {
        return fault("scenarios.toml", "command", "the five commands are listed once each");
    }
    let mut sheets = Vec::new();
    for scenario in scenarios.scenario {
        sheets.push(read_scenario(scenario, &mut shelf)?);
    }
    let scenario_count = sheets.len();
    let figures = read_war(war, &mut shelf, &mut sheets)?;
    for sheet in &mut sheets {
        sheet.summary = SheetSummary::of(sheet, &shelf.bundles);
    }
    let line_summaries: Vec<LineSummary> = lines.iter().map(LineSummary::of).collect();
    let data = Data {
        untouched: crate::court::untouched(&line_summaries),
        line_summaries,
        line_incomes: lines.iter().map(income_of).collect(),
        limits,
        table: table_figures(&table)?,
        tracks,
        lines,
        segment,
        characters,
        events,
        deck,
        goals: [solo, multi],
        goal_decks: [solo_deck, multi_deck],
        sheets,
        scenarios: scenario_count,
        war: figures,
        bundles: shelf.bundles,
        orders: shelf.orders,
        presets: presets.preset,
        terms: terms.0,
        cases: quintain_core::cases::Cases::read(pack)?,
        catalogue: catalogue(pack)?,
    };
    check::check(&data)?;
    Ok(data)
}

/// The glossary: sections of words. The format number stands beside them.
mod toml_terms {
    use quintain_core::Names;
    use serde::Deserialize;
    use std::collections::BTreeMap;

    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Section {
        Words(BTreeMap<String, Names>),
        Format(serde::de::IgnoredAny),
    }

    #[derive(Deserialize)]
    #[serde(from = "BTreeMap<String, Section>")]
    pub(super) struct Terms(pub(super) BTreeMap<String, BTreeMap<String, Names>>);

    impl From<BTreeMap<String, Section>> for Terms {
        fn from(sections: BTreeMap<String, Section>) -> Self {
            let words = |(name, section)| match section {
                Section::Words(words) => Some((name, words)),
                Section::Format(_) => None,
            };
            Self(sections.into_iter().filter_map(words).collect())
        }
    }
}

fn limits(raw: &LimitsRaw) -> Result<Limits> {
    let held = [raw.glory, raw.nobility, raw.valor, raw.gold];
    if held.iter().any(|most| !(1..=60).contains(most)) {
        return fault("court.toml", "limits", "each limit is between 1 and 60");
    }
    if !(0..=100).contains(&raw.overflow_vp) || !(0..=100).contains(&raw.leftover_vp) {
        return fault("court.toml", "limits", "points for a unit are between 0 and 100");
    }
    Ok(Limits { held, overflow_vp: raw.overflow_vp, leftover_vp: raw.leftover_vp })
}

fn table_figures(raw: &TableFile) -> Result<TableFigures> {
    if usize::from(raw.turns) != TURNS || raw.row != 6 {
        return fault("table.toml", "turns", "the game has twelve turns in rows of six");
    }
    if raw.turned_up.iter().any(|position| !(1..=6).contains(position)) {
        return fault("table.toml", "turned_up", "positions are numbered from 1 to 6");
    }
    if raw.simultaneous.offers_per_turn > 50 {
        return fault("table.toml", "simultaneous.offers_per_turn", "at most 50");
    }
    Ok(TableFigures {
        turns: raw.turns,
        turned_up: raw.turned_up.iter().fold(0, |bits, position| bits | 1 << (position - 1)),
        first_finisher_vp: raw.simultaneous.first_finisher_vp,
        offers_per_turn: raw.simultaneous.offers_per_turn,
    })
}

fn measure(file: &str, field: &str, word: &str) -> Result<Measure> {
    if let Some(track) = Track::ALL.into_iter().find(|track| track.id() == word) {
        return Ok(Measure::Track(track));
    }
    Ok(match word {
        "influence" => Measure::Influence,
        "vp" => Measure::Vp,
        "gold" => Measure::Gold,
        "resources" => Measure::Resources,
        "units" => Measure::Units,
        "tiles" => Measure::Tiles,
        "enemy_units" => Measure::EnemyUnits,
        "enemy_diplomacy" => Measure::EnemyDiplomacy,
        "diplomacy" => Measure::Diplomacy,
        "battles" => Measure::Battles,
        "scenario_actions" => Measure::ScenarioActions,
        _ => return fault(file, field, format!("nothing called '{word}' can be measured")),
    })
}

pub(super) fn needs(file: &str, field: &str, raw: &Requires) -> Result<Vec<Need>> {
    raw.iter().map(|(word, least)| Ok(Need { of: measure(file, field, word)?, least: *least })).collect()
}

pub(super) fn id<T>(file: &str, id: &str, register: impl Fn(&str) -> Option<T>) -> Result<T> {
    if id.is_empty() || id.len() > 40 {
        return fault(file, id, "an id has 1 to 40 letters");
    }
    register(id).map_or_else(|| fault(file, id, "there are too many different ids of this kind"), Ok)
}

type Court = (Vec<TrackData>, Vec<Line>, [(u8, u8); 256]);

fn read_court(file: CourtFile, shelf: &mut Shelf) -> Result<Court> {
    const FILE: &str = "court.toml";
    let mut tracks = Vec::new();
    let mut lines: Vec<Line> = Vec::new();
    let mut segment = [(NONE, NONE); 256];
    for (expected, raw) in Track::ALL.into_iter().zip(&file.track) {
        if raw.id != expected {
            return fault(FILE, format!("track {}", raw.id.id()), format!("'{}' comes here", expected.id()));
        }
    }
    if file.track.len() != TRACKS {
        return fault(FILE, "track", format!("the court card has {TRACKS} tracks, not {}", file.track.len()));
    }
    for raw in file.track {
        let first = lines.len();
        let row = raw.scenario_row.as_deref();
        let own_row = matches!(raw.id, Track::Church | Track::Nobles | Track::Merchants | Track::King);
        if row != own_row.then_some(raw.id.id()) {
            return fault(
                FILE,
                format!("track {}, scenario_row", raw.id.id()),
                "king, church, nobles and merchants have the row of their name, others none",
            );
        }
        let mut line = |floor: u8, name, steps: Vec<StepRaw>| -> Result<()> {
            let mut built = Vec::new();
            let mut income = vec![Goods::NONE];
            for step in steps {
                let step = read_step(step, shelf)?;
                if segment[step.id.index()].0 != NONE {
                    return fault(FILE, step.id.id(), "this id is used twice");
                }
                segment[step.id.index()] = (lines.len() as u8, built.len() as u8);
                income.push(income[built.len()].plus(step.gain));
                built.push(step);
            }
            if built.is_empty() || built.len() > STEPS {
                return fault(FILE, raw.id.id(), format!("a line of the court card has 1 to {STEPS} segments"));
            }
            lines.push(Line { track: raw.id, floor, name, steps: built, income });
            Ok(())
        };
        match raw.kind {
            TrackKind::Segments => line(0, None, raw.segments)?,
            TrackKind::Choice => raw.segments.into_iter().try_for_each(|step| line(0, None, vec![step]))?,
            TrackKind::Village => raw.houses.into_iter().try_for_each(|step| line(0, None, vec![step]))?,
            TrackKind::Armory => raw.pieces.into_iter().try_for_each(|step| line(0, None, vec![step]))?,
            TrackKind::Lords => {
                raw.lord.into_iter().try_for_each(|lord| line(0, Some(lord.name), lord.segments))?;
            }
            TrackKind::Castle => {
                for (floor, raw) in raw.floor.into_iter().enumerate() {
                    raw.rooms.into_iter().try_for_each(|step| line(floor as u8, None, vec![step]))?;
                }
            }
        }
        if lines.len() > LINES || lines.len() == first {
            return fault(FILE, raw.id.id(), format!("the court card has 1 to {LINES} lines"));
        }
        tracks.push(TrackData {
            name: raw.name,
            kind: raw.kind,
            activation: raw.activation,
            chain_to: raw.chain_to,
            lines: (first, lines.len()),
        });
    }
    for kind in 0..Goods::NONE.0.len() {
        let all: u32 = lines.iter().map(|line| u32::from(line.income[line.steps.len()].0[kind])).sum();
        if all > u32::from(u8::MAX) {
            return fault(FILE, "gain", format!("all segments together yield at most 255 of a kind, not {all}"));
        }
    }
    Ok((tracks, lines, segment))
}

fn read_step(raw: StepRaw, shelf: &mut Shelf) -> Result<Step> {
    const FILE: &str = "court.toml";
    if raw.cost.is_none() || raw.cost.0.iter().any(|n| *n > 7) {
        return fault(FILE, format!("{}, cost", raw.id), "a segment costs something, and at most 7 of one kind");
    }
    let packed = raw.cost.0.iter().enumerate().fold(0, |packed, (kind, n)| packed | u16::from(*n) << (3 * kind));
    Ok(Step {
        id: id(FILE, &raw.id, Segment::register)?,
        name: raw.name,
        cost: raw.cost,
        packed,
        gain: raw.gain,
        once: shelf.bundle(raw.once),
        influence: raw.influence,
        requires: needs(FILE, &raw.id, &raw.requires)?,
    })
}

fn read_characters(file: CharactersFile, shelf: &mut Shelf) -> Result<Vec<CharacterData>> {
    const FILE: &str = "characters.toml";
    let mut characters = Vec::new();
    for raw in file.character {
        let mut tracks: Vec<Track> = raw.rewards.iter().map(|reward| reward.track).collect();
        tracks.sort_unstable();
        tracks.dedup();
        if tracks.len() != raw.rewards.len() || raw.rewards.len() > 4 || raw.thresholds.len() > 8 {
            return fault(FILE, raw.id, "rewards are for different tracks, at most 4; thresholds are at most 8");
        }
        if raw.thresholds.windows(2).any(|pair| pair[0].influence >= pair[1].influence) {
            return fault(FILE, format!("{}, thresholds", raw.id), "thresholds rise");
        }
        if raw.special.cost.is_none() || !raw.special.gain.goods.is_none() {
            return fault(FILE, format!("{}, special", raw.id), "it costs something and gives no resources or gold");
        }
        characters.push(CharacterData {
            id: id(FILE, &raw.id, Character::register)?,
            name: raw.name,
            start: raw.start,
            privilege: raw.privilege.track,
            privilege_gain: shelf.bundle(raw.privilege.gain),
            rewards: raw.rewards.into_iter().map(|r| (r.track, r.level, shelf.bundle(r.once))).collect(),
            thresholds: raw.thresholds.into_iter().map(|t| (t.influence, shelf.bundle(t.once))).collect(),
            special_cost: raw.special.cost,
            special_gain: shelf.bundle(raw.special.gain),
        });
    }
    Ok(characters)
}

fn read_events(file: EventsFile, shelf: &mut Shelf) -> Result<(Vec<EventData>, Vec<u8>)> {
    const FILE: &str = "events.toml";
    let mut events = Vec::new();
    let mut deck = Vec::new();
    for raw in file.event {
        deck.extend(std::iter::repeat_n(events.len() as u8, usize::from(raw.count)));
        let mut side = |side: EventSideRaw, name: &str| {
            if side.actions.is_empty() || side.actions.len() > 4 {
                return fault(FILE, format!("{}, {name}, actions", raw.id), "a side activates one to four tracks");
            }
            if !(1..=4).contains(&side.path) {
                return fault(FILE, format!("{}, {name}, path", raw.id), "paths are numbered from 1");
            }
            let gain = shelf.bundle(Bundle::goods(side.gain));
            Ok(EventSide { label: side.label, gain, actions: side.actions, path: side.path - 1 })
        };
        let sides = [side(raw.left, "left")?, side(raw.right, "right")?];
        events.push(EventData { id: id(FILE, &raw.id, EventCard::register)?, name: raw.name, sides });
    }
    Ok((events, deck))
}

fn read_goals(cards: Vec<GoalRaw>, deck_name: &str, shelf: &mut Shelf) -> Result<(Vec<GoalData>, Vec<u8>)> {
    const FILE: &str = "goals.toml";
    let mut goals = Vec::new();
    let mut deck = Vec::new();
    for raw in cards {
        deck.extend(std::iter::repeat_n(goals.len() as u8, usize::from(raw.count)));
        let mut columns = Vec::new();
        for column in raw.column {
            columns.push(read_column(column, &raw.id, shelf)?);
        }
        let turns: Vec<u8> = columns.iter().map(|column| column.turn).collect();
        let Ok(columns) = <[Column; 3]>::try_from(columns) else {
            return fault(FILE, raw.id, "a goal card has three columns");
        };
        if turns != [3, 6, 9] {
            return fault(FILE, raw.id, "the columns belong to turns 3, 6 and 9");
        }
        goals.push(GoalData { id: id(FILE, &raw.id, GoalCard::register)?, name: raw.name, columns });
    }
    if deck.is_empty() {
        return fault(FILE, deck_name, "the deck has no card");
    }
    Ok((goals, deck))
}

fn read_column(raw: ColumnRaw, card: &str, shelf: &mut Shelf) -> Result<Column> {
    const FILE: &str = "goals.toml";
    let condition = |raw: ConditionRaw| {
        Ok(match raw {
            ConditionRaw::AtLeast(values) => Condition::AtLeast(needs(FILE, card, &values)?),
            ConditionRaw::Below(values) => Condition::Below(needs(FILE, card, &values)?),
            ConditionRaw::Most(word) => Condition::Most(measure(FILE, card, &word)?),
            ConditionRaw::Least(word) => Condition::Least(measure(FILE, card, &word)?),
        })
    };
    let penalty = match raw.penalty {
        PenaltyRaw::Lose(LoseRaw { glory, nobility, valor, gold, any, vp, units }) => {
            if !(0..=1000).contains(&vp) {
                return fault(FILE, card, "a penalty takes 0 to 1000 points");
            }
            Penalty::Lose { goods: Goods([glory, nobility, valor, gold, any]), vp, units }
        }
        PenaltyRaw::Orders(orders) => Penalty::Orders(shelf.orders(orders)),
        PenaltyRaw::ActivatePath(Current::Current) => Penalty::ActivatePath,
    };
    Ok(Column {
        turn: raw.turn,
        reward_if: condition(raw.reward_if)?,
        reward: shelf.bundle(raw.reward),
        penalty_if: condition(raw.penalty_if)?,
        penalty,
    })
}
