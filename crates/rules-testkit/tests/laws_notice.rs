//! The laws notice what they are there for: each planted flaw breaks its law, and the sound game breaks none.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use saturnalia_rules::{Play as _, SeatCount};
use saturnalia_rules_testkit::high_card::{Flaw, HighCard, Options};
use saturnalia_rules_testkit::{Breach, laws, most_answers_told, perft};

mod the_sound_game {
    saturnalia_rules_testkit::laws!(super::HighCard);
}

fn at_every_table(flaw: Flaw, law: fn(&Options, SeatCount) -> Result<(), Breach>) -> Result<(), Breach> {
    HighCard::INFO.seat_counts().try_for_each(|seats| law(&Options { flaw }, seats))
}

macro_rules! noticed {
    ($($law:ident { $($name:ident: $flaw:ident, $words:literal;)* })*) => {
        $($(#[test] fn $name() {
            let breach = at_every_table(Flaw::$flaw, laws::$law::<HighCard>).unwrap_err();
            assert!(breach.contains($words), "{breach}");
        })*)*

        /// The laws that a flaw above breaks.
        const BROKEN: &[&str] = &[$(stringify!($law)),*];
    };
}
noticed! {
    every_random_game_ends {
        a_game_without_an_end: Endless, "no end after";
        a_happening_that_never_asks_anybody: ComparesForEver, "nobody is asked after 100000 happenings";
        a_question_without_an_answer: OffersNothing, "nothing offered";
        more_offers_than_anybody_reads: OffersTooMany, "201 offers";
        unsorted_offers: UnsortedOffers, "out of order";
    }
    an_answer_that_was_not_offered_is_refused {
        offers_that_change_their_mind: ChangesItsMind, "was not refused";
    }
    the_same_seed_gives_the_same_game {
        a_deal_that_depends_on_those_before: CountsItsGames, "two deals";
    }
    a_game_is_kept_at_every_question {
        a_state_that_is_not_kept_whole: ForgetsWhenKept, "a snapshot differs";
    }
    a_position_told_as_a_scenario_is_the_same_position {
        a_named_deck_that_is_shuffled: DealsWhatIsNamed, "state.deck";
        positions_that_cannot_be_told: TellsTheLastRoundAlone, "only the last one can be told";
    }
    nothing_is_drawn_for_twice {
        a_deck_shuffled_twice_alike: ShufflesAlikeTwice, "drawn for twice";
    }
    a_viewer_sees_only_what_it_may_know {
        a_view_that_shows_the_deck: ViewShowsDeck, "view";
        views_that_are_mixed_up: ViewsAreTheFirstOnes, "together with others";
        offers_that_depend_on_the_deck: OffersDependOnDeck, "offer list";
        marks_that_depend_on_the_deck: MarksTellTheDeck, "can be taken back";
        no_imagination: NoImagination, "never changes";
        a_forgotten_hand: ForgetsOwnHand, "view";
    }
    equal_views_come_with_equal_notices {
        a_notice_that_names_a_drawn_card: NoticeNamesDrawnCard, "was told";
        a_move_that_names_a_drawn_card: MoveNamesDrawnCard, "was told";
    }
    imagination_depends_only_on_what_is_known {
        an_imagination_that_starts_from_the_truth: ImaginesFromTheTruth, "imagines differently";
    }
    a_game_drawn_anew_ends_like_any_other {
        a_question_that_nobody_could_have_come_to: ForgetsThePromise, "nothing offered at";
    }
    an_undo_barrier_stands_where_somebody_learned_something {
        a_draw_without_a_reveal: DrawWithoutReveal, "without a reveal";
        a_reveal_that_depends_on_the_card: GoodCardsCountAlone, "without a reveal";
        a_reveal_that_shows_nothing: StayReveals, "never showed";
    }
    an_answer_marked_free_can_be_taken_back {
        an_imagination_that_knows_only_one_world: ExpectsTheLowest, "marked as free";
    }
    an_answer_at_once_betrays_no_hand {
        an_answer_at_once_that_depends_on_the_hand: StaysAtOnceWithABadHand, "for all";
    }
    like_things_can_be_chosen_in_one_go {
        things_of_different_turns_chosen_together: DrawsTwiceTogether, "shows whoever chooses";
    }
    pieces_are_conserved {
        a_card_in_two_places: CardInTwoPlaces, "not every card once";
    }
    what_lies_elsewhere_was_told_to_have_moved {
        a_draw_that_nobody_is_told: DrawsUntold, "`deck`";
        a_draw_told_to_the_wrong_place: TellsTheWrongPlace, "/hand`";
    }
    everything_said_has_words {
        a_question_without_text: AsksWithoutText, "no text for `high-ask`";
        an_answer_that_misses_an_argument: SaysHalfASentence, "`high-lay` is said without `$card`";
        a_card_without_a_name: NamesTheNameless, "no text for `high-joker`";
    }
    every_standing_is_made_of_numbers {
        a_share_of_nothing: DividesByNothing, "high-feature-share of";
        one_by_one_otherwise_than_together: StandsOtherwiseTogether, "at once";
        more_tedium_than_there_is: WearisomeBeyondMeasure, "the tedium is 2";
    }
    a_decision_allocates_nothing {
        a_list_made_for_nothing: Allocates, "allocations";
    }
}

#[test]
fn every_law_has_a_planted_flaw() {
    assert_eq!(laws::NAMES, BROKEN);
}

/// Were marks found out in the true world, this one would tell whether the next card is a good one.
#[test]
fn a_reveal_that_depends_on_what_is_hidden_is_not_told_by_the_mark() {
    at_every_table(Flaw::GoodCardsCountAlone, laws::a_viewer_sees_only_what_it_may_know::<HighCard>).unwrap();
}

/// As it is dealt the game is sound: only a world that somebody imagines lacks what was promised.
#[test]
fn a_promise_that_imagination_forgets_is_kept_by_the_truth() {
    at_every_table(Flaw::ForgetsThePromise, laws::every_random_game_ends::<HighCard>).unwrap();
}

#[test]
fn a_game_that_claims_to_be_open_must_hide_nothing() {
    let breach = at_every_table(Flaw::None, laws::nothing_is_hidden::<HighCard>).unwrap_err();
    assert!(breach.contains("does not see all"), "{breach}");
}

/// What the game's fields would tell wrongly is told from an earlier position, by the answers given since.
#[test]
fn a_position_that_fields_tell_wrongly_is_told_by_answers() {
    at_every_table(Flaw::TellsNoPoints, laws::a_position_told_as_a_scenario_is_the_same_position::<HighCard>).unwrap();
    assert_eq!(most_answers_told::<HighCard>(&Options::default()), 2, "those that are sealed");
    let since_the_first_point = most_answers_told::<HighCard>(&Options { flaw: Flaw::TellsNoPoints });
    assert!(since_the_first_point > 8, "{since_the_first_point}");
}

#[test]
fn perft_counts_paths() {
    let two = SeatCount::new(2).unwrap();
    let count = |depth| perft::<HighCard>(&Options::default(), two, 1, depth);
    assert_eq!([count(0), count(1), count(2), count(3)], [1, 2, 4, 2 * 3 + 2 * 2]);
}
