//! What can be made of a finished game.

use std::time::Duration;

use saturnalia_protocol::RefusalCode;
use saturnalia_protocol::wire::{Act, Origin, Pace, PlayOn, SameDeal, SeatPlan, Status};
use saturnalia_rules::{Seat, Viewer};
use saturnalia_table::{Rematch, Reviewer, Sitter, verify};
use serde_json::json;

use crate::room::{GAMES, Room, finished_room, livia, marcus, opening};

fn against_a_bot() -> Vec<SeatPlan> {
    vec![SeatPlan::Me, SeatPlan::Bot { spec: "greedy".to_owned() }]
}

#[test]
fn a_running_game_keeps_its_record_to_itself() {
    let room = Room::open(json!(["me", {"bot": {"spec": "random"}}]));
    let refused = room.table.finished_game(Some(livia().account), None).unwrap_err();
    assert_eq!(refused.code, RefusalCode::NotFinished);
}

#[test]
fn there_is_one_rematch_and_everybody_sits_one_seat_further() {
    let mut room = Room::of_two(json!({}));
    room.act(&marcus(), Act::Resign { seat: Seat(1), in_favour_of: Seat(0) }).unwrap();
    let Rematch::New(opened) = opening(&livia(), 2).rematch(&room.finished()).unwrap() else {
        panic!("nobody has asked before")
    };
    let new = opened.table;
    assert_eq!(new.status(), Status::Open, "nobody is made to play");
    let kept = Sitter::Reserved { account: marcus().account, name: "Marcus".to_owned() };
    assert_eq!(new.seats(), [kept, Sitter::Person { account: livia().account, name: "Livia".to_owned() }]);
    assert_eq!(new.header().invite, room.table.header().invite, "who could see the one can see the other");
    assert_ne!(new.game().commitment(), room.table.game().commitment());
    let nemo = saturnalia_table::Person { account: saturnalia_protocol::AccountId(9), ..livia() };
    assert_eq!(opening(&nemo, 3).rematch(&room.finished()).unwrap_err().code, RefusalCode::NotYourSeat);

    let decided = room.table.note_rematch(new.id()).unwrap();
    room.carry_out(decided).unwrap();
    assert_eq!(room.table.note_rematch(new.id()).unwrap_err().code, RefusalCode::Stale);
    let there = opening(&marcus(), 4).rematch(&room.finished()).unwrap();
    assert!(matches!(there, Rematch::There(table) if table == new.id()));
}

#[test]
fn the_same_deal_is_the_same_and_counts_no_more() {
    let room = finished_room();
    let wanted = SameDeal { seats: against_a_bot(), pace: Pace::NoClock, public: false };
    let same = opening(&livia(), 2).same_deal(&room.finished(), &wanted).unwrap().table;
    assert_eq!((same.header().seed, same.header().nonce), (room.table.header().seed, room.table.header().nonce));
    assert_ne!(same.game().commitment(), room.table.game().commitment(), "it is committed to as what it is");
    assert_eq!((same.is_rated(), same.header().origin), (false, Some(Origin::SameDeal { of: room.table.id() })));
    assert_ne!(same.id(), room.table.id());

    let alone = SameDeal { seats: vec![SeatPlan::Me], ..wanted };
    assert_eq!(opening(&livia(), 2).same_deal(&room.finished(), &alone).unwrap_err().code, RefusalCode::BadSeats);
}

/// It was once taken as it came.
#[test]
fn the_same_deal_is_not_played_at_a_pace_that_nobody_can_keep() {
    let pace = Pace::Live { seconds: 1, increment: 0 };
    let wanted = SameDeal { seats: against_a_bot(), pace, public: false };
    let refused = opening(&livia(), 2).same_deal(&finished_room().finished(), &wanted).unwrap_err();
    assert_eq!(refused.code, RefusalCode::BadOptions);
}

#[test]
fn playing_on_keeps_what_my_seat_knew_and_draws_the_rest_anew() {
    let room = finished_room();
    let entry = 3;
    let mut others = 0;
    let before = room.finished().step(GAMES, Viewer::Seat(Seat(0)), entry).unwrap();
    let truth = room.finished().step(GAMES, Viewer::Truth, entry).unwrap();
    for number in 2..12 {
        let wanted = PlayOn { entry: entry as u32, seats: against_a_bot() };
        let mut on = Room::of(opening(&livia(), number).play_on(&room.finished(), &wanted).unwrap());
        assert_eq!(on.table.entries(), entry as u32);
        assert_eq!(on.table.game().view(Viewer::Seat(Seat(0))).get(), before.view.get());
        others += usize::from(on.table.game().view(Viewer::Truth).get() != truth.view.get());
        assert_eq!((on.table.status(), on.table.is_rated()), (Status::Running, false));
        on.play_out(&[livia()], 1);
        assert!(on.finished().verify(GAMES).is_ok());
    }
    assert!(others > 0, "another deck each time");

    let wanted = |entry, seats| PlayOn { entry, seats };
    let refused = |wanted| opening(&livia(), 2).play_on(&room.finished(), &wanted).unwrap_err().code;
    assert_eq!(refused(wanted(999, against_a_bot())), RefusalCode::NoSuchEntry);
    assert_eq!(refused(wanted(3, vec![SeatPlan::Me, SeatPlan::Open])), RefusalCode::BadSeats);
}

#[test]
fn a_file_proves_what_the_table_showed_and_makes_a_table_again() {
    let room = finished_room();
    let file = room.finished().file().to_owned();
    let verified = verify(GAMES, &file).unwrap();
    assert_eq!(verified.commitment, room.table.game().commitment().to_string());
    assert_eq!(verified.outcome, room.table.game().outcome());

    let copy = opening(&marcus(), 5).import(&file).unwrap().table;
    assert_eq!((copy.status(), copy.header().origin), (Status::Finished, Some(Origin::Imported)));
    assert_eq!(copy.names(), room.table.names());
    let mut half: serde_json::Value = serde_json::from_str(&file).unwrap();
    half["entries"].as_array_mut().unwrap().truncate(2);
    let mut half = Room::of(opening(&marcus(), 5).import(&half.to_string()).unwrap());
    assert_eq!(half.table.names(), ["Marcus", "solid"]);
    half.play_out(&[marcus()], 0);
    assert_eq!(half.table.status(), Status::Finished);

    let mut other_deal: serde_json::Value = serde_json::from_str(&file).unwrap();
    other_deal["seed"] = json!("00".repeat(32));
    let unknown = file.replace("high-card", "low-card");
    for (forged, code) in [
        (other_deal.to_string(), RefusalCode::BadFile),
        (unknown, RefusalCode::NoSuchGame),
        ("{}".to_owned(), RefusalCode::BadFile),
        ("[".repeat(1000), RefusalCode::BadFile),
    ] {
        assert_eq!(verify(GAMES, &forged).unwrap_err().code, code);
        assert_eq!(opening(&livia(), 2).import(&forged).unwrap_err().code, code);
    }
}

/// A table that nobody had put down and taken up again once wrote a file without the names of those who had come later.
#[test]
fn the_file_names_those_who_sat_down_later() {
    let mut room = Room::of_two(json!({}));
    room.act(&marcus(), Act::Resign { seat: Seat(1), in_favour_of: Seat(0) }).unwrap();
    let file: serde_json::Value = serde_json::from_str(room.finished().file()).unwrap();
    assert_eq!(file["players"], json!(["Livia", "Marcus"]));
}

/// A rematch once said that it was played by the rules of the day on which the old table had been opened.
#[test]
fn a_new_table_is_played_by_the_rules_of_today() {
    let room = finished_room();
    let mut header = room.table.header().clone();
    header.revision = 0;
    let old = saturnalia_table::replay(GAMES, room.table.id(), &header.write(), &room.journal).unwrap().table;
    let old = old.finished_game(Some(livia().account), None).unwrap();
    let Rematch::New(opened) = opening(&livia(), 2).rematch(&old).unwrap() else { panic!("there is none") };
    assert_eq!(opened.table.header().revision, GAMES.list()[0].info.revision);
}

#[test]
fn a_game_is_replayed_step_by_step_through_any_eyes() {
    let room = finished_room();
    let game = room.finished();
    let replay = game.replay(GAMES, Viewer::Seat(Seat(0))).unwrap();
    assert_eq!((replay.entries, replay.by.len()), (game.entries(), game.entries() as usize));
    assert_eq!(replay.points.len(), game.entries() as usize + 1);
    assert_eq!(replay.points.last().unwrap(), &room.table.game().score_sheet(Viewer::Truth).totals);
    assert!(game.step(GAMES, Viewer::Truth, 0).unwrap().played.is_none());
    for entry in 1..=game.entries() as usize {
        let (mine, all) = (Viewer::Seat(Seat(0)), Viewer::Truth);
        let played = |eyes| game.step(GAMES, eyes, entry).unwrap().played.unwrap();
        assert!(played(all).label.is_some());
        assert_eq!(played(mine).label.is_some(), played(mine).seat == Seat(0), "only my own answers are named to me");
    }
    let beyond = game.step(GAMES, Viewer::Truth, game.entries() as usize + 1).unwrap_err();
    assert_eq!(beyond.code, RefusalCode::NoSuchEntry);
}

/// Goes on for so many entries, and has no clock: everything takes a second.
struct Patient {
    goes_on: usize,
    asked: usize,
    done: Vec<u32>,
}

impl Reviewer for Patient {
    fn goes_on(&mut self) -> bool {
        self.asked += 1;
        self.asked <= self.goes_on
    }

    fn worked(&self) -> Duration {
        Duration::from_secs(self.asked as u64)
    }

    fn done(&mut self, entries: u32) {
        self.done.push(entries);
    }
}

#[test]
fn a_game_is_looked_back_at_for_as_long_as_somebody_goes_on() {
    let game = finished_room().finished();
    let mut reviewer = Patient { goes_on: usize::MAX, asked: 0, done: Vec::new() };
    let found = game.look_back(GAMES, &mut reviewer).unwrap().unwrap();
    assert_eq!(found.moments.len(), game.entries() as usize);
    assert!(reviewer.done.iter().copied().eq(0..game.entries()), "before each entry: {:?}", reviewer.done);
    let exact =
        found.start.iter().chain(&found.luck).all(|share| ((share * 10_000.0).round() / 10_000.0 - share).abs() < 1e-6);
    assert!(exact, "{found:?}");
    for goes_on in [0, 1, game.entries() as usize + 2] {
        let mut reviewer = Patient { goes_on, asked: 0, done: Vec::new() };
        assert_eq!(game.look_back(GAMES, &mut reviewer).unwrap(), None, "{goes_on}");
    }
}
