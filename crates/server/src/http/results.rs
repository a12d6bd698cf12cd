//! `/api/me/results`, and my best of a kind.

use super::who::Me;
use crate::error::{Failure, Granted};
use crate::hall::Hall;
use crate::protocol::results::{Best, MyResult};
use crate::table::live::no_such_table;
use axum::Json;
use axum::extract::{Path, State};

/// So many of my latest results are told.
const REMEMBERED: i64 = 1_000;

/// `GET /api/me/results/{game}`: my results, oldest first.
pub(super) async fn mine(
    State(hall): State<Hall>,
    Path(game): Path<String>,
    Me { row: me, .. }: Me,
) -> Granted<Json<Vec<MyResult>>> {
    hall.registry().game(&game).map_err(|message| Failure::not_found("unknown-game", message))?;
    Ok(Json(hall.store().results_of(&me.person.id, &game, REMEMBERED).await?))
}

/// `GET /api/tables/{id}/best`: my best result alone with the same game and options.
pub(super) async fn best(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    Me { row: me, .. }: Me,
) -> Granted<Json<Best>> {
    let like = hall.store().table(&id).await?.ok_or_else(no_such_table)?.meta;
    let mut best = Best::default();
    let mine = hall.store().results_of(&me.person.id, &like.game, REMEMBERED).await?;
    for result in mine.into_iter().filter(|result| result.seats == 1 && result.options == like.options) {
        best.games += 1;
        best.won += usize::from(result.won && !result.left);
        if !result.left && best.score.is_none_or(|score| result.score > score) {
            best.score = Some(result.score);
            best.table = Some(result.table);
        }
    }
    Ok(Json(best))
}
