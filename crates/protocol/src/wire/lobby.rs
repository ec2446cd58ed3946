//! Finding somebody to play with.

use serde::{Deserialize, Serialize};

use super::{Millis, TableSummary};
use crate::TableId;

/// `GET /api/tables`: public tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lobby {
    /// With a seat that is open to all, newest first.
    pub open: Vec<TableSummary>,
    /// There are older ones.
    pub more: bool,
    /// To be watched: where the best people play, first. Only with the first page.
    pub running: Vec<TableSummary>,
}

/// `POST /api/quick-match`: any of these games, now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Seek {
    /// Keys of the games.
    pub games: Vec<String>,
}

/// `POST` and `GET /api/quick-match`: how looking for somebody goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum QuickMatch {
    /// Nobody yet.
    Waiting {
        /// For so long.
        seconds: u32,
        /// So many others are looking for a game.
        others: u32,
    },
    /// Somebody is there: a seat of this table is kept for me.
    Found { table: TableId },
}

/// `GET /api/tables/waiting`: where other people wait for my answer, longest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WaitingTables {
    pub tables: Vec<WaitingTable>,
    /// To so many groups I am invited.
    #[serde(default)]
    pub groups: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WaitingTable {
    pub table: TableId,
    pub game: String,
    /// Since then.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: Millis,
}
