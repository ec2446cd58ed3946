//! What can be played.

use serde::{Deserialize, Serialize};

/// A game of the house. Its name and one-sentence summary are the messages `<key>-name` and `<key>-summary`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameSummary {
    pub key: String,
    pub min_seats: u8,
    pub max_seats: u8,
    /// How long a game usually takes: with the fewest and with the most seats.
    pub minutes: (u16, u16),
    pub revision: u32,
    pub options: Vec<GameOption>,
    /// Weakest first.
    pub bots: Vec<Bot>,
}

/// One thing to choose before the start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameOption {
    pub key: String,
    /// Message key of its name.
    pub label: String,
    /// The first is the default.
    pub choices: Vec<OptionChoice>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionChoice {
    pub value: String,
    /// Message key of its name.
    pub label: String,
}

/// A bot one can play against. Its name is the message `house-bot-<kind>`, what it is like in a sentence `house-bot-<kind>-how`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bot {
    /// What to write where a bot is chosen.
    pub spec: String,
    /// How long it can be told to think about an answer: `<spec>:ms=<1000 times as many>`. Missing for a bot that needs no time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seconds: Option<Seconds>,
}

/// A choice of seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seconds {
    pub min: u32,
    pub max: u32,
    pub default: u32,
}
