//! What happened. Each event tells its sentence without the state.
//!
//! A decision is told by a headline ([`Event::Donated`]) and by what it moved: goods paid and taken, points on
//! the two tracks, markers turned. Stocks and tracks are the sums of these.

use crate::goods::{Good, Goods, Kind};
use crate::ids::{Area, Card, EventCard, Honour, Hut, Marker, Master, Ring, Title};
use crate::outcome::Reckoning;
use arrayvec::ArrayVec;
use quintain_core::Seat;
use serde::{Deserialize, Serialize};

/// What happens is collected here.
pub(crate) type Events = quintain_core::Events<Event>;

/// Where goods or points come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The set-up.
    Start,
    /// An action card.
    Card(Card),
    /// A harvest in this area.
    Harvest(Area),
    /// A donation.
    Donation,
    /// A gift.
    Gift,
    /// A book for the Castle.
    CastleBook,
    /// The Market.
    Market,
    /// The Construction Site.
    Site,
    /// An honour token.
    Honour(Honour),
    /// A craftsman's place on the board.
    Craftsman,
    /// A master: for hiring or by its ability.
    Master(Master),
    /// A title card.
    Title(Title),
    /// An event.
    Event(EventCard),
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Event {
    /// A ring was laid out.
    RingLaid {
        /// Which.
        ring: Ring,
        /// Its areas, clockwise.
        areas: [Area; 4],
    },
    /// Masters were laid on a town area.
    MastersLaid {
        /// The area.
        area: Area,
        /// The masters.
        masters: [Master; 2],
    },
    /// The event card of the set-up.
    StartCard {
        /// The card.
        card: EventCard,
        /// Where all buildings start.
        buildings: u16,
    },
    /// The statue goes to this player.
    Statue {
        /// Who.
        seat: Seat,
    },
    /// A player's councillors were placed.
    Placed {
        /// Whose.
        seat: Seat,
        /// Where.
        areas: [Area; 2],
    },
    /// The first player moved a councillor to the other ring.
    StartMoved {
        /// Who.
        seat: Seat,
        /// From here.
        from: Area,
        /// To there.
        to: Area,
    },
    /// A hand was dealt, seen by its owner.
    Dealt {
        /// Whose.
        seat: Seat,
        /// The cards.
        cards: ArrayVec<Card, 9>,
    },
    /// A hand was dealt, seen by the others.
    DealtHidden {
        /// Whose.
        seat: Seat,
        /// How many cards.
        count: u8,
    },
    /// All nine cards of every player are together again.
    CardsBack,
    /// A round began.
    RoundBegan {
        /// Which.
        round: u8,
        /// Its event.
        event: EventCard,
    },
    /// A card was played.
    Played {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
        /// The steps of the slot.
        slot: u8,
    },
    /// A councillor walked.
    Walked {
        /// Whose.
        seat: Seat,
        /// In which ring.
        ring: Ring,
        /// From here.
        from: Area,
        /// To there.
        to: Area,
        /// How far.
        steps: u8,
    },
    /// A town area was visited by the town card.
    Errand {
        /// Who.
        seat: Seat,
        /// The area.
        area: Area,
    },
    /// A harvest.
    Harvested {
        /// Who.
        seat: Seat,
        /// Where.
        area: Area,
        /// Breads baked.
        breads: u8,
    },
    /// The trade card was used.
    Traded {
        /// Who.
        seat: Seat,
    },
    /// A craftsman moved into a hut.
    CraftsmanPlaced {
        /// Whose.
        seat: Seat,
        /// The hut.
        hut: Hut,
        /// The hut's area.
        area: Area,
    },
    /// A master was hired.
    MasterHired {
        /// By whom.
        seat: Seat,
        /// The master.
        master: Master,
    },
    /// A new master was laid on a town area.
    MasterArrived {
        /// The master.
        master: Master,
        /// The area.
        area: Area,
    },
    /// A master's ability was used.
    MasterUsed {
        /// By whom.
        seat: Seat,
        /// The master.
        master: Master,
    },
    /// A title was taken.
    TitleTaken {
        /// By whom.
        seat: Seat,
        /// The title.
        title: Title,
    },
    /// A donation.
    Donated {
        /// Who.
        seat: Seat,
        /// Whose marker counted.
        kind: Kind,
    },
    /// A gift.
    Gave {
        /// Who.
        seat: Seat,
        /// Whose marker counted.
        kind: Kind,
    },
    /// A book went to the Castle.
    BookGiven {
        /// Who.
        seat: Seat,
    },
    /// A resource was sold.
    Sold {
        /// Who.
        seat: Seat,
        /// What.
        kind: Kind,
    },
    /// Books were sold.
    BooksSold {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Stone, wood or bread was delivered.
    Delivered {
        /// Who.
        seat: Seat,
        /// What.
        good: Good,
        /// How many.
        count: u8,
    },
    /// A marker was turned, or has left the game.
    MarkerTurned {
        /// Which.
        marker: Marker,
        /// What counts from now on.
        value: u8,
        /// Has it left, so that the printed value counts for good?
        gone: bool,
    },
    /// The pile of tokens became the stack again.
    HonourStackRebuilt,
    /// Honour tokens were drawn.
    HonoursDrawn {
        /// By whom.
        seat: Seat,
        /// Which.
        tokens: ArrayVec<Honour, 8>,
    },
    /// One of them was kept.
    HonourKept {
        /// By whom.
        seat: Seat,
        /// Which.
        token: Honour,
    },
    /// A token was redeemed.
    Redeemed {
        /// By whom.
        seat: Seat,
        /// Which.
        token: Honour,
    },
    /// An end-of-round event was used.
    OfferTaken {
        /// By whom.
        seat: Seat,
        /// Which event.
        event: EventCard,
    },
    /// An end-of-round event was not used.
    OfferDeclined {
        /// By whom.
        seat: Seat,
        /// Which event.
        event: EventCard,
    },
    /// Goods were paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// What.
        goods: Goods,
    },
    /// Goods were taken.
    Took {
        /// By whom.
        seat: Seat,
        /// What.
        goods: Goods,
        /// Where they come from.
        from: Source,
    },
    /// The citizens moved on their track.
    Citizens {
        /// Whose.
        seat: Seat,
        /// By how much.
        change: i16,
        /// To where.
        now: u16,
        /// Why.
        from: Source,
    },
    /// The buildings moved on their track: one receipt (EMA-BLD-02).
    Buildings {
        /// Whose.
        seat: Seat,
        /// The value before modifiers.
        base: u8,
        /// What own masters add.
        masters: i8,
        /// What the event adds.
        event: i8,
        /// By how much they moved.
        change: u16,
        /// To where.
        now: u16,
        /// Why.
        from: Source,
    },
    /// A turn is over.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// Victoria took her points at the end of a round.
    Victoria {
        /// Which round.
        round: u8,
        /// Points for stone.
        stone: u8,
        /// Points for bread.
        bread: u8,
        /// Her new title, and its points.
        title: Option<(Title, u8)>,
        /// Her points now.
        now: u16,
    },
    /// The game is over.
    Over {
        /// What each player's goods and tracks came to.
        results: ArrayVec<Reckoning, 4>,
    },
}
