//! The set-up: rings, masters, the first event card, councillors, hands.

use crate::Emara;
use crate::data::Data;
use crate::event::{Event, Events, Source};
use crate::goods::{Goods, Kind};
use crate::ids::{Area, Ring};
use crate::moves::Move;
use crate::options::Options;
use crate::refusal::Refusal;
use crate::state::{ALL_CARDS, NONE, Phase, Player, State, Turn};
use quintain_core::bits::{bits, take_bit};
use quintain_core::{Choices, DataRef, OptionsError, Revealed, Seat, SeatSet};

impl Emara {
    /// Everything in its box.
    pub(crate) fn in_the_box(data: &'static Data, options: &Options) -> Result<Self, OptionsError> {
        let (mode, fixed_start) = options.check(data)?;
        let solo = options.players == 1;
        let events = data.events.iter().enumerate().filter(|(_, event)| event.solo || !solo);
        let state = State {
            phase: if options.random_layout { Phase::LayAll } else { Phase::LayCountry },
            mode,
            seats: options.players,
            random_layout: options.random_layout,
            unlimited_choice: options.unlimited_choice,
            fixed_start,
            round: 0,
            lap: 1,
            first: Seat::new(0),
            active: Seat::new(0),
            turn: Turn::NEW,
            players: [Player::NEW; 4],
            rings: [Area::COUNTRY, Area::TOWN],
            display: [[NONE; 2]; 4],
            refill: NONE,
            masters_left: data.decks[1],
            events_left: events.map(|(i, _)| 1u16 << i).sum(),
            events: [NONE; _],
            honour_stack: data.honours.iter().enumerate().map(|(i, _)| 1u16 << i).sum(),
            honour_pile: 0,
            honour_drawn: 0,
            markers: [0; 10],
            huts: [NONE; _],
            titles: [0; _],
            victoria_titles: 0,
            victoria: 0,
            victoria_took: [[0; 3]; _],
        };
        Ok(Self { data: DataRef(data), state })
    }

    /// The seats in play.
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(usize::from(self.state.seats))
    }

    /// The seats in turn order, from the holder of the statue (EMA-ROUND-02).
    pub(crate) fn turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seats, first) = (usize::from(self.state.seats), self.state.first.index());
        (0..seats).map(move |i| Seat::new((first + i) % seats))
    }

    /// C-COUNTRY, C-TOWN: the order of one ring.
    pub(crate) fn lay_ring(&mut self, ring: Ring, answer: &[u32], events: &mut Events) {
        let areas = if ring == Ring::Country { Area::COUNTRY } else { Area::TOWN };
        let mut order = areas;
        let mut left = 0b1111;
        for (place, index) in order.iter_mut().zip(answer.iter().copied().chain([0])) {
            *place = areas[take_bit(&mut left, index)];
        }
        self.state.rings[ring as usize] = order;
        events.all(|| Event::RingLaid { ring, areas: order });
        self.state.phase = if ring == Ring::Country { Phase::LayTown } else { Phase::LayMasters };
    }

    /// C-LAYOUT: the order of both rings (V1).
    pub(crate) fn lay_all(&mut self, answer: &[u32], events: &mut Events) {
        let mut left = 0b1111_1111;
        for (place, index) in answer.iter().copied().chain([0]).enumerate().take(8) {
            self.state.rings[place / 4][place % 4] = Area::ALL[take_bit(&mut left, index)];
        }
        for ring in Ring::ALL {
            let areas = self.state.rings[ring as usize];
            events.all(|| Event::RingLaid { ring, areas });
        }
        self.state.phase = Phase::LayMasters;
    }

    /// C-MASTERS-A: two masters for each town area, in the order of the areas.
    pub(crate) fn lay_masters(&mut self, answer: &[u32], events: &mut Events) {
        let mut deck = self.data.decks[0];
        for (place, index) in answer.iter().copied().enumerate().take(8) {
            self.state.display[place / 2][place % 2] = take_bit(&mut deck, index) as u8;
        }
        if events.is_on() {
            for area in Area::TOWN {
                let masters = self.state.display[area.local()].map(|i| self.data.masters[usize::from(i)].id);
                events.all(|| Event::MastersLaid { area, masters });
            }
        }
        self.state.phase = Phase::DrawStart;
    }

    /// C-EVENT-SETUP: the card that says where everything starts. It never counts as an event (EMA-ROUND-01).
    pub(crate) fn draw_start(&mut self, index: u32, events: &mut Events) {
        let card = self.draw_event(index);
        self.state.events[0] = card as u8;
        let data = &self.data.events[card];
        let buildings = self.state.fixed_start.unwrap_or(data.start_buildings);
        let citizens = self.data.numbers.start_citizens;
        let id = data.id;
        events.all(|| Event::StartCard { card: id, buildings });
        for seat in self.all_seats() {
            let player = self.player_mut(seat);
            (player.citizens, player.buildings) = (citizens, buildings);
            player.chart[0] = [citizens, buildings];
        }
        if self.state.seats > 1 {
            self.state.phase = Phase::DrawFirst;
        } else {
            self.place_first(events);
        }
    }

    /// Takes a card out of the event deck.
    pub(crate) fn draw_event(&mut self, index: u32) -> usize {
        let mut left = u32::from(self.state.events_left);
        let card = take_bit(&mut left, index);
        self.state.events_left = left as u16;
        card
    }

    /// C-FIRST.
    pub(crate) fn draw_first(&mut self, index: u32, events: &mut Events) {
        self.state.first = Seat::new(index as usize);
        let seat = self.state.first;
        events.all(|| Event::Statue { seat });
        self.place_first(events);
    }

    /// Where an area lies: its ring and its place in it.
    #[inline]
    pub(crate) fn find_area(&self, area: Area) -> (usize, usize) {
        let place = self.state.rings.as_flattened().iter().position(|here| *here == area).unwrap_or(0);
        (place / 4, place % 4)
    }

    fn start_areas(&self) -> [Area; 2] {
        self.data.events[usize::from(self.state.events[0])].start_areas
    }

    /// Step 11: the first player's councillors, unless he has to mend the start (V2).
    fn place_first(&mut self, events: &mut Events) {
        self.state.active = self.state.first;
        let [a, b] = self.start_areas().map(|area| self.find_area(area));
        if a.0 == b.0 {
            self.state.phase = Phase::StartMove;
            return;
        }
        let mut at = [0; 2];
        at[a.0] = a.1 as u8;
        at[b.0] = b.1 as u8;
        self.place_all(at, events);
    }

    pub(crate) fn list_start_moves(&self, moves: &mut impl Choices<Move>) {
        let areas = self.start_areas();
        let other = self.state.rings[1 - self.find_area(areas[0]).0];
        for from in areas {
            moves.numbers(4, |to| Move::StartMove { from, to: other[to as usize] });
        }
    }

    /// D-START-FIX.
    pub(crate) fn start_move(&mut self, from: Area, to: Area, events: &mut Events) -> Result<(), Refusal> {
        self.expect(Phase::StartMove)?;
        let areas = self.start_areas();
        let (from_place, to_place) = (self.find_area(from), self.find_area(to));
        if !areas.contains(&from) || to_place.0 == from_place.0 {
            return Err(Refusal::BadStart { from, to });
        }
        let stays = if areas[0] == from { areas[1] } else { areas[0] };
        let mut at = [0; 2];
        at[from_place.0] = self.find_area(stays).1 as u8;
        at[to_place.0] = to_place.1 as u8;
        let seat = self.state.active;
        events.all(|| Event::StartMoved { seat, from, to });
        self.place_all(at, events);
        Ok(())
    }

    /// Each next player one area further clockwise in both rings (EMA-R-01), then the starting resources.
    fn place_all(&mut self, at: [u8; 2], events: &mut Events) {
        for (i, seat) in self.turn_order().enumerate() {
            let here = at.map(|place| (place + i as u8) % 4);
            self.player_mut(seat).at = here;
            let areas = [0, 1].map(|ring| self.state.rings[ring][usize::from(here[ring])]);
            events.all(|| Event::Placed { seat, areas });
            if !self.state.random_layout {
                let kind = self.data.areas[areas[0] as usize].resource;
                self.take_goods(seat, Goods::of(kind.good(), 1), Source::Start, events);
            }
        }
        if self.state.random_layout {
            self.state.active = self.state.first;
            self.state.phase = Phase::StartResource;
        } else {
            self.deal_hands();
        }
    }

    /// D-START-RES (V3).
    pub(crate) fn start_resource(&mut self, kind: Kind, events: &mut Events) -> Result<(), Refusal> {
        self.expect(Phase::StartResource)?;
        let seat = self.state.active;
        self.take_goods(seat, Goods::of(kind.good(), 1), Source::Start, events);
        self.state.active = seat.next(usize::from(self.state.seats));
        if self.state.active == self.state.first {
            self.deal_hands();
        }
        Ok(())
    }

    /// Hands for the coming round; with unlimited choice there is nothing to deal (EMA-VAR-02).
    pub(crate) fn deal_hands(&mut self) {
        self.state.active = self.state.first;
        self.state.phase = Phase::Deal;
        if self.state.unlimited_choice {
            if self.state.round.is_multiple_of(self.data.numbers.reshuffle_after) {
                for player in &mut self.state.players[..usize::from(self.state.seats)] {
                    (player.hand, player.undealt) = (ALL_CARDS, 0);
                }
            }
            self.state.phase = Phase::RevealEvent;
        }
    }

    /// C-HAND: a hand for one player, seen by that player only, or by all when no other hand is possible.
    pub(crate) fn deal(&mut self, answer: &[u32], events: &mut Events) {
        let seat = self.state.active;
        let mut undealt = u32::from(self.player(seat).undealt);
        let mut hand = 0;
        for &index in answer {
            hand |= 1 << take_bit(&mut undealt, index);
        }
        let player = self.player_mut(seat);
        (player.hand, player.undealt) = (hand, undealt as u16);
        let certain = undealt == 0;
        if events.is_on() {
            let cards = || bits(u32::from(hand)).map(|card| self.data.cards[card].id).collect();
            let full = || Event::Dealt { seat, cards: cards() };
            if certain {
                events.all(full);
            } else {
                events.split(SeatSet::one(seat), full, || Event::DealtHidden { seat, count: hand.count_ones() as u8 });
            }
        }
        self.state.active = seat.next(usize::from(self.state.seats));
        if self.state.active == self.state.first {
            self.state.phase = Phase::RevealEvent;
        }
        if !certain {
            events.reveal(Revealed::to(seat));
        }
    }
}
