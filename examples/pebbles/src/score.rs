//! Whoever took last has won.

use saturnalia_rules::{Outcome, Score, ScoreSheet, Viewer};

use crate::{Pebbles, State, text};

impl Score for Pebbles {
    fn outcome(state: &State) -> Outcome {
        let won = |seat| i16::from(seat == state.last);
        Outcome::ranked(state.seats, won, won)
    }

    fn score_sheet(state: &State, _: Viewer) -> ScoreSheet {
        ScoreSheet::of_one_line(text::SCORE_LAST, Self::outcome(state).points.to_vec())
    }
}
