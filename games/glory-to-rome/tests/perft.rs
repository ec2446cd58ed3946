//! The number of answer paths from fixed deals, pinned.

use glory_to_rome::GloryToRome;
use glory_to_rome::options::{Edition, Options, Scope, StartPlayer};
use saturnalia_rules::SeatCount;
use saturnalia_rules_testkit::perft;

fn counts(options: Options, seats: u8, seed: u64) -> Vec<u64> {
    let seats = SeatCount::new(seats).expect("a number of seats");
    (1..=6).map(|depth| perft::<GloryToRome>(&options, seats, seed, depth)).collect()
}

#[test]
fn the_ordinary_game() {
    assert_eq!(counts(Options::default(), 2, 1), [17, 43, 185, 674, 5052, 11381]);
    assert_eq!(counts(Options::default(), 3, 2), [11, 38, 105, 298, 1123, 3796]);
    assert_eq!(counts(Options::default(), 5, 3), [11, 50, 151, 341, 790, 2012]);
}

#[test]
fn the_red_cards_and_the_chosen_start() {
    let red = Options { edition: Edition::LookoutRed, ..Options::default() };
    assert_eq!(counts(red, 2, 1), [11, 27, 139, 552, 3277, 7052]);
    let chosen = Options { start: StartPlayer::Chosen, ..Options::default() };
    assert_eq!(counts(chosen, 3, 1), [5, 25, 125, 1681, 4805, 14477]);
}

#[test]
fn the_trial_game() {
    assert_eq!(counts(Options { game: Scope::Trial, ..Options::default() }, 4, 1), [17, 45, 127, 312, 859, 2688]);
}
