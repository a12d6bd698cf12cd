//! The web client: files built into the program, and the page shell for every address of the client.

use crate::error::Failure;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue, Method, Uri};
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
pub(super) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return Failure::not_found("no-such-address", "there is nothing at this address").into_response();
    }
    let path = uri.path().trim_start_matches('/');
    // Files whose names carry a fingerprint never change.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    if let Some(file) = file(path, cache, &headers).filter(|_| !path.is_empty()) {
        return file;
    }
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return Failure::not_found("no-such-file", "there is no such file").into_response();
    }
    file("index.html", "no-cache", &headers).unwrap_or_else(|| Html(NOT_BUILT).into_response())
}

/// A file of the client as small as the browser can read it: the build lays compressed copies beside the files.
fn file(path: &str, cache: &'static str, headers: &HeaderMap) -> Option<Response> {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
    let mut small = [("br", "br"), ("gz", "gzip")].into_iter().filter_map(|(ending, encoding)| {
        let understood = accepted.split(',').any(|one| one.split(';').next().is_some_and(|one| one.trim() == encoding));
        Some((Client::get(&format!("{path}.{ending}")).filter(|_| understood)?, Some(encoding)))
    });
    let (found, encoding) = small.next().or_else(|| Some((Client::get(path)?, None)))?;
    let described = [(CONTENT_TYPE, kind(path)), (CACHE_CONTROL, cache), (VARY, "accept-encoding")];
    let mut answer = (described, found.data.into_owned()).into_response();
    if let Some(encoding) = encoding {
        answer.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    Some(answer)
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
