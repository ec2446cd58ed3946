//! The laws every game must pass, at every seat count and with every set of options.
//!
//! A game's `tests/laws.rs` is one line:
//!
//! ```ignore
//! saturnalia_rules_testkit::laws!(city_of_rome::CityOfRome);
//! ```
//!
//! Each law is a function that returns what it found wrong, so that the laws themselves can be tested:
//! [`high_card`] is a small game that can be told to break any of them.

pub mod golden;
pub mod high_card;
pub mod laws;
mod lexicon;
mod names;
mod perft;
mod player;
mod scenarios;

pub use names::assert_named;
pub use perft::perft;
pub use player::RandomPlayer;
pub use scenarios::{Edits, edited_scenarios_are_refused_or_played, most_answers_told};

/// What a law found wrong, in words a developer can act on.
pub type Breach = String;

/// One test per law, for a game and each of the given sets of options (the default alone if none are given).
#[macro_export]
macro_rules! laws {
    ($rules:ty) => {
        $crate::laws!($rules, options: [Default::default()]);
    };
    ($rules:ty, options: $options:expr) => {
        $crate::every_law! { law_tests $rules, $options }
    };
}

/// The list of laws, handed to another macro behind what it is given.
#[doc(hidden)]
#[macro_export]
macro_rules! every_law {
    ($then:ident $($given:tt)*) => {
        $crate::$then! { $($given)*;
            every_random_game_ends
            an_answer_that_was_not_offered_is_refused
            the_same_seed_gives_the_same_game
            a_game_is_kept_at_every_question
            a_position_told_as_a_scenario_is_the_same_position
            nothing_is_drawn_for_twice
            a_viewer_sees_only_what_it_may_know
            equal_views_come_with_equal_notices
            imagination_depends_only_on_what_is_known
            a_game_drawn_anew_ends_like_any_other
            an_undo_barrier_stands_where_somebody_learned_something
            an_answer_marked_free_can_be_taken_back
            an_answer_at_once_betrays_no_hand
            like_things_can_be_chosen_in_one_go
            pieces_are_conserved
            what_lies_elsewhere_was_told_to_have_moved
            everything_said_has_words
            every_standing_is_made_of_numbers
            a_decision_allocates_nothing
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! law_tests {
    ($rules:ty, $options:expr; $($law:ident)*) => {
        $(
            #[test]
            fn $law() {
                $crate::laws::every_table::<$rules>(&$options, $crate::laws::$law::<$rules>);
            }
        )*
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! law_names {
    (; $($law:ident)*) => {
        &[$(stringify!($law)),*]
    };
}
