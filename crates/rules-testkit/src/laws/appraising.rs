//! What a bot asks of a game that can be appraised.

use saturnalia_rules::{Appraise, SeatCount};

use super::deal;
use crate::{Breach, RandomPlayer};

/// No number that a standing is made of is larger.
const MOST: f32 = 1000.0;

/// In every position, the last one included, each seat's appraisal is a number, each of its features is a number within bounds, and
/// neither allocates. Asked about all seats at once, the game says the same. Its tedium is a share.
pub fn every_standing_is_made_of_numbers<R: Appraise>(options: &R::Options, seats: SeatCount) -> Result<(), Breach> {
    let mut player = RandomPlayer::new(1);
    let mut features = vec![0.0; R::FEATURES.len()];
    let mut all = vec![0.0; seats.len() * (1 + R::FEATURES.len())];
    for seed in 0..10 {
        let mut position = deal::<R>(options, seats, seed);
        loop {
            let tedium = R::tedium(position.state());
            if !(0.0..=1.0).contains(&tedium) {
                return Err(format!("seed {seed}: the tedium is {tedium}"));
            }
            all.fill(0.0);
            let counted = allocation_counter::measure(|| R::appraise_all(position.state(), seats, &mut all));
            if counted.count_total > 0 {
                return Err(format!("seed {seed}: {} allocations to appraise all seats", counted.count_total));
            }
            for (seat, together) in seats.seats().zip(all.chunks_exact(1 + R::FEATURES.len())) {
                features.fill(0.0);
                let mut worth = 0.0;
                let counted = allocation_counter::measure(|| {
                    worth = R::appraise(position.state(), seat);
                    R::features(position.state(), seat, &mut features);
                });
                if !worth.is_finite() {
                    return Err(format!("seed {seed}: the appraisal of {seat:?} is {worth}"));
                }
                let wrong = |value: &f32| !value.is_finite() || value.abs() > MOST;
                if let Some(index) = features.iter().position(wrong) {
                    return Err(format!("seed {seed}: {} of {seat:?} is {}", R::FEATURES[index], features[index]));
                }
                if counted.count_total > 0 {
                    return Err(format!("seed {seed}: {} allocations to appraise {seat:?}", counted.count_total));
                }
                if together[0] != worth || together[1..] != features {
                    return Err(format!(
                        "seed {seed}: {seat:?} stands otherwise when all seats are asked about at once"
                    ));
                }
            }
            if position.is_over() {
                break;
            }
            let (seat, answer) = player.choose(&position);
            position.play_offered(seat, answer, None);
        }
    }
    Ok(())
}
