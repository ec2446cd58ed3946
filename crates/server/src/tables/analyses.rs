//! Looking back at finished games: in the background, one game at a time, behind the moves of bots.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use saturnalia_protocol::wire::{Analysis, Findings};
use saturnalia_protocol::{Refusal, RefusalCode, TableId};
use saturnalia_store::{AnalysisRow, AnalysisState, StoreError, Write};
use saturnalia_table::Reviewer;
use tokio::runtime::Handle;
use tokio::sync::Notify;

use super::house::House;
use crate::thinking::Turn;
use crate::time::now;

/// Games that wait to be looked at; whoever wants more is told to wait.
const MOST_WAITING: usize = 100;
/// A game that was begun so often without an end is not begun again by itself.
const MOST_ATTEMPTS: u32 = 3;

/// The games to be looked at.
#[derive(Debug, Default)]
pub(crate) struct Analyses {
    queue: Mutex<Queue>,
    wake: Notify,
    stopping: AtomicBool,
}

#[derive(Debug, Default)]
struct Queue {
    waiting: VecDeque<TableId>,
    /// Entries looked at, of every game that waits or is looked at.
    done: HashMap<TableId, u32>,
}

impl Analyses {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, table: TableId) {
        let mut queue = self.lock();
        if let Entry::Vacant(new) = queue.done.entry(table) {
            new.insert(0);
            queue.waiting.push_back(table);
            self.wake.notify_one();
        }
    }

    fn is_full(&self) -> bool {
        self.lock().waiting.len() >= MOST_WAITING
    }

    fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    fn done(&self, table: TableId) -> Option<u32> {
        self.lock().done.get(&table).copied()
    }

    /// Lets the game that is looked at come to an end soon, without a result.
    pub(crate) fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
    }
}

fn unavailable(error: StoreError) -> Refusal {
    Refusal::with(RefusalCode::Unavailable, error)
}

impl House {
    /// How far looking back at a game of so many entries has come.
    pub(crate) async fn analysis(&self, table: TableId, entries: u32) -> Result<Analysis, Refusal> {
        let row = self.store.read(move |backend| backend.analysis(table)).await.map_err(unavailable)?;
        let Some(row) = row else { return Ok(Analysis::None) };
        match row.state {
            // Another process may be at it: its progress is not known here.
            AnalysisState::Wanted => {
                Ok(Analysis::Running { done: self.analyses.done(table).unwrap_or(0), of: entries })
            }
            AnalysisState::Failed => Ok(Analysis::Failed {}),
            AnalysisState::Found => {
                let findings = serde_json::from_str(row.found.as_deref().unwrap_or_default());
                Ok(Analysis::Found(findings.map_err(|error| Refusal::with(RefusalCode::Internal, error))?))
            }
        }
    }

    /// Looks back at a game unless that is done, or being done, already.
    pub(crate) async fn want_analysis(&self, table: TableId, entries: u32) -> Result<Analysis, Refusal> {
        let known = self.analysis(table, entries).await?;
        match known {
            Analysis::Found(_) => return Ok(known),
            Analysis::Running { .. } if self.analyses.done(table).is_some() => return Ok(known),
            Analysis::None | Analysis::Failed {} | Analysis::Running { .. } => {}
        }
        if self.analyses.is_full() {
            return Err(RefusalCode::TooManyRequests.into());
        }
        let row = AnalysisRow { table, state: AnalysisState::Wanted, attempts: 0, found: None, at: now() };
        self.store.write(Write::KeepAnalysis(row)).await.map_err(unavailable)?;
        self.analyses.add(table);
        self.analysis(table, entries).await
    }

    /// Looks back at one game after the other, beginning with those that were not finished when the server last stopped.
    pub(crate) async fn analyse_all(self: Arc<Self>) {
        match self.store.read(|backend| backend.wanted_analyses()).await {
            Ok(rows) => rows.iter().for_each(|row| self.analyses.add(row.table)),
            Err(error) => tracing::warn!(%error, "unfinished analyses could not be read"),
        }
        while !self.analyses.is_stopping() {
            let Some(table) = self.analyses.lock().waiting.pop_front() else {
                self.analyses.wake.notified().await;
                continue;
            };
            if let Err(refusal) = self.analyse(table).await {
                tracing::warn!(%table, %refusal, "an analysis could not be kept");
            }
            self.analyses.lock().done.remove(&table);
        }
    }

    async fn analyse(self: &Arc<Self>, table: TableId) -> Result<(), Refusal> {
        let row = self.store.read(move |backend| backend.analysis(table)).await.map_err(unavailable)?;
        let Some(mut row) = row.filter(|row| row.state == AnalysisState::Wanted) else { return Ok(()) };
        row.attempts += 1;
        row.at = now();
        if row.attempts > MOST_ATTEMPTS {
            tracing::error!(%table, "an analysis never comes to an end");
            row.state = AnalysisState::Failed;
        }
        self.store.write(Write::KeepAnalysis(row.clone())).await.map_err(unavailable)?;
        if row.state == AnalysisState::Failed {
            return Ok(());
        }
        match self.look_back(table).await {
            Ok(Some(findings)) => {
                self.metrics.analysed.add(1);
                row.state = AnalysisState::Found;
                row.found = Some(serde_json::to_string(&findings).expect("findings are JSON"));
            }
            // The server stops in good order: that is no failure of this game, and it is begun again when the server is back.
            Ok(None) => row.attempts -= 1,
            Err(refusal) => {
                tracing::error!(%table, %refusal, "an analysis failed");
                row.state = AnalysisState::Failed;
            }
        }
        row.at = now();
        self.store.write(Write::KeepAnalysis(row)).await.map_err(unavailable)?;
        Ok(())
    }

    /// `None` if the server stops.
    async fn look_back(self: &Arc<Self>, table: TableId) -> Result<Option<Findings>, Refusal> {
        let game = self.read(table, |table, _| table.finished_game(Some(table.header().host), None)).await?;
        let mut place = Place {
            table,
            house: Arc::clone(self),
            runtime: Handle::current(),
            turn: None,
            began: Instant::now(),
            waited: Duration::ZERO,
        };
        let games = self.games;
        let found = tokio::task::spawn_blocking(move || game.look_back(games, &mut place)).await;
        found.map_err(|error| Refusal::with(RefusalCode::Internal, error))?
    }
}

/// A thread on which a game is looked at, given up whenever a bot needs it.
struct Place {
    table: TableId,
    house: Arc<House>,
    runtime: Handle,
    turn: Option<Turn>,
    began: Instant,
    waited: Duration,
}

impl Reviewer for Place {
    /// Waits until there is a thread. Must be called on one that may block.
    fn goes_on(&mut self) -> bool {
        if self.house.analyses.is_stopping() {
            return false;
        }
        if self.turn.as_ref().is_none_or(|turn| turn.patience().is_over()) {
            self.turn = None;
            let start = Instant::now();
            self.turn = self.runtime.block_on(self.house.thinking.enter_patiently());
            self.waited += start.elapsed();
        }
        self.turn.is_some()
    }

    fn worked(&self) -> Duration {
        self.began.elapsed().saturating_sub(self.waited)
    }

    fn done(&mut self, entries: u32) {
        self.house.analyses.lock().done.insert(self.table, entries);
    }
}
