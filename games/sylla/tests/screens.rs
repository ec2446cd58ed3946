//! Closed screens: what they hide, what everybody remembers, and when they are lifted. Ruling S25.

mod table;

use saturnalia_rules::{Dice, Secrets as _, Viewer};
use serde_json::json;
use sylla::answer::Answer;
use sylla::cards::{Building, Card, Colour, Token};
use sylla::options::Screens;
use sylla::{Event, Options, Sylla};
use table::{BLACK, BLUE, RED, Table, WHITE, closed, four, printed};

/// The keys of what these eyes were told, and what moved for them.
fn told(table: &Table, viewer: Viewer) -> Vec<String> {
    let notices = table.told.iter().filter_map(|event| Sylla::tell(event, printed(), viewer));
    notices
        .flat_map(|notice| {
            let moves = notice.moves.into_iter().map(|moved| format!("{} > {}", moved.from, moved.to));
            notice.label.map(|label| label.key.to_string()).into_iter().chain(moves).collect::<Vec<_>>()
        })
        .collect()
}

/// Blue buys an insula and takes these two tokens.
fn insula(first: Token, second: Token, ladder: &serde_json::Value) -> Table {
    let mut table = closed(json!({
        "phase": "buildings", "round": 5, "consul": 0, "buildings": ["insula"], "ladder": ladder,
        "events": ["purge", "pillage", "slave_revolt"],
        "players": [{ "upright": ["senator"], "denarii": 7, "civic": 1 }, { "upright": [] }, { "upright": [] }, { "upright": [] }],
    }));
    table.play(BLUE, Answer::Sell { building: Building::Insula, colour: Colour::Red });
    for seat in [RED, WHITE, BLACK] {
        table.play(seat, Answer::Pass);
    }
    table.play(BLUE, Answer::BidCards(1)).play(BLUE, Answer::Turn(Card::Senator));
    table.play(BLUE, Answer::Take(first)).play(BLUE, Answer::Take(second));
    table
}

#[test]
fn new_tables_close_the_screens_and_games_written_without_them_stay_open() {
    assert_eq!(Options::default().screens, Screens::Closed);
    assert_eq!(serde_json::from_str::<Options>("{}").unwrap().screens, Screens::Open);
    assert_eq!(serde_json::to_string(&Options::default()).unwrap(), r#"{"screens":"closed"}"#);
}

#[test]
fn closed_screens_hide_money_tokens_and_score_from_everybody_else() {
    let table = closed(json!({ "players": [{ "denarii": 7, "civic": 2, "upright": ["slave"] }] }));
    for viewer in [Viewer::Seat(RED), Viewer::Spectator] {
        let view = table.position.view(viewer);
        let blue = &view.players[0];
        assert_eq!((&blue.behind_screen, blue.score, blue.score_lines.len()), (&None, None, 0));
        assert!(view.events.iter().all(|event| event.costs[0].is_none()));
        let sheet = table.position.score_sheet(viewer);
        assert_eq!(sheet.lines.iter().map(|line| line.points[0]).collect::<Vec<_>>(), [10, 0, 0, 0, 0, 0]);
        assert!(sheet.remarks.iter().any(|remark| remark.key == "sylla-score-screens"));
    }
    for viewer in [Viewer::Seat(BLUE), Viewer::Truth] {
        let view = table.position.view(viewer);
        assert_eq!(view.players[0].behind_screen.as_ref().map(|screen| (screen.denarii, screen.civic)), Some((7, 2)));
        assert_eq!(view.players[0].score, Some(10 + 3 + 4));
    }
}

#[test]
fn in_an_election_nobody_sees_what_another_could_bid() {
    let mut table = closed(json!({ "consul": 0, "players": [{ "denarii": 7, "upright": ["senator"] }] }));
    table.play(BLUE, Answer::BidDenarii(2));
    let most = |viewer| table.position.view(viewer).auction.expect("an election").most;
    assert_eq!(most(Viewer::Seat(BLUE))[0], Some(8));
    assert_eq!(most(Viewer::Seat(RED))[0], None);
}

#[test]
fn a_token_of_the_insula_goes_behind_a_closed_screen_unseen() {
    let table = insula(Token::Civic, Token::Leisure, &json!({}));
    let own = told(&table, Viewer::Seat(BLUE));
    assert!(own.contains(&"sylla-told-token-insula".to_owned()));
    assert!(own.contains(&"box/token/leisure > seat/0/screen".to_owned()));
    let others = told(&table, Viewer::Seat(RED));
    assert!(others.contains(&"sylla-told-token-insula-unseen".to_owned()));
    assert!(others.contains(&"box/token > box/screen/0".to_owned()));
    assert!(!others.iter().any(|told| told.contains("leisure") || told.ends_with("seat/0/screen")));
}

#[test]
fn amounts_that_go_behind_a_closed_screen_are_told_to_their_owner_alone() {
    let mut table = closed(json!({ "phase": "income" }));
    table.idle_while(|state| state.phase <= sylla::state::Phase::Income);
    let of = |viewer: Viewer, key: &str| told(&table, viewer).iter().filter(|told| *told == key).count();
    assert_eq!(of(Viewer::Seat(BLUE), "sylla-told-income"), 1);
    assert_eq!(of(Viewer::Seat(BLUE), "sylla-told-income-unseen"), 3);
    assert_eq!(of(Viewer::Spectator, "sylla-told-income-unseen"), 4);
}

#[test]
fn others_imagine_unseen_tokens_and_remember_the_rest() {
    let table = insula(Token::Civic, Token::Civic, &json!({}));
    let mut dice = Dice::imagined(1);
    let mut worlds = |viewer| -> Vec<_> {
        (0..60).map(|_| table.position.imagine(viewer, &mut dice).state().players[BLUE].clone()).collect()
    };
    assert!(worlds(Viewer::Seat(BLUE)).iter().all(|blue| blue.tokens == [3, 0, 0]));
    let imagined = worlds(Viewer::Seat(RED));
    assert!(imagined.iter().all(|blue| blue.tokens[0] >= 1 && blue.tokens.iter().sum::<u8>() == 3));
    assert!(imagined.iter().all(|blue| blue.denarii == 7), "money goes there for all to see");
    assert!([[3, 0, 0], [1, 2, 0], [1, 0, 2], [1, 1, 1]].iter().all(|one| imagined.iter().any(|b| b.tokens == *one)));
}

#[test]
fn a_crisis_shows_all_tokens_of_its_kind_to_everybody() {
    let mut table = insula(Token::Civic, Token::Leisure, &json!({ "civic": 1 }));
    table.idle_while(|state| state.shown.last.is_none() && !state.finished);
    let view = table.position.view(Viewer::Seat(RED));
    assert_eq!(view.shown.iter().map(|shown| (shown.token, shown.counts[0])).collect::<Vec<_>>(), [(Token::Civic, 2)]);
}

#[test]
fn whoever_shows_neither_most_nor_fewest_in_a_crisis_is_told_of_too() {
    let scenario = || {
        json!({
            "phase": "famine_and_crises", "round": 3, "ladder": { "health": 1 },
            "players": [{ "health": 4 }, { "health": 2 }, { "health": 2 }, { "health": 1 }],
        })
    };
    let table = closed(scenario());
    assert!(table.heard(&Event::CrisisShown { seat: RED, tokens: 2 }));
    assert!(table.heard(&Event::CrisisShown { seat: WHITE, tokens: 2 }));
    let open = four(scenario());
    assert!(!open.heard(&Event::CrisisShown { seat: RED, tokens: 2 }), "open screens show it anyway");
    assert_eq!(table.glory(), open.glory());
}

#[test]
fn at_the_end_all_screens_are_lifted() {
    let mut table = insula(Token::Civic, Token::Leisure, &json!({}));
    table.idle_to_the_end();
    for viewer in [Viewer::Seat(RED), Viewer::Spectator] {
        let view = table.position.view(viewer);
        assert!(view.players.iter().all(|player| player.behind_screen.is_some() && player.score.is_some()));
        let sheet = table.position.score_sheet(viewer);
        assert_eq!(sheet.totals, table.position.outcome().unwrap().points.to_vec());
    }
    assert!(told(&table, Viewer::Seat(RED)).contains(&"box/screen/0 > seat/0/screen".to_owned()));
}
