//! Hints during a game, and looking back at a finished one.

use saturnalia_rules::{Label, Seat};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::Turn;

/// `POST /api/tables/{id}/hint`: what would a strong player do?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WantHint {
    /// A seat of mine that is asked now.
    pub seat: Seat,
    /// The version of the turn that held the question.
    pub version: u32,
    /// What I am about to answer: the number of one of the question's offers, from 0. The best one is compared with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub idea: Option<u16>,
    /// Instead of advice: one future of each of these two offers is played before my eyes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub show: Option<[u16; 2]>,
}

/// The best offers for a seat, from what that seat can know; or what may come of two of them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// The version that was asked for.
    pub version: u32,
    pub seat: Seat,
    /// Best first, three at most.
    pub offers: Vec<HintOffer>,
    /// What came of the best one and of another in the same imagined games: of what the player is about to answer, or of what a beginner would.
    /// Missing where there is nothing to choose, or where the game has no words for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub compared: Option<HintComparison>,
    /// What was to be shown: one typical future of each of the two offers, turn by turn. Empty unless it was asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Vec<Turn>>>", optional))]
    pub futures: Vec<Vec<Turn>>,
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
}

/// What came of the best offer, compared with the tempting other one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HintComparison {
    /// The number of the other offer in the question, from 0, and its words.
    pub other: u16,
    pub label: Label,
    /// The share of games that would be won with it; missing where search did not look at it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub win_share: Option<f32>,
    /// Games that were imagined from here with either of them.
    pub games: u32,
    pub verdict: HintVerdict,
    /// At most one of each sort, the gain first. They hold on games that were not looked at when they were picked.
    pub merits: Vec<HintMerit>,
}

/// How an offer ends, compared with another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HintVerdict {
    Better,
    /// They end alike.
    Even,
    /// They end alike, but after this one the points vary less.
    Safer,
    /// They end alike, but after this one the points vary more.
    Riskier,
    /// Search tells them apart, and the imagined games do not, or not in the same way: what it sees is further away.
    Unclear,
}

/// What an offer brings, risks or costs, compared with another one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HintMerit {
    pub sort: HintSort,
    /// A whole phrase: "more points for tokens".
    pub label: Label,
    /// When: "at the end of this round".
    pub when: Label,
    /// The mean after this offer, and after the other.
    pub own: f32,
    pub other: f32,
    /// The means say how often it is so, between 0 and 1, instead of how much of it there is.
    pub how_often: bool,
}

/// What sort of merit it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HintSort {
    Gain,
    Risk,
    Price,
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
        let HintOffer { answer: own, label, win_share } = self;
        HintOffer { answer: answer(own), label, win_share }
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
