//! A real PostgreSQL server for the tests: one per test run, in a folder of its own, reached over a socket in that folder.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

struct Cluster {
    folder: tempfile::TempDir,
}

static CLUSTER: OnceLock<Cluster> = OnceLock::new();
static DATABASES: AtomicU32 = AtomicU32::new(0);

/// The address of a new, empty database.
pub(crate) fn new_database() -> String {
    let cluster = CLUSTER.get_or_init(Cluster::start);
    let name = format!("test_{}", DATABASES.fetch_add(1, Ordering::Relaxed));
    let folder = cluster.folder.path();
    as_server_user(folder, &format!("createdb -h {folder} -U saturnalia {name}", folder = folder.display()));
    format!("postgres:///{name}?host={}&user=saturnalia", folder.display())
}

impl Cluster {
    fn start() -> Cluster {
        let folder = tempfile::Builder::new().prefix("saturnalia-pg").tempdir_in("/tmp").unwrap();
        let path = folder.path();
        if is_root() {
            assert!(Command::new("chown").arg("postgres").arg(path).status().unwrap().success());
        }
        let data = path.join("data");
        as_server_user(path, &format!("initdb -D {} -U saturnalia -A trust -E UTF8 --no-sync", data.display()));
        as_server_user(
            path,
            &format!(
                "pg_ctl -D {} -w -l {} -o \"-k {} -c listen_addresses='' -c fsync=off\" start",
                data.display(),
                path.join("log").display(),
                path.display()
            ),
        );
        stop_with_this_process(path);
        Cluster { folder }
    }
}

/// The server must not outlive the tests, however they end: a shell waits for this process and then stops it.
#[expect(clippy::zombie_processes, reason = "it waits for us, not we for it")]
fn stop_with_this_process(folder: &Path) {
    let stop = format!(
        "while [ -d /proc/{pid} ]; do sleep 0.2; done; {bin}/pg_ctl -D {folder}/data -m immediate stop; rm -rf {folder}",
        pid = std::process::id(),
        bin = binaries().display(),
        folder = folder.display()
    );
    let mut command = if is_root() { Command::new("su") } else { Command::new("sh") };
    if is_root() {
        command.args(["postgres", "-s", "/bin/sh", "-c", &stop]);
    } else {
        command.args(["-c", &stop]);
    }
    command.stdin(std::process::Stdio::null()).stdout(std::process::Stdio::null()).stderr(std::process::Stdio::null());
    let _waits_for_us = command.spawn().unwrap();
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().unwrap();
    id.stdout.trim_ascii() == b"0"
}

/// PostgreSQL refuses to run as root.
fn as_server_user(folder: &Path, command: &str) {
    let command = format!("cd {} && {}/{command}", folder.display(), binaries().display());
    let output = if is_root() {
        Command::new("su").args(["postgres", "-s", "/bin/sh", "-c", &command]).output().unwrap()
    } else {
        Command::new("sh").args(["-c", &command]).output().unwrap()
    };
    assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
}

fn binaries() -> PathBuf {
    let mut versions: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .expect("PostgreSQL is needed for these tests: apt-get install postgresql")
        .map(|entry| entry.unwrap().path().join("bin"))
        .collect();
    versions.sort();
    versions.pop().expect("a version of PostgreSQL is installed")
}
