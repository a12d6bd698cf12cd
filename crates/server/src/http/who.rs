//! Who asks: the person behind a request, and bodies and queries that are read strictly.

use crate::clock::now;
use crate::error::{Failure, Granted};
use crate::hall::Hall;
use crate::limits::network;
use crate::people::{COOKIE, signed};
use crate::protocol::people::Person;
use crate::store::PersonRow;
use crate::table::mailbox::Visitor;
use axum::Json;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Query, Request};
use axum::http::header::COOKIE as COOKIES;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use serde::de::DeserializeOwned;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

/// The person behind a request; nobody for somebody without a session.
pub(super) struct Who {
    pub(super) row: Option<PersonRow>,
    pub(super) session: Option<String>,
}

/// The person behind a request, who must be somebody.
pub(super) struct Me {
    pub(super) row: PersonRow,
    pub(super) session: String,
}

/// A session's last use is noted this often.
const NOTED_EVERY: u64 = 3_600_000;

impl FromRequestParts<Hall> for Who {
    type Rejection = Failure;
    async fn from_request_parts(parts: &mut Parts, hall: &Hall) -> Granted<Self> {
        let Some(id) = session_id(&parts.headers, hall) else { return Ok(Self { row: None, session: None }) };
        let Some((row, seen)) = hall.store().session(&id).await? else { return Ok(Self { row: None, session: None }) };
        if now().saturating_sub(seen) > NOTED_EVERY {
            let (hall, id) = (hall.clone(), id.clone());
            tokio::spawn(async move { hall.store().touch_session(&id, now()).await });
        }
        Ok(Self { row: Some(row), session: Some(id) })
    }
}

impl FromRequestParts<Hall> for Me {
    type Rejection = Failure;
    async fn from_request_parts(parts: &mut Parts, hall: &Hall) -> Granted<Self> {
        let Who { row, session } = Who::from_request_parts(parts, hall).await?;
        let (row, session) = row.zip(session).ok_or_else(Failure::nobody)?;
        Ok(Self { row, session })
    }
}

impl Who {
    pub(super) fn person(&self) -> Option<Person> {
        self.row.as_ref().map(|row| row.person.clone())
    }

    /// The person as a visitor of tables.
    pub(super) async fn visitor(self, hall: &Hall) -> Granted<Visitor> {
        let Some(row) = self.row else { return Ok(Visitor::default()) };
        let muted = hall.store().muted(&row.person.id).await?.into_iter().collect();
        Ok(Visitor { person: Some(row.person), muted })
    }
}

/// The network from which a request comes.
pub(super) struct Network(pub(super) String);

impl FromRequestParts<Hall> for Network {
    type Rejection = Failure;
    async fn from_request_parts(parts: &mut Parts, hall: &Hall) -> Granted<Self> {
        Ok(Self(address(parts, hall).map(network).unwrap_or_default()))
    }
}

/// The session that a cookie names, if it was signed here.
pub(super) fn session_id(headers: &HeaderMap, hall: &Hall) -> Option<String> {
    let cookies = headers.get_all(COOKIES).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, value) = pairs.find(|(name, _)| *name == COOKIE)?;
    signed(hall.key(), value).map(str::to_owned)
}

/// The address of whoever asks. Behind a proxy it is the last one that the proxy has added.
pub(super) fn address(parts: &Parts, hall: &Hall) -> Option<IpAddr> {
    if hall.config().behind_proxy
        && let Some(forwarded) = parts.headers.get("x-forwarded-for").and_then(|value| value.to_str().ok())
        && let Some(address) = forwarded.rsplit(',').next().and_then(|address| address.trim().parse().ok())
    {
        return Some(address);
    }
    parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip())
}

/// A body must be there after so long.
const BODY: Duration = Duration::from_secs(10);

/// A JSON body. What cannot be read is refused with a sentence.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Hall> for Body<T> {
    type Rejection = Failure;
    async fn from_request(request: Request, hall: &Hall) -> Granted<Self> {
        let body = tokio::time::timeout(BODY, Json::<T>::from_request(request, hall)).await;
        let late = || Failure::new(StatusCode::REQUEST_TIMEOUT, "too-late", "this request did not arrive in time");
        match body.map_err(|_| late())? {
            Ok(Json(body)) => Ok(Self(body)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Failure::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", "this request is too large"))
            }
            Err(rejection) => Err(Failure::bad("bad-json", rejection.body_text())),
        }
    }
}

/// The part of an address after the question mark.
pub(super) struct Params<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<Hall> for Params<T> {
    type Rejection = Failure;
    async fn from_request_parts(parts: &mut Parts, hall: &Hall) -> Granted<Self> {
        match Query::<T>::from_request_parts(parts, hall).await {
            Ok(Query(query)) => Ok(Self(query)),
            Err(rejection) => Err(Failure::bad("bad-query", rejection.body_text())),
        }
    }
}
