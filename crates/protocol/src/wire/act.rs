//! What a person does at a table.

use saturnalia_rules::{Chance, Commitment, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{AccountId, GroupId, InviteCode};

/// A table to be opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Key of the game.
    pub game: String,
    /// By option key; what is missing takes its default.
    #[serde(default, skip_serializing_if = "serde_json::Value::is_null")]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>", optional))]
    pub options: serde_json::Value,
    /// The file of a component set other than the house's. Unrated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub components: Option<String>,
    /// One per seat, in seat order. When nobody else is waited for the game starts at once.
    pub seats: Vec<SeatPlan>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Pace>"))]
    pub pace: Pace,
    /// The table leaves every answer to whoever is asked. Otherwise it answers for a seat that has only one answer, where everybody can
    /// know that there is only one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub by_hand: bool,
    /// Listed in the lobby and open to spectators; otherwise only by link.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub public: bool,
    /// A table of that group, of which whoever opens it is a member: its members see it and sit down at it, and nobody else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub group: Option<GroupId>,
    /// The language in which its people would like to talk, such as `de`; whoever looks for a table can ask for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub language: Option<String>,
    /// Starts from a given position instead of the deal. Unrated, and only among seats of mine and bots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
    pub scenario: Option<serde_json::Value>,
    /// A given seed (64 hexadecimal digits), for guides and puzzles. Unrated, and only among seats of mine and bots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seed: Option<String>,
    /// How chance is drawn; by purpose unless said otherwise. Deals found in games of before are `one_stream`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub chance: Option<Chance>,
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever opens the table.
    Me,
    /// Another person on the same device.
    Local {
        name: String,
    },
    /// Whoever comes by the link.
    Invited,
    /// Anybody.
    Open,
    /// That person: the seat is kept free for them, and they find it among their tables.
    Kept {
        account: AccountId,
        /// Filled in by the server.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
        name: String,
    },
    Bot {
        spec: String,
    },
}

/// How fast one must answer.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// As slowly as everybody likes.
    #[default]
    NoClock,
    /// So many seconds for the whole game, and some more with each answer.
    Live { seconds: u32, increment: u32 },
    /// So many days for each answer.
    Days { days: u8 },
}

/// What a person does at a table: `POST /api/tables/{id}/act`, or `act` over the socket.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Act {
    /// Sits down: on that seat, or on the first that is free for this person.
    Join {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        seat: Option<Seat>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        invite: Option<InviteCode>,
        /// Gives a part to cards and dice at once, as `seal` does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(type = "string", optional))]
        seal: Option<Commitment>,
    },
    /// Gives a part to cards and dice, sealed: 64 hexadecimal digits. Before the start, for whoever sits at the table; once
    /// per account. A part that is not opened yet can be replaced by another.
    Seal {
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        seal: Commitment,
    },
    /// Opens the part: what was sealed last, 64 hexadecimal digits. It seals the share for another try, should this one be
    /// void.
    OpenPart {
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        share: Seed,
    },
    /// Before the start: stands up (the host closes the table). After it: leaves for good, a bot takes every seat
    /// of this person.
    Leave {},
    /// The host starts a full table. (A table also starts by itself once nobody is waited for.)
    Start {},
    /// The host puts a bot on an empty seat, or on every empty seat when none is named.
    AddBot {
        spec: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        seat: Option<Seat>,
    },
    /// The host empties a seat before the start: sends a person away or removes a bot.
    Empty {
        seat: Seat,
    },
    /// Answers the question put to a seat.
    Play {
        seat: Seat,
        /// The version of the turn that held the question.
        version: u32,
        /// The offer's `answer`, as it stood there.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        answer: Box<RawValue>,
        /// The answers to what this seat is asked next, in the same gesture: all of it is carried out or nothing. What comes after
        /// an answer that shows somebody something is left out, and asked. Like things ([`Together`](super::Together)) are chosen
        /// whatever others see of it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(type = "unknown[]", optional))]
        then: Vec<Box<RawValue>>,
    },
    /// Goes back to the position after `to` entries, if nobody has learned anything since.
    Undo {
        to: u32,
    },
    /// Asks the others to agree to go back further.
    AskUndo {
        to: u32,
    },
    /// Asks the others to agree to a pause. Everybody may end it.
    AskPause {},
    Resume {},
    /// Agrees to what was asked, or refuses. Whoever asked refuses to take it back.
    Consent {
        agree: bool,
    },
    /// Resigns in favour of another seat. The game ends when all others have resigned in favour of the same seat.
    Resign {
        seat: Seat,
        in_favour_of: Seat,
    },
    /// Says something: players among themselves, or in the spectators' room.
    Chat {
        text: String,
    },
}

impl Act {
    /// A single answer.
    pub fn play(seat: Seat, version: u32, answer: Box<RawValue>) -> Act {
        Act::Play { seat, version, answer, then: Vec::new() }
    }
}

/// An act was carried out and is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Done {
    /// The table's version right after it, and after what the table answered by itself.
    pub version: u32,
}
