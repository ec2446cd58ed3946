//! Being told of what happens while one is away.

use serde::{Deserialize, Serialize};

use crate::TableId;

/// Most tables of which somebody can want to hear nothing.
pub const STILL_LIMIT: usize = 200;
/// Longest address of a push service, in bytes.
pub const ENDPOINT_LIMIT: usize = 1000;
/// Longest e-mail address, in bytes.
pub const ADDRESS_LIMIT: usize = 254;

/// `GET /api/me/tidings`: how I am told of what happens while I am away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tidings {
    pub wishes: TidingsWishes,
    /// The key with which a browser subscribes (base64url).
    pub key: String,
    /// How many of my browsers are told.
    pub devices: u32,
    /// Whether this server sends e-mail.
    pub mails: bool,
    /// Where I get e-mail; missing until I have confirmed an address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub address: Option<String>,
}

/// `POST /api/me/tidings`: what I want to be told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TidingsWishes {
    /// A game waits for me.
    pub turn: bool,
    /// A seat is kept for me.
    pub invitation: bool,
    /// Somebody has said something at a table of mine.
    pub chat: bool,
    /// A game of mine is over.
    pub end: bool,
    /// By e-mail, if no browser of mine is told.
    pub mail: bool,
    pub pace: TidingsPace,
    /// When nothing is to be told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub quiet: Option<QuietHours>,
    /// My time zone, by its IANA name.
    pub zone: String,
    /// `de` or `en`.
    pub language: String,
    /// Games of which I want to hear nothing, by their keys.
    pub still_games: Vec<String>,
    /// Tables of which I want to hear nothing.
    pub still_tables: Vec<TableId>,
}

/// How often somebody is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TidingsPace {
    /// Soon after it happened; what happens meanwhile is told together.
    Soon,
    /// At most once an hour, together.
    Hourly,
    /// At most once a day, together.
    Daily,
}

/// From when to when, in minutes after midnight; over midnight if the first is later.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    pub from: u16,
    pub to: u16,
}

/// `POST /api/me/devices`: this browser wants to be told, as its push service says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewDevice {
    pub endpoint: String,
    /// The browser's public key, `p256dh` (base64url).
    pub key: String,
    /// The browser's secret, `auth` (base64url).
    pub auth: String,
    /// `de` or `en`.
    pub language: String,
}

/// A browser that is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ToldDevice {
    pub id: String,
}

/// `POST /api/me/mail`: where I want to get e-mail. A letter with a link goes there first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewAddress {
    pub address: String,
    /// `de` or `en`.
    pub language: String,
}

/// `POST /api/mail/confirm`: what stood in the link of a letter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ConfirmAddress {
    pub token: String,
}

/// `POST /api/forgotten`: a letter with a link to whoever has that name or that address.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Forgotten {
    pub who: String,
    /// `de` or `en`.
    pub language: String,
}

/// `POST /api/forgotten/password`: another password, by what stood in the link of a letter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ResetPassword {
    pub token: String,
    pub password: String,
}

/// What a browser gets through its push service, once it has decrypted it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PushedTiding {
    pub title: String,
    pub body: String,
    /// Where to go: a path of the page.
    pub path: String,
    /// What takes the place of what: a later one with the same tag is shown instead.
    pub tag: String,
    pub language: String,
    /// What is sent to `POST /api/stop/{token}` to hear no more.
    pub stop: String,
    /// The words on the button for that.
    pub stop_words: String,
}
