//! The same seed gives the same game, and a game can be put away at any question.

use saturnalia_rules::{Deal, Game, Nonce, Position, Record, Rules, SeatCount, Seed};

use super::deal;
use crate::{Breach, RandomPlayer};

/// Options, seed and answers decide everything: events and final state included.
pub fn the_same_seed_gives_the_same_game<R: Rules>(options: &R::Options, seats: SeatCount) -> Result<(), Breach> {
    for seed in 0..5 {
        let mut first = deal::<R>(options, seats, seed);
        let mut second = deal::<R>(options, seats, seed);
        let mut player = RandomPlayer::new(seed);
        if first != second {
            return Err(format!("seed {seed}: two deals"));
        }
        while !first.is_over() {
            let (seat, answer) = player.choose(&first);
            let (mut told, mut told_again) = (Vec::new(), Vec::new());
            first.play_offered(seat, answer, Some(&mut told));
            second.play_offered(seat, answer, Some(&mut told_again));
            if first != second || told != told_again {
                return Err(format!("seed {seed}: two ways after {answer:?}"));
            }
        }
    }
    Ok(())
}

/// A snapshot and a record taken at any question give an equal game.
pub fn a_game_is_kept_at_every_question<R: Rules>(options: &R::Options, seats: SeatCount) -> Result<(), Breach> {
    for seed in 0..3 {
        let mut game = Game::<R>::start(Deal::new(options.clone(), seats, Seed::from_number(seed), Nonce([7; 32])));
        let mut player = RandomPlayer::new(seed);
        loop {
            let kept = postcard::to_stdvec(game.position()).map_err(|error| format!("snapshot: {error}"))?;
            let restored: Position<R> = postcard::from_bytes(&kept).map_err(|error| format!("snapshot: {error}"))?;
            if restored != *game.position() {
                return Err(format!("seed {seed}: a snapshot differs at {:?}", game.position().agenda()));
            }
            if game.entries().is_multiple_of(16) || game.is_over() {
                let file = serde_json::to_string(game.record()).map_err(|error| format!("record: {error}"))?;
                let record: Record<R> = serde_json::from_str(&file).map_err(|error| format!("record: {error}"))?;
                let replayed = Game::replay(record).map_err(|error| format!("record: {error}"))?;
                if replayed != game {
                    return Err(format!("seed {seed}: a replay differs at {:?}", game.position().agenda()));
                }
            }
            if game.is_over() {
                break;
            }
            let (seat, answer) = player.choose(game.position());
            game.play(seat, answer).map_err(|illegal| format!("seed {seed}: an offer was refused: {illegal}"))?;
        }
    }
    Ok(())
}
