//! Replays: `/api/tables/{id}/replay`, `/record`, `/verify`, `/branch`.

use super::who::{Body, Me, Network, Params, Who};
use crate::error::{Failure, Granted};
use crate::hall::Hall;
use crate::patch::changes;
use crate::protocol::replay::{Advised, Branch, Position, Replay, ReplayStep, Verification};
use crate::protocol::tables::{Status, TableInfo};
use crate::store::TableRow;
use crate::table::live::no_such_table;
use crate::table::mailbox::Act;
use crate::table::messages::waiting;
use crate::table::step::Walk;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{IntoResponse, Response};
use quintain_core::record::Record;
use quintain_core::registry::AnyGame;
use quintain_core::{Lang, Seat, Viewer};
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;

/// Whose eyes, and which language.
#[derive(Deserialize)]
pub(super) struct Through {
    viewer: Option<String>,
    lang: Option<Lang>,
}

impl Through {
    fn viewer(&self, seats: usize) -> Granted<Viewer> {
        match self.viewer.as_deref() {
            None | Some("everything") => Ok(Viewer::EVERYTHING),
            Some("spectator") => Ok(Viewer::SPECTATOR),
            Some(seat) => seat
                .parse::<usize>()
                .ok()
                .filter(|seat| *seat < seats)
                .map(|seat| Viewer::Seat(Seat::new(seat)))
                .ok_or_else(|| Failure::bad("bad-viewer", "a viewer is a seat's number, spectator or everything")),
        }
    }
}

async fn finished(hall: &Hall, id: &str) -> Granted<(TableRow, Arc<dyn AnyGame>)> {
    let row = hall.store().table(id).await?.ok_or_else(no_such_table)?;
    if row.meta.status != Status::Finished {
        return Err(Failure::conflict("not-over", "a replay can be seen when the game is over"));
    }
    let game = hall.registry().game(&row.meta.game).map_err(|message| Failure::not_found("unknown-game", message))?;
    Ok((row, Arc::clone(game)))
}

async fn walk(hall: &Hall, row: &TableRow, game: &dyn AnyGame) -> Granted<(Walk, usize)> {
    let entries = hall.store().log(&row.id, 0).await?;
    let length = entries.len();
    Ok((Walk::new(game, &row.meta, entries)?, length))
}

/// `GET /api/tables/{id}/replay`: the whole game through one viewer's eyes.
pub(super) async fn whole(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    who: Who,
    Params(through): Params<Through>,
) -> Granted<Json<Replay>> {
    let (row, game) = finished(&hall, &id).await?;
    let viewer = through.viewer(row.meta.places.len())?;
    let table = hall.act(&id, who.person(), Act::Look).await?;
    let (mut walk, _) = walk(&hall, &row, game.as_ref()).await?;
    let view = walk.table.view(viewer);
    let mut before = walk.table.view_text(viewer);
    let mut steps = Vec::new();
    while let Some(step) = walk.step()? {
        let after = walk.table.view_text(viewer);
        steps.push(ReplayStep {
            number: step.number,
            at: step.at,
            events: step.lines(viewer, Some(through.lang.unwrap_or_default())),
            changes: changes(&before, &after),
            next: waiting(walk.table.as_ref()),
        });
        before = after;
    }
    Ok(Json(Replay { table, viewer, view, steps }))
}

/// `GET /api/tables/{id}/replay/{number}`: one position.
pub(super) async fn position(
    State(hall): State<Hall>,
    Path((id, number)): Path<(String, usize)>,
    Params(through): Params<Through>,
) -> Granted<Json<Position>> {
    let (row, game) = finished(&hall, &id).await?;
    let viewer = through.viewer(row.meta.places.len())?;
    let (mut walk, of) = walk(&hall, &row, game.as_ref()).await?;
    let number = walk.skip_to(number)?;
    let view = walk.table.view(viewer);
    Ok(Json(Position { number, of, viewer, view, next: waiting(walk.table.as_ref()) }))
}

/// Who asks what of a position.
#[derive(Deserialize)]
#[allow(clippy::struct_field_names)] // The words of the address.
pub(super) struct Question {
    seat: usize,
    topic: String,
    question: Option<String>,
    lang: Option<Lang>,
}

/// `GET /api/tables/{id}/replay/{number}/advice`: what an adviser says to a seat in one position.
pub(super) async fn advice(
    State(hall): State<Hall>,
    Path((id, number)): Path<(String, usize)>,
    Params(Question { seat, topic, question, lang }): Params<Question>,
) -> Granted<Json<Advised>> {
    let (row, game) = finished(&hall, &id).await?;
    if seat >= row.meta.places.len() {
        return Err(Failure::bad("unknown-seat", "there is no such seat at this table"));
    }
    let question = question.map_or(Ok(Value::Null), |question| serde_json::from_str(&question));
    let question =
        question.map_err(|error| Failure::bad("bad-question", format!("the question is not JSON: {error}")))?;
    let (mut walk, _) = walk(&hall, &row, game.as_ref()).await?;
    let number = walk.skip_to(number)?;
    let table = walk.table;
    let thought = move || table.advise(Seat::new(seat), &topic, &question, lang.unwrap_or_default());
    let advice = hall.think(thought).await.ok_or_else(Failure::unavailable)??;
    Ok(Json(Advised { number, advice }))
}

pub(super) async fn complete_record(hall: &Hall, row: &TableRow) -> Granted<Record> {
    let mut record = row.meta.record(hall.store().log(&row.id, 0).await?);
    record.outcome.clone_from(&row.meta.outcome);
    if let quintain_core::record::LuckNote::Dealer { secret, .. } = &mut record.luck {
        secret.clone_from(&row.secret);
    }
    Ok(record)
}

/// `GET /api/tables/{id}/record`: the record as a file.
pub(super) async fn record(State(hall): State<Hall>, Path(id): Path<String>) -> Granted<Response> {
    let (row, _) = finished(&hall, &id).await?;
    let record = complete_record(&hall, &row).await?;
    let name = format!("attachment; filename=\"{}-{}.json\"", row.meta.game, row.id);
    Ok(([(CONTENT_DISPOSITION, name)], Json(record)).into_response())
}

/// `GET /api/tables/{id}/verify`: was the luck as committed?
pub(super) async fn verify(State(hall): State<Hall>, Path(id): Path<String>) -> Granted<Json<Verification>> {
    let (row, game) = finished(&hall, &id).await?;
    let record = complete_record(&hall, &row).await?;
    let verified = hall.think(move || game.verify(&record)).await.ok_or_else(Failure::unavailable)?;
    Ok(Json(match verified {
        Ok(found) => Verification {
            good: true,
            luck_checked: found.luck_checked,
            entries: found.entries,
            answers: found.answers,
            message: None,
        },
        Err(broken) => Verification {
            good: false,
            luck_checked: false,
            entries: broken.entry.unwrap_or_default(),
            answers: 0,
            message: Some(broken.to_string()),
        },
    }))
}

/// `POST /api/tables/{id}/branch`: a new table that goes on from a move of this one.
pub(super) async fn branch(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    Me { row: me, .. }: Me,
    Network(from): Network,
    Body(Branch { at, table }): Body<Branch>,
) -> Granted<Json<TableInfo>> {
    for key in [&me.person.id, &from] {
        hall.limits().branches.take(key).map_err(Failure::too_many)?;
    }
    let (row, _) = finished(&hall, &id).await?;
    hall.one_more_table(&me.person.id, &from).await?;
    let id = hall.open_branch(&row, at, &table, &me.person).await?;
    hall.opened(&me.person.id, &from, &id);
    hall.act(&id, Some(me.person), Act::Look).await.map(Json)
}
