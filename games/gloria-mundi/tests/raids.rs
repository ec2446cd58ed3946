//! Raids of one to six symbols with two to six players.

mod table;

use gloria_mundi::goods::{Basic, Basics, Token};
use gloria_mundi::options::Screens;
use gloria_mundi::state::End;
use gloria_mundi::{Answer, Event};
use saturnalia_rules::Seat;
use serde_json::json;
use table::*;

/// The tribute that lies on the spaces after `goth`, paid as printed.
fn tribute_on(goth: u8, spaces: u8) -> serde_json::Value {
    let of = |space| printed().roads.symbols(space);
    (goth + 1..=goth + spaces)
        .map(|space| json!({ "food": of(space).farm, "gold": of(space).city, "peace": of(space).peace }))
        .collect()
}

/// Refuses with so many spaces of tribute before the Goth and plays everything out by the first offer.
fn raid(players: u8, active: u8, spaces: u8) -> (Table, Basics) {
    let bare = json!({ "farm": 2, "city": 2, "peace": 2 });
    let seats: Vec<_> =
        (0..players).map(|_| json!({ "bare": bare, "hand": { "farm": 1, "city": 1, "peace": 1 } })).collect();
    let scenario = json!({ "phase": "goth", "active": active, "tribute": tribute_on(0, spaces), "seats": seats });
    let mut table = arrange(players, scenario);
    table.play(Seat(active), Answer::Refuse);
    let owed = match table.heard.iter().rev().find(|event| matches!(event, Event::GothMoved { .. })) {
        Some(Event::GothMoved { owed, .. }) => *owed,
        _ => panic!("the Goth has moved"),
    };
    while let Some(seat) = table.asked() {
        let first = table.offers()[0];
        if !matches!(first, Answer::LoseBare(_) | Answer::Reclaim(_)) {
            break;
        }
        table.play(seat, first);
    }
    (table, owed)
}

#[test]
fn one_to_six_symbols_are_served_in_turn_by_two_to_six_players() {
    for players in 2..=6 {
        for spaces in 1..=6 {
            for active in [0, players - 1] {
                let (table, owed) = raid(players, active, spaces);
                assert_eq!(owed.total(), spaces, "the first spaces have one symbol each");
                let losers: Vec<Seat> = table.heard.iter().filter_map(loser).collect();
                let expected: Vec<Seat> = (0..spaces).map(|turn| Seat((active + turn) % players)).collect();
                assert_eq!(losers, expected, "{players} players, {spaces} symbols, seat {active} active");
                let takers: Vec<Seat> = table.heard.iter().filter_map(taker).collect();
                assert_eq!(takers, expected, "and as many tokens are taken back in the same order");
                assert_eq!(table.state().goth, spaces);
                assert!(table.state().tribute.is_empty());
                assert_eq!(table.state().active, Seat((active + 1) % players));
            }
        }
    }
}

fn loser(event: &Event) -> Option<Seat> {
    if let Event::Lost { seat, .. } = event { Some(*seat) } else { None }
}

fn taker(event: &Event) -> Option<Seat> {
    if let Event::Reclaimed { seat, .. } = event { Some(*seat) } else { None }
}

/// Spaces with two or three symbols: one card for each symbol, however few spaces he walks.
#[test]
fn a_space_with_several_symbols_costs_a_card_for_each() {
    for players in 2..=6 {
        for (goth, owed) in [(11, Basics::new(1, 1, 0)), (23, Basics::new(0, 1, 1)), (30, Basics::new(1, 0, 1))] {
            let mut table = arrange(players, json!({ "phase": "goth", "goth": goth }));
            table.play(A, Answer::Refuse);
            assert_eq!(
                (table.state().goth, table.state().owed),
                (goth + 1, owed),
                "without tribute he walks one space"
            );
            let (first, second) = (table.offers()[0], *table.offers().last().expect("an offer"));
            table.play(A, first).play(B, second);
            let losers: Vec<Seat> = table.heard.iter().filter_map(loser).collect();
            assert_eq!(losers, [A, B], "{players} players");
            assert_eq!(table.state().active, B);
        }
    }
}

/// Six symbols on two spaces with two players: three cards each, and a full circle more than once.
#[test]
fn few_players_lose_several_cards_each_in_one_raid() {
    let bare = json!({ "farm": 3, "city": 3, "peace": 3 });
    let seat = json!({ "bare": bare, "hand": { "farm": 1, "city": 1, "peace": 1 } });
    let tribute = tribute_on(31, 3);
    let mut table = arrange(2, json!({ "phase": "goth", "goth": 31, "tribute": tribute, "seats": [seat, seat] }));
    table.play(A, Answer::Refuse);
    assert_eq!(table.state().owed.total(), 5);
    while let Some(answer) = table.offers().first().copied().filter(|answer| matches!(answer, Answer::LoseBare(_))) {
        let seat = table.asked().expect("somebody loses a card");
        table.play(seat, answer);
    }
    let lost = |seat| 9 - Basic::ALL.into_iter().map(|basic| table.player(seat).cards(basic)).sum::<u8>();
    assert_eq!((lost(A), lost(B)), (3, 2), "in turn, from the active player on");
}

/// In phase 3 as well: Rome would fall this turn, but a Roman lands first, also if another is ahead in tokens.
#[test]
fn a_landing_in_phase_3_comes_before_the_fall_of_rome() {
    let scenario = json!({ "phase": "activate", "laid": "city", "goth": 36, "seats": [
        { "steps": 30, "tokens": { "glory": 30 } },
        { "steps": 37, "tokens": { "gold": 1 }, "bare": {}, "built": { "city": ["C12"] } }] });
    let mut table = arrange(2, scenario);
    assert_eq!(table.asked(), Some(B));
    table.use_card(B, "C12");
    assert_eq!((table.state().ended, table.places(), table.state().goth), (Some(End::Africa), vec![2, 1], 36));
}

#[test]
fn a_player_may_serve_any_symbol_in_any_order() {
    // Spaces 1 to 3: farm, city, peace.
    let mut table = arrange(2, json!({ "phase": "goth", "tribute": tribute_on(0, 3) }));
    table.play(A, Answer::Refuse);
    assert_eq!(table.offers().len(), 3);
    table.play(A, Answer::LoseBare(Basic::Peace));
    assert_eq!(table.offers(), [Answer::LoseBare(Basic::Farm), Answer::LoseBare(Basic::City)]);
}

#[test]
fn one_player_can_lose_everything_when_the_other_has_nothing_that_fits() {
    let scenario = json!({ "phase": "goth", "goth": 3, "tribute": tribute_on(3, 2), "seats": [
        { "bare": { "farm": 3 } }, { "bare": { "city": 3 } }] });
    let mut table = arrange(2, scenario);
    table.play(A, Answer::Refuse).play(A, Answer::LoseBare(Basic::Farm)).play(A, Answer::LoseBare(Basic::Farm));
    assert_eq!((table.player(A).bare.farm, table.player(B).bare.city), (1, 3));
}

#[test]
fn all_walls_of_all_types_protect() {
    for (goth, id, basic) in [(0, "W01", "farm"), (1, "W04", "city"), (2, "W06", "peace")] {
        let scenario = json!({ "phase": "goth", "goth": goth, "seats": [{ "bare": {}, "built": { basic: [id] } }] });
        let mut table = arrange(2, scenario);
        table.play(A, Answer::Refuse).play(A, Answer::LoseWall(card(id)));
        let kept = table.player(A).bare.total();
        assert_eq!((kept, table.has(A, id)), (1, false), "{id}");
    }
}

#[test]
fn a_builder_on_a_card_does_not_protect_it() {
    let scenario = json!({ "phase": "goth", "seats": [{ "bare": {}, "built": { "farm": ["B01"] } }] });
    let mut table = arrange(2, scenario);
    table.play(A, Answer::Refuse);
    assert_eq!(table.offers(), [Answer::LoseBuilt(card("B01"))]);
}

#[test]
fn a_raid_into_rome_destroys_all_it_passes_and_then_ends_the_game() {
    let goth = 31;
    let spaces = printed().roads.rome() - 1 - goth;
    let scenario = json!({ "phase": "buy", "goth": goth, "tribute": tribute_on(goth, spaces),
        "seats": [{ "steps": 1 }, { "steps": 2 }, {}] });
    let mut table = arrange(3, scenario);
    table.play(A, Answer::Pass);
    while let Some(seat) = table.asked() {
        table.play(seat, table.offers()[0]);
    }
    assert_eq!((table.state().ended, table.places()), (Some(End::Rome), vec![2, 1, 3]));
    let lost = table.heard.iter().filter_map(loser).count();
    assert_eq!(lost, 9, "more symbols than cards: everything is gone");
    assert!(table.heard.iter().any(|event| matches!(event, Event::NothingLeftToLose { .. })));
}

/// Rome would fall at the end of this turn, but Africa is reached before.
#[test]
fn africa_comes_before_rome_in_the_same_turn() {
    let scenario = json!({ "phase": "buy", "goth": 36, "forum": { "0": "W01" },
        "seats": [{ "steps": 36, "tokens": { "food": 2, "gold": 1 } }, { "steps": 37 }] });
    let mut table = arrange(2, scenario);
    table.buy(A, "W01", Basic::Farm);
    assert_eq!((table.state().ended, table.places(), table.state().goth), (Some(End::Africa), vec![1, 2], 36));
}

#[test]
fn tokens_of_one_kind_are_handed_out_without_a_question() {
    let scenario = json!({ "phase": "goth", "goth": 3, "tribute": tribute_on(3, 2) });
    let mut table = arrange(2, scenario);
    table.play(A, Answer::Refuse).play(A, Answer::LoseBare(Basic::Farm)).play(B, Answer::LoseBare(Basic::Farm));
    let reclaimed: Vec<Event> = table.heard.iter().filter(|event| taker(event).is_some()).cloned().collect();
    assert_eq!(reclaimed, [A, B].map(|seat| Event::Reclaimed { seat, token: Token::Food, screens: Screens::Open }));
}
