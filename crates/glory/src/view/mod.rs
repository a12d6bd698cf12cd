//! What one viewer may know: everything the board shows, and of other seats' secrets only their number.

mod look;

pub(crate) use look::view;

use crate::duel::{Because, Die, Foe, Step};
use crate::ids::{
    Action, Card, Character, City, Difficulty, EventCard, Knight, Mode, Personality, Prestige, Prize, Relic, Scenario,
    SoloCard, Supporter, Title, Tournament,
};
use crate::state::{Ask, Phase, Rider};
use crate::titles::Progress;
use serde::{Deserialize, Serialize};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct View {
    pub mode: Mode,
    pub scenario: Option<Scenario>,
    pub difficulty: Option<Difficulty>,
    pub personality: Personality,
    /// Lone challenge: the glory to reach.
    pub threshold: Option<u8>,
    pub round: u8,
    pub phase: Phase,
    pub order: Vec<Rider>,
    /// Cells of the initiative row.
    pub cells: Vec<Option<Rider>>,
    /// Who is asked, and what.
    pub asked: Vec<Asked>,
    pub players: Vec<PlayerView>,
    pub automaton: Option<AutomatonView>,
    pub titles: Vec<Title>,
    pub title_deck: u8,
    pub title_discards: u8,
    /// Face-up travel cards: romance, trade, challenge; an empty place is nothing.
    pub market: [Vec<Option<Card>>; 3],
    /// Cards left in the decks.
    pub decks: [u8; 3],
    pub track: Vec<SpaceView>,
    /// Tokens left in the piles: special, i, ii, iii.
    pub piles: [u8; 4],
    /// The scroll pile lies open.
    pub scroll: Vec<Supporter>,
    /// Relics and prestige tokens left in the supply.
    pub relics: Vec<Relic>,
    pub prestige: Vec<Prestige>,
    pub event: Option<EventCard>,
    pub next_event: Option<EventCard>,
    pub recruit: Option<Supporter>,
    pub actions: Vec<ActionView>,
    pub tournament: Option<TournamentView>,
    pub duels: Vec<DuelView>,
}

/// A seat that is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct Asked {
    pub seat: u8,
    pub ask: Ask,
}

/// A seat's board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct PlayerView {
    pub seat: u8,
    pub glory: i16,
    /// Where it came from: start, tournaments, travel cards, supporters, events, titles.
    pub sources: [i16; 6],
    /// How much it was at the beginning of each round so far, and before the titles.
    pub growth: Vec<i16>,
    pub coins: u8,
    pub strength: u8,
    pub faith: u8,
    pub mount: u8,
    pub armour: u8,
    pub figures: u8,
    pub character: Option<Character>,
    pub supporters: Vec<TokenView<Supporter>>,
    pub relics: Vec<TokenView<Relic>>,
    pub prestige: Vec<TokenView<Prestige>>,
    /// Cards in hand: romance, trade, challenge.
    pub hand: [u8; 3],
    /// The part of the hand that everybody knows.
    pub seen: Vec<Card>,
    /// The discard pile.
    pub played: Vec<Card>,
    /// Won challenges, trades and romances count for titles.
    pub played_by_deck: [u8; 3],
    /// How many personal titles.
    pub goals: u8,
    /// Plays left in this travel phase.
    pub plays: u8,
    pub stopped: bool,
    /// The travel card being resolved.
    pub card: Option<Card>,
    /// Prices for this seat, diplomats included: mount, armour.
    pub prices: [Option<u8>; 2],
    /// Prices of the spaces of the support track for this seat.
    pub support_prices: Vec<u8>,
    /// What only this seat knows.
    pub secret: Option<SecretView>,
    /// Personal titles that everybody knows.
    pub open_titles: Option<Vec<Title>>,
    /// How far the seat is with the titles that everybody knows of; its secret ones play no part in it.
    pub progress: Vec<Progress>,
}

/// Tokens of a kind.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct TokenView<K> {
    pub kind: K,
    pub up: u8,
    pub down: u8,
}

/// A seat's secrets.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct SecretView {
    pub hand: Vec<Card>,
    pub titles: Vec<Title>,
    /// Titles to choose from.
    pub drawn: Vec<Title>,
    /// Titles in the discard pile that this seat threw there.
    pub discarded: Vec<Title>,
    /// Characters to choose from.
    pub characters: Vec<Character>,
    /// How far the seat is with its titles and the public ones.
    pub progress: Vec<Progress>,
}

/// The automaton.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct AutomatonView {
    pub glory: i16,
    /// As a seat's.
    pub sources: [i16; 6],
    pub growth: Vec<i16>,
    pub figures: u8,
    pub avatar: Option<Knight>,
    /// Cards left in its deck, and its discards.
    pub deck: u8,
    pub discards: Vec<SoloCard>,
    pub card: Option<SoloCard>,
    /// How many hidden titles it holds.
    pub goals: u8,
    pub titles: Vec<Title>,
}

/// A space of the support track.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct SpaceView {
    pub space: u8,
    pub special: bool,
    pub cost: u8,
    pub closed: bool,
    pub supporter: Option<Supporter>,
}

/// An action area.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct ActionView {
    pub action: Action,
    /// Any number of figures?
    pub open: bool,
    /// Circles that are open, and those closed at this player count.
    pub circles: u8,
    pub closed: u8,
    /// Figures standing there.
    pub standing: Vec<(Rider, u8)>,
}

/// The tournament board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct TournamentView {
    pub card: Tournament,
    pub places: Vec<PlaceView>,
    /// Plaisance: the slots of the winners of the four pairs, the semi-finals and the final.
    pub winners: Vec<Option<u8>>,
    pub prize: Option<Prize>,
}

/// A place of the tournament.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct PlaceView {
    pub city: Option<City>,
    pub slot: Option<u8>,
    pub knight: Option<Knight>,
    pub rider: Option<Rider>,
    /// Pas d'armes: was the knight beaten?
    pub beaten: Option<bool>,
}

/// A duel.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct DuelView {
    pub home: u8,
    pub foe: Foe,
    pub step: Step,
    pub clash: u8,
    /// Clashes won by the home seat and by the opponent.
    pub score: [u8; 2],
    pub attack: [i8; 2],
    pub prestige: [i8; 2],
    /// Who acts first in this step, and why.
    pub first: u8,
    pub because: Option<Because>,
    pub sides: Vec<SideView>,
    /// The knight's numbers: printed attack, glory, and his white die.
    pub foe_glory: u8,
    pub foe_printed: i8,
    pub foe_die: Option<u8>,
    pub removes: [u8; 3],
    /// Bout of the bracket or place in the cities.
    pub bout: Option<u8>,
    /// What the duel brings in glory as it stands: to the home seat and to the opponent.
    pub stakes: [StakesView; 2],
}

/// What one side of a duel may gain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct StakesView {
    /// By winning.
    pub win: u8,
    /// By losing with one clash won.
    pub honour: u8,
}

/// A player's side of a duel.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct SideView {
    pub seat: u8,
    pub committed: u8,
    pub faith_spent: u8,
    /// The dice, highest first: red, black, white.
    pub dice: [Vec<Die>; 3],
    /// Dice he rolls with the strength committed so far, and which symbols are awake.
    pub rolls: [u8; 3],
    pub awake: [bool; 3],
    pub reroll_limit: u8,
    pub modifier: i8,
    pub used: Vec<Supporter>,
    pub used_relics: Vec<Relic>,
}
