//! Tournaments: preparing them (GLO-TSET) and holding them (GLO-TRN), in both modes.

use crate::Glory;
use crate::chance::Draw;
use crate::data::KnightData;
use crate::duel::Foe;
use crate::event::{Event, Events, Why};
use crate::ids::{City, Knight, KnightType, Mode, Prize, Tournament};
use crate::state::{Ask, NONE, PLACES, Place, Rider, Stage};

impl Glory {
    /// GLO-TSET-01 to 04: the knights of the card, one after another.
    pub(crate) fn draw_knight(&mut self, nth: u8) {
        match self.knight_due(usize::from(nth)) {
            Some((place, kind)) => self.chance(Draw::Knight(place, kind), Stage::Knights(nth + 1)),
            None => self.stage = Stage::LayPrize,
        }
    }

    fn knight_due(&self, nth: usize) -> Option<(u8, KnightType)> {
        let section = &self.data().tournaments[Tournament(self.tournament)].rounds[usize::from(self.round)];
        match self.house.mode {
            Mode::Plaisance => section.placed.get(nth).copied(),
            Mode::PasDarmes => section
                .cities
                .iter()
                .enumerate()
                .flat_map(|(city, kinds)| kinds.iter().enumerate().map(move |(slot, kind)| (city * 4 + slot, *kind)))
                .nth(nth)
                .map(|(place, kind)| (place as u8, kind)),
        }
    }

    /// A knight takes his place. In a city they stand by rising glory (GLO-TSET-03).
    pub(crate) fn knight_arrives(&mut self, place: u8, knight: Knight, events: &mut Events) {
        let place = usize::from(place);
        self.lists[place].knight = knight.0;
        if self.house.mode == Mode::Plaisance {
            events.all(|| Event::KnightPlaced { knight, city: None, slot: Some(place as u8) });
            return;
        }
        let city = place / 4;
        events.all(|| Event::KnightPlaced { knight, city: Some(City::ALL[city]), slot: None });
        let data = self.data();
        self.lists[city * 4..=place].sort_unstable_by_key(|place| {
            let entry = &data.knights[Knight(place.knight)];
            (entry.glory, entry.prestige, entry.attack, Knight(place.knight).id())
        });
    }

    /// GLO-TSET-05.
    pub(crate) fn lay_prize(&mut self) {
        self.stage = Stage::RoundStart;
        if self.house.mode == Mode::Plaisance && self.house.prizes {
            self.chance(Draw::Prize, Stage::RoundStart);
        }
    }

    /// GLO-TRN-01: Florence, Paris, Munich, left to right; only challenged knights fight.
    pub(crate) fn fight_at(&mut self, place: u8, events: &mut Events) {
        let index = usize::from(place);
        if index == PLACES {
            self.stage = Stage::TournamentEnd;
            return;
        }
        self.stage = Stage::Lists(place + 1);
        let (Some(knight), Some(rider)) = (self.lists[index].knight(), self.lists[index].rider()) else { return };
        let Some(seat) = rider.seat() else {
            self.automaton_meets(index, knight, events);
            return;
        };
        self.players[seat].duel.bout = place;
        self.begin_duel(seat, Foe::Knight(knight), events);
    }

    /// GLO-SOLO-10 in a city: no dice; the knight counts as left.
    fn automaton_meets(&mut self, place: usize, knight: Knight, events: &mut Events) {
        let entry = &self.data().knights[knight];
        let beaten = self.avatar().is_some_and(|avatar| beats(&self.data().knights[avatar], entry, false));
        self.lists[place].fought = if beaten { 1 } else { 2 };
        let (automaton, foe) = (Foe::Automaton, Foe::Knight(knight));
        let (winner, loser) = if beaten { (automaton, foe) } else { (foe, automaton) };
        events.all(|| Event::Passed { winner, loser });
        if beaten {
            self.change_glory(Rider::AUTOMATON, i16::from(entry.glory), Why::Victory(foe), events);
        }
    }

    /// The two slots that meet in a bout, left and right (GLO-TRN-08).
    pub(crate) fn bout_slots(&self, bout: usize) -> (usize, usize) {
        let (a, b) = match bout {
            0..4 => (2 * bout, 2 * bout + 1),
            4 => (usize::from(self.winners[0]), usize::from(self.winners[1])),
            5 => (usize::from(self.winners[2]), usize::from(self.winners[3])),
            _ => (usize::from(self.winners[4]), usize::from(self.winners[5])),
        };
        (a.min(b), a.max(b))
    }

    /// GLO-TRN-02: stage by stage, pairs left to right.
    pub(crate) fn fight_bout(&mut self, bout: u8, events: &mut Events) {
        self.stage = match bout {
            3 => Stage::Consolation(0, 0, false),
            5 => Stage::Consolation(1, 0, false),
            6 => Stage::Crown,
            _ => Stage::Bout(bout + 1),
        };
        let (left, right) = self.bout_slots(usize::from(bout));
        let seat = |slot: usize| self.lists[slot].rider().and_then(Rider::seat);
        match (seat(left), seat(right)) {
            (None, None) => self.pass_by(bout, left, right, events),
            (Some(home), Some(other)) => self.ride(home, Foe::Player(other as u8), bout, events),
            (Some(home), None) => self.ride(home, self.stander(right), bout, events),
            (None, Some(home)) => self.ride(home, self.stander(left), bout, events),
        }
    }

    fn ride(&mut self, home: usize, foe: Foe, bout: u8, events: &mut Events) {
        self.players[home].duel.bout = bout;
        self.begin_duel(home, foe, events);
    }

    /// Who stands in a slot.
    pub(crate) fn stander(&self, slot: usize) -> Foe {
        let place = self.lists[slot];
        match (place.rider(), place.knight()) {
            (Some(rider), _) => Foe::rider(rider),
            (None, Some(knight)) => Foe::Knight(knight),
            (None, None) => Foe::Nobody,
        }
    }

    /// GLO-TRN-06: knight against knight, or the automaton against a knight (GLO-SOLO-10): nothing is rolled.
    fn pass_by(&mut self, bout: u8, left: usize, right: usize, events: &mut Events) {
        let (a, b) = (self.stander(left), self.stander(right));
        let (Some(mine), Some(theirs)) = (self.token_of(a), self.token_of(b)) else { return };
        let left_wins = beats(mine, theirs, true);
        let (winner, loser, slot, prize) =
            if left_wins { (a, b, left, theirs.glory) } else { (b, a, right, mine.glory) };
        self.winners[usize::from(bout)] = slot as u8;
        events.all(|| Event::Passed { winner, loser });
        if winner == Foe::Automaton {
            self.change_glory(Rider::AUTOMATON, i16::from(prize), Why::Victory(loser), events);
        }
    }

    /// The token of a knight, or the automaton's avatar.
    fn token_of(&self, foe: Foe) -> Option<&'static KnightData> {
        let knight = match foe {
            Foe::Knight(knight) => knight,
            Foe::Automaton => self.avatar()?,
            _ => return None,
        };
        Some(&self.data().knights[knight])
    }

    /// GLO-TRN-05: when a stage is over its losers may play a few travel cards, in initiative order.
    pub(crate) fn console(&mut self, stage: u8, position: u8, begun: bool, events: &mut Events) {
        if position == self.house.riders {
            self.stage = if stage == 0 { Stage::Bout(4) } else { Stage::Bout(6) };
            return;
        }
        let rider = self.rider_at(position);
        let Some(seat) = rider.seat().filter(|_| self.knocked_out(rider, stage)) else {
            self.stage = Stage::Consolation(stage, position + 1, false);
            return;
        };
        if !begun {
            let plays = self.data().bracket.consolation[usize::from(stage)];
            self.players[seat].plays = plays;
            self.players[seat].stopped = plays == 0;
            self.stage = Stage::Consolation(stage, position, true);
            return;
        }
        if !self.players[seat].stopped {
            self.travel_on(seat, events);
        }
        if self.players[seat].ask != Ask::Travel {
            self.stage = Stage::Consolation(stage, position + 1, false);
        }
    }

    /// Did the rider lose in this stage of the bracket?
    fn knocked_out(&self, rider: Rider, stage: u8) -> bool {
        let Some(slot) = self.lists[..8].iter().position(|place| place.rider == rider.0) else { return false };
        let quarter = usize::from(self.winners[slot / 2]) == slot;
        match stage {
            0 => !quarter,
            _ => quarter && usize::from(self.winners[4 + slot / 4]) != slot,
        }
    }

    /// GLO-TRN-02: the champion takes the prize; a knight takes nothing.
    pub(crate) fn crown(&mut self, events: &mut Events) {
        self.stage = Stage::TournamentEnd;
        let winner = self.stander(usize::from(self.winners[6]));
        let prize = if self.prize == NONE { None } else { Some(Prize(self.prize)) };
        events.all(|| Event::Champion { winner, prize });
        let gain = prize.map_or(self.data().bracket.default_prize, |prize| self.data().prizes[prize].gain);
        match winner {
            Foe::Player(seat) => self.gain(usize::from(seat), &gain, Why::Prize, events),
            Foe::Automaton => self.change_glory(Rider::AUTOMATON, i16::from(gain.glory), Why::Prize, events),
            _ => {}
        }
    }

    /// GLO-TRN-07: the lists are cleared; then the next tournament, or the last journey.
    pub(crate) fn end_tournament(&mut self) {
        self.lists = [Place::FREE; PLACES];
        self.winners = [NONE; 7];
        self.prize = NONE;
        self.tournament = NONE;
        if self.round < self.data().limits.rounds {
            self.stage = Stage::TournamentCard;
        } else {
            self.finale = true;
            self.stage = Stage::TravelStart;
        }
    }
}

/// GLO-TRN-06 and GLO-SOLO-07: more glory, then more prestige, then the left one.
pub(crate) fn beats(a: &KnightData, b: &KnightData, a_is_left: bool) -> bool {
    match (a.glory, a.prestige).cmp(&(b.glory, b.prestige)) {
        std::cmp::Ordering::Greater => true,
        std::cmp::Ordering::Less => false,
        std::cmp::Ordering::Equal => a_is_left,
    }
}
