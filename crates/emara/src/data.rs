//! The components: cards, tokens, prices and tracks as the rules use them. `load` reads them from TOML files.

use crate::goods::{Goods, Kind};
use crate::ids::{Area, Card, EventCard, Honour, Hut, Master, Title};
use crate::payments::Price;
use arrayvec::ArrayVec;
use quintain_core::cases::Cases;
use quintain_core::{Catalogue, Names, Preset};

/// Action cards of a player.
pub const CARDS: usize = 9;
/// Huts of the countryside.
pub const HUTS: usize = 12;
/// Titles.
pub const TITLES: usize = 5;
/// The most rounds that a data pack may set.
pub const MAX_ROUNDS: usize = 6;

/// What is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Gain {
    /// Goods.
    pub goods: Goods,
    /// Resources of a kind that the taker chooses.
    pub any: u8,
    /// Citizen points.
    pub citizens: u8,
    /// Building points, before anything that changes a receipt (EMA-BLD-01).
    pub buildings: u8,
}

/// One thing that may be done: pay this, take that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The price.
    pub price: Price,
    /// The gain.
    pub gain: Gain,
    /// The resource taken must differ from the one paid.
    pub different_kind: bool,
}

/// What a card in force changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Modifier {
    /// Added to every receipt of building points.
    OnBuildings(i8),
    /// Taken with every donation.
    OnDonation(Gain),
    /// Taken with every gift.
    OnGift(Gain),
    /// Taken with every title.
    OnTitle(Gain),
    /// So many sales in one visit to the Market.
    Sales(u8),
    /// Masters cost so many resources less.
    HireDiscount(u8),
    /// Huts and masters may be paid with any resources.
    HireWithAnything,
    /// Huts and masters may be hired wherever they are.
    HireAnywhere,
}

/// What playing a card allows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardAction {
    /// Take this at once.
    Gain(Gain),
    /// One of these exchanges; only resources pay.
    Trade(ArrayVec<Deal, 4>),
    /// One councillor walks so many areas.
    Step(u8),
    /// Hire for so many resources less.
    Hire(u8),
    /// Visit a town area without walking.
    Town,
}

/// An action card.
#[derive(Clone, Debug)]
pub struct CardData {
    /// Its id.
    pub id: Card,
    /// Its name.
    pub name: Names,
    /// What it does.
    pub action: CardAction,
    /// Must the action be carried out (EMA-TURN-04)?
    pub must: bool,
}

/// A master.
#[derive(Clone, Debug)]
pub struct MasterData {
    /// The id.
    pub id: Master,
    /// The name.
    pub name: Names,
    /// What hiring costs.
    pub price: Price,
    /// Citizen points for hiring.
    pub citizens: u8,
    /// Taken once, when hired.
    pub immediate: Gain,
    /// What may be done once per turn.
    pub options: ArrayVec<Deal, 4>,
    /// What is changed for good.
    pub modifier: Option<Modifier>,
}

/// When an event matters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EventEffect {
    /// Everybody takes this when it is revealed.
    Start(Gain),
    /// Everybody may take one of these when the round ends.
    End(ArrayVec<Deal, 4>),
    /// This holds while the round lasts.
    Round(Modifier),
}

/// An event card.
#[derive(Clone, Debug)]
pub struct EventData {
    /// The id.
    pub id: EventCard,
    /// The name.
    pub name: Names,
    /// What it does as an event.
    pub effect: EventEffect,
    /// May it turn up in solo games?
    pub solo: bool,
    /// As the card of the set-up: the buildings' starting position.
    pub start_buildings: u16,
    /// As the card of the set-up: where the first player's councillors stand.
    pub start_areas: [Area; 2],
}

/// An honour token.
#[derive(Clone, Debug)]
pub struct HonourData {
    /// The id.
    pub id: Honour,
    /// The name.
    pub name: Names,
    /// Where it may be redeemed.
    pub place: Area,
    /// The reward.
    pub gain: Gain,
}

/// A hut.
#[derive(Clone, Copy, Debug)]
pub struct HutData {
    /// The id.
    pub id: Hut,
    /// Where it stands.
    pub area: Area,
    /// What it costs to put a craftsman there.
    pub price: Price,
}

/// An area.
#[derive(Clone, Debug)]
pub struct AreaData {
    /// The name.
    pub name: Names,
    /// What it yields, if it is countryside.
    pub resource: Kind,
}

/// A title.
#[derive(Clone, Debug)]
pub struct TitleData {
    /// The id.
    pub id: Title,
    /// The name.
    pub name: Names,
    /// The name that Victoria bears.
    pub name_female: Names,
    /// The price.
    pub price: Price,
    /// The points of its cards, from the top of the stack.
    pub points: [u8; 4],
    /// At the end of which round Victoria takes the top card.
    pub victoria_round: Option<u8>,
}

/// A marker: its values one after another, for 2, 3 and 4 players and solo, and the value after them.
#[derive(Clone, Debug)]
pub struct MarkerData {
    /// The name.
    pub name: Names,
    /// By number of players; solo at 1.
    pub values: [ArrayVec<u8, 8>; 5],
    /// The value printed on the board.
    pub printed: u8,
}

/// What may be done in town.
#[derive(Clone, Debug)]
pub struct City {
    /// Taken for a donation, besides the honour token.
    pub donation: Gain,
    /// Taken for a gift.
    pub gift: Gain,
    /// A book for the Castle.
    pub castle_book: Deal,
    /// How many sales a visit to the Market allows.
    pub sales: u8,
    /// Taken for a resource sold.
    pub sale: Gain,
    /// Books and the citizen points they bring at the Market.
    pub books: ArrayVec<Deal, 8>,
    /// A delivery of stone; the marker's citizen points come on top.
    pub stone: Deal,
    /// The fewest and the most breads of one delivery.
    pub breads: [u8; 2],
    /// Deliveries of wood.
    pub wood: ArrayVec<Deal, 4>,
}

/// What left-over goods are worth.
#[derive(Clone, Copy, Debug)]
pub struct ScoringData {
    /// A ring.
    pub ring: u8,
    /// A coin.
    pub coin: u8,
    /// An honour token.
    pub token: u8,
    /// A book.
    pub book: u8,
    /// A bread.
    pub bread: u8,
    /// How many resources make a point.
    pub resources_per_point: u8,
}

/// Numbers of the game.
#[derive(Clone, Debug)]
pub struct Numbers {
    /// Rounds.
    pub rounds: u8,
    /// After this round the nine cards of a player are together again.
    pub reshuffle_after: u8,
    /// Cards dealt for a round.
    pub hand: u8,
    /// Steps of the three slots.
    pub slots: [u8; 3],
    /// Where the citizens start.
    pub start_citizens: u16,
    /// The lowest number that a table may choose for the buildings.
    pub fixed_min: u16,
    /// The highest.
    pub fixed_max: u16,
    /// Honour tokens drawn for a donation.
    pub honour_draw: u8,
    /// Citizen points for a player's first, second, … craftsman.
    pub craftsman_points: ArrayVec<u8, 8>,
    /// A single solo game starts here unless something else is chosen.
    pub single_start: u16,
    /// The rounds at whose end Victoria uses the two markers, as a set of bits.
    pub victoria_rounds: u16,
    /// The campaign starts here.
    pub campaign_start: u16,
    /// How the start changes after a win.
    pub campaign_win: i16,
    /// How the start changes after a loss.
    pub campaign_loss: i16,
    /// It never goes below this.
    pub campaign_floor: u16,
}

/// All components.
#[derive(Debug)]
pub struct Data {
    /// The areas, by [`Area`].
    pub areas: [AreaData; 8],
    /// The huts.
    pub huts: [HutData; HUTS],
    /// The actions of the town.
    pub city: City,
    /// The action cards.
    pub cards: Vec<CardData>,
    /// The masters.
    pub masters: Vec<MasterData>,
    /// The events.
    pub events: Vec<EventData>,
    /// The honour tokens.
    pub honours: Vec<HonourData>,
    /// The titles, lowest first.
    pub titles: Vec<TitleData>,
    /// The markers, by [`crate::Marker`].
    pub markers: Vec<MarkerData>,
    /// What left-over goods are worth.
    pub scoring: ScoringData,
    /// Other numbers.
    pub numbers: Numbers,
    /// Ready-made options.
    pub presets: Vec<Preset>,
    /// Names in their cases.
    pub(crate) cases: Cases,
    /// Everything by kind and id, for clients.
    pub catalogue: Catalogue,
    /// The A masters, the B masters, as sets of positions in `masters`.
    pub decks: [u32; 2],
    /// Masters whose ability is used once per turn.
    pub per_turn: u32,
    /// Masters that make rings and coins the same.
    pub chamberlains: u32,
    /// Masters with [`Modifier::HireWithAnything`].
    pub scholars: u32,
    /// Masters with [`Modifier::HireAnywhere`].
    pub stewards: u32,
    /// Masters that change receipts of building points.
    pub toolmakers: u32,
    /// The tokens of each town area, as sets of positions in `honours`.
    pub honours_at: [u16; 4],
    pub(crate) positions: Positions,
}

/// Where the things that moves name stand in their lists.
#[derive(Debug)]
pub(crate) struct Positions {
    pub(crate) cards: [u8; 256],
    pub(crate) masters: [u8; 256],
    pub(crate) honours: [u8; 256],
    pub(crate) huts: [u8; 256],
}

pub(crate) const NOWHERE: u8 = u8::MAX;

fn position(places: &[u8; 256], number: u8) -> Option<usize> {
    let place = places[usize::from(number)];
    (place != NOWHERE).then_some(usize::from(place))
}

impl Data {
    /// The card's place in the list.
    #[inline]
    pub fn card(&self, card: Card) -> Option<usize> {
        position(&self.positions.cards, card.0)
    }

    /// The master's place in the list.
    #[inline]
    pub fn master(&self, master: Master) -> Option<usize> {
        position(&self.positions.masters, master.0)
    }

    /// The token's place in the list.
    #[inline]
    pub fn honour(&self, honour: Honour) -> Option<usize> {
        position(&self.positions.honours, honour.0)
    }

    /// The hut's place in the list.
    #[inline]
    pub fn hut(&self, hut: Hut) -> Option<usize> {
        position(&self.positions.huts, hut.0)
    }
}
