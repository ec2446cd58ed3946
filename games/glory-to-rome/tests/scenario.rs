//! Scenarios that cannot be set up are refused with a reason that names the piece.

use glory_to_rome::state::{Decision, End};
use glory_to_rome::{Answer, Building, GloryToRome, Material, Options};
use saturnalia_rules::{Deal, Entry, Game, Nonce, ScenarioError, Seat, SeatCount, SeatSet, Seed, Viewer};
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
    assert_eq!(refusal(json!({"pool": ["senator"]})), "pool[0]: a Senator can only be in a hand or played");
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
    assert_eq!(refusal(json!({"seats": [{}, {}, {}]})), "seats: 3 are described, but 2 play");
    assert_eq!(refusal(json!({"leader": 2})), "leader: 2: seats are numbered from 0 to 1");
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

/// Before a fulfilled Forum ended the game by itself, such a position asked once.
#[test]
fn an_answer_kept_after_a_fulfilled_forum_does_not_lose_the_game() {
    let every = ["rubble", "wood", "concrete", "brick", "stone", "marble"];
    let camp = json!({"completed": ["forum"], "clients": every, "stockpile": every});
    let game = arranged(json!({"seats": [{}, camp]})).unwrap();
    let mut kept = game.record().clone();
    kept.entries.push(Entry::Answer { seat: Seat(0), answer: Answer::Think });
    assert_eq!(Game::replay(kept), Ok(game), "over as it was, and won by the same");
}

#[test]
fn what_a_prison_has_seized_stands_without_its_site() {
    let game = arranged(json!({"seats": [
        {"completed": ["prison", "school", "statue"], "without_site": ["prison", "school"], "statue_site": "wood"},
        {"sites": ["brick", "stone"]}]}))
    .unwrap();
    let state = game.position().state();
    let influence = |seat: u8| state.camps[Seat(seat)].influence(&state.set);
    assert_eq!((influence(0), influence(1)), (2 + 1, 2 + 2 + 3));
    assert_eq!((state.in_town[1], state.in_town[5]), (2, 3), "the Statue was built on wood");
    assert_eq!(
        refusal(json!({"seats": [{"without_site": ["school"]}]})),
        "seats[0].without_site[0]: `school` is not among the finished buildings"
    );
    assert_eq!(
        refusal(json!({"seats": [{"statue_site": "wood"}]})),
        "seats[0].statue_site: there is no finished `statue`"
    );
}

#[test]
fn played_cards_lie_before_their_seats_and_come_into_the_pool() {
    let mut game = arranged(json!({"led": "laborer", "pool": ["wood"], "seats": [
        {"hand": [], "played": ["bar"]}, {"hand": [], "played": ["senator"], "clients": ["laborer"]}]}))
    .unwrap();
    let state = game.position().state();
    let second = &state.camps[Seat(1)];
    assert_eq!((second.decision, second.units, second.played_senators), (Decision::Follows, 1, 1));
    assert!(state.camps[Seat(0)].played.contains(Building::Bar));
    while game.position().state().round == 1 {
        let seat = game.asked().first().expect("somebody is asked");
        game.play(seat, Answer::Pass).unwrap();
    }
    let state = game.position().state();
    assert!(state.pool.contains(Building::Bar));
    assert_eq!(state.senators, 6);
    assert_eq!(refusal(json!({"seats": [{"played": ["bar"]}]})), "seats[0].played: only with `led`");
}

#[test]
fn resting_clients_and_those_who_have_acted_do_not_act() {
    let scenario = |resting: Value, acted: Value| {
        json!({"led": "laborer", "pool": ["wood"], "seats": [
            {"units": 0, "clients": ["laborer", "laborer", "merchant"], "resting": resting, "acted": acted}]})
    };
    let left = |scenario: Value| {
        let game = arranged(scenario).unwrap();
        game.position().view(Viewer::Spectator).camps[0].actions_left
    };
    assert_eq!(left(scenario(json!([]), json!([]))), 2);
    assert_eq!(left(scenario(json!(["laborer"]), json!([]))), 1);
    let game = arranged(scenario(json!(["laborer"]), json!(["laborer"]))).unwrap();
    assert_eq!(game.position().state().round, 2, "nobody has anything to do");
    assert_eq!(
        refusal(scenario(json!(["laborer", "laborer"]), json!(["laborer"]))),
        "seats[0].acted[0]: there are only 2 such clients"
    );
}

#[test]
fn a_round_begins_where_the_scenario_says() {
    let mut deciding = arranged(json!({"led": "laborer", "deciding": 1, "seats": [{"played": ["bar"]}]})).unwrap();
    assert_eq!(deciding.asked(), SeatSet::only(Seat(1)));
    deciding.play(Seat(1), Answer::Think).unwrap();
    let acting = arranged(json!({"led": "merchant", "acting": 1, "round": 7, "seats": [
        {"stockpile": ["wood"]}, {"stockpile": ["wood"], "units": 1}]}))
    .unwrap();
    assert_eq!(acting.asked(), SeatSet::only(Seat(1)));
    assert_eq!((acting.position().state().round, acting.position().state().camps[Seat(0)].units), (7, 0));
    assert_eq!(refusal(json!({"led": "laborer", "deciding": 0})), "deciding: the leader has decided with `led`");
    assert_eq!(refusal(json!({"acting": 1})), "acting: only with `led`");
    assert_eq!(refusal(json!({"led": "laborer", "acting": 2})), "acting: 2: seats are numbered from 0 to 1");
    assert_eq!(
        refusal(json!({"led": "laborer", "acting": 1, "seats": [{"units": 1}]})),
        "seats[0].units: this seat has acted already"
    );
    assert_eq!(refusal(json!({"round": 0})), "round: a round from 1 to 10000");
}

#[test]
fn a_scenario_begins_in_the_middle_of_a_demand() {
    let scenario = json!({"led": "legionary", "demanded": ["villa", "stone"], "pool": ["stone"], "seats": [
        {"hand": ["villa", "sewer", "bar"], "clients": ["legionary"]}, {"hand": ["prison", "bar"]}]});
    let mut game = arranged(scenario).unwrap();
    assert_eq!(game.position().state().demanded.total(), 2);
    game.play(Seat(0), Answer::Plunder(Material::Stone)).unwrap();
    assert_eq!(game.asked(), SeatSet::only(Seat(1)));
    game.play(Seat(1), Answer::Give(Building::Prison)).unwrap();
    game.play(Seat(1), Answer::GloryToRome).unwrap();
    let state = game.position().state();
    assert_eq!((state.camps[Seat(0)].stockpile.total(), state.demanding, state.round), (2, None, 2));
    assert_eq!(
        refusal(json!({"led": "legionary", "demanded": ["bar", "bar"], "seats": [{"hand": ["bar", "bar"]}]})),
        "demanded[1]: only 1 Legionary actions are left"
    );
    assert_eq!(
        refusal(json!({"led": "legionary", "demanded": ["villa"], "seats": [{"hand": ["bar"]}]})),
        "demanded[0]: no such card is left in the hand: `villa`"
    );
}

#[test]
fn a_scenario_says_what_is_known_of_a_hand() {
    let game =
        arranged(json!({"seats": [{"hand": ["villa", "bar"], "known": ["stone"], "lacks": ["marble"]}]})).unwrap();
    let view = game.position().view(Viewer::Seat(Seat(1)));
    assert_eq!(view.camps[0].known_materials, [0, 0, 0, 0, 1, 0]);
    assert_eq!(view.camps[0].lacks, [Material::Marble]);
    assert_eq!(
        refusal(json!({"seats": [{"hand": ["villa"], "lacks": ["stone"]}]})),
        "seats[0].lacks[0]: the hand holds stone"
    );
}

// It was told as the demand of somebody who had followed, and so it was refused.
#[test]
fn a_demand_of_clients_alone_is_told() {
    let camp =
        json!({"hand": ["bar", "villa"], "clients": ["patron", "legionary", "legionary"], "resting": ["legionary"]});
    let scenario = json!({"led": "legionary", "leader": 1, "acting": 0, "demanded": ["villa"], "seats": [
        camp, {"hand": ["sewer"], "played": ["senator"]}]});
    let game = arranged(scenario).unwrap();
    assert_eq!(game.position().state().camps[Seat(0)].decision, Decision::Thinks);
    let told = game.scenario().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(game.position().difference(arranged(told).unwrap().position()), None);
}
