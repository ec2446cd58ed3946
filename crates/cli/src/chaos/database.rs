//! A PostgreSQL of our own, in a folder.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use saturnalia_headless::Upstream;
use saturnalia_protocol::TableId;
use saturnalia_store::{Place, Store};

use crate::failure::Failure;

pub(crate) struct Database {
    folder: PathBuf,
    programs: PathBuf,
}

/// What is kept of a table.
pub(crate) struct Kept {
    pub header: String,
    pub lines: Vec<String>,
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

impl Database {
    pub(crate) fn start(folder: &Path) -> Result<Database, Failure> {
        let none = || Failure::failed("PostgreSQL is needed here: apt-get install postgresql");
        let mut versions: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
            .map_err(|_| none())?
            .filter_map(|entry| Some(entry.ok()?.path().join("bin")))
            .collect();
        versions.sort();
        let programs = versions.pop().ok_or_else(none)?;
        let folder = folder.join("postgres");
        std::fs::create_dir_all(&folder)?;
        if is_root() {
            // PostgreSQL refuses to run as root; everything above its folder has to let it through.
            Command::new("chown").arg("postgres").arg(&folder).status()?;
            if let Some(above) = folder.parent() {
                Command::new("chmod").arg("a+rx").arg(above).status()?;
            }
        }
        let database = Database { folder, programs };
        let socket = database.folder.display();
        database.run(&format!("initdb -D {socket}/data -U saturnalia -A trust -E UTF8 --no-sync"))?;
        database.run(&format!(
            "pg_ctl -D {socket}/data -w -l {socket}/log -o \"-k {socket} -c listen_addresses='' -c fsync=off\" start"
        ))?;
        database.run(&format!("createdb -h {socket} -U saturnalia chaos"))?;
        Ok(database)
    }

    /// Where a line to it leads.
    pub(crate) fn line(&self) -> Upstream {
        Upstream::Socket(self.folder.join(".s.PGSQL.5432"))
    }

    /// Runs a program of PostgreSQL as its user.
    fn run(&self, command: &str) -> Result<(), Failure> {
        let command = format!("cd {} && {}/{command}", self.folder.display(), self.programs.display());
        let mut shell = Command::new(if is_root() { "su" } else { "sh" });
        if is_root() {
            shell.args(["postgres", "-s", "/bin/sh"]);
        }
        let output = shell.args(["-c", &command]).stdin(Stdio::null()).output()?;
        if output.status.success() {
            return Ok(());
        }
        Err(Failure::failed(format!("{command}: {}", String::from_utf8_lossy(&output.stderr))))
    }

    /// Says whether it could be said: the database may be away just now.
    fn sql(&self, sql: &str) -> bool {
        let folder = self.folder.display();
        self.run(&format!("psql -h {folder} -U saturnalia -q -v ON_ERROR_STOP=1 -c \"{sql}\" chaos")).is_ok()
    }

    /// As if the power had failed.
    pub(crate) fn restart_at_once(&self) {
        let folder = self.folder.display();
        let _ = self.run(&format!("pg_ctl -D {folder}/data -w -l {folder}/log -m immediate restart"));
    }

    pub(crate) fn kill_backends(&self) {
        self.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'saturnalia'");
    }

    /// Somebody holds every other table for so long.
    pub(crate) fn hold_a_lock(&self, milliseconds: u64) {
        let seconds = milliseconds as f64 / 1000.0;
        self.sql(&format!(
            "BEGIN; SELECT count(*) FROM (SELECT 1 FROM tables WHERE id % 2 = 0 FOR UPDATE) held; SELECT pg_sleep({seconds}); COMMIT"
        ));
    }

    /// For so long no line finds room, as the database says it of a full disk. (One that is really full would end it, and everything else
    /// on this machine.)
    pub(crate) fn fill_the_disk(&self, milliseconds: u64) {
        let full = "CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS \
            'BEGIN RAISE EXCEPTION ''No space left on device'' USING ERRCODE = ''53100''; END'; \
            CREATE TRIGGER full_disk BEFORE INSERT ON journal FOR EACH ROW EXECUTE FUNCTION full_disk()";
        if self.sql(full) {
            std::thread::sleep(Duration::from_millis(milliseconds));
            while !self.sql("DROP TRIGGER IF EXISTS full_disk ON journal") {
                std::thread::sleep(Duration::from_millis(100));
            }
        }
    }

    pub(crate) fn stop(&self) {
        let _ = self.run(&format!("pg_ctl -D {}/data -m immediate stop", self.folder.display()));
    }

    /// All that is kept.
    pub(crate) async fn journals(&self) -> Result<HashMap<TableId, Kept>, Failure> {
        let place = Place::Postgres(format!("postgres:///chaos?host={}&user=saturnalia", self.folder.display()));
        let opening = tokio::task::spawn_blocking(move || Store::open(&place, |_| {}));
        let store = opening.await.map_err(Failure::failed)?.map_err(Failure::failed)?.store;
        let rows = store.read(|backend| backend.tables(None)).await.map_err(Failure::failed)?;
        let mut kept = HashMap::new();
        for row in rows {
            let id = row.id;
            let (lines, versions) = store
                .read(move |backend| Ok((backend.journal(id, 0)?, backend.versions(&[id])?)))
                .await
                .map_err(Failure::failed)?;
            if versions.iter().any(|found| found.version as usize != lines.len()) {
                return Err(Failure::failed(format!("the journal of {id} has gaps")));
            }
            kept.insert(id, Kept { header: row.header, lines });
        }
        Ok(kept)
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        self.stop();
    }
}
