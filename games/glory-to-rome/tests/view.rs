//! What the view says about the moment, for the board to show.

mod table;

use glory_to_rome::answer::Answer;
use glory_to_rome::cards::{Building, Role};
use saturnalia_rules::{Seat, Viewer};
use serde_json::json;
use table::table;

#[test]
fn while_rome_demands_the_view_names_the_one_whose_legionaries_they_are() {
    let mut table = table(
        3,
        json!({
            "led": "legionary",
            "seats": [{ "hand": ["garden"] }, { "hand": ["sewer"], "clients": ["legionary"] }, { "hand": ["road"] }]
        }),
    );
    let before = table.position.view(Viewer::Spectator);
    assert_eq!((before.demanding, before.performing.map(|now| now.seat)), (None, Some(Seat(0))));

    table.play(0, Answer::Demand(Building::Garden));
    let view = table.position.view(Viewer::Spectator);
    assert_eq!(table.asked(), Some(1));
    assert_eq!(view.demanding, Some(Seat(0)));
    assert_eq!(view.performing, None, "the client of seat 1 acts only afterwards");

    table.play(1, Answer::Give(Building::Sewer)).play(2, Answer::GloryToRome);
    let after = table.position.view(Viewer::Spectator);
    assert_eq!(after.demanding, None);
    assert!(after.performing.is_none_or(|now| now.role == Role::Legionary && now.seat == Seat(1)));
}
