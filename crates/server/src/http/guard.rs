//! What every request must pass: its number, the address behind it, limits, origin, and the headers of every answer.

use std::net::{IpAddr, SocketAddr};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use futures_util::FutureExt as _;
use saturnalia_protocol::{Refusal, RefusalCode};

use super::{App, Refused};
use crate::edge;
use crate::limits::Kind;

/// Whose request it is, as far as limits go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub IpAddr);

/// Whether a proxy that the host has named passed the request on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Passed {
    ByProxy,
    ByNobody,
}

/// No script but our own files, the engine in WebAssembly among them; nothing from elsewhere. Styles of single elements are set by the client's code.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; \
    worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
/// The same for a page that other sites may show within theirs: a replay, with which nothing can be done but to look at it.
const EMBEDDED_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; \
    worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";
/// Where such pages are.
const EMBEDDED: &str = "/embed/";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Around every request.
pub(crate) async fn everything(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let start = Instant::now();
    let number = format!("{:08x}", app.next_request());
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let (address, passed) = origin(&app, &request);
    request.extensions_mut().insert(address);
    request.extensions_mut().insert(passed);
    app.metrics().requests.add(1);
    let mut response = unharmed(next.run(request)).await;
    let status = response.status().as_u16();
    if status >= 400 {
        app.metrics().refusals.add(1);
    }
    let microseconds = start.elapsed().as_micros() as u64;
    tracing::info!(request = %number, %method, path, status, microseconds, "request");
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if path.starts_with(EMBEDDED) {
        headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(EMBEDDED_POLICY));
    }
    if let Ok(number) = HeaderValue::from_str(&number) {
        headers.insert(REQUEST_ID, number);
    }
    response
}

/// A fault of ours in one request is answered like any other, and does not take the connection with it.
async fn unharmed(answering: impl Future<Output = Response>) -> Response {
    let answered = AssertUnwindSafe(answering).catch_unwind().await;
    answered.unwrap_or_else(|_| Refused::from(Refusal::with(RefusalCode::Internal, "it panicked")).into_response())
}

/// Around everything below `/api`.
pub(crate) async fn api(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if let Some(Address(address)) = request.extensions().get()
        && let Err(code) = app.limits.address(*address, Kind::Request)
    {
        return Refused::from(code).into_response();
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let upgrades = request.headers().contains_key(header::UPGRADE);
    if (changes || upgrades) && !is_own_origin(&app, request.headers()) {
        return Refused::from(RefusalCode::ForeignOrigin).into_response();
    }
    if app.is_stopping() {
        return Refused::from(RefusalCode::Unavailable).into_response();
    }
    let mut response = next.run(request).await;
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

fn origin(app: &App, request: &Request) -> (Address, Passed) {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    let peer = peer.unwrap_or(IpAddr::from([0, 0, 0, 0]));
    let proxies = &app.house.config.proxies;
    let passed = if edge::named(proxies, peer) { Passed::ByProxy } else { Passed::ByNobody };
    (Address(edge::client(proxies, peer, request.headers())), passed)
}

/// A browser says where a page came from; it must have come from us. Programs say nothing.
fn is_own_origin(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return headers.get("sec-fetch-site").is_none_or(|site| site == "same-origin" || site == "none");
    };
    let Ok(origin) = origin.to_str() else { return false };
    if app.house.config.origins.iter().any(|own| own == origin) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let named = origin.split_once("://").map(|(_, host)| host);
    named.is_some() && named == host
}

/// Whether the person's browser talks to us over https, as far as we know.
pub(crate) fn is_https(app: &App, passed: Passed, headers: &HeaderMap) -> bool {
    // Like the list of addresses, what the nearest proxy says stands last.
    let said = headers.get_all("x-forwarded-proto").iter().next_back().and_then(|line| line.to_str().ok());
    let https = said.and_then(|line| line.rsplit(',').next()).is_some_and(|proto| proto.trim() == "https");
    app.house.config.secure_cookies || passed == Passed::ByProxy && https
}

#[cfg(test)]
mod tests {
    use axum::http::StatusCode;

    use super::*;

    #[tokio::test]
    async fn a_request_that_panicked_was_answered_by_a_closed_connection() {
        let answered = unharmed(async { panic!("a fault of ours") }).await;
        assert_eq!(answered.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert_eq!(unharmed(async { StatusCode::OK.into_response() }).await.status(), StatusCode::OK);
    }
}
