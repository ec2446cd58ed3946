//! Nothing is drawn for twice: the same deal stays the same deal whatever the others decide.

use std::collections::BTreeSet;

use saturnalia_rules::{Dice, Rules, SeatCount, Seed};

use super::deal_with;
use crate::{Breach, RandomPlayer};

const GAMES: u64 = 20;

/// No purpose is drawn for twice in one game: it would begin its stream again and repeat what everybody has seen.
pub fn nothing_is_drawn_for_twice<R: Rules>(options: &R::Options, seats: SeatCount) -> Result<(), Breach> {
    for seed in 0..GAMES {
        let mut position = deal_with::<R>(options, seats, Dice::watched(Seed::from_number(seed)), None);
        let mut player = RandomPlayer::new(seed);
        let mut drawn = BTreeSet::new();
        let mut counted = 0;
        loop {
            let purposes = position.dice().drawn_for();
            if let Some(twice) = purposes[counted..].iter().find(|purpose| !drawn.insert(**purpose)) {
                return Err(format!("seed {seed}: {twice:?} was drawn for twice; next {:?}", position.agenda()));
            }
            counted = purposes.len();
            if position.is_over() {
                break;
            }
            let (seat, answer) = player.choose(&position);
            position.play_offered(seat, answer, None);
        }
    }
    Ok(())
}
