//! All tables of this process.

use std::collections::HashMap;
use std::fmt;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::FutureExt as _;
use saturnalia_catalog::Games;
use saturnalia_protocol::wire::{Act, Done, Hint, TableState, WantHint};
use saturnalia_protocol::{InviteCode, Refusal, RefusalCode, TableId};
use saturnalia_store::{News, Phase, Place, Store, Versions};
use saturnalia_table::{Look, Person, Presence, Table};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::MissedTickBehavior;

use super::analyses::Analyses;
use super::awaited::Awaited;
use super::keeper::{Command, HouseDecision, keep};
use super::telling::Reply;
use crate::Config;
use crate::chance;
use crate::metrics::Metrics;
use crate::thinking::ThinkingRoom;
use crate::time::now;

/// Commands a table has waiting at most; whoever sends more is told to wait.
const MAILBOX: usize = 256;
/// Tables read at the same time when the server starts.
const WAKING: usize = 32;
/// Tables compared with the store in one request.
const LOOKING: usize = 1000;
/// Bots kept between answers, for each thread on which they think.
const MINDS_PER_THREAD: usize = 1;

/// All tables of this process: finds, loads and unloads their keepers.
pub(crate) struct House {
    pub games: Games,
    pub store: Store,
    pub config: Config,
    pub metrics: Arc<Metrics>,
    keepers: Mutex<HashMap<TableId, mpsc::Sender<Command>>>,
    /// Tables that this program cannot read, and why: said once in the log.
    aside: Mutex<HashMap<TableId, Aside>>,
    /// Drawn when it started: names this process among those that share a store.
    pub(super) process: u64,
    /// Whether other processes may use the store as well.
    pub(super) shares_its_store: bool,
    /// Does what one process does for all.
    pub(super) on_duty: AtomicBool,
    /// Where bots search, and people are advised.
    pub(super) thinking: Arc<ThinkingRoom>,
    /// So many bots that do not search answer at a time.
    pub(super) answering: Semaphore,
    /// So many bots may be kept between answers.
    pub(super) minds: Arc<Semaphore>,
    pub(super) analyses: Arc<Analyses>,
    pub(super) awaited: Awaited,
}

/// Why a table is set aside.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Aside {
    /// Its journal cannot be read; tried again whenever somebody asks for it.
    Unreadable(String),
    /// Something at it panicked: it is left alone until the program is started again.
    Panicked,
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
            awaited: Awaited::default(),
            keepers: Mutex::default(),
            aside: Mutex::default(),
            // Two that draw the same would keep each other's leases; a process without chance is none that others share.
            process: chance::number().unwrap_or_default(),
            shares_its_store: matches!(config.place, Place::Postgres(_)),
            on_duty: AtomicBool::new(false),
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
        let (house, own) = (Arc::clone(self), sender.downgrade());
        tokio::spawn(async move {
            let keeping = AssertUnwindSafe(keep(Arc::clone(&house), id, own, mailbox));
            if keeping.catch_unwind().await.is_err() {
                house.set_aside_for_good(id);
                house.forget(id);
            }
        });
        sender
    }

    fn lock_aside(&self) -> MutexGuard<'_, HashMap<TableId, Aside>> {
        self.aside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Why this process leaves a table alone, if something at it panicked.
    pub(super) fn panicked(&self, id: TableId) -> Option<&'static str> {
        (self.lock_aside().get(&id) == Some(&Aside::Panicked)).then_some("something at this table panicked")
    }

    /// This program cannot read a table: it leaves it as it is. Said once.
    pub(super) fn set_aside(&self, id: TableId, reason: &str) {
        let aside = Aside::Unreadable(reason.to_owned());
        if self.lock_aside().insert(id, aside.clone()) != Some(aside) {
            tracing::error!(table = %id, %reason, "a table cannot be read by this program and is set aside");
        }
    }

    /// Something at a table panicked: this process leaves it alone from now on. The others are none the worse for it.
    pub(super) fn set_aside_for_good(&self, id: TableId) {
        tracing::error!(table = %id, "a table panicked and is set aside");
        self.lock_aside().insert(id, Aside::Panicked);
    }

    /// This program can read a table.
    pub(super) fn take_up(&self, id: TableId) {
        if self.lock_aside().remove(&id).is_some() {
            tracing::info!(table = %id, "a table that was set aside can be read again");
        }
    }

    /// Tables in memory, in no particular order.
    pub(crate) fn in_memory(&self) -> Vec<TableId> {
        self.keepers().keys().copied().collect()
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

    /// Passes on what other processes have changed: what is heard of, and what is found by looking every so often.
    pub(crate) async fn hear(self: Arc<Self>, mut news: mpsc::UnboundedReceiver<News>, look_every: Option<Duration>) {
        let mut looks = tokio::time::interval(look_every.unwrap_or(Duration::from_secs(3600)));
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut listening = true;
        while listening || look_every.is_some() {
            tokio::select! {
                heard = news.recv(), if listening => match heard {
                    Some(News::Table { table, version }) => self.mention(table, Command::News { version, chat: None }),
                    Some(News::Anything) => self.look_around().await,
                    None => listening = false,
                },
                _ = looks.tick(), if look_every.is_some() => self.look_around().await,
            }
        }
    }

    /// Compares all tables in memory with what is kept.
    async fn look_around(&self) {
        let all: Vec<TableId> = self.keepers().keys().copied().collect();
        for some in all.chunks(LOOKING) {
            let asked = some.to_vec();
            match self.store.read(move |backend| backend.versions(&asked)).await {
                Ok(found) => {
                    for Versions { table, version, chat } in found {
                        self.mention(table, Command::News { version: Some(version), chat: Some(chat) });
                    }
                }
                Err(error) => {
                    tracing::debug!(%error, "how far tables have come could not be read");
                    return;
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
