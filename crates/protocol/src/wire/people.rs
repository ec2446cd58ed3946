//! Who is who.

use serde::{Deserialize, Serialize};

use super::Millis;
use crate::{AccountId, TableId, TokenId};

/// Whom the session belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    pub id: AccountId,
    pub name: String,
    /// Has a password, so that it can sign in elsewhere. A guest has none and lives in this browser alone.
    pub registered: bool,
}

/// Opens a session as a guest.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// A name to begin with; otherwise the server makes one up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
}

/// Chooses another name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    pub name: String,
}

/// Gives the guest a password (and so turns it into an account), or changes the password of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Register {
    /// The name to sign in with: unique among accounts, whatever its case.
    pub name: String,
    pub password: String,
    /// The present password, when there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub old_password: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    pub name: String,
    pub password: String,
}

#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SignOut {
    /// On every device, not only this one.
    #[serde(default)]
    pub everywhere: bool,
}

/// Makes an access token, with which a program acts as this account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What its owner calls it; a name like a person's.
    pub name: String,
}

/// A token that was just made. It is shown this once: the server keeps only a hash of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FreshToken {
    pub id: TokenId,
    pub name: String,
    /// The secret, sent as `Authorization: Bearer sat_…`.
    pub token: String,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: Millis,
}

/// A token as its owner sees it in the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TokenInfo {
    pub id: TokenId,
    pub name: String,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: Millis,
    /// When a program last used it, to the minute; missing if none has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "number", optional))]
    pub last_used: Option<Millis>,
}

/// Reports a line of chat to the keeper of the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ReportLine {
    /// The line's number.
    pub number: u32,
}

/// Blocks whoever said that line: what they say is no longer shown, and they cannot sit down at tables this person opens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BlockLine {
    pub table: TableId,
    pub number: u32,
}

/// Somebody who is blocked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Blocked {
    pub account: AccountId,
    /// As they were called at the time.
    pub name: String,
}

/// A page of the host's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HostPage {
    /// `imprint`, `privacy` or `rules`.
    pub key: String,
    /// The languages it is written in.
    pub languages: Vec<String>,
}
