//! The number of answer paths from a fixed deal. A change means that the rules have changed.

use saturnalia_rules::SeatCount;
use saturnalia_rules_testkit::perft;
use tabula::{Options, Tabula};

#[test]
fn two_seats() {
    let paths = |depth| perft::<Tabula>(&Options {}, SeatCount::new(2).unwrap(), 1, depth);
    assert_eq!((1..=7).map(paths).collect::<Vec<_>>(), [3, 12, 30, 90, 360, 900, 3744]);
}
