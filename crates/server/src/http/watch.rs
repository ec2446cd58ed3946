//! For whoever watches over the server.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};

use super::App;

/// The process lives.
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}

/// The running tables are there and the store answers.
pub(crate) async fn readyz(State(app): State<Arc<App>>) -> Response {
    let ping = tokio::time::timeout(Duration::from_secs(2), app.house.store.read(|backend| backend.ping())).await;
    if app.is_ready() && matches!(ping, Ok(Ok(()))) {
        "ready\n".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready\n").into_response()
    }
}

/// Prometheus.
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics().text()).into_response()
}
