//! Telling people what happened at a table: over which [connection] it goes, and who is in the [audience].

mod audience;
mod connection;

pub(crate) use audience::Audience;
pub(crate) use connection::{CloseReason, ConnectionId, Out, Reply, Subscriber, text};
