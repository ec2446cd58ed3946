//! What a game file proves for each kind of table, and that a host who cheats is found out.

use saturnalia_protocol::RefusalCode;
use saturnalia_protocol::wire::{NotProven, Pace, PlayOn, Proven, SameDeal, SeatPlan};
use saturnalia_rules::{Commitment, Nonce, Seat, Seed};
use saturnalia_table::{Fresh, Rematch, What, replay, verify};
use serde_json::{Value, json};

use crate::room::{GAMES, Room, finished_room, livia, opening};

fn against_a_bot() -> Vec<SeatPlan> {
    vec![SeatPlan::Me, SeatPlan::Bot { spec: "random".to_owned() }]
}

fn claims(room: &Room) -> (u8, Vec<Proven>, Vec<NotProven>) {
    let verified = room.finished().verify(GAMES).unwrap();
    (verified.version, verified.proven, verified.not_proven)
}

#[test]
fn alone_with_bots_and_on_a_device_the_host_could_have_chosen() {
    let (version, proven, not) = claims(&finished_room());
    assert_eq!((version, proven), (2, vec![Proven::Legal, Proven::Game]));
    assert_eq!(not, [NotProven::Published, NotProven::Chosen, NotProven::Names]);
}

#[test]
fn the_same_deal_was_known_and_its_terms_say_from_where() {
    let old = finished_room();
    let wanted = SameDeal { seats: against_a_bot(), pace: Pace::NoClock, public: false };
    let mut same = Room::of(opening(&livia(), 2).same_deal(&old.finished(), &wanted).unwrap());
    same.play_out(&[livia()], 0);
    assert!(same.table.header().bond.as_ref().unwrap().terms.contains(&old.table.id().to_string()));
    let (version, proven, not) = claims(&same);
    assert_eq!((version, proven), (2, vec![Proven::Legal, Proven::Game]));
    assert_eq!(not, [NotProven::Published, NotProven::Known, NotProven::Names]);
}

#[test]
fn a_game_that_is_played_on_was_known_up_to_there_and_drawn_anew_by_the_host() {
    let old = finished_room();
    let wanted = PlayOn { entry: 3, seats: against_a_bot() };
    let mut on = Room::of(opening(&livia(), 2).play_on(&old.finished(), &wanted).unwrap());
    on.play_out(&[livia()], 0);
    let (version, _, not) = claims(&on);
    assert_eq!(version, 2);
    assert_eq!(not, [NotProven::Published, NotProven::Known, NotProven::DrawnAnew, NotProven::Names]);
}

#[test]
fn a_chosen_seed_says_so() {
    let plan = json!({"game": "high-card", "seats": ["me", {"bot": {"spec": "random"}}], "seed": "07".repeat(32)});
    let mut room = Room::planned(plan);
    room.play_out(&[livia()], 0);
    let (_, proven, not) = claims(&room);
    assert_eq!(proven, [Proven::Legal, Proven::Game]);
    assert_eq!(not, [NotProven::Published, NotProven::Arranged, NotProven::Names]);
}

#[test]
fn a_scenario_is_arranged_bound_by_its_hash_and_counts_for_nobody() {
    let scenario = json!({
        "round": 0, "turn": 0, "hands": [[4, 5], [6, 7]], "deck": [0, 1, 2, 3], "laid": [8, 9, 10, 11], "points": [0, 0],
    });
    let plan = json!({"game": "high-card", "seats": ["me", {"bot": {"spec": "random"}}], "scenario": scenario});
    let mut room = Room::planned(plan);
    assert!(!room.table.is_rated(), "whoever knows the deck plays for nothing");
    room.play_out(&[livia()], 0);
    assert_eq!(room.table.rated_result(), None);
    let (version, proven, not) = claims(&room);
    assert_eq!((version, proven), (2, vec![Proven::Legal, Proven::Game]));
    assert_eq!(not, [NotProven::Published, NotProven::Arranged, NotProven::Names]);
    let mut cheat: Value = serde_json::from_str(room.finished().file()).unwrap();
    cheat["start"]["scenario"]["points"] = json!([1, 0]);
    assert!(refused(&cheat).contains("another scenario"));
}

#[test]
fn a_table_that_was_taken_along_proves_what_it_proved_and_that_the_rest_was_drawn_anew() {
    let mut room = Room::open(json!(["me", {"bot": {"spec": "random"}}]));
    while room.let_a_bot_answer() {}
    room.play(&livia(), Seat(0), 0);
    while room.let_a_bot_answer() {}
    let decided = room.table.take_along(&livia(), Fresh::from_bytes(&[7; Fresh::BYTES])).unwrap();
    room.carry_out(decided).unwrap();
    let luggage = room.table.luggage(&livia()).unwrap();
    let mut there = Room::of(opening(&livia(), 2).unpack(&luggage).unwrap());
    there.play_out(&[livia()], 0);
    let (version, proven, not) = claims(&there);
    assert_eq!((version, proven), (2, vec![Proven::Legal, Proven::Game]));
    assert_eq!(not, [NotProven::Published, NotProven::Chosen, NotProven::DrawnAnew, NotProven::Names]);
}

#[test]
fn an_imported_game_proves_what_it_proved_where_it_was_played() {
    let old = finished_room();
    let there = Room::of(opening(&livia(), 2).import(old.finished().file()).unwrap());
    assert_eq!(there.table.game().commitment(), old.table.game().commitment());
    assert_eq!(claims(&there), claims(&old));
    let terms = |room: &Room| room.table.header().bond.as_ref().unwrap().terms.clone();
    assert_eq!(terms(&there), terms(&old));
}

/// A table of before may leave its options out: a rematch once said that it had been committed to others.
#[test]
fn a_rematch_of_a_table_without_options_can_be_undone_and_verified() {
    let old = finished_room();
    let mut header: Value = serde_json::from_str(&old.table.header().write()).unwrap();
    for field in ["options", "parts"] {
        header.as_object_mut().unwrap().remove(field);
    }
    let table = replay(GAMES, old.table.id(), &header.to_string(), &old.journal).unwrap().table;
    let finished = table.finished_game(Some(livia().account), None).unwrap();
    let Rematch::New(opened) = opening(&livia(), 2).rematch(&finished).unwrap() else { panic!("there is none yet") };
    let mut again = Room::of(*opened);
    while again.let_a_bot_answer() {}
    again.play(&livia(), Seat(1), 0);
    again.carry_out(vec![What::Rewind { to: again.table.entries() - 1 }]).unwrap();
    again.play_out(&[livia()], 0);
    assert_eq!(claims(&again).0, 2);
}

#[test]
fn a_file_whose_table_would_not_be_what_was_committed_to_is_not_imported() {
    let mut file = file();
    file["entries"] = json!([]);
    assert!(opening(&livia(), 2).import(&file.to_string()).is_ok());
    file["revision"] = json!(2);
    assert_eq!(opening(&livia(), 2).import(&file.to_string()).unwrap_err().code, RefusalCode::BadFile);
}

fn file() -> Value {
    serde_json::from_str(finished_room().finished().file()).unwrap()
}

fn refused(file: &Value) -> String {
    let refusal = verify(GAMES, &file.to_string()).unwrap_err();
    assert_eq!(refusal.code, RefusalCode::BadFile);
    refusal.detail.unwrap()
}

#[test]
fn a_file_with_anything_changed_that_was_committed_to_is_refused_by_name() {
    let changed: [(&str, Value, &str); 7] = [
        ("game", json!("city-of-rome"), "another game"),
        ("revision", json!(99), "another revision"),
        ("seats", json!(3), "another number of seats"),
        ("options", json!({"flaw": "endless"}), "another choice of options"),
        ("components", json!({"name": "home-made", "hash": "00"}), "another component set"),
        ("chance", json!("one_stream"), "another way of drawing"),
        ("start", json!({"scenario": {}}), "another scenario"),
    ];
    for (field, value, named) in changed {
        let mut cheat = file();
        assert_ne!(cheat[field], value);
        cheat[field] = value;
        let detail = refused(&cheat);
        assert!(detail.contains(named), "{field}: {detail}");
    }
}

#[test]
fn another_seed_nonce_commitment_or_another_word_of_the_terms_is_refused() {
    for field in ["seed", "nonce", "commitment"] {
        let mut cheat = file();
        cheat[field] = json!("00".repeat(32));
        assert!(refused(&cheat).contains("not made to these terms"), "{field}");
    }
    let mut cheat = file();
    cheat["terms"] = json!(cheat["terms"].as_str().unwrap().replace("high-card", "high-cart"));
    assert!(refused(&cheat).contains("another game"), "noticed before anything else");
    let mut cheat = file();
    cheat["terms"] = json!(cheat["terms"].as_str().unwrap().replace("\"tokens\"", " \"tokens\""));
    assert!(refused(&cheat).contains("not made to these terms"));
}

/// A host who cheats well changes everything that goes together. Then only the commitment is another, which people have noted.
#[test]
fn a_file_that_is_forged_throughout_has_another_commitment() {
    let (honest, mut cheat) = (file(), file());
    cheat["options"] = json!({"flaw": "endless"});
    let seed: Seed = serde_json::from_value(cheat["seed"].clone()).unwrap();
    let nonce: Nonce = serde_json::from_value(cheat["nonce"].clone()).unwrap();
    let mut terms: Value = serde_json::from_str(cheat["terms"].as_str().unwrap()).unwrap();
    terms["options"] = cheat["options"].clone();
    let terms = terms.to_string();
    cheat["commitment"] = json!(Commitment::to_terms(&terms, seed, nonce));
    cheat["terms"] = json!(terms);
    assert_ne!(cheat["commitment"], honest["commitment"]);
}

#[test]
fn taking_the_terms_away_does_not_make_a_file_of_version_1() {
    let mut cheat = file();
    cheat.as_object_mut().unwrap().remove("terms");
    assert!(refused(&cheat).contains("commitment"));
    cheat["saturnalia"] = json!(2);
    assert!(refused(&cheat).contains("commitment"), "a commitment of version 2 is none of version 1");
    let mut cheat = file();
    cheat["saturnalia"] = json!(2);
    assert_eq!(refused(&cheat), "a file of format 2 has no field `terms`");
}
