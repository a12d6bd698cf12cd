//! Where the game stands.

use serde::{Deserialize, Serialize};

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// Setup 2.
    PublicTitles,
    /// Setup 3: the level to deal.
    Characters(u8),
    /// Setup 3: all choose.
    ChooseCharacters,
    /// Setup 4 and 5.
    TakeCharacters,
    /// Setup 6.
    Order,
    /// Setup 6: the position that gets its bonus.
    Bonus(u8),
    /// Setup 7: the position that is dealt titles.
    DealTitles(u8),
    /// Setup 7: all choose.
    KeepTitles,
    /// Setup 7: the rest goes back.
    KeptTitles,
    /// Setup 8 and GLO-UPD-05: the step of the filling order.
    Track(u8),
    /// Setup 10: position and deck.
    Deal(u8),
    /// Setup 10: all decide.
    Return,
    /// Setup 10: cards go back.
    Returned,
    /// Setup 10 and GLO-UPD-06: the deck.
    Market(u8),
    /// Setup 12.
    FirstEvents(u8),
    /// GLO-TSET-01.
    TournamentCard,
    /// GLO-TSET-02: which knight of the card.
    Knights(u8),
    /// GLO-TSET-05.
    LayPrize,
    /// A round begins.
    RoundStart,
    /// GLO-ACT-01: the position that places a figure.
    Action(u8),
    /// The travel phase begins.
    TravelStart,
    /// GLO-TRV-01: the position that plays a card.
    Travel(u8),
    /// All travel at once.
    TravelTogether,
    /// GLO-UPD-01 to 04.
    Update,
    /// GLO-UPD-07.
    UpdateEvent,
    /// GLO-REG: how often a rider has been asked.
    Register(u8),
    /// GLO-REG-03: the slot to fill.
    Fill(u8),
    /// GLO-TRN-01: the place to fight at.
    Lists(u8),
    /// GLO-TRN-02: the bout of the bracket, 0 to 6.
    Bout(u8),
    /// GLO-TRN-05: stage, position, and whether that seat has begun.
    Consolation(u8, u8, bool),
    /// GLO-TRN-02: the prize.
    Crown,
    /// GLO-TRN-07.
    TournamentEnd,
    /// GLO-TTL-05.
    Titles,
    /// GLO-TTL-01: the position that is asked about Brave.
    Brave(u8),
    /// GLO-TTL-02.
    Score,
    /// The end.
    Over,
}

/// A phase of the game, for people.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Phase {
    Setup,
    Action,
    Travel,
    Update,
    Registration,
    Tournament,
    FinalTravel,
    Titles,
    Over,
}
