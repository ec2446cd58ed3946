//! The client's files, embedded in the binary.

use axum::extract::Request;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use saturnalia_protocol::RefusalCode;

use super::Refused;

/// One file of the built client.
struct Page {
    /// Its address: `/assets/index-1a2b3c.js`.
    path: &'static str,
    kind: &'static str,
    bytes: &'static [u8],
    /// Compressed, where that is smaller.
    gzip: Option<&'static [u8]>,
    etag: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// Any address that is not the server's own is a file of the client, or a page the client itself knows.
pub(crate) async fn page(request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Refused::from(RefusalCode::NotFound).into_response();
    }
    let path = request.uri().path();
    if let Some(page) = PAGES.iter().find(|page| page.path == path) {
        return send(page, request.headers());
    }
    // A file that is missing is missing; anything else is a page of the client.
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    match PAGES.iter().find(|page| page.path == "/index.html") {
        Some(index) if !is_file => send(index, request.headers()),
        _ => Refused::from(RefusalCode::NotFound).into_response(),
    }
}

fn send(page: &Page, asked: &HeaderMap) -> Response {
    // Built files carry a hash in their names and never change; the others are asked for again each time.
    let caching = if page.path.starts_with("/assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = asked.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    if known.is_some_and(|known| known.split(',').any(|tag| tag.trim() == page.etag)) {
        let headers = [(header::ETAG, page.etag), (header::CACHE_CONTROL, caching)];
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    let headers = [
        (header::CONTENT_TYPE, page.kind),
        (header::ETAG, page.etag),
        (header::CACHE_CONTROL, caching),
        (header::VARY, "accept-encoding"),
    ];
    let takes_gzip = asked
        .get(header::ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|encodings| encodings.contains("gzip"));
    match page.gzip {
        Some(gzip) if takes_gzip => (headers, [(header::CONTENT_ENCODING, "gzip")], gzip).into_response(),
        _ => (headers, page.bytes).into_response(),
    }
}
