//! `/api/games`.

use super::who::Params;
use crate::error::{Failure, Granted};
use crate::hall::Hall;
use crate::protocol::games::GameInfo;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, ETAG, IF_NONE_MATCH};
use axum::response::{IntoResponse, Response};
use quintain_core::Lang;
use serde::Deserialize;
use serde_json::Value;

/// `GET /api/games`: all games.
pub(super) async fn list(State(hall): State<Hall>) -> Json<Vec<GameInfo>> {
    Json(hall.games().to_vec())
}

/// The language of names and texts.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Told {
    #[serde(default)]
    lang: Option<Lang>,
}

/// `GET /api/games/{id}/catalogue`: names and texts of a game's components, in one language or in all of them.
pub(super) async fn catalogue(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    Params(Told { lang }): Params<Told>,
    headers: HeaderMap,
) -> Granted<Response> {
    let game = hall.registry().game(&id).map_err(|message| Failure::not_found("unknown-game", message))?;
    let spoken = lang.map_or("all", Lang::code);
    let tag = format!("\"{}-{}-{spoken}\"", game.about().data, env!("CARGO_PKG_VERSION"));
    let cached = [(ETAG, tag.clone()), (CACHE_CONTROL, "no-cache".to_owned())];
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, cached).into_response());
    }
    Ok((cached, Json(game.catalogue(lang))).into_response())
}

/// A question about chances, apart from any table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Question {
    /// An object in the game's own words.
    question: String,
    /// The language of sentences in the answer.
    #[serde(default)]
    lang: Option<Lang>,
}

/// `GET /api/games/{id}/odds`: chances worth knowing apart from any table. Worked out where bots think.
pub(super) async fn odds(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    Params(Question { question, lang }): Params<Question>,
) -> Granted<Json<Value>> {
    let game = hall.registry().game(&id).map_err(|message| Failure::not_found("unknown-game", message))?.clone();
    let question = serde_json::from_str(&question);
    let question =
        question.map_err(|error| Failure::bad("bad-question", format!("the question is no JSON object: {error}")))?;
    let thought = move || game.odds(question, lang.unwrap_or_default());
    let chances = hall.think(thought).await.ok_or_else(Failure::unavailable)??;
    Ok(Json(chances.json))
}
