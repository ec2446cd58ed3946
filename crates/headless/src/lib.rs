//! A client without a screen. It speaks to a server over plain HTTP and one socket per table, as a browser would.
//!
//! Only for servers on this machine: it speaks no TLS.

mod http;
mod live;
mod part;
mod proxy;
mod visitor;

pub use http::{Answer, Http};
pub use live::Live;
pub use part::Part;
pub use proxy::{Proxy, Traffic, Upstream};
/// A message as it came; cheap to keep.
pub use tokio_tungstenite::tungstenite::Utf8Bytes as Text;
pub use visitor::Visitor;

/// Why something could not be done.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    #[error("connection: {0}")]
    Io(#[from] std::io::Error),
    #[error("socket: {0}")]
    Socket(Box<tokio_tungstenite::tungstenite::Error>),
    #[error("the server answered nonsense: {0}")]
    Nonsense(String),
    #[error("refused: {0}")]
    Refused(saturnalia_protocol::Refusal),
    #[error("the socket was closed{}", .0.map(|code| format!(" ({code})")).unwrap_or_default())]
    Closed(Option<u16>),
}

impl From<tokio_tungstenite::tungstenite::Error> for Failure {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Failure {
        Failure::Socket(Box::new(error))
    }
}
