//! A table on which tests put things where they need them: snapshots are edited and restored.

use quintain_core::registry::Edition;
use quintain_core::{Events, Game, Illegal, Next, Outcome, Refusal as _, Seat, SeatSet, Viewer};
use quintain_emara::data::Data;
use quintain_emara::{Emara, Event, EventCard, Honour, Master, Move, Options, View};
use serde_json::{Value, json};
use std::sync::LazyLock;

pub(crate) static DATA: LazyLock<&'static Data> = LazyLock::new(|| Edition::<Emara>::new().data());

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Desk {
    pub(crate) game: Emara,
}

pub(crate) fn seat(n: usize) -> Seat {
    Seat::new(n)
}

/// The number of a master, an event, a token, a card in the state.
pub(crate) fn master(id: &str) -> usize {
    DATA.master(Master::find(id).unwrap()).unwrap()
}

pub(crate) fn event(id: &str) -> usize {
    let card = EventCard::find(id).unwrap();
    DATA.events.iter().position(|event| event.id == card).unwrap()
}

pub(crate) fn token(id: &str) -> usize {
    DATA.honour(Honour::find(id).unwrap()).unwrap()
}

pub(crate) fn card(id: &str) -> usize {
    DATA.cards.iter().position(|card| card.id.id() == id).unwrap()
}

fn set_of(numbers: impl Iterator<Item = usize>) -> u64 {
    numbers.map(|n| 1 << n).sum()
}

impl Desk {
    /// The first decision of a game with these options: rings and masters in the order of the data, the first
    /// seat holds the statue, stocks empty, an event in force that changes nothing any more.
    pub(crate) fn with(options: Options) -> Self {
        let mut desk = Self::before_hands(options);
        while desk.label().is_some() {
            desk.chance_zero();
        }
        for n in 0..desk.game.seats() {
            desk = desk.player(n, "stock", json!({}));
        }
        desk.event("bountiful-harvest")
    }

    /// A new game.
    pub(crate) fn new(players: u8) -> Self {
        Self::with(Options::players(players))
    }

    /// A game before its first question.
    pub(crate) fn in_the_box(options: &Options) -> Self {
        Self { game: Emara::new(*DATA, options).unwrap() }
    }

    /// After the set-up's questions up to the hands, all answered with zeros.
    pub(crate) fn before_hands(options: Options) -> Self {
        let mut desk = Self::in_the_box(&options);
        while desk.label().is_some_and(|label| label != "C-HAND" && label != "C-EVENT") {
            desk.chance_zero();
        }
        desk
    }

    /// Puts a value into the snapshot.
    pub(crate) fn set(&self, path: &str, value: Value) -> Self {
        let mut snapshot = serde_json::to_value(self.game.state()).unwrap();
        *snapshot.pointer_mut(path).unwrap_or_else(|| panic!("no {path}")) = value;
        Self { game: Emara::restore(*DATA, serde_json::from_value(snapshot).unwrap()) }
    }

    pub(crate) fn player(&self, n: usize, field: &str, value: Value) -> Self {
        self.set(&format!("/players/{n}/{field}"), value)
    }

    /// The stock of the seat that holds the turn.
    pub(crate) fn stock(&self, goods: Value) -> Self {
        self.player(self.active(), "stock", goods)
    }

    pub(crate) fn active(&self) -> usize {
        self.view().active.index()
    }

    pub(crate) fn event(&self, id: &str) -> Self {
        let round = self.view().round;
        self.set(&format!("/events/{round}"), json!(event(id)))
    }

    /// The same scene in another round.
    pub(crate) fn in_round(&self, round: u8, id: &str) -> Self {
        self.set(&format!("/events/{round}"), json!(event(id))).set("/round", json!(round))
    }

    pub(crate) fn masters(&self, ids: &[&str]) -> Self {
        self.player(self.active(), "masters", json!(set_of(ids.iter().map(|id| master(id)))))
    }

    pub(crate) fn tokens(&self, ids: &[&str]) -> Self {
        self.player(self.active(), "tokens", json!(set_of(ids.iter().map(|id| token(id)))))
    }

    pub(crate) fn tracks(&self, citizens: u16, buildings: u16) -> Self {
        let me = self.active();
        self.player(me, "citizens", json!(citizens)).player(me, "buildings", json!(buildings))
    }

    /// The active player's councillors stand here.
    pub(crate) fn standing(&self, country: &str, town: &str) -> Self {
        let rings = serde_json::to_value(self.view().rings).unwrap();
        let place = |ring: usize, area: &str| {
            let areas = rings[ring].as_array().unwrap();
            areas.iter().position(|here| here == area).unwrap_or_else(|| panic!("no {area} in ring {ring}"))
        };
        self.player(self.active(), "at", json!([place(0, country), place(1, town)]))
    }

    pub(crate) fn marker(&self, index: usize, uses: u8) -> Self {
        self.set(&format!("/markers/{index}"), json!(uses))
    }

    /// The masters of a town area (0 to 3 in the order of the data).
    pub(crate) fn display(&self, area: usize, masters: [&str; 2]) -> Self {
        let numbers = masters.map(|id| if id.is_empty() { 255 } else { master(id) });
        self.set(&format!("/display/{area}"), json!(numbers))
    }

    /// Gives the active player a card and plays it.
    pub(crate) fn plays(&self, id: &str, slot: u8) -> Self {
        let desk = self.player(self.active(), "hand", json!(1 << card(id)));
        desk.does(json!({"play": {"card": id, "slot": slot}}))
    }

    /// The active player makes a move that must be legal.
    pub(crate) fn does(&self, mv: Value) -> Self {
        self.told(mv).0
    }

    /// The same, and what happened.
    pub(crate) fn told(&self, mv: Value) -> (Self, Vec<Event>) {
        let mut after = self.clone();
        let mv: Move = serde_json::from_value(mv.clone()).unwrap_or_else(|error| panic!("{mv}: {error}"));
        let who = seat(self.active());
        assert!(self.offers().contains(&mv), "{mv:?} is not offered; there is {:?}", self.offers());
        let mut events = Events::on();
        let played = after.game.play(who, mv, &mut events);
        assert!(played.is_ok(), "{mv:?}: {played:?}");
        (after, events.take().into_iter().map(|(_, event)| event).collect())
    }

    /// The rule by which the active player's move is refused.
    pub(crate) fn refuses(&self, mv: Value) -> &'static str {
        let mv: Move = serde_json::from_value(mv).unwrap();
        assert!(!self.offers().contains(&mv), "{mv:?} is offered");
        let mut after = self.clone();
        let refused = after.game.play(seat(self.active()), mv, &mut Events::off());
        assert_eq!(after, *self, "a refused move changes nothing");
        match refused {
            Err(Illegal::Refused(refusal)) => refusal.rule(),
            other => panic!("{mv:?}: {other:?}"),
        }
    }

    pub(crate) fn offers(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.legal_moves(seat(self.active()), &mut moves);
        moves
    }

    /// The offers whose JSON starts with this word, as JSON.
    pub(crate) fn offered(&self, word: &str) -> Vec<Value> {
        let all = self.offers().into_iter().map(|mv| serde_json::to_value(mv).unwrap());
        all.filter_map(|mv| match mv {
            Value::Object(map) => map.get(word).cloned(),
            Value::String(text) if text == word => Some(Value::Null),
            _ => None,
        })
        .collect()
    }

    pub(crate) fn offers_move(&self, mv: Value) -> bool {
        self.offers().contains(&serde_json::from_value(mv).unwrap())
    }

    /// The payments offered for a move, by its word.
    pub(crate) fn payments(&self, word: &str) -> Vec<Value> {
        self.offered(word).into_iter().map(|mv| mv["pay"].clone()).collect()
    }

    /// The open question.
    pub(crate) fn label(&self) -> Option<&'static str> {
        self.bounds().map(|(label, _)| label)
    }

    pub(crate) fn bounds(&self) -> Option<(&'static str, Vec<u32>)> {
        match self.game.next() {
            Next::Chance(request) => Some((request.label, request.bounds.to_vec())),
            _ => None,
        }
    }

    pub(crate) fn chance(&self, answer: &[u32]) -> Self {
        let mut after = self.clone();
        let _ = after.game.resolve(answer, &mut Events::off()).unwrap();
        after
    }

    pub(crate) fn chance_zero(&mut self) {
        let (_, bounds) = self.bounds().unwrap();
        *self = self.chance(&vec![0; bounds.len()]);
    }

    /// All open questions answered with zeros.
    pub(crate) fn settled(&self) -> Self {
        let mut desk = self.clone();
        while desk.label().is_some() {
            desk.chance_zero();
        }
        desk
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::EVERYTHING)
    }

    pub(crate) fn seen_by(&self, n: usize) -> View {
        self.game.view(Viewer::Seat(seat(n)))
    }

    /// Goods of the active player, as JSON.
    pub(crate) fn goods(&self) -> Value {
        self.goods_of(self.active())
    }

    pub(crate) fn goods_of(&self, n: usize) -> Value {
        serde_json::to_value(self.view().players[n].stock).unwrap()
    }

    /// Both tracks of a player.
    pub(crate) fn score(&self, n: usize) -> (u16, u16) {
        let player = &self.view().players[n];
        (player.citizens, player.buildings)
    }

    pub(crate) fn my_score(&self) -> (u16, u16) {
        self.score(self.active())
    }

    pub(crate) fn marker_value(&self, index: usize) -> u8 {
        self.view().markers[index].value
    }

    pub(crate) fn outcome(&self) -> Outcome {
        match self.game.next() {
            Next::Over(outcome) => outcome,
            other => panic!("not over: {other:?}"),
        }
    }

    pub(crate) fn asked(&self) -> SeatSet {
        self.game.next().deciders()
    }

    /// Visits a town area by the town card; the turn's movement is still to come.
    pub(crate) fn errand(&self, area: &str) -> Self {
        self.plays("card-town", 1).does(json!({"errand": area}))
    }

    /// Plays a card that asks for nothing, walks in the countryside and ends the turn.
    pub(crate) fn dull_turn(&self) -> Self {
        let me = self.active();
        let free = self.view().players[me].slots.iter().position(Option::is_none).unwrap();
        let desk = self.player(me, "hand", json!(1 << card("card-town")));
        let desk = desk.does(json!({"play": {"card": "card-town", "slot": free + 1}}));
        let mut desk = desk.does(json!({"walk": "country"}));
        if !desk.offered("harvest").is_empty() {
            desk = desk.does(json!({"harvest": {"breads": 0, "pay": {}}}));
        }
        desk.does(json!("end-turn"))
    }

    /// Plays dull turns to the end of the round.
    pub(crate) fn dull_round(&self) -> Self {
        let round = self.view().round;
        let mut desk = self.clone();
        while desk.label().is_none() && !desk.view().over && desk.view().round == round && desk.view().lap <= 3 {
            desk = desk.dull_turn();
        }
        desk
    }

    /// Sets the scene for the end: the last round is over.
    pub(crate) fn at_the_end(&self) -> Self {
        self.in_round(6, "bountiful-harvest").set("/phase", json!("over"))
    }
}
