//! Offers name pieces to click, and movements lead from where the board shows a piece to where it shows it next.

mod table;

use saturnalia_rules::{Components as _, Move, Secrets as _, Viewer};
use saturnalia_rules_testkit::RandomPlayer;
use serde_json::json;
use sylla::answer::Answer;
use sylla::cards::{Building, Card, Colour, EventCard, Fighter, Token};
use sylla::{Components, Sylla};
use table::{BLUE, RED, Table, four};

/// What the last events moved, for these eyes, as `from > to`.
fn moves(table: &mut Table, viewer: Viewer) -> Vec<String> {
    let set = Components::sets().printed();
    let notices = table.told.drain(..).filter_map(|event| Sylla::tell(&event, set.clone(), viewer));
    let shown = |Move { from, to, count }: Move| {
        if count == 1 { format!("{from} > {to}") } else { format!("{count} {from} > {to}") }
    };
    notices.flat_map(|notice| notice.moves).map(shown).collect()
}

#[test]
fn every_offer_names_a_piece() {
    for seats in 2..=4 {
        let mut table = Table::deal(seats, 1);
        let mut player = RandomPlayer::new(1);
        while !table.position.is_over() {
            for seat in table.asked() {
                for offer in table.offers(seat) {
                    assert!(!table.position.pieces(seat, offer).is_empty(), "{offer:?}");
                }
            }
            let (seat, answer) = player.choose(&table.position);
            table.play(seat, answer);
        }
    }
}

#[test]
fn a_token_comes_from_the_supply_of_its_kind_and_goes_behind_the_screen() {
    let mut table = four(json!({ "consul": 0 }));
    table.play(BLUE, Answer::BidDenarii(0));
    for seat in [1, 2, 3].map(saturnalia_rules::Seat) {
        table.play(seat, Answer::Pass);
    }
    table.told.clear();
    table.play(BLUE, Answer::Take(Token::Leisure));
    assert_eq!(moves(&mut table, Viewer::Spectator), ["box/token/leisure > seat/0/screen"]);
}

#[test]
fn a_recruit_goes_from_the_display_into_the_row() {
    let mut table = four(json!({ "phase": "recruiting", "consul": 0, "recruits": ["slave", "vestal"] }));
    table.play(BLUE, Answer::Recruit(Card::Vestal));
    assert_eq!(moves(&mut table, Viewer::Spectator), ["recruit/vestal > seat/0/card/vestal/upright"]);
}

#[test]
fn a_tile_leaves_its_place_once_it_is_paid_for() {
    let mut table = four(json!({
        "phase": "buildings", "consul": 0, "buildings": ["stall", "field"],
        "players": [{ "upright": ["slave"] }, { "upright": [] }, { "upright": [] }, { "upright": [] }],
    }));
    table.play(BLUE, Answer::Sell { building: Building::Field, colour: Colour::Red });
    for seat in [1, 2, 3].map(saturnalia_rules::Seat) {
        table.play(seat, Answer::Pass);
    }
    table.play(BLUE, Answer::BidCards(1));
    assert_eq!(moves(&mut table, Viewer::Spectator), [""; 0]);
    table.play(BLUE, Answer::Turn(Card::Slave));
    let expected = ["seat/0/card/slave/upright > seat/0/card/slave/turned", "slot/1 > seat/0/building/field"];
    assert_eq!(moves(&mut table, Viewer::Spectator), expected);
}

#[test]
fn a_cube_goes_from_the_household_beside_those_that_lie_there() {
    let mut table = four(json!({
        "phase": "events", "round": 2, "consul": 1, "events": ["purge", "epidemic", "eruption"],
        "players": [{ "upright": [] }, { "upright": ["legionary", "legionary"] }, { "upright": [] }, { "upright": [] }],
    }));
    assert!(moves(&mut table, Viewer::Seat(RED)).contains(&"2 box > cube/legionary".to_owned()));
    let cube = Answer::Cube { event: EventCard::Purge, fighter: Fighter::Legionary };
    table.play(RED, cube);
    assert_eq!(moves(&mut table, Viewer::Seat(RED)), ["cube/legionary > cube-on/purge/1/0"]);
    table.play(RED, cube);
    let seen = moves(&mut table, Viewer::Spectator);
    assert_eq!(seen[0], "seat/1/cube/legionary > cube-on/purge/1/1");
}
