//! Other cards in the data file and nothing else changed: the forms of effects that no card of the box uses today.

mod table;

use gloria_mundi::goods::{Basic, Good, Token};
use gloria_mundi::{Answer, Components, GloriaMundi, Options};
use saturnalia_rules::{Set, Words as _};
use serde_json::json;
use table::*;

/// Cards as another edition might print them.
fn other() -> Set<Components> {
    with_effects(
        "other",
        &[
            ("F01", "2city=1S"),
            ("F02", "G=1F"),
            ("F03", "city:1S"),
            ("F04", "+1F+2(R/S)"),
            ("F05", "1(F/P)X>1S"),
            ("F06", "1F+1G>2(P/R)"),
            ("F07", "2(F/G)+1P>1S"),
            ("F08", "B>2R+1(F/S)"),
            ("F09", "goth@peace:1R+1S"),
            ("B06", "buy:+1(F/G)"),
            ("B05", "swap:(F/R)>(G/P)"),
        ],
    )
}

fn activating(built: &[&str], tokens: serde_json::Value, goth: u8) -> Table {
    arrange_with(
        other(),
        2,
        json!({ "phase": "activate", "laid": "farm", "goth": goth, "seats": [{
        "tokens": tokens, "bare": { "city": 3 }, "built": { "farm": built } }, { "bare": {} }] }),
    )
}

#[test]
fn something_for_every_two_owned() {
    let mut table = activating(&["F01"], json!({}), 0);
    table.use_card(A, "F01");
    assert_eq!(table.steps(A), 1, "three cities are one pair");
}

#[test]
fn something_for_every_token_owned() {
    let mut table = activating(&["F02"], json!({ "gold": 4 }), 0);
    table.use_card(A, "F02");
    assert_eq!(table.tokens(A), tokens(4, 4, 0, 0));
}

#[test]
fn an_exclusive_card_of_another_type_counts_that_type_and_stops_nothing() {
    let mut table = activating(&["F03", "F04"], json!({}), 0);
    table.use_card(A, "F03");
    assert_eq!(table.steps(A), 3);
    assert!(table.offers_answer(Answer::Use(card("F04"))), "no city acts in a farm turn anyway");
}

#[test]
fn a_step_can_be_chosen_in_place_of_a_token() {
    let mut table = activating(&["F04"], json!({}), 0);
    table.use_card(A, "F04");
    assert_eq!(table.offers(), [Answer::Take(Good::Glory), Answer::Take(Good::Step)]);
    table.play(A, Answer::Take(Good::Step)).play(A, Answer::Take(Good::Glory));
    assert_eq!((table.tokens(A), table.steps(A)), (tokens(1, 0, 0, 1), 1));
}

#[test]
fn a_repeatable_choice_may_differ_each_time() {
    let mut table = activating(&["F05"], json!({ "food": 2, "peace": 2 }), 0);
    table.use_card(A, "F05").play(A, Answer::Times(3));
    table.play(A, Answer::Give(Token::Food)).play(A, Answer::Give(Token::Peace)).play(A, Answer::Give(Token::Food));
    assert_eq!((table.tokens(A), table.steps(A)), (tokens(0, 0, 1, 0), 3));
}

#[test]
fn several_kinds_on_both_sides() {
    let mut table = activating(&["F06"], json!({ "food": 1, "gold": 1 }), 0);
    table.use_card(A, "F06").play(A, Answer::Take(Good::Peace)).play(A, Answer::Take(Good::Glory));
    assert_eq!(table.tokens(A), tokens(0, 0, 1, 1));
}

#[test]
fn a_choice_beside_a_fixed_cost() {
    let mut table = activating(&["F07"], json!({ "food": 1, "gold": 1, "peace": 1 }), 0);
    table.use_card(A, "F07");
    assert_eq!((table.tokens(A).total(), table.steps(A)), (0, 1), "nothing was left to choose");
    let table = activating(&["F07"], json!({ "food": 1, "peace": 1 }), 0);
    assert_eq!(table.tokens(A).food, 2, "out of reach: the farm produced");
}

#[test]
fn a_building_discarded_for_goods() {
    let mut table = activating(&["F08", "F13"], json!({}), 0);
    table.use_card(A, "F08").play(A, Answer::Discard(card("F13"))).play(A, Answer::Take(Good::Step));
    assert_eq!((table.tokens(A).glory, table.steps(A)), (2, 1));
}

#[test]
fn the_goth_condition_gives_any_goods() {
    let mut table = activating(&["F09"], json!({}), 3);
    table.use_card(A, "F09");
    assert_eq!((table.tokens(A).glory, table.steps(A)), (1, 1));
}

#[test]
fn a_builder_that_lets_its_owner_choose_with_every_purchase() {
    let mut table = arrange_with(
        other(),
        2,
        json!({ "phase": "buy", "forum": { "0": "W01" }, "seats": [{
        "tokens": { "food": 2, "gold": 1 }, "built": { "city": ["B06"] } }] }),
    );
    table.buy(A, "W01", Basic::Farm).play(A, Answer::Take(Good::Gold));
    assert_eq!(table.tokens(A).gold, 1);
    assert!(table.offers_answer(Answer::Refuse), "phase 5 follows");
}

#[test]
fn a_swap_of_several_kinds_counts_once() {
    // W03 costs two gold and one peace; the builder takes food or glory for one gold or peace.
    let table = |food: u16, gold: u16, peace: u16| {
        arrange_with(
            other(),
            2,
            json!({ "phase": "buy", "forum": { "0": "W03" }, "seats": [{
            "tokens": { "food": food, "gold": gold, "peace": peace }, "built": { "farm": ["B05"] } }] }),
        )
    };
    assert_eq!(table(1, 2, 0).offers().len(), 2);
    assert_eq!(table(1, 1, 1).offers().len(), 2);
    assert_eq!(table(2, 1, 0).offers().len(), 1);
}

#[test]
fn games_with_other_cards_are_sound_to_the_end() {
    play_random_games(other(), 40);
}

#[test]
fn two_sets_are_played_side_by_side() {
    let position = json!({ "phase": "activate", "laid": "farm", "seats": [{
        "tokens": {}, "bare": {}, "built": { "farm": ["F03"] } }, { "bare": {} }] });
    let mut tables = [arrange(2, position.clone()), arrange_with(other(), 2, position)];
    assert_eq!(tables.each_ref().map(|table| table.offers_answer(Answer::Use(card("F03")))), [true, false]);
    tables[0].use_card(A, "F03");
    assert_eq!((tables[0].tokens(A), tables[0].steps(A)), (tokens(1, 0, 0, 0), 1), "as it is printed");
    let effects = [printed(), other()].map(|set| GloriaMundi::printed(set)["cards"]["F03"]["effect"]["key"].clone());
    assert_eq!(effects, ["gloria-effect-produce", "gloria-effect-exclusive-city"]);
}

#[test]
fn a_game_goes_by_the_set_it_was_dealt_from() {
    use saturnalia_rules::{Deal, Game, Nonce, Seed};
    let deal = Deal::<GloriaMundi>::new(Options::default(), seats(2), Seed::from_number(1), Nonce([1; 32]));
    let game = Game::start(Deal { components: other(), ..deal });
    let file = serde_json::to_string(game.record()).expect("JSON");
    assert!(file.contains(r#""components":{"name":"other""#), "{file}");
    let again = Game::<GloriaMundi>::replay(serde_json::from_str(&file).expect("a record")).expect("it replays");
    assert_eq!(again.position(), game.position());
}
