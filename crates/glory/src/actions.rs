//! The action phase (GLO-ACT, GLO-EVT): figures, one after another, each with its action at once.

use crate::Glory;
use crate::chance::Draw;
use crate::event::{Event, Events, Why};
use crate::ids::{Action, Card, Deck, EventCard, Item, Pile, Supporter};
use crate::refusal::Refusal;
use crate::state::{Ask, NONE, RIDERS, Rider, Stage};

impl Glory {
    /// A round begins: figures, and the event that concerns everybody (GLO-EVT-01, GLO-EVT-02).
    pub(crate) fn start_round(&mut self, events: &mut Events) {
        self.round += 1;
        let round = self.round;
        self.note_glory(usize::from(round - 1).min(2));
        events.all(|| Event::RoundBegins { round });
        self.standing = [[0; RIDERS]; 12];
        self.cells = [NONE; 4];
        self.stage = Stage::Action(0);
        let Some(event) = self.active_event() else { return };
        let figures = self.data().limits.figures_per_player.saturating_add_signed(event.figures);
        self.automaton.figures = if self.solo() { figures } else { 0 };
        if self.solo() {
            self.shuffle_solo_deck();
        }
        for position in 0..self.house.riders {
            let Some(seat) = self.rider_at(position).seat() else { continue };
            self.players[seat].figures = figures;
            if !event.action {
                let why = Why::Event(EventCard(self.event));
                self.gain(seat, &event.gain, why, events);
                let coins = event.lose_coins.min(self.players[seat].coins);
                self.pay_coins(seat, coins, events);
            }
        }
        if event.recruits && !self.piles[Pile::Special as usize].is_empty() {
            self.chance(Draw::Recruit, Stage::Action(0));
        }
    }

    /// GLO-ACT-01: the next rider with figures places one.
    pub(crate) fn action_turn(&mut self, position: u8, events: &mut Events) {
        for turn in position..position + self.house.riders {
            match self.rider_at(turn).seat() {
                Some(seat) if self.players[seat].figures > 0 => {
                    self.players[seat].ask = Ask::Action;
                    self.stage = Stage::Action((turn + 1) % self.house.riders);
                    return;
                }
                None if self.automaton.figures > 0 => {
                    self.stage = Stage::Action((turn + 1) % self.house.riders);
                    self.automaton_turn(events);
                    return;
                }
                _ => {}
            }
        }
        self.stage = Stage::TravelStart;
    }

    /// May the seat place a figure there (GLO-ACT-02, GLO-ACT-03)?
    pub(crate) fn may_place(&self, seat: usize, action: Action) -> Result<(), Refusal> {
        let possible = |possible: bool| if possible { Ok(()) } else { Err(Refusal::NothingToDo { action }) };
        match action {
            Action::Training | Action::Prayer | Action::Service => self.circle(action),
            Action::Initiative if self.cells.contains(&(seat as u8)) => Err(Refusal::InitiativeOnce),
            Action::Guard | Action::SoloTraining | Action::Initiative => Ok(()),
            Action::PlanTravel => possible(self.cards_left()),
            Action::Market => self.may_buy(seat, Item::Mount).or_else(|_| self.may_buy(seat, Item::Armour)).map(|_| ()),
            Action::Support => possible((0..self.data().track.len()).any(|place| self.can_support(seat, place))),
            Action::Herald => possible(self.shield_places(Rider::of(seat)) != 0),
            Action::NewGoal => {
                self.circle(action)?;
                possible(self.title_deck_size() + self.title_discard_size() > 0)
            }
            Action::Event => self.may_take_event(seat),
        }
    }

    /// The areas where the seat may place a figure, as a set.
    pub(crate) fn open_actions(&self, seat: usize) -> u16 {
        let mut open = 0;
        for action in Action::ALL {
            open |= u16::from(self.may_place(seat, action).is_ok()) << action as u16;
        }
        open
    }

    fn circle(&self, action: Action) -> Result<(), Refusal> {
        if self.free_circles(action) > 0 { Ok(()) } else { Err(Refusal::NoFreeSpace { action }) }
    }

    /// GLO-ACT-12: the circle of the event card.
    fn may_take_event(&self, seat: usize) -> Result<(), Refusal> {
        let Some(event) = self.active_event().filter(|event| event.action) else {
            return Err(Refusal::NoEventAction);
        };
        self.circle(Action::Event)?;
        self.payable(seat, &event.cost)?;
        let nothing = Err(Refusal::NothingToDo { action: Action::Event });
        if event.recruits && self.recruit == NONE {
            return nothing;
        }
        if !event.upgrades.is_empty() && !event.upgrades.iter().any(|upgrade| self.fits(seat, *upgrade)) {
            return nothing;
        }
        if event.take_travel > 0 && !self.cards_left() {
            return nothing;
        }
        Ok(())
    }

    /// Places a figure and carries the action out; it is known to be allowed.
    pub(crate) fn place(&mut self, seat: usize, action: Action, events: &mut Events) {
        let player = &mut self.players[seat];
        player.ask = Ask::Nothing;
        player.figures -= 1;
        self.standing[action as usize][seat] += 1;
        events.all(|| Event::Placed { who: Rider::of(seat), action });
        match action {
            Action::Training | Action::Prayer | Action::Service | Action::Guard | Action::SoloTraining => {
                self.action_gain(seat, action, events);
            }
            Action::Initiative => {
                self.take_initiative(Rider::of(seat), events);
                self.action_gain(seat, action, events);
            }
            Action::PlanTravel => {
                let more = self.players[seat].perks.picks;
                self.players[seat].picks = self.data().action(action).take_travel + more;
                self.pick_on(seat, events);
            }
            Action::Market => {
                let items = [Item::Mount, Item::Armour].map(|item| self.may_buy(seat, item).is_ok());
                match items {
                    [true, true] => self.players[seat].ask = Ask::Upgrade,
                    [mount, _] => self.buy(seat, if mount { Item::Mount } else { Item::Armour }, events),
                }
            }
            Action::Support => {
                let spaces = self.open_spaces(seat);
                match spaces.count_ones() {
                    1 => self.support(seat, spaces.trailing_zeros() as usize, events),
                    _ => self.players[seat].ask = Ask::Support,
                }
            }
            Action::Herald => self.ask_shield(seat, Ask::Herald, events),
            Action::NewGoal => {
                let (drawn, kept) = self.data().action(action).titles;
                self.begin_goal(seat, drawn, kept, events);
            }
            Action::Event => self.take_event(seat, events),
        }
    }

    fn action_gain(&mut self, seat: usize, action: Action, events: &mut Events) {
        let gain = self.data().action(action).gain;
        self.gain_tokens(seat, gain.coins, gain.strength, gain.faith, events);
    }

    /// GLO-ACT-05: the leftmost free cell.
    pub(crate) fn take_initiative(&mut self, who: Rider, events: &mut Events) {
        if let Some(cell) = self.cells.iter().position(|cell| *cell == NONE) {
            self.cells[cell] = who.0;
            events.all(|| Event::Initiative { who, cell: cell as u8 + 1 });
        }
    }

    fn take_event(&mut self, seat: usize, events: &mut Events) {
        let Some(event) = self.active_event() else { return };
        let why = Why::Event(EventCard(self.event));
        self.pay(seat, &event.cost, events);
        self.gain(seat, &event.gain, why, events);
        if event.recruits && self.recruit != NONE {
            let supporter = Supporter(std::mem::replace(&mut self.recruit, NONE));
            self.supporter_gained(seat, supporter, events);
        }
        if event.take_travel > 0 {
            self.players[seat].picks = event.take_travel;
            self.pick_on(seat, events);
        }
        let mut fitting = event.upgrades.iter().filter(|upgrade| self.fits(seat, **upgrade));
        match (fitting.next(), fitting.next()) {
            (Some(_), Some(_)) => self.players[seat].ask = Ask::Spoils,
            (Some(upgrade), None) => self.raise(seat, upgrade.item, events),
            _ => {}
        }
    }

    /// GLO-ACT-07.
    pub(crate) fn buy(&mut self, seat: usize, item: Item, events: &mut Events) {
        self.players[seat].ask = Ask::Nothing;
        if let Ok(price) = self.market_price(seat, item) {
            self.pay_coins(seat, price, events);
            self.raise(seat, item, events);
        }
    }

    /// GLO-ACT-08: does a token lie there that the seat can pay for?
    #[inline]
    fn can_support(&self, seat: usize, place: usize) -> bool {
        self.track[place] != NONE && self.support_price(seat, place) <= self.players[seat].coins
    }

    /// The places of the track where it is so, as a set.
    pub(crate) fn open_spaces(&self, seat: usize) -> u32 {
        let places = (0..self.data().track.len()).filter(|place| self.can_support(seat, *place));
        places.fold(0, |set, place| set | 1 << place)
    }

    /// May the token on this space, counted from 1, be taken? Answers with its place.
    pub(crate) fn may_support(&self, seat: usize, space: u8) -> Result<usize, Refusal> {
        let place = usize::from(space).wrapping_sub(1);
        if self.track.get(place).is_none_or(|token| *token == NONE) {
            return Err(Refusal::EmptySpace { space });
        }
        let (needs, has) = (self.support_price(seat, place), self.players[seat].coins);
        if self.can_support(seat, place) { Ok(place) } else { Err(Refusal::CannotPay { needs, has }) }
    }

    /// GLO-ACT-08: the price first, then the token and its gain (GLO-ACT-13).
    pub(crate) fn support(&mut self, seat: usize, space: usize, events: &mut Events) {
        self.players[seat].ask = Ask::Nothing;
        self.pay_coins(seat, self.support_price(seat, space), events);
        let supporter = Supporter(std::mem::replace(&mut self.track[space], NONE));
        self.supporter_gained(seat, supporter, events);
    }

    /// Is any travel card to be had (GLO-ACT-06)?
    pub(crate) fn cards_left(&self) -> bool {
        self.market.iter().flatten().any(|card| *card != NONE) || !self.decks.is_empty()
    }

    /// Every different face-up card, as a set.
    pub(crate) fn open_cards(&self) -> u64 {
        let one = |card: u8| u64::from(card != NONE) << (card & 63);
        self.market.iter().flatten().fold(0, |set, card| set | one(*card))
    }

    /// Every deck that is not empty, as a set.
    pub(crate) fn open_decks(&self) -> u8 {
        let mut decks = 0;
        for (deck, kinds) in self.data().deck_sets.iter().enumerate() {
            decks |= u8::from(self.decks.has_any(kinds)) << deck;
        }
        decks
    }

    /// May the seat take a face-up card?
    pub(crate) fn may_take(&self, card: Card) -> Result<(), Refusal> {
        let open = card.index() < 64 && self.open_cards() & 1 << card.index() != 0;
        if open { Ok(()) } else { Err(Refusal::NoSuchCard) }
    }

    /// May the seat draw the top of a deck?
    pub(crate) fn may_draw(&self, deck: Deck) -> Result<(), Refusal> {
        if self.open_decks() & 1 << deck as u8 != 0 { Ok(()) } else { Err(Refusal::NoSuchCard) }
    }

    /// GLO-ACT-06: one card at a time, as long as there are any.
    pub(crate) fn pick_on(&mut self, seat: usize, events: &mut Events) {
        if self.players[seat].picks == 0 {
            return;
        }
        let (cards, decks) = (self.open_cards(), self.open_decks());
        match (cards.count_ones(), decks.count_ones()) {
            (0, 0) => self.players[seat].picks = 0,
            (1, 0) => self.take_face_up(seat, Card(cards.trailing_zeros() as u8), events),
            (0, 1) => self.draw_blind(seat, Deck::ALL[decks.trailing_zeros() as usize]),
            _ => self.players[seat].ask = Ask::Pick,
        }
    }

    /// D-PICK on a deck.
    pub(crate) fn draw_blind(&mut self, seat: usize, deck: Deck) {
        self.players[seat].ask = Ask::Nothing;
        self.players[seat].picks -= 1;
        self.draw = Some(Draw::Blind(seat as u8, deck));
    }

    /// D-PICK on a face-up card.
    pub(crate) fn take_face_up(&mut self, seat: usize, card: Card, events: &mut Events) {
        let slot = self.state.market.iter_mut().flatten().find(|slot| **slot == card.0);
        if let Some(slot) = slot {
            *slot = NONE;
        }
        let player = &mut self.players[seat];
        player.ask = Ask::Nothing;
        player.picks -= 1;
        player.hand.add(card.index(), 1);
        player.seen.add(card.index(), 1);
        events.all(|| Event::CardTaken { seat: seat as u8, card });
        self.pick_on(seat, events);
    }
}
