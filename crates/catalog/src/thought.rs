//! What a bot came to, without its type.

use serde::Serialize;
use serde_json::value::RawValue;

/// What a bot chose, and how it weighed the offers.
#[derive(Clone, Debug, Serialize)]
pub struct Thought {
    pub answer: Box<RawValue>,
    /// What the choice seems worth, in the bot's own scale; absent for a bot that does not weigh.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<f32>,
    /// Every weighed offer, best first.
    pub alternatives: Vec<WeighedOffer>,
}

/// An offer and what it seems worth.
#[derive(Clone, Debug, Serialize)]
pub struct WeighedOffer {
    pub answer: Box<RawValue>,
    pub value: f32,
}
