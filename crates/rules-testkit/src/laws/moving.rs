//! Whatever lies elsewhere after an answer was told to have moved there.

use std::collections::BTreeMap;

use saturnalia_rules::{Piece, Position, Rules, SeatCount, Viewer};

use super::{all_eyes, deal};
use crate::{Breach, RandomPlayer};

const GAMES: u64 = 12;

/// For every viewer and every address, what came to lie there with an answer is what the viewer was told to have
/// moved there, less what was told to have left. `box` and what begins with `box/` is beyond the table: pieces come
/// and go there freely.
pub fn what_lies_elsewhere_was_told_to_have_moved<R: Rules>(
    options: &R::Options,
    seats: SeatCount,
) -> Result<(), Breach> {
    for seed in 0..GAMES {
        let mut position = deal::<R>(options, seats, seed);
        let mut player = RandomPlayer::new(seed);
        let mut before: Vec<Lying> = all_eyes(seats).map(|viewer| Lying::of(&position, viewer)).collect();
        while !position.is_over() {
            let (seat, answer) = player.choose(&position);
            let step = position.agenda().first().copied();
            let mut events = Vec::new();
            position.play_offered(seat, answer, Some(&mut events));
            for (viewer, before) in all_eyes(seats).zip(&mut before) {
                for notice in events.iter().filter_map(|event| R::tell(event, position.components(), viewer)) {
                    for moved in notice.moves {
                        before.add(moved.from, -i32::from(moved.count));
                        before.add(moved.to, i32::from(moved.count));
                    }
                }
                let after = Lying::of(&position, viewer);
                if let Some((address, told, lies)) = before.difference(&after) {
                    return Err(format!(
                        "seed {seed}: {lies} lie at `{address}` but {viewer:?} was told of {told}, \
                         after {answer:?} at {step:?}"
                    ));
                }
                *before = after;
            }
        }
    }
    Ok(())
}

/// How many pieces lie at each address on the table.
#[derive(Default)]
struct Lying(BTreeMap<Piece, i32>);

impl Lying {
    fn of<R: Rules>(position: &Position<R>, viewer: Viewer) -> Lying {
        let mut lying = Lying::default();
        for (address, count) in position.lying(viewer) {
            lying.add(address, i32::from(count));
        }
        lying
    }

    fn add(&mut self, address: Piece, count: i32) {
        if address.0 != "box" && !address.0.starts_with("box/") {
            *self.0.entry(address).or_default() += count;
        }
    }

    /// The first address at which the two do not agree, and how many lie there.
    fn difference(&self, other: &Lying) -> Option<(Piece, i32, i32)> {
        let at = |lying: &Lying, address: &Piece| lying.0.get(address).copied().unwrap_or_default();
        self.0
            .keys()
            .chain(other.0.keys())
            .map(|address| (address.clone(), at(self, address), at(other, address)))
            .find(|(_, own, other)| own != other)
    }
}
