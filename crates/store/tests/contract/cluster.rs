//! A real PostgreSQL server for the tests: one per test run, in a folder of its own, reached over a socket in that folder.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

struct Cluster {
    folder: tempfile::TempDir,
    port: u16,
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

/// The same database over TCP, with a certificate for `localhost`.
pub(crate) fn over_tcp(database: &str) -> String {
    let cluster = CLUSTER.get_or_init(Cluster::start);
    let name = database.trim_start_matches("postgres:///").split('?').next().unwrap();
    format!("postgres://saturnalia@localhost:{}/{name}", cluster.port)
}

/// Where the server's socket is.
pub(crate) fn socket() -> PathBuf {
    CLUSTER.get_or_init(Cluster::start).folder.path().join(".s.PGSQL.5432")
}

/// A file of the cluster: `ca.pem` has signed its certificate, `other.pem` has not.
pub(crate) fn file(name: &str) -> PathBuf {
    CLUSTER.get_or_init(Cluster::start).folder.path().join(name)
}

static POOLER: OnceLock<()> = OnceLock::new();

/// The same database through a PgBouncer in transaction mode.
pub(crate) fn through_a_pooler(database: &str) -> String {
    let cluster = CLUSTER.get_or_init(Cluster::start);
    let path = cluster.folder.path();
    POOLER.get_or_init(|| {
        let config = format!(
            "[databases]\n* = host={folder}\n[pgbouncer]\nlisten_addr =\nunix_socket_dir = {folder}\nlisten_port = 6432\n\
             auth_type = trust\nauth_file = {folder}/users\npool_mode = transaction\ndefault_pool_size = 3\n\
             logfile = {folder}/pooler.log\npidfile = {folder}/pooler.pid\n",
            folder = path.display()
        );
        std::fs::write(path.join("pooler.ini"), config).unwrap();
        std::fs::write(path.join("users"), "\"saturnalia\" \"\"\n").unwrap();
        run_as_server_user(path, &format!("pgbouncer -d {}", path.join("pooler.ini").display()));
        let socket = path.join(".s.PGSQL.6432");
        // Its socket is there a moment before anybody may come.
        while std::os::unix::net::UnixStream::connect(&socket).is_err() {
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
    });
    format!("{database}&port=6432")
}

/// Makes an authority, one that has nothing to do with it, and a certificate for `localhost`.
fn make_certificates(folder: &Path) {
    let subject = |name: &str| format!("-subj /CN={name}");
    for name in ["ca", "other"] {
        run_as_server_user(
            folder,
            &format!(
                "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -keyout {name}.key \
                 -out {name}.pem {}",
                subject(name)
            ),
        );
    }
    run_as_server_user(
        folder,
        &format!(
            "openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout server.key -out server.csr {} && \
             printf 'subjectAltName=DNS:localhost' > san && \
             openssl x509 -req -in server.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile san -out server.pem && \
             chmod 600 server.key && chmod 644 ca.pem other.pem",
            subject("localhost")
        ),
    );
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
        run_as_server_user(
            path,
            "printf 'local all all trust\\nhostssl all all 127.0.0.1/32 trust\\n' > data/pg_hba.conf",
        );
        make_certificates(path);
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        // Over the network only with encryption; the socket keeps its usual name.
        as_server_user(
            path,
            &format!(
                "pg_ctl -D {data} -w -l {folder}/log -o \"-k {folder} -c listen_addresses=127.0.0.1 -c port={port} -c fsync=off \
                 -c ssl=on -c ssl_cert_file={folder}/server.pem -c ssl_key_file={folder}/server.key\" start",
                data = data.display(),
                folder = path.display()
            ),
        );
        let socket = format!(".s.PGSQL.{port}");
        run_as_server_user(path, &format!("ln -s {socket} .s.PGSQL.5432"));
        stop_with_this_process(path);
        Cluster { folder, port }
    }
}

/// The server must not outlive the tests, however they end: a shell waits for this process and then stops it.
#[expect(clippy::zombie_processes, reason = "it waits for us, not we for it")]
fn stop_with_this_process(folder: &Path) {
    let stop = format!(
        "while [ -d /proc/{pid} ]; do sleep 0.2; done; if [ -f {folder}/pooler.pid ]; then kill $(cat {folder}/pooler.pid); fi; \
         {bin}/pg_ctl -D {folder}/data -m immediate stop; rm -rf {folder}",
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

/// A program of PostgreSQL.
fn as_server_user(folder: &Path, command: &str) {
    run_as_server_user(folder, &format!("{}/{command}", binaries().display()));
}

/// PostgreSQL refuses to run as root.
fn run_as_server_user(folder: &Path, command: &str) {
    let command = format!("cd {} && {command}", folder.display());
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
