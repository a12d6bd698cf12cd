//! `/api/games`.

use crate::error::{Failure, Granted};
use crate::hall::Hall;
use crate::protocol::games::GameInfo;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, ETAG, IF_NONE_MATCH};
use axum::response::{IntoResponse, Response};

/// `GET /api/games`: all games.
pub(super) async fn list(State(hall): State<Hall>) -> Json<Vec<GameInfo>> {
    Json(hall.games().to_vec())
}

/// `GET /api/games/{id}/catalogue`: names and texts of a game's components.
pub(super) async fn catalogue(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Granted<Response> {
    let game = hall.registry().game(&id).map_err(|message| Failure::not_found("unknown-game", message))?;
    let tag = format!("\"{}-{}\"", game.about().data, env!("CARGO_PKG_VERSION"));
    let cached = [(ETAG, tag.clone()), (CACHE_CONTROL, "no-cache".to_owned())];
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, cached).into_response());
    }
    Ok((cached, Json(game.catalogue())).into_response())
}
