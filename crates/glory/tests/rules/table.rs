//! A table for tests: positions are laid out by hand, luck is said aloud.

use glory::event::Event;
use glory::ids::{Action, Card, EventCard, Knight, Prestige, Relic, Supporter, Title};
use glory::state::{Ask, NONE, PLACES, Place, Rider, Stage};
use glory::{Glory, Move, Refusal};
use quintain_core::chance::{Fast, Luck};
use quintain_core::registry::Edition;
use quintain_core::{Events, Game, Illegal, Next, Seat};
use serde_json::{Value, json};
use std::sync::OnceLock;

pub(crate) fn edition() -> &'static Edition<Glory> {
    static EDITION: OnceLock<Edition<Glory>> = OnceLock::new();
    EDITION.get_or_init(Edition::new)
}

pub(crate) fn s(id: &str) -> Supporter {
    edition();
    Supporter::find(id).unwrap()
}
pub(crate) fn card(id: &str) -> Card {
    Card::find(id).unwrap()
}
pub(crate) fn knight(id: &str) -> Knight {
    Knight::find(id).unwrap()
}
pub(crate) fn title(id: &str) -> Title {
    Title::find(id).unwrap()
}
pub(crate) fn relic(id: &str) -> Relic {
    Relic::find(id).unwrap()
}
pub(crate) fn prestige(id: &str) -> Prestige {
    Prestige::find(id).unwrap()
}

pub(crate) struct Table {
    pub(crate) game: Glory,
    pub(crate) log: Vec<Event>,
    pub(crate) luck: Fast,
}

impl std::ops::Deref for Table {
    type Target = Glory;
    fn deref(&self) -> &Glory {
        &self.game
    }
}
impl std::ops::DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Glory {
        &mut self.game
    }
}

impl Table {
    #[allow(clippy::needless_pass_by_value)]
    pub(crate) fn new(options: Value) -> Self {
        let game = edition().start(&options).unwrap().0;
        Self { game, log: Vec::new(), luck: Fast::new(1) }
    }

    /// A table at its first figure, seat 0 first, hands empty, titles without duel.
    pub(crate) fn action(options: Value) -> Self {
        let mut table = Self::new(options);
        table.until(|table| matches!(table.asked(), Some((_, Ask::Action))));
        let first = table.asked().unwrap().0;
        table.players[first].ask = Ask::Nothing;
        table.players[0].ask = Ask::Action;
        let riders = usize::from(table.house.riders);
        if table.house.seats > 1 {
            table.order = [Rider::of(0), Rider::of(1), Rider::of(2), Rider::of(3)];
        }
        table.stage = Stage::Action(u8::from(riders > 1));
        for seat in 0..4 {
            table.empty_hand(seat);
        }
        table.log.clear();
        table
    }

    pub(crate) fn two(mode: &str) -> Self {
        Self::action(json!({ "mode": mode, "players": 2, "characters": "beginner" }))
    }

    pub(crate) fn empty_hand(&mut self, seat: usize) {
        let hand = std::mem::take(&mut self.game.players[seat].hand);
        self.game.players[seat].seen = glory::multiset::Multiset::default();
        self.game.decks.pour(&hand);
    }

    pub(crate) fn give_card(&mut self, seat: usize, id: &str) {
        let card = card(id);
        let from_deck = self.game.decks.remove(card.index());
        if !from_deck {
            for slot in self.game.market.iter_mut().flatten().filter(|slot| **slot == card.0).take(1) {
                *slot = NONE;
            }
        }
        self.game.players[seat].hand.add(card.index(), 1);
    }

    pub(crate) fn give(&mut self, seat: usize, supporter: &str) {
        let data = self.game.data();
        self.game.players[seat].join(data, s(supporter));
    }

    pub(crate) fn give_prestige(&mut self, seat: usize, id: &str) {
        let kind = prestige(id);
        self.game.prestige.remove(kind.index());
        self.game.players[seat].prestige_up |= 1 << kind.index();
    }

    pub(crate) fn tokens(&mut self, seat: usize, coins: u8, strength: u8, faith: u8) {
        let player = &mut self.game.players[seat];
        (player.coins, player.strength, player.faith) = (coins, strength, faith);
    }

    pub(crate) fn levels(&mut self, seat: usize, mount: u8, armour: u8) {
        self.game.players[seat].equipment = [mount, armour];
    }

    pub(crate) fn event(&mut self, id: &str) {
        edition();
        self.game.event = EventCard::find(id).unwrap().0;
    }

    pub(crate) fn asked(&self) -> Option<(usize, Ask)> {
        let Next::Decide { seats, .. } = self.game.next() else { return None };
        seats.first().map(|seat| (seat.index(), self.game.players[seat.index()].ask))
    }

    pub(crate) fn moves(&self, seat: usize) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.legal_moves(Seat::new(seat), &mut moves);
        moves
    }

    pub(crate) fn may(&self, seat: usize, mv: Move) -> bool {
        self.moves(seat).contains(&mv)
    }

    pub(crate) fn play(&mut self, seat: usize, mv: Move) -> &mut Self {
        let mut events = Events::on();
        let played = self.game.play(Seat::new(seat), mv, &mut events);
        assert!(played.is_ok(), "{mv:?}: {played:?}, legal {:?}", self.moves(seat));
        self.keep(events);
        self
    }

    pub(crate) fn refused(&self, seat: usize, mv: Move) -> Refusal {
        let mut copy = self.game;
        match copy.play(Seat::new(seat), mv, &mut Events::off()) {
            Err(Illegal::Refused(refusal)) => {
                assert_eq!(copy, self.game, "a refusal changes nothing");
                refusal
            }
            other => panic!("{mv:?} should be refused: {other:?}"),
        }
    }

    pub(crate) fn answer(&mut self, answer: &[u32]) -> &mut Self {
        let mut events = Events::on();
        let resolved = self.game.resolve(answer, &mut events);
        assert!(resolved.is_ok(), "{answer:?}: {resolved:?} to {:?}", self.game.next());
        self.keep(events);
        self
    }

    /// Rolls named faces: `"S5 31 2"` would be reds S and 5, and so on; see [`faces`].
    pub(crate) fn roll(&mut self, dice: &str) -> &mut Self {
        self.answer(&faces(dice))
    }

    /// Lets the generator answer all open questions.
    pub(crate) fn chance(&mut self) -> &mut Self {
        while let Next::Chance(request) = self.game.next() {
            let answer = self.luck.answer(&request);
            self.answer(&answer);
        }
        self
    }

    /// Plays on at random until something holds.
    pub(crate) fn until(&mut self, holds: impl Fn(&Self) -> bool) {
        for _ in 0..5000 {
            self.chance();
            if holds(self) {
                return;
            }
            let Next::Decide { seats, .. } = self.game.next() else { panic!("the game is over") };
            let seat = seats.first().unwrap().index();
            let moves = self.moves(seat);
            let mv = moves[self.luck.below(moves.len() as u32) as usize];
            self.play(seat, mv);
        }
        panic!("it never came");
    }

    /// Nobody has figures left but seat 0, who stands guard: the action phase ends.
    pub(crate) fn end_actions(&mut self) -> &mut Self {
        for player in &mut self.game.players {
            player.figures = 0;
        }
        self.game.automaton.figures = 0;
        self.game.players[0].figures = 1;
        self.play(0, Move::Place(Action::Guard))
    }

    /// On to registration, hands empty.
    pub(crate) fn registration(&mut self) -> &mut Self {
        self.end_actions();
        self.chance();
        assert!(matches!(self.asked(), Some((_, Ask::Register { .. }))), "{:?}", self.asked());
        self
    }

    /// Pas d'armes: seat 0 rides against this knight, and then nobody else does.
    pub(crate) fn against(&mut self, id: &str) -> &mut Self {
        let other = if id == "hans-von-trotha" { "john-fastolf" } else { "hans-von-trotha" };
        self.game.lists = [Place::FREE; PLACES];
        self.game.lists[0].knight = knight(id).0;
        self.game.lists[4].knight = knight(other).0;
        for player in &mut self.game.players {
            player.ask = Ask::Nothing;
        }
        self.game.players[0].ask = Ask::Register { pass: false };
        self.game.stage = Stage::Register(2 * self.game.house.riders);
        self.play(0, Move::Challenge(knight(id)))
    }

    pub(crate) fn glory(&self, seat: usize) -> i16 {
        self.game.players[seat].glory
    }

    fn keep(&mut self, mut events: Events<Event>) {
        self.log.extend(events.take().into_iter().map(|(_, event)| event));
    }
}

/// Faces by value: `r` red, `b` black, `w` white, then the value or `S`.
pub(crate) fn faces(dice: &str) -> Vec<u32> {
    dice.split_whitespace()
        .map(|die| {
            let (colour, face) = die.split_at(1);
            if face == "S" {
                return 0;
            }
            let value: u32 = face.parse().unwrap();
            match colour {
                "r" => value,
                "b" => value + 1,
                _ => [1, 2, 4, 5][value as usize],
            }
        })
        .collect()
}
