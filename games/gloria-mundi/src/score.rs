//! Who has come furthest.

use std::cmp::Reverse;

use saturnalia_rules::{Label, Outcome, Score, ScoreLine, ScoreSheet, Seat, Viewer};

use crate::state::State;
use crate::{GloriaMundi, text};

fn steps(state: &State, seat: Seat) -> i16 {
    i16::from(state.players[seat].steps)
}

/// Ruling G27: every token counts one, glory too.
fn tokens(state: &State, seat: Seat) -> u16 {
    state.players[seat].tokens.total()
}

impl Score for GloriaMundi {
    /// The most steps win, then the most tokens; after that a victory is shared.
    fn outcome(state: &State) -> Outcome {
        Outcome::ranked(state.seats, |seat| steps(state, seat), |seat| (steps(state, seat), tokens(state, seat)))
    }

    /// Steps, with the tokens that would break a tie as far as these eyes see them (Ruling G33).
    fn score_sheet(state: &State, viewer: Viewer) -> ScoreSheet {
        let points: Vec<i16> = state.seats.seats().map(|seat| steps(state, seat)).collect();
        let detail = |seat| {
            if state.sees_behind(viewer, seat) {
                text::score_tokens(tokens(state, seat))
            } else {
                text::SCORE_BEHIND_SCREEN.into()
            }
        };
        let details = state.seats.seats().map(|seat| vec![detail(seat)]).collect();
        let line = ScoreLine { label: text::SCORE_STEPS.into(), points: points.clone(), details };
        ScoreSheet { lines: vec![line], totals: points, remarks: remarks(state) }
    }

    fn totals(state: &State, _: Viewer) -> Vec<i16> {
        state.seats.seats().map(|seat| steps(state, seat)).collect()
    }
}

fn remarks(state: &State) -> Vec<Label> {
    let Some(end) = state.ended else { return Vec::new() };
    let mut remarks = vec![Label::from(end)];
    let mut first: Vec<(Reverse<i16>, Reverse<u16>)> =
        state.seats.seats().map(|seat| (Reverse(steps(state, seat)), Reverse(tokens(state, seat)))).collect();
    first.sort_unstable();
    if first[0] == first[1] {
        remarks.push(text::TIE_SHARED.into());
    } else if first[0].0 == first[1].0 {
        remarks.push(text::TIE_TOKENS.into());
    }
    remarks
}
