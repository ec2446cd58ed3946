//! A connection to a table, and what goes out over it.

use axum::extract::ws::Utf8Bytes;
use saturnalia_protocol::AccountId;
use saturnalia_protocol::wire::{Hello, Known, RefusedAct, ServerMessage};
use saturnalia_protocol::{Refusal, wire};
use saturnalia_rules::Viewer;
use saturnalia_table::Person;
use tokio::sync::mpsc;
use tokio::sync::oneshot;

/// Names a connection within the process.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ConnectionId(pub u64);

/// Something to be sent over a connection.
#[derive(Clone, Debug)]
pub(crate) enum Out {
    Text(Utf8Bytes),
    Close(CloseReason),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CloseReason {
    /// The client does not read as fast as the table moves: it may come back and say what it has.
    TooSlow,
    /// The server stops.
    Stopping,
    NoSession,
    NoTable,
    Silent,
    TooMany,
}

impl CloseReason {
    pub(crate) fn code(self) -> u16 {
        match self {
            CloseReason::TooSlow | CloseReason::TooMany => 1013,
            CloseReason::Stopping => 1012,
            CloseReason::Silent => 1001,
            CloseReason::NoSession => 4401,
            CloseReason::NoTable => 4404,
        }
    }
}

pub(crate) fn text(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are JSON").into()
}

/// Where the answer to an act goes.
#[derive(Debug)]
pub(crate) enum Reply {
    Once(oneshot::Sender<Result<wire::Done, Refusal>>),
    Socket { id: u32, out: mpsc::Sender<Out> },
}

impl Reply {
    pub(crate) fn send(self, result: Result<wire::Done, Refusal>) {
        match self {
            Reply::Once(sender) => {
                let _ = sender.send(result);
            }
            Reply::Socket { id, out } => {
                let message = match result {
                    Ok(done) => ServerMessage::Done { id, version: done.version },
                    Err(Refusal { code, detail }) => ServerMessage::Refused(RefusedAct { id: Some(id), code, detail }),
                };
                let _ = out.try_send(Out::Text(text(&message)));
            }
        }
    }
}

/// A connection that follows a table.
#[derive(Debug)]
pub(crate) struct Subscriber {
    pub id: ConnectionId,
    pub person: Person,
    pub out: mpsc::Sender<Out>,
    /// The eyes it asked for.
    pub wanted: Option<Viewer>,
    /// The last turn it was sent or said to have.
    pub known: Option<Known>,
    pub heard_chat: u32,
    /// Its buffer was full: it is to be dropped.
    pub lost: bool,
}

impl Subscriber {
    pub(crate) fn new(id: ConnectionId, person: Person, out: mpsc::Sender<Out>, hello: Hello) -> Subscriber {
        Subscriber { id, person, out, wanted: hello.eyes, known: hello.known, heard_chat: hello.chat, lost: false }
    }

    pub(crate) fn account(&self) -> AccountId {
        self.person.account
    }

    pub(crate) fn send(&mut self, text: Utf8Bytes) {
        if !self.lost && self.out.try_send(Out::Text(text)).is_err() {
            self.lost = true;
        }
    }
}
