//! The components, read from `data/*.toml` and checked once.

use crate::cards::{Cards, MAX_KINDS};
use crate::phrases::Phrases;
use quintain_core::{Catalogue, DataError, Names, OptionKind, OptionSchema, Pack, Preset};
use serde::{Deserialize, Serialize};
use serde_json::Value;

quintain_core::ids! {
    /// An action card; copies of it are all alike.
    pub struct Card;
}

quintain_core::ids! {
    /// A hero card: one of eight knights, or the wizard.
    pub struct Hero;
}

quintain_core::ids! {
    /// A personal goal card.
    pub struct Goal;
}

quintain_core::ids! {
    /// A canned line of table talk.
    pub struct TalkLine;
}

/// The files of the game, built into the program.
pub(crate) const FILES: [(&str, &str); 6] = [
    ("actions.toml", include_str!("../data/actions.toml")),
    ("goals.toml", include_str!("../data/goals.toml")),
    ("heroes.toml", include_str!("../data/heroes.toml")),
    ("presets.toml", include_str!("../data/presets.toml")),
    ("setup.toml", include_str!("../data/setup.toml")),
    ("talk.toml", include_str!("../data/talk.toml")),
];

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Provenance {
    /// Printed in the rulebook.
    Rulebook,
    /// Stated by a public source.
    Public,
    /// Designed for this edition, because no source gives it.
    Reconstructed,
}

/// The extra action of a card played face up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ExtraKind {
    /// An earlier card goes to another hero.
    Move,
    /// An earlier card goes to the discard pile.
    Discard,
    /// An earlier card goes into a hand.
    Take,
}

/// One of the two sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The Crusaders.
    Crusaders,
    /// The Saracens.
    Saracens,
}

impl Side {
    /// The other one.
    pub const fn other(self) -> Self {
        match self {
            Self::Crusaders => Self::Saracens,
            Self::Saracens => Self::Crusaders,
        }
    }
}

/// An action card.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionCard {
    pub(crate) id: String,
    /// Its name.
    pub name: Names,
    /// Swords on its face.
    pub swords: u8,
    /// Shields on its face.
    pub shields: u8,
    /// Its extra action.
    pub extra: ExtraKind,
    /// How many copies the deck has.
    pub count: u8,
    provenance: Provenance,
}

/// A knight or the wizard.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroCard {
    id: String,
    /// The name.
    pub name: Names,
    /// Declined names, for sentences.
    #[serde(default)]
    pub cases: Declined,
    gender: String,
    side: String,
    role: String,
    hand: u8,
    wounds_to_die: u8,
    count: u8,
    character: Names,
    blazon: Value,
    provenance: Provenance,
    #[serde(default)]
    reconstructed: Vec<String>,
}

/// Case forms of a name in the languages that have cases.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Declined {
    /// Russian.
    #[serde(default)]
    pub ru: Cases,
    /// Czech.
    #[serde(default)]
    pub cs: Cases,
}

/// The case forms of a name.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cases {
    /// Genitive.
    pub r#gen: String,
    /// Dative.
    pub dat: String,
    /// Accusative.
    pub acc: String,
    /// Instrumental.
    pub ins: String,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct GoalCard {
    id: String,
    name: Names,
    back: Side,
    drawn_by: Side,
    kind: GoalKind,
    hero: String,
    requires: Value,
    #[serde(default)]
    wizard_requires: Option<Value>,
    in_play: String,
    count: u8,
    text: Names,
    provenance: Provenance,
    #[serde(default)]
    reconstructed: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum GoalKind {
    Sympathy,
    Hunt,
}

/// A canned line of table talk.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineCard {
    id: String,
    /// The sentence, with `{hero}` and `{hero:acc}` to be filled in.
    pub name: Names,
    /// What the speaker fills in.
    pub params: Vec<Param>,
    /// Its meaning, for bots and clients.
    pub asserts: Value,
    /// When the table can check it.
    pub verify: Verify,
    provenance: Provenance,
    /// Its number.
    #[serde(skip)]
    pub line: Option<TalkLine>,
}

impl LineCard {
    /// The id of the line.
    pub fn id(&self) -> &str {
        &self.id
    }
}

/// What a speaker fills in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Param {
    /// A hero of the bout.
    Hero,
    /// A second hero of the bout.
    Hero2,
    /// A card on the table.
    Slot,
}

/// When the table can check a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verify {
    /// When the card is turned up.
    Skirmish,
    /// When the round's cards are turned up.
    RoundEnd,
    /// When the goals are shown.
    BoutEnd,
    /// Never.
    Never,
}

/// Numbers fixed by the rulebook or by a ruling.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Constants {
    pub knight_hand: u8,
    pub wizard_hand: u8,
    pub knight_wounds_to_die: u8,
    pub wizard_wounds_to_die: u8,
    pub cards_less_per_wound: u8,
    pub action_cards: u32,
    pub goal_cards: u32,
    pub hero_cards: u32,
    pub victory_tokens: u32,
    pub match_target: u8,
    pub first_lap_turns_per_seat: u8,
    pub lap_limit: u8,
    pub skirmish_limit: u8,
    pub bout_limit: u8,
    provenance: Provenance,
    reconstructed: Vec<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OptionCard {
    id: String,
    name: Names,
    values: Vec<String>,
    default: String,
    text: Names,
    provenance: Provenance,
    #[serde(default)]
    reconstructed: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ActionsFile {
    extra: Vec<Value>,
    action: Vec<ActionCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeroesFile {
    side: Vec<Value>,
    hero: Vec<HeroCard>,
    tincture: Vec<Value>,
    charge: Vec<Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GoalsFile {
    goal: Vec<GoalCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupFile {
    constants: Constants,
    table: Vec<Value>,
    option: Vec<OptionCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TalkFile {
    line: Vec<LineCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PresetsFile {
    preset: Vec<Preset>,
}

/// Everything in the box.
#[derive(Debug)]
pub struct Data {
    /// The whole action deck.
    pub deck: Cards,
    /// Swords on each card, by its number.
    pub swords: [u8; MAX_KINDS],
    /// Shields on each card.
    pub shields: [u8; MAX_KINDS],
    /// The extra action of each card.
    pub extra: [ExtraKind; MAX_KINDS],
    /// One of each card that moves, that discards, that takes.
    pub(crate) by_extra: [Cards; 3],
    /// Cards that mark wounds, in the order in which they are preferred (HEA-ROUND-04).
    pub(crate) markers: Vec<Card>,
    /// The fixed numbers.
    pub constants: Constants,
    /// Four Crusaders, four Saracens, the wizard.
    pub heroes: [HeroCard; 9],
    /// The canned lines.
    pub lines: Vec<LineCard>,
    sympathies: [Goal; 8],
    hunts: [Goal; 2],
    goals: Vec<GoalCard>,
    actions: Vec<ActionCard>,
    options: Vec<OptionCard>,
    presets: Vec<Preset>,
    catalogue: Catalogue,
    pub(crate) phrases: Phrases,
}

impl Data {
    /// Reads and checks a pack.
    pub fn load(pack: &Pack) -> Result<Self, DataError> {
        let actions: ActionsFile = pack.parse("actions.toml")?;
        let heroes: HeroesFile = pack.parse("heroes.toml")?;
        let goals: GoalsFile = pack.parse("goals.toml")?;
        let setup: SetupFile = pack.parse("setup.toml")?;
        let talk: TalkFile = pack.parse("talk.toml")?;
        let presets: PresetsFile = pack.parse("presets.toml")?;
        check_constants(&setup.constants)?;
        let catalogue = Catalogue::new()
            .list("card", &actions.action)
            .list("extra", &actions.extra)
            .list("hero", &heroes.hero)
            .list("side", &heroes.side)
            .list("tincture", &heroes.tincture)
            .list("charge", &heroes.charge)
            .list("goal", &goals.goal)
            .list("line", &talk.line)
            .list("table", &setup.table)
            .list("option", &setup.option)
            .figures("match", &setup.constants);
        let deck = deck(&actions.action, &setup.constants)?;
        let heroes = order_heroes(heroes.hero, &setup.constants)?;
        let (sympathies, hunts) = order_goals(&goals.goal, &heroes, &setup.constants)?;
        Ok(Self {
            phrases: Phrases::new(&heroes, &actions.action),
            deck: deck.cards,
            swords: deck.swords,
            shields: deck.shields,
            extra: deck.extra,
            by_extra: [ExtraKind::Move, ExtraKind::Discard, ExtraKind::Take]
                .map(|extra| deck.cards.kinds().filter(|card| deck.extra[card.index()] == extra).collect()),
            markers: deck.markers,
            constants: setup.constants,
            heroes,
            lines: register_lines(talk.line)?,
            sympathies,
            hunts,
            goals: goals.goal,
            actions: actions.action,
            options: setup.option,
            presets: presets.preset,
            catalogue,
        })
    }

    /// The components that statistics speak of, by kind.
    pub(crate) fn counted(&'static self) -> Vec<(&'static str, Vec<&'static str>)> {
        let cards = || self.actions.iter().map(|card| card.id.as_str()).collect();
        vec![
            ("role", vec!["sympathy", "hunter", "wizard"]),
            ("hero", self.heroes.iter().map(|hero| hero.id.as_str()).collect()),
            ("goal", self.goals.iter().map(|goal| goal.id.as_str()).collect()),
            ("card-open", cards()),
            ("card-hidden", cards()),
        ]
    }

    /// The hero card with this number.
    pub fn hero(&self, hero: Hero) -> &HeroCard {
        &self.heroes[hero.index().min(8)]
    }

    /// The sympathy card that names this knight.
    pub fn sympathy(&self, hero: Hero) -> Goal {
        self.sympathies[hero.index().min(7)]
    }

    /// The hunt card that this side's knights draw.
    pub fn hunt(&self, side: Side) -> Goal {
        self.hunts[side as usize]
    }

    /// The action card with this number, if this deck has it.
    pub fn action(&self, card: Card) -> Option<&ActionCard> {
        self.actions.iter().find(|action| action.id == card.id())
    }

    /// The name of a goal card.
    pub fn goal_name(&self, goal: Goal) -> Names {
        self.goals.iter().find(|card| card.id == goal.id()).map(|card| card.name.clone()).unwrap_or_default()
    }

    /// The canned line with this number.
    pub fn line(&self, line: TalkLine) -> Option<&LineCard> {
        self.lines.iter().find(|card| card.line == Some(line))
    }

    pub(crate) fn catalogue(&self) -> Catalogue {
        self.catalogue.clone()
    }

    pub(crate) fn presets(&self) -> Vec<Preset> {
        self.presets.clone()
    }

    pub(crate) fn option_schemas(&self) -> Vec<OptionSchema> {
        let players = OptionSchema {
            id: "players".into(),
            name: Names { en: "Players".into(), ru: "Игроки".into(), cs: "Hráči".into() },
            text: Names {
                en: "4, 6 or 8 knights; 5, 7 or 9 with the wizard.".into(),
                ru: "4, 6 или 8 рыцарей; 5, 7 или 9 — с колдуном.".into(),
                cs: "4, 6 nebo 8 rytířů; 5, 7 nebo 9 s čarodějem.".into(),
            },
            kind: OptionKind::Between([4, 9]),
            default: 4.into(),
        };
        let rest = self.options.iter().map(|option| OptionSchema {
            id: option.id.clone(),
            name: option.name.clone(),
            text: option.text.clone(),
            kind: OptionKind::OneOf(option.values.clone()),
            default: option.default.clone().into(),
        });
        std::iter::once(players).chain(rest).collect()
    }
}

fn check_constants(constants: &Constants) -> Result<(), DataError> {
    let field = |name: &str, message: &str| Err(DataError::new("setup.toml", format!("constants.{name}"), message));
    if !(1..=8).contains(&constants.lap_limit) {
        return field("lap_limit", "must be from 1 to 8");
    }
    if constants.first_lap_turns_per_seat != 1 {
        return field("first_lap_turns_per_seat", "must be 1: the rules know one lap before a skirmish");
    }
    if constants.knight_hand < constants.knight_wounds_to_die || constants.wizard_hand < constants.wizard_wounds_to_die
    {
        return field("knight_hand", "a living hero must always be dealt a card (HEA-DEAL-02)");
    }
    if constants.cards_less_per_wound != 1 {
        return field("cards_less_per_wound", "must be 1");
    }
    if !(1..=100).contains(&constants.skirmish_limit) || !(1..=100).contains(&constants.bout_limit) {
        return field("skirmish_limit", "limits must be from 1 to 100");
    }
    if constants.match_target == 0 {
        return field("match_target", "must be at least 1");
    }
    if u32::from(constants.knight_hand) * 8 + u32::from(constants.wizard_hand) > constants.action_cards {
        return field("action_cards", "nine seats must be dealt full hands");
    }
    Ok(())
}

struct Deck {
    cards: Cards,
    swords: [u8; MAX_KINDS],
    shields: [u8; MAX_KINDS],
    extra: [ExtraKind; MAX_KINDS],
    markers: Vec<Card>,
}

fn deck(actions: &[ActionCard], constants: &Constants) -> Result<Deck, DataError> {
    let mut deck = Deck {
        cards: Cards::NONE,
        swords: [0; MAX_KINDS],
        shields: [0; MAX_KINDS],
        extra: [ExtraKind::Move; MAX_KINDS],
        markers: Vec::new(),
    };
    for action in actions {
        let wrong = |message: &str| DataError::new("actions.toml", action.id.clone(), message);
        let card = Card::register(&action.id)
            .filter(|card| card.index() < MAX_KINDS)
            .ok_or_else(|| wrong("there are more than 16 different action cards"))?;
        if deck.cards.has(card) {
            return Err(wrong("this id is used twice"));
        }
        if action.swords > 0 && action.shields > 0 || action.swords > 9 || action.shields > 9 {
            return Err(wrong("a card shows swords or shields, never both, and at most 9"));
        }
        if !(1..=15).contains(&action.count) {
            return Err(wrong("count must be from 1 to 15"));
        }
        (0..action.count).for_each(|_| deck.cards.add(card));
        deck.swords[card.index()] = action.swords;
        deck.shields[card.index()] = action.shields;
        deck.extra[card.index()] = action.extra;
        if action.swords > 0 {
            deck.markers.push(card);
        }
    }
    if deck.cards.len() != constants.action_cards {
        let message = format!("the counts add up to {}, not {}", deck.cards.len(), constants.action_cards);
        return Err(DataError::new("actions.toml", "count", message));
    }
    let preference = |card: &Card| match deck.extra[card.index()] {
        ExtraKind::Discard => 0,
        ExtraKind::Move => 1,
        ExtraKind::Take => 2,
    };
    deck.markers.sort_by_key(|card| (std::cmp::Reverse(deck.swords[card.index()]), preference(card)));
    Ok(deck)
}

/// The heroes of the box. Packs may rename them in people's languages; their ids are part of the rules.
const HEROES: [&str; 9] =
    ["orlando", "rinaldo", "bradamante", "astolfo", "ruggiero", "rodomonte", "marfisa", "mandricardo", "atlante"];

fn order_heroes(mut heroes: Vec<HeroCard>, constants: &Constants) -> Result<[HeroCard; 9], DataError> {
    for id in HEROES {
        Hero::register(id);
    }
    for hero in &heroes {
        let wrong = |message: &str| DataError::new("heroes.toml", hero.id.clone(), message);
        let Some(place) = HEROES.iter().position(|id| *id == hero.id) else {
            return Err(wrong("there is no such hero; a pack may change names, not ids"));
        };
        let (side, role, hand, deadly) = match place {
            0..4 => ("crusaders", "knight", constants.knight_hand, constants.knight_wounds_to_die),
            4..8 => ("saracens", "knight", constants.knight_hand, constants.knight_wounds_to_die),
            _ => ("none", "wizard", constants.wizard_hand, constants.wizard_wounds_to_die),
        };
        if (hero.side.as_str(), hero.role.as_str()) != (side, role) {
            return Err(wrong(&format!("must be a {role} of side {side}")));
        }
        if (hero.hand, hero.wounds_to_die) != (hand, deadly) {
            return Err(wrong("hand and wounds_to_die must agree with setup.toml: no hero has a power of its own"));
        }
    }
    heroes.sort_by_key(|hero| HEROES.iter().position(|id| *id == hero.id));
    let ids: Vec<&str> = heroes.iter().map(|hero| hero.id.as_str()).collect();
    if ids != HEROES {
        return Err(DataError::new("heroes.toml", "hero", "each of the nine heroes must stand there once"));
    }
    heroes.try_into().map_err(|_| DataError::new("heroes.toml", "hero", "there must be nine heroes"))
}

fn order_goals(
    goals: &[GoalCard],
    heroes: &[HeroCard; 9],
    constants: &Constants,
) -> Result<([Goal; 8], [Goal; 2]), DataError> {
    let find = |wanted: &dyn Fn(&GoalCard) -> bool, what: String| {
        let mut found = goals.iter().filter(|goal| wanted(goal));
        match (found.next(), found.next()) {
            (Some(goal), None) if goal.count == 1 && goal.back == goal.drawn_by.other() => {
                Goal::register(&goal.id).ok_or_else(|| DataError::new("goals.toml", what.clone(), "too many goals"))
            }
            (Some(_), None) => {
                Err(DataError::new("goals.toml", what, "one copy, drawn by the side opposite to its back"))
            }
            _ => Err(DataError::new("goals.toml", what, "there must be exactly one such card")),
        }
    };
    if goals.len() as u32 != constants.goal_cards {
        return Err(DataError::new("goals.toml", "goal", format!("there must be {} cards", constants.goal_cards)));
    }
    let mut sympathies = [Goal(0); 8];
    for (index, hero) in heroes[..8].iter().enumerate() {
        let back = if index < 4 { Side::Crusaders } else { Side::Saracens };
        sympathies[index] = find(
            &|goal| goal.kind == GoalKind::Sympathy && goal.hero == hero.id && goal.back == back,
            format!("sympathy for {}", hero.id),
        )?;
    }
    let hunt = |side: Side| {
        find(&|goal| goal.kind == GoalKind::Hunt && goal.drawn_by == side, format!("hunt for {side:?}").to_lowercase())
    };
    Ok((sympathies, [hunt(Side::Crusaders)?, hunt(Side::Saracens)?]))
}

fn register_lines(mut lines: Vec<LineCard>) -> Result<Vec<LineCard>, DataError> {
    for line in &mut lines {
        let number = TalkLine::register(&line.id);
        line.line = Some(number.ok_or_else(|| DataError::new("talk.toml", line.id.clone(), "too many lines"))?);
    }
    Ok(lines)
}
