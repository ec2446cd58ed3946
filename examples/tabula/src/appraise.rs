//! How good a position looks: the way still to go, and the stones that can be hit.

use saturnalia_rules::{Appraise, Phrase, Seat, SeatCount};

use crate::state::{HAND, HOME};
use crate::{State, Tabula, text};

impl Appraise for Tabula {
    const FEATURES: &'static [Phrase] = &[text::FEATURE_WAY, text::FEATURE_SINGLES];

    fn appraise(state: &State, seat: Seat) -> f32 {
        -way(state, seat) - 3.0 * singles(state, seat)
    }

    fn standings(state: &State, seats: SeatCount, out: &mut [f32]) {
        for (seat, numbers) in seats.seats().zip(out.chunks_exact_mut(1 + Self::FEATURES.len())) {
            numbers.copy_from_slice(&[Self::appraise(state, seat), way(state, seat), singles(state, seat)]);
        }
    }
}

fn way(state: &State, seat: Seat) -> f32 {
    (HAND..HOME).map(|place| f32::from(state.at(seat, place)) * f32::from(HOME - place)).sum()
}

/// Single stones with one of the other army behind them.
fn singles(state: &State, seat: Seat) -> f32 {
    let in_danger = |point: &u8| state.at(seat, *point) == 1 && !state.all_beyond(state.seats.after(seat), *point);
    (HAND + 1..HOME).filter(in_danger).count() as f32
}
