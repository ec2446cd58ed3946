//! The laws notice what they are there for: each planted flaw breaks its law, and the sound game breaks none.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use saturnalia_rules::{Rules, SeatCount};
use saturnalia_rules_testkit::high_card::{HighCard, flaw};
use saturnalia_rules_testkit::{Breach, laws, perft};

fn at_every_table<R: Rules<Options = ()>>(law: fn(&(), SeatCount) -> Result<(), Breach>) -> Result<(), Breach> {
    R::INFO.seat_counts().try_for_each(|seats| law(&(), seats))
}

macro_rules! sound {
    ($($law:ident)*) => {
        mod the_sound_game {
            use super::*;
            $(#[test] fn $law() { at_every_table::<HighCard<{ flaw::NONE }>>(laws::$law::<HighCard<{ flaw::NONE }>>).unwrap(); })*
        }
    };
}
sound! {
    every_random_game_ends
    an_answer_that_was_not_offered_is_refused
    the_same_seed_gives_the_same_game
    a_game_is_kept_at_every_question
    a_viewer_sees_only_what_it_may_know
    equal_views_come_with_equal_notices
    imagination_depends_only_on_what_is_known
    an_undo_barrier_stands_where_somebody_learned_something
    pieces_are_conserved
    every_standing_is_made_of_numbers
}

macro_rules! noticed {
    ($($name:ident: $flaw:ident breaks $law:ident, $words:literal;)*) => {
        $(#[test] fn $name() {
            let breach = at_every_table::<HighCard<{ flaw::$flaw }>>(laws::$law::<HighCard<{ flaw::$flaw }>>).unwrap_err();
            assert!(breach.contains($words), "{breach}");
        })*
    };
}
noticed! {
    a_view_that_shows_the_deck: VIEW_SHOWS_DECK breaks a_viewer_sees_only_what_it_may_know, "view";
    offers_that_depend_on_the_deck: OFFERS_DEPEND_ON_DECK breaks a_viewer_sees_only_what_it_may_know, "offer list";
    a_notice_that_names_a_drawn_card: NOTICE_NAMES_DRAWN_CARD breaks equal_views_come_with_equal_notices, "was told";
    a_draw_without_a_reveal: DRAW_WITHOUT_REVEAL breaks an_undo_barrier_stands_where_somebody_learned_something, "without a reveal";
    a_reveal_that_shows_nothing: STAY_REVEALS breaks an_undo_barrier_stands_where_somebody_learned_something, "never showed";
    no_imagination: NO_IMAGINATION breaks a_viewer_sees_only_what_it_may_know, "never changes";
    a_forgotten_hand: FORGETS_OWN_HAND breaks a_viewer_sees_only_what_it_may_know, "view";
    an_imagination_that_starts_from_the_truth: IMAGINES_FROM_THE_TRUTH breaks imagination_depends_only_on_what_is_known, "imagines differently";
    a_card_in_two_places: CARD_IN_TWO_PLACES breaks pieces_are_conserved, "not every card once";
    vectors_in_the_state: NONE breaks a_decision_allocates_nothing, "allocations";
    a_share_of_nothing: DIVIDES_BY_NOTHING breaks every_standing_is_made_of_numbers, "high-feature-share of";
    one_by_one_otherwise_than_together: STANDS_OTHERWISE_TOGETHER breaks every_standing_is_made_of_numbers, "at once";
    unsorted_offers: UNSORTED_OFFERS breaks every_random_game_ends, "out of order";
}

#[test]
fn perft_counts_paths() {
    let two = SeatCount::new(2).unwrap();
    let count = |depth| perft::<HighCard<{ flaw::NONE }>>(&(), two, 1, depth);
    assert_eq!([count(0), count(1), count(2), count(3)], [1, 2, 4, 2 * 3 + 2 * 2]);
}
