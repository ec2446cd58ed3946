//! Questions and offers without their types.

use saturnalia_rules::{Label, Piece, Seat};
use serde::Serialize;
use serde_json::value::RawValue;

/// A question put to a seat, with every legal answer.
#[derive(Clone, Debug, Serialize)]
pub struct Ask<A = Box<RawValue>> {
    pub seat: Seat,
    pub question: Label,
    pub offers: Vec<Offer<A>>,
    /// Pieces that look as if they could be chosen but cannot.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub why_not: Vec<WhyNot>,
}

impl<A> Ask<A> {
    pub(crate) fn map_answers<B>(self, write: impl Fn(A) -> B) -> Ask<B> {
        let Ask { seat, question, offers, why_not } = self;
        let offers = offers
            .into_iter()
            .map(|Offer { answer, label, pieces, is_final }| Offer { answer: write(answer), label, pieces, is_final })
            .collect();
        Ask { seat, question, offers, why_not }
    }
}

/// One legal answer: what to send back, how to say it, what it touches.
#[derive(Clone, Debug, Serialize)]
pub struct Offer<A = Box<RawValue>> {
    pub answer: A,
    pub label: Label,
    pub pieces: Vec<Piece>,
    /// Nobody can freely take this back: it shows somebody something.
    #[serde(rename = "final")]
    pub is_final: bool,
}

/// A piece that cannot be chosen now, and why.
#[derive(Clone, Debug, Serialize)]
pub struct WhyNot {
    pub piece: Piece,
    pub label: Label,
}

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
