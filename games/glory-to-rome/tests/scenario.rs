//! Scenarios that cannot be set up are refused with a reason that names the piece.

use glory_to_rome::state::End;
use glory_to_rome::{GloryToRome, Options};
use saturnalia_rules::{Deal, Game, Nonce, ScenarioError, Seat, SeatCount, SeatSet, Seed};
use serde_json::{Value, json};

fn arranged(scenario: Value) -> Result<Game<GloryToRome>, ScenarioError> {
    let seats = SeatCount::new(2).expect("a number of seats");
    Game::arrange(scenario, Deal::new(Options::default(), seats, Seed::from_number(1), Nonce([0; 32])))
}

fn refusal(scenario: Value) -> String {
    arranged(scenario).expect_err("this position is impossible").to_string()
}

#[test]
fn a_fourth_copy_of_a_building_with_three() {
    let text = refusal(json!({"pool": ["school", "school"], "seats": [{"hand": ["school"], "completed": ["school"]}]}));
    assert_eq!(text, "seats[0].completed[0]: no `school` is left: the box holds 3 and all lie elsewhere");
}

#[test]
fn a_card_in_two_places() {
    let text = refusal(json!({"deck_top": ["temple"], "seats": [
        {"hand": ["temple"], "stockpile": ["temple"], "vault_hidden": ["temple"]}]}));
    assert!(text.contains("temple") && text.starts_with("seats[0].vault_hidden[0]"), "{text}");
}

#[test]
fn a_building_twice_in_one_camp() {
    let text = refusal(json!({"seats": [{"completed": ["bar"], "foundations": [{"building": "bar"}]}]}));
    assert_eq!(text, "seats[0].foundations[0]: `bar` stands in this camp twice");
}

#[test]
fn a_seventh_site() {
    let text = refusal(json!({"in_town": {"stone": 4}, "out_of_town": {"stone": 3}}));
    assert_eq!(text, "sites: 7 sites of stone, but there are 6");
}

#[test]
fn sites_of_camps_beyond_six() {
    let text = refusal(json!({"seats": [{"sites": vec!["stone"; 300]}]}));
    assert_eq!(text, "seats[0].sites[6]: 7 sites of stone, but there are 6");
    let text =
        refusal(json!({"seats": [{"completed": ["villa"], "sites": vec!["stone"; 4]}, {"sites": ["stone", "stone"]}]}));
    assert_eq!(text, "sites: 7 sites of stone, but there are 6");
}

#[test]
fn more_actions_than_cards_can_be_played() {
    let text = refusal(json!({"led": "laborer", "seats": [{"units": 255}]}));
    assert_eq!(text, "seats[0].units: at most 30 cards can be played");
}

#[test]
fn a_hand_larger_than_the_box() {
    let hand: Vec<&str> = vec!["marble"; 25];
    assert_eq!(refusal(json!({"seats": [{"hand": hand}]})), "seats[0].hand[24]: no card of marble is left");
    let text = refusal(json!({"deck_size": 140}));
    assert_eq!(text, "deck_size: 140 cards, but 136 are left");
}

#[test]
fn a_word_that_is_no_card() {
    assert_eq!(refusal(json!({"pool": ["pyramid"]})), "pool[0]: `pyramid` is no card");
    assert_eq!(refusal(json!({"seats": [{"completed": ["brick"]}]})), "seats[0].completed[0]: `brick` is no building");
}

#[test]
fn senators_beyond_six_or_outside_a_hand() {
    let hand: Vec<&str> = vec!["senator"; 7];
    assert_eq!(refusal(json!({"seats": [{"hand": hand}]})), "seats[0].hand[6]: there are only 6 Senators");
    assert_eq!(refusal(json!({"pool": ["senator"]})), "pool[0]: a Senator can only be in a hand");
}

#[test]
fn foundations_that_cannot_be() {
    let one = |foundation: Value| refusal(json!({"seats": [{"foundations": [foundation]}]}));
    assert_eq!(
        one(json!({"building": "villa", "materials": 3})),
        "seats[0].foundations[0]: `villa` with 3 materials would be finished"
    );
    assert_eq!(
        one(json!({"building": "villa", "site": "wood"})),
        "seats[0].foundations[0]: `villa` cannot stand on a site of wood"
    );
    assert_eq!(
        refusal(json!({"seats": [{"opened": ["villa"]}]})),
        "seats[0].opened[0]: `villa` is not among the finished buildings"
    );
}

#[test]
fn seats_and_leaders_that_are_not_there() {
    assert_eq!(refusal(json!({"seats": [{}, {}, {}]})), "seats[2]: there are only 2 seats");
    assert_eq!(refusal(json!({"leader": 2})), "leader: there is no seat 2 at this table");
}

#[test]
fn a_game_that_would_be_over() {
    let sites = json!({"rubble": 0, "wood": 0, "concrete": 0, "brick": 0, "stone": 0, "marble": 0});
    assert!(refusal(json!({"in_town": sites})).starts_with("in_town: "));
    assert!(refusal(json!({"deck_size": 0})).starts_with("deck_size: "));
}

#[test]
fn a_finished_catacomb_was_accepted_although_it_ends_the_game() {
    let catacomb = json!({"seats": [{"completed": ["catacomb"]}]});
    assert_eq!(refusal(catacomb), "seats[0].completed[0]: with a finished `catacomb` the game is over");
}

#[test]
fn more_sites_than_the_game_begins_with() {
    let text = refusal(json!({"in_town": {"stone": 4}}));
    assert_eq!(text, "in_town: 4 sites of stone, but the game begins with 3");
    let text = refusal(json!({"in_town": {"stone": 0}, "out_of_town": {"stone": 4}}));
    assert_eq!(text, "out_of_town: 4 sites of stone, but the game begins with 3");
}

#[test]
fn misspelt_fields_are_refused() {
    assert!(refusal(json!({"pol": []})).contains("pol"));
    assert!(refusal(json!({"seats": [{"hands": []}]})).contains("hands"));
}

#[test]
fn the_example_of_the_documentation_can_be_set_up() {
    let scenario: Value = serde_json::from_str(include_str!("../../../docs/scenarios/glory-to-rome.json")).unwrap();
    assert_eq!(arranged(scenario).unwrap().asked().len(), 1);
}

#[test]
fn a_forum_that_is_fulfilled_already_ends_the_game() {
    let every = ["rubble", "wood", "concrete", "brick", "stone", "marble"];
    let camp = json!({"completed": ["forum"], "clients": every, "stockpile": every});
    for scenario in [json!({"seats": [{}, camp]}), json!({"led": "merchant", "seats": [{}, camp]})] {
        let game = arranged(scenario).unwrap();
        assert_eq!(game.position().state().ended, Some(End::Forum(SeatSet::only(Seat(1)))));
        assert_eq!(game.outcome().unwrap().winners().collect::<Vec<_>>(), [Seat(1)]);
        assert_eq!(Game::replay(game.record().clone()), Ok(game));
    }
}
