//! What clocks do.

use saturnalia_protocol::wire::{Absence, Act, SeatKind, Status};
use saturnalia_rules::Seat;
use saturnalia_table::{Away, BotPolicy, Presence};
use serde_json::json;

use crate::room::{Room, START, livia, marcus};

const DAY: i64 = 24 * 60 * 60 * 1000;

fn live() -> Room {
    Room::of_two(json!({"pace": {"live": {"seconds": 60, "increment": 0}}}))
}

fn due(room: &Room) -> usize {
    room.table.due(room.now, &BotPolicy::default(), &Away::default()).len()
}

#[test]
fn a_bot_plays_on_for_everybody_whose_time_has_run_out() {
    let mut room = live();
    // Both lay a card at once, so both think.
    room.play(&livia(), Seat(0), 1);
    room.play(&marcus(), Seat(1), 1);
    assert_eq!(room.table.asked().len(), 2);
    assert_eq!(room.table.deadline(&Away::default()), Some(START + 60_000));
    room.now = START + 59_999;
    assert_eq!(due(&room), 0);
    room.now = START + 60_000;
    assert_eq!(due(&room), 2);
    let decided = room.table.due(room.now, &BotPolicy::default(), &Away::default());
    room.carry_out(decided).unwrap();
    assert_eq!((due(&room), room.table.deadline(&Away::default())), (0, None), "bots have no clock");
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
    assert_eq!(room.table.deadline(&Away::default()), Some(room.now + 60_000));
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
    assert_eq!((due(&room), room.table.deadline(&Away::default())), (0, None));
    room.act(&livia(), Act::Resume {}).unwrap();
    assert_eq!(room.table.deadline(&Away::default()), Some(room.now + 60_000), "the pause cost nothing");

    let room = Room::of_two(json!({}));
    assert_eq!((room.table.deadline(&Away::default()), room.table.has_live_clock()), (None, false));
}

#[test]
fn whoever_is_away_loses_no_seat_by_days_and_the_others_see_until_when() {
    let mut room = Room::of_two(json!({"pace": {"days": {"days": 2}}}));
    let asked = room.table.asked().first().unwrap();
    let whose = room.table.seat(asked).unwrap().player().unwrap();
    let away = Away::new(vec![(whose, vec![Absence { from: START + DAY, until: START + 10 * DAY }])]);
    room.now = START + 3 * DAY;
    let due = |room: &Room, away: &Away| room.table.due(room.now, &BotPolicy::default(), away).len();
    assert_eq!((due(&room, &Away::default()), due(&room, &away)), (1, 0));
    assert_eq!(room.table.deadline(&away), Some(START + 11 * DAY));
    let presence = Presence { away: away.clone(), now: room.now, ..Presence::default() };
    let seats = room.table.info(None, &presence).seats;
    let shown: Vec<Option<i64>> = seats.iter().map(|seat| seat.away).collect();
    assert_eq!(shown.iter().flatten().collect::<Vec<_>>(), [&(START + 10 * DAY)]);
    assert_eq!(seats[asked.index()].away, Some(START + 10 * DAY));
    let turn = room.table.turn(None, saturnalia_rules::Viewer::Spectator, 0, room.now, &away).unwrap();
    assert_eq!(turn.clocks.unwrap()[asked.index()], DAY, "one of two days was used up before");

    // Back again: what was left before is left now.
    room.now = START + 11 * DAY;
    assert_eq!(due(&room, &away), 1);
    let presence = Presence { away, now: room.now, ..Presence::default() };
    assert!(room.table.info(None, &presence).seats.iter().all(|seat| seat.away.is_none()));
}

#[test]
fn at_a_live_table_nobody_is_away() {
    let room = live();
    let away = Away::new(vec![(livia().account, vec![Absence { from: START, until: START + DAY }])]);
    assert_eq!(room.table.deadline(&away), Some(START + 60_000));
    let presence = Presence { away, now: START + 1, ..Presence::default() };
    assert!(room.table.info(None, &presence).seats.iter().all(|seat| seat.away.is_none()));
}
