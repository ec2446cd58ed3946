//! The two server processes.

use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::failure::Failure;

/// What tests let fail where they are compiled in (see the store's `failpoint`).
const FAIL: &str = "before-commit:2%,after-commit:2%,reload:1%";

pub(crate) struct Processes {
    folder: PathBuf,
    lines: [SocketAddr; 2],
    programs: [PathBuf; 2],
    running: Mutex<[Option<Running>; 2]>,
}

struct Running {
    process: Child,
    address: SocketAddr,
}

impl Processes {
    pub(crate) fn new(
        folder: &Path,
        lines: [SocketAddr; 2],
        programs: [Option<PathBuf>; 2],
    ) -> Result<Processes, Failure> {
        let own = std::env::current_exe()?;
        let programs = programs.map(|program| program.unwrap_or_else(|| own.clone()));
        Ok(Processes { folder: folder.to_owned(), lines, programs, running: Mutex::default() })
    }

    fn lock(&self) -> MutexGuard<'_, [Option<Running>; 2]> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where one of them listens; nowhere while it is dead.
    pub(crate) fn address(&self, one: usize) -> Option<SocketAddr> {
        self.lock()[one].as_ref().map(|running| running.address)
    }

    /// Starts one; tries again while the database is away.
    pub(crate) async fn start(&self, one: usize) -> Result<(), Failure> {
        for _ in 0..60 {
            let (program, line, folder) = (self.programs[one].clone(), self.lines[one], self.folder.clone());
            let starting = tokio::task::spawn_blocking(move || start(&program, line, &folder, one));
            if let Some(running) = starting.await.map_err(Failure::failed)?? {
                self.lock()[one] = Some(running);
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
        Err(Failure::failed(format!("process {one} does not start; see {}", self.folder.display())))
    }

    pub(crate) fn kill(&self, one: usize) {
        if let Some(mut running) = self.lock()[one].take() {
            let _ = running.process.kill();
            let _ = running.process.wait();
        }
    }

    pub(crate) fn signal(&self, one: usize, name: &str) -> Result<(), Failure> {
        if let Some(running) = &self.lock()[one] {
            Command::new("kill").arg(format!("-{name}")).arg(running.process.id().to_string()).status()?;
        }
        Ok(())
    }

    /// Whatever has happened to it, it runs now.
    pub(crate) async fn heal(&self, one: usize) -> Result<(), Failure> {
        self.signal(one, "CONT")?;
        let is_dead = match &mut self.lock()[one] {
            Some(running) => running.process.try_wait()?.is_some(),
            None => true,
        };
        if is_dead { self.start(one).await } else { Ok(()) }
    }

    pub(crate) fn stop(&self) {
        for one in 0..2 {
            self.kill(one);
        }
    }
}

impl Drop for Processes {
    fn drop(&mut self) {
        self.stop();
    }
}

/// `None` if it ended instead of listening.
fn start(program: &Path, line: SocketAddr, folder: &Path, one: usize) -> Result<Option<Running>, Failure> {
    let log = File::options().create(true).append(true).open(folder.join(format!("process{one}.log")))?;
    let mut process = Command::new(program)
        .args(["serve", "--listen", "127.0.0.1:0", "--limits", "0", "--log", "info", "--bot-threads", "1"])
        .args(["--database", &format!("postgres://saturnalia@{line}/chaos?sslmode=disable")])
        .env("SATURNALIA_FAIL", FAIL)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(log)
        .spawn()?;
    let mut text = String::new();
    if let Some(out) = process.stdout.take() {
        BufReader::new(out).read_line(&mut text)?;
    }
    let address = text.trim().rsplit('/').next().and_then(|address| address.parse().ok());
    Ok(match address {
        Some(address) => Some(Running { process, address }),
        None => {
            let _ = process.kill();
            process.wait()?;
            None
        }
    })
}
