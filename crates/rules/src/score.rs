//! Scoring: how a game ended, and how it stands.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{Label, MAX_SEATS, Play, Seat, SeatCount, Viewer};

/// Who has won, and why.
pub trait Score: Play {
    /// Places and points. Called only when the agenda is empty.
    fn outcome(state: &Self::State) -> Outcome;

    /// The score by category, as far as `viewer` may know it; while the game runs, as if it ended now.
    fn score_sheet(state: &Self::State, viewer: Viewer) -> ScoreSheet;

    /// The sums of that sheet by seat. Told with every turn: a game whose sheet says more than numbers counts them without it.
    fn totals(state: &Self::State, viewer: Viewer) -> Vec<i16> {
        Self::score_sheet(state, viewer).totals
    }
}

/// The result of a finished game, cheap enough for playouts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// Place by seat: 1 is the winner; seats that share a place have the same number, and the next
    /// place is left out (1, 1, 3).
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub places: ArrayVec<u8, MAX_SEATS>,
    /// Points by seat, as the rulebook counts them (steps, in a race).
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub points: ArrayVec<i16, MAX_SEATS>,
}

impl Outcome {
    /// Places the seats by a key, highest first: points, then whatever breaks ties. Equal keys share a place.
    pub fn ranked<K: Ord>(seats: SeatCount, points: impl Fn(Seat) -> i16, key: impl Fn(Seat) -> K) -> Outcome {
        let keys: ArrayVec<K, MAX_SEATS> = seats.seats().map(key).collect();
        let places = keys.iter().map(|own| 1 + keys.iter().filter(|other| *other > own).count() as u8).collect();
        Outcome { places, points: seats.seats().map(points).collect() }
    }

    /// The seats in first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.places.iter().enumerate().filter(|(_, place)| **place == 1).map(|(index, _)| Seat(index as u8))
    }

    /// One game's worth of winning, shared among the winners: 1 for a sole winner, a half each for two.
    pub fn win_share(&self, seat: Seat) -> f64 {
        if self.places[seat.index()] == 1 { 1.0 / self.winners().count() as f64 } else { 0.0 }
    }
}

/// The score, line by line as on the rulebook's pad.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoreSheet {
    pub lines: Vec<ScoreLine>,
    /// The sum by seat.
    pub totals: Vec<i16>,
    /// How the game ended, and what broke a tie, in reading order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Label>>", optional))]
    pub remarks: Vec<Label>,
}

impl ScoreSheet {
    /// A pad of one line, which is the whole score.
    pub fn of_one_line(label: impl Into<Label>, points: Vec<i16>) -> ScoreSheet {
        let line = ScoreLine { label: label.into(), points: points.clone(), details: Vec::new() };
        ScoreSheet { lines: vec![line], totals: points, remarks: Vec::new() }
    }
}

/// One category of the score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoreLine {
    pub label: Label,
    /// Points by seat.
    pub points: Vec<i16>,
    /// How each seat's points came about, by seat: one sentence per district, temple, card …
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Vec<Label>>>", optional))]
    pub details: Vec<Vec<Label>>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_share_a_place_and_the_next_is_left_out() {
        let points = [7, 9, 9, 3];
        let outcome =
            Outcome::ranked(SeatCount::new(4).unwrap(), |seat| points[seat.index()], |seat| points[seat.index()]);
        assert_eq!(outcome.places.as_slice(), [3, 1, 1, 4]);
        assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
        assert!((outcome.win_share(Seat(1)) - 0.5).abs() < 1e-9);
    }
}
