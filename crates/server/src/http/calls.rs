//! `/api/me/devices`: where I am called.

use super::people::described;
use super::who::{Body, Me, Network};
use crate::clock::now;
use crate::error::{Failure, Granted};
use crate::hall::Hall;
use crate::protocol::calls::{Endpoint, NewDevice};
use crate::protocol::people::Session;
use axum::Json;
use axum::extract::State;

/// `POST /api/me/devices`: this device may be called.
pub(super) async fn add(
    State(hall): State<Hall>,
    Me { row, session }: Me,
    Network(from): Network,
    Body(device): Body<NewDevice>,
) -> Granted<Json<Session>> {
    let pusher = hall.pusher().ok_or_else(nobody_is_called)?;
    pusher.check(&device).map_err(|why| Failure::bad("bad-device", why.to_string()))?;
    for key in [&row.person.id, &from] {
        hall.limits().devices.take(key).map_err(Failure::too_many)?;
    }
    hall.store().add_device(&row.person.id, &session, &device, now()).await?;
    described(&hall, Some(row)).await.map(Json)
}

/// `POST /api/me/devices/end`: a device of mine is not called any more.
pub(super) async fn end(
    State(hall): State<Hall>,
    Me { row, .. }: Me,
    Body(Endpoint { endpoint }): Body<Endpoint>,
) -> Granted<Json<Session>> {
    if !hall.store().end_device(&row.person.id, &endpoint).await? {
        return Err(Failure::not_found("no-such-device", "you are not called at this device"));
    }
    described(&hall, Some(row)).await.map(Json)
}

/// `POST /api/me/devices/try`: a device of mine is called now, and I hear whether the call was taken.
pub(super) async fn attempt(
    State(hall): State<Hall>,
    Me { row, .. }: Me,
    Network(from): Network,
    Body(Endpoint { endpoint }): Body<Endpoint>,
) -> Granted<Json<Session>> {
    hall.pusher().ok_or_else(nobody_is_called)?;
    for key in [&row.person.id, &from] {
        hall.limits().devices.take(key).map_err(Failure::too_many)?;
    }
    hall.try_device(&row, &endpoint).await?;
    described(&hall, Some(row)).await.map(Json)
}

fn nobody_is_called() -> Failure {
    Failure::conflict("no-calls", "this server calls nobody: its operator has not set it up")
}
