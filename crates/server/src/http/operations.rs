//! For the operator: `/health`, `/ready`, `/metrics`.

use crate::error::Failure;
use crate::hall::Hall;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

/// `GET /health`: the process is alive.
pub(super) async fn health() -> &'static str {
    "alive\n"
}

/// `GET /ready`: the process can serve: the database answers and nobody has told it to stop.
pub(super) async fn ready(State(hall): State<Hall>) -> (StatusCode, &'static str) {
    if hall.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match hall.store().ping().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n"),
    }
}

/// `GET /metrics`: numbers for Prometheus.
pub(super) async fn metrics(State(hall): State<Hall>) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], hall.metrics().text()).into_response()
}

/// Any other address under `/api`.
pub(super) async fn no_such_address() -> Failure {
    Failure::not_found("no-such-address", "there is nothing at this address")
}
