//! The server: tables people can trust.
//!
//! `http` and `live` take requests and sockets, `tables` knows what people do at a table and what each may see, `catalog` plays the games, `store` keeps
//! what was done. Knowledge points one way: `http`/`live` -> `tables` -> `catalog` + `store`. No game is named here.
//!
//! An answer is written before it is told: nobody hears of what could still be lost.

pub mod admin;
mod auth;
mod blocking;
mod chance;
mod config;
mod days;
mod edge;
mod groups;
mod holidays;
mod http;
mod limits;
mod live;
mod meeting;
mod metrics;
mod people;
mod seasons;
mod sharing;
mod tables;
mod thinking;
mod tidings;
mod time;
mod tournaments;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use saturnalia_catalog::Games;
use saturnalia_store::{Opened, Store, StoreError};
use tokio::net::TcpListener;

pub use config::{Config, Telling};
pub use edge::{BadNetwork, Network, room_for_connections};
pub use saturnalia_store::{NewsBy, Place, backup};

use crate::edge::{Doors, Patience, Stage};
use crate::http::App;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::tables::House;

/// How long sockets have to take their farewell.
const FAREWELL: Duration = Duration::from_secs(1);
/// How long the store has to write what it was given.
const WRITING: Duration = Duration::from_secs(5);

/// Why the server could not run.
#[derive(Debug)]
pub enum ServeError {
    Listen(SocketAddr, std::io::Error),
    Store(StoreError),
    Serve(std::io::Error),
}

impl std::fmt::Display for ServeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ServeError::Listen(address, error) => write!(f, "cannot listen on {address}: {error}"),
            ServeError::Store(error) => write!(f, "{error}"),
            ServeError::Serve(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for ServeError {}

/// Serves those games until `shutdown` is done, then finishes what it has begun and returns. `ready` is told the address it listens on.
pub async fn serve(
    games: Games,
    config: Config,
    shutdown: impl Future<Output = ()> + Send + 'static,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let metrics = Arc::new(Metrics::default());
    let (place, by, commits) = (config.place.clone(), config.news, Arc::clone(&metrics));
    let opening = tokio::task::spawn_blocking(move || {
        Store::open_with(&place, by, move |committed| commits.committed(committed.took, committed.writes))
    });
    let opened = opening.await.map_err(|error| ServeError::Store(StoreError::Unavailable(error.to_string())))?;
    let Opened { store, news, look_every, writer } = opened.map_err(ServeError::Store)?;

    let listen = config.listen;
    let listener = TcpListener::bind(listen).await.map_err(|error| ServeError::Listen(listen, error))?;
    let address = listener.local_addr().map_err(ServeError::Serve)?;
    let limits = Limits::new(config.limits);
    let room = edge::room_for_connections();
    let most = config.connections.unwrap_or(room).min(room);
    let from_one = limits.connections_per_address(most);
    let doors = Doors::new(most, from_one, config.proxies.clone(), Arc::clone(&metrics));
    let patience = Patience { request: config.patience, answer: config.patience };

    let probe = chance::number().map_err(|refusal| ServeError::Serve(std::io::Error::other(refusal)))?;
    let house = House::new(games, store.clone(), config.clone(), Arc::clone(&metrics));
    house.begin_duties().await.map_err(|refusal| ServeError::Store(StoreError::Unavailable(refusal.to_string())))?;
    let hearing = tokio::spawn(Arc::clone(&house).hear(news, look_every));
    let site = config.origins.first().cloned();
    let office = tidings::Office::open(house.games, &store, config.telling.clone(), site).await;
    let office = Arc::new(office.map_err(|refusal| ServeError::Serve(std::io::Error::other(refusal)))?);
    let app = App::new(Arc::clone(&house), Arc::clone(&office), limits, Arc::clone(&doors), probe);
    let waking = tokio::spawn(wake(Arc::clone(&house), Arc::clone(&app)));
    let sweeping = tokio::spawn(sweep(Arc::clone(&app)));
    let desk = config.admin_socket.as_ref().and_then(|path| match admin::listen(path) {
        Ok(listener) => Some(tokio::spawn(admin::serve(listener, admin::Desk::new(Arc::clone(&app))))),
        Err(error) => {
            tracing::error!(path = %path.display(), %error, "the keeper has no socket");
            None
        }
    });
    let analysing = tokio::spawn(Arc::clone(&house).analyse_all());
    let duties = tokio::spawn(Arc::clone(&house).do_duties());
    let contests = tokio::spawn(tournaments::look_after_all(Arc::clone(&house)));
    let dealing = tokio::spawn(days::look_after_all(Arc::clone(&house)));
    let telling = tokio::spawn(tidings::look_after_all(Arc::clone(&house), office));

    tracing::info!(%address, connections = most, "listening");
    ready(address);
    let serving = edge::serve(listener, http::router(Arc::clone(&app)), doors, patience, app.stage());
    let stopping = async {
        shutdown.await;
        tracing::info!("stopping");
        app.enter(Stage::Stopping);
        house.stop().await;
        house.end_duties().await;
        app.end_probe().await;
        app.enter(Stage::Ending);
    };
    tokio::join!(serving, stopping);
    app.sockets.all_closed(FAREWELL).await;
    app.enter(Stage::Over);

    waking.abort();
    sweeping.abort();
    hearing.abort();
    analysing.abort();
    if let (Some(desk), Some(path)) = (desk, &config.admin_socket) {
        desk.abort();
        let _ = desk.await;
        let _ = std::fs::remove_file(path);
    }
    duties.abort();
    contests.abort();
    dealing.abort();
    telling.abort();
    let _ = (waking.await, sweeping.await, hearing.await, analysing.await);
    let _ = (duties.await, contests.await, dealing.await, telling.await);
    // The writer ends when the last handle on the store is gone; wait for it, but not for ever.
    drop((app, house, store));
    let finished = tokio::task::spawn_blocking(move || writer.join());
    match tokio::time::timeout(WRITING, finished).await {
        Ok(_) => tracing::info!("stopped; everything is written"),
        Err(_) => tracing::error!("stopped, but the store has not said that everything is written"),
    }
    Ok(())
}

/// Takes up what was going on when the server last stopped.
async fn wake(house: Arc<House>, app: Arc<App>) {
    let start = std::time::Instant::now();
    match house.wake_all().await {
        Ok(tables) => tracing::info!(tables, milliseconds = start.elapsed().as_millis(), "running tables are back"),
        Err(refusal) => tracing::error!(%refusal, "running tables could not be read"),
    }
    if let Err(refusal) = auth::claim_names(&house.store).await {
        tracing::error!(%refusal, "names could not be kept apart");
    }
    app.read_sanctions().await;
    app.set_ready();
    if let Err(refusal) = tables::settle_all(&house).await {
        tracing::error!(%refusal, "results could not be settled");
    }
}

/// Throws away what has expired, now and then, and looks more often at what other processes have decided about people.
async fn sweep(app: Arc<App>) {
    let mut every = tokio::time::interval(Duration::from_secs(30));
    for turn in 0u64.. {
        every.tick().await;
        if turn.is_multiple_of(20) {
            app.sweep().await;
        }
        app.read_sanctions().await;
    }
}
