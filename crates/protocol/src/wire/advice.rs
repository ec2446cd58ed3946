//! Hints during a game, and looking back at a finished one.

use saturnalia_rules::{Label, Seat};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// `POST /api/tables/{id}/hint`: what would a strong player do?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WantHint {
    /// A seat of mine that is asked now.
    pub seat: Seat,
    /// The version of the turn that held the question.
    pub version: u32,
}

/// The best offers for a seat, from what that seat can know.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// The version that was asked for.
    pub version: u32,
    pub seat: Seat,
    /// Best first, three at most.
    pub offers: Vec<HintOffer>,
}

/// An offer a strong player would think of.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(A = ()), bound = ""))]
pub struct HintOffer<A = Box<RawValue>> {
    /// As it stands in the offer.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub answer: A,
    pub label: Label,
    /// The share of games that would be won from here, between 0 and 1.
    pub win_share: f32,
    /// What speaks for it or against it compared with the other offers, weightiest first; three at most.
    pub reasons: Vec<HintReason>,
}

/// Something that an offer brings more or less of than the others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HintReason {
    /// The feature's name: a noun.
    pub label: Label,
    /// Message key of the same, to tell features apart.
    pub feature: String,
    /// How much more of it (below zero: less) the offer brings than the others do.
    pub difference: f32,
    /// How much that moves the win share. Below zero it speaks against the offer.
    pub weight: f32,
}

/// `GET` and `POST /api/tables/{id}/analysis`: how far looking back at a finished game has come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Analysis {
    /// Nobody has asked for it.
    None,
    /// In the background; while others are looked at first, nothing is done.
    Running {
        done: u32,
        of: u32,
    },
    /// It could not be done. It may be asked for again.
    Failed {},
    Found(Findings),
}

/// What was found. Shares are between 0 and 1 and by seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Findings {
    /// The win share of every seat before the first entry.
    pub start: Vec<f32>,
    /// One for every entry of the record, in order.
    pub moments: Vec<Moment>,
    /// What chance gave each seat in all, in win shares.
    pub luck: Vec<f32>,
}

/// What one entry did.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Moment {
    pub seat: Seat,
    /// The win share of every seat after it.
    pub shares: Vec<f32>,
    /// What its seat gave away, in win share.
    pub cost: f32,
    /// What would have been better; missing where nothing was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub better: Option<Better>,
    /// What each of the offers promised its seat, in their order, where the answer given was a mistake; empty elsewhere.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<f32>>", optional))]
    pub promises: Vec<f32>,
    /// What was answered; missing for a resignation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub played: Option<Label>,
    /// What chance gave each seat with it, in win shares.
    pub luck: Vec<f32>,
}

/// An answer that would have been better.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Better {
    pub label: Label,
    /// What it promised to its seat.
    pub win_share: f32,
}

impl<A> HintOffer<A> {
    /// The same offer with an answer of another type.
    pub fn map<B>(self, answer: impl FnOnce(A) -> B) -> HintOffer<B> {
        let HintOffer { answer: own, label, win_share, reasons } = self;
        HintOffer { answer: answer(own), label, win_share, reasons }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_analysis_is_written_as_agreed() {
        let written = |analysis: &Analysis| serde_json::to_string(analysis).unwrap();
        assert_eq!(written(&Analysis::None), r#""none""#);
        assert_eq!(written(&Analysis::Running { done: 12, of: 120 }), r#"{"running":{"done":12,"of":120}}"#);
        assert_eq!(written(&Analysis::Failed {}), r#"{"failed":{}}"#);
        let moment = Moment {
            seat: Seat(0),
            shares: vec![0.55, 0.45],
            cost: 0.03,
            better: None,
            promises: Vec::new(),
            played: None,
            luck: vec![0.01, -0.01],
        };
        let found = Findings { start: vec![0.5, 0.5], moments: vec![moment], luck: vec![0.04, -0.04] };
        assert_eq!(
            written(&Analysis::Found(found)),
            r#"{"found":{"start":[0.5,0.5],"moments":[{"seat":0,"shares":[0.55,0.45],"cost":0.03,"luck":[0.01,-0.01]}],"luck":[0.04,-0.04]}}"#
        );
    }
}
