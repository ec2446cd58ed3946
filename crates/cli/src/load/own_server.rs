//! A server process of our own, on a fresh folder.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use crate::failure::Failure;

pub(crate) struct OwnServer {
    process: Child,
    address: SocketAddr,
    /// Goes with the server.
    _folder: tempfile::TempDir,
}

impl OwnServer {
    pub(crate) fn start(database: Option<&str>) -> Result<OwnServer, Failure> {
        let folder = tempfile::tempdir()?;
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--listen", "127.0.0.1:0", "--limits", "0", "--log", "warn"]);
        match database {
            Some(url) => command.args(["--database", url]),
            None => command.arg("--data").arg(folder.path()),
        };
        let mut process = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        if let Some(out) = process.stdout.take() {
            BufReader::new(out).read_line(&mut line)?;
        }
        let address = line.trim().rsplit('/').next().and_then(|address| address.parse().ok());
        let address = address.ok_or_else(|| Failure::failed("the server did not start"))?;
        Ok(OwnServer { process, address, _folder: folder })
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    pub(crate) fn stop(mut self) -> Result<(), Failure> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }
}

impl Drop for OwnServer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
