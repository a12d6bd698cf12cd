//! What happened, in the game's words. Every event can be told as a sentence without the state.

use crate::duel::{Die, Foe};
use crate::ids::{
    Action, Card, Character, City, Deck, EventCard, Item, Knight, Prestige, Prize, Relic, SoloCard, Supporter, Title,
    Tournament,
};
use crate::moves::Token;
use crate::state::Rider;
use serde::{Deserialize, Serialize};

/// Collects what happens, and who learns something from it.
pub(crate) type Events = quintain_core::Events<Event>;

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// The public titles.
    PublicTitles { titles: Vec<Title> },
    /// A seat's three characters (its secret).
    CharactersDealt { seat: u8, characters: Vec<Character> },
    /// A seat has decided in secret.
    Decided { seat: u8 },
    /// A seat takes its character.
    CharacterTaken { seat: u8, character: Character },
    /// The initiative order.
    Order { order: Vec<Rider> },
    /// A seat draws travel cards; the names are its secret.
    CardsDealt { seat: u8, deck: Deck, cards: Vec<Card> },
    /// A seat draws travel cards unseen by others.
    CardsDrawn { seat: u8, deck: Deck, count: u8 },
    /// A seat draws a title (its secret).
    TitleDealt { seat: u8, title: Title },
    /// A seat draws a title unseen by others.
    TitleDrawn { seat: u8 },
    /// A seat keeps titles (its secret).
    TitlesKept { seat: u8, titles: Vec<Title>, discarded: Vec<Title> },
    /// A seat keeps titles unseen by others.
    GoalChosen { seat: u8, kept: u8, discarded: u8 },
    /// The title discards become the deck.
    TitlesReshuffled { deck: u8 },
    /// A seat returned these cards (its secret).
    Returned { seat: u8, cards: Vec<Card> },
    /// A seat returned so many cards of each deck.
    ReturnedCount { seat: u8, counts: [u8; 3] },
    /// A token is laid on the support track.
    SupporterLaid { space: u8, supporter: Supporter },
    /// Travel cards are turned face up.
    MarketLaid { deck: Deck, cards: Vec<Card> },
    /// An event is announced.
    EventAnnounced { event: EventCard },
    /// An event becomes active.
    EventActive { event: EventCard },
    /// A special supporter is laid on the event card.
    RecruitLaid { supporter: Supporter },
    /// A tournament card is drawn.
    TournamentDrawn { tournament: Tournament },
    /// A knight takes his place: a slot, or a city.
    KnightPlaced { knight: Knight, city: Option<City>, slot: Option<u8> },
    /// A prize is laid out.
    PrizeLaid { prize: Prize },
    /// A round begins.
    RoundBegins { round: u8 },
    /// A rider places a figure.
    Placed { who: Rider, action: Action },
    /// A seat gains tokens.
    Gained { seat: u8, coins: u8, strength: u8, faith: u8 },
    /// A seat pays tokens.
    Paid { seat: u8, coins: u8, strength: u8, faith: u8 },
    /// A rider's glory changes.
    Glory { who: Rider, change: i16, total: i16, why: Why },
    /// A rider takes the initiative.
    Initiative { who: Rider, cell: u8 },
    /// A seat takes a face-up card.
    CardTaken { seat: u8, card: Card },
    /// Equipment rises.
    Upgraded { seat: u8, item: Item, level: u8 },
    /// A seat gains a supporter.
    SupporterGained { seat: u8, supporter: Supporter },
    /// A seat gains a relic.
    RelicGained { seat: u8, relic: Relic },
    /// A seat gains a prestige token.
    PrestigeGained { seat: u8, prestige: Prestige },
    /// A token could not be gained.
    Lost { seat: u8, token: Token },
    /// A rider challenges a knight.
    Challenged { who: Rider, knight: Knight, city: City },
    /// A rider stands in a slot.
    Registered { who: Rider, slot: u8 },
    /// A seat waits with its shield.
    Waited { seat: u8 },
    /// A seat plays a travel card.
    CardPlayed { seat: u8, card: Card },
    /// A challenge was lost: the card is back in hand.
    CardBack { seat: u8, card: Card },
    /// A seat travels no more; was it asked?
    Stopped { seat: u8, asked: bool },
    /// All tokens turn up, all figures come home.
    Updated { round: u8 },
    /// Tokens and cards left over leave the game.
    Cleared { supporters: Vec<Supporter>, cards: Vec<Card> },
    /// A duel begins.
    DuelBegins { seat: u8, foe: Foe },
    /// A supporter is used.
    Used { seat: u8, supporter: Supporter, turned: Option<Token> },
    /// Strength is committed.
    Committed { seat: u8, strength: u8, total: u8 },
    /// Dice are rolled: red, black, white.
    Rolled { seat: u8, dice: [Vec<Die>; 3], attack: i8 },
    /// A faith token or a relic rerolls dice.
    Rerolled { seat: u8, relic: Option<Relic>, counts: [u8; 3], dice: [Vec<Die>; 3], attack: i8 },
    /// A relic is used.
    RelicUsed { seat: u8, relic: Relic },
    /// The opponent's own die.
    FoeRolled { foe: Foe, die: u8, attack: i8 },
    /// A clash ends: attack of the seat and of the opponent.
    Clash { seat: u8, foe: Foe, clash: u8, attack: [i8; 2], won: bool, tie: bool },
    /// A prestige token is turned down after a win on equal attack.
    PrestigeTurned { seat: u8, prestige: Prestige },
    /// A duel ends, with the clashes won by the seat and by the opponent.
    DuelEnds { seat: u8, foe: Foe, won: bool, score: [u8; 2], round: u8, place: DuelPlace },
    /// The loser takes tokens back.
    TakenBack { seat: u8, strength: u8, faith: u8 },
    /// A token turns face up.
    TurnedUp { seat: u8, token: Token },
    /// Two who do not roll have met: knights, or the automaton and a knight.
    Passed { winner: Foe, loser: Foe },
    /// Somebody wins a Plaisance.
    Champion { winner: Foe, prize: Option<Prize> },
    /// The automaton turns a card.
    AutomatonCard { card: SoloCard },
    /// The automaton cannot carry out an action of its card.
    AutomatonSkips { card: SoloCard, action: Action, why: Reason },
    /// The automaton carries out an action of its card.
    AutomatonActs { card: SoloCard, action: Action, why: Reason },
    /// The automaton found nothing on any card.
    AutomatonIdle,
    /// A token or cards leave the game because of the automaton.
    AutomatonTakes { supporter: Option<Supporter>, cards: Vec<Card> },
    /// Personal titles are revealed.
    TitlesRevealed { who: Rider, titles: Vec<Title> },
    /// A seat declines the duel of Brave.
    Declined { seat: u8 },
    /// A title is scored, and these things served it.
    TitleScored { who: Rider, title: Title, glory: u8, served: Served },
    /// The game is over.
    Ended { glory: Vec<(Rider, i16)> },
}

/// What served a title.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct Served {
    pub coins: u8,
    pub strength: u8,
    pub faith: u8,
    pub supporters: Vec<Supporter>,
    pub relics: Vec<Relic>,
    pub prestige: Vec<Prestige>,
}

/// Why glory changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The start, printed on the character or the scenario.
    Start,
    /// A late place in the first initiative order.
    LateStart,
    /// An event's action.
    Event(EventCard),
    /// A supporter gained.
    Supporter(Supporter),
    /// The price of using a supporter.
    Price(Supporter),
    /// A travel card.
    Card(Card),
    /// A duel won.
    Victory(Foe),
    /// One clash of a lost duel won.
    Honour(Foe),
    /// The prize of a tournament.
    Prize,
    /// A title.
    Title(Title),
}

/// The sources of glory, as the end tells them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The start.
    Start,
    /// Tournaments: duels and prizes.
    Tournaments,
    /// Travel cards and their duels.
    Cards,
    /// Supporters.
    Supporters,
    /// Events.
    Events,
    /// Titles.
    Titles,
}

impl Why {
    /// The source that a reason belongs to.
    pub const fn source(self) -> Source {
        match self {
            Self::Start | Self::LateStart => Source::Start,
            Self::Event(_) => Source::Events,
            Self::Supporter(_) | Self::Price(_) => Source::Supporters,
            Self::Card(_) | Self::Victory(Foe::Card(_)) | Self::Honour(Foe::Card(_)) => Source::Cards,
            Self::Victory(_) | Self::Honour(_) | Self::Prize => Source::Tournaments,
            Self::Title(_) => Source::Titles,
        }
    }
}

/// Where a duel was fought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DuelPlace {
    /// On a journey.
    Journey,
    /// In the tournament.
    Tournament,
    /// For the title Brave.
    Brave,
}

/// The automaton's reason, one line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The action is the first of its card that can be carried out.
    FirstPossible,
    /// All circles are taken.
    NoFreeSpace,
    /// It has the initiative of this round already.
    InitiativeTaken,
    /// No supporter it seeks lies on a space that does not cost 2.
    NoSuchSupporter,
    /// No special supporter on the track.
    NoSpecial,
    /// Not all four cards of the deck lie there.
    MarketIncomplete,
    /// Fewer than three titles are left.
    TooFewTitles,
    /// The event has no action.
    NoEventAction,
    /// It does not ride for glory in this scenario.
    NoShield,
    /// There is no place for its shield.
    NoPlace,
}
