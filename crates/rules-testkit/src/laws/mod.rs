//! The laws. Each plays random games at one table (options and number of seats) and returns the first breach.

mod appraising;
mod keeping;
mod playing;
mod secrecy;
mod speed;
mod undo;

pub use appraising::every_standing_is_made_of_numbers;
pub use keeping::{a_game_is_kept_at_every_question, the_same_seed_gives_the_same_game};
pub use playing::{an_answer_that_was_not_offered_is_refused, every_random_game_ends, pieces_are_conserved};
pub use secrecy::{
    a_viewer_sees_only_what_it_may_know, equal_views_come_with_equal_notices, imagination_depends_only_on_what_is_known,
};
pub use speed::a_decision_allocates_nothing;
pub use undo::an_undo_barrier_stands_where_somebody_learned_something;

use saturnalia_rules::{Dice, Position, Rules, SeatCount, Seed};

use crate::Breach;

/// A game longer than this is taken to be endless.
const MOST_DECISIONS: usize = 50_000;

/// Runs a law for every set of options and every number of seats, and panics with the first breach.
pub fn every_table<R: Rules>(options: &[R::Options], law: fn(&R::Options, SeatCount) -> Result<(), Breach>) {
    for options in options {
        for seats in R::INFO.seat_counts() {
            if let Err(breach) = law(options, seats) {
                panic!("{} with {} seats, {options:?}: {breach}", R::INFO.key, seats.get());
            }
        }
    }
}

fn deal<R: Rules>(options: &R::Options, seats: SeatCount, seed: u64) -> Position<R> {
    Position::start(options, seats, Dice::fair(Seed::from_number(seed)), None)
}
