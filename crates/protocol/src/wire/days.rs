//! The deal of the day on a server.

use serde::{Deserialize, Serialize};

use crate::{AccountId, TableId};

/// `GET /api/days/{day}`: the deals of a day, and how everybody did.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DayOfDeals {
    /// Counted from 1970, by the calendar of Greenwich.
    pub day: u32,
    /// Nothing counts any more, and nothing is secret.
    pub over: bool,
    pub deals: Vec<DayDeal>,
}

/// What is dealt in one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DayDeal {
    pub game: String,
    /// The chair of everybody who plays it, and among how many.
    pub seat: u8,
    pub seats: u8,
    /// What the seed is bound by until it is told, as a person's part in luck is.
    pub seal: String,
    /// Once the day is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seed: Option<String>,
    /// What the strong bot came to from this chair; missing until it has played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub par: Option<DayPar>,
    /// Tries that count and are done.
    pub tries: u32,
    /// The best of them, best first.
    pub best: Vec<DayTry>,
    /// My own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub mine: Option<MyDayTry>,
}

/// What the strong bot came to, try by try.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DayPar {
    pub points: Vec<i16>,
    /// Points more than the best opponent.
    pub margins: Vec<i16>,
}

/// What came of a try.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DayResult {
    pub points: i16,
    /// Points more than the best opponent.
    pub margin: i16,
    pub place: u8,
}

/// A line of the table of the day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DayTry {
    pub account: AccountId,
    pub name: String,
    /// Everybody may look at it once the day is over.
    pub table: TableId,
    pub result: DayResult,
}

/// The try of a day that counts for me, and the last one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MyDayTry {
    pub table: TableId,
    /// Missing while it runs, and if it was given up or came too late.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub result: Option<DayResult>,
    /// Done, whatever came of it.
    pub done: bool,
    /// How many of the others' tries were better.
    pub better: u32,
    /// The share of the others' tries that it beats; an equal one by half. Missing as long as there is no other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub beaten: Option<f64>,
    /// A free try that is still running.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub again: Option<TableId>,
}

/// `POST /api/days/today`: opens my try of that game, the first of which counts. One that is still running is told again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TryDeal {
    pub game: String,
}

/// Where it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenedTry {
    pub table: TableId,
    pub counts: bool,
}
