//! A server process.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use saturnalia_headless::{Http, Visitor};

/// Where a server keeps its data; survives the server.
#[derive(Clone)]
pub(crate) enum Data {
    Folder(Arc<tempfile::TempDir>),
    Database(String),
}

impl Data {
    pub(crate) fn folder() -> Data {
        Data::Folder(Arc::new(tempfile::tempdir().unwrap()))
    }

    pub(crate) fn args(&self) -> [String; 2] {
        match self {
            Data::Folder(folder) => ["--data".into(), folder.path().display().to_string()],
            Data::Database(url) => ["--database".into(), url.clone()],
        }
    }

    pub(crate) fn path(&self) -> &Path {
        match self {
            Data::Folder(folder) => folder.path(),
            Data::Database(_) => panic!("a database has no folder"),
        }
    }
}

pub(crate) struct Server {
    process: Child,
    pub(crate) address: SocketAddr,
    pub(crate) data: Data,
}

pub(crate) fn saturnalia(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_saturnalia")).args(args).output().unwrap()
}

impl Server {
    /// A server on a fresh folder, without rate limits.
    pub(crate) fn fresh() -> Server {
        Server::start(Data::folder(), &["--limits", "0"])
    }

    pub(crate) fn start(data: Data, args: &[&str]) -> Server {
        Server::run(Command::new(env!("CARGO_BIN_EXE_saturnalia")), data, args)
    }

    /// A server for which no file can grow beyond so many blocks of 512 bytes: the disk is full there.
    pub(crate) fn on_a_small_disk(data: Data, blocks: u32) -> Server {
        let mut shell = Command::new("sh");
        // Whoever does not ignore the signal is killed instead of being told by the write.
        let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
        shell.args(["-c", &script, env!("CARGO_BIN_EXE_saturnalia")]);
        Server::run(shell, data, &["--limits", "0", "--log-format", "json"])
    }

    /// A server that may open so many files, whatever the machine allows.
    pub(crate) fn with_descriptors(data: Data, files: u32, args: &[&str]) -> Server {
        let mut shell = Command::new("sh");
        let script = format!("ulimit -n {files}; exec \"$0\" \"$@\"");
        shell.args(["-c", &script, env!("CARGO_BIN_EXE_saturnalia")]);
        Server::run(shell, data, args)
    }

    /// A server without rate limits for which something goes wrong: see the store's `failpoint`.
    pub(crate) fn with_trouble(data: Data, variable: &str, value: &str) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_saturnalia"));
        command.env(variable, value).stderr(Stdio::null());
        Server::run(command, data, &["--limits", "0"])
    }

    /// A server on a fresh folder that writes its log into a file.
    pub(crate) fn logging(log: &Path, args: &[&str]) -> Server {
        Server::logging_to(log, Data::folder(), args)
    }

    /// A server that writes its log into a file.
    pub(crate) fn logging_to(log: &Path, data: Data, args: &[&str]) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_saturnalia"));
        command.stderr(std::fs::File::create(log).unwrap());
        Server::run(command, data, args)
    }

    /// A server where another one was.
    pub(crate) fn start_at(address: SocketAddr, data: Data, args: &[&str]) -> Server {
        Server::listen(Command::new(env!("CARGO_BIN_EXE_saturnalia")), address, data, args)
    }

    fn run(command: Command, data: Data, args: &[&str]) -> Server {
        Server::listen(command, SocketAddr::from(([127, 0, 0, 1], 0)), data, args)
    }

    fn listen(mut command: Command, address: SocketAddr, data: Data, args: &[&str]) -> Server {
        if !args.contains(&"--log") {
            command.env("SATURNALIA_LOG", "warn");
        }
        let mut process = command
            .args(["serve", "--listen", &address.to_string()])
            .args(data.args())
            .args(args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit('/').next().unwrap().parse().expect("it says where it listens");
        Server { process, address, data }
    }

    pub(crate) fn again(&self) -> Server {
        Server::start(self.data.clone(), &["--limits", "0"])
    }

    /// SIGKILL: no time to finish anything.
    pub(crate) fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Sends it a signal by its name.
    pub(crate) fn signal(&self, name: &str) {
        let pid = self.process.id().to_string();
        assert!(Command::new("kill").args([&format!("-{name}"), &pid]).status().unwrap().success());
    }

    /// SIGTERM: must end by itself, soon and well.
    pub(crate) fn stop(&mut self) {
        let pid = self.process.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        let start = Instant::now();
        loop {
            if let Some(status) = self.process.try_wait().unwrap() {
                assert!(status.success(), "stopped with {status}");
                return;
            }
            assert!(start.elapsed() < Duration::from_secs(20), "the server does not stop");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    pub(crate) async fn guest(&self, name: &str) -> Visitor {
        Visitor::guest(self.address, name).await.unwrap()
    }

    /// Waits until it says that it is ready.
    pub(crate) async fn ready(&self) {
        let start = Instant::now();
        while self.get("/readyz").await.status != 200 {
            assert!(start.elapsed() < Duration::from_secs(20), "never ready");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    pub(crate) async fn get(&self, path: &str) -> saturnalia_headless::Answer {
        Http::new(self.address).request("GET", path, &[], b"").await.unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
