//! How well a seat stands.

use saturnalia_rules::{Appraise, Phrase, Seat, SeatCount};

use super::{Flaw, HighCard, State, text};

impl Appraise for HighCard {
    const FEATURES: &'static [Phrase] = &[text::FEATURE_POINTS, text::FEATURE_SHARE];

    /// A point is worth more than any hand; a hand is worth its highest cards.
    fn appraise(state: &State, seat: Seat) -> f32 {
        let hand: f32 = state.hands[seat].iter().map(|card| f32::from(*card) / 20.0).sum();
        f32::from(state.points[seat]) + hand
    }

    fn standings(state: &State, seats: SeatCount, out: &mut [f32]) {
        let laid = if state.flaw == Flaw::DividesByNothing { state.laid.len() } else { state.laid.len().max(1) };
        for (seat, numbers) in seats.seats().zip(out.chunks_exact_mut(1 + Self::FEATURES.len())) {
            let points = f32::from(state.points[seat]);
            let forgets = state.flaw == Flaw::StandsOtherwiseTogether;
            numbers[0] = if forgets { points } else { Self::appraise(state, seat) };
            numbers[1] = points;
            numbers[2] = points / laid as f32;
        }
    }

    fn tedium(state: &State) -> f32 {
        if state.flaw == Flaw::WearisomeBeyondMeasure { 2.0 } else { 0.0 }
    }
}
