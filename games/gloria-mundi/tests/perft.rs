//! The number of answer paths, pinned: any change of the rules shows here.

use gloria_mundi::{GloriaMundi, Options};
use saturnalia_rules::SeatCount;
use saturnalia_rules_testkit::perft;

fn paths(seed: u64, depth: u32) -> [u64; 5] {
    let seats = |count| SeatCount::new(count).expect("a table of the house");
    [2, 3, 4, 5, 6].map(|count| perft::<GloriaMundi>(&Options::default(), seats(count), seed, depth))
}

#[test]
fn the_number_of_answer_paths_is_pinned() {
    assert_eq!(
        [1, 2, 3].map(|seed| paths(seed, 18)),
        [
            [166078, 153502, 127808, 143578, 143781],
            [191185, 190808, 155436, 158686, 159388],
            [151930, 152140, 121774, 138910, 142338]
        ]
    );
}
