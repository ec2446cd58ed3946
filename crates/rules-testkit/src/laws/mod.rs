//! The laws. Each plays random games at one table (options and number of seats) and returns the first breach.

mod anew;
mod appraising;
mod asking;
mod chance;
mod keeping;
mod moving;
mod playing;
mod saying;
mod secrecy;
mod speed;
mod telling;
mod undo;

pub use anew::a_game_drawn_anew_ends_like_any_other;
pub use appraising::every_standing_is_made_of_numbers;
pub use asking::{an_answer_at_once_betrays_no_hand, like_things_can_be_chosen_in_one_go};
pub use chance::nothing_is_drawn_for_twice;
pub use keeping::{a_game_is_kept_at_every_question, the_same_seed_gives_the_same_game};
pub use moving::what_lies_elsewhere_was_told_to_have_moved;
pub use playing::{an_answer_that_was_not_offered_is_refused, every_random_game_ends, pieces_are_conserved};
pub use saying::everything_said_has_words;
pub use secrecy::{
    a_viewer_sees_only_what_it_may_know, equal_views_come_with_equal_notices,
    imagination_depends_only_on_what_is_known, nothing_is_hidden,
};
pub use speed::a_decision_allocates_nothing;
pub use telling::a_position_told_as_a_scenario_is_the_same_position;
pub use undo::{an_answer_marked_free_can_be_taken_back, an_undo_barrier_stands_where_somebody_learned_something};

use saturnalia_rules::{Chance, Components as _, Dice, Position, Rules, SeatCount, Seed, Viewer};

use crate::Breach;

/// The name of every law that [`laws!`](crate::laws!) tests.
pub const NAMES: &[&str] = crate::every_law! { law_names };

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

pub(crate) fn deal<R: Rules>(options: &R::Options, seats: SeatCount, seed: u64) -> Position<R> {
    deal_with(options, seats, Dice::fair(Seed::from_number(seed), Chance::ByPurpose), None)
}

fn deal_with<R: Rules>(
    options: &R::Options,
    seats: SeatCount,
    dice: Dice,
    heard: Option<&mut Vec<R::Event>>,
) -> Position<R> {
    Position::start(options, R::Components::sets().printed(), seats, dice, heard)
}

/// Whoever may watch a running game, and those who watch it when it is over.
fn all_eyes(seats: SeatCount) -> impl Iterator<Item = Viewer> {
    Viewer::all(seats).chain([Viewer::Truth])
}

/// The name of a step or answer without its fields.
fn kind_of(printed: &impl std::fmt::Debug) -> String {
    format!("{printed:?}").chars().take_while(|letter| letter.is_alphanumeric()).collect()
}

/// The kind of an answer together with that of the question it is given to.
fn kind_of_answer<R: Rules>(position: &Position<R>, answer: R::Answer) -> String {
    let step = position.agenda().first().map(kind_of).unwrap_or_default();
    format!("{} at {step}", kind_of(&answer))
}
