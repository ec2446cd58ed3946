//! Taking a running table along to another place.

use saturnalia_protocol::wire::{Act, Luggage, Origin, SeatPlan, Status};
use saturnalia_protocol::{AccountId, RefusalCode};
use saturnalia_rules::{Seat, Viewer};
use saturnalia_table::{Away, BotPolicy, Fresh, Opening, Person, Sitter, replay};
use serde_json::{Value, json};

use crate::room::{GAMES, Room, finished_room, livia, marcus, opening};

const MINE: Viewer = Viewer::Seat(Seat(0));

/// Livia against two bots, in the middle of a game.
fn in_the_middle() -> Room {
    let mut room = Room::open(json!(["me", {"bot": {"spec": "random"}}, {"bot": {"spec": "greedy"}}]));
    let mut answers = 0;
    while answers < 2 {
        if !room.let_a_bot_answer() {
            room.play(&livia(), Seat(0), 0);
            answers += 1;
        }
    }
    while room.let_a_bot_answer() {}
    assert_eq!(room.table.status(), Status::Running);
    room
}

fn fresh(number: u8) -> Fresh {
    Fresh::from_bytes(&[number; Fresh::BYTES])
}

fn refused(room: &Room, by: &Person) -> RefusalCode {
    room.table.take_along(by, fresh(7)).unwrap_err().code
}

fn pack(room: &mut Room) -> Luggage {
    let decided = room.table.take_along(&livia(), fresh(7)).unwrap();
    room.carry_out(decided).unwrap();
    room.table.luggage(&livia()).unwrap()
}

fn changed(luggage: &Luggage, change: impl FnOnce(&mut Value)) -> Luggage {
    let mut value = serde_json::to_value(luggage).unwrap();
    change(&mut value);
    serde_json::from_value(value).unwrap()
}

#[test]
fn a_table_goes_on_elsewhere_with_what_its_person_knows_and_another_deck() {
    let mut others = 0;
    for number in 2..12 {
        let mut room = in_the_middle();
        let (known, asked) = (room.table.game().view(MINE), room.table.asked());
        let truth = room.table.game().view(Viewer::Truth);
        let luggage = pack(&mut room);
        let mut there = Room::of(opening(&livia(), number).unpack(&luggage).unwrap());
        assert_eq!(there.table.game().view(MINE).get(), known.get(), "to her it is the same");
        assert_eq!((there.table.asked(), there.table.status()), (asked, Status::Running));
        assert_eq!(there.table.names(), ["Livia", "random", "greedy"]);
        assert_eq!(there.table.header().origin, Some(Origin::TakenAlong { of: room.table.id() }));
        assert!(!there.table.is_rated());
        assert_eq!(there.table.id(), luggage.to);
        others += usize::from(there.table.game().view(Viewer::Truth).get() != truth.get());
        let last = there.table.entries() - 1;
        let back = there.act(&livia(), Act::Undo { to: last });
        assert_eq!(back, Err(RefusalCode::ConsentNeeded), "no free undo goes back past the journey");
        there.play_out(&[livia()], 1);
        assert!(there.finished().verify(GAMES).is_ok());
    }
    assert!(others > 0, "another deck each time");
}

#[test]
fn whoever_had_the_luggage_in_hand_does_not_know_what_is_hidden_where_it_arrives() {
    let luggage = pack(&mut in_the_middle());
    let worlds: Vec<String> = (2..12)
        .map(|number| {
            let there = opening(&livia(), number).unpack(&luggage).unwrap().table;
            there.game().view(Viewer::Truth).get().to_owned()
        })
        .collect();
    assert!(worlds.iter().any(|world| *world != worlds[0]), "the target draws, not what was sent");
}

#[test]
fn the_source_is_closed_before_anything_leaves_and_says_what_it_has_become() {
    let mut room = in_the_middle();
    assert_eq!(room.table.luggage(&livia()).unwrap_err().code, RefusalCode::NotRunning, "while it runs, nothing");
    let answer = room.choice(&livia(), Seat(0), 0);
    let luggage = pack(&mut room);
    assert_eq!((room.table.status(), room.table.gone()), (Status::Closed, Some(luggage.to)));
    assert_eq!(room.see(&livia(), Seat(0)).table.gone, Some(luggage.to));
    assert_eq!(room.act(&livia(), answer), Err(RefusalCode::NotRunning));
    assert!(!room.let_a_bot_answer(), "nobody is asked any more");
    assert_eq!(room.table.deadline(&Away::default()), None);
    let again = replay(GAMES, room.table.id(), &room.table.header().write(), &room.journal).unwrap();
    assert!(again.frozen.is_none());
    assert_eq!(again.table.gone(), Some(luggage.to), "what was kept says so too");
}

#[test]
fn a_request_that_was_lost_is_sent_again_and_comes_to_the_same() {
    let mut room = in_the_middle();
    let luggage = pack(&mut room);
    assert!(room.table.take_along(&livia(), fresh(9)).unwrap().is_empty(), "nothing more is written");
    let again = room.table.luggage(&livia()).unwrap();
    assert_eq!(serde_json::to_string(&again).unwrap(), serde_json::to_string(&luggage).unwrap());
    let there = opening(&livia(), 3).unpack(&luggage).unwrap().table;
    assert!(there.is_unpacked_from(&again, &livia()), "it is known again");
    assert!(!there.is_unpacked_from(&again, &marcus()), "by whoever it belongs to");
}

#[test]
fn a_table_that_did_not_arrive_goes_on_where_it_was() {
    let mut room = in_the_middle();
    assert_eq!(room.table.stay(&livia()).unwrap_err().code, RefusalCode::NotRunning, "it has not gone");
    let known = room.table.game().view(MINE);
    pack(&mut room);
    let decided = room.table.stay(&livia()).unwrap();
    room.carry_out(decided).unwrap();
    assert_eq!((room.table.status(), room.table.gone()), (Status::Running, None));
    assert_eq!(room.table.game().view(MINE).get(), known.get());
    room.play_out(&[livia()], 0);
    assert!(room.finished().verify(GAMES).is_ok());
}

#[test]
fn a_table_goes_there_and_back() {
    let mut room = in_the_middle();
    let known = room.table.game().view(MINE);
    let mut there = Room::of(opening(&livia(), 3).unpack(&pack(&mut room)).unwrap());
    let decided = there.table.take_along(&livia(), fresh(4)).unwrap();
    there.carry_out(decided).unwrap();
    let luggage = there.table.luggage(&livia()).unwrap();
    let mut back = Room::of(opening(&livia(), 5).unpack(&luggage).unwrap());
    assert_ne!(back.table.id(), room.table.id());
    assert_eq!(back.table.game().view(MINE).get(), known.get());
    back.play_out(&[livia()], 0);
    assert!(back.finished().verify(GAMES).is_ok());
}

#[test]
fn clocks_start_full_where_a_table_arrives() {
    let pace = json!({"live": {"seconds": 60, "increment": 0}});
    let seats = json!(["me", {"bot": {"spec": "random"}}]);
    let mut room = Room::planned(json!({"game": "high-card", "seats": seats, "pace": pace}));
    room.now += 50_000;
    let luggage = pack(&mut room);
    let there = Room::of(opening(&livia(), 3).unpack(&luggage).unwrap());
    assert_eq!(there.turn(&livia(), Seat(0)).clocks, Some(vec![60_000, 60_000]));
}

#[test]
fn a_paused_table_can_be_taken_along() {
    let mut room = in_the_middle();
    room.act(&livia(), Act::AskPause {}).unwrap();
    assert_eq!(room.table.status(), Status::Paused);
    let there = opening(&livia(), 3).unpack(&pack(&mut room)).unwrap().table;
    assert_eq!(there.status(), Status::Running);
}

#[test]
fn only_whoever_plays_against_bots_alone_takes_a_running_table_along() {
    assert_eq!(refused(&finished_room(), &livia()), RefusalCode::GameOver);
    assert_eq!(refused(&Room::open(json!(["me", "open"])), &livia()), RefusalCode::SeveralPeople);
    let mut closed = Room::open(json!(["me", "invited"]));
    closed.act(&livia(), Act::Leave {}).unwrap();
    assert_eq!(closed.table.status(), Status::Closed);
    assert_eq!(refused(&closed, &livia()), RefusalCode::SeveralPeople);

    let running = in_the_middle();
    assert_eq!(refused(&running, &marcus()), RefusalCode::NotFound, "he does not know that it exists");
    let seen =
        Room::planned(json!({"game": "high-card", "seats": ["me", {"bot": {"spec": "random"}}], "public": true}));
    assert_eq!(refused(&seen, &marcus()), RefusalCode::NotYourSeat);

    let two = Room::of_two(json!({}));
    assert_eq!(refused(&two, &livia()), RefusalCode::SeveralPeople);
    let one_device = Room::open(json!(["me", {"local": {"name": "Anna"}}, {"bot": {"spec": "random"}}]));
    assert_eq!(refused(&one_device, &livia()), RefusalCode::SeveralPeople, "what does Anna know?");

    // A bot plays on for Marcus: Livia is alone with it.
    let mut left = Room::of_two(json!({}));
    left.act(&marcus(), Act::Leave {}).unwrap();
    assert_eq!(refused(&left, &marcus()), RefusalCode::NotYourSeat);
    let luggage = pack(&mut left);
    assert_eq!(luggage.seats, [SeatPlan::Me, SeatPlan::Bot { spec: "solid".to_owned() }]);
    assert_eq!(left.table.luggage(&marcus()).unwrap_err().code, RefusalCode::NotYourSeat);
}

#[test]
fn a_frozen_table_stays_where_it_is() {
    let mut room = in_the_middle();
    room.journal.push(r#"[0,{"play":{"seat":0,"answer":"nonsense"}}]"#.to_owned());
    let frozen = replay(GAMES, room.table.id(), &room.table.header().write(), &room.journal).unwrap().table;
    assert_eq!(frozen.take_along(&livia(), fresh(7)).unwrap_err().code, RefusalCode::Frozen);
}

#[test]
fn luggage_that_cannot_be_gone_on_with_is_refused() {
    let luggage = pack(&mut in_the_middle());
    let refused = |luggage: &Luggage| opening(&livia(), 2).unpack(luggage).unwrap_err().code;
    let finished = finished_room();
    let seats = json!(["me", {"bot": {"spec": "random"}}]);
    let over = changed(&luggage, |value| {
        value["file"] = serde_json::from_str(finished.finished().file()).unwrap();
        value["seats"] = seats.clone();
    });
    assert_eq!(refused(&over), RefusalCode::GameOver);
    let others = [
        json!(["me", {"bot": {"spec": "random"}}]),
        json!(["me", "me", {"bot": {"spec": "random"}}]),
        json!(["me", "open", {"bot": {"spec": "random"}}]),
        json!(["me", {"local": {"name": "Anna"}}, {"bot": {"spec": "random"}}]),
        json!([{"bot": {"spec": "random"}}, {"bot": {"spec": "random"}}, {"bot": {"spec": "random"}}]),
        json!([]),
    ];
    for seats in others {
        assert_eq!(
            refused(&changed(&luggage, |value| value["seats"] = seats.clone())),
            RefusalCode::BadSeats,
            "{seats}"
        );
    }
    let bots = |spec: &str| json!(["me", {"bot": {"spec": spec}}, {"bot": {"spec": "random"}}]);
    assert_eq!(refused(&changed(&luggage, |value| value["seats"] = bots("cheater"))), RefusalCode::NoSuchBot);
    let slow = changed(&luggage, |value| value["seats"] = bots("strong:ms=9000"));
    let hurried = BotPolicy { milliseconds: 2000, ..BotPolicy::default() };
    let her = livia();
    let house = Opening { bots: hurried, ..opening(&her, 2) };
    assert_eq!(house.unpack(&slow).unwrap_err().code, RefusalCode::NoSuchBot, "not that long in this house");
    let pace = json!({"live": {"seconds": 1, "increment": 0}});
    assert_eq!(refused(&changed(&luggage, |value| value["pace"] = pace)), RefusalCode::BadOptions);
    assert_eq!(refused(&changed(&luggage, |value| value["file"]["game"] = json!("low-card"))), RefusalCode::NoSuchGame);
    assert_eq!(
        refused(&changed(&luggage, |value| value["file"]["seed"] = json!("00".repeat(32)))),
        RefusalCode::BadFile
    );
    assert_eq!(refused(&changed(&luggage, |value| value["file"] = json!({}))), RefusalCode::BadFile);
}

#[test]
fn the_seat_goes_to_whoever_unpacks() {
    let luggage = pack(&mut in_the_middle());
    let octavia = Person { account: AccountId(9), name: "Octavia".to_owned(), ..livia() };
    let there = opening(&octavia, 2).unpack(&luggage).unwrap().table;
    assert_eq!(there.seats()[0], Sitter::Person { account: octavia.account, name: "Octavia".to_owned() });
    assert_eq!(there.header().host, octavia.account);
}
