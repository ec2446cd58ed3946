//! What bots do.

use saturnalia_bots::{BotKind, Patience};
use saturnalia_protocol::wire::Act;
use saturnalia_rules::Seat;
use saturnalia_table::{BotPolicy, replay};
use serde_json::json;

use crate::room::{GAMES, Room, livia, marcus};

fn random_bot() -> Room {
    let mut room = Room::open(json!(["me", {"bot": {"spec": "random"}}]));
    room.play(&livia(), Seat(0), 1);
    room
}

#[test]
fn a_bot_is_asked_when_its_seat_is_and_not_while_the_table_rests() {
    let bots = BotPolicy::default();
    let room = Room::open(json!(["me", {"bot": {"spec": "random"}}]));
    assert_eq!(room.table.bots_asked(&bots).count(), 0, "it is Livia's turn");
    let mut room = random_bot();
    let asked: Vec<_> = room.table.bots_asked(&bots).map(|asked| (asked.seat, asked.spec.kind)).collect();
    assert_eq!(asked, [(Seat(1), BotKind::Random)]);
    room.act(&livia(), Act::AskPause {}).unwrap();
    assert_eq!(room.table.bots_asked(&bots).count(), 0);
}

#[test]
fn an_answer_to_a_question_that_was_taken_back_is_not_kept() {
    let mut room = random_bot();
    let version = room.table.bots_asked(&BotPolicy::default()).next().unwrap().version;
    let thinker = room.table.thinker(Seat(1), BotKind::Random.spec(), 1, None);
    let answer = thinker.answer(&Patience::endless()).answer.unwrap();
    assert_eq!(room.table.bot_answers(Seat(1), version, answer.clone()).len(), 1);
    room.act(&livia(), Act::Undo { to: 0 }).unwrap();
    assert!(room.table.bot_answers(Seat(1), version, answer.clone()).is_empty(), "nobody asks it now");
    room.play(&livia(), Seat(0), 1);
    assert!(room.table.bot_answers(Seat(1), version, answer).is_empty(), "that was another question");
}

#[test]
fn no_bot_answers_for_a_person() {
    let mut room = Room::of_two(json!({}));
    room.play(&livia(), Seat(0), 1);
    let answer = room.turn(&marcus(), Seat(1)).ask.unwrap().offers[0].answer.clone();
    assert!(room.table.bot_answers(Seat(1), room.table.version(), answer).is_empty());
}

#[test]
fn where_the_deal_was_chosen_bots_are_the_same_each_time() {
    let seed = "11".repeat(32);
    let seats = json!(["me", {"bot": {"spec": "random"}}]);
    let mut chosen = Room::planned(json!({"game": "high-card", "seats": seats, "seed": seed}));
    let mut dealt = Room::open(seats);
    let answers = |room: &mut Room| {
        room.play(&livia(), Seat(0), 1);
        let answer = |drawn| {
            let thinker = room.table.thinker(Seat(1), BotKind::Random.spec(), drawn, None);
            thinker.answer(&Patience::endless()).answer.unwrap().get().to_owned()
        };
        let mut answers: Vec<String> = (0..32).map(answer).collect();
        answers.sort();
        answers.dedup();
        answers.len()
    };
    assert_eq!(answers(&mut chosen), 1);
    assert_eq!(answers(&mut dealt), 2, "it draws or stays, as chance has it");
}

#[test]
fn another_bot_plays_for_one_that_is_not_known_any_more() {
    let room = random_bot();
    let header = room.table.header().write().replace("\"random\"", "\"hal\"");
    let table = replay(GAMES, room.table.id(), &header, &room.journal).unwrap().table;
    let bots = BotPolicy { replacement: BotKind::Greedy.spec(), ..BotPolicy::default() };
    let asked = table.bots_asked(&bots).next().unwrap();
    assert_eq!((asked.spec.kind, asked.instead_of), (BotKind::Greedy, Some("hal")));
}

#[test]
fn only_a_bot_with_a_choice_and_a_time_searches_and_never_longer_than_it_may() {
    let room = random_bot();
    let bots = BotPolicy { milliseconds: 50, ..BotPolicy::default() };
    let searches = |spec: &str| room.table.thinker(Seat(1), spec.parse().unwrap(), 1, None).searches(&bots);
    assert_eq!(searches("strong").map(|time| time.as_millis()), Some(50));
    assert_eq!(searches("solid"), None);
    assert_eq!(searches("random"), None);
}
