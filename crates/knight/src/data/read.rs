//! From TOML to components. Every reference is resolved here, so that no rule can meet a dangling one.

use super::parts::*;
use super::raw::*;
use super::{catalogue, check};
use crate::goods::{Bundle, Goods};
use quintain_core::{DataError, Pack};

type Result<T> = std::result::Result<T, DataError>;

/// A fault in one of the files.
fn fault<T>(file: &str, field: impl Into<String>, message: impl Into<String>) -> Result<T> {
    Err(DataError::new(file, field, message))
}

/// Collects bundles and order lists while the files are read.
#[derive(Default)]
struct Shelf {
    bundles: Vec<Bundle>,
    orders: Vec<Vec<Order>>,
}

impl Shelf {
    fn bundle(&mut self, bundle: Bundle) -> BundleId {
        let known = self.bundles.iter().position(|other| *other == bundle);
        known.unwrap_or_else(|| {
            self.bundles.push(bundle);
            self.bundles.len() - 1
        }) as BundleId
    }

    fn orders(&mut self, orders: Vec<Order>) -> u16 {
        let known = self.orders.iter().position(|other| *other == orders);
        known.unwrap_or_else(|| {
            self.orders.push(orders);
            self.orders.len() - 1
        }) as u16
    }
}

/// Reads all files of a pack.
pub(crate) fn read(pack: &Pack) -> Result<Data> {
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
    let ids = |line: &Line| std::array::from_fn(|step| line.steps[step.min(line.steps.len() - 1)].id);
    let data = Data {
        segment_ids: lines.iter().map(ids).collect(),
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
        catalogue: catalogue::catalogue(pack)?,
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
    if raw.turns != 12 || raw.row != 6 {
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

fn needs(file: &str, field: &str, raw: &Requires) -> Result<Vec<Need>> {
    raw.iter().map(|(word, least)| Ok(Need { of: measure(file, field, word)?, least: *least })).collect()
}

fn id<T>(file: &str, id: &str, register: impl Fn(&str) -> Option<T>) -> Result<T> {
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
            return fault(FILE, format!("track {}, scenario_row", raw.id.id()), "king, church, nobles and merchants have the row of their name, others none");
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

fn read_scenario(raw: ScenarioRaw, shelf: &mut Shelf) -> Result<Sheet> {
    const FILE: &str = "scenarios.toml";
    let name = raw.id.as_str();
    let map = read_map(FILE, name, raw.map.tile, &raw.map.edges)?;
    let mut paths = Vec::new();
    for path in raw.path {
        if usize::from(path.id) != paths.len() + 1 || path.steps.is_empty() {
            return fault(FILE, format!("{name}, path {}", path.id), "paths are numbered from 1 and have steps");
        }
        let mut steps = Vec::new();
        for step in path.steps {
            let possible = match step.possible {
                Some(PossibleRaw { cost, orders }) => {
                    if cost.0.iter().filter(|n| **n > 0).count() != 1 {
                        return fault(FILE, format!("{name}, path {}", path.id), "a possible cost has one kind");
                    }
                    Some((cost, shelf.orders(orders)))
                }
                None => None,
            };
            steps.push(PathStep { possible, unavoidable: shelf.orders(step.unavoidable) });
        }
        paths.push(Path { id: path.id, name: path.name, steps });
    }
    let find = |tile: &String| match Tile::find(tile).and_then(|tile| map.find(tile)) {
        Some(place) => Ok(place as u8),
        None => fault(FILE, name, format!("there is no tile '{tile}'")),
    };
    let difficulty = |raw: &DifficultyRaw| -> Result<DifficultyData> {
        Ok(DifficultyData {
            start_gold: raw.start_gold,
            own_start: raw.own_start.iter().map(find).collect::<Result<_>>()?,
            enemy_start: raw.enemy_start_units.iter().map(find).collect::<Result<_>>()?,
            player_diplomacy: raw.player_diplomacy,
            enemy_diplomacy: raw.enemy_diplomacy,
            cost_shift: raw.cost_shift,
        })
    };
    let DifficultiesRaw { easy, normal, hard } = &raw.difficulty;
    let difficulty = [difficulty(easy)?, difficulty(normal)?, difficulty(hard)?];
    let (king, rows) = read_stages(&raw.king_actions, &raw.influence_actions, shelf);
    Ok(Sheet {
        id: id(FILE, name, Scenario::register)?,
        name: raw.name,
        commands: raw.commands.iter().fold(0, |bits, command| bits | 1 << *command as u8),
        king,
        rows,
        win: raw.win,
        lose: raw.lose,
        unresolved: raw.unresolved,
        paths,
        battles: read_battles(FILE, raw.battle, shelf)?,
        gold_actions: read_gold(FILE, raw.gold_action, shelf)?,
        war_actions: Vec::new(),
        map,
        rules: raw.map_rules,
        difficulty,
        players: Vec::new(),
    })
}

fn read_stages(king: &[KingRaw], rows: &RowsRaw, shelf: &mut Shelf) -> (Vec<KingStage>, [Vec<RowStage>; 3]) {
    let king = king.iter().map(|stage| KingStage { level: stage.level, once: shelf.bundle(stage.once) }).collect();
    let mut row = |stages: &[RowRaw]| {
        let stage = |s: &RowRaw| RowStage { level: s.level, sides: [shelf.bundle(s.left), shelf.bundle(s.right)] };
        stages.iter().map(stage).collect()
    };
    (king, [row(&rows.church), row(&rows.nobles), row(&rows.merchants)])
}

fn read_battles(file: &str, battles: Vec<BattleRaw>, shelf: &mut Shelf) -> Result<Vec<BattleData>> {
    if battles.len() > 8 {
        return fault(file, "battle", "there are at most 8 battles");
    }
    let mut list: Vec<BattleData> = Vec::new();
    for raw in battles {
        let battle = BattleData {
            id: id(file, &raw.id, Battle::register)?,
            requires: needs(file, &raw.id, &raw.requires)?,
            name: raw.name,
            once: shelf.bundle(raw.once),
        };
        if list.iter().any(|other| other.id == battle.id) {
            return fault(file, raw.id, "this battle is listed twice");
        }
        list.push(battle);
    }
    Ok(list)
}

fn read_gold(file: &str, actions: Vec<GoldRaw>, shelf: &mut Shelf) -> Result<Vec<GoldActionData>> {
    let mut list: Vec<GoldActionData> = Vec::new();
    for raw in actions {
        let effect = match (&raw.gain, raw.card, &raw.shift_enemies) {
            (Some(gain), None, None) if raw.cost == Goods([0, 0, 0, 0, 1]) => {
                if *gain != Bundle::goods(Goods([0, 0, 0, 0, 1])) {
                    return fault(file, raw.id, "an action that costs a resource gives one resource");
                }
                GoldEffect::Exchange
            }
            (Some(gain), None, None) => GoldEffect::Gain(shelf.bundle(*gain)),
            (None, Some(card), None) => match card {
                CardAction::Reveal => GoldEffect::Reveal,
                CardAction::Peek => GoldEffect::Peek,
                CardAction::Swap => GoldEffect::Swap,
                CardAction::Replace => GoldEffect::Replace,
                CardAction::AdjacentAction => GoldEffect::Adjacent,
            },
            (None, None, Some(shift)) => GoldEffect::Shift(shift.n),
            _ => return fault(file, raw.id, "exactly one of gain, card and shift_enemies is wanted"),
        };
        if !raw.cost.is_none() && effect != GoldEffect::Exchange {
            return fault(file, format!("{}, cost", raw.id), "only one resource of choice can be asked for");
        }
        if raw.gold == 0 {
            return fault(file, format!("{}, gold", raw.id), "an action for gold costs gold");
        }
        let action = GoldActionData {
            id: id(file, &raw.id, GoldAction::register)?,
            gold: raw.gold,
            early: raw.phases.contains(&0),
            spending: raw.phases.contains(&2),
            requires: needs(file, &raw.id, &raw.requires)?,
            text: raw.text,
            effect,
        };
        let same_kind = |other: &GoldActionData| {
            std::mem::discriminant(&other.effect) == std::mem::discriminant(&effect)
                && !matches!(effect, GoldEffect::Gain(_))
        };
        if list.iter().any(|other| other.id == action.id || same_kind(other)) {
            return fault(file, raw.id, "this action, or one of its kind, is listed twice");
        }
        list.push(action);
    }
    Ok(list)
}

fn read_map(file: &str, name: &str, tiles: Vec<TileRaw>, edges: &[[String; 2]]) -> Result<Map> {
    if tiles.is_empty() || tiles.len() > TILES {
        return fault(file, name, format!("a map has 1 to {TILES} tiles"));
    }
    let mut place = [NONE; 256];
    for (index, tile) in tiles.iter().enumerate() {
        let known = id(file, &tile.id, Tile::register)?;
        if place[known.index()] != NONE || usize::from(tile.number) != index + 1 {
            return fault(file, format!("{name}, {}", tile.id), "tiles are numbered from 1 and have ids of their own");
        }
        place[known.index()] = index as u8;
    }
    let find = |tile: &str| match Tile::find(tile).map(|tile| place[tile.index()]).filter(|place| *place != NONE) {
        Some(place) => Ok(place),
        None => fault(file, name, format!("there is no tile '{tile}'")),
    };
    let mut adjacent = vec![0u32; tiles.len()];
    for [one, other] in edges {
        let (one, other) = (find(one)?, find(other)?);
        adjacent[usize::from(one)] |= 1 << other;
        adjacent[usize::from(other)] |= 1 << one;
    }
    let castle = tiles.iter().position(|tile| tile.castle).map(|castle| castle as u8);
    let distance = distances(&adjacent, castle);
    let mut built = Vec::new();
    for (index, raw) in tiles.into_iter().enumerate() {
        let toward = raw.toward.iter().map(|tile| find(tile)).collect::<Result<Vec<u8>>>()?;
        for next in &toward {
            let next = usize::from(*next);
            if adjacent[index] & 1 << next == 0 || distance[next] + 1 != distance[index] {
                return fault(file, format!("{name}, {}, toward", raw.id), "these are adjacent tiles, one step nearer the castle");
            }
        }
        if raw.sources.len() > 8 || raw.sources.iter().any(|source| source.any() > 0) {
            return fault(file, format!("{name}, {}, sources", raw.id), "at most 8 sources, none of choice");
        }
        let seats = raw.castle_of.iter().chain(&raw.recruit_for);
        if seats.clone().any(|seat| !(1..=SEATS as u8).contains(seat)) {
            return fault(file, format!("{name}, {}", raw.id), "seats are numbered from 1 to 4");
        }
        built.push(TileData {
            id: id(file, &raw.id, Tile::register)?,
            name: raw.name,
            sources: raw.sources,
            recruit: raw.recruit,
            enemy_start: raw.enemy_start,
            castle: raw.castle,
            village: raw.village,
            toward,
            adjacent: adjacent[index],
            distance: distance[index],
            castle_of: raw.castle_of.map(|seat| seat - 1),
            recruit_for: raw.recruit_for.iter().fold(0, |bits, seat| bits | 1 << (seat - 1)),
        });
    }
    let bits = |flag: fn(&TileData) -> bool| {
        built.iter().enumerate().filter(|(_, tile)| flag(tile)).fold(0, |bits, (index, _)| bits | 1 << index)
    };
    let mut inward: Vec<u8> = (0..built.len() as u8).collect();
    inward.sort_by_key(|tile| (distance[usize::from(*tile)], *tile));
    let mut outward = inward.clone();
    outward.sort_by_key(|tile| (std::cmp::Reverse(distance[usize::from(*tile)]), *tile));
    Ok(Map {
        starts: bits(|tile| tile.enemy_start),
        recruits: bits(|tile| tile.recruit),
        villages: bits(|tile| tile.village),
        tiles: built,
        inward,
        outward,
        castle,
        place,
    })
}

/// The least number of edges to the castle (KNI-ENEMY-08); 0 everywhere on a map without one.
fn distances(adjacent: &[u32], castle: Option<u8>) -> Vec<u8> {
    let mut distance = vec![if castle.is_some() { 100 } else { 0 }; adjacent.len()];
    let mut edge = castle.map_or(0, |castle| 1u32 << castle);
    let mut steps = 0;
    while edge != 0 {
        let mut next = 0;
        for (tile, far) in distance.iter_mut().enumerate() {
            if edge & 1 << tile != 0 && *far == 100 {
                *far = steps;
                next |= adjacent[tile];
            }
        }
        edge = next & !distance.iter().enumerate().filter(|(_, far)| **far < 100).fold(0, |bits, (tile, _)| bits | 1 << tile);
        steps += 1;
    }
    distance
}

fn read_war(file: WarFile, shelf: &mut Shelf, sheets: &mut Vec<Sheet>) -> Result<War> {
    const FILE: &str = "war.toml";
    let rules = war_rules(&file);
    if file.command_store_max > 5 || file.initiative.spaces > 100 || file.duel.challenges_per_player > 3 {
        return fault(FILE, "", "the store holds at most 5, bids go to 100, and a player has at most 3 challenges");
    }
    for map in file.map {
        let (king, rows) = read_stages(&file.card.king_actions, &file.card.influence_actions, shelf);
        sheets.push(Sheet {
            id: id(FILE, &map.id, Scenario::register)?,
            name: map.name,
            commands: file.commands.iter().fold(0, |bits, command| bits | 1 << *command as u8),
            king,
            rows,
            win: map.win,
            lose: Vec::new(),
            unresolved: Unresolved::default(),
            paths: Vec::new(),
            battles: Vec::new(),
            gold_actions: Vec::new(),
            war_actions: Vec::new(),
            map: read_map(FILE, &map.id, map.tile, &map.edges)?,
            rules,
            difficulty: Default::default(),
            players: map.players,
        });
    }
    let card = file.card;
    let (battles, gold, actions) = (card.battle, card.gold_action, card.war_action);
    let battles = read_battles(FILE, battles, shelf)?;
    let gold = read_gold(FILE, gold, shelf)?;
    let mut war_actions = Vec::new();
    for raw in actions {
        let effect = match (raw.gain, raw.order) {
            (Some(gain), None) if gain.goods.is_none() => WarEffect::Gain(shelf.bundle(gain)),
            (None, Some(command)) if command != Command::Envoy => WarEffect::Order(command),
            _ => return fault(FILE, raw.id, "a war action gives either a bundle without goods or an order"),
        };
        if raw.cost.is_none() {
            return fault(FILE, raw.id, "a war action costs something");
        }
        war_actions.push(WarActionData { id: id(FILE, &raw.id, WarAction::register)?, text: raw.text, cost: raw.cost, effect });
    }
    for sheet in sheets.iter_mut().filter(|sheet| !sheet.players.is_empty()) {
        sheet.battles = battles.clone();
        sheet.gold_actions = gold.clone();
        sheet.war_actions = war_actions.clone();
    }
    Ok(War {
        diplomacy_vp: file.diplomacy_vp,
        store: file.command_store_max,
        gathers: file.command_limits.gather,
        highest_bid: file.initiative.spaces,
        thresholds: file.initiative.thresholds,
        first_payment: file.initiative.first_level_payment,
        challenges: file.duel.challenges_per_player,
        duel_levels: file.duel.levels,
        duel_ties: file.duel.tie_levels,
        duel_winner: shelf.bundle(file.duel.winner),
        castle_attacker: file.castle_attack.three_or_four.attacker_vp,
        castle_owner: file.castle_attack.three_or_four.defender_vp,
    })
}
