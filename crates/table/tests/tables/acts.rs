//! What people do.

use saturnalia_protocol::RefusalCode;
use saturnalia_protocol::wire::{Act, Consent, SeatKind, Status};
use saturnalia_rules::{Seat, Seed};
use saturnalia_table::{BotPolicy, DayTable, Decision, Line, Person, Sitter, Through, What, replay};
use serde_json::json;

use crate::room::{GAMES, Room, START, livia, marcus, opening};

const HERS: Seat = Seat(0);
const HIS: Seat = Seat(1);
/// The offers of the first question: to draw a card shows something, to stay shows nothing.
const DRAW: usize = 0;
const STAY: usize = 1;

#[test]
fn a_table_starts_when_nobody_is_waited_for_and_not_before() {
    let mut room = Room::planned(json!({"game": "high-card", "seats": ["me", "open", "open"], "public": true}));
    assert_eq!(room.table.status(), Status::Open);
    assert!(room.journal.is_empty(), "nothing has happened");
    assert_eq!(room.act(&livia(), Act::Start {}), Err(RefusalCode::NotFull));
    room.act(&marcus(), Act::Join { seat: Some(Seat(2)), invite: None, seal: None }).unwrap();
    assert_eq!(room.table.status(), Status::Open);
    room.act(&livia(), Act::AddBot { spec: "random".to_owned(), seat: None }).unwrap();
    assert_eq!(room.table.status(), Status::Running);
    assert_eq!(room.table.names(), ["Livia", "random", "Marcus"]);
}

#[test]
fn whoever_may_not_see_a_table_is_told_that_there_is_none() {
    let room = Room::open(json!(["me", "invited"]));
    let join = |invite| Act::Join { seat: None, invite, seal: None };
    assert_eq!(room.decide(&marcus(), &join(None)).unwrap_err(), RefusalCode::NotFound);
    let wrong = saturnalia_protocol::InviteCode(9);
    assert_eq!(room.decide(&marcus(), &join(Some(wrong))).unwrap_err(), RefusalCode::NotFound);
    assert_eq!(
        room.decide(&marcus(), &join(Some(room.table.header().invite))).unwrap().len(),
        2,
        "sits down, it starts"
    );
    let refused = room.table.finished_game(Some(marcus().account), None).unwrap_err();
    assert_eq!(refused.code, RefusalCode::NotFound);
    assert_eq!(room.table.score(None, None, None).unwrap_err().code, RefusalCode::NotFound);
}

#[test]
fn an_answer_counts_once_and_only_from_its_own_seat() {
    let mut room = Room::of_two(json!({}));
    let (mine, his) = (room.choice(&livia(), HERS, STAY), room.turn(&marcus(), HIS));
    assert!(his.ask.is_none(), "he is not asked yet");
    assert_eq!(room.act(&marcus(), mine.clone()), Err(RefusalCode::NotYourSeat));
    room.act(&livia(), mine.clone()).unwrap();
    assert_eq!(room.act(&livia(), mine.clone()), Err(RefusalCode::NotAsked));
    room.play(&marcus(), HIS, STAY);
    assert_eq!(room.act(&livia(), mine), Err(RefusalCode::Stale), "she is asked again, something else");
}

/// The same answer in other letters: sixteen kilobytes of them could be sent with every answer.
#[test]
fn an_answer_was_kept_in_whatever_way_somebody_had_written_it() {
    let mut room = Room::of_two(json!({}));
    let offered = room.turn(&livia(), HERS).ask.unwrap().offers[STAY].answer.clone();
    let letter = offered.get().chars().nth(1).unwrap();
    let respelt = offered.get().replacen(letter, &format!("\\u{:04x}", u32::from(letter)), 1);
    let answer = serde_json::value::RawValue::from_string(respelt).unwrap();
    room.act(&livia(), Act::play(HERS, room.table.version(), answer)).unwrap();
    let line = room.journal.last().unwrap();
    assert!(line.contains(offered.get()) && !line.contains("\\u"), "{line}");
}

#[test]
fn whoever_resigned_could_do_it_again_for_ever() {
    let mut room = Room::planned(json!({"game": "high-card", "seats": ["me", "open", "open"], "public": true}));
    room.act(&marcus(), Act::Join { seat: None, invite: None, seal: None }).unwrap();
    let gaius = Person { account: saturnalia_protocol::AccountId(3), name: "Gaius".to_owned(), ..marcus() };
    room.act(&gaius, Act::Join { seat: None, invite: None, seal: None }).unwrap();
    let favour = |seat: Seat| Act::Resign { seat: HERS, in_favour_of: seat };
    room.act(&livia(), favour(HIS)).unwrap();
    let entries = room.table.entries();
    assert_eq!(room.act(&livia(), favour(HIS)), Err(RefusalCode::NotOffered));
    assert_eq!(room.table.entries(), entries);
    room.act(&livia(), favour(Seat(2))).unwrap();
}

#[test]
fn what_is_refused_halfway_has_not_happened_at_all() {
    let mut room = Room::of_two(json!({}));
    let before = (room.table.version(), room.table.record().get().to_owned());
    let not_offered = serde_json::value::RawValue::from_string("\"nonsense\"".to_owned()).unwrap();
    let both = vec![What::Resign { seat: HERS, in_favour_of: HIS }, What::play(HERS, not_offered)];
    assert_eq!(room.carry_out(both).unwrap_err().code, RefusalCode::NotOffered);
    assert_eq!((room.table.version(), room.table.record().get().to_owned()), before);
    assert_eq!(room.table.status(), Status::Running, "she has not resigned");
}

#[test]
fn a_clock_that_is_set_back_does_not_turn_the_table_back() {
    let mut room = Room::of_two(json!({}));
    room.now = START + 5000;
    room.play(&livia(), HERS, STAY);
    room.now = START - 60_000;
    room.play(&marcus(), HIS, STAY);
    let times: Vec<i64> = room.journal.iter().map(|line| serde_json::from_str::<Line>(line).unwrap().0).collect();
    assert!(times.is_sorted(), "{times:?}");
    assert_eq!(room.table.updated(), START + 5000);
}

#[test]
fn what_nobody_has_learned_from_is_taken_back_freely_and_nothing_else() {
    let mut room = Room::of_two(json!({}));
    room.play(&livia(), HERS, STAY);
    let undo = room.turn(&livia(), HERS).undo.unwrap();
    assert_eq!((undo.to, undo.free), (0, true));
    room.act(&livia(), Act::Undo { to: 0 }).unwrap();
    assert_eq!(room.table.entries(), 0);

    room.play(&livia(), HERS, DRAW);
    assert!(!room.turn(&livia(), HERS).undo.unwrap().free, "she has seen a card");
    assert_eq!(room.act(&livia(), Act::Undo { to: 0 }), Err(RefusalCode::ConsentNeeded));
    // With his consent she may.
    room.act(&livia(), Act::AskUndo { to: 0 }).unwrap();
    let request = room.see(&marcus(), HIS).table.request.unwrap();
    assert_eq!((request.wants, request.by, request.waiting), (Consent::Undo { to: 0 }, HERS, vec![HIS]));
    assert_eq!(room.act(&livia(), Act::Consent { agree: true }), Err(RefusalCode::NoRequest));
    room.act(&marcus(), Act::Consent { agree: true }).unwrap();
    assert_eq!(room.table.entries(), 0);
    assert!(room.see(&livia(), HERS).table.request.is_none());
}

#[test]
fn nobody_takes_back_what_another_person_has_answered_but_a_bot_does_not_mind() {
    let mut room = Room::of_two(json!({}));
    room.play(&livia(), HERS, STAY);
    room.play(&marcus(), HIS, STAY);
    assert_eq!(room.act(&livia(), Act::Undo { to: 0 }), Err(RefusalCode::ConsentNeeded));

    let mut room = Room::open(json!(["me", {"bot": {"spec": "random"}}]));
    room.play(&livia(), HERS, STAY);
    room.carry_out(vec![What::play(HIS, serde_json::from_str("\"stay\"").unwrap())]).unwrap();
    room.act(&livia(), Act::Undo { to: 0 }).unwrap();
    assert_eq!(room.table.entries(), 0);
}

#[test]
fn nobody_goes_back_behind_what_they_learned_of_a_deal_that_others_play_too() {
    let deal = DayTable { day: 20_410, game: "high-card".into(), seed: Seed([0; 32]), opponent: "random".into() };
    let mut room = Room::of(opening(&livia(), 1).of_day(deal).unwrap());
    assert!(room.table.is_sealed() && room.table.asked().contains(HERS));
    room.play(&livia(), HERS, STAY);
    room.act(&livia(), Act::Undo { to: 0 }).unwrap();
    room.play(&livia(), HERS, DRAW);
    assert_eq!(room.act(&livia(), Act::Undo { to: 0 }), Err(RefusalCode::ConsentNeeded));
    assert_eq!(room.act(&livia(), Act::AskUndo { to: 0 }), Err(RefusalCode::NothingToUndo));
}

#[test]
fn whoever_is_alone_agrees_with_themselves() {
    let mut room = Room::open(json!(["me", {"local": {"name": "Anna"}}]));
    room.play(&livia(), HERS, DRAW);
    room.act(&livia(), Act::AskUndo { to: 0 }).unwrap();
    assert_eq!(room.table.entries(), 0);
    room.act(&livia(), Act::AskPause {}).unwrap();
    assert_eq!(room.table.status(), Status::Paused);
    assert_eq!(room.act(&livia(), Act::Undo { to: 0 }), Err(RefusalCode::Paused));
    room.act(&livia(), Act::Resume {}).unwrap();
    assert_eq!(room.table.status(), Status::Running);
}

#[test]
fn bots_give_up_once_all_people_have() {
    let mut room = Room::open(json!(["me", {"bot": {"spec": "random"}}, {"local": {"name": "Anna"}}]));
    room.act(&livia(), Act::Resign { seat: HERS, in_favour_of: HIS }).unwrap();
    assert_eq!(room.table.status(), Status::Running, "Anna plays on");
    room.act(&livia(), Act::Resign { seat: Seat(2), in_favour_of: HIS }).unwrap();
    assert_eq!(room.table.status(), Status::Finished);

    let mut room = Room::open(json!(["me", {"bot": {"spec": "random"}}, {"bot": {"spec": "random"}}]));
    room.act(&livia(), Act::Resign { seat: HERS, in_favour_of: Seat(2) }).unwrap();
    assert_eq!(room.table.status(), Status::Finished);
    assert_eq!(room.table.game().outcome().unwrap().places[2], 1);
}

#[test]
fn a_bot_plays_on_for_whoever_leaves_and_the_pause_is_over() {
    let mut room = Room::of_two(json!({}));
    room.act(&livia(), Act::AskPause {}).unwrap();
    room.act(&marcus(), Act::Consent { agree: true }).unwrap();
    assert_eq!(room.table.status(), Status::Paused);
    room.act(&marcus(), Act::Leave {}).unwrap();
    assert_eq!(room.table.status(), Status::Running);
    let seat = room.see(&livia(), HERS).table.seats[1].clone();
    assert_eq!((seat.kind, seat.name.as_deref()), (SeatKind::Replaced, Some("Marcus")));
    room.play_out(&[livia()], STAY);
    let places = room.table.rated_result().unwrap();
    assert_eq!(places[1].place, 2, "whoever left is behind everybody who stayed");
}

#[test]
fn the_host_closes_a_table_that_has_not_started() {
    let mut room = Room::open(json!(["me", "invited"]));
    room.act(&livia(), Act::Leave {}).unwrap();
    assert_eq!(room.table.status(), Status::Closed);
    assert_eq!(room.act(&livia(), Act::Start {}), Err(RefusalCode::AlreadyStarted));
}

#[test]
fn a_program_is_noted_when_it_first_plays() {
    let mut room = Room::of_two(json!({}));
    let program = Person { through: Through::Token, ..livia() };
    let lines = |room: &Room| room.journal.iter().filter(|line| line.contains("program")).count();
    room.play(&program, HERS, STAY);
    assert_eq!(lines(&room), 1);
    room.play(&marcus(), HIS, STAY);
    room.play(&program, HERS, STAY);
    assert_eq!(lines(&room), 1);
    let seats = room.see(&marcus(), HIS).table.seats;
    assert_eq!([seats[0].program, seats[1].program], [true, false]);
}

#[test]
fn whoever_has_another_name_has_it_at_the_table_and_nobody_else_has() {
    let mut room = Room::of_two(json!({}));
    assert!(room.table.rename(saturnalia_protocol::AccountId(9), "Nemo".to_owned()).is_empty());
    let decided = room.table.rename(marcus().account, "Marcus Aurelius".to_owned());
    room.carry_out(decided).unwrap();
    assert_eq!(room.table.names(), ["Livia", "Marcus Aurelius"]);
    assert!(matches!(&room.table.seats()[1], Sitter::Person { name, .. } if name == "Marcus Aurelius"));
}

#[test]
fn what_is_said_is_plain_and_goes_into_the_room_of_whoever_says_it() {
    let room = Room::of_two(json!({}));
    let say = |by: &Person, text: &str| {
        room.table.decide(by, None, &Act::Chat { text: text.to_owned() }, &BotPolicy::default())
    };
    let nemo = Person { account: saturnalia_protocol::AccountId(9), ..livia() };
    for (by, expected) in [(livia(), "players"), (nemo, "spectators")] {
        match say(&by, "  salve ").unwrap() {
            Decision::Say { room, text } => {
                assert_eq!((serde_json::to_value(room).unwrap(), text.as_str()), (json!(expected), "salve"));
            }
            Decision::Write(decided) => panic!("{decided:?}"),
        }
    }
    for text in ["", "   ", "bell\u{7}", &"x".repeat(501)] {
        assert_eq!(say(&livia(), text).unwrap_err().code, RefusalCode::BadChat);
    }
}

#[test]
fn an_undo_past_what_somebody_has_learned_makes_a_game_unrated() {
    let mut room = Room::open(json!(["me", {"bot": {"spec": "random"}}]));
    room.play(&livia(), HERS, STAY);
    room.act(&livia(), Act::AskUndo { to: 0 }).unwrap();
    assert!(room.table.is_rated(), "she has learned nothing");
    room.play(&livia(), HERS, DRAW);
    room.act(&livia(), Act::AskUndo { to: 0 }).unwrap();
    assert_eq!(room.table.entries(), 0, "alone among bots she may");
    assert!(!room.table.is_rated(), "she has seen a card");
    let again = replay(GAMES, room.table.id(), &room.table.header().write(), &room.journal).unwrap().table;
    assert!(!again.is_rated());
}

#[test]
fn a_game_that_was_given_up_at_once_is_not_rated() {
    let mut room = Room::of_two(json!({}));
    assert!(room.table.is_rated() && !room.table.was_given_up());
    room.act(&marcus(), Act::Resign { seat: HIS, in_favour_of: HERS }).unwrap();
    assert_eq!(room.table.status(), Status::Finished);
    assert!(room.table.was_given_up() && !room.table.is_rated());
    assert_eq!(room.table.rated_result(), None);
}

#[test]
fn a_name_that_is_written_there_already_costs_no_line() {
    let room = Room::of_two(json!({}));
    assert!(room.table.rename(livia().account, "Livia".to_owned()).is_empty());
    assert_eq!(room.table.rename(livia().account, "Drusilla".to_owned()).len(), 1);
    assert!(room.table.rename(saturnalia_protocol::AccountId(9), "Nobody".to_owned()).is_empty());
}

#[test]
fn whoever_is_forgotten_leaves_an_anonymous_seat() {
    let replacement = BotPolicy::default().replacement;
    let mut room = Room::of_two(json!({}));
    room.carry_out(room.table.forget(livia().account, replacement)).unwrap();
    let seat = room.see(&marcus(), HIS).table.seats[0].clone();
    assert_eq!((seat.kind, seat.name.as_deref()), (SeatKind::Replaced, Some("Nemo")));
    // Before the start the host closes the table; at one that is over the name alone goes.
    let mut open = Room::open(json!(["me", "invited"]));
    open.carry_out(open.table.forget(livia().account, replacement)).unwrap();
    assert_eq!((open.table.status(), open.table.names()[0].as_str()), (Status::Closed, "Nemo"));
    let mut over = Room::of_two(json!({}));
    over.act(&livia(), Act::Resign { seat: HERS, in_favour_of: HIS }).unwrap();
    let lines = over.table.forget(livia().account, replacement);
    assert_eq!(lines.len(), 1);
    over.carry_out(lines).unwrap();
    assert_eq!((over.table.status(), over.table.names()[0].as_str()), (Status::Finished, "Nemo"));
}
