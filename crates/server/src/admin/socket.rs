//! The keeper's socket: one order a connection, one line each way. Whoever may open the file is the keeper.

use std::io::{Error, ErrorKind};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{UnixListener, UnixStream};

use super::{Desk, Order, Reply};
use crate::http::{Escapes, is_plain};

/// Its name in the data folder.
pub const SOCKET: &str = "admin.sock";
/// The longest order, in bytes.
const LIMIT: u64 = 64 * 1024;
/// How long a keeper may take to say what they want.
const PATIENCE: Duration = Duration::from_secs(10);

/// Listens where only the user of this process can connect. A socket that is left over from before is replaced; one that is in use is not.
pub(crate) fn listen(path: &Path) -> std::io::Result<UnixListener> {
    use std::os::unix::fs::PermissionsExt as _;

    if std::os::unix::net::UnixStream::connect(path).is_ok() {
        return Err(Error::new(ErrorKind::AddrInUse, "another server has its keeper's socket there"));
    }
    match std::fs::remove_file(path) {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    // Made under another name and moved: under its own it never has other permissions than these.
    let draft = path.with_extension("new");
    let _ = std::fs::remove_file(&draft);
    let listener = UnixListener::bind(&draft)?;
    std::fs::set_permissions(&draft, std::fs::Permissions::from_mode(0o600))?;
    std::fs::rename(&draft, path)?;
    Ok(listener)
}

/// Serves keepers for ever.
pub(crate) async fn serve(listener: UnixListener, desk: Arc<Desk>) {
    loop {
        match listener.accept().await {
            Ok((stream, _)) => {
                let desk = Arc::clone(&desk);
                tokio::spawn(async move {
                    if let Err(error) = hear(stream, &desk).await {
                        tracing::debug!(%error, "a keeper has gone");
                    }
                });
            }
            Err(error) => {
                tracing::warn!(%error, "the keeper cannot be heard");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

async fn hear(stream: UnixStream, desk: &Desk) -> std::io::Result<()> {
    let (read, mut write) = stream.into_split();
    let mut line = String::new();
    let mut read = BufReader::new(read.take(LIMIT));
    tokio::time::timeout(PATIENCE, read.read_line(&mut line)).await.map_err(|_| Error::from(ErrorKind::TimedOut))??;
    let reply = match serde_json::from_str::<Order>(&line) {
        // It could not be noted.
        Ok(_) if !is_plain(&line, Escapes::Json) => Reply::Refused("no order: a control character".to_owned()),
        Ok(order) => desk.carry_out(order).await,
        Err(error) => Reply::Refused(format!("no order: {error}")),
    };
    let mut text = serde_json::to_vec(&reply)?;
    text.push(b'\n');
    write.write_all(&text).await
}

/// Asks the server that listens there.
pub async fn ask(path: &Path, order: &Order) -> std::io::Result<Reply> {
    let stream = UnixStream::connect(path).await?;
    let (read, mut write) = stream.into_split();
    let mut text = serde_json::to_vec(order)?;
    text.push(b'\n');
    write.write_all(&text).await?;
    let mut answer = String::new();
    BufReader::new(read).read_line(&mut answer).await?;
    Ok(serde_json::from_str(&answer)?)
}
