//! A table for tests: arranged by hand, played move by move.
#![allow(dead_code, unreachable_pub)]

use quintain_core::registry::Edition;
use quintain_core::{Events, Game, Illegal, Next, Outcome, Refusal as _, Seat};
use quintain_knight::data::TrackKind;
use quintain_knight::goods::{Good, Goods};
use quintain_knight::ids::{Battle, EventCard, GoldAction, Segment, Side, Tile, Track, WarAction};
use quintain_knight::state::{Board, Phase, Stage, State};
use quintain_knight::{Event, Knight, Move, Refusal};
use serde_json::{Value, json};

pub const ME: Seat = Seat::new(0);
pub const YOU: Seat = Seat::new(1);

pub struct Table {
    pub game: Knight,
    /// What has happened since the last look.
    pub events: Vec<Event>,
    /// Event cards to come, first one first; afterwards any.
    pub cards: Vec<&'static str>,
    character: &'static str,
    goal: &'static str,
}

pub fn tile(id: &str) -> Tile {
    Tile::find(id).unwrap_or_else(|| panic!("no tile {id}"))
}

pub fn segment(id: &str) -> Segment {
    Segment::find(id).unwrap_or_else(|| panic!("no segment {id}"))
}

pub fn battle(id: &str) -> Battle {
    Battle::find(id).unwrap_or_else(|| panic!("no battle {id}"))
}

pub fn gold(id: &str) -> GoldAction {
    GoldAction::find(id).unwrap_or_else(|| panic!("no gold action {id}"))
}

pub fn war(id: &str) -> WarAction {
    WarAction::find(id).unwrap_or_else(|| panic!("no war action {id}"))
}

pub fn pay(id: &str, with: Good) -> Move {
    Move::Pay { segment: segment(id), with }
}

pub fn march(from: &str, to: &str) -> Move {
    Move::March { from: tile(from), to: tile(to) }
}

impl Table {
    /// A table with these options, dealt up to the first decision.
    #[allow(clippy::needless_pass_by_value)]
    pub fn new(options: Value) -> Self {
        Self::with(options, "border-warden", "", &[])
    }

    #[allow(clippy::needless_pass_by_value)]
    pub fn with(options: Value, character: &'static str, goal: &'static str, cards: &[&'static str]) -> Self {
        let (game, _) = Edition::<Knight>::new().start(&options).unwrap();
        let mut table = Self { game, events: Vec::new(), cards: cards.to_vec(), character, goal };
        table.deal();
        table
    }

    /// Alone in a scenario at normal difficulty.
    pub fn solo(scenario: &str) -> Self {
        Self::new(json!({"mode": "solo", "scenario": scenario}))
    }

    /// The Defensive War in T2 of turn 1, nothing in hand, an enemy nowhere.
    pub fn spending() -> Self {
        let mut table = Self::solo("defensive-war");
        table.play(Move::Side(Side::Left));
        table.set(|board| board.held = [0; 4]);
        table.hear();
        table
    }

    pub fn war_of(seats: u8) -> Self {
        Self::new(json!({"mode": "war", "seats": seats}))
    }

    pub fn game_seats(&self) -> usize {
        self.game.seats()
    }

    pub fn data(&self) -> &'static quintain_knight::Data {
        self.game.data()
    }

    pub fn state(&self) -> &State {
        self.game.state()
    }

    pub fn me(&self) -> &Board {
        self.state().board(ME)
    }

    /// Answers chance until somebody must decide.
    pub fn deal(&mut self) {
        while let Next::Chance(request) = self.game.next() {
            let answer = match request.label {
                "C-CHAR" => {
                    let taken: Vec<usize> =
                        self.state().boards.iter().map(|board| usize::from(board.character)).collect();
                    let mut free = (0..self.data().characters.len()).filter(|place| !taken.contains(place));
                    free.position(|place| self.data().characters[place].id.id() == self.character).unwrap_or(0)
                }
                "C-GOAL" => {
                    let deck = usize::from(self.game.seats() > 1);
                    let cards = &self.data().goals[deck];
                    let wanted = |copy: &u8| cards[usize::from(*copy)].id.id() == self.goal;
                    self.data().goal_decks[deck].iter().position(wanted).unwrap_or(0)
                }
                "C-EVENT" if !self.cards.is_empty() => {
                    let wanted = self.cards.remove(0);
                    let pool = self.state().pool;
                    let mut copies = (0..self.data().deck.len()).filter(|copy| pool & 1 << copy != 0);
                    copies.position(|copy| self.event(copy) == wanted).unwrap_or(0)
                }
                _ => 0,
            };
            let mut events = Events::on();
            let _ = self.game.resolve(&[answer as u32], &mut events).unwrap();
            self.events.extend(events.take().into_iter().map(|(_, event)| event));
        }
    }

    fn event(&self, copy: usize) -> &'static str {
        self.data().events[usize::from(self.data().deck[copy])].id.id()
    }

    /// The copy of an event card.
    pub fn copy(&self, id: &str) -> u8 {
        (0..self.data().deck.len()).position(|copy| self.event(copy) == id).unwrap_or_else(|| panic!("no {id}")) as u8
    }

    /// Puts an event card on a position of a row, face up.
    pub fn lay(&mut self, row: usize, position: usize, id: &str) {
        let copy = self.copy(id);
        self.game.arrange(|state| {
            let old = state.rows[row].cards[position - 1];
            if old != u8::MAX {
                state.pool |= 1 << old;
            }
            state.pool &= !(1u64 << copy);
            state.rows[row].cards[position - 1] = copy;
            state.rows[row].up |= 1 << (position - 1);
        });
    }

    /// Rearranges the first seat's board.
    pub fn set(&mut self, change: impl FnOnce(&mut Board)) {
        self.set_seat(ME, change);
    }

    pub fn set_seat(&mut self, seat: Seat, change: impl FnOnce(&mut Board)) {
        self.game.arrange(|state| change(&mut state.boards[seat.index()]));
    }

    /// Own and enemy units of the first seat.
    pub fn units(&mut self, own: &[(&str, u8)], enemy: &[(&str, u8)]) {
        let map = &self.data().sheets[usize::from(self.state().sheet)].map;
        let place = |list: &[(&str, u8)]| {
            let mut units = [0; quintain_knight::ids::TILES];
            for (id, n) in list {
                units[map.find(tile(id)).unwrap()] += n;
            }
            units
        };
        let (own, enemy) = (place(own), place(enemy));
        self.set(|board| {
            board.own = own;
            board.enemy = enemy;
        });
    }

    pub fn at(&self, id: &str) -> usize {
        self.data().sheets[usize::from(self.state().sheet)].map.find(tile(id)).unwrap()
    }

    pub fn own(&self, id: &str) -> u8 {
        self.me().own[self.at(id)]
    }

    pub fn enemy(&self, id: &str) -> u8 {
        self.me().enemy[self.at(id)]
    }

    /// Unlocks the first steps of a track's lines, influence not counted.
    pub fn level(&mut self, track: Track, level: u8) {
        self.level_of(ME, track, level);
    }

    pub fn level_of(&mut self, seat: Seat, track: Track, level: u8) {
        let data = self.data();
        let (first, end) = data.track(track).lines;
        self.set_seat(seat, |board| {
            let mut left = level;
            for line in first..end {
                if data.track(track).kind == TrackKind::Castle {
                    board.done.set(line, u8::from(data.lines[line].floor < level));
                } else {
                    let steps = left.min(data.lines[line].steps.len() as u8);
                    board.done.set(line, steps);
                    left -= steps;
                }
                board.paid[line] = 0;
            }
            board.levels[track.index()] = level;
        });
    }

    /// Unlocks one segment, whatever its place.
    pub fn unlock(&mut self, id: &str) {
        let data = self.data();
        let (line, step) = data.find_segment(segment(id)).unwrap();
        self.set(|board| {
            board.done.set(line, step as u8 + 1);
            board.levels[data.lines[line].track.index()] += 1;
        });
    }

    pub fn play(&mut self, mv: Move) -> &mut Self {
        self.play_as(ME, mv)
    }

    pub fn play_as(&mut self, seat: Seat, mv: Move) -> &mut Self {
        let mut moves = Vec::new();
        self.game.legal_moves(seat, &mut moves);
        assert!(moves.contains(&mv), "{mv:?} is not offered: {moves:?}");
        let mut events = Events::on();
        let _ = self.game.play(seat, mv, &mut events).unwrap_or_else(|illegal| panic!("{mv:?}: {illegal:?}"));
        self.events.extend(events.take().into_iter().map(|(_, event)| event));
        self.deal();
        self
    }

    pub fn plays(&mut self, moves: &[Move]) -> &mut Self {
        for mv in moves {
            self.play(*mv);
        }
        self
    }

    /// The rule that refuses a move.
    pub fn refused(&self, mv: Move) -> &'static str {
        self.refused_for(ME, mv)
    }

    pub fn refused_for(&self, seat: Seat, mv: Move) -> &'static str {
        let mut copy = self.game.clone();
        match copy.play(seat, mv, &mut Events::off()) {
            Err(Illegal::Refused(refusal)) => {
                assert_eq!(copy, self.game, "a refusal changes nothing");
                refusal.rule()
            }
            Err(_) => "not asked",
            Ok(_) => panic!("{mv:?} was played"),
        }
    }

    pub fn refusal(&self, mv: Move) -> Refusal {
        match self.game.clone().play(ME, mv, &mut Events::off()) {
            Err(Illegal::Refused(refusal)) => refusal,
            other => panic!("{mv:?}: {other:?}"),
        }
    }

    pub fn moves(&self) -> Vec<Move> {
        self.moves_of(ME)
    }

    pub fn moves_of(&self, seat: Seat) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.legal_moves(seat, &mut moves);
        moves
    }

    pub fn offers(&self, mv: Move) -> bool {
        self.moves().contains(&mv)
    }

    /// Hands over what has happened.
    pub fn hear(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }

    pub fn hold(&mut self, held: [u8; 4]) {
        self.set(|board| board.held = held);
    }

    pub fn held(&self) -> [u8; 4] {
        self.me().held
    }

    /// From T2 on: the turn's path becomes `path` (from 1), at `step`; spending ends. Nothing is unlocked
    /// on the track that the card activates.
    pub fn meet_path(&mut self, path: u8, step: u8) {
        let (card, side) = match path {
            1 => ("crown-debt", Side::Right),
            2 => ("masons-guild", Side::Right),
            _ => ("crown-debt", Side::Left),
        };
        let position = self.state().position() + 1;
        self.lay(0, position, card);
        self.set(|board| {
            board.side = Some(side);
            board.steps[usize::from(path) - 1] = step - 1;
        });
        self.play(Move::Done);
    }

    /// Ends the seat's turn by the plainest choices, never paying, and goes to the next T0.
    pub fn end_turn(&mut self) {
        let turn = self.state().turn;
        while self.state().turn == turn && self.state().stage != Stage::Over {
            let mv = self.plain_move(ME);
            self.play(mv);
        }
    }

    pub fn plain_move(&self, seat: Seat) -> Move {
        let moves = self.moves_of(seat);
        let plain =
            [Move::Done, Move::Suffer, Move::SkipStage, Move::EndMarch, Move::EndAttack, Move::Stake(0), Move::Bid(0)];
        plain.into_iter().find(|mv| moves.contains(mv)).unwrap_or(moves[0])
    }

    pub fn over(&self) -> Option<Outcome> {
        match self.game.next() {
            Next::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    pub fn ending(&self) -> String {
        self.over().map_or_else(|| "still going".into(), |outcome| outcome.ending.into_owned())
    }

    /// Goes to turn `turn`, T0, with nothing changed but the row.
    pub fn at_turn(&mut self, turn: u8) {
        self.game.arrange(|state| {
            state.turn = turn;
            state.stage = Stage::Turn;
        });
        let position = self.state().position() + 1;
        if self.state().rows[0].cards[position - 1] == u8::MAX {
            self.lay(0, position, "crown-debt");
        }
        self.set(|board| board.phase = Phase::Cards);
    }
}

pub fn goods(glory: u8, nobility: u8, valor: u8, gold: u8) -> Goods {
    Goods([glory, nobility, valor, gold, 0])
}

pub fn card(id: &str) -> EventCard {
    EventCard::find(id).unwrap()
}

/// War in W4: every seat holds 18 units and the stores are filled.
pub fn bidding(seats: u8, stores: [u8; 3]) -> Table {
    let mut table = at_claims_end(seats, |table| {
        for (seat, points) in stores.into_iter().enumerate().take(usize::from(seats)) {
            table.set_seat(Seat::new(seat), |board| {
                board.command = points;
                board.held = [4, 4, 4, 6];
            });
        }
    });
    table.hear();
    table
}

/// War, goes through W1 and W2; `prepare` runs at the end of W2, before the last "done".
pub fn at_claims_end(seats: u8, prepare: impl FnOnce(&mut Table)) -> Table {
    let mut table = Table::war_of(seats);
    for seat in 0..usize::from(seats) {
        table.play_as(Seat::new(seat), Move::Side(Side::Left));
    }
    for seat in 0..usize::from(seats) - 1 {
        table.play_as(Seat::new(seat), Move::Done);
    }
    prepare(&mut table);
    table.play_as(Seat::new(usize::from(seats) - 1), Move::Done);
    end_claims(&mut table);
    table
}

/// W3b ends: nobody claims anything.
pub fn end_claims(table: &mut Table) {
    for seat in 0..table.game_seats() {
        if table.state().stage == Stage::Claims && table.moves_of(Seat::new(seat)).contains(&Move::Done) {
            table.play_as(Seat::new(seat), Move::Done);
        }
    }
}

pub fn pay_bids(table: &mut Table) {
    while table.state().stage == Stage::Payment {
        for seat in 0..table.game_seats() {
            let seat = Seat::new(seat);
            if let Some(mv) = table.moves_of(seat).first().copied() {
                table.play_as(seat, mv);
            }
        }
    }
}

/// War of two in WD: the first seat has challenged the second; both hold what is given.
pub fn duelling(held: [[u8; 4]; 2], prepare: impl FnOnce(&mut Table)) -> Table {
    let mut table = Table::war_of(2);
    table.play_as(ME, Move::Side(Side::Left)).play_as(YOU, Move::Side(Side::Left));
    table.play(Move::Challenge(YOU)).play(Move::Done);
    for (seat, held) in held.into_iter().enumerate() {
        table.set_seat(Seat::new(seat), |board| {
            board.held = held;
            board.side = None;
        });
    }
    prepare(&mut table);
    table.play_as(YOU, Move::Done);
    end_claims(&mut table);
    table
}

/// War of two in W5: the first seat plays a block of its whole store.
pub fn in_block(points: u8, prepare: impl FnOnce(&mut Table)) -> Table {
    let mut table = at_claims_end(2, |table| {
        table.set(|board| board.command = points);
        table.set_seat(YOU, |board| board.command = 0);
        for seat in [ME, YOU] {
            table.set_seat(seat, |board| {
                board.held = [0; 4];
                board.side = None;
            });
        }
        prepare(table);
    });
    if table.offers(Move::Block { seat: ME, points }) {
        table.play(Move::Block { seat: ME, points });
    }
    table
}

pub fn units_of(table: &mut Table, seat: Seat, list: &[(&str, u8)]) {
    let places: Vec<(usize, u8)> = list.iter().map(|(id, n)| (table.at(id), *n)).collect();
    table.set_seat(seat, |board| {
        board.own = [0; 20];
        for (at, n) in places {
            board.own[at] = n;
        }
    });
}

/// Goes to T3b with command points.
pub fn commanding(points: u8) -> Table {
    let mut table = Table::spending();
    table.lay(0, 1, "masons-guild");
    table.set(|board| {
        board.side = Some(Side::Right);
        board.command = points;
    });
    table.play(Move::Done);
    assert_eq!(table.me().phase, Phase::Command);
    table.hear();
    table
}

/// Sets off an enemy attack: step 4 of path 2, its first part bought off.
pub fn attacked(table: &mut Table) {
    table.set(|board| board.held[3] = 5);
    table.meet_path(2, 4);
    table.play(Move::PayConsequence);
}

/// The last turn, in T2: path 2's first step is due, which no enemy on the map can turn into a loss.
pub fn last_turn(vp: i16, influence: u8, held: [u8; 4]) -> Table {
    let mut table = Table::solo("defensive-war");
    table.at_turn(12);
    table.lay(0, 6, "masons-guild");
    table.play(Move::Side(Side::Right));
    table.set(|board| {
        board.vp = vp;
        board.influence = influence;
        board.held = held;
        board.thresholds = 0xff;
        board.rewards = 0xff;
        board.recorded = 3;
    });
    table
}
