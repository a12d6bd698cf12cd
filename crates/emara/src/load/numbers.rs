//! The numbers of `setup.toml`, checked against what the rules can do.

use super::files;
use super::{MOST, MOST_BUILDINGS};
use crate::data::{EventData, MAX_ROUNDS, Numbers, TitleData};
use quintain_core::DataError;

pub(super) fn numbers(
    setup: &files::SetupFile,
    titles: &[TitleData],
    events: &[EventData],
) -> Result<Numbers, DataError> {
    const FILE: &str = "setup.toml";
    let (game, board, solo) = (&setup.game, &setup.player_board, &setup.solo);
    let wrong = |field: &str, message: &str| Err(DataError::new(FILE, field, message));
    let Ok(slots) = <[u8; 3]>::try_from(game.slots.as_slice()) else {
        return wrong("game.slots", "a player board has three slots");
    };
    let mut different = slots;
    different.sort_unstable();
    if different != [1, 2, 3] {
        return wrong("game.slots", "the slots are for 1, 2 and 3 steps");
    }
    if (game.min_players, game.max_players) != (1, 4) {
        return wrong("game.max_players", "the game is for one to four");
    }
    if game.turns_per_round != 3 || game.hand_size != 3 || game.reshuffle_after_round != 3 {
        return wrong("game.hand_size", "nine cards are played in three rounds of three turns");
    }
    if !(1..=MAX_ROUNDS).contains(&usize::from(game.rounds)) {
        return wrong("game.rounds", "there are one to six rounds");
    }
    if events.iter().filter(|event| event.solo).count() <= usize::from(game.rounds) {
        return wrong("game.rounds", "there must be more events than rounds, also in solo games");
    }
    if game.masters_per_town_area != 2 || game.honour_keep != 1 || !(1..=8).contains(&game.honour_draw) {
        return wrong("game.honour_draw", "two masters in each town area; some tokens are drawn, one is kept");
    }
    let worth = &setup.scoring;
    if [worth.ring, worth.coin, worth.honour_token, worth.book, worth.bread].into_iter().any(|points| points > MOST) {
        return wrong("scoring", "left-over goods are worth a few points each");
    }
    let starts = [game.start_citizens, game.fixed_buildings_max, solo.single_start_default, setup.campaign.start];
    if starts.into_iter().any(|start| start > MOST_BUILDINGS) {
        return wrong("game.start_citizens", "no track starts above 1000");
    }
    if game.bonus_actions != ["title", "craftsman", "master"] {
        return wrong("game.bonus_actions", "the bonus actions are title, craftsman and master");
    }
    if board.craftsman_points.len() != usize::from(board.craftsmen) || board.craftsmen > 8 {
        return wrong("player_board.craftsman_points", "every craftsman has his points");
    }
    if board.huts_per_area != 3 || board.craftsmen_per_area_max != 3 {
        return wrong("player_board.huts_per_area", "an area has three huts");
    }
    let excluded: Vec<&str> = events.iter().filter(|event| !event.solo).map(|event| event.id.id()).collect();
    if solo.excluded_events != excluded {
        return wrong("solo.excluded_events", "events.toml excludes other events");
    }
    let ladder = titles.iter().filter_map(|title| Some((title.victoria_round?.to_string(), title.id.id().to_owned())));
    if !solo.victoria_titles.clone().into_iter().eq(ladder) {
        return wrong("solo.victoria_titles", "nobility.toml names other rounds");
    }
    if solo.markers != "seq_solo" || solo.victoria_rounds_markers.iter().any(|round| *round > 15) {
        return wrong("solo.markers", "solo games use seq_solo, in rounds that exist");
    }
    Ok(Numbers {
        rounds: game.rounds,
        reshuffle_after: game.reshuffle_after_round,
        hand: game.hand_size,
        slots,
        start_citizens: game.start_citizens,
        fixed_min: game.fixed_buildings_min,
        fixed_max: game.fixed_buildings_max,
        honour_draw: game.honour_draw,
        craftsman_points: board.craftsman_points.iter().copied().collect(),
        single_start: solo.single_start_default,
        victoria_rounds: solo.victoria_rounds_markers.iter().map(|round| 1 << round).sum(),
        campaign_start: setup.campaign.start,
        campaign_win: setup.campaign.win_step,
        campaign_loss: setup.campaign.loss_step,
        campaign_floor: setup.campaign.floor,
    })
}
