//! The door to the network: connections are taken in, counted, hurried along and let go. What is asked over them is the business of `http`.
//!
//! No client decides how long it is waited for. A request has to arrive within a time, an answer has to be taken within one, and a server that
//! stops waits for nobody longer than [`GRACE`].

mod descriptors;
mod doors;
mod patient;
mod proxy;

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tower_service::Service as _;

pub use descriptors::room_for_connections;
pub(crate) use doors::Doors;
pub use proxy::{BadNetwork, Network};
pub(crate) use proxy::{client, named};

use doors::Slot;
use patient::Patient;

/// How long requests that are under way may go on once the server stops.
const GRACE: Duration = Duration::from_secs(2);
/// How long nobody is let in after the listener has failed.
const AGAIN: Duration = Duration::from_millis(100);
/// As long as all headers of a request together, in bytes.
const HEAD_LIMIT: usize = 64 * 1024;
/// What whoever finds no room is told, as far as they listen.
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/// How far a server has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Stage {
    Running,
    /// Nobody is let in; what is under way is finished.
    Stopping,
    /// Tables have stopped: whoever still listens is sent away.
    Ending,
    /// Whoever is still there is let go without a word.
    Over,
}

/// Done when the server has come that far, or is gone.
pub(crate) async fn comes_to(stage: &mut watch::Receiver<Stage>, far: Stage) {
    let _ = stage.wait_for(|now| *now >= far).await;
}

/// How long clients are waited for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// For the head of a request; also how long a connection may do nothing.
    pub request: Duration,
    /// Until some of an answer is taken.
    pub answer: Duration,
}

/// Serves whoever comes until the server stops, and returns when the last connection is gone or [`GRACE`] is over. Sockets live on.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    doors: Arc<Doors>,
    patience: Patience,
    stage: watch::Receiver<Stage>,
) {
    let mut connections = JoinSet::new();
    doors.set_listening(true);
    let mut stopping = stage.clone();
    let mut stopped = pin!(comes_to(&mut stopping, Stage::Stopping));
    loop {
        tokio::select! {
            biased;
            () = stopped.as_mut() => break,
            Some(_) = connections.join_next() => {}
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    doors.set_listening(true);
                    match doors.admit(peer.ip()) {
                        Some(slot) => {
                            connections.spawn(connection(stream, peer, slot, router.clone(), patience, stage.clone()));
                        }
                        None => turn_away(&stream),
                    }
                }
                Err(error) if is_the_clients_fault(&error) => {}
                Err(error) => {
                    tracing::error!(%error, "no connection can be taken");
                    doors.set_listening(false);
                    tokio::time::sleep(AGAIN).await;
                }
            },
        }
    }
    doors.set_listening(false);
    drop(listener);
    let all_gone = async { while connections.join_next().await.is_some() {} };
    if tokio::time::timeout(GRACE, all_gone).await.is_err() {
        tracing::info!(connections = connections.len(), "connections with unfinished requests are let go");
    }
    connections.shutdown().await;
}

/// Nobody waits for the answer to be taken: the connection ends at once.
fn turn_away(stream: &TcpStream) {
    let _ = stream.try_write(FULL);
}

/// Whether it was the connection that failed, not the listener.
fn is_the_clients_fault(error: &std::io::Error) -> bool {
    use std::io::ErrorKind;
    matches!(error.kind(), ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset)
}

async fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    slot: Slot,
    router: Router,
    patience: Patience,
    mut stage: watch::Receiver<Stage>,
) {
    // A turn is one small message: held back until the last one is acknowledged, it would arrive 40 ms late.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection keeps Nagle's algorithm");
    }
    let service = service_fn(move |request: hyper::Request<Incoming>| answer(router.clone(), peer, request));
    let stream = TokioIo::new(Patient::new(stream, patience.answer, slot));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience.request)
        .max_buf_size(HEAD_LIMIT)
        .serve_connection(stream, service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = comes_to(&mut stage, Stage::Stopping) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, %peer, "a connection has failed");
    }
}

async fn answer(
    mut router: Router,
    peer: SocketAddr,
    request: hyper::Request<Incoming>,
) -> Result<Response, Infallible> {
    let mut request: Request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    router.call(request).await
}
