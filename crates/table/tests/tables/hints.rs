//! Advice.

use saturnalia_bots::Patience;
use saturnalia_protocol::RefusalCode;
use saturnalia_protocol::wire::WantHint;
use saturnalia_rules::Seat;
use saturnalia_table::{Opening, Person, Rating, advise};
use serde_json::json;

use crate::room::{Room, livia, marcus, opening};

fn asked(room: &Room, by: &Person, seat: u8) -> Result<usize, RefusalCode> {
    let wanted = WantHint { seat: Seat(seat), version: room.table.version(), idea: None, show: None };
    room.table.hint(by, None, wanted).map(|lines| lines.len()).map_err(|refusal| refusal.code)
}

#[test]
fn a_hint_costs_the_rating_once_and_names_an_offer() {
    let mut room = Room::open(json!(["me", {"bot": {"spec": "random"}}]));
    assert!(room.table.is_rated());
    let wanted = WantHint { seat: Seat(0), version: room.table.version(), idea: None, show: None };
    let cost = room.table.hint(&livia(), None, wanted).unwrap();
    assert_eq!(cost.len(), 1);
    room.carry_out(cost).unwrap();
    assert!(!room.table.is_rated());
    assert_eq!(asked(&room, &livia(), 0), Ok(0), "what is lost is not lost again");
    let over = Patience::until(std::time::Instant::now());
    let hint = advise(room.table.game(), wanted, 1, &over).unwrap();
    let offers = room.turn(&livia(), Seat(0)).ask.unwrap().offers;
    assert!(offers.iter().any(|offer| offer.answer.get() == hint.offers[0].answer.get()));
    // The question is the same: it may be answered as if nothing had happened.
    room.play(&livia(), Seat(0), 1);
}

#[test]
fn where_nothing_counts_help_is_free() {
    let livia = livia();
    let plan = json!({"game": "high-card", "seats": ["me", {"bot": {"spec": "random"}}]});
    let opening = Opening { rating: Rating::Unrated, ..opening(&livia, 1) };
    let room = Room::of(opening.open(serde_json::from_value(plan).unwrap()).unwrap());
    assert!(!room.table.is_rated());
    assert_eq!(asked(&room, &livia, 0), Ok(0));
}

#[test]
fn nobody_is_advised_against_another_person_nor_for_another_seat() {
    let room = Room::of_two(json!({}));
    assert_eq!(asked(&room, &livia(), 0), Err(RefusalCode::NoHints));
    let room = Room::open(json!(["me", {"bot": {"spec": "random"}}]));
    assert_eq!(asked(&room, &livia(), 1), Err(RefusalCode::NotYourSeat));
    assert_eq!(asked(&room, &livia(), 9), Err(RefusalCode::NoSuchSeat));
    assert_eq!(asked(&room, &marcus(), 0), Err(RefusalCode::NotFound), "the table is private");
    let stale = WantHint { seat: Seat(0), version: room.table.version() + 1, idea: None, show: None };
    assert_eq!(room.table.hint(&livia(), None, stale).unwrap_err().code, RefusalCode::Stale);
}
