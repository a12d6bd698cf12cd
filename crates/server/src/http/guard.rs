//! What every request passes: rate limits, the check of its origin, and the headers of its answer.

use super::who::{address, session_id};
use crate::error::{Failure, Refusal};
use crate::hall::Hall;
use crate::limits::network;
use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Scripts, styles, pictures and sockets come from this server alone; nobody may frame its pages.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; \
     font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Requests to the interface: not too many from one address or person, and none that another site's page has
/// sent in the person's name.
pub(super) async fn limit(State(hall): State<Hall>, request: Request, next: Next) -> Response {
    hall.metrics().requests.inc();
    let response = admit(&hall, request, next).await;
    if let Some(Refusal(code)) = response.extensions().get() {
        hall.metrics().refused(code);
    }
    response
}

async fn admit(hall: &Hall, request: Request, next: Next) -> Response {
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    let upgrades = request.headers().contains_key("upgrade");
    if (changes || upgrades) && !same_origin(request.headers(), hall.config().behind_proxy) {
        return Failure::forbidden("other-origin", "this request comes from another site").into_response();
    }
    let session = session_id(request.headers(), hall);
    let (parts, body) = request.into_parts();
    let from = address(&parts, hall).map(network);
    for key in [session, from].into_iter().flatten() {
        if let Err(wait) = hall.limits().requests.take(&key) {
            return Failure::too_many(wait).into_response();
        }
    }
    next.run(Request::from_parts(parts, body)).await
}

/// Browsers say which site a request comes from; programs do not, and send no cookies by accident.
fn same_origin(headers: &HeaderMap, behind_proxy: bool) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let host = headers.get("x-forwarded-host").filter(|_| behind_proxy).or_else(|| headers.get(HOST));
    let (Ok(origin), Some(Ok(host))) = (origin.to_str(), host.map(HeaderValue::to_str)) else { return false };
    origin.split_once("://").is_some_and(|(_, site)| site == host)
}

/// The headers of every answer.
pub(super) async fn headers(State(_): State<Hall>, request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut set = |name: &'static str, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set("content-security-policy", POLICY);
    set("x-content-type-options", "nosniff");
    set("x-frame-options", "DENY");
    set("referrer-policy", "same-origin");
    set("permissions-policy", "camera=(), geolocation=(), microphone=()");
    set("cross-origin-opener-policy", "same-origin");
    set("cross-origin-resource-policy", "same-origin");
    if api {
        set("cache-control", "no-store");
    }
    response
}
