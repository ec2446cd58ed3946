//! What is kept, and what it makes again.

use saturnalia_protocol::wire::{Act, Status};
use saturnalia_protocol::{RefusalCode, TableId};
use saturnalia_rules::{Chance, Seat};
use saturnalia_table::{Away, FrozenBy, Header, Line, Replayed, What, replay};
use serde_json::json;

use crate::room::{GAMES, Room, START, livia, marcus};

fn again(room: &Room) -> Replayed {
    replay(GAMES, room.table.id(), &room.table.header().write(), &room.journal).unwrap()
}

#[test]
fn a_table_is_what_its_journal_says_at_every_line() {
    let mut room = Room::of_two(json!({"pace": {"live": {"seconds": 60, "increment": 5}}}));
    let people = [livia(), marcus()];
    let same = |room: &Room| {
        let Replayed { table, frozen } = again(room);
        assert!(frozen.is_none());
        assert_eq!(table.version() as usize, room.journal.len());
        assert_eq!(table.record().get(), room.table.record().get());
        for (seat, person) in (0..).map(Seat).zip(&people) {
            let there = serde_json::to_string(&room.see(person, seat)).unwrap();
            let kept = Room { table: table.clone(), journal: Vec::new(), now: room.now };
            assert_eq!(serde_json::to_string(&kept.see(person, seat)).unwrap(), there);
        }
    };
    same(&room);
    let mut number = 0;
    while room.table.status() == Status::Running {
        room.now += 1000;
        number += 1;
        let seat = room.table.asked().first().unwrap();
        let person = &people[seat.index()];
        room.play(person, seat, number);
        same(&room);
        if number == 2 {
            room.act(&people[0], Act::AskUndo { to: 1 }).unwrap();
            same(&room);
            room.act(&people[1], Act::Consent { agree: true }).unwrap();
            same(&room);
        }
    }
    assert!(number > 6);
}

#[test]
fn a_line_that_this_program_cannot_read_sets_the_table_aside_and_writes_nothing() {
    let mut room = Room::of_two(json!({}));
    room.play(&livia(), Seat(0), 1);
    let entries = room.table.entries();
    for line in [r#"[1,{"play":{"seat":1,"answer":"an_answer_of_older_rules"}}]"#, r#"[1,"a line of the future"]"#] {
        let mut journal = room.journal.clone();
        journal.push(line.to_owned());
        let header = room.table.header().write();
        let Replayed { table, frozen } = replay(GAMES, room.table.id(), &header, &journal).unwrap();
        let frozen = frozen.unwrap();
        assert!(frozen.by == FrozenBy::Program && frozen.reason.starts_with("line 3: "), "{}", frozen.reason);
        assert_eq!((table.status(), table.entries()), (Status::Frozen, entries));
        assert!(table.asked().is_empty() && table.deadline(&Away::default()).is_none());
        assert_eq!(table.version() as usize, journal.len());
        // A server of before has noted that it could not read it: that is no other reason.
        journal.push(r#"[2,{"freeze":{"reason":"line 3: …"}}]"#.to_owned());
        assert_eq!(replay(GAMES, room.table.id(), &header, &journal).unwrap().frozen, Some(frozen));
        // Whoever can read it goes on.
        journal.remove(3);
        let mut table = replay(GAMES, room.table.id(), &header, &journal).unwrap().table;
        table.carry_out(vec![What::Thaw], START).unwrap();
        assert_eq!(table.status(), Status::Running);
    }
}

/// Nobody holds a card in the last round, so that nobody is asked.
#[test]
fn a_scenario_that_is_over_is_finished_and_its_old_answers_do_not_freeze_it() {
    let all: Vec<u8> = (0..12).collect();
    let over = json!({"round": 2, "hands": [[], []], "laid": all, "points": [2, 1]});
    let seats = json!(["me", {"bot": {"spec": "random"}}]);
    let mut room = Room::planned(json!({"game": "high-card", "seats": seats, "scenario": over}));
    assert_eq!(room.table.status(), Status::Finished, "as soon as it starts");
    // When such a position still asked somebody, this was written.
    room.journal.push(format!(r#"[{},{{"play":{{"seat":0,"answer":"stay"}}}}]"#, START + 1));
    let Replayed { table, frozen } = again(&room);
    assert_eq!((frozen, table.status(), table.entries()), (None, Status::Finished, 0));
    assert_eq!(table.version() as usize, room.journal.len());
    assert_eq!(table.record().get(), room.table.record().get());
}

#[test]
fn a_frozen_table_takes_no_answer_and_can_be_looked_at_until_it_is_taken_up() {
    let mut room = Room::of_two(json!({"pace": {"live": {"seconds": 60, "increment": 5}}}));
    let choice = room.choice(&livia(), Seat(0), 0);
    room.carry_out(vec![What::Freeze { reason: "other rules".to_owned() }]).unwrap();
    assert_eq!(room.act(&livia(), choice.clone()), Err(RefusalCode::Frozen));
    assert!(room.turn(&livia(), Seat(0)).ask.is_none());
    let frozen = again(&room).frozen.unwrap();
    assert_eq!((frozen.by, frozen.reason.as_str()), (FrozenBy::Line, "other rules"));
    assert_eq!(room.table.deadline(&Away::default()), None);

    room.now += 1_000_000;
    room.carry_out(vec![What::Thaw]).unwrap();
    assert_eq!((room.table.status(), again(&room).frozen), (Status::Running, None));
    assert!(room.table.deadline(&Away::default()).unwrap() >= room.now + 60_000, "nobody has lost time by it");
    room.act(&livia(), choice).unwrap();
}

#[test]
fn a_beginning_that_cannot_be_read_is_refused() {
    let room = Room::of_two(json!({}));
    let refused = |header: &str| replay(GAMES, room.table.id(), header, &[]).unwrap_err().code;
    assert_eq!(refused("{}"), RefusalCode::Frozen);
    let unknown = room.table.header().write().replace("high-card", "low-card");
    assert_eq!(refused(&unknown), RefusalCode::Frozen);
}

/// Tables are kept for ever: these are lines as the first servers wrote them.
#[test]
fn the_first_headers_and_lines_are_read() {
    let zeros = "00".repeat(32);
    let header = format!(
        r#"{{"game":"high-card","revision":1,"seed":"{zeros}","nonce":"{zeros}","seats":[{{"person":{{"account":"0000000000001","name":"Livia"}}}},"open"],"pace":"no_clock","public":true,"rated":true,"host":"0000000000001","invite":"0000000000002","created":1700000000000}}"#
    );
    let read: Header = serde_json::from_str(&header).unwrap();
    assert_eq!((read.chance, read.bond, read.scenario), (Chance::OneStream, None, None));
    let lines = [
        r#"[1,{"sit":{"seat":1,"sitter":{"person":{"account":"0000000000002","name":"Marcus"}}}}]"#,
        r#"[1,"start"]"#,
        r#"[2,{"play":{"seat":0,"answer":"stay"}}]"#,
        r#"[2,{"rewind":{"to":0}}]"#,
        r#"[2,{"play":{"seat":0,"answer":"stay"}}]"#,
        r#"[3,{"ask":{"by":1,"wants":"pause"}}]"#,
        r#"[3,{"agree":{"account":"0000000000001"}}]"#,
        r#"[3,"pause"]"#,
        r#"[4,"resume"]"#,
        r#"[4,{"ask":{"by":0,"wants":{"undo":{"to":0}}}}]"#,
        r#"[4,"decline"]"#,
        r#"[5,{"rename":{"account":"0000000000002","name":"Marc"}}]"#,
        r#"[5,{"program":{"account":"0000000000001"}}]"#,
        r#"[5,"wake"]"#,
        r#"[6,{"hint":{"seat":1}}]"#,
        r#"[7,{"replace":{"seat":1,"spec":"solid"}}]"#,
        r#"[8,{"resign":{"seat":1,"in_favour_of":0}}]"#,
        r#"[9,{"rematch":{"table":"0000000000003"}}]"#,
    ];
    let journal: Vec<String> = lines.map(str::to_owned).to_vec();
    let Replayed { table, frozen } = replay(GAMES, TableId(1), &header, &journal).unwrap();
    assert_eq!(frozen, None);
    assert_eq!((table.status(), table.version()), (Status::Finished, journal.len() as u32));
    assert_eq!((table.names(), table.rematch()), (vec!["Livia".to_owned(), "Marc".to_owned()], Some(TableId(3))));
    for text in lines {
        assert_eq!(serde_json::from_str::<Line>(text).unwrap().write(), text, "written as it was read");
    }
}
