//! A line in between that can be cut, held up or slowed down: for tests of what happens then.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Where a line leads.
#[derive(Clone, Debug)]
pub enum Upstream {
    Tcp(SocketAddr),
    #[cfg(unix)]
    Socket(PathBuf),
}

/// What happens to what is said over the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Traffic {
    Flows,
    /// Nothing arrives, in neither direction, and nothing is closed.
    Stalls,
    /// What is asked arrives; answers do not.
    NoAnswers,
    /// Everything takes so long.
    Slow(Duration),
    /// Nobody is let in, and whoever is in is thrown out.
    Closed,
}

#[derive(Clone, Copy)]
struct State {
    traffic: Traffic,
    /// Connections from before the last cut end.
    cuts: u32,
}

/// A line to a server. Ends with the value.
#[derive(Debug)]
pub struct Proxy {
    pub address: SocketAddr,
    state: watch::Sender<State>,
    listening: tokio::task::JoinHandle<()>,
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} after {} cuts", self.traffic, self.cuts)
    }
}

impl Proxy {
    /// A line on a free port of this machine.
    pub async fn to(upstream: Upstream) -> std::io::Result<Proxy> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let address = listener.local_addr()?;
        let (state, watched) = watch::channel(State { traffic: Traffic::Flows, cuts: 0 });
        let listening = tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let (upstream, watched) = (upstream.clone(), watched.clone());
                tokio::spawn(async move {
                    let _ = connect(near, &upstream, watched).await;
                });
            }
        });
        Ok(Proxy { address, state, listening })
    }

    /// From now on.
    pub fn set(&self, traffic: Traffic) {
        self.state.send_modify(|state| state.traffic = traffic);
    }

    /// Ends every connection there is.
    pub fn cut(&self) {
        self.state.send_modify(|state| state.cuts += 1);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.listening.abort();
        self.set(Traffic::Closed);
    }
}

async fn connect(near: TcpStream, upstream: &Upstream, mut watched: watch::Receiver<State>) -> std::io::Result<()> {
    let born = *watched.borrow_and_update();
    if born.traffic == Traffic::Closed {
        return Ok(());
    }
    near.set_nodelay(true)?;
    let (near_reads, near_writes) = near.into_split();
    let over = watched.clone();
    let ended = async move {
        loop {
            let now = *watched.borrow_and_update();
            if now.traffic == Traffic::Closed || now.cuts != born.cuts || watched.changed().await.is_err() {
                return;
            }
        }
    };
    let passing = async {
        match upstream {
            Upstream::Tcp(address) => {
                let far = TcpStream::connect(address).await?;
                far.set_nodelay(true)?;
                let (far_reads, far_writes) = far.into_split();
                pass_both(near_reads, near_writes, far_reads, far_writes, over).await
            }
            #[cfg(unix)]
            Upstream::Socket(path) => {
                let (far_reads, far_writes) = tokio::net::UnixStream::connect(path).await?.into_split();
                pass_both(near_reads, near_writes, far_reads, far_writes, over).await
            }
        }
    };
    tokio::select! {
        () = ended => Ok(()),
        passed = passing => passed,
    }
}

/// Until one side has nothing more to say.
async fn pass_both(
    near_reads: impl AsyncRead + Unpin,
    near_writes: impl AsyncWrite + Unpin,
    far_reads: impl AsyncRead + Unpin,
    far_writes: impl AsyncWrite + Unpin,
    state: watch::Receiver<State>,
) -> std::io::Result<()> {
    tokio::select! {
        asked = pass(near_reads, far_writes, state.clone(), |traffic| traffic != Traffic::Stalls) => asked,
        answered = pass(far_reads, near_writes, state, |traffic| {
            !matches!(traffic, Traffic::Stalls | Traffic::NoAnswers)
        }) => answered,
    }
}

async fn pass(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut state: watch::Receiver<State>,
    lets_through: impl Fn(Traffic) -> bool,
) -> std::io::Result<()> {
    let mut buffer = vec![0; 16 * 1024];
    loop {
        let read = from.read(&mut buffer).await?;
        if read == 0 {
            return Ok(());
        }
        // What was said while the line was held up arrives when it flows again.
        let _ = state.wait_for(|state| lets_through(state.traffic)).await;
        let traffic = state.borrow().traffic;
        if let Traffic::Slow(by) = traffic {
            tokio::time::sleep(by).await;
        }
        to.write_all(&buffer[..read]).await?;
    }
}
