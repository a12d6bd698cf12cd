//! The automaton (GLO-SOLO): it never decides. Every step is told with its reason.

use crate::Glory;
use crate::chance::Draw;
use crate::data::{KnightData, SoloAction};
use crate::event::{Event, Events, Reason, Why};
use crate::ids::{Action, Card, Deck, EventCard, Mode, Personality, SoloCard, Supporter};
use crate::state::{NONE, Rider};
use crate::tournament::beats;
use quintain_core::bits::bits;

impl Glory {
    /// GLO-SOLO-04: all its cards are in the deck at the start of every action phase.
    pub(crate) fn shuffle_solo_deck(&mut self) {
        let personality = self.house.personality;
        let used = |kind: Personality| kind == Personality::None || kind == personality;
        let cards = self.data().solo.iter().filter(|(_, card)| used(card.personality));
        self.automaton.deck = cards.fold(0, |set, (card, _)| set | 1 << card.index());
        self.automaton.discards = 0;
        self.automaton.tried = 0;
    }

    /// GLO-SOLO-05: the automaton places a figure.
    pub(crate) fn automaton_turn(&mut self, events: &mut Events) {
        self.automaton.figures -= 1;
        self.automaton.tried = 0;
        self.automaton.card = NONE;
        self.automaton_next(events);
    }

    /// The next card. A reshuffle in mid-turn brings back only cards not tried on this turn; if there
    /// are none, the figure stands guard without effect.
    fn automaton_next(&mut self, events: &mut Events) {
        let automaton = &mut self.automaton;
        if automaton.deck == 0 {
            automaton.deck = automaton.discards & !automaton.tried;
            automaton.discards &= automaton.tried;
        }
        if automaton.deck == 0 {
            events.all(|| Event::AutomatonIdle);
            self.automaton_stands(Action::Guard, events);
        } else {
            self.draw = Some(Draw::Solo);
        }
    }

    fn automaton_stands(&mut self, action: Action, events: &mut Events) {
        self.standing[action as usize][Rider::AUTOMATON.index()] += 1;
        events.all(|| Event::Placed { who: Rider::AUTOMATON, action });
    }

    /// A card is turned: its first executable action is carried out.
    pub(crate) fn automaton_card(&mut self, card: SoloCard, events: &mut Events) {
        self.automaton.card = card.0;
        self.automaton.tried |= 1 << card.index();
        self.automaton.discards |= 1 << card.index();
        events.all(|| Event::AutomatonCard { card });
        for action in &self.data().solo[card].actions {
            let area = area(action);
            match self.automaton_can(action) {
                Ok(()) => {
                    events.all(|| Event::AutomatonActs { card, action: area, why: Reason::FirstPossible });
                    self.automaton_stands(area, events);
                    self.automaton_does(action, events);
                    return;
                }
                Err(why) => events.all(|| Event::AutomatonSkips { card, action: area, why }),
            }
        }
        self.automaton_next(events);
    }

    /// GLO-SOLO-06: is the action executable?
    pub(crate) fn automaton_can(&self, action: &SoloAction) -> Result<(), Reason> {
        let check = |holds: bool, why: Reason| if holds { Ok(()) } else { Err(why) };
        match action {
            SoloAction::Occupy(action) => check(self.free_circles(*action) > 0, Reason::NoFreeSpace),
            SoloAction::Initiative => check(!self.cells.contains(&Rider::AUTOMATON.0), Reason::InitiativeTaken),
            SoloAction::Support(order) => check(self.sought(order).is_some(), Reason::NoSuchSupporter),
            SoloAction::SpecialSupport => check(self.special_space().is_some(), Reason::NoSpecial),
            SoloAction::PlanTravel(deck) => check(self.face_up(*deck).count() == 4, Reason::MarketIncomplete),
            SoloAction::NewGoal => {
                check(self.free_circles(Action::NewGoal) > 0, Reason::NoFreeSpace)?;
                check(self.title_deck_size() + self.title_discard_size() >= 3, Reason::TooFewTitles)
            }
            SoloAction::Event => {
                let event =
                    self.active_event().filter(|event| event.action && (!event.recruits || self.recruit != NONE));
                check(event.is_some(), Reason::NoEventAction)?;
                check(self.free_circles(Action::Event) > 0, Reason::NoFreeSpace)
            }
            SoloAction::Herald => {
                check(self.rivalry(), Reason::NoShield)?;
                check(self.automaton_place(true).is_some(), Reason::NoPlace)
            }
        }
    }

    /// The space it takes a supporter from: the first kind of the order, the leftmost token, no space
    /// with a printed price of 2.
    fn sought(&self, order: &[Supporter]) -> Option<usize> {
        order.iter().find_map(|kind| {
            let mut spaces = self.track.iter().zip(&self.data().track);
            spaces.position(|(token, space)| *token == kind.0 && space.cost != 2)
        })
    }

    fn special_space(&self) -> Option<usize> {
        self.track.iter().zip(&self.data().track).position(|(token, space)| *token != NONE && space.special)
    }

    fn automaton_does(&mut self, action: &SoloAction, events: &mut Events) {
        match action {
            SoloAction::Occupy(_) => {}
            SoloAction::Initiative => self.take_initiative(Rider::AUTOMATON, events),
            SoloAction::Support(order) => {
                if let Some(space) = self.sought(order) {
                    self.automaton_takes(space, events);
                }
            }
            SoloAction::SpecialSupport => {
                if let Some(space) = self.special_space() {
                    self.automaton_takes(space, events);
                }
            }
            SoloAction::PlanTravel(deck) => self.automaton_clears(*deck, events),
            SoloAction::NewGoal => {
                self.automaton.to_draw = 3;
                self.automaton_goal(events);
            }
            SoloAction::Event => self.automaton_event(events),
            SoloAction::Herald => {
                if let Some(place) = self.automaton_place(true) {
                    self.set_shield(Rider::AUTOMATON, place, events);
                }
            }
        }
    }

    /// A token leaves the game; in Rivalry its glory is gained.
    fn automaton_takes(&mut self, space: usize, events: &mut Events) {
        let supporter = Supporter(std::mem::replace(&mut self.track[space], NONE));
        events.all(|| Event::AutomatonTakes { supporter: Some(supporter), cards: Vec::new() });
        self.automaton_gains(supporter, events);
    }

    fn automaton_gains(&mut self, supporter: Supporter, events: &mut Events) {
        let glory = self.data().supporters[supporter].effect.glory.max(0);
        if self.rivalry() {
            self.change_glory(Rider::AUTOMATON, i16::from(glory), Why::Supporter(supporter), events);
        }
    }

    fn automaton_clears(&mut self, deck: Deck, events: &mut Events) {
        let cards = std::mem::replace(&mut self.market[deck as usize], [NONE; 4]);
        events.all(|| Event::AutomatonTakes {
            supporter: None,
            cards: cards.iter().filter(|card| **card != NONE).map(|card| Card(*card)).collect(),
        });
    }

    /// GLO-SOLO-06 new-goal: two cards discarded unseen, the third a hidden title (Rivalry) or discarded.
    pub(crate) fn automaton_goal(&mut self, events: &mut Events) {
        while self.automaton.to_draw > 0 {
            if self.title_deck_size() == 0 && !self.reshuffle_titles(events) {
                return;
            }
            self.automaton.drawing += 1;
            self.automaton.to_draw -= 1;
        }
        let drawn = std::mem::take(&mut self.automaton.drawing);
        let kept = u8::from(self.rivalry()).min(drawn);
        self.automaton.hidden += kept;
        self.automaton.blind += drawn - kept;
    }

    /// It blocks the circle; a revealed supporter leaves; in Rivalry it gains the glory.
    fn automaton_event(&mut self, events: &mut Events) {
        let Some(event) = self.active_event() else { return };
        if self.rivalry() {
            let why = Why::Event(EventCard(self.event));
            self.change_glory(Rider::AUTOMATON, i16::from(event.gain.glory), why, events);
        }
        if self.recruit != NONE {
            let supporter = Supporter(std::mem::replace(&mut self.recruit, NONE));
            events.all(|| Event::AutomatonTakes { supporter: Some(supporter), cards: Vec::new() });
            self.automaton_gains(supporter, events);
        }
    }

    /// The place its shield would go to.
    fn automaton_place(&self, herald: bool) -> Option<usize> {
        match self.house.mode {
            Mode::Plaisance if self.registered(Rider::AUTOMATON) => None,
            Mode::Plaisance => self.automaton_slot(),
            Mode::PasDarmes => self.automaton_city(herald),
        }
    }

    /// GLO-SOLO-09: the most glorious knight it beats; ties: less prestige, then the city, then left.
    pub(crate) fn automaton_city(&self, herald: bool) -> Option<usize> {
        let avatar = &self.data().knights[self.avatar()?];
        let shields =
            |city: usize, rider: Rider| self.lists[city * 4..city * 4 + 4].iter().any(|place| place.rider == rider.0);
        let mut best: Option<(usize, &KnightData)> = None;
        for (index, place) in self.lists.iter().enumerate() {
            let Some(knight) = place.knight() else { continue };
            let city = index / 4;
            let closed = shields(city, Rider::AUTOMATON) || herald && shields(city, Rider(0));
            let entry = &self.data().knights[knight];
            if place.rider != NONE || closed || !beats(avatar, entry, false) {
                continue;
            }
            let better = best.is_none_or(|(_, other)| {
                entry.glory > other.glory || entry.glory == other.glory && entry.prestige < other.prestige
            });
            if better {
                best = Some((index, entry));
            }
        }
        best.map(|(place, _)| place)
    }

    /// GLO-SOLO-08: the slot with the greatest potential among the safe ones.
    pub(crate) fn automaton_slot(&self) -> Option<usize> {
        let avatar = &self.data().knights[self.avatar()?];
        let free = self.shield_places(Rider::AUTOMATON) & 0xff;
        if free == 0 {
            return None;
        }
        let human = |slots: u16| Self::places(slots).any(|slot| self.lists[slot].rider == 0);
        let best = |slots: u16| self.best_knight(slots);
        let beaten = |slot: usize, knight: (usize, &KnightData)| !beats(avatar, knight.1, slot < knight.0);

        let mut first = keep(free, |slot| best(mate(slot)).is_none_or(|knight| !beaten(slot, knight)));
        if first == 0 {
            first = free;
        } else {
            let stronger = |knight: &KnightData| (knight.glory, knight.prestige) > (avatar.glory, avatar.prestige);
            let nobody = Self::places(0xff)
                .all(|slot| self.lists[slot].knight().is_none_or(|knight| !stronger(&self.data().knights[knight])));
            if nobody {
                first = nonempty(keep(first, |slot| !human(mate(slot))), first);
            }
        }

        let bad = |slot: usize| {
            let beside = neighbours(slot);
            !human(beside) && best(beside).is_some_and(|knight| beaten(slot, knight))
        };
        let none_bad = Self::places(first).all(|slot| !bad(slot));
        let mut second = nonempty(keep(first, |slot| !bad(slot)), first);
        if none_bad {
            second = nonempty(keep(second, |slot| !human(neighbours(slot))), second);
        }

        let human_value = self.rider_value(Rider(0), Rider::AUTOMATON);
        let potential = |slot: usize| {
            let mut sum = 0;
            for slots in [mate(slot), neighbours(slot), opposite(slot)] {
                match best(slots) {
                    Some(knight) if beaten(slot, knight) => break,
                    Some((_, knight)) => sum += i16::from(knight.glory),
                    None if human(slots) => sum += human_value,
                    None => {}
                }
            }
            sum
        };
        Self::places(second).max_by_key(|slot| (potential(*slot), *slot))
    }

    /// The knight of these slots who beats the others there.
    fn best_knight(&self, slots: u16) -> Option<(usize, &'static KnightData)> {
        let mut best: Option<(usize, &'static KnightData)> = None;
        for slot in bits(u64::from(slots)) {
            let Some(knight) = self.lists[slot].knight() else { continue };
            let entry = &self.data().knights[knight];
            if best.is_none_or(|(_, other)| beats(entry, other, false)) {
                best = Some((slot, entry));
            }
        }
        best
    }
}

/// The area in which the automaton's figure stands.
fn area(action: &SoloAction) -> Action {
    match action {
        SoloAction::Occupy(action) => *action,
        SoloAction::Initiative => Action::Initiative,
        SoloAction::Support(_) | SoloAction::SpecialSupport => Action::Support,
        SoloAction::PlanTravel(_) => Action::PlanTravel,
        SoloAction::NewGoal => Action::NewGoal,
        SoloAction::Event => Action::Event,
        SoloAction::Herald => Action::Herald,
    }
}

/// The other slot of the pair.
const fn mate(slot: usize) -> u16 {
    1 << (slot ^ 1)
}

/// The other pair of the same half.
const fn neighbours(slot: usize) -> u16 {
    0b11 << (((slot / 2) ^ 1) * 2)
}

/// The four slots of the other half.
const fn opposite(slot: usize) -> u16 {
    if slot < 4 { 0xf0 } else { 0x0f }
}

fn keep(slots: u16, holds: impl Fn(usize) -> bool) -> u16 {
    bits(u64::from(slots)).filter(|slot| holds(*slot)).fold(0, |set, slot| set | 1 << slot)
}

const fn nonempty(slots: u16, otherwise: u16) -> u16 {
    if slots == 0 { otherwise } else { slots }
}
