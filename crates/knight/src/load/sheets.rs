//! Scenario sheets and war sheets: stages, paths, battles, actions, maps.

use super::sheet_files::{
    BattleRaw, CardAction, DifficultiesRaw, DifficultyRaw, GoldRaw, KingRaw, PossibleRaw, RowRaw, RowsRaw, ScenarioRaw,
    TileRaw, WarFile, war_rules,
};
use super::{Result, Shelf, fault, id, needs};
use crate::data::{
    BattleData, DifficultyData, GoldActionData, GoldEffect, KingStage, Map, Path, PathStep, RowStage, Sheet,
    SheetSummary, TileData, Unresolved, War, WarActionData, WarEffect,
};
use crate::goods::{Bundle, Goods};
use crate::ids::{Battle, Command, GoldAction, NONE, SEATS, Scenario, TILES, Tile, WarAction};

/// A scenario of `scenarios.toml`.
pub(super) fn read_scenario(raw: ScenarioRaw, shelf: &mut Shelf) -> Result<Sheet> {
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
        summary: SheetSummary::default(),
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
    if actions.len() > 16 {
        return fault(file, "gold_action", "there are at most 16 actions for gold");
    }
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
                return fault(
                    file,
                    format!("{name}, {}, toward", raw.id),
                    "these are adjacent tiles, one step nearer the castle",
                );
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
        edge = next
            & !distance.iter().enumerate().filter(|(_, far)| **far < 100).fold(0, |bits, (tile, _)| bits | 1 << tile);
        steps += 1;
    }
    distance
}

/// The figures of war mode; its sheets are added to the others.
pub(super) fn read_war(file: WarFile, shelf: &mut Shelf, sheets: &mut Vec<Sheet>) -> Result<War> {
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
            summary: SheetSummary::default(),
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
        war_actions.push(WarActionData {
            id: id(FILE, &raw.id, WarAction::register)?,
            text: raw.text,
            cost: raw.cost,
            effect,
        });
    }
    for sheet in sheets.iter_mut().filter(|sheet| !sheet.players.is_empty()) {
        sheet.battles.clone_from(&battles);
        sheet.gold_actions.clone_from(&gold);
        sheet.war_actions.clone_from(&war_actions);
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
