//! The final score, line by line.

mod table;

use saturnalia_rules::{Seat, Viewer};
use saturnalia_texts::{Language, SeatNumbers, Texts};
use serde_json::json;
use table::Table;

/// The end of a game of two in which seat 0 has this city.
fn finished(city: &[&str], seat: serde_json::Value) -> Table {
    let mut seat = seat;
    seat["city"] = json!(city);
    Table::arrange(2, json!({"round": 7, "phase": "end", "seats": [seat]}))
}

/// Points of seat 0 by line of the pad.
fn lines(table: &Table) -> Vec<i16> {
    table.position.score_sheet(Viewer::Spectator).lines.iter().map(|line| line.points[0]).collect()
}

/// The example's picture is lost; this layout fits its text. Both aqueducts and temples need deck III, so four play.
fn example() -> Table {
    Table::arrange(
        4,
        json!({"round": 14, "phase": "end", "seats": [{
            "money": 9, "influence": 3, "won": [3],
            "city": [
                "house2         arena        luxury_house3 house3",
                "vegetable_farm luxury_house2 house2       therma:2",
                "school         house2       therma:4      great_aqueduct",
                "aqueduct       luna         house4        fortuna"
            ]
        }]}),
    )
}

#[test]
fn the_worked_example_scores_75_points() {
    let table = example();
    assert!(table.position.is_over());
    assert_eq!(lines(&table), [24, 14, 8, 12, 4, 9, 1, 3]);
    assert_eq!(table.total(0), 75);
}

#[test]
fn the_worked_example_is_explained_district_by_district() {
    let sheet = example().position.score_sheet(Viewer::Spectator);
    let english = Texts::load(Language::English);
    let german = Texts::load(Language::German);
    let words = |texts: &Texts, line: usize| -> Vec<String> {
        sheet.lines[line].details[0].iter().map(|label| texts.say(label, &SeatNumbers)).collect()
    };
    assert_eq!(
        words(&english, 0),
        ["One house: value 2 × 1 colour = 2", "3 houses: value 6 × 3 colours + 4 from the therma = 22"]
    );
    assert_eq!(words(&english, 1), ["2 houses: value 6 × 2 colours + 2 from the therma = 14"]);
    assert_eq!(words(&english, 2), ["One house: value 4 × 1 colour + 4 from the therma = 8"]);
    assert_eq!(words(&german, 3), ["2 Aquädukte"]);
    assert_eq!(words(&german, 4), ["Tempel der Luna: 4", "Tempel der Fortuna: 0"]);
    assert_eq!(words(&german, 6), ["3 Marker, je zwei bringen einen Punkt"]);
    assert_eq!(words(&german, 7), ["Karte 3"]);
}

#[test]
fn the_live_score_of_a_view_is_the_sheet() {
    let table = example();
    let view = table.spectate();
    assert_eq!(view.players[0].score, 75);
    assert_eq!(view.players[0].score_lines, lines(&table));
}

#[test]
fn aqueducts_score_0_4_12_24_40() {
    let cities: [(&[&str], i16); 5] = [
        (&["vegetable_farm house2"], 0),
        (&["aqueduct vegetable_farm", "house2 house2"], 4),
        (&["aqueduct vegetable_farm", "house2 great_aqueduct"], 12),
        (&["aqueduct vegetable_farm .", "house2 aqueduct .", "house3 house3 aqueduct"], 24),
        (
            &[
                "aqueduct vegetable_farm . .",
                "house2 aqueduct . .",
                "house3 house3 aqueduct .",
                "house2 house2 house2 great_aqueduct",
            ],
            40,
        ),
    ];
    for (city, points) in cities {
        assert_eq!(lines(&finished(city, json!({})))[3], points, "{city:?}");
    }
}

#[test]
fn arena_and_colosseum_beside_one_district_count_as_one_colour() {
    let table = finished(&["arena house2 colosseum", ". vegetable_farm ."], json!({}));
    assert_eq!(lines(&table)[0], 2);
}

#[test]
fn one_public_building_serves_several_districts() {
    let table = finished(&["house2 market house3", ". vegetable_farm ."], json!({}));
    assert_eq!((lines(&table)[0], lines(&table)[1]), (2, 3));
}

#[test]
fn four_colours_are_the_most_a_district_can_count() {
    let city = [". market .", "arena house4 school", "house2 therma:1 vegetable_farm"];
    assert_eq!(lines(&finished(&city, json!({})))[2], 4 * 4 + 1);
}

#[test]
fn a_diagonal_neighbour_is_no_neighbour() {
    let table = finished(&["house2 vegetable_farm", "house3 market"], json!({}));
    assert_eq!((lines(&table)[0], lines(&table)[1]), (0, 3));
}

#[test]
fn houses_of_different_value_form_different_districts() {
    let table = finished(&["house2 house3 house2", "vegetable_farm market ."], json!({}));
    assert_eq!((lines(&table)[0], lines(&table)[1]), (0, 3));
}

#[test]
fn a_luxury_house_is_a_house_of_its_value() {
    let table = finished(&["house2 luxury_house2 market", "vegetable_farm . ."], json!({}));
    assert_eq!(lines(&table)[0], 4);
}

#[test]
fn money_counts_one_each_and_influence_one_for_two() {
    let table = finished(&["vegetable_farm house2"], json!({"money": 7, "influence": 5}));
    assert_eq!((lines(&table)[5], lines(&table)[6]), (7, 2));
}

// Ruling B21
#[test]
fn hand_cards_are_worth_nothing() {
    let table = finished(&["vegetable_farm house2"], json!({"money": 0, "hand": ["market", "luna"]}));
    assert_eq!(table.total(0), 0);
}

fn temple(city: &[&str], seat: serde_json::Value) -> i16 {
    let mut seat = seat;
    seat["city"] = json!(city);
    let table = Table::arrange(4, json!({"round": 14, "phase": "end", "seats": [seat]}));
    lines(&table)[4]
}

#[test]
fn minerva_pays_10_for_sixteen_cards() {
    let full = [
        "minerva vegetable_farm house2 house2",
        "house3 house3 house3 house3",
        "house2 house2 house2 house2",
        "market arena school therma:1",
    ];
    assert_eq!(temple(&full, json!({})), 10);
    let fifteen = [
        "minerva vegetable_farm house2 house2",
        "house3 house3 house3 house3",
        "house2 house2 house2 house2",
        "market arena school .",
    ];
    assert_eq!(temple(&fifteen, json!({})), 0);
}

#[test]
fn fortuna_pays_15_for_all_four_colours() {
    assert_eq!(temple(&["fortuna market arena", "vegetable_farm university imperial_therma:1"], json!({})), 15);
    assert_eq!(temple(&["fortuna market forum_romanum", "vegetable_farm university imperial_therma:1"], json!({})), 0);
}

#[test]
fn amor_pays_10_once_for_four_houses_of_value_2() {
    assert_eq!(temple(&["amor house2 house2", "vegetable_farm house2 luxury_house2"], json!({})), 10);
    assert_eq!(temple(&["amor house2 house2", "vegetable_farm house2 house2", "house2 house2 house2"], json!({})), 10);
    assert_eq!(temple(&["amor house2 house2", "vegetable_farm house2 house3"], json!({})), 0);
}

#[test]
fn juno_pays_10_for_four_temples_itself_included() {
    assert_eq!(temple(&["juno saturnus minerva fortuna", "vegetable_farm house2 . ."], json!({})), 10);
    assert_eq!(temple(&["juno saturnus minerva", "vegetable_farm house2 ."], json!({})), 0);
}

#[test]
fn saturnus_pays_15_for_four_production_buildings() {
    assert_eq!(temple(&["saturnus vegetable_farm grain_farm", "sheep_farm winery house2"], json!({})), 15);
    assert_eq!(temple(&["saturnus vegetable_farm grain_farm", "sheep_farm house3 house2"], json!({})), 0);
}

#[test]
fn luna_pays_1_for_every_star_its_own_included() {
    assert_eq!(temple(&["luna luxury_house2 great_aqueduct", "vegetable_farm house2 ."], json!({})), 3);
    assert_eq!(temple(&["luna vegetable_farm house2"], json!({})), 1);
}

#[test]
fn mars_pays_5_for_a_house_of_value_4() {
    assert_eq!(temple(&["mars house4 house4", "vegetable_farm house2 ."], json!({})), 5);
    assert_eq!(temple(&["mars house3 vegetable_farm"], json!({})), 0);
}

#[test]
fn venus_pays_2_for_every_house_of_value_2() {
    assert_eq!(temple(&["venus house2 luxury_house2", "vegetable_farm house2 ."], json!({})), 6);
}

#[test]
fn jupiter_pays_2_for_every_temple_itself_included() {
    assert_eq!(temple(&["jupiter mars house2", "vegetable_farm . ."], json!({})), 4);
}

#[test]
fn mercury_pays_1_for_every_3_money() {
    for (money, points) in [(2, 0), (3, 1), (8, 2), (9, 3)] {
        assert_eq!(temple(&["mercury vegetable_farm house2"], json!({"money": money})), points);
    }
}

fn places(seats: serde_json::Value) -> (Vec<u8>, Vec<String>) {
    let table = Table::arrange(2, json!({"round": 7, "phase": "end", "seats": seats}));
    let english = Texts::load(Language::English);
    let remarks = table.position.score_sheet(Viewer::Spectator).remarks;
    let remarks = remarks.iter().map(|label| english.say(label, &SeatNumbers)).collect();
    (table.position.outcome().expect("a finished game").places.to_vec(), remarks)
}

#[test]
fn most_points_win() {
    let (places, remarks) = places(json!([{"money": 9}, {"money": 10}]));
    assert_eq!(places, [2, 1]);
    assert_eq!(remarks, ["#2 wins with the most points."]);
}

// Ruling B20
#[test]
fn a_tie_goes_to_more_influence_then_more_money_then_is_shared() {
    let (by_influence, remarks) = places(json!([{"money": 9, "influence": 2}, {"money": 10, "influence": 1}]));
    assert_eq!(by_influence, [1, 2]);
    assert_eq!(remarks, ["Tie on points: #1 and #2.", "#1 wins with more influence markers."]);
    let city = |points: &str| json!(["vegetable_farm house2", format!(". {points}")]);
    let (by_money, remarks) =
        places(json!([{"money": 6, "city": city("house3")}, {"money": 4, "city": city("market")}]));
    assert_eq!(by_money, [1, 2]);
    assert_eq!(remarks[1], "#1 wins with as much influence and more coins.");
    let (shared, remarks) = places(json!([{"money": 6}, {"money": 6}]));
    assert_eq!(shared, [1, 1]);
    assert_eq!(remarks[1], "#1 and #2 share the victory: equal influence, equal coins.");
}

#[test]
fn the_end_is_told_with_winner_and_points() {
    let table = Table::arrange(2, json!({"round": 7, "phase": "end", "seats": [{"money": 9}, {"money": 4}]}));
    let finished = table.told.last().unwrap();
    let city_of_rome::Event::Finished { points, winners, .. } = finished else { panic!("{finished:?}") };
    assert_eq!(points.as_slice(), [9, 4]);
    assert_eq!(winners.as_slice(), [Seat(0)]);
}
