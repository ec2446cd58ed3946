//! The store as the server uses it: asynchronous, with one writer and a few readers behind it.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use saturnalia_protocol::TableId;
use tokio::sync::{mpsc as async_mpsc, oneshot};

use crate::plan::Plan;
use crate::postgres::Postgres;
use crate::sqlite::Sqlite;
use crate::{Backend, StoreError, Write, Written};

/// As many writes as one commit takes along.
const BATCH: usize = 512;
/// When so many came together last time, the next commit waits a moment for more: under load fewer commits do the same work.
const CROWD: usize = 4;
const MOMENT: Duration = Duration::from_millis(1);
const READERS: usize = 2;

/// Where the store keeps what it keeps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// A folder with an SQLite file, made if missing.
    Folder(PathBuf),
    /// The address of a PostgreSQL database.
    Postgres(String),
}

impl FromStr for Place {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Place, StoreError> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            Ok(Place::Postgres(text.to_owned()))
        } else if text.is_empty() || text.contains("://") {
            Err(StoreError::BadPlace(text.to_owned()))
        } else {
            Ok(Place::Folder(PathBuf::from(text)))
        }
    }
}

/// A commit, for whoever measures.
#[derive(Clone, Copy, Debug)]
pub struct Committed {
    pub writes: usize,
    pub took: Duration,
}

/// How a process hears of what others write.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum NewsBy {
    /// The database says so at once (LISTEN and NOTIFY); somebody looks now and then besides.
    #[default]
    Listening,
    /// Somebody looks several times a second: for poolers in transaction mode and databases without LISTEN.
    Polling,
}

impl NewsBy {
    /// How often somebody has to look for newer versions.
    pub fn look_every(self) -> Duration {
        match self {
            NewsBy::Listening => Duration::from_secs(3),
            NewsBy::Polling => Duration::from_millis(300),
        }
    }
}

impl FromStr for NewsBy {
    type Err = String;

    fn from_str(text: &str) -> Result<NewsBy, String> {
        match text {
            "listen" => Ok(NewsBy::Listening),
            "poll" => Ok(NewsBy::Polling),
            other => Err(format!("`{other}` is neither `listen` nor `poll`")),
        }
    }
}

/// What a process hears of what was written, by others and by itself alike: whoever has that version already knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// Something may have been missed: anything may have changed.
    Anything,
    /// A table has that version now; without one something else about it has changed, such as its chat.
    Table { table: TableId, version: Option<u32> },
}

impl News {
    /// As it goes through the database.
    pub(crate) fn text(table: TableId, version: Option<u32>) -> String {
        match version {
            Some(version) => format!("{table} {version}"),
            None => format!("{table} -"),
        }
    }

    pub(crate) fn read(text: &str) -> Option<News> {
        let (table, version) = text.split_once(' ')?;
        Some(News::Table { table: table.parse().ok()?, version: version.parse().ok() })
    }
}

/// How the store is doing, for whoever watches over it.
#[derive(Debug)]
pub struct Pulse {
    started: Instant,
    listening: AtomicBool,
    /// When the oldest write that is not committed was handed in, in milliseconds after the start, plus one; 0 for none.
    oldest: AtomicU64,
}

impl Pulse {
    fn new(listening: bool) -> Pulse {
        Pulse { started: Instant::now(), listening: AtomicBool::new(listening), oldest: AtomicU64::new(0) }
    }

    /// Whether news of other processes arrive. True where there are none.
    pub fn is_listening(&self) -> bool {
        self.listening.load(Ordering::Relaxed)
    }

    pub(crate) fn set_listening(&self, listening: bool) {
        self.listening.store(listening, Ordering::Relaxed);
    }

    /// How long the oldest write has been waiting to be committed.
    pub fn oldest_write(&self) -> Duration {
        match self.oldest.load(Ordering::Relaxed) {
            0 => Duration::ZERO,
            after => (self.started + Duration::from_millis(after - 1)).elapsed(),
        }
    }

    fn set_oldest_write(&self, handed_in: Option<Instant>) {
        let after = handed_in.map_or(0, |at| at.saturating_duration_since(self.started).as_millis() as u64 + 1);
        self.oldest.store(after, Ordering::Relaxed);
    }
}

type ReadJob = Box<dyn FnOnce(&mut dyn Backend) + Send>;

struct WriteJob {
    write: Write,
    handed_in: Instant,
    reply: oneshot::Sender<Result<Written, StoreError>>,
}

/// What the server keeps. Cheap to clone; the last one dropped lets the writer finish.
#[derive(Clone)]
pub struct Store {
    writer: Sender<WriteJob>,
    reader: Sender<ReadJob>,
    pulse: Arc<Pulse>,
    /// Held so that the folder stays locked as long as the store lives.
    _lock: Arc<Option<std::fs::File>>,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Store")
    }
}

/// What [`Store::open`] gives beside the store.
#[derive(Debug)]
pub struct Opened {
    pub store: Store,
    /// What other processes change. Silent for SQLite, which one process has for itself.
    pub news: async_mpsc::UnboundedReceiver<News>,
    /// How often somebody has to look for newer versions of the tables they have in memory, if others write too.
    pub look_every: Option<Duration>,
    /// Ends when the last clone of the store is gone and everything is committed.
    pub writer: JoinHandle<()>,
}

impl Store {
    /// Opens the place, making tables where they are missing. `on_commit` is called after every commit. Blocking.
    pub fn open(place: &Place, on_commit: impl Fn(Committed) + Send + 'static) -> Result<Opened, StoreError> {
        Store::open_with(place, NewsBy::default(), on_commit)
    }

    /// Opens the store, and hears of other processes in that way.
    pub fn open_with(
        place: &Place,
        by: NewsBy,
        on_commit: impl Fn(Committed) + Send + 'static,
    ) -> Result<Opened, StoreError> {
        let (news_sender, news) = async_mpsc::unbounded_channel();
        let pulse = Arc::new(Pulse::new(matches!(place, Place::Folder(_)) || by == NewsBy::Polling));
        let (writing, reading, lock): (Box<dyn Backend>, Vec<Box<dyn Backend>>, _) = match place {
            Place::Folder(folder) => {
                std::fs::create_dir_all(folder)?;
                let lock = std::fs::File::create(folder.join("saturnalia.lock"))?;
                lock.try_lock().map_err(|_| StoreError::InUse(folder.display().to_string()))?;
                let file = folder.join("saturnalia.sqlite");
                let writing = Box::new(Sqlite::open(&file)?);
                let reading = (0..READERS)
                    .map(|_| Ok(Box::new(Sqlite::open(&file)?) as Box<dyn Backend>))
                    .collect::<Result<_, StoreError>>()?;
                (writing, reading, Some(lock))
            }
            Place::Postgres(url) => {
                let writing = Box::new(Postgres::open(url, by)?);
                let reading = (0..READERS)
                    .map(|_| Ok(Box::new(Postgres::connect(url, by)?) as Box<dyn Backend>))
                    .collect::<Result<_, StoreError>>()?;
                if by == NewsBy::Listening {
                    Postgres::listen(url, news_sender, Arc::clone(&pulse))?;
                }
                (writing, reading, None)
            }
        };
        let look_every = matches!(place, Place::Postgres(_)).then(|| by.look_every());
        let (writer, jobs) = mpsc::channel();
        let beating = Arc::clone(&pulse);
        let writing = std::thread::Builder::new()
            .name("store-writer".into())
            .spawn(move || write_all(writing, &jobs, &beating, on_commit))?;
        let (reader, jobs) = mpsc::channel();
        let jobs = Arc::new(Mutex::new(jobs));
        for connection in reading {
            let jobs = Arc::clone(&jobs);
            std::thread::Builder::new().name("store-reader".into()).spawn(move || read_all(connection, &jobs))?;
        }
        let store = Store { writer, reader, pulse, _lock: Arc::new(lock) };
        Ok(Opened { store, news, look_every, writer: writing })
    }

    /// How the store is doing.
    pub fn pulse(&self) -> &Pulse {
        &self.pulse
    }

    /// Writes, and returns once it is committed. After an error other than [`StoreError::BadInput`] it may be committed or not:
    /// read before anybody hears of it.
    pub async fn write(&self, write: Write) -> Result<Written, StoreError> {
        // One that cannot be kept must not get in the way of the others.
        Plan::of(&write).check()?;
        let (reply, answer) = oneshot::channel();
        let stopped = || StoreError::Unavailable("the store has stopped".into());
        self.writer.send(WriteJob { write, handed_in: Instant::now(), reply }).map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }

    /// Reads on a connection of its own; sees every acknowledged write.
    pub async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&mut dyn Backend) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let stopped = || StoreError::Unavailable("the store has stopped".into());
        let job: ReadJob = Box::new(move |backend| {
            let _ = reply.send(read(backend));
        });
        self.reader.send(job).map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }
}

fn write_all(mut backend: Box<dyn Backend>, jobs: &Receiver<WriteJob>, pulse: &Pulse, on_commit: impl Fn(Committed)) {
    let (mut writes, mut replies) = (Vec::new(), Vec::new());
    let mut last = 0;
    while let Ok(first) = jobs.recv() {
        // Whatever waits in the queue came later.
        pulse.set_oldest_write(Some(first.handed_in));
        if last > CROWD {
            std::thread::sleep(MOMENT);
        }
        for job in std::iter::once(first).chain(std::iter::from_fn(|| jobs.try_recv().ok()).take(BATCH - 1)) {
            writes.push(job.write);
            replies.push(job.reply);
        }
        last = writes.len();
        let start = Instant::now();
        match backend.commit(&writes) {
            Ok(written) => {
                on_commit(Committed { writes: writes.len(), took: start.elapsed() });
                for (reply, written) in replies.drain(..).zip(written) {
                    let _ = reply.send(written);
                }
            }
            Err(error) => {
                for reply in replies.drain(..) {
                    let _ = reply.send(Err(error.clone()));
                }
            }
        }
        writes.clear();
        pulse.set_oldest_write(None);
    }
}

fn read_all(mut backend: Box<dyn Backend>, jobs: &Mutex<Receiver<ReadJob>>) {
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match job {
            Ok(job) => job(backend.as_mut()),
            Err(_) => return,
        }
    }
}
