//! Whoever has brought all his stones home has won.

use saturnalia_rules::{Outcome, Score, ScoreSheet, Viewer};

use crate::state::HOME;
use crate::{State, Tabula, text};

impl Score for Tabula {
    fn outcome(state: &State) -> Outcome {
        let home = |seat| i16::from(state.at(seat, HOME));
        Outcome::ranked(state.seats, home, home)
    }

    fn score_sheet(state: &State, _: Viewer) -> ScoreSheet {
        ScoreSheet::of_one_line(text::SCORE_HOME, Self::outcome(state).points.to_vec())
    }
}
