//! The socket: `GET /api/tables/{id}/live`.

use saturnalia_rules::Viewer;
use serde::{Deserialize, Serialize};

use super::{Act, ChatLine, Millis, TableInfo, Turn};
use crate::RefusalCode;

/// What a client sends.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message, and again to look through other eyes.
    Hello(Hello),
    Act(SentAct),
    /// Answered by `pong`. A socket on which nothing arrives for 60 seconds is closed.
    Ping {},
}

/// Says what the client already has, so that it is sent the rest and nothing is missing.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// One of the person's own seats, or the spectator. Left out: the person's own seat (the asked one, if several),
    /// or the spectator for whoever has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "Eyes", optional))]
    pub eyes: Option<Viewer>,
    /// The last turn the client has, seen through the same eyes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub known: Option<Known>,
    /// Number of the last line of chat the client has.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
    pub chat: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Known {
    pub version: u32,
    pub entries: u32,
}

/// An act with a number of the client's choice, which comes back with the reply.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SentAct {
    pub id: u32,
    pub act: Act,
}

/// What the server sends. The turn is a [`Turn`] of the game's own types where it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(T = Turn), bound = ""))]
#[serde(rename_all = "snake_case")]
pub enum ServerMessage<T = Box<Turn>> {
    /// After `hello`, and whenever something about the table changes.
    Table(Box<TableInfo>),
    /// After `hello`, and after every entry and every undo.
    Turn(#[cfg_attr(feature = "ts", ts(as = "Turn"))] T),
    /// New lines of chat.
    Chat(Vec<ChatLine>),
    /// The act with that number was carried out and is kept.
    Done {
        id: u32,
        version: u32,
    },
    Refused(RefusedAct),
    Pong {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        now: Millis,
    },
}

/// A message was refused; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RefusedAct {
    /// Missing if the message could not be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub id: Option<u32>,
    pub code: RefusalCode,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub detail: Option<String>,
}
