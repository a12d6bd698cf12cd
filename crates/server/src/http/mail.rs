//! `/api/me/mail`: where I am written to. `/api/mail/…`: the links of letters, which are followed by whoever has the address.

use super::people::described;
use super::who::{Body, Me, Network};
use crate::error::{Failure, Granted};
use crate::hall::Hall;
use crate::protocol::calls::NewMail;
use crate::protocol::people::Session;
use axum::Json;
use axum::extract::{Path, State};
use serde_json::{Value, json};

/// `POST /api/me/mail`: I want to be written to at this address, and am asked there whether it is mine.
pub(super) async fn ask(
    State(hall): State<Hall>,
    Me { row, .. }: Me,
    Network(from): Network,
    Body(NewMail { address }): Body<NewMail>,
) -> Granted<Json<Session>> {
    hall.ask_for_mail(&row, &from, &address).await?;
    described(&hall, Some(row)).await.map(Json)
}

/// `POST /api/me/mail/end`: my address is forgotten.
pub(super) async fn end(State(hall): State<Hall>, Me { row, .. }: Me) -> Granted<Json<Session>> {
    let mail = hall.store().mail(&row.person.id).await?;
    let mail = mail.ok_or_else(|| Failure::not_found("no-such-address", "you are not written to"))?;
    hall.stop_mail(&mail.secret).await?;
    described(&hall, Some(row)).await.map(Json)
}

/// `POST /api/me/mail/try`: I am written to now, and hear whether the letter was taken.
pub(super) async fn attempt(
    State(hall): State<Hall>,
    Me { row, .. }: Me,
    Network(from): Network,
) -> Granted<Json<Session>> {
    hall.try_mail(&row, &from).await?;
    described(&hall, Some(row)).await.map(Json)
}

/// `POST /api/mail/confirm/{secret}`: the address is mine. A question, not a link that does it: programs follow links in letters.
pub(super) async fn confirm(State(hall): State<Hall>, Path(secret): Path<String>) -> Granted<Json<Value>> {
    hall.confirm_mail(&secret).await?;
    Ok(Json(json!({})))
}

/// `POST /api/mail/stop/{secret}`: no more letters. Programs that read letters call it too (RFC 8058).
pub(super) async fn stop(State(hall): State<Hall>, Path(secret): Path<String>) -> Granted<Json<Value>> {
    hall.stop_mail(&secret).await?;
    Ok(Json(json!({})))
}
