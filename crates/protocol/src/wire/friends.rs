//! Friends.

use serde::{Deserialize, Serialize};

use super::{Coin, Millis};
use crate::AccountId;

/// A friend, or somebody who could become one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Friend {
    pub account: AccountId,
    pub name: String,
    /// Missing where nobody has chosen one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub coin: Option<Coin>,
    pub bond: FriendBond,
    /// Since then.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: Millis,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FriendBond {
    /// Both have said so.
    Friends,
    /// I have asked.
    Asked,
    /// They have asked me.
    Asks,
}

/// `POST /api/me/friends`: asks somebody to be my friend, or says yes. Whoever has an account is known by their name, too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Befriend {
    Account(AccountId),
    Name(String),
}

/// Somebody by name: `GET /api/people?name=`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FoundPerson {
    pub account: AccountId,
    pub name: String,
}
