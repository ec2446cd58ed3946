//! The number of answer paths, pinned: any change of the rules shows here.

use gloria_mundi::{GloriaMundi, Options};
use saturnalia_rules::SeatCount;
use saturnalia_rules_testkit::perft;

fn paths(seats: u8, seed: u64, depth: u32) -> u64 {
    perft::<GloriaMundi>(&Options::default(), SeatCount::new(seats).unwrap(), seed, depth)
}

#[test]
fn the_number_of_answer_paths_is_pinned() {
    assert_eq!([2, 3, 4, 5, 6].map(|seats| paths(seats, 1, 14)), [0; 5]);
    assert_eq!([2, 3, 4, 5, 6].map(|seats| paths(seats, 2, 16)), [0; 5]);
}
