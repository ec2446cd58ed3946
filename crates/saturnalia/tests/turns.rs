//! What goes to every seat after every answer is written by a writer of its own: it must be the same to the letter as what everybody else reads.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use saturnalia::GAMES;
use saturnalia_protocol::AccountId;
use saturnalia_protocol::wire::{Act, ServerMessage, Status};
use saturnalia_rules::Viewer;
use saturnalia_table::{Away, BotPolicy, Decision, Fresh, Opened, Opening, Person, Rating, Through};
use serde_json::json;

/// Plays a game with answers drawn by a fixed sequence; all eyes look at every question.
fn everybody_looks_at_a_whole_game(game: &str) {
    let bots = BotPolicy::default();
    let person = Person { account: AccountId(1), name: "Livia \"Drusilla\"".to_owned(), through: Through::Session };
    let local = |name: &str| json!({"local": {"name": name}});
    let plan = json!({"game": game, "seats": ["me", local("Marcus"), local("Quintus")]});
    let fresh = Fresh::from_bytes(&[7; Fresh::BYTES]);
    let opening = Opening { games: GAMES, bots, person: &person, fresh, at: 0, rating: Rating::Unrated };
    let Opened { mut table, .. } = opening.open(serde_json::from_value(plan).unwrap()).unwrap();
    let (mut draw, mut known) = (1_u64, 0);
    loop {
        let frame = |eyes| table.frame(Some(person.account), eyes, known, table.public_points(), 5, &Away::default());
        let all: Vec<Viewer> = Viewer::all(table.game().seats()).collect();
        let written = table.game().write_turns(all.iter().map(|eyes| frame(*eyes)).collect(), 0);
        let mut start = 0;
        for (eyes, end) in all.into_iter().zip(written.ends) {
            let plain = serde_json::to_string(&ServerMessage::Turn(table.game().turn(frame(eyes)))).unwrap();
            let together = std::str::from_utf8(&written.json[start..end]).unwrap();
            assert_eq!(together, plain, "{game} after {} entries", table.entries());
            start = end;
        }
        assert_eq!(start, written.json.len());
        if table.status() != Status::Running {
            break;
        }
        known = table.entries();
        let seat = table.game().asked().first().unwrap();
        let offers = table
            .turn(Some(person.account), Viewer::Seat(seat), known, 0, &Away::default())
            .unwrap()
            .ask
            .unwrap()
            .offers;
        draw = draw.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let answer = offers[(draw >> 33) as usize % offers.len()].answer.clone();
        let Ok(Decision::Write(lines)) = table.decide(&person, None, &Act::play(seat, table.version(), answer), &bots)
        else {
            panic!("an offer was refused")
        };
        table.carry_out(lines, 0).unwrap();
    }
    assert!(table.entries() > 20, "{game} was played");
}

#[test]
fn a_turn_is_written_to_the_letter_as_everybody_reads_it() {
    for entry in GAMES.list() {
        everybody_looks_at_a_whole_game(entry.info.key);
    }
}
