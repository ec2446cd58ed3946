//! Counting: the number of answer paths, pinned like a chess engine's perft.

use saturnalia_rules::{Chance, Components as _, Dice, Position, Rules, SeatCount, Seed};

/// The number of different sequences of `depth` answers from the deal of a seed with the printed components. A finished
/// game counts as one path. Among several asked seats the lowest answers first: the order of sealed answers makes no
/// difference.
///
/// Chance is drawn from one stream, as it was when the first counts were pinned.
pub fn perft<R: Rules>(options: &R::Options, seats: SeatCount, seed: u64, depth: u32) -> u64 {
    let dice = Dice::fair(Seed::from_number(seed), Chance::OneStream);
    paths(&Position::<R>::start(options, R::Components::sets().printed(), seats, dice, None), depth)
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
