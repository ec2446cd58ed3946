//! Requests and answers. What happens at tables is decided in `tables`; here it gets addresses, cookies and status codes.

mod after;
mod analysis;
mod guard;
mod lists;
mod pages;
mod parts;
mod people;
mod reply;
mod table;
mod tokens;
mod watch;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{delete, get, patch, post};
use saturnalia_protocol::RefusalCode;
use saturnalia_store::Write;

pub(crate) use guard::Address;
pub(crate) use parts::{Guest, Params, TablePath};
pub(crate) use reply::Refused;

use crate::limits::Limits;
use crate::live::{self, OpenSockets};
use crate::metrics::Metrics;
use crate::tables::{ConnectionId, House};
use crate::time::now;

/// What every handler can reach.
#[derive(Debug)]
pub(crate) struct App {
    pub house: Arc<House>,
    pub limits: Limits,
    pub sockets: OpenSockets,
    ready: AtomicBool,
    stopping: AtomicBool,
    connections: AtomicU64,
    requests: AtomicU64,
}

impl App {
    pub(crate) fn new(house: Arc<House>, limits: Limits) -> Arc<App> {
        Arc::new(App {
            house,
            limits,
            sockets: OpenSockets::default(),
            ready: AtomicBool::new(false),
            stopping: AtomicBool::new(false),
            connections: AtomicU64::new(0),
            requests: AtomicU64::new(0),
        })
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.house.metrics
    }

    /// The running tables have been taken up again.
    pub(crate) fn set_ready(&self) {
        self.ready.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_ready(&self) -> bool {
        self.ready.load(Ordering::Relaxed) && !self.stopping.load(Ordering::Relaxed)
    }

    pub(crate) fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    pub(crate) fn next_connection(&self) -> ConnectionId {
        ConnectionId(self.connections.fetch_add(1, Ordering::Relaxed))
    }

    fn next_request(&self) -> u64 {
        self.requests.fetch_add(1, Ordering::Relaxed)
    }

    /// Throws away what has expired.
    pub(crate) async fn sweep(&self) {
        self.limits.sweep();
        let at = now();
        if let Err(error) = self.house.store.write(Write::CloseExpiredSessions { now: at }).await {
            tracing::warn!(%error, "expired sessions could not be thrown away");
        }
        let days = i64::from(self.house.config.guest_days);
        if days > 0 {
            let created_before = at - days * 24 * 60 * 60 * 1000;
            if let Err(error) = self.house.store.write(Write::ForgetGuests { created_before }).await {
                tracing::warn!(%error, "guests who never played could not be forgotten");
            }
        }
    }
}

/// Every address the server answers.
pub(crate) fn router(app: Arc<App>) -> Router {
    let api = Router::new()
        .route("/session", post(people::open_session))
        .route("/me", get(people::me))
        .route("/me", patch(people::rename))
        .route("/me/password", post(people::register))
        .route("/me/tokens", get(tokens::list))
        .route("/me/tokens", post(tokens::make))
        .route("/me/tokens/{id}", delete(tokens::delete))
        .route("/me/statistics", get(lists::statistics))
        .route("/sign-in", post(people::sign_in))
        .route("/sign-out", post(people::sign_out))
        .route("/ratings", get(lists::ratings))
        .route("/games", get(lists::games))
        .route("/tables", get(lists::lobby))
        .route("/tables", post(table::open))
        .route("/tables/mine", get(lists::mine))
        .route("/tables/{id}", get(table::look))
        .route("/tables/{id}/act", post(table::act))
        .route("/tables/{id}/score", get(table::score))
        .route("/tables/{id}/hint", post(table::hint))
        .route("/tables/{id}/live", get(live::connect))
        .route("/tables/{id}/replay", get(after::replay))
        .route("/tables/{id}/replay/{entry}", get(after::replay_step))
        .route("/tables/{id}/analysis", get(analysis::look))
        .route("/tables/{id}/analysis", post(analysis::want))
        .route("/tables/{id}/export", get(after::export))
        .route("/tables/{id}/verify", get(after::verify_table))
        .route("/tables/{id}/rematch", post(after::rematch))
        .route("/tables/{id}/same-deal", post(after::same_deal))
        .route("/tables/{id}/play-on", post(after::play_on))
        .route("/verify", post(after::verify_file))
        .route("/import", post(after::import))
        .fallback(async || Refused::from(RefusalCode::NotFound))
        .method_not_allowed_fallback(async || Refused::from(RefusalCode::NotFound))
        .layer(from_fn_with_state(Arc::clone(&app), guard::api));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(watch::healthz))
        .route("/readyz", get(watch::readyz))
        .route("/metrics", get(watch::metrics))
        .fallback(pages::page)
        .layer(from_fn_with_state(Arc::clone(&app), guard::everything))
        .with_state(app)
}
