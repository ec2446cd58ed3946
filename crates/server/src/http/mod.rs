//! Requests and answers. What happens at tables is decided in `tables`; here it gets addresses, cookies and status codes.

mod after;
mod analysis;
mod days;
mod forgotten;
mod friends;
mod groups;
mod guard;
mod holidays;
mod host_pages;
mod kept;
mod lists;
mod lobby;
mod neighbours;
mod pages;
mod parts;
mod people;
mod plain;
mod profiles;
mod quick_match;
mod reply;
mod routes;
mod sets;
mod sharing;
mod table;
mod tidings;
mod tokens;
mod tournaments;
mod watch;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use saturnalia_store::Write;
use tokio::sync::watch::{Receiver, Sender};

pub(crate) use guard::Address;
pub(crate) use neighbours::may_do;
pub(crate) use parts::{Guest, Invited, Params, TablePath};
pub(crate) use plain::{Escapes, is_plain};
pub(crate) use reply::Refused;
pub(crate) use routes::router;

use crate::auth::Sanctions;
use crate::edge::{Doors, Stage, comes_to};
use crate::limits::Limits;
use crate::live::OpenSockets;
use crate::metrics::Metrics;
use crate::sharing::Shelf;
use crate::tables::{ConnectionId, House};
use crate::tidings::Office;
use crate::time::now;
use watch::Probe;

/// What every handler can reach.
#[derive(Debug)]
pub(crate) struct App {
    pub house: Arc<House>,
    pub office: Arc<Office>,
    pub limits: Limits,
    pub sockets: OpenSockets,
    pub doors: Arc<Doors>,
    pub sanctions: Sanctions,
    pub shelf: Shelf,
    probe: Probe,
    ready: AtomicBool,
    stage: Sender<Stage>,
    connections: AtomicU64,
    requests: AtomicU64,
}

impl App {
    pub(crate) fn new(
        house: Arc<House>,
        office: Arc<Office>,
        limits: Limits,
        doors: Arc<Doors>,
        probe: u64,
    ) -> Arc<App> {
        Arc::new(App {
            house,
            office,
            limits,
            sockets: OpenSockets::default(),
            doors,
            sanctions: Sanctions::default(),
            shelf: Shelf::default(),
            probe: Probe::new(probe),
            ready: AtomicBool::new(false),
            stage: Sender::new(Stage::Running),
            connections: AtomicU64::new(0),
            requests: AtomicU64::new(0),
        })
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.house.metrics
    }

    /// Whether somebody who comes now finds everything as it should be.
    pub(crate) async fn answers(&self) -> bool {
        self.is_ready() && self.doors.is_listening() && self.hears() && self.writes().await
    }

    /// Whether what other processes write is heard of.
    pub(crate) fn hears(&self) -> bool {
        self.house.store.pulse().is_listening()
    }

    /// Whether what is written now is kept soon.
    pub(crate) async fn writes(&self) -> bool {
        self.probe.writes(&self.house.store).await
    }

    /// Nobody asks any more whether this process is ready.
    pub(crate) async fn end_probe(&self) {
        self.probe.end(&self.house.store).await;
    }

    /// Looks at what other processes have decided about people.
    pub(crate) async fn read_sanctions(&self) {
        match self.sanctions.read(&self.house.store).await {
            Ok(banned) => banned.into_iter().for_each(|account| self.sockets.end_all(account)),
            Err(refusal) => tracing::warn!(%refusal, "who is banned could not be read"),
        }
    }

    /// The running tables have been taken up again.
    pub(crate) fn set_ready(&self) {
        self.ready.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_ready(&self) -> bool {
        self.ready.load(Ordering::Relaxed) && !self.is_stopping()
    }

    /// Goes on to a later stage; there is no way back.
    pub(crate) fn enter(&self, stage: Stage) {
        self.stage.send_if_modified(|now| {
            let later = stage > *now;
            *now = stage.max(*now);
            later
        });
    }

    pub(crate) fn stage(&self) -> Receiver<Stage> {
        self.stage.subscribe()
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.stage.borrow() >= Stage::Stopping
    }

    /// Done when the server has come that far.
    pub(crate) async fn comes_to(&self, stage: Stage) {
        comes_to(&mut self.stage(), stage).await;
    }

    /// How long a body of at most so many bytes may take.
    pub(crate) fn patience(&self, limit: usize) -> Duration {
        const BYTES_A_SECOND: u64 = 16 * 1024;
        self.house.config.patience + Duration::from_secs(limit as u64 / BYTES_A_SECOND)
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
        if !self.house.is_on_duty() {
            return;
        }
        let at = now();
        if let Err(error) = self.house.store.write(Write::CloseExpiredSessions { now: at }).await {
            tracing::warn!(%error, "expired sessions could not be thrown away");
        }
        let forget = Write::ForgetSeekers { seen_before: at - quick_match::FORGOTTEN };
        if let Err(error) = self.house.store.write(forget).await {
            tracing::warn!(%error, "whoever no longer looks for a game could not be forgotten");
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
