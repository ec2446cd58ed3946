//! All tables of this process.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use saturnalia_catalog::Games;
use saturnalia_protocol::wire::{Act, Done, Hint, TableState, WantHint};
use saturnalia_protocol::{InviteCode, Refusal, RefusalCode, TableId};
use saturnalia_store::{News, Phase, Store};
use saturnalia_table::{Look, Person, Presence, Table};
use tokio::sync::{Semaphore, mpsc, oneshot};

use super::analyses::Analyses;
use super::keeper::{Command, HouseDecision, keep};
use super::telling::Reply;
use crate::Config;
use crate::metrics::Metrics;
use crate::thinking::ThinkingRoom;
use crate::time::now;

/// Commands a table has waiting at most; whoever sends more is told to wait.
const MAILBOX: usize = 256;
/// Tables read at the same time when the server starts.
const WAKING: usize = 32;
/// Bots kept between answers, for each thread on which they think.
const MINDS_PER_THREAD: usize = 1;

/// All tables of this process: finds, loads and unloads their keepers.
pub(crate) struct House {
    pub games: Games,
    pub store: Store,
    pub config: Config,
    pub metrics: Arc<Metrics>,
    keepers: Mutex<HashMap<TableId, mpsc::Sender<Command>>>,
    /// Where bots search, and people are advised.
    pub(super) thinking: Arc<ThinkingRoom>,
    /// So many bots that do not search answer at a time.
    pub(super) answering: Semaphore,
    /// So many bots may be kept between answers.
    pub(super) minds: Arc<Semaphore>,
    pub(super) analyses: Arc<Analyses>,
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("House")
    }
}

impl House {
    pub(crate) fn new(games: Games, store: Store, config: Config, metrics: Arc<Metrics>) -> Arc<House> {
        let threads = config.bot_threads.max(1);
        Arc::new(House {
            thinking: ThinkingRoom::new(threads, Arc::clone(&metrics)),
            answering: Semaphore::new(threads),
            minds: Arc::new(Semaphore::new(MINDS_PER_THREAD * threads)),
            analyses: Arc::default(),
            keepers: Mutex::default(),
            games,
            store,
            config,
            metrics,
        })
    }

    fn keepers(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Command>>> {
        self.keepers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn keeper(self: &Arc<Self>, id: TableId) -> mpsc::Sender<Command> {
        let mut keepers = self.keepers();
        if let Some(keeper) = keepers.get(&id) {
            return keeper.clone();
        }
        let (sender, mailbox) = mpsc::channel(MAILBOX);
        keepers.insert(id, sender.clone());
        self.metrics.tables.set(keepers.len());
        drop(keepers);
        tokio::spawn(keep(Arc::clone(self), id, sender.downgrade(), mailbox));
        sender
    }

    /// Takes a keeper off the list if nothing waits in its mailbox. It must then stop.
    pub(crate) fn retire(&self, id: TableId, mailbox: &mpsc::Receiver<Command>) -> bool {
        let mut keepers = self.keepers();
        if !mailbox.is_empty() {
            return false;
        }
        keepers.remove(&id);
        self.metrics.tables.set(keepers.len());
        true
    }

    pub(crate) fn forget(&self, id: TableId) {
        let mut keepers = self.keepers();
        keepers.remove(&id);
        self.metrics.tables.set(keepers.len());
    }

    /// Tells a table's keeper, loading the table if need be.
    pub(crate) async fn send(self: &Arc<Self>, id: TableId, command: Command) -> Result<(), Refusal> {
        let mut command = command;
        loop {
            match self.keeper(id).send(command).await {
                Ok(()) => return Ok(()),
                // It has just been unloaded: load it again.
                Err(mpsc::error::SendError(back)) => command = back,
            }
            tokio::task::yield_now().await;
        }
    }

    /// Tells a keeper only if the table is in memory. A keeper that has just stopped needs to be told nothing.
    pub(crate) fn mention(&self, id: TableId, command: Command) {
        let keeper = self.keepers().get(&id).cloned();
        if let Some(keeper) = keeper
            && let Err(mpsc::error::TrySendError::Full(command)) = keeper.try_send(command)
        {
            tokio::spawn(async move { keeper.send(command).await });
        }
    }

    pub(crate) async fn act(
        self: &Arc<Self>,
        id: TableId,
        by: Person,
        invite: Option<InviteCode>,
        act: Act,
    ) -> Result<Done, Refusal> {
        let (reply, answer) = oneshot::channel();
        let received = std::time::Instant::now();
        let command = Command::Act { by, invite, act: Box::new(act), received, reply: Reply::Once(reply) };
        self.send(id, command).await?;
        answer.await.map_err(|_| Refusal::from(RefusalCode::Unavailable))?
    }

    /// What somebody without a connection sees, if anything is newer than what they have; `heard` is the last line of chat they have.
    pub(crate) async fn look(
        self: &Arc<Self>,
        id: TableId,
        look: Look,
        heard: u32,
    ) -> Result<Option<Box<TableState>>, Refusal> {
        let (reply, answer) = oneshot::channel();
        self.send(id, Command::Look { look, heard, reply }).await?;
        answer.await.map_err(|_| Refusal::from(RefusalCode::Unavailable))?
    }

    /// Reads something off a table that this person may see.
    pub(crate) async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        id: TableId,
        read: impl FnOnce(&Table, &Presence) -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        let (reply, answer) = oneshot::channel();
        let job = move |table: Result<(&Table, &Presence), Refusal>| {
            let _ = reply.send(table.and_then(|(table, presence)| read(table, presence)));
        };
        self.send(id, Command::Read(Box::new(job))).await?;
        answer.await.map_err(|_| Refusal::from(RefusalCode::Unavailable))?
    }

    /// Lets the house itself write at a table.
    pub(crate) async fn write(self: &Arc<Self>, id: TableId, decide: HouseDecision) -> Result<(), Refusal> {
        let (reply, answer) = oneshot::channel();
        self.send(id, Command::House { decide, reply }).await?;
        answer.await.map_err(|_| Refusal::from(RefusalCode::Unavailable))?
    }

    /// What a strong player would do, for a seat of this person.
    pub(crate) async fn hint(
        self: &Arc<Self>,
        id: TableId,
        by: Person,
        invite: Option<InviteCode>,
        wanted: WantHint,
    ) -> Result<Hint, Refusal> {
        let (reply, answer) = oneshot::channel();
        self.send(id, Command::Hint { by, invite, wanted, reply }).await?;
        answer.await.map_err(|_| Refusal::from(RefusalCode::Unavailable))?
    }

    /// Looks at a table's clock when its time has come, should the table sleep until then.
    pub(crate) fn wake_at(self: &Arc<Self>, id: TableId, at: i64) {
        // Whoever sleeps for days must not keep a server that stops.
        let house = Arc::downgrade(self);
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis((at - now()).max(0).cast_unsigned())).await;
            let Some(house) = house.upgrade() else { return };
            let _ = house.send(id, Command::Wake { done: None }).await;
        });
    }

    /// Looks at every running table once: bots go on thinking, clocks go on running. Returns how many there are.
    pub(crate) async fn wake_all(self: &Arc<Self>) -> Result<usize, Refusal> {
        let rows = self.store.read(|backend| backend.tables(Some(Phase::Running))).await;
        let rows = rows.map_err(|error| Refusal::with(RefusalCode::Unavailable, error))?;
        let count = rows.len();
        let turns = Arc::new(Semaphore::new(WAKING));
        for row in rows {
            let Ok(permit) = Arc::clone(&turns).acquire_owned().await else { break };
            let house = Arc::clone(self);
            tokio::spawn(async move {
                // It goes to sleep again by itself if nothing is to be done.
                let (done, loaded) = oneshot::channel();
                if house.send(row.id, Command::Wake { done: Some(done) }).await.is_ok() {
                    let _ = loaded.await;
                }
                drop(permit);
            });
        }
        let _all = turns.acquire_many(WAKING as u32).await;
        Ok(count)
    }

    /// Passes on what other processes have changed, as long as there is news.
    pub(crate) async fn hear(self: Arc<Self>, mut news: mpsc::UnboundedReceiver<News>) {
        while let Some(News { table }) = news.recv().await {
            match table {
                Some(table) => self.mention(table, Command::News),
                None => {
                    let all: Vec<TableId> = self.keepers().keys().copied().collect();
                    for table in all {
                        self.mention(table, Command::News);
                    }
                }
            }
        }
    }

    /// Lets every keeper finish what it is doing and stop.
    pub(crate) async fn stop(&self) {
        self.analyses.stop();
        for _ in 0..200 {
            // Whoever came a moment ago has a keeper that was not told yet.
            let keepers: Vec<mpsc::Sender<Command>> = self.keepers().values().cloned().collect();
            if keepers.is_empty() {
                return;
            }
            for keeper in keepers {
                let _ = keeper.try_send(Command::Stop);
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        tracing::warn!("some tables did not stop in time");
    }
}
