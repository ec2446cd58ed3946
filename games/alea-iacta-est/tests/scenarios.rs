//! Scenarios that cannot be set up say what is wrong and where.

mod table;

use alea_iacta_est::Answer;
use alea_iacta_est::building::Building;
use serde_json::{Value, json};
use table::{A, Table};

fn problem(count: u8, scenario: Value) -> String {
    match Table::try_arrange(count, scenario) {
        Ok(_) => panic!("the scenario was set up"),
        Err(problem) => problem,
    }
}

#[test]
fn an_empty_scenario_is_a_deal_with_seat_zero_beginning() {
    let table = Table::arrange(3, json!({}));
    assert_eq!(table.asked(), Some(A));
    assert_eq!(table.state().provinces.display.len(), 3);
}

#[test]
fn named_tiles_lie_where_the_scenario_says_and_the_rest_is_drawn() {
    let table =
        Table::arrange(3, json!({ "provinces": ["free"], "players": [{ "provinces": ["red-1"], "chips": 4 }] }));
    let state = table.state();
    let names: Vec<String> = state.provinces.display.iter().map(|province| province.to_string()).collect();
    assert!(names.len() == 3 && names.contains(&"free".to_owned()));
    assert_eq!((state.players[A].provinces.len(), state.players[A].chips), (1, 4));
}

#[test]
fn problems_are_named_with_their_place() {
    for (count, scenario, expected) in [
        (2, json!({ "pass": 7 }), "pass: pass 7: there are 6 with 2 players"),
        (4, json!({ "pass": 0 }), "pass: pass 0: there are 5 with 4 players"),
        (2, json!({ "start_player": 2 }), "start_player: 2: seats are numbered from 0 to 1"),
        (2, json!({ "turn": 5 }), "turn: 5: seats are numbered from 0 to 1"),
        (2, json!({ "rolled": [1] }), "rolled: seat 0 has 8 dice left, not 1"),
        (2, json!({ "players": [{}, {}, {}] }), "players: 3 are described, but 2 play"),
        (
            2,
            json!({ "provinces": ["red-1"], "players": [{ "provinces": ["red-1"] }] }),
            "provinces: red-1 is somewhere else already",
        ),
        (
            2,
            json!({ "players": [{ "patricians": ["red-man-1"] }, { "patricians": ["red-man-1"] }] }),
            "players[1].patricians: red-man-1 is somewhere else already",
        ),
        (
            2,
            json!({ "players": [{ "senate": ["many_fortuna_tiles"] }] }),
            "players[0].senate: ManyFortunaTiles is not played with 2 players",
        ),
        (
            2,
            json!({ "players": [{ "senate": ["women"] }, { "senate": ["women"] }] }),
            "players[1].senate: Women is somewhere else already",
        ),
        (2, json!({ "players": [{ "templum": [1] }] }), "players[0].templum: there is no temple with 2 players"),
        (
            2,
            json!({ "players": [{ "fortuna": [1] }] }),
            "players[0].fortuna: there are not enough Fortuna tiles left for [1]",
        ),
        (2, json!({ "players": [{ "senatus": [1, 3] }] }), "players[0].senatus: [1, 3] is not a run"),
        (
            2,
            json!({ "players": [{ "senatus": [1, 2] }, { "senatus": [1, 2] }] }),
            "players[1].senatus: the same run lies there already",
        ),
        (
            2,
            json!({ "players": [{ "castrum": [4, 4] }, { "castrum": [4, 4, 5] }] }),
            "players[1].castrum: the same group lies there already",
        ),
        (
            2,
            json!({ "players": [{ "castrum": [4], "latrina": 8 }] }),
            "players[0].latrina: 9 dice are placed; a player has eight",
        ),
        (2, json!({ "forum": [{ "seat": 0, "face": 7 }] }), "forum[0]: 7: a die shows 1 to 6"),
        (2, json!({ "forum": [{ "seat": 3, "face": 1 }] }), "forum[0]: 3: seats are numbered from 0 to 1"),
        (2, json!({ "forum": vec![json!({ "seat": 0, "face": 1 }); 5] }), "forum[4]: there are only 4 columns"),
        (
            4,
            json!({ "players": [{ "templum": [4] }] }),
            "templum_leader: dice lie in the temple, but nobody placed last",
        ),
        (
            4,
            json!({ "templum_leader": 0, "players": [{ "templum": [4] }, { "templum": [5] }] }),
            "templum_leader: whoever placed last has the most dice and the highest sum",
        ),
        (4, json!({ "players": [{ "drawn": [1] }] }), "players[0].drawn: more tiles drawn than dice in the temple"),
        (2, json!({ "players": [{ "latrina": 8 }] }), "turn: seat 0 has yet to play but has no dice"),
        (
            2,
            json!({ "players": [{ "senate": ["women"] }] }),
            "players: only 17 Senate cards are left, but 18 may be drawn",
        ),
        (2, json!({ "provinces": ["red-1", "red-2", "red-3"] }), "provinces: 2 are laid out"),
        (
            2,
            json!({ "players": [{ "chips": 250 }] }),
            "players[0].chips: 250: eight dice in six passes bring at most 48 chips",
        ),
        (
            4,
            json!({ "templum_leader": 2, "players": [{ "templum": [2] }, { "templum": [3] }, { "templum": [3, 4] }] }),
            "players[0].templum: every bid has more dice and a higher sum than those before",
        ),
        (5, json!({ "players": [{ "provinces": ["red-1"] }] }), "provinces: only 24 are left, but 25 will be laid out"),
    ] {
        assert_eq!(problem(count, scenario.clone()), expected, "{scenario}");
    }
}

#[test]
fn chips_on_top_of_all_that_a_scenario_may_give_do_not_wrap() {
    let scenario = json!({ "turn": 1, "rolled": [6], "players": [{ "chips": 48 }, { "latrina": 7, "chips": 48 }] });
    let mut table = Table::arrange(2, scenario);
    table.place(table::B, Building::Forum, &[6]);
    while table.state().pass == 1 {
        let (seat, first) = (table.asked().unwrap(), table.offers()[0]);
        table.play(seat, first);
    }
    assert_eq!((table.state().players[A].chips, table.state().players[table::B].chips), (56, 55));
}

#[test]
fn a_scenario_begins_while_dice_are_chosen_to_be_rolled_again() {
    let mut table = Table::arrange(
        2,
        json!({ "round": 3, "rolled": [1, 2, 2, 5], "again": { "chosen": [1], "face": 2 }, "players": [{ "latrina": 4 }] }),
    );
    assert_eq!(table.offers(), [Answer::Again(0), Answer::Again(1), Answer::Again(2)]);
    table.play(A, Answer::Again(2));
    let thrown = json!({ "rolled": [1, 2], "again": { "chosen": [2] }, "players": [{ "latrina": 6 }] });
    assert_eq!(Table::arrange(2, thrown).offers(), [Answer::Throw]);
    for (again, expected) in [
        (json!({ "chosen": [6] }), "again.chosen: [6] are not among those rolled"),
        (json!({ "face": 6 }), "again.face: 6: no die shows it"),
        (json!({ "chosen": [2], "face": 1 }), "again.chosen: only dice below 1 have been asked for"),
        (json!({}), "again.chosen: a chip rolls at least one die"),
    ] {
        let scenario = json!({ "rolled": [1, 2], "again": again, "players": [{ "latrina": 6 }] });
        assert_eq!(problem(2, scenario), expected);
    }
}

#[test]
fn a_scenario_begins_while_fortuna_tiles_are_kept() {
    let scenario = json!({
        "phase": "templum", "templum_leader": 1, "mixed": true,
        "players": [{ "templum": [4] }, { "templum": [3, 6], "drawn": [1, 3], "drawn_since": [3] }]
    });
    let table = Table::arrange(4, scenario);
    assert_eq!(table.asked(), Some(table::B), "seat 0 has kept its tile");
    assert_eq!(table.state().players[table::B].drawn[1], [3].into_iter().collect());
}

#[test]
fn a_scenario_begins_while_a_packet_goes_round_and_remembers_earlier_ones() {
    let scenario = json!({
        "pass": 2, "phase": "senatus",
        "packets": [
            { "pass": 1, "cards": ["couples", "homeless", "diversity"], "takers": [1] },
            { "pass": 2, "cards": ["women", "men", "citizenship"], "takers": [0] }
        ],
        "players": [{}, { "senatus": [3, 4] }, { "senatus": [5] }]
    });
    let table = Table::arrange(3, scenario);
    assert_eq!(table.asked(), Some(table::B));
    assert_eq!(table.offers().len(), 2);
    assert_eq!(table.view(table::B).remembered[0].cards.len(), 2);
    assert_eq!(table.state().senate_cards(A).len(), 1);
    for (packets, expected) in [
        (
            json!([{ "pass": 2, "cards": ["women", "men", "couples"], "takers": [0] }]),
            "packets[0]: pass 2: packets come in the order of the passes, up to 1",
        ),
        (json!([{ "pass": 1, "cards": ["women", "men", "couples"] }]), "packets[0]: 0 took a card; 1 to 2 do"),
        (
            json!([{ "pass": 1, "cards": ["women", "men", "women"], "takers": [0] }]),
            "packets[0].cards[2]: Women is somewhere else already",
        ),
        (
            json!([{ "pass": 1, "cards": ["women", "men", "couples"], "takers": [0, 0] }]),
            "packets[0]: seat 0 took two cards",
        ),
    ] {
        assert_eq!(problem(3, json!({ "pass": 2, "packets": packets })), expected);
    }
}

#[test]
fn a_scenario_begins_while_provinces_or_patricians_are_chosen() {
    let castrum = json!({
        "phase": "castrum", "provinces": ["red-4", "free"], "provinces_out": ["red-1"],
        "players": [{ "castrum": [2, 2] }, { "castrum": [5] }]
    });
    let table = Table::arrange(3, castrum);
    assert_eq!((table.asked(), table.offers().len()), (Some(A), 2));
    let forum = json!({
        "phase": "forum", "patricians": ["red-man-1"], "forum": [{ "seat": 1, "face": 2 }],
        "patricians_out": ["red-man-2"], "players": [{ "latrina": 3 }]
    });
    let mut table = Table::arrange(3, forum);
    assert_eq!((table.asked(), table.offers().len()), (Some(table::B), 1));
    let only = table.offers()[0];
    table.play(table::B, only);
    assert_eq!((table.state().pass, table.state().players[A].chips), (2, 3));
    assert_eq!(
        problem(3, json!({ "phase": "forum", "players": [{ "castrum": [2] }] })),
        "players[0].castrum: this building has been evaluated, and its dice are back"
    );
    assert_eq!(
        problem(3, json!({ "phase": "castrum", "rolled": [2] })),
        "rolled: nobody rolls while the buildings are evaluated"
    );
}

#[test]
fn unknown_names_are_refused() {
    for scenario in [
        json!({ "provinces": ["pink-1"] }),
        json!({ "patricians": ["red-child-1"] }),
        json!({ "players": [{ "senate": ["nonsense"] }] }),
        json!({ "players": [{ "chips": -1 }] }),
        json!({ "players": [{ "templum": [0] }] }),
        json!({ "no_such_field": 1 }),
    ] {
        problem(4, scenario);
    }
}

#[test]
fn the_example_of_the_documentation_can_be_played() {
    let page = include_str!("../../../docs/scenarios/alea-iacta-est.md");
    let example = page.split("```json").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let table = Table::arrange(4, serde_json::from_str(example).unwrap());
    assert_eq!(table.asked(), Some(table::C));
    assert!(table.may_place(Building::Templum, &[2, 6, 6]));
    assert!(table.may_place(Building::Senatus, &[3]));
    assert!(table.may_place(Building::Castrum, &[2]) && table.may_place(Building::Castrum, &[6, 6]));
    assert!(table.may_place(Building::Forum, &[2, 3]));
    assert!(table.offers().contains(&Answer::Repete));
}
