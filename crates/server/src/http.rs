//! The HTTP side: addresses, sockets, pages, health.
//!
//! A handler fits a screen: who asks, what of which table, answer. Everything that goes wrong is a
//! [`Failure`](crate::error::Failure).

mod calls;
mod company;
mod games;
mod guard;
pub mod listener;
mod live;
mod mail;
mod openapi;
mod operations;
mod operator;
mod pages;
mod people;
mod profile;
mod replay;
mod results;
mod tables;
mod who;

pub use openapi::{ADDRESSES, Address, document};

use crate::hall::Hall;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;

/// The largest body of a request.
pub const LARGEST_BODY: usize = 64 * 1024;
/// The largest message on a socket.
pub const LARGEST_MESSAGE: usize = 16 * 1024;

/// All addresses.
pub fn router(hall: Hall) -> Router {
    let api = Router::new()
        .route("/session", get(people::session).post(people::about_me))
        .route("/account", post(people::account))
        .route("/login", post(people::login))
        .route("/logout", post(people::logout))
        .route("/logout/everywhere", post(people::everywhere))
        .route("/password", post(people::password))
        .route("/sessions", get(people::sessions))
        .route("/sessions/{id}/end", post(people::end))
        .route("/me/tables", get(tables::mine))
        .route("/me/turns", get(tables::turns))
        .route("/me/results/{game}", get(results::mine))
        .route("/me/records", get(profile::records))
        .route("/me/preferences", post(profile::prefer))
        .route("/me/devices", post(calls::add))
        .route("/me/devices/end", post(calls::end))
        .route("/me/devices/try", post(calls::attempt))
        .route("/me/mail", post(mail::ask))
        .route("/me/mail/end", post(mail::end))
        .route("/me/mail/try", post(mail::attempt))
        .route("/mail/confirm/{secret}", post(mail::confirm))
        .route("/mail/stop/{secret}", post(mail::stop))
        .route("/me/delete", post(profile::delete))
        .route("/people/{id}", get(profile::profile))
        .route("/people/{id}/games", get(profile::played))
        .route("/people/{id}/mute", post(people::mute))
        .route("/people/{id}/report", post(operator::report))
        .route("/me/opponents", get(company::opponents))
        .route("/series/{id}", get(company::series))
        .route("/me/told", post(operator::have_read))
        .route("/operator/reports", get(operator::reports))
        .route("/operator/acts", get(operator::acts).post(operator::act))
        .route("/operator/limits", get(operator::limits))
        .route("/games", get(games::list))
        .route("/games/{id}/catalogue", get(games::catalogue))
        .route("/games/{id}/odds", get(games::odds))
        .route("/tables", get(tables::listed).post(tables::create))
        .route("/tables/{id}", get(tables::look))
        .route("/tables/{id}/join", post(tables::join))
        .route("/tables/{id}/leave", post(tables::leave))
        .route("/tables/{id}/seats", post(tables::arrange))
        .route("/tables/{id}/seek", post(tables::seek))
        .route("/tables/{id}/words", post(tables::words))
        .route("/tables/{id}/start", post(tables::start))
        .route("/tables/{id}/close", post(tables::close))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/report", post(tables::report))
        .route("/tables/{id}/qr.svg", get(tables::qr))
        .route("/tables/{id}/best", get(results::best))
        .route("/tables/{id}/record", get(replay::record))
        .route("/tables/{id}/verify", get(replay::verify))
        .route("/tables/{id}/replay", get(replay::whole))
        .route("/tables/{id}/replay/{number}", get(replay::position))
        .route("/tables/{id}/replay/{number}/advice", get(replay::advice))
        .route("/tables/{id}/branch", post(replay::branch))
        .route("/tables/{id}/events", get(live::events))
        .route("/tables/{id}/command", post(live::command))
        .route("/codes/{code}", get(tables::by_code))
        .route("/socket", get(live::socket))
        .route("/openapi.json", get(openapi::serve))
        .fallback(operations::no_such_address)
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(hall.clone(), guard::limit));
    Router::new()
        .nest("/api", api)
        .route("/health", get(operations::health))
        .route("/ready", get(operations::ready))
        .route("/metrics", get(operations::metrics))
        .fallback(pages::page)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn_with_state(hall.clone(), guard::headers))
        .with_state(hall)
}
