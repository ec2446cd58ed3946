//! The number of answer paths from fixed deals. A change here means that the rules changed.

use alea_iacta_est::AleaIactaEst;
use saturnalia_rules::SeatCount;
use saturnalia_rules_testkit::perft;

fn paths(seats: u8, depth: u32) -> Vec<u64> {
    let seats = SeatCount::new(seats).expect("a table has seats");
    (1..=depth).map(|depth| perft::<AleaIactaEst>(&Default::default(), seats, 1, depth)).collect()
}

#[test]
fn two_seats() {
    assert_eq!(paths(2, 6), [1, 23, 23, 836, 836, 16316]);
}

#[test]
fn three_seats() {
    assert_eq!(paths(3, 6), [1, 23, 23, 589, 589, 17079]);
}

#[test]
fn four_seats() {
    assert_eq!(paths(4, 6), [1, 28, 28, 879, 879, 25506]);
}

#[test]
fn five_seats() {
    assert_eq!(paths(5, 6), [1, 30, 30, 915, 915, 25026]);
}
