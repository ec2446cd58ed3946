//! Telling people what happened at a table: what each may be [shown], over which [connection] it goes, and who is in the
//! [audience].

mod audience;
mod connection;
mod shown;

pub(crate) use audience::Audience;
pub(crate) use connection::{CloseReason, ConnectionId, Out, Reply, Subscriber, text};
pub(crate) use shown::Presence;
