//! One connection, made anew when it breaks, on which nothing takes longer than it may.

use std::time::Duration;

use tokio::runtime::Runtime;
use tokio::task::JoinHandle;
use tokio_postgres::Client;
use tokio_postgres::error::{Severity, SqlState};

use super::address::{Address, cause};
use crate::StoreError;

/// Why the database did not do what it was asked.
#[derive(Debug)]
pub(super) enum Failure {
    /// There was no connection: nothing was asked.
    NotAsked(String),
    /// The server says that it did nothing, and why.
    Refused { state: SqlState, text: String },
    /// No answer came: whether it was done is unknown.
    Lost(String),
}

impl From<Failure> for StoreError {
    fn from(failure: Failure) -> StoreError {
        StoreError::Unavailable(match failure {
            Failure::NotAsked(text) | Failure::Refused { text, .. } | Failure::Lost(text) => text,
        })
    }
}

impl Failure {
    fn of(error: &tokio_postgres::Error) -> Failure {
        match error.as_db_error() {
            // A fatal one ends the connection; it may come after the work was done.
            Some(database) if database.parsed_severity() == Some(Severity::Error) => {
                Failure::Refused { state: database.code().clone(), text: cause(error) }
            }
            _ => Failure::Lost(cause(error)),
        }
    }
}

pub(super) struct Connection {
    address: Address,
    runtime: Runtime,
    /// Dropped when it breaks, made anew by the next request.
    open: Option<Open>,
}

struct Open {
    client: Client,
    /// Carries what is said; ended with the connection.
    driver: JoinHandle<()>,
}

impl Drop for Open {
    fn drop(&mut self) {
        self.driver.abort();
    }
}

impl Connection {
    pub(super) fn new(address: Address) -> Result<Connection, StoreError> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        Ok(Connection { address, runtime, open: None })
    }

    /// Asks the database for something and waits so long for its answer.
    pub(super) fn ask<T>(
        &mut self,
        patience: Duration,
        ask: impl AsyncFnOnce(&mut Client) -> Result<T, tokio_postgres::Error>,
    ) -> Result<T, Failure> {
        let (address, open) = (&self.address, &mut self.open);
        if open.as_ref().is_some_and(|open| open.client.is_closed()) {
            *open = None;
        }
        let answer = self.runtime.block_on(async {
            let there = match open {
                Some(there) => there,
                None => open.insert(connect(address).await?),
            };
            match tokio::time::timeout(patience, ask(&mut there.client)).await {
                Ok(answer) => answer.map_err(|error| Failure::of(&error)),
                Err(_) => Err(Failure::Lost(format!("the database has not answered for {patience:?}"))),
            }
        });
        if matches!(answer, Err(Failure::Lost(_))) {
            self.open = None;
        }
        answer
    }

    /// Asks on the connection there is, or not at all: within a transaction another one would not do.
    pub(super) fn ask_on<T>(
        &mut self,
        patience: Duration,
        ask: impl AsyncFnOnce(&mut Client) -> Result<T, tokio_postgres::Error>,
    ) -> Result<T, Failure> {
        if self.open.as_ref().is_none_or(|open| open.client.is_closed()) {
            return Err(Failure::Lost("the connection has ended".to_owned()));
        }
        self.ask(patience, ask)
    }

    /// Asks for something that may as well be asked twice: if the connection turns out to be broken, on a new one.
    pub(super) fn read<T>(
        &mut self,
        patience: Duration,
        mut ask: impl AsyncFnMut(&mut Client) -> Result<T, tokio_postgres::Error>,
    ) -> Result<T, Failure> {
        let was_open = self.open.is_some();
        let start = std::time::Instant::now();
        match self.ask(patience, &mut ask) {
            Err(Failure::Lost(_)) if was_open && start.elapsed() < patience => self.ask(patience, &mut ask),
            answer => answer,
        }
    }
}

/// Connects, within the address's own deadline for each host and one for all of it.
async fn connect(address: &Address) -> Result<Open, Failure> {
    let whole = address.config.get_connect_timeout().copied().unwrap_or_default() * 2;
    let connecting = address.config.connect(address.tls.clone());
    let connected = tokio::time::timeout(whole, connecting).await;
    let connected = connected.map_err(|_| Failure::NotAsked(format!("no connection within {whole:?}")))?;
    let (client, connection) = connected.map_err(|error| Failure::NotAsked(cause(&error)))?;
    let driver = tokio::spawn(async move {
        if let Err(error) = connection.await {
            tracing::debug!(error = cause(&error), "a connection to the database broke");
        }
    });
    Ok(Open { client, driver })
}
