//! Looking back at finished games: in the background, one game at a time, behind the moves of bots.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use saturnalia_protocol::wire::{Analysis, Findings, Status};
use saturnalia_protocol::{Refusal, RefusalCode, TableId};
use saturnalia_store::{AnalysisRow, AnalysisState, StoreError, Write};
use tokio::runtime::Handle;
use tokio::sync::Notify;

use super::house::House;
use crate::thinking::{ThinkingRoom, Turn};
use crate::time::now;

/// Games that wait to be looked at; whoever wants more is told to wait.
const MOST_WAITING: usize = 100;
/// A game that was begun so often without an end is not begun again by itself.
const MOST_ATTEMPTS: u32 = 3;
/// How long a whole game is looked at, on one thread.
const WHOLE_GAME: Duration = Duration::from_secs(40);
/// How long an entry is looked at: no bot waits longer than this for the thread.
const ENTRY: Duration = Duration::from_millis(200);
/// Iterations of search of a first quick look, which shows how fast this game can be looked at.
const QUICK_LOOK: u32 = 10;
/// Fewer or more iterations than this make no sense.
const ITERATIONS: RangeInclusive<u32> = 50..=10_000;

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
        let read = self.read(table, |table, _| match table.status {
            Status::Finished => Ok((table.header.game.clone(), table.game.record(), table.entries())),
            Status::Open | Status::Running | Status::Paused | Status::Frozen | Status::Closed => {
                Err(RefusalCode::NotFinished.into())
            }
        });
        let (key, record, entries) = read.await?;
        let game = self.games.find(&key).ok_or(RefusalCode::NoSuchGame)?;
        let (analyses, room, runtime) = (Arc::clone(&self.analyses), Arc::clone(&self.thinking), Handle::current());
        let mut place = Place { room, runtime, turn: None, waited: Duration::ZERO };
        let found = tokio::task::spawn_blocking(move || {
            if !place.is_ours() {
                return Ok(None);
            }
            let (start, waited) = (Instant::now(), place.waited);
            let quick = game.analyse(record.get(), QUICK_LOOK, &mut |_| !analyses.is_stopping() && place.is_ours())?;
            if quick.is_none() {
                return Ok(None);
            }
            let took = start.elapsed().saturating_sub(place.waited - waited);
            game.analyse(record.get(), iterations(entries, took), &mut |done| {
                analyses.lock().done.insert(table, done as u32);
                !analyses.is_stopping() && place.is_ours()
            })
        });
        let internal = |error: &dyn std::fmt::Display| Refusal::with(RefusalCode::Internal, error);
        let found = found.await.map_err(|error| internal(&error))?.map_err(|error| internal(&error))?;
        Ok(found.map(rounded))
    }
}

/// How many iterations a game of so many entries is looked at with, if the quick look took that long.
fn iterations(entries: u32, quick_look: Duration) -> u32 {
    let time = WHOLE_GAME.min(ENTRY * entries.max(1));
    let affordable = f64::from(QUICK_LOOK) * time.as_secs_f64() / quick_look.as_secs_f64().max(1e-6);
    (affordable as u32).clamp(*ITERATIONS.start(), *ITERATIONS.end())
}

/// A thread that is given up whenever a bot needs it.
struct Place {
    room: Arc<ThinkingRoom>,
    runtime: Handle,
    turn: Option<Turn>,
    waited: Duration,
}

impl Place {
    /// Waits until there is a thread; `false` if there will be none. Must be called on a thread that may block.
    fn is_ours(&mut self) -> bool {
        if self.turn.as_ref().is_none_or(|turn| turn.patience().is_over()) {
            self.turn = None;
            let start = Instant::now();
            self.turn = self.runtime.block_on(self.room.enter_patiently());
            self.waited += start.elapsed();
        }
        self.turn.is_some()
    }
}

/// No share is known more exactly than this, and short numbers make short messages.
fn round(share: f32) -> f32 {
    (share * 10_000.0).round() / 10_000.0
}

fn rounded(mut found: Findings) -> Findings {
    let moments = found.moments.iter_mut().flat_map(|moment| {
        let better = moment.better.iter_mut().map(|better| &mut better.win_share);
        moment.shares.iter_mut().chain(&mut moment.luck).chain([&mut moment.cost]).chain(better)
    });
    found.start.iter_mut().chain(&mut found.luck).chain(moments).for_each(|share| *share = round(*share));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_game_is_looked_at_less_deeply_and_a_short_one_not_for_long() {
        let quick = |milliseconds| Duration::from_millis(milliseconds);
        assert_eq!(iterations(200, quick(400)), 1000, "forty seconds for all of it");
        assert_eq!(iterations(400, quick(400)), 1000);
        assert_eq!(iterations(5, quick(10)), 1000, "a second for all of it");
        assert_eq!(iterations(500, quick(60_000)), 50);
        assert_eq!(iterations(0, Duration::ZERO), 10_000);
    }
}
