//! For whoever watches over the server.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};

use saturnalia_store::{Store, Write};
use tokio::sync::Mutex;

use super::App;

/// What was found out is believed for so long.
const YOUNG: Duration = Duration::from_secs(1);
/// How long the lease is the probe's own. It does not matter, as nobody else takes it.
const TERM: Duration = Duration::from_secs(60);
/// A write that takes longer shows that something is wrong.
const PATIENCE: Duration = Duration::from_secs(2);

/// The process lives.
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}

/// Somebody who comes is let in, the running tables are there, what others write is heard of, and what is written now is kept soon.
pub(crate) async fn readyz(State(app): State<Arc<App>>) -> Response {
    if app.answers().await {
        "ready\n".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready\n").into_response()
    }
}

/// Whether the store takes writes, found out by writing: behind everything that waits, onto the disk that everything goes to.
#[derive(Debug)]
pub(crate) struct Probe {
    /// The lease it takes: nobody else wants it.
    name: String,
    holder: u64,
    last: Mutex<Option<(Instant, bool)>>,
}

impl Probe {
    pub(super) fn new(holder: u64) -> Probe {
        Probe { name: format!("probe {holder:016x}"), holder, last: Mutex::default() }
    }

    /// However often it is asked, it writes once a second at most.
    pub(super) async fn writes(&self, store: &Store) -> bool {
        let mut last = self.last.lock().await;
        if let Some((at, writes)) = *last
            && at.elapsed() < YOUNG
        {
            return writes;
        }
        // Where writes wait already, another one is not needed to know.
        let writes = store.pulse().oldest_write() < PATIENCE && {
            let writing = store.write(Write::TakeLease { name: self.name.clone(), holder: self.holder, term: TERM });
            matches!(tokio::time::timeout(PATIENCE, writing).await, Ok(Ok(_)))
        };
        *last = Some((Instant::now(), writes));
        writes
    }

    /// Leaves nothing behind.
    pub(super) async fn end(&self, store: &Store) {
        let dropping = store.write(Write::DropLease { name: self.name.clone() });
        if !matches!(tokio::time::timeout(YOUNG, dropping).await, Ok(Ok(_))) {
            tracing::debug!("the lease of the probe stays");
        }
    }
}

/// Prometheus.
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics().text()).into_response()
}
