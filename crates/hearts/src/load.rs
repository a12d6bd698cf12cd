//! TOML files turned into components, and checked on the way: a pack that is wrong is refused with file and
//! field named.

use crate::cards::{Cards, MAX_KINDS};
use crate::catalogue::catalogue;
use crate::data::{ActionCard, Constants, Data, GoalCard, GoalKind, HeroCard, LineCard, OptionCard};
use crate::ids::{Card, ExtraKind, Goal, Hero, Side, TalkLine};
use crate::words::names::Phrases;
use quintain_core::{DataError, Pack, Preset};
use serde::Deserialize;
use serde_json::Value;

/// The files of the game, built into the program.
pub(crate) const FILES: [(&str, &str); 6] = [
    ("actions.toml", include_str!("../data/actions.toml")),
    ("goals.toml", include_str!("../data/goals.toml")),
    ("heroes.toml", include_str!("../data/heroes.toml")),
    ("presets.toml", include_str!("../data/presets.toml")),
    ("setup.toml", include_str!("../data/setup.toml")),
    ("talk.toml", include_str!("../data/talk.toml")),
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ActionsFile {
    pub(crate) extra: Vec<Value>,
    pub(crate) action: Vec<ActionCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HeroesFile {
    pub(crate) side: Vec<Value>,
    pub(crate) hero: Vec<HeroCard>,
    pub(crate) tincture: Vec<Value>,
    pub(crate) charge: Vec<Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GoalsFile {
    pub(crate) goal: Vec<GoalCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetupFile {
    pub(crate) constants: Constants,
    pub(crate) table: Vec<Value>,
    pub(crate) option: Vec<OptionCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TalkFile {
    pub(crate) line: Vec<LineCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PresetsFile {
    pub(crate) preset: Vec<Preset>,
}

/// Reads and checks a pack.
pub(crate) fn load(pack: &Pack) -> Result<Data, DataError> {
    let actions: ActionsFile = pack.parse("actions.toml")?;
    let heroes: HeroesFile = pack.parse("heroes.toml")?;
    let goals: GoalsFile = pack.parse("goals.toml")?;
    let setup: SetupFile = pack.parse("setup.toml")?;
    let talk: TalkFile = pack.parse("talk.toml")?;
    let presets: PresetsFile = pack.parse("presets.toml")?;
    check_constants(&setup.constants)?;
    let catalogue = catalogue(&actions, &heroes, &goals, &talk, &setup);
    let deck = deck(&actions.action, &setup.constants)?;
    let heroes = order_heroes(heroes.hero, &setup.constants)?;
    let (sympathies, hunts) = order_goals(&goals.goal, &heroes, &setup.constants)?;
    Ok(Data {
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
