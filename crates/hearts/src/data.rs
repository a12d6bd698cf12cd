//! The components: cards, heroes, goals, lines and numbers as the rules use them. `load` reads them from TOML files.

use crate::cards::{Cards, MAX_KINDS};
use crate::ids::{Card, ExtraKind, Goal, Hero, Side, TalkLine};
use crate::words::names::Phrases;
use quintain_core::{Catalogue, Names, Preset, Provenance};
use serde::{Deserialize, Serialize};
use serde_json::Value;

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
    pub(crate) provenance: Provenance,
}

/// A knight or the wizard.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroCard {
    pub(crate) id: String,
    /// The name.
    pub name: Names,
    /// Declined names, for sentences.
    #[serde(default)]
    pub cases: Declined,
    pub(crate) gender: String,
    pub(crate) side: String,
    pub(crate) role: String,
    pub(crate) hand: u8,
    pub(crate) wounds_to_die: u8,
    pub(crate) count: u8,
    pub(crate) character: Names,
    pub(crate) blazon: Value,
    pub(crate) provenance: Provenance,
    #[serde(default)]
    pub(crate) reconstructed: Vec<String>,
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
pub(crate) struct GoalCard {
    pub(crate) id: String,
    pub(crate) name: Names,
    pub(crate) back: Side,
    pub(crate) drawn_by: Side,
    pub(crate) kind: GoalKind,
    pub(crate) hero: String,
    pub(crate) requires: Value,
    #[serde(default)]
    pub(crate) wizard_requires: Option<Value>,
    pub(crate) in_play: String,
    pub(crate) count: u8,
    pub(crate) text: Names,
    pub(crate) provenance: Provenance,
    #[serde(default)]
    pub(crate) reconstructed: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum GoalKind {
    Sympathy,
    Hunt,
}

/// A canned line of table talk.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineCard {
    pub(crate) id: String,
    /// The sentence, with `{hero}` and `{hero:acc}` to be filled in.
    pub name: Names,
    /// What the speaker fills in.
    pub params: Vec<Param>,
    /// Its meaning, for bots and clients.
    pub asserts: Value,
    /// When the table can check it.
    pub verify: Verify,
    pub(crate) provenance: Provenance,
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
    pub(crate) provenance: Provenance,
    pub(crate) reconstructed: Vec<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OptionCard {
    pub(crate) id: String,
    pub(crate) name: Names,
    pub(crate) values: Vec<String>,
    pub(crate) default: String,
    pub(crate) text: Names,
    pub(crate) provenance: Provenance,
    #[serde(default)]
    pub(crate) reconstructed: Vec<String>,
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
    pub(crate) sympathies: [Goal; 8],
    pub(crate) hunts: [Goal; 2],
    pub(crate) goals: Vec<GoalCard>,
    pub(crate) actions: Vec<ActionCard>,
    pub(crate) options: Vec<OptionCard>,
    pub(crate) presets: Vec<Preset>,
    pub(crate) catalogue: Catalogue,
    pub(crate) phrases: Phrases,
}

impl Data {
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
}
