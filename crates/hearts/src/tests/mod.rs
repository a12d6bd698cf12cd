//! The rules by their ids and worked examples. Positions are laid out directly:
//! these tests live inside the crate because a table cannot be talked into an arbitrary state.

#![allow(clippy::unnecessary_wraps, clippy::large_types_passed_by_value)]

mod deal;
mod extra;
mod hidden;
mod matches;
mod outcome;
mod referee;
mod seats;
mod skirmish;
mod talk;
mod turn;

use crate::state::{Aim, Hearts, Phase};
use crate::{Card, Cards, Data, Event, Extra, Hero, Move, Options, Refusal, Slot};
use quintain_core::{Events, Game, Illegal, Next, Seat, SeatSet};
use serde_json::json;
use std::sync::OnceLock;

pub(crate) fn data() -> &'static Data {
    static DATA: OnceLock<Data> = OnceLock::new();
    DATA.get_or_init(|| crate::load::load(&crate::pack()).unwrap())
}

pub(crate) fn seat(n: usize) -> Seat {
    Seat::new(n)
}

pub(crate) fn card(id: &str) -> Card {
    data();
    Card::find(id).unwrap_or_else(|| panic!("no card {id}"))
}

pub(crate) fn hero(id: &str) -> Hero {
    data();
    Hero::find(id).unwrap_or_else(|| panic!("no hero {id}"))
}

pub(crate) fn cards(ids: &[&str]) -> Cards {
    ids.iter().map(|id| card(id)).collect()
}

pub(crate) fn options(json: serde_json::Value) -> Options {
    serde_json::from_value(json).unwrap()
}

/// A table in the first round, everybody with the same plain hand, seat 0 to move.
fn table(players: u8, heroes: &[&str], aims: &[Aim]) -> Hearts {
    let mut game =
        Hearts::new(data(), &options(json!({"players": players, "length": "single", "whisper": "on"}))).unwrap();
    for (index, id) in heroes.iter().enumerate() {
        game.state.heroes[index] = hero(id);
        if game.state.heroes[index].index() < 4 {
            game.state.crusaders.insert(seat(index));
        }
    }
    game.state.aims[..aims.len()].copy_from_slice(aims);
    game.state.phase = Phase::Turn;
    game.state.deck = data().deck;
    for n in 0..usize::from(players) {
        deal(&mut game, n, &["sword-1-move", "shield-1-move", "shield-2-discard"][..if n < 3 { 3 } else { 2 }]);
    }
    game
}

/// A table for four: Orlando, Ruggiero, Rinaldo, Rodomonte.
pub(crate) fn t4() -> Hearts {
    let aims = [1, 2, 3, 0].map(|named| Aim::Sympathy(seat(named)));
    table(4, &["orlando", "ruggiero", "rinaldo", "rodomonte"], &aims)
}

/// Table T5: the same four and Atlante, whose wards are Orlando and Ruggiero.
pub(crate) fn t5() -> Hearts {
    let aims = [Aim::Hunt, Aim::Sympathy(seat(2)), Aim::Sympathy(seat(3)), Aim::Hunt];
    let mut game = table(5, &["orlando", "ruggiero", "rinaldo", "rodomonte", "atlante"], &aims);
    game.state.wizard = Some(seat(4));
    game.state.wards = [seat(1), seat(0)];
    game
}

/// Nine seats, the wizard in seat 8, between rounds.
pub(crate) fn t9() -> Hearts {
    let heroes =
        ["orlando", "ruggiero", "rinaldo", "rodomonte", "bradamante", "marfisa", "astolfo", "mandricardo", "atlante"];
    let mut game = Hearts::new(data(), &options(json!({"players": 9, "length": "single"}))).unwrap();
    for (index, id) in heroes.iter().enumerate() {
        game.state.heroes[index] = hero(id);
        if index < 8 && index % 2 == 0 {
            game.state.crusaders.insert(seat(index));
        }
    }
    game.state.wizard = Some(seat(8));
    game
}

/// Gives a seat this hand out of the deck; what it held goes back.
pub(crate) fn deal(game: &mut Hearts, n: usize, ids: &[&str]) {
    game.state.deck = game.state.deck.and(game.state.hands[n]);
    game.state.hands[n] = cards(ids);
    game.state.deck = game.state.deck.without(game.state.hands[n]);
}

/// Makes sure the seat to move holds the card, taking it from the deck while there is one.
fn provide(game: &mut Hearts, id: &str) {
    let (me, wanted) = (game.state.mover.index(), card(id));
    if !game.state.hands[me].has(wanted) {
        draw(game, wanted);
        game.state.hands[me].add(wanted);
    }
}

fn draw(game: &mut Hearts, wanted: Card) {
    if game.state.deck.has(wanted) {
        game.state.deck.remove(wanted);
    }
}

pub(crate) fn play(game: &mut Hearts, mv: Move) -> Result<Vec<Event>, Refusal> {
    let mut events = Events::on();
    let mover = game.state.mover;
    match game.play(mover, mv, &mut events) {
        Ok(_) => Ok(events.take().into_iter().map(|(_, event)| event).collect()),
        Err(Illegal::Refused(why)) => Err(why),
        Err(other) => panic!("{other:?}"),
    }
}

/// `fd(card → hero)` by the seat to move, which is given the card if it does not hold it.
pub(crate) fn fd(game: &mut Hearts, id: &str, target: usize) -> Slot {
    provide(game, id);
    play(game, Move::FaceDown { card: card(id), target: seat(target) }).unwrap();
    Slot(game.state.plays.len())
}

/// `fu(card → hero; extra)` by the seat to move.
pub(crate) fn fu(game: &mut Hearts, id: &str, target: usize, extra: Option<Extra>) -> Result<Vec<Event>, Refusal> {
    provide(game, id);
    play(game, Move::FaceUp { card: card(id), target: seat(target), extra })
}

pub(crate) fn move_to(slot: u8, to: usize) -> Option<Extra> {
    Some(Extra::Move { slot: Slot(slot), to: seat(to) })
}

pub(crate) fn discard(slot: u8) -> Option<Extra> {
    Some(Extra::Discard { slot: Slot(slot) })
}

pub(crate) fn take(slot: u8, to: usize) -> Option<Extra> {
    Some(Extra::Take { slot: Slot(slot), to: seat(to) })
}

pub(crate) fn moves(game: &Hearts) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal_moves(game.state.mover, &mut moves);
    moves
}

/// Lays cards before a hero as if they had been played there openly.
pub(crate) fn lay(game: &mut Hearts, target: usize, ids: &[&str]) {
    for id in ids {
        draw(game, card(id));
        game.state.plays.push(crate::plays::Played::new(card(id), true, seat(target), None));
    }
}

/// The seat to move declares, whatever the lap; the wounds afterwards.
pub(crate) fn skirmish(game: &mut Hearts) -> (Vec<Event>, [u8; 9]) {
    let mut events = Events::on();
    game.state.lap = 1;
    game.skirmish(false, &mut events);
    (events.take().into_iter().map(|(_, event)| event).collect(), game.state.wounds)
}

/// Answers every open question with zeros until somebody decides.
pub(crate) fn settle(game: &mut Hearts) -> Vec<Event> {
    let mut events = Events::on();
    while let Next::Chance(request) = game.next() {
        let _ = game.resolve(&vec![0; request.bounds.len()], &mut events).unwrap();
    }
    events.take().into_iter().map(|(_, event)| event).collect()
}

pub(crate) fn set(seats: &[usize]) -> SeatSet {
    seats.iter().map(|n| seat(*n)).collect()
}
