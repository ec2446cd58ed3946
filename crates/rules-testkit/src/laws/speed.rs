//! Nothing is allocated per decision.

use saturnalia_rules::{Rules, SeatCount};

use super::deal;
use crate::{Breach, RandomPlayer};

/// Given a buffer for the offers, whole games are played without a single allocation (set-up aside).
pub fn a_decision_allocates_nothing<R: Rules>(options: &R::Options, seats: SeatCount) -> Result<(), Breach> {
    let mut player = RandomPlayer::new(1);
    for seed in 0..20 {
        let mut position = deal::<R>(options, seats, seed);
        let counted = allocation_counter::measure(|| {
            while !position.is_over() {
                let (seat, answer) = player.choose(&position);
                position.play_offered(seat, answer, None);
            }
        });
        if counted.count_total > 0 {
            return Err(format!("seed {seed}: {} allocations in one game", counted.count_total));
        }
    }
    Ok(())
}
