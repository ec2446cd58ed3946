//! The store as the server uses it: asynchronous, with one writer and a few readers behind it.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use saturnalia_protocol::TableId;
use tokio::sync::{mpsc as async_mpsc, oneshot};

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

/// Another process has changed this table; or, if none is named, may have changed any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct News {
    pub table: Option<TableId>,
}

type ReadJob = Box<dyn FnOnce(&mut dyn Backend) + Send>;

struct WriteJob {
    write: Write,
    reply: oneshot::Sender<Result<Written, StoreError>>,
}

/// What the server keeps. Cheap to clone; the last one dropped lets the writer finish.
#[derive(Clone)]
pub struct Store {
    writer: Sender<WriteJob>,
    reader: Sender<ReadJob>,
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
    /// Ends when the last clone of the store is gone and everything is committed.
    pub writer: JoinHandle<()>,
}

impl Store {
    /// Opens the place, making tables where they are missing. `on_commit` is called after every commit. Blocking.
    pub fn open(place: &Place, on_commit: impl Fn(Committed) + Send + 'static) -> Result<Opened, StoreError> {
        let (news_sender, news) = async_mpsc::unbounded_channel();
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
                let writing = Postgres::open(url)?;
                let reading = (0..READERS)
                    .map(|_| Ok(Box::new(Postgres::open(url)?) as Box<dyn Backend>))
                    .collect::<Result<_, StoreError>>()?;
                Postgres::listen(url.clone(), writing.process(), news_sender);
                (Box::new(writing), reading, None)
            }
        };
        let (writer, jobs) = mpsc::channel();
        let writing = std::thread::Builder::new()
            .name("store-writer".into())
            .spawn(move || write_all(writing, &jobs, on_commit))?;
        let (reader, jobs) = mpsc::channel();
        let jobs = Arc::new(Mutex::new(jobs));
        for connection in reading {
            let jobs = Arc::clone(&jobs);
            std::thread::Builder::new().name("store-reader".into()).spawn(move || read_all(connection, &jobs))?;
        }
        Ok(Opened { store: Store { writer, reader, _lock: Arc::new(lock) }, news, writer: writing })
    }

    /// Writes, and returns once it is committed.
    pub async fn write(&self, write: Write) -> Result<Written, StoreError> {
        let (reply, answer) = oneshot::channel();
        let stopped = || StoreError::Unavailable("the store has stopped".into());
        self.writer.send(WriteJob { write, reply }).map_err(|_| stopped())?;
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

fn write_all(mut backend: Box<dyn Backend>, jobs: &Receiver<WriteJob>, on_commit: impl Fn(Committed)) {
    let (mut writes, mut replies) = (Vec::new(), Vec::new());
    let mut last = 0;
    while let Ok(first) = jobs.recv() {
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
                    let _ = reply.send(Ok(written));
                }
            }
            Err(error) => {
                for reply in replies.drain(..) {
                    let _ = reply.send(Err(error.clone()));
                }
            }
        }
        writes.clear();
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
