//! For whoever watches over the server.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};

use saturnalia_store::{Store, Write};
use tokio::sync::Mutex;

use super::App;
use crate::time::now;

/// What was found out is believed for so long.
const YOUNG: Duration = Duration::from_secs(1);
/// A write that takes longer shows that something is wrong.
const PATIENCE: Duration = Duration::from_secs(2);

/// The process lives.
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}

/// Somebody who comes is let in, the running tables are there, and what is written now is kept soon.
pub(crate) async fn readyz(State(app): State<Arc<App>>) -> Response {
    if app.is_ready() && app.doors.is_listening() && app.probe.writes(&app.house.store).await {
        "ready\n".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready\n").into_response()
    }
}

/// Whether the store takes writes, found out by writing: behind everything that waits, onto the disk that everything goes to.
#[derive(Debug, Default)]
pub(crate) struct Probe(Mutex<Option<(Instant, bool)>>);

impl Probe {
    /// However often it is asked, it writes once a second at most.
    async fn writes(&self, store: &Store) -> bool {
        let mut last = self.0.lock().await;
        if let Some((at, writes)) = *last
            && at.elapsed() < YOUNG
        {
            return writes;
        }
        let writing = store.write(Write::CloseExpiredSessions { now: now() });
        let writes = matches!(tokio::time::timeout(PATIENCE, writing).await, Ok(Ok(_)));
        *last = Some((Instant::now(), writes));
        writes
    }
}

/// Prometheus.
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics().text()).into_response()
}
