//! What clocks do.

use saturnalia_protocol::wire::{Act, SeatKind, Status};
use saturnalia_rules::Seat;
use saturnalia_table::BotPolicy;
use serde_json::json;

use crate::room::{Room, START, livia, marcus};

const DAY: i64 = 24 * 60 * 60 * 1000;

fn live() -> Room {
    Room::of_two(json!({"pace": {"live": {"seconds": 60, "increment": 0}}}))
}

fn due(room: &Room) -> usize {
    room.table.due(room.now, &BotPolicy::default()).len()
}

#[test]
fn a_bot_plays_on_for_everybody_whose_time_has_run_out() {
    let mut room = live();
    // Both lay a card at once, so both think.
    room.play(&livia(), Seat(0), 1);
    room.play(&marcus(), Seat(1), 1);
    assert_eq!(room.table.asked().len(), 2);
    assert_eq!(room.table.deadline(), Some(START + 60_000));
    room.now = START + 59_999;
    assert_eq!(due(&room), 0);
    room.now = START + 60_000;
    assert_eq!(due(&room), 2);
    let decided = room.table.due(room.now, &BotPolicy::default());
    room.carry_out(decided).unwrap();
    assert_eq!((due(&room), room.table.deadline()), (0, None), "bots have no clock");
    let kinds: Vec<SeatKind> = room.see(&livia(), Seat(0)).table.seats.iter().map(|seat| seat.kind).collect();
    assert_eq!(kinds, [SeatKind::Replaced, SeatKind::Replaced]);
    room.play_out(&[], 0);
    assert_eq!(room.table.status(), Status::Finished);
}

#[test]
fn nobody_loses_a_live_game_because_it_was_not_looked_after() {
    let mut room = live();
    room.now = START + DAY;
    let decided = room.table.after_absence(room.now);
    assert_eq!(decided.len(), 1);
    room.carry_out(decided).unwrap();
    assert_eq!(due(&room), 0);
    assert_eq!(room.table.deadline(), Some(room.now + 60_000));
    assert!(room.table.after_absence(room.now).is_empty(), "once is enough");
}

#[test]
fn a_clock_of_days_runs_on_whoever_looks() {
    let mut room = Room::of_two(json!({"pace": {"days": {"days": 2}}}));
    room.now = START + 3 * DAY;
    assert!(room.table.after_absence(room.now).is_empty());
    assert_eq!(due(&room), 1);
}

#[test]
fn nothing_is_due_in_a_pause_nor_without_a_clock() {
    let mut room = live();
    room.act(&livia(), Act::AskPause {}).unwrap();
    room.act(&marcus(), Act::Consent { agree: true }).unwrap();
    room.now = START + DAY;
    assert_eq!((due(&room), room.table.deadline()), (0, None));
    room.act(&livia(), Act::Resume {}).unwrap();
    assert_eq!(room.table.deadline(), Some(room.now + 60_000), "the pause cost nothing");

    let room = Room::of_two(json!({}));
    assert_eq!((room.table.deadline(), room.table.has_live_clock()), (None, false));
}
