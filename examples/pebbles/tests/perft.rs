//! The number of answer paths from a fixed deal. A change means that the rules have changed.

use pebbles::{Options, Pebbles};
use saturnalia_rules::SeatCount;
use saturnalia_rules_testkit::perft;

#[test]
fn two_seats() {
    let paths = |depth| perft::<Pebbles>(&Options {}, SeatCount::new(2).unwrap(), 1, depth);
    assert_eq!((1..=4).map(paths).collect::<Vec<_>>(), [2, 4, 8, 16]);
}
