//! Victoria, single games, the campaign.

use crate::desk::{DATA, Desk};
use quintain_emara::campaign::{Best, Campaign, SingleRecords};
use quintain_emara::{Event, Mode, Options};
use serde_json::json;

fn solo(mode: Mode, buildings: u16) -> Options {
    Options { mode: Some(mode), buildings: Some(buildings), ..Options::players(1) }
}

/// Dull rounds from the present one to the end of round `last`, all questions answered; says what Victoria took.
pub(crate) fn to_the_end_of(mut desk: Desk, last: u8) -> (Desk, Vec<(u8, u8, u8, u8)>) {
    let mut takes = Vec::new();
    loop {
        let round = desk.view().round;
        desk = desk.event("bountiful-harvest");
        for _ in 0..2 {
            desk = desk.dull_turn();
        }
        let me = desk.active();
        let free = 1 + desk.view().players[me].slots.iter().position(Option::is_none).unwrap();
        desk = desk.plays("card-town", free as u8).does(json!({"walk": "country"}));
        let (after, events) = desk.told(json!("end-turn"));
        takes.extend(events.iter().filter_map(|event| match event {
            Event::Victoria { round, stone, bread, title, .. } => {
                Some((*round, *stone, *bread, title.map_or(0, |(_, points)| points)))
            }
            _ => None,
        }));
        desk = after.settled();
        if round == last {
            return (desk, takes);
        }
    }
}

/// EMA-SOLO-01: the solo markers, no Early Winter, Victoria at 0 without goods or turns.
#[test]
fn solo_01_the_set_up() {
    let desk = Desk::before_hands(solo(Mode::Single, 15));
    assert_eq!(desk.score(0), (0, 15));
    let view = desk.view();
    assert!(view.events_left.iter().chain([&view.start_card.unwrap()]).all(|event| event.id() != "an-early-winter"));
    assert_eq!((desk.marker_value(0), desk.marker_value(8), desk.marker_value(9)), (2, 5, 6));
    assert_eq!(view.victoria.unwrap().points, 0);
    assert_eq!(view.players.len(), 1);
}

/// EMA-SOLO-02, EMA-SOLO-03: from round 2 on stone, then bread, then the title of the round; no title in round 6.
#[test]
fn solo_02_03_what_victoria_takes() {
    let (end, takes) = to_the_end_of(Desk::with(solo(Mode::Single, 30)), 6);
    let past: Vec<u16> = end.view().victoria.unwrap().past.iter().map(|take| take.sum).collect();
    assert_eq!(past, [16, 31, 47, 64, 67], "the view keeps her road");
    assert_eq!(takes, [(2, 5, 6, 5), (3, 4, 5, 6), (4, 3, 4, 9), (5, 2, 3, 12), (6, 1, 2, 0)]);
}

/// EMA-SOLO-04: events and masters never change her points.
#[test]
fn solo_04_events_do_not_matter_to_her() {
    let mut desk = Desk::with(solo(Mode::Single, 30)).in_round(2, "respected-at-court");
    desk = desk.masters(&["toolmaker"]).dull_round();
    assert_eq!(desk.view().victoria.unwrap().points, 5 + 6 + 5);
}

/// EMA-SOLO-05: only a strictly higher number beats her.
#[test]
fn solo_05_strictly_higher() {
    let desk = Desk::with(solo(Mode::Campaign, 40)).set("/victoria", json!(58));
    for (result, won) in [(57, false), (58, false), (59, true)] {
        let outcome = desk.tracks(result, 80).at_the_end().outcome();
        assert_eq!((outcome.seats[0].won, outcome.ending == "campaign-won"), (won, won));
    }
}

/// EMA-SOLO-06: she comes after the event and pays nothing; only the card that is left changes for the player.
#[test]
fn solo_06_after_the_event() {
    let desk = Desk::with(solo(Mode::Single, 30)).in_round(2, "alms-for-the-poor");
    let asked = desk.stock(json!({"coin": 1})).dull_round();
    assert_eq!(asked.view().victoria.as_ref().unwrap().points, 0);
    let after = asked.does(json!("decline"));
    assert_eq!(after.view().victoria.unwrap().points, 16);
    let next = after.settled().event("bountiful-harvest").plays("card-wood", 1);
    assert_eq!(next.does(json!({"title": {"pay": {"coin": 1}}})).my_score().0, 4, "the same price, the next card");
}

/// EMA-SOLO-10: a start of 0 to 60; the record is the best result per start; neither won nor lost.
#[test]
fn solo_10_single_games() {
    let desk = Desk::with(solo(Mode::Single, 15)).tracks(70, 70).at_the_end();
    let outcome = desk.outcome();
    assert_eq!((outcome.ending.as_ref(), outcome.seats[0].won, outcome.seats[0].score), ("single", false, 70));
    assert_eq!(outcome.rival, desk.view().victoria.map(|she| i32::from(she.points)), "her points are told");
    assert_eq!(Desk::before_hands(Options::players(1)).score(0).1, 30, "the default start");
    let mut records = SingleRecords::default();
    assert!(
        records.finished(15, 61) && records.finished(40, 75) && !records.finished(15, 60) && records.finished(15, 64)
    );
    assert_eq!(records.best, [Best { start: 15, result: 64 }, Best { start: 40, result: 75 }]);
}

/// EMA-SOLO-20, EMA-SOLO-21: 40, then 5 lower after a win and 2 higher after a loss; the record is the lowest start won.
#[test]
fn solo_20_21_the_ladder() {
    let mut campaign = Campaign::new(*DATA, false, false);
    let mut starts = Vec::new();
    for (result, victoria) in [(66, 58), (63, 59), (57, 60), (64, 58)] {
        starts.push(campaign.next_start);
        assert_eq!(campaign.options().buildings, Some(campaign.next_start));
        campaign.finished(*DATA, result, victoria);
    }
    assert_eq!((starts, campaign.next_start), (vec![40, 35, 30, 32], 27));
    assert_eq!(campaign.best(), Some(Best { start: 32, result: 64 }));
    let stored = serde_json::to_string(&campaign).unwrap();
    assert_eq!(serde_json::from_str::<Campaign>(&stored).unwrap(), campaign, "a value that can be stored");
}

/// EMA-SOLO-22: abandoned games count as losses; a campaign belongs to one set of variants.
#[test]
fn solo_22_abandoned_games() {
    let mut campaign = Campaign::new(*DATA, false, true);
    campaign.abandoned(*DATA);
    assert_eq!((campaign.next_start, campaign.best()), (42, None));
    assert!(campaign.options().unlimited_choice && !campaign.options().random_layout);
}

/// EMA-SOLO-23: no upper limit; below 5 a win leads to 0, and a win at 0 to 0 again.
#[test]
fn solo_23_the_ends_of_the_ladder() {
    let mut campaign = Campaign { next_start: 62, ..Campaign::new(*DATA, false, false) };
    campaign.abandoned(*DATA);
    assert_eq!(campaign.next_start, 64);
    assert_eq!(Desk::before_hands(campaign.options()).score(0).1, 64);
    campaign.next_start = 0;
    campaign.finished(*DATA, 70, 60);
    assert_eq!(campaign.next_start, 0);
}
