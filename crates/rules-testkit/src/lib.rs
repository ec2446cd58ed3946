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
mod perft;
mod player;
mod texts;

pub use perft::perft;
pub use player::RandomPlayer;
pub use texts::{check_texts, texts_of};

/// What a law found wrong, in words a developer can act on.
pub type Breach = String;

/// One test per law, for a game and each of the given sets of options (the default alone if none are given).
#[macro_export]
macro_rules! laws {
    ($rules:ty) => {
        $crate::laws!($rules, options: [Default::default()]);
    };
    ($rules:ty, options: $options:expr) => {
        $crate::laws!(@tests $rules, $options,
            every_random_game_ends
            an_answer_that_was_not_offered_is_refused
            the_same_seed_gives_the_same_game
            a_game_is_kept_at_every_question
            a_viewer_sees_only_what_it_may_know
            equal_views_come_with_equal_notices
            imagination_depends_only_on_what_is_known
            an_undo_barrier_stands_where_somebody_learned_something
            pieces_are_conserved
            a_decision_allocates_nothing
        );

        #[test]
        fn every_text_exists_in_both_languages() {
            $crate::texts_of::<$rules>().unwrap_or_else(|breach| panic!("{breach}"));
        }
    };
    (@tests $rules:ty, $options:expr, $($law:ident)*) => {
        $(
            #[test]
            fn $law() {
                $crate::laws::every_table::<$rules>(&$options, $crate::laws::$law::<$rules>);
            }
        )*
    };
}
