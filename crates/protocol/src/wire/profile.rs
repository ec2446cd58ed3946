//! What is shown of somebody, and what they have played.

use saturnalia_rules::Label;
use serde::{Deserialize, Serialize};

use super::{HeadToHead, Millis};
use crate::{AccountId, TableId};

/// A portrait, struck from choices. What each number stands for is drawn by whoever shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Coin {
    pub metal: u8,
    pub figure: u8,
    pub border: u8,
}

impl Coin {
    /// So many of each can be told apart at most.
    pub const CHOICES: Coin = Coin { metal: 4, figure: 12, border: 4 };

    /// Whether such a coin can be struck.
    pub fn exists(self) -> bool {
        let Coin { metal, figure, border } = Coin::CHOICES;
        self.metal < metal && self.figure < figure && self.border < border
    }
}

/// `PATCH /api/me/profile`: what I show of myself; what is missing stays as it is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ShowMe {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub coin: Option<Coin>,
    /// Whether others see only my name and my coin.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hidden: Option<bool>,
}

/// `GET /api/people/{who}`: what is shown of a person or a bot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Profile {
    /// Name of a person; missing for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub account: Option<AccountId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<String>,
    /// When the account was made; missing for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "number", optional))]
    pub since: Option<Millis>,
    /// Missing where nobody has chosen one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub coin: Option<Coin>,
    /// Shows only name and coin to others.
    pub hidden: bool,
    /// By number of games; none if it is hidden from whoever asks.
    pub games: Vec<GameProfile>,
    /// Those met most often, first.
    pub opponents: Vec<HeadToHead>,
}

/// How somebody does in one game, over the last thousand games of all kinds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameProfile {
    pub game: String,
    pub games: u32,
    pub wins: u32,
    /// Missing before the first rated game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rating: Option<Rated>,
    /// The rating after each rated game, oldest first.
    pub course: Vec<f64>,
    /// How often each place was taken, the first one first.
    pub places: Vec<u32>,
    /// How it went on each chair.
    pub chairs: Vec<Chair>,
    /// Average points by category, in the order of the score sheet.
    pub categories: Vec<Category>,
    /// The win with the most points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub best: Option<PlayedGame>,
}

/// A rating and how sure it is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rated {
    /// Weng-Lin rating: 25 at first.
    pub rating: f64,
    pub uncertainty: f64,
    pub games: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chair {
    pub games: u32,
    pub wins: u32,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Category {
    pub label: Label,
    pub points: f64,
}

/// `GET /api/people/{who}/games`: newest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct History {
    pub games: Vec<PlayedGame>,
    /// There are older ones.
    pub more: bool,
}

/// A game that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayedGame {
    pub table: TableId,
    pub game: String,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: Millis,
    pub rated: bool,
    /// Whoever sat there, by seat.
    pub seats: Vec<PlayedSeat>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayedSeat {
    pub seat: u8,
    /// Name of a person; missing for a bot, and for somebody who is gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub account: Option<AccountId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<String>,
    pub place: u8,
    pub points: i16,
    /// By how much a rated game has changed the rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub gain: Option<f64>,
}
