//! Being away from games over days.

use serde::{Deserialize, Serialize};

use super::Millis;

/// As many days somebody can be away within a year, in one go or in several.
pub const HOLIDAY_DAYS: u32 = 30;
/// As many absences somebody can have planned.
pub const ABSENCES_LIMIT: usize = 10;

/// `POST /api/me/holidays`: from when to when somebody is away. What begins earlier than now begins now.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Absence {
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub from: Millis,
    /// The first moment at which they are back.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub until: Millis,
}

/// `GET /api/me/holidays`: when I am away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Holidays {
    /// Those that are not over, the earliest first.
    pub absences: Vec<Absence>,
    /// Whole days that can still be taken.
    pub days_left: u32,
    /// Days that can be taken within a year.
    pub days: u32,
}
