//! The number of answer paths from fixed deals. A change means that the rules have changed.

mod table;

use city_of_rome::{CityOfRome, Options};
use saturnalia_rules_testkit::perft;

fn paths(seats: u8, depth: u32) -> u64 {
    perft::<CityOfRome>(&Options::default(), table::seats(seats), 1, depth)
}

#[test]
fn two_seats() {
    assert_eq!(
        (1..=11).map(|depth| paths(2, depth)).collect::<Vec<_>>(),
        [2, 2, 10, 40, 120, 240, 960, 3144, 14088, 42216, 150864]
    );
}

#[test]
fn three_seats() {
    assert_eq!(
        (1..=11).map(|depth| paths(3, depth)).collect::<Vec<_>>(),
        [2, 3, 3, 15, 60, 180, 540, 2100, 9840, 26880, 64380]
    );
}

#[test]
fn four_seats() {
    assert_eq!(
        (1..=11).map(|depth| paths(4, depth)).collect::<Vec<_>>(),
        [3, 7, 12, 12, 60, 240, 720, 1440, 5760, 19512, 87624]
    );
}
