//! The web client: files built into the program, and the page shell for every address of the client.

use crate::error::Failure;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{Method, Uri};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::Embed;

/// The built client. Empty if it had not been built when the program was.
#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

const NOT_BUILT: &str = "<!doctype html><meta charset=utf-8><title>Quintain</title><h1>Quintain</h1>\
    <p>The server runs, but this program was built without the web client. Build it in <code>web/</code> with \
    <code>npm run build</code>, then build the program again. The interface for programs is at \
    <a href=\"/api/openapi.json\">/api/openapi.json</a>.</p>";

/// Any address that is not the interface's.
pub(super) async fn page(method: Method, uri: Uri) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return Failure::not_found("no-such-address", "there is nothing at this address").into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Client::get(path).filter(|_| !path.is_empty()) {
        // Files whose names carry a fingerprint never change.
        let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        return ([(CONTENT_TYPE, kind(path)), (CACHE_CONTROL, cache)], file.data.into_owned()).into_response();
    }
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return Failure::not_found("no-such-file", "there is no such file").into_response();
    }
    match Client::get("index.html") {
        Some(shell) => {
            let headers = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
            (headers, shell.data.into_owned()).into_response()
        }
        None => Html(NOT_BUILT).into_response(),
    }
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json" | "webmanifest") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("ftl" | "txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
