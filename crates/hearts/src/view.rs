//! What one viewer may know (HEA-KNOW): a type without a field for anything else.

use crate::hidden::Receipt;
use crate::ids::{Card, Goal, Hero, Side};
use crate::moves::{Extra, Slot};
use crate::options::Options;
use crate::plays::Place;
use crate::state::{Ending, Hearts, Phase};
use crate::threat::Threat;
use quintain_core::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// What was chosen before the game.
    pub options: Options,
    /// Where the game stands.
    pub stage: Stage,
    /// The bout of the match, from 1.
    pub bout: u8,
    /// The round of the bout, from 1.
    pub round: u8,
    /// Turns taken in this round.
    pub turns: u8,
    /// Laps completed in this round.
    pub laps: u8,
    /// Who began, or begins, the round.
    pub first: Option<Seat>,
    /// Whose turn it is.
    pub mover: Option<Seat>,
    /// May the skirmish be declared now?
    pub may_declare: bool,
    /// The seat that will have to declare if nothing changes, and how many turns from now.
    pub forced: Option<Forced>,
    /// Who declared the last skirmish of the bout.
    pub declarer: Option<Seat>,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// Every card played in this round, in order.
    pub slots: Vec<SlotView>,
    /// Undealt cards.
    pub deck: u8,
    /// Cards in the discard pile.
    pub discarded: u8,
    /// How the bout ended.
    pub ending: Option<Ending>,
    /// Who won the bout.
    pub winners: SeatSet,
    /// Who won the match, once it is over.
    pub match_winners: SeatSet,
    /// Cards the viewer has not seen, with copies.
    pub unseen: Vec<Card>,
    /// What only this seat knows.
    pub mine: Option<Mine>,
}

/// Where the game stands, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Seats, sides, heroes and goals are being dealt.
    Setup,
    /// The host chooses the knights.
    Heroes,
    /// Cards are being dealt.
    Deal,
    /// A seat plays.
    Turn,
    /// The bout is over; the next begins when all are ready.
    BoutEnd,
    /// It is all over.
    Over,
}

/// Who will have to declare.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Forced {
    /// The seat.
    pub seat: Seat,
    /// On which turn of the round, counted from 1.
    pub turn: u8,
}

/// A seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SeatView {
    /// The hero, once dealt.
    pub hero: Option<Hero>,
    /// His side; the wizard has none.
    pub side: Option<Side>,
    /// Is he the wizard?
    pub wizard: bool,
    /// Wounds he carries.
    pub wounds: u8,
    /// Wounds that kill him.
    pub deadly: u8,
    /// Is he dead?
    pub dead: bool,
    /// Cards in hand.
    pub hand: u8,
    /// Cards that mark his wounds.
    pub markers: Vec<Card>,
    /// Victory tokens.
    pub tokens: u8,
    /// Is the seat ready for the next bout?
    pub ready: bool,
    /// Does this player choose the heroes?
    pub host: bool,
    /// What lies on the hero, as far as the viewer knows.
    pub threat: Threat,
    /// Goals, where the viewer may know them: one's own, or everybody's once they are shown.
    pub goals: Option<Vec<Goal>>,
    /// The hand, where the viewer may know it.
    pub cards: Option<Vec<Card>>,
}

/// A card played in this round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SlotView {
    /// Its number.
    pub slot: Slot,
    /// Who played it.
    pub by: Seat,
    /// On whom.
    pub target: Seat,
    /// Where it is now.
    pub place: PlaceView,
    /// Does it lie, or did it last lie, face up?
    pub up: bool,
    /// The heroes it has been moved to, in order, and by whom.
    pub moves: Vec<SlotMove>,
    /// The card, where the viewer knows it.
    pub card: Option<Card>,
}

/// Where a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PlaceView {
    /// Before this hero.
    On(Seat),
    /// In the discard pile.
    Discarded,
    /// It went into this hand.
    Taken(Seat),
}

/// A card went from hero to hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SlotMove {
    /// Who moved it.
    pub by: Seat,
    /// Where it lay.
    pub from: Seat,
    /// Where it went.
    pub to: Seat,
}

/// What only one seat knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Mine {
    /// The seat.
    pub seat: Seat,
    /// Cards it knows to have entered other hands.
    pub receipts: Vec<Receipt>,
}

impl Hearts {
    /// The table as this viewer sees it.
    pub(crate) fn see(&self, viewer: Viewer) -> View {
        let state = &self.state;
        let dealt = self.heroes_are_dealt();
        let in_round = matches!(state.phase, Phase::Deal | Phase::Turn | Phase::BoutEnd | Phase::Over);
        let on_table = |place: Place| state.plays.all().filter(|played| played.place() == place).count() as u8;
        let mine = match viewer {
            Viewer::Seat(seat) if dealt => Some(Mine { seat, receipts: self.receipts(seat) }),
            _ => None,
        };
        View {
            options: state.options,
            stage: self.stage(),
            bout: state.bout,
            round: state.round,
            turns: state.plays.len(),
            laps: state.lap,
            first: in_round.then_some(state.first),
            mover: (state.phase == Phase::Turn).then_some(state.mover),
            may_declare: state.phase == Phase::Turn && self.may_declare().is_ok(),
            forced: self.forced(),
            declarer: state.ending.map(|_| state.declarer),
            seats: self.see_seats(viewer, dealt),
            slots: self.see_slots(viewer),
            deck: state.deck.len() as u8,
            discarded: on_table(Place::Discarded),
            ending: state.ending,
            winners: state.winners,
            match_winners: if state.phase == Phase::Over { self.final_winners() } else { SeatSet::EMPTY },
            unseen: if in_round { self.unseen(viewer).iter().collect() } else { Vec::new() },
            mine,
        }
    }

    fn heroes_are_dealt(&self) -> bool {
        use Phase::{BoutEnd, Deal, First, Goals, Over, Turn, Wards};
        matches!(self.state.phase, Wards | Goals | First | Deal | Turn | BoutEnd | Over)
    }

    fn stage(&self) -> Stage {
        match self.state.phase {
            Phase::PickHeroes => Stage::Heroes,
            Phase::Deal => Stage::Deal,
            Phase::Turn => Stage::Turn,
            Phase::BoutEnd => Stage::BoutEnd,
            Phase::Over => Stage::Over,
            _ => Stage::Setup,
        }
    }

    /// The first seat to run out of cards if every seat plays one card a turn and nothing is taken; at the
    /// limit of turns the seat that began the round (HEA-TURN-12).
    fn forced(&self) -> Option<Forced> {
        if self.state.phase != Phase::Turn {
            return None;
        }
        let n = self.n();
        let seats = (0..n).map(|ahead| {
            let seat = Seat::new((self.state.mover.index() + ahead) % n);
            (self.hand(seat).len() as usize * n + ahead, seat)
        });
        let (ahead, seat) = seats.min()?;
        let limit = usize::from(self.data.constants.lap_limit) * n;
        let turn = usize::from(self.state.plays.len()) + ahead;
        let seat = if turn < limit { seat } else { self.state.first };
        Some(Forced { seat, turn: turn.min(limit) as u8 + 1 })
    }

    fn see_seats(&self, viewer: Viewer, dealt: bool) -> Vec<SeatView> {
        let shown = matches!(self.state.phase, Phase::BoutEnd | Phase::Over);
        let drawn = shown || matches!(self.state.phase, Phase::First | Phase::Deal | Phase::Turn);
        let markers = self.markers();
        let threats = self.threats(viewer);
        Seat::all(self.n())
            .zip(threats)
            .map(|(seat, threat)| SeatView {
                hero: dealt.then_some(self.state.heroes[seat.index()]),
                side: if dealt { self.side(seat) } else { None },
                wizard: self.is_wizard(seat),
                wounds: self.state.wounds[seat.index()],
                deadly: self.deadly(seat),
                dead: self.is_dead(seat),
                hand: self.hand(seat).len() as u8,
                markers: markers[seat.index()].iter().collect(),
                tokens: self.state.tokens[seat.index()],
                ready: self.state.ready.contains(seat),
                host: self.state.host == seat,
                threat,
                goals: (drawn && (shown || viewer.knows(seat))).then(|| self.goals(seat)),
                cards: viewer.knows(seat).then(|| self.hand(seat).iter().collect()),
            })
            .collect()
    }

    fn see_slots(&self, viewer: Viewer) -> Vec<SlotView> {
        let slots = self.state.plays.numbered();
        slots
            .map(|(slot, played)| {
                let receiver = self.taken_by(slot).map(|(holder, _)| holder);
                let known = self.known_by(slot);
                let knowing = receiver.map_or(known, |receiver| known.with(receiver));
                SlotView {
                    slot,
                    by: self.player_of(slot),
                    target: played.target(),
                    place: match (played.place(), receiver) {
                        (Place::On(seat), _) => PlaceView::On(seat),
                        (Place::Taken, Some(receiver)) => PlaceView::Taken(receiver),
                        _ => PlaceView::Discarded,
                    },
                    up: played.is_up(),
                    moves: self.trail(slot, played.target()),
                    card: (played.is_up() || viewer.among(knowing)).then_some(played.card()),
                }
            })
            .collect()
    }

    fn trail(&self, slot: Slot, target: Seat) -> Vec<SlotMove> {
        let mut from = target;
        let mut trail = Vec::new();
        for (turn, played) in self.state.plays.numbered() {
            if let Some(Extra::Move { slot: moved, to }) = played.extra()
                && moved == slot
            {
                trail.push(SlotMove { by: self.player_of(turn), from, to });
                from = to;
            }
        }
        trail
    }
}
