//! The types of the components.

use crate::goods::{Bundle, Good, Goods};
use quintain_core::{Names, Preset};
use serde::{Deserialize, Serialize};

quintain_core::ids! {
    /// A character card.
    pub struct Character;
}
quintain_core::ids! {
    /// An event card.
    pub struct EventCard;
}
quintain_core::ids! {
    /// A goal card.
    pub struct GoalCard;
}
quintain_core::ids! {
    /// A segment, room, house or piece of the court card.
    pub struct Segment;
}
quintain_core::ids! {
    /// A tile of a map.
    pub struct Tile;
}
quintain_core::ids! {
    /// A battle.
    pub struct Battle;
}
quintain_core::ids! {
    /// An action for gold.
    pub struct GoldAction;
}
quintain_core::ids! {
    /// An action of the war card.
    pub struct WarAction;
}
quintain_core::ids! {
    /// A scenario.
    pub struct Scenario;
}

/// The most lines the court card may have.
pub const LINES: usize = 48;
/// The most steps a line may have.
pub const STEPS: usize = 8;
/// The most tiles a map may have.
pub const TILES: usize = 20;
/// How many court tracks there are.
pub const TRACKS: usize = 13;
/// Seats of the biggest table.
pub const SEATS: usize = 4;
/// No component: an empty place in a compact array.
pub const NONE: u8 = u8::MAX;

/// A court track.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Track {
    /// Church.
    Church,
    /// Nobles.
    Nobles,
    /// Merchants.
    Merchants,
    /// King.
    King,
    /// Lords.
    Lords,
    /// Castle.
    Castle,
    /// Village.
    Village,
    /// Stable.
    Stable,
    /// Knowledge.
    Knowledge,
    /// Combat.
    Combat,
    /// Fame.
    Fame,
    /// Tournaments.
    Tournaments,
    /// Armory.
    Armory,
}

impl Track {
    /// All of them.
    pub const ALL: [Self; TRACKS] = [
        Self::Church,
        Self::Nobles,
        Self::Merchants,
        Self::King,
        Self::Lords,
        Self::Castle,
        Self::Village,
        Self::Stable,
        Self::Knowledge,
        Self::Combat,
        Self::Fame,
        Self::Tournaments,
        Self::Armory,
    ];

    /// Its number, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its id in the data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Church => "church",
            Self::Nobles => "nobles",
            Self::Merchants => "merchants",
            Self::King => "king",
            Self::Lords => "lords",
            Self::Castle => "castle",
            Self::Village => "village",
            Self::Stable => "stable",
            Self::Knowledge => "knowledge",
            Self::Combat => "combat",
            Self::Fame => "fame",
            Self::Tournaments => "tournaments",
            Self::Armory => "armory",
        }
    }
}

/// A place in [`Data::bundles`].
pub type BundleId = u16;

/// What can be measured: for requirements and goals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// Total influence.
    Influence,
    /// Victory points.
    Vp,
    /// Gold held.
    Gold,
    /// Resources held.
    Resources,
    /// Own units on the map.
    Units,
    /// Tiles with own units.
    Tiles,
    /// Enemy units on the map.
    EnemyUnits,
    /// The enemy's diplomacy.
    EnemyDiplomacy,
    /// Own diplomacy.
    Diplomacy,
    /// Battles won.
    Battles,
    /// Stages used and battles won (KNI-GOAL-05).
    ScenarioActions,
    /// The level of a track.
    #[serde(untagged)]
    Track(Track),
}

/// So much is needed of something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Need {
    /// Of what.
    pub of: Measure,
    /// How much.
    pub least: i16,
}

/// How a track is built (KNI-COURT-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrackKind {
    /// One line of segments.
    Segments,
    /// Independent segments.
    Choice,
    /// Several lines.
    Lords,
    /// Independent houses.
    Village,
    /// Floors of independent rooms.
    Castle,
    /// Independent pieces.
    Armory,
}

/// How a track is activated (KNI-COURT-07).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Activation {
    /// By event cards.
    Event,
    /// Through the castle only.
    Chain,
    /// Never.
    None,
}

/// A court track.
#[derive(Debug)]
pub struct TrackData {
    /// Its name.
    pub name: Names,
    /// How it is built.
    pub kind: TrackKind,
    /// How it is activated.
    pub activation: Activation,
    /// Tracks to which a chain may lead.
    pub chain_to: Vec<Track>,
    /// Its lines: `lines.0..lines.1` of [`Data::lines`].
    pub lines: (usize, usize),
}

/// A line of the court card: steps that open one after another. A house, a room or a tournament is a
/// line of one step.
#[derive(Debug)]
pub struct Line {
    /// The track it belongs to.
    pub track: Track,
    /// The floor of a castle room; 0 elsewhere.
    pub floor: u8,
    /// The name of a lord.
    pub name: Option<Names>,
    /// The steps.
    pub steps: Vec<Step>,
    /// What an activation yields when so many steps are unlocked.
    pub income: Vec<Goods>,
}

/// A segment, room, house or piece.
#[derive(Debug)]
pub struct Step {
    /// Its id.
    pub id: Segment,
    /// Its own name, if it has one.
    pub name: Option<Names>,
    /// Its cost symbols.
    pub cost: Goods,
    /// The same, three bits for each kind.
    pub packed: u16,
    /// What it adds to every activation.
    pub gain: Goods,
    /// What it gives once.
    pub once: BundleId,
    /// Influence marked when it is unlocked.
    pub influence: u8,
    /// What must hold before the first symbol is crossed off.
    pub requires: Vec<Need>,
}

/// A character card.
#[derive(Debug)]
pub struct CharacterData {
    /// Its id.
    pub id: Character,
    /// Its name.
    pub name: Names,
    /// What the character holds at the start.
    pub start: Goods,
    /// The track of the privilege.
    pub privilege: Track,
    /// What the privilege gives.
    pub privilege_gain: BundleId,
    /// Rewards for levels of tracks.
    pub rewards: Vec<(Track, u8, BundleId)>,
    /// Rewards for influence.
    pub thresholds: Vec<(u8, BundleId)>,
    /// The cost of the special action.
    pub special_cost: Goods,
    /// What it gives.
    pub special_gain: BundleId,
}

/// Left or right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Left.
    Left,
    /// Right.
    Right,
}

impl Side {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Left, Self::Right];
}

/// An event card.
#[derive(Debug)]
pub struct EventData {
    /// Its id.
    pub id: EventCard,
    /// Its name.
    pub name: Names,
    /// Left and right.
    pub sides: [EventSide; 2],
}

/// A side of an event card.
#[derive(Debug)]
pub struct EventSide {
    /// What choosing it means.
    pub label: Names,
    /// What it gives at once.
    pub gain: BundleId,
    /// The tracks it activates.
    pub actions: Vec<Track>,
    /// The consequence path, counted from 0.
    pub path: u8,
}

/// A goal card.
#[derive(Debug)]
pub struct GoalData {
    /// Its id.
    pub id: GoalCard,
    /// Its name.
    pub name: Names,
    /// Its columns.
    pub columns: [Column; 3],
}

/// A column of a goal card.
#[derive(Debug)]
pub struct Column {
    /// After which turn it is judged.
    pub turn: u8,
    /// When the reward is earned.
    pub reward_if: Condition,
    /// The reward.
    pub reward: BundleId,
    /// When the penalty falls due.
    pub penalty_if: Condition,
    /// The penalty.
    pub penalty: Penalty,
}

/// A condition of a goal card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Every value is at least so much.
    AtLeast(Vec<Need>),
    /// Every value is below so much.
    Below(Vec<Need>),
    /// The highest value of the table.
    Most(Measure),
    /// The lowest value of the table, unless all are equal.
    Least(Measure),
}

/// A penalty of a goal card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Penalty {
    /// Goods, points and units are lost.
    Lose {
        /// Resources and gold.
        goods: Goods,
        /// Points.
        vp: i16,
        /// Own units.
        units: u8,
    },
    /// The enemy carries out orders: a place in [`Data::orders`].
    Orders(u16),
    /// The path of this turn is considered once more.
    ActivatePath,
}

/// An order to the enemy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "order", deny_unknown_fields)]
pub enum Order {
    /// New units.
    Add {
        /// How many.
        n: u8,
    },
    /// Single steps towards the castle.
    Move {
        /// How many.
        n: u8,
    },
    /// Every unit attacks where it stands.
    Attack,
    /// The enemy's diplomacy rises.
    Diplomacy {
        /// By how much.
        n: u8,
    },
}

/// A step of a consequence path.
#[derive(Debug)]
pub struct PathStep {
    /// What can be bought off: its cost and its orders.
    pub possible: Option<(Goods, u16)>,
    /// What happens anyway.
    pub unavoidable: u16,
}

/// A consequence path.
#[derive(Debug)]
pub struct Path {
    /// Its number on event cards.
    pub id: u8,
    /// Its name.
    pub name: Names,
    /// Its steps; the last one repeats.
    pub steps: Vec<PathStep>,
}

/// A stage of the king's row.
#[derive(Clone, Copy, Debug)]
pub struct KingStage {
    /// The level it needs.
    pub level: u8,
    /// What it gives.
    pub once: BundleId,
}

/// A stage of an influence row.
#[derive(Clone, Copy, Debug)]
pub struct RowStage {
    /// The level it needs.
    pub level: u8,
    /// What left and right give.
    pub sides: [BundleId; 2],
}

/// A battle.
#[derive(Clone, Debug)]
pub struct BattleData {
    /// Its id.
    pub id: Battle,
    /// Its name.
    pub name: Names,
    /// What must hold.
    pub requires: Vec<Need>,
    /// What winning it gives.
    pub once: BundleId,
}

/// What an action for gold does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoldEffect {
    /// Gives a bundle.
    Gain(BundleId),
    /// Turns one resource into another.
    Exchange,
    /// Turns up a face-down event card.
    Reveal,
    /// Looks at a face-down event card.
    Peek,
    /// Swaps two unused event cards.
    Swap,
    /// Replaces an unused event card.
    Replace,
    /// Takes over the action of a neighbouring event card.
    Adjacent,
    /// Moves all enemy units by this many tiles.
    Shift(u8),
}

/// An action for gold.
#[derive(Clone, Debug)]
pub struct GoldActionData {
    /// Its id.
    pub id: GoldAction,
    /// What it says.
    pub text: Names,
    /// Its price.
    pub gold: u8,
    /// May it be used before the side is chosen (T0)?
    pub early: bool,
    /// May it be used while resources are spent (T2)?
    pub spending: bool,
    /// What must hold.
    pub requires: Vec<Need>,
    /// What it does.
    pub effect: GoldEffect,
}

/// What an action of the war card gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WarEffect {
    /// A bundle.
    Gain(BundleId),
    /// A stored point for one command only.
    Order(Command),
}

/// An action of the war card.
#[derive(Clone, Debug)]
pub struct WarActionData {
    /// Its id.
    pub id: WarAction,
    /// What it says.
    pub text: Names,
    /// Its cost.
    pub cost: Goods,
    /// What it gives.
    pub effect: WarEffect,
}

/// A command.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Command {
    /// A new unit.
    Recruit,
    /// Own units attack.
    Attack,
    /// Own units march.
    Move,
    /// The sources of held tiles.
    Gather,
    /// The enemy's diplomacy falls.
    Envoy,
}

impl Command {
    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Recruit => "recruit",
            Self::Attack => "attack",
            Self::Move => "move",
            Self::Gather => "gather",
            Self::Envoy => "envoy",
        }
    }
}

/// One way to win or to lose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind", deny_unknown_fields)]
pub enum Finish {
    /// Own units on so many tiles.
    TilesHeld {
        /// So many units on them.
        units: u8,
        /// So many tiles.
        tiles: u8,
        /// None of the enemy's on them.
        #[serde(default)]
        enemy_free: bool,
        /// None of another player's on them.
        #[serde(default)]
        opponent_free: bool,
    },
    /// So many battles won.
    Battles {
        /// How many.
        n: u8,
    },
    /// Points and influence.
    Score {
        /// Points.
        vp: i16,
        /// Influence.
        influence: u8,
    },
    /// The own diplomacy track is full.
    DiplomacyFull,
    /// So many enemy units on the map.
    EnemyUnits {
        /// How many.
        n: u8,
    },
    /// So many enemy units at the castle and nobody there to meet them.
    CastleOccupied {
        /// How many.
        n: u8,
    },
    /// The castle is destroyed or flooded.
    CastleDestroyed,
    /// So many tiles flooded or destroyed.
    AreasDestroyed {
        /// How many.
        n: u8,
    },
    /// So many villages flooded.
    VillagesDestroyed {
        /// How many.
        n: u8,
    },
    /// The enemy's diplomacy track is full.
    EnemyDiplomacyFull,
    /// The castle of the other player is taken.
    CastleAttack,
}

impl Finish {
    /// Its word in records and statistics.
    pub const fn id(self) -> &'static str {
        match self {
            Self::TilesHeld { .. } => "tiles-held",
            Self::Battles { .. } => "battles",
            Self::Score { .. } => "score",
            Self::DiplomacyFull => "diplomacy-full",
            Self::EnemyUnits { .. } => "enemy-units",
            Self::CastleOccupied { .. } => "castle-occupied",
            Self::CastleDestroyed => "castle-destroyed",
            Self::AreasDestroyed { .. } => "areas-destroyed",
            Self::VillagesDestroyed { .. } => "villages-destroyed",
            Self::EnemyDiplomacyFull => "enemy-diplomacy-full",
            Self::CastleAttack => "castle-attack",
        }
    }
}

/// Where own units may be placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlaceOwn {
    /// On tiles with a recruit mark.
    Recruit,
    /// On any tile that is not flooded.
    AnyDry,
    /// On any tile.
    Any,
}

/// Where new enemy units appear (KNI-ENEMY-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlaceEnemy {
    /// On a start tile with room.
    Start,
    /// On a start tile without enemies while there is one.
    StartSpread,
    /// On a dry start tile, then on the shore.
    StartThenShore,
    /// On any tile without an enemy.
    Empty,
}

/// What an enemy attack does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AttackKind {
    /// Destroys units, then sources (KNI-ENEMY-04).
    Sources,
    /// Floods (KNI-FLOOD-03).
    Flood,
    /// Destroys a unit or the area (KNI-REB-02).
    Area,
}

/// The rules of a map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapRules {
    /// Enemy units on one tile.
    pub max_enemy: u8,
    /// Own units on one tile.
    pub max_own: u8,
    /// Enemy units on the map.
    pub total_enemy: u8,
    /// Own units on the map.
    pub total_own: u8,
    /// Does the enemy move?
    pub advance: bool,
    /// Where own units are placed.
    pub place_own: PlaceOwn,
    /// Where enemy units appear.
    pub place_enemy: PlaceEnemy,
    /// What an attack does.
    pub attack: AttackKind,
}

/// A tile.
#[derive(Debug)]
#[allow(clippy::struct_excessive_bools)]
pub struct TileData {
    /// Its id.
    pub id: Tile,
    /// Its name.
    pub name: Names,
    /// Its sources, in the order in which they are destroyed.
    pub sources: Vec<Goods>,
    /// Own units may be placed here.
    pub recruit: bool,
    /// Enemy units appear here.
    pub enemy_start: bool,
    /// The castle.
    pub castle: bool,
    /// A village.
    pub village: bool,
    /// The next tiles of an advancing enemy.
    pub toward: Vec<u8>,
    /// Adjacent tiles, as bits.
    pub adjacent: u32,
    /// Steps to the castle.
    pub distance: u8,
    /// War mode: whose castle, as a seat's number.
    pub castle_of: Option<u8>,
    /// War mode: who recruits here, as bits.
    pub recruit_for: u8,
}

/// A map.
#[derive(Debug)]
pub struct Map {
    /// The tiles.
    pub tiles: Vec<TileData>,
    /// Tiles by ascending distance, then number (KNI-ENEMY-03).
    pub inward: Vec<u8>,
    /// Tiles by descending distance, then number (KNI-GOLD-04).
    pub outward: Vec<u8>,
    /// The castle's tile.
    pub castle: Option<u8>,
    /// Start tiles of the enemy, as bits.
    pub starts: u32,
    /// Recruit marks, as bits.
    pub recruits: u32,
    /// Villages, as bits.
    pub villages: u32,
    /// From the number of a tile id to its place here.
    pub place: [u8; 256],
}

impl Map {
    /// The place of a tile on this map.
    #[inline]
    pub fn find(&self, tile: Tile) -> Option<usize> {
        let place = self.place[tile.index()];
        (place != NONE).then_some(usize::from(place))
    }
}

/// How hard a scenario is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// Easy.
    Easy,
    /// Normal.
    #[default]
    Normal,
    /// Hard.
    Hard,
}

/// What a difficulty changes.
#[derive(Debug, Default)]
pub struct DifficultyData {
    /// Gold on top of the character's.
    pub start_gold: u8,
    /// Tiles of the own units.
    pub own_start: Vec<u8>,
    /// Tiles of the enemy units.
    pub enemy_start: Vec<u8>,
    /// The length of the own diplomacy track.
    pub player_diplomacy: u8,
    /// The length of the enemy's.
    pub enemy_diplomacy: u8,
    /// Added to every possible cost.
    pub cost_shift: i8,
}

/// The points for a game that ends without a decision (KNI-END-04).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unresolved {
    /// Points added.
    pub vp: i16,
    /// The least total that is a success.
    pub success_at_least: i16,
}

/// A scenario sheet: a solo scenario, or the war card with one of its maps.
#[derive(Debug)]
pub struct Sheet {
    /// Its id: a scenario or a war map.
    pub id: Scenario,
    /// Its name.
    pub name: Names,
    /// The commands it knows, as bits by [`Command`].
    pub commands: u8,
    /// The king's stages.
    pub king: Vec<KingStage>,
    /// The rows of church, nobles and merchants.
    pub rows: [Vec<RowStage>; 3],
    /// Ways to win.
    pub win: Vec<Finish>,
    /// Ways to lose.
    pub lose: Vec<Finish>,
    /// The end without either.
    pub unresolved: Unresolved,
    /// Consequence paths.
    pub paths: Vec<Path>,
    /// Battles.
    pub battles: Vec<BattleData>,
    /// Actions for gold.
    pub gold_actions: Vec<GoldActionData>,
    /// Actions of the war card.
    pub war_actions: Vec<WarActionData>,
    /// The map.
    pub map: Map,
    /// Its rules.
    pub rules: MapRules,
    /// Easy, normal, hard.
    pub difficulty: [DifficultyData; 3],
    /// War maps: the numbers of players it is for.
    pub players: Vec<u8>,
}

/// The figures of war mode.
#[derive(Debug)]
pub struct War {
    /// What a diplomacy point is worth.
    pub diplomacy_vp: i16,
    /// The command store.
    pub store: u8,
    /// How many gathers a player has in a turn.
    pub gathers: u8,
    /// The highest bid.
    pub highest_bid: u8,
    /// The thresholds of the initiative track.
    pub thresholds: Vec<u8>,
    /// What the first band pays.
    pub first_payment: u8,
    /// Challenges of one player.
    pub challenges: u8,
    /// Tracks that count in a duel.
    pub duel_levels: Vec<Track>,
    /// Tracks that break a tie.
    pub duel_ties: Vec<Track>,
    /// What the winner of a duel gets.
    pub duel_winner: BundleId,
    /// Three or four players: the attacker's points for a castle.
    pub castle_attacker: i16,
    /// Three or four players: the owner's points.
    pub castle_owner: i16,
}

/// The limits of the character card.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The most of each good.
    pub held: [u8; 4],
    /// Points for what fits nowhere.
    pub overflow_vp: i16,
    /// Points for what is left at the end.
    pub leftover_vp: i16,
}

/// The figures of the table.
#[derive(Clone, Copy, Debug)]
pub struct TableFigures {
    /// Turns of a game.
    pub turns: u8,
    /// Positions that lie open at the start of a round, as bits.
    pub turned_up: u8,
    /// Points of the first finisher.
    pub first_finisher_vp: i16,
    /// Offers of one player in a turn.
    pub offers_per_turn: u8,
}

/// All components of the game.
#[derive(Debug)]
pub struct Data {
    /// Limits of holdings.
    pub limits: Limits,
    /// Figures of the table.
    pub table: TableFigures,
    /// The tracks, by [`Track`].
    pub tracks: Vec<TrackData>,
    /// The lines of the court card.
    pub lines: Vec<Line>,
    /// From the number of a segment id to its line and step.
    pub segment: [(u8, u8); 256],
    /// The ids of each line's steps, close together for quick lists.
    pub segment_ids: Vec<[Segment; STEPS]>,
    /// Character cards.
    pub characters: Vec<CharacterData>,
    /// Event cards.
    pub events: Vec<EventData>,
    /// The event deck: one entry for each copy.
    pub deck: Vec<u8>,
    /// Goal cards: solo, multiplayer.
    pub goals: [Vec<GoalData>; 2],
    /// The goal decks: one entry for each copy.
    pub goal_decks: [Vec<u8>; 2],
    /// Scenario sheets; the war sheets come last.
    pub sheets: Vec<Sheet>,
    /// How many of them are solo scenarios.
    pub scenarios: usize,
    /// War mode.
    pub war: War,
    /// Every bundle of the data.
    pub bundles: Vec<Bundle>,
    /// Every list of enemy orders.
    pub orders: Vec<Vec<Order>>,
    /// Ready-made tables.
    pub presets: Vec<Preset>,
    /// Names of resources and ideas, by section and word.
    pub terms: std::collections::BTreeMap<String, std::collections::BTreeMap<String, Names>>,
    /// Everything a client shows, by kind and id.
    pub catalogue: serde_json::Value,
}

impl Data {
    /// A bundle of the data.
    #[inline]
    pub fn bundle(&self, id: BundleId) -> &Bundle {
        &self.bundles[usize::from(id)]
    }

    /// The track's data.
    #[inline]
    pub fn track(&self, track: Track) -> &TrackData {
        &self.tracks[track.index()]
    }

    /// Line and step of a segment.
    #[inline]
    pub fn find_segment(&self, segment: Segment) -> Option<(usize, usize)> {
        let (line, step) = self.segment[segment.index()];
        (line != NONE).then_some((usize::from(line), usize::from(step)))
    }

    /// The step behind a segment's id.
    pub fn step(&self, segment: Segment) -> Option<&Step> {
        self.find_segment(segment).map(|(line, step)| &self.lines[line].steps[step])
    }

    /// The most of a good that can be held.
    #[inline]
    pub fn limit(&self, good: Good) -> u8 {
        self.limits.held[good.index()]
    }
}
