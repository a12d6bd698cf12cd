//! What happened, in the game's words.

use crate::ids::{Card, Goal, Hero, Side, TalkLine};
use crate::moves::Slot;
use crate::state::{Ending, Hearts};
use crate::talk::Verdict;
use quintain_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What happens is collected here.
pub(crate) type Events = quintain_core::Events<Event>;

/// A hero and his seat, so that an event can be told without the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Who {
    /// The seat.
    pub seat: Seat,
    /// The hero.
    pub hero: Hero,
}

/// Something that happened. Fields that are `None` for some viewers are secrets of others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Event {
    /// The players changed seats: the one in seat `i` now sits in `seats[i]`.
    Reseated {
        /// New seats by old seats.
        seats: Vec<Seat>,
    },
    /// The heroes are dealt.
    BoutBegan {
        /// Which bout of the match, from 1.
        bout: u8,
        /// Every seat's hero.
        heroes: Vec<Who>,
        /// The Crusaders' seats; the others, the wizard apart, are Saracens.
        crusaders: SeatSet,
        /// The wizard's seat.
        wizard: Option<Seat>,
    },
    /// A goal was drawn.
    GoalDrawn {
        /// By whom.
        who: Who,
        /// Which one.
        goal: Option<Goal>,
    },
    /// A round begins.
    RoundBegan {
        /// Which round of the bout, from 1.
        round: u8,
        /// Who begins.
        first: Who,
        /// Marker cards under each hero.
        markers: Vec<Vec<Card>>,
        /// Cards in the deck before the deal.
        deck: u8,
        /// Cards each seat is dealt.
        hands: Vec<u8>,
    },
    /// Cards were dealt.
    HandDealt {
        /// To whom.
        who: Who,
        /// How many.
        count: u8,
        /// Which.
        cards: Option<Vec<Card>>,
    },
    /// A card was played face down.
    PlayedDown {
        /// By whom.
        who: Who,
        /// On whom.
        target: Who,
        /// Its number on the table.
        slot: Slot,
        /// Which card.
        card: Option<Card>,
    },
    /// A card was played face up.
    PlayedUp {
        /// By whom.
        who: Who,
        /// On whom.
        target: Who,
        /// Its number on the table.
        slot: Slot,
        /// Which card.
        card: Card,
        /// No earlier card lay there: the extra action lapsed.
        lapsed: bool,
    },
    /// An earlier card went to another hero.
    Moved {
        /// By whom.
        who: Who,
        /// Which card on the table.
        slot: Slot,
        /// From this hero.
        from: Who,
        /// To this one.
        to: Who,
    },
    /// An earlier card went to the discard pile.
    Discarded {
        /// By whom.
        who: Who,
        /// Which card on the table.
        slot: Slot,
        /// From this hero.
        from: Who,
    },
    /// An earlier card went into a hand.
    Taken {
        /// By whom.
        who: Who,
        /// Which card on the table.
        slot: Slot,
        /// From this hero.
        from: Who,
        /// Into whose hand.
        to: Who,
        /// Which card it was.
        card: Option<Card>,
    },
    /// The skirmish was declared.
    Declared {
        /// By whom.
        who: Who,
        /// It was the only thing left to do.
        forced: bool,
        /// Cards left in the declarer's hand.
        hand: u8,
    },
    /// Hidden cards were turned up.
    Revealed {
        /// Which, on whom, what.
        cards: Vec<TurnedUp>,
    },
    /// The skirmish came to this hero.
    Wounded {
        /// Whom.
        who: Who,
        /// Swords on him.
        swords: u8,
        /// Shields on him.
        shields: u8,
        /// Wounds he takes.
        new: u8,
        /// Wounds he now carries.
        total: u8,
        /// Is he dead?
        dead: bool,
    },
    /// Nobody died; another round follows.
    RoundEnded {
        /// Who begins it.
        first: Who,
    },
    /// The bout is over.
    BoutEnded {
        /// How.
        ending: Ending,
        /// Dead knights of the Crusaders and of the Saracens.
        losses: [u8; 2],
        /// Wounds of the survivors of each.
        wounds: [u8; 2],
        /// Every seat's hero and goals.
        goals: Vec<Shown>,
        /// The winners.
        winners: Vec<Who>,
    },
    /// A seat is ready for the next bout.
    Ready {
        /// Who.
        who: Who,
    },
    /// Each winner got a token.
    TokensGiven {
        /// Tokens by seat.
        tokens: Vec<u8>,
    },
    /// The match is over.
    MatchEnded {
        /// Tokens by seat.
        tokens: Vec<u8>,
        /// The winners of the match.
        winners: Vec<Who>,
    },
    /// Somebody spoke.
    Said {
        /// The number of what was said, from 1, over the whole table.
        number: u16,
        /// Who.
        who: Who,
        /// To whom, if it was whispered.
        to: Option<Who>,
        /// What; nothing for those who only saw the whisper.
        words: Option<Words>,
    },
    /// What somebody said has turned out true or false.
    Judged {
        /// The number of what was said.
        number: u16,
        /// Who said it.
        who: Who,
        /// What was said.
        words: Words,
        /// Kept or broken.
        verdict: Verdict,
    },
}

/// A hidden card turned up in a skirmish.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurnedUp {
    /// Its number on the table.
    pub slot: Slot,
    /// The hero it lies on.
    pub on: Who,
    /// The card.
    pub card: Card,
}

/// A seat's goals, shown at the end of the bout.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Shown {
    /// Whose.
    pub who: Who,
    /// One for a knight, two for the wizard.
    pub goals: Vec<Goal>,
    /// His side.
    pub side: Option<Side>,
}

/// What was said: a canned line with its parameters, or words of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Words {
    /// The canned line.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub line: Option<TalkLine>,
    /// Its hero.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub hero: Option<Hero>,
    /// Its second hero.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub hero2: Option<Hero>,
    /// Its card on the table.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub slot: Option<Slot>,
    /// Words of one's own.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub text: Option<String>,
}

impl Hearts {
    /// The hero in a seat.
    pub(crate) fn who(&self, seat: Seat) -> Who {
        Who { seat, hero: self.state.heroes[seat.index()] }
    }
}
