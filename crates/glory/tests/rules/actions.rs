//! GLO-ACT and GLO-EVT.

use crate::table::*;
use glory::ids::{Action, Deck, Item, Pile};
use glory::state::{Ask, NONE, Rider};
use glory::{Move, Refusal};
use serde_json::json;

/// GLO-ACT-01: one figure each, in initiative order, no passing, until all figures are placed.
#[test]
fn figures_are_placed_one_after_another() {
    let mut table = Table::two("pas-darmes");
    assert!(!table.may(0, Move::Pass));
    table.play(0, Move::Place(Action::Guard));
    assert_eq!(table.asked(), Some((1, Ask::Action)));
    table.players[1].figures = 1;
    table.play(1, Move::Place(Action::SoloTraining));
    table.play(0, Move::Place(Action::Guard));
    assert_eq!(table.asked(), Some((0, Ask::Action)), "seat 1 has no figure left and is skipped");
}

/// GLO-ACT-02: a circle takes one figure; an open area any number. Circles follow the player count.
#[test]
fn circles_are_limited_and_areas_are_open() {
    let mut table = Table::two("pas-darmes");
    table.play(0, Move::Place(Action::Training));
    assert_eq!(table.refused(1, Move::Place(Action::Training)), Refusal::NoFreeSpace { action: Action::Training });
    table.play(1, Move::Place(Action::Guard)).play(0, Move::Place(Action::Guard));
    assert!(table.may(1, Move::Place(Action::Guard)));
    let mut three = Table::action(json!({ "players": 3 }));
    three.play(0, Move::Place(Action::Training));
    assert!(three.may(1, Move::Place(Action::Training)), "three players have a second circle");
}

/// GLO-ACT-03: what cannot be paid, or would do nothing, is illegal.
#[test]
fn useless_and_unpayable_actions_are_illegal() {
    let mut table = Table::two("pas-darmes");
    table.tokens(0, 0, 0, 0);
    assert!(matches!(table.refused(0, Move::Place(Action::Market)), Refusal::CannotPay { .. }));
    table.track = [NONE; 9];
    assert_eq!(table.refused(0, Move::Place(Action::Support)), Refusal::NothingToDo { action: Action::Support });
}

/// GLO-ACT-04: what the plain areas bring.
#[test]
fn plain_areas_bring_tokens() {
    for (action, coins, strength, faith) in [
        (Action::Training, 0, 3, 0),
        (Action::Prayer, 0, 0, 3),
        (Action::Service, 3, 0, 0),
        (Action::Guard, 2, 0, 0),
        (Action::SoloTraining, 0, 2, 0),
    ] {
        let mut table = Table::two("pas-darmes");
        table.tokens(0, 0, 0, 0);
        table.play(0, Move::Place(action));
        let player = &table.players[0];
        assert_eq!((player.coins, player.strength, player.faith), (coins, strength, faith), "{action:?}");
    }
}

/// GLO-ACT-05: the leftmost free cell, one coin, once per seat and round; the order changes later.
#[test]
fn the_initiative_is_taken_once() {
    let mut table = Table::two("pas-darmes");
    table.tokens(0, 0, 0, 0);
    table.play(0, Move::Place(Action::Initiative));
    assert_eq!((table.cells[0], table.players[0].coins), (0, 1));
    table.play(1, Move::Place(Action::Initiative));
    assert_eq!(table.cells[..2], [0, 1]);
    assert_eq!(table.refused(0, Move::Place(Action::Initiative)), Refusal::InitiativeOnce);
    assert_eq!(table.order[0], Rider::of(0));
}

/// GLO-ACT-06: two cards, face up or blind, one at a time, one more with the Queen; no refill.
#[test]
fn a_journey_is_planned_card_by_card() {
    let mut table = Table::two("pas-darmes");
    table.give(0, "queen");
    let open = table.game.market[0][0];
    table.play(0, Move::Place(Action::PlanTravel));
    table.play(0, Move::Take(glory::ids::Card(open)));
    assert_eq!(table.game.market[0][0], NONE, "the market is not refilled");
    let before = table.players[0].hand.total();
    table.play(0, Move::Draw(Deck::Trade)).chance();
    assert_eq!(table.players[0].hand.total(), before + 1);
    assert_eq!(table.asked(), Some((0, Ask::Pick)), "the Queen brings a third card");
    table.play(0, Move::Draw(Deck::Challenge)).chance();
    assert_eq!(table.asked(), Some((1, Ask::Action)));
    // With a deck and its column empty that kind is exhausted; with nothing left the action is illegal.
    table.decks = glory::multiset::Multiset::default();
    table.game.market = [[NONE; 4]; 3];
    assert_eq!(table.refused(1, Move::Place(Action::PlanTravel)), Refusal::NothingToDo { action: Action::PlanTravel });
}

/// GLO-ACT-07 and GLO-EQ-01: the full price of the next level, one level at a time, IV is the highest.
#[test]
fn the_market_raises_one_level() {
    let mut table = Table::two("pas-darmes");
    table.tokens(0, 9, 0, 0);
    table.play(0, Move::Place(Action::Market)).play(0, Move::Upgrade(Item::Mount));
    assert_eq!((table.players[0].coins, table.players[0].equipment), (5, [3, 2]));
    table.levels(1, 4, 4);
    table.tokens(1, 20, 0, 0);
    assert_eq!(table.refused(1, Move::Place(Action::Market)), Refusal::NoUpgrade { item: Item::Armour, level: 4 });
}

/// GLO-ACT-08 and GLO-SUP-01: a token of the track for its price; gain effects happen at once.
#[test]
fn support_is_gained_from_the_track() {
    let mut table = Table::two("pas-darmes");
    table.track = [NONE; 9];
    table.track[4] = s("minstrel").0;
    table.track[8] = s("minstrel").0;
    table.tokens(0, 1, 0, 0);
    let glory = table.glory(0);
    table.play(0, Move::Place(Action::Support)).play(0, Move::Support(5));
    assert_eq!((table.players[0].coins, table.glory(0) - glory), (0, 4));
    assert_eq!(table.track[4], NONE, "spaces are not refilled");
    table.tokens(1, 0, 0, 0);
    table.give(1, "minstrel");
    table.play(1, Move::Place(Action::Support));
    assert_eq!(table.players[1].supporters(s("minstrel")), 2, "the only affordable space is taken without asking");
}

/// GLO-ACT-09 and E22: a Diplomat saves a coin at market and track, never below 0, not on events.
#[test]
fn the_diplomat_lowers_prices() {
    let mut table = Table::two("pas-darmes");
    table.give(0, "diplomat");
    table.tokens(0, 3, 0, 0);
    table.track = [NONE; 9];
    table.track[8] = s("squire").0;
    table.track[0] = s("cook").0;
    table.event("crusade");
    let view = quintain_core::Game::view(&table.game, quintain_core::Viewer::SPECTATOR);
    assert_eq!(view.players[0].prices, [Some(3), Some(2)]);
    assert_eq!(view.players[0].support_prices[8], 0, "a price of 0 stays 0");
    assert_eq!(view.players[0].support_prices[0], 1);
    table.play(0, Move::Place(Action::Event));
    assert_eq!(table.players[0].coins, 2, "Crusade still costs 1");
}

/// GLO-ACT-10: the herald places a shield at once; once in Plaisance, once per city in Pas d'armes.
#[test]
fn the_herald_places_a_shield() {
    let mut table = Table::two("plaisance");
    table.play(0, Move::Place(Action::Herald));
    assert_eq!(table.refused(0, Move::Pass), Refusal::MustPlace);
    let slot = table.moves(0)[0];
    table.play(0, slot).play(1, Move::Place(Action::Guard));
    assert_eq!(table.refused(0, Move::Place(Action::Herald)), Refusal::NothingToDo { action: Action::Herald });
    let mut table = Table::two("pas-darmes");
    for shields in 1..=3 {
        table.play(0, Move::Place(Action::Herald));
        if table.asked() == Some((0, Ask::Herald)) {
            let mv = table.moves(0)[0];
            table.play(0, mv);
        }
        assert_eq!(table.lists.iter().filter(|place| place.rider == 0).count(), shields);
        table.play(1, Move::Place(Action::Guard));
    }
    assert!(!table.may(0, Move::Place(Action::Herald)), "one shield in each city");
}

/// GLO-ACT-11: three titles, one kept, two discarded.
#[test]
fn a_new_goal_is_one_of_three() {
    let mut table = Table::two("pas-darmes");
    let (own, deck) = (table.players[0].titles.count_ones(), table.title_deck_size());
    table.play(0, Move::Place(Action::NewGoal)).chance();
    assert_eq!(table.moves(0).len(), 3);
    let mv = table.moves(0)[0];
    table.play(0, mv);
    assert_eq!(table.players[0].titles.count_ones(), own + 1);
    assert_eq!((table.title_deck_size(), table.title_discard_size()), (deck - 3, 2));
    table.title_deck = 0;
    table.title_discards = 0;
    table.standing[Action::NewGoal as usize] = [0; 5];
    assert!(!table.may(1, Move::Place(Action::NewGoal)), "illegal if no title can be drawn");
}

/// E34: title deck 1, discards 4: one card, then the discards become the deck; afterwards deck 2, discards 2.
#[test]
fn the_discards_become_the_deck_in_mid_draw() {
    let mut table = Table::two("pas-darmes");
    let all = table.title_deck | table.players[0].titles | table.players[1].titles;
    table.players[0].titles = 0;
    table.players[1].titles = 0;
    let mut left = quintain_core::bits::bits(u64::from(all));
    table.title_deck = 1 << left.next().unwrap();
    table.title_discards = left.by_ref().take(4).fold(0, |set, title| set | 1 << title);
    let rest = left.fold(0, |set: u32, title| set | 1 << title);
    table.players[1].titles = rest;
    table.play(0, Move::Place(Action::NewGoal)).chance();
    assert_eq!(table.moves(0).len(), 3);
    let mv = table.moves(0)[0];
    table.play(0, mv);
    assert_eq!((table.title_deck_size(), table.title_discard_size()), (2, 2));
}

/// GLO-ACT-12, GLO-EVT-03: the circle of the event: pay, then take the effect; one figure.
#[test]
fn events_with_a_circle_are_actions() {
    let mut table = Table::two("pas-darmes");
    table.event("crusade");
    table.tokens(0, 1, 0, 0);
    let glory = table.glory(0);
    table.play(0, Move::Place(Action::Event));
    assert_eq!((table.players[0].coins, table.players[0].faith, table.glory(0) - glory), (0, 3, 3));
    assert_eq!(table.refused(1, Move::Place(Action::Event)), Refusal::NoFreeSpace { action: Action::Event });
    for (event, needs, gains) in [("siege", (0, 2), (0, 0, 5)), ("mentors-lessons", (1, 0), (5, 0, 0))] {
        let mut table = Table::two("pas-darmes");
        table.event(event);
        table.tokens(0, needs.0, needs.1, 0);
        let glory = table.glory(0);
        table.play(0, Move::Place(Action::Event));
        assert_eq!((table.players[0].strength, table.players[0].faith, table.glory(0) - glory), gains, "{event}");
    }
    let mut table = Table::two("pas-darmes");
    table.event("wandering");
    table.give(0, "queen");
    table.tokens(0, 1, 0, 0);
    table.play(0, Move::Place(Action::Event));
    assert_eq!(table.players[0].picks, 3, "the Queen does not count");
}

/// GLO-ACT-13: cost, then gain: the Usurer's coins cannot pay for him; his glory loss takes what there is.
#[test]
fn the_usurer_is_paid_first() {
    let mut table = Table::two("pas-darmes");
    table.track = [NONE; 9];
    table.track[0] = s("usurer").0;
    table.tokens(0, 1, 0, 0);
    assert!(!table.may(0, Move::Place(Action::Support)));
    table.tokens(0, 2, 0, 0);
    table.players[0].glory = 1;
    table.play(0, Move::Place(Action::Support));
    assert_eq!((table.players[0].coins, table.glory(0)), (6, 0), "GLO-DUEL-17");
}

/// GLO-EVT-01, GLO-EVT-02, E24, E39: events without a circle concern everybody at the start of the phase.
#[test]
fn events_for_everybody() {
    for (event, before, after) in
        [("war", [1, 5], [0, 3]), ("good-harvest", [4, 0], [6, 2]), ("royal-wedding", [0, 0], [0, 0])]
    {
        let mut table = Table::two("pas-darmes");
        let before_strength = table.players[0].strength;
        table.next_event = glory::ids::EventCard::find(event).unwrap().0;
        next_round(&mut table, |table| {
            table.players[0].coins = before[0];
            table.players[1].coins = before[1];
            table.players[0].strength = before_strength;
        });
        assert_eq!([table.players[0].coins, table.players[1].coins], after, "{event}");
        let wedding = if event == "royal-wedding" { 2 } else { 0 };
        assert_eq!(table.players[0].strength, before_strength + wedding, "{event}");
    }
    let mut table = Table::two("pas-darmes");
    table.next_event = glory::ids::EventCard::find("call-to-arms").unwrap().0;
    next_round(&mut table, |_| {});
    assert_eq!(table.players[0].figures, 5);
}

/// Plays on to the next action phase; `before` lays out the table at the last moment.
fn next_round(table: &mut Table, before: impl Fn(&mut Table)) {
    use glory::state::Stage;
    table.registration();
    for player in &mut table.game.players {
        player.ask = Ask::Nothing;
    }
    // One shield is left to place, then the tournament is over before it began.
    table.players[0].ask = Ask::Register { pass: false };
    table.game.stage = Stage::TournamentEnd;
    before(table);
    let mv = table.moves(0)[0];
    table.play(0, mv).chance();
    assert_eq!(table.asked(), Some((0, Ask::Action)));
}

/// GLO-EVT-04 and E23: spoils of war raise III to IV for 2 strength; illegal with II/II.
#[test]
fn spoils_of_war() {
    let mut table = Table::two("pas-darmes");
    table.event("spoils-of-war");
    table.tokens(0, 0, 2, 0);
    assert_eq!(table.refused(0, Move::Place(Action::Event)), Refusal::NothingToDo { action: Action::Event });
    table.levels(0, 3, 3);
    table.play(0, Move::Place(Action::Event));
    assert_eq!(table.asked(), Some((0, Ask::Spoils)));
    table.play(0, Move::Upgrade(Item::Armour));
    assert_eq!((table.players[0].equipment, table.players[0].strength), ([3, 4], 0));
}

/// GLO-EVT-05: recruitment lays a special supporter out; not taken, it leaves the game; R47.
#[test]
fn recruitment() {
    let mut table = Table::two("pas-darmes");
    table.next_event = glory::ids::EventCard::find("recruitment-2").unwrap().0;
    let special = table.piles[Pile::Special as usize].total();
    next_round(&mut table, |_| {});
    assert_ne!(table.recruit, NONE);
    assert_eq!(table.piles[Pile::Special as usize].total(), special - 2, "one for the track, one for the event");
    table.tokens(0, 1, 0, 0);
    let recruit = glory::ids::Supporter(table.recruit);
    table.play(0, Move::Place(Action::Event));
    assert_eq!(table.players[0].supporters(recruit), 1);
    let mut table = Table::two("pas-darmes");
    table.event("recruitment-1");
    table.recruit = NONE;
    table.tokens(0, 5, 0, 0);
    assert!(!table.may(0, Move::Place(Action::Event)), "an empty pile leaves the space unusable");
}
