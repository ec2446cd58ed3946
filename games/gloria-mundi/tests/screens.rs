//! Closed screens: what they hide, what everybody remembers, and when they are lifted. Ruling G33.

mod table;

use gloria_mundi::goods::{Basic, Basics, Token};
use gloria_mundi::options::Screens;
use gloria_mundi::state::End;
use gloria_mundi::{Answer, GloriaMundi, Options};
use saturnalia_rules::{Dice, Secrets as _, Viewer};
use serde_json::json;
use table::*;

const OTHERS: [Viewer; 2] = [Viewer::Seat(B), Viewer::Spectator];

/// The keys of what these eyes were told, and what moved for them.
fn told(table: &Table, viewer: Viewer) -> Vec<String> {
    let notices = table.heard.iter().filter_map(|event| GloriaMundi::tell(event, printed(), viewer));
    notices
        .flat_map(|notice| {
            let moves = notice.moves.into_iter().map(|moved| format!("{} > {}", moved.from, moved.to));
            notice.label.map(|label| label.key.to_string()).into_iter().chain(moves).collect::<Vec<_>>()
        })
        .collect()
}

fn heard(table: &Table, viewer: Viewer, what: &str) -> bool {
    told(table, viewer).iter().any(|one| one == what)
}

#[test]
fn new_tables_open_the_screens_and_so_do_games_written_without_a_choice() {
    assert_eq!(Options::default().screens, Screens::Open);
    assert_eq!(serde_json::from_str::<Options>("{}").unwrap().screens, Screens::Open);
    let closed = Options { screens: Screens::Closed };
    assert_eq!(serde_json::to_string(&closed).unwrap(), r#"{"screens":"closed"}"#);
    let view = arrange(2, json!({})).position.view(Viewer::Spectator);
    assert!(view.players.iter().all(|player| player.screen.is_some()));
}

#[test]
fn closed_screens_hide_tokens_and_hands_from_everybody_else() {
    let table = closed(2, json!({ "seats": [{ "tokens": { "food": 3, "glory": 2 } }] }));
    for viewer in OTHERS {
        let view = table.position.view(viewer);
        assert_eq!((&view.players[0].screen, view.players[0].hand), (&None, 27));
        assert!(view.players[0].display.iter().all(|pile| pile.product_if_laid.is_none()), "what could be laid");
        let sheet = table.position.score_sheet(viewer);
        assert_eq!(sheet.lines[0].details[0][0].key, "gloria-score-behind-screen");
        let lying = GloriaMundi::lying(&view, viewer);
        assert!(lying.iter().all(|(piece, count)| piece.0 != "seat/0/tokens" || *count == 0));
        assert!(lying.iter().any(|(piece, count)| piece.0 == "seat/0/hand" && *count == 27));
    }
    for viewer in [Viewer::Seat(A), Viewer::Truth] {
        let view = table.position.view(viewer);
        let screen = view.players[0].screen.as_ref().expect("one's own");
        assert_eq!((screen.tokens, screen.hand), (tokens(3, 0, 0, 2), Basics::new(11, 8, 8)));
        assert_eq!(table.position.score_sheet(viewer).lines[0].details[0][0].key, "gloria-score-tokens");
    }
}

#[test]
fn what_a_building_brings_for_tokens_is_not_told_to_others() {
    // Corona Civica brings peace for every glory; Castra for every peace card, which lie in the open.
    let table = closed(2, json!({ "seats": [{ "tokens": { "glory": 3 }, "built": { "peace": ["P05", "P09"] } }] }));
    let brings = |viewer| {
        let built = &table.position.view(viewer).players[0].display[2].built;
        built.iter().map(|built| built.brings.is_some()).collect::<Vec<_>>()
    };
    assert_eq!(brings(Viewer::Seat(A)), [true, true]);
    assert_eq!(brings(Viewer::Seat(B)), [false, true]);
}

#[test]
fn which_buildings_could_act_is_told_to_their_owner() {
    let table = closed(
        2,
        json!({ "phase": "activate", "laid": "farm", "seats": [{ "tokens": { "food": 3 }, "built": { "farm": ["F13"] } }] }),
    );
    let usable = |viewer| table.position.view(viewer).activation.expect("A activates").usable;
    assert_eq!(usable(Viewer::Seat(A)), [card("F13")]);
    assert_eq!(OTHERS.map(usable), [vec![], vec![]]);
}

#[test]
fn amounts_that_go_behind_a_closed_screen_are_told_to_its_owner_alone() {
    let mut table = closed(
        2,
        json!({ "phase": "activate", "laid": "farm", "forum": { "1": "W03" }, "seats": [{
            "tokens": { "food": 6, "gold": 4, "peace": 2 }, "built": { "farm": ["F12"] } }, { "bare": {} }] }),
    );
    table.use_card(A, "F12").buy(A, "W03", Basic::City);
    for viewer in OTHERS {
        assert!(table.position.view(viewer).payment.is_none(), "a payment under way");
    }
    assert!(table.position.view(Viewer::Seat(A)).payment.is_some());
    table.play(A, Answer::PayExtra(Token::Food));
    for own in ["gloria-gave", "gloria-produced", "gloria-bought", "tokens/food > box", "tokens/gold > box"] {
        assert!(heard(&table, Viewer::Seat(A), own), "{own}");
        assert_eq!(OTHERS.map(|viewer| heard(&table, viewer, own)), [false; 2], "{own}");
    }
    for all in ["gloria-used", "gloria-produced-unseen", "gloria-bought-unseen", "forum/W03 > seat/0/building/W03"] {
        assert_eq!(OTHERS.map(|viewer| heard(&table, viewer, all)), [true; 2], "{all}");
    }
}

#[test]
fn tribute_lies_in_the_open_and_is_told_in_full() {
    let mut table = closed(2, json!({ "phase": "goth", "goth": 1, "tribute": [{ "gold": 1 }, { "peace": 1 }] }));
    table.play(A, Answer::PayTribute);
    assert!(heard(&table, Viewer::Seat(B), "gloria-tribute-paid"));
    assert!(heard(&table, Viewer::Seat(B), "box/screen/0 > tribute/4"));
    assert!(heard(&table, Viewer::Seat(A), "tokens/food > tribute/4"));
    let mut table = closed(2, json!({ "phase": "goth", "goth": 1, "tribute": [{ "gold": 1 }, { "peace": 1 }] }));
    table.play(A, Answer::Refuse).play(A, Answer::LoseBare(Basic::City)).play(B, Answer::LoseBare(Basic::Peace));
    table.play(A, Answer::Reclaim(Token::Gold));
    assert!(heard(&table, Viewer::Seat(B), "gloria-reclaimed"));
    assert!(heard(&table, Viewer::Seat(B), "spoils/gold > box/screen/0"));
    assert!(heard(&table, Viewer::Seat(B), "spoils/peace > tokens/peace"), "one's own");
}

#[test]
fn at_the_end_the_screens_are_lifted() {
    let mut table = closed(
        2,
        json!({ "phase": "activate", "laid": "city", "seats": [{
            "steps": 37, "tokens": { "gold": 1 }, "built": { "city": ["C12"] } }, { "tokens": { "food": 2 } }] }),
    );
    table.use_card(A, "C12");
    assert_eq!(table.state().ended, Some(End::Africa));
    for viewer in OTHERS {
        assert!(heard(&table, viewer, "gloria-screen-lifted-empty"), "A has paid the last gold");
        assert!(heard(&table, viewer, "gloria-screen-lifted"));
        let view = table.position.view(viewer);
        assert!(view.players.iter().all(|player| player.screen.is_some()));
        assert_eq!(table.position.score_sheet(viewer).lines[0].details[1][0].key, "gloria-score-tokens");
    }
    assert!(heard(&table, Viewer::Spectator, "box/screen/1 > seat/1/tokens"));
}

#[test]
fn whoever_counts_knows_what_lies_behind_a_closed_screen() {
    let table =
        closed(3, json!({ "seats": [{ "tokens": { "food": 3 } }, { "hand": { "farm": 1, "city": 2, "peace": 3 } }] }));
    let imagined = table.position.imagine(Viewer::Seat(C), &mut Dice::imagined(7));
    assert_eq!(imagined.state().players, table.state().players);
    assert_ne!(imagined.state().deck, table.state().deck, "the order of the deck nobody knows");
}
