//! What a bot asks of a game that can be appraised. One that cannot be passes as it is.

use saturnalia_rules::{Notes, Rules, SeatCount};

use super::deal;
use crate::{Breach, RandomPlayer};

/// No number that a standing is made of is larger.
const MOST: f32 = 1000.0;

/// In every position, the last one included, each seat's standing is made of numbers within bounds, nothing is
/// allocated to find it, a seat asked about alone is appraised as it is among all, and what was noted of positions before
/// changes nothing. The tedium is a share.
pub fn every_standing_is_made_of_numbers<R: Rules>(options: &R::Options, seats: SeatCount) -> Result<(), Breach> {
    let mut player = RandomPlayer::new(1);
    let mut all = vec![0.0; seats.len() * (1 + R::FEATURES.len())];
    let (mut noted, mut notes) = (all.clone(), Notes::default());
    for seed in 0..10 {
        let mut position = deal::<R>(options, seats, seed);
        loop {
            let state = position.state();
            let tedium = R::tedium(state);
            if !(0.0..=1.0).contains(&tedium) {
                return Err(format!("seed {seed}: the tedium is {tedium}"));
            }
            all.fill(0.0);
            let counted = allocation_counter::measure(|| R::standings(state, seats, &mut all));
            if counted.count_total > 0 {
                return Err(format!("seed {seed}: {} allocations to appraise all seats", counted.count_total));
            }
            noted.fill(0.0);
            R::standings_noted(state, seats, &mut notes, &mut noted);
            // What is no number is noticed below.
            if noted.iter().zip(&all).any(|(noted, plain)| noted != plain && !plain.is_nan()) {
                return Err(format!("seed {seed}: what was noted of positions before changes {all:?} to {noted:?}"));
            }
            for (seat, standing) in seats.seats().zip(all.chunks_exact(1 + R::FEATURES.len())) {
                let mut worth = 0.0;
                let counted = allocation_counter::measure(|| worth = R::appraise(state, seat));
                if counted.count_total > 0 {
                    return Err(format!("seed {seed}: {} allocations to appraise {seat:?}", counted.count_total));
                }
                if !worth.is_finite() {
                    return Err(format!("seed {seed}: the appraisal of {seat:?} is {worth}"));
                }
                if standing[0] != worth {
                    return Err(format!(
                        "seed {seed}: {seat:?} is appraised as {worth}, but as {} when all are asked about at once",
                        standing[0]
                    ));
                }
                let wrong = |value: &f32| !value.is_finite() || value.abs() > MOST;
                if let Some(index) = standing[1..].iter().position(wrong) {
                    let (feature, value) = (R::FEATURES[index].key(), standing[1 + index]);
                    return Err(format!("seed {seed}: {feature} of {seat:?} is {value}"));
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
