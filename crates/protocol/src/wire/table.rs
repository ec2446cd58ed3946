//! What a person is shown of a table.

use std::collections::BTreeMap;

use saturnalia_rules::{Commitment, Outcome, Seat};
use serde::{Deserialize, Serialize};

use super::{Millis, Pace, ToldNotice, Turn};
use crate::{AccountId, GroupId, InviteCode, TableId, TournamentId};

/// A table as one viewer sees it now: the answer to `GET /api/tables/{id}`. Over the socket the parts arrive apart.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableState {
    pub table: TableInfo,
    /// Missing before the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub turn: Option<Turn>,
    /// The latest lines of the room this viewer is in.
    pub chat: Vec<ChatLine>,
}

/// Everything about a table but the game's position. Sent again whenever any of it changes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableInfo {
    pub id: TableId,
    /// Counts every change of the table; never goes back.
    pub version: u32,
    pub game: String,
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: serde_json::Value,
    /// What its component set is called, if it is not the printed one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub components: Option<String>,
    pub status: Status,
    pub pace: Pace,
    pub public: bool,
    /// The group whose table it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub group: Option<GroupId>,
    pub rated: bool,
    /// Where the game came from, if it was not simply dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub origin: Option<Origin>,
    /// Shown to those who sit at the table: goes into the invitation link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub invite: Option<InviteCode>,
    /// Whether this viewer opened the table.
    pub host: bool,
    pub seats: Vec<SeatInfo>,
    /// How many people watch.
    pub spectators: u16,
    /// What the others are asked to agree to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub request: Option<Request>,
    /// What the host has committed to, in hexadecimal: fixed before the first answer, opened at the end. SHA-256 over seed,
    /// nonce and `terms`; without terms over seed and nonce alone.
    pub commitment: String,
    /// Everything that defines the game, as the host has committed to it: JSON in a text, to the letter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub terms: Option<String>,
    /// What people give to cards and dice; missing if nobody has given anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub luck: Option<Luck>,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "number", optional))]
    pub started: Option<Millis>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "number", optional))]
    pub finished: Option<Millis>,
    /// The rematch, once somebody has asked for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rematch: Option<TableId>,
    /// The table that it has become at another place: its person has taken it along.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub gone: Option<TableId>,
    /// The deal is played at other tables of a round that is not over: nobody else may watch, and no game is told.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub sealed: bool,
}

/// What people give to cards and dice, so that nobody can choose them.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Luck {
    /// Everybody sits: parts are opened until then, and the game begins with the last. Missing before and after.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "number", optional))]
    pub until: Option<Millis>,
    /// One per account, by its first seat.
    pub parts: Vec<LuckPart>,
    /// Every try that was void, with the seats whose part did not come.
    pub voided: Vec<Vec<Seat>>,
    /// Seats that have made a try void: they give nothing any more.
    pub without: Vec<Seat>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LuckPart {
    pub seat: Seat,
    /// Given first.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub seal: Commitment,
    /// What the next share must be sealed by: the seal, or the last share that was opened.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub sealed: Commitment,
    /// Opened for this try.
    pub opened: bool,
    /// May be opened now.
    pub wanted: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Waiting for people.
    Open,
    Running,
    Paused,
    Finished,
    /// The rules have changed so that the game cannot go on; it can still be looked at up to there.
    Frozen,
    /// Closed before it started, or taken along to another place.
    Closed,
}

/// Where a game came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    Rematch {
        of: TableId,
    },
    SameDeal {
        of: TableId,
    },
    PlayedOn {
        of: TableId,
        entry: u32,
    },
    Imported,
    Scenario,
    ChosenSeed,
    /// It was that table at another place: a server's on a device, a device's on a server.
    TakenAlong {
        of: TableId,
    },
    /// A table of a tournament's round, counted from 0.
    Tournament {
        of: TournamentId,
        round: u32,
        /// All tables of the round play the same deal.
        same_deal: bool,
    },
    /// The deal of a day, counted from 1970.
    Day {
        day: u32,
    },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    pub kind: SeatKind,
    /// Name of the person; missing on a free seat and for a bot that never replaced anybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub account: Option<AccountId>,
    /// The bot that plays here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<String>,
    /// A program has taken or played this seat with an access token of its account.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub program: bool,
    /// Whether this viewer plays this seat.
    pub mine: bool,
    /// Whether the person has a connection to the table now; bots always have.
    pub connected: bool,
    /// Whoever has this seat is away until then: their clock of days stands still.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "number", optional))]
    pub away: Option<Millis>,
    /// In whose favour this seat has resigned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub resigned: Option<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Free for anybody.
    Open,
    /// Free for whoever has the link.
    Invited,
    Person,
    /// Another person on the device of the seat's account.
    Local,
    Bot,
    /// A bot that plays on for a person who left or ran out of time.
    Replaced,
}

/// Something that needs the consent of every person at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Request {
    pub wants: Consent,
    /// A seat of whoever asked.
    pub by: Seat,
    /// Seats whose people have not agreed yet.
    pub waiting: Vec<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Consent {
    /// To go back to the position after so many entries.
    Undo {
        to: u32,
    },
    Pause,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Counts the lines of a table in both rooms, from 1.
    pub number: u32,
    pub room: Room,
    /// Who said it.
    pub account: AccountId,
    pub name: String,
    pub text: String,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: Millis,
}

/// Players and spectators talk apart. After the end players hear both.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Room {
    Players,
    Spectators,
}

/// A line of a list of tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableSummary {
    pub id: TableId,
    pub game: String,
    /// What its component set is called, if it is not the printed one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub components: Option<String>,
    pub status: Status,
    pub pace: Pace,
    pub rated: bool,
    /// The language in which its people would like to talk, if they have said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub language: Option<String>,
    /// The average rating of the people who sit there, in the lobby; missing if none of them has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<f64>,
    pub seats: Vec<SeatInfo>,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: Millis,
    /// The last change.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub updated: Millis,
    /// Who is asked.
    pub asked: Vec<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub outcome: Option<Outcome>,
}

/// `GET /api/tables/{id}/components`: the components that are played with there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableComponents {
    pub name: String,
    /// SHA-256 over the file of the set, in hexadecimal; empty for the printed one.
    pub hash: String,
    /// As `GET /api/games/{key}/printed` says it of the printed set.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub printed: serde_json::Value,
    /// What this set calls otherwise: messages in the notation of Fluent, by the code of their language.
    pub names: BTreeMap<String, String>,
}

/// `GET /api/tables/mine`: those waiting for me first, then by last change.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MyTables {
    pub tables: Vec<MyTable>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MyTable {
    pub table: TableSummary,
    /// A seat of mine is asked.
    pub waiting: bool,
    /// What happened since my last answer, as I may know it (the last 40 notices at most). Only of running tables.
    pub since: Vec<ToldNotice>,
}
