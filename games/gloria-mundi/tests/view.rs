//! What a viewer is sent: little with every answer, what never changes only once.

mod table;

use gloria_mundi::cards::{BUILDINGS, Building};
use gloria_mundi::{GloriaMundi, Options};
use saturnalia_bots::{Bot, Greedy, Random};
use saturnalia_rules::{Position, Seen, Viewer, Words as _};
use serde_json::json;
use table::*;

/// No view is larger.
const MOST_BYTES: usize = 4096;

/// Plays a game and returns the size of the largest view of anybody.
fn largest_view(count: u8, seed: u64, bot: &mut dyn Bot<GloriaMundi>) -> usize {
    let mut position = Position::<GloriaMundi>::start(&Options::default(), printed(), seats(count), dice(seed), None);
    let mut largest = 0;
    loop {
        for viewer in Viewer::all(seats(count)) {
            let view = serde_json::to_string(&position.view(viewer)).expect("JSON");
            largest = largest.max(view.len());
        }
        let Some(seat) = position.asked().first() else { return largest };
        let answer = bot.choose(&Seen::new(&position, seat)).answer;
        position.play_offered(seat, answer, None);
    }
}

#[test]
fn a_view_stays_under_four_kilobytes_in_random_games() {
    for count in [2, 4, 6] {
        for seed in 0..20 {
            let largest = largest_view(count, seed, &mut Random::new(seed));
            assert!(largest < MOST_BYTES, "{largest} bytes with {count} seats, deal {seed}");
        }
    }
}

/// Greedy players buy far more buildings than random ones.
#[test]
fn a_view_stays_under_four_kilobytes_where_much_is_built() {
    for count in [2, 4, 6] {
        for seed in 0..4 {
            let largest = largest_view(count, seed, &mut Greedy::new(seed));
            assert!(largest < MOST_BYTES, "{largest} bytes with {count} seats, deal {seed}");
        }
    }
}

#[test]
fn what_is_printed_is_sent_once() {
    let sent = GloriaMundi::printed(printed());
    assert_eq!(sent["cards"].as_object().expect("cards by their id").len(), BUILDINGS);
    assert_eq!(
        sent["cards"]["W03"],
        json!({
            "id": "W03", "name": "Moenia", "colour": "wall", "steps": 2, "effect": { "key": "gloria-effect-wall-city" },
            "price": { "food": 0, "gold": 2, "peace": 1, "glory": 0 }, "card": "reconstructed", "ability": "rulebook"
        })
    );
    assert_eq!(sent["romans"], json!({ "africa": 38, "provenance": "reported" }));
    let spaces = sent["spaces"].as_array().expect("the Goth's road");
    assert_eq!((spaces.len(), &spaces[12]["symbols"]), (38, &json!({ "farm": 1, "city": 1, "peace": 0 })));
    assert_eq!(sent["products"], json!({ "farm": "food", "city": "gold", "peace": "peace" }));
}

#[test]
fn the_view_says_what_lies_before_the_goth_and_which_tribute_is_next() {
    let tribute = json!([{ "glory": 1 }, { "gold": 1 }]);
    let view = arrange(2, json!({ "phase": "goth", "tribute": tribute })).position.view(Viewer::Spectator);
    let goth = serde_json::to_value(&view.goth).expect("JSON");
    assert_eq!(goth["lying"], json!([["glory"], ["gold"]]));
    assert_eq!((goth["next"].as_u64(), goth["moves_to"].as_u64()), (Some(3), Some(2)));
    let last = arrange(2, json!({ "phase": "buy", "goth": 36 })).position.view(Viewer::Spectator);
    assert_eq!((last.goth.next, last.goth.tribute, last.goth.moves_to), (None, None, 37));
}

#[test]
fn whoever_lays_a_card_sees_what_it_will_produce_with_the_others() {
    let view =
        arrange(2, json!({ "phase": "lay_card", "seats": [{ "hand": { "farm": 1 } }] })).position.view(Viewer::Seat(A));
    let shown = |seat: usize| -> Vec<_> {
        view.players[seat].display.iter().map(|pile| (pile.product, pile.product_if_laid)).collect()
    };
    assert_eq!(shown(0), [(1, Some(2)), (1, None), (1, None)]);
    assert_eq!(shown(1), [(1, None), (1, None), (1, None)]);
}

#[test]
fn every_building_card_is_seen_somewhere_or_not_turned_up_yet() {
    let view = arrange(2, json!({ "forum": { "0": "F01" }, "fire": ["F02"] })).position.view(Viewer::Spectator);
    let open = view.forum.iter().filter_map(|place| place.card);
    let mut all: Vec<Building> = open.chain(view.fire.iter().copied()).chain(view.unseen.iter().copied()).collect();
    all.sort_unstable();
    assert_eq!(all, Building::all().collect::<Vec<_>>());
}
