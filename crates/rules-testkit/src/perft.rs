//! Counting: the number of answer paths, pinned like a chess engine's perft.

use saturnalia_rules::{Dice, Position, Rules, SeatCount, Seed};

/// The number of different sequences of `depth` answers from the deal of a seed. A finished game counts as one path.
/// Among several asked seats the lowest answers first: the order of sealed answers makes no difference.
pub fn perft<R: Rules>(options: &R::Options, seats: SeatCount, seed: u64, depth: u32) -> u64 {
    let position = Position::<R>::start(options, seats, Dice::fair(Seed::from_number(seed)), None);
    paths(&position, depth)
}

fn paths<R: Rules>(position: &Position<R>, depth: u32) -> u64 {
    let Some(seat) = position.asked().first() else { return 1 };
    let mut offers = Vec::new();
    position.offers(seat, &mut offers);
    if depth <= 1 {
        return if depth == 0 { 1 } else { offers.len() as u64 };
    }
    offers
        .into_iter()
        .map(|answer| {
            let mut next = position.clone();
            next.play_offered(seat, answer, None);
            paths(&next, depth - 1)
        })
        .sum()
}
