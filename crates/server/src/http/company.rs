//! `/api/me/opponents`, `/api/series/{table}`.

use super::who::Me;
use crate::error::Granted;
use crate::hall::Hall;
use crate::protocol::company::{Opponent, Standings};
use axum::Json;
use axum::extract::{Path, State};

/// `GET /api/me/opponents`: with whom I have played lately; not those whom I do not want to read.
pub(super) async fn opponents(State(hall): State<Hall>, Me { row, .. }: Me) -> Granted<Json<Vec<Opponent>>> {
    let games: Vec<String> = hall.games().iter().map(|game| game.id.clone()).collect();
    let muted = hall.store().muted(&row.person.id).await?;
    let mut found = hall.store().opponents(&row.person.id, &games).await?;
    found.retain(|opponent| !muted.contains(&opponent.person.id));
    Ok(Json(found))
}

/// `GET /api/series/{table}`: a standing table, by any table of it.
pub(super) async fn series(State(hall): State<Hall>, Path(id): Path<String>) -> Granted<Json<Standings>> {
    hall.standings(&id).await.map(Json)
}
