//! A question with one answer, where everybody knows that there is only one: the table answers. And gestures of several answers.

use saturnalia_protocol::RefusalCode;
use saturnalia_protocol::wire::{Act, GESTURE_LIMIT, Luggage, PlayOn, SeatPlan, Status};
use saturnalia_rules::{Seat, Viewer};
use saturnalia_table::{Fresh, Given, Line, What, replay};
use serde_json::value::RawValue;
use serde_json::{Value, json};

use crate::room::{GAMES, Room, livia, marcus, opening};

const HERS: Seat = Seat(0);
const HIS: Seat = Seat(1);
const DRAW: usize = 0;

/// Livia plays both seats, in the middle of a round: she draws or stays first. So many cards are in the deck.
fn with_deck(cards: u8, more: Value) -> Room {
    let mut plan = json!({
        "game": "high-card",
        "seats": ["me", {"local": {"name": "Gaius"}}],
        "scenario": {
            "round": 0, "turn": 0, "hands": [[4, 5], [6, 7]], "deck": (0..cards).collect::<Vec<u8>>(),
            "laid": (cards..4).chain(8..12).collect::<Vec<u8>>(), "points": [0, 0],
        },
    });
    plan.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    Room::planned(plan)
}

fn given(room: &Room) -> Vec<Given> {
    let lines = room.journal.iter().map(|line| serde_json::from_str::<Line>(line).unwrap());
    lines.filter_map(|Line(_, what)| if let What::Play { given, .. } = what { Some(given) } else { None }).collect()
}

fn raw(json: &str) -> Box<RawValue> {
    serde_json::from_str(json).unwrap()
}

fn keys(room: &Room, seat: Seat) -> Vec<String> {
    let notices = room.turn(&livia(), seat).notices;
    notices.into_iter().filter_map(|told| Some(told.notice.label?.key.to_string())).collect()
}

#[test]
fn a_table_that_begins_with_an_empty_deck_answers_for_everybody_who_can_only_stay() {
    let room = with_deck(0, json!({}));
    assert_eq!(given(&room), [Given::ByTable, Given::ByTable]);
    assert_eq!(room.table.asked().len(), 2, "all lay a card");
    assert_eq!(keys(&room, HERS)[..2], ["table-only-answer", "high-stayed"], "in her own words");
    assert!(keys(&room, HERS).contains(&"table-only-answer-others".to_owned()), "and that he had no choice either");
}

#[test]
fn by_hand_every_answer_is_left_to_whoever_is_asked() {
    let room = with_deck(0, json!({"by_hand": true}));
    assert_eq!(given(&room), []);
    assert_eq!(room.turn(&livia(), HERS).ask.unwrap().offers.len(), 1);
}

#[test]
fn an_answer_of_the_table_is_written_with_the_one_before_and_read_again() {
    let mut room = with_deck(1, json!({}));
    let lines = room.journal.len();
    room.play(&livia(), HERS, DRAW);
    assert_eq!(room.journal.len(), lines + 2, "she takes the last card, so he stays");
    assert_eq!(given(&room), [Given::Alone, Given::ByTable]);
    assert_eq!(room.table.version() as usize, room.journal.len());
    let again = replay(GAMES, room.table.id(), &room.table.header().write(), &room.journal).unwrap().table;
    assert_eq!(again.record().get(), room.table.record().get());
    assert_eq!(again.notices(Viewer::Seat(HIS), 0), room.table.notices(Viewer::Seat(HIS), 0));
    let record: serde_json::Value = serde_json::from_str(room.table.record().get()).unwrap();
    assert!(!record["entries"].to_string().contains("table"), "a record is a list of answers");
}

#[test]
fn an_undo_goes_back_past_what_the_table_answered_to_the_last_choice() {
    let mut room = with_deck(1, json!({"by_hand": false}));
    room.play(&livia(), HERS, DRAW);
    let undo = room.turn(&livia(), HERS).undo.unwrap();
    assert_eq!((undo.to, undo.free), (0, false), "her draw, which has shown her a card");
    // Whoever names the table's own entry means the choice before.
    room.act(&livia(), Act::AskUndo { to: 1 }).unwrap();
    assert_eq!(room.table.entries(), 0);
    assert_eq!(room.turn(&livia(), HERS).ask.unwrap().offers.len(), 2);
    let nothing = with_deck(0, json!({}));
    assert_eq!(nothing.turn(&livia(), HERS).undo.map(|undo| undo.to), None);
    assert_eq!(nothing.decide(&livia(), &Act::Undo { to: 0 }).unwrap_err(), RefusalCode::NothingToUndo);
}

#[test]
fn an_offer_after_which_the_table_shows_something_is_final() {
    // Both must stay after her, and then everybody lays a card: nothing is shown by that, so she may take it back.
    let room = with_deck(1, json!({}));
    let offers = room.turn(&livia(), HERS).ask.unwrap().offers;
    assert_eq!(offers.iter().map(|offer| offer.is_final).collect::<Vec<_>>(), [true, false]);
}

#[test]
fn nobody_gains_time_by_what_the_table_answers() {
    let room = with_deck(0, json!({"pace": {"live": {"seconds": 60, "increment": 5}}}));
    let turn = room.turn(&livia(), HERS);
    assert_eq!(turn.clocks.unwrap(), [60_000, 60_000]);
}

#[test]
fn while_the_table_is_paused_it_answers_nothing() {
    let mut room = with_deck(1, json!({}));
    room.act(&livia(), Act::AskPause {}).unwrap();
    assert_eq!(room.table.status(), Status::Paused);
    assert_eq!(room.act(&livia(), Act::play(HERS, room.table.version(), raw("\"stay\""))), Err(RefusalCode::Paused));
    room.act(&livia(), Act::Resume {}).unwrap();
    room.play(&livia(), HERS, DRAW);
    assert_eq!(given(&room), [Given::Alone, Given::ByTable]);
}

#[test]
fn a_seat_that_a_bot_has_taken_is_answered_for_as_well() {
    let mut room = with_deck(1, json!({"seats": ["me", {"bot": {"spec": "random"}}]}));
    room.play(&livia(), HERS, DRAW);
    assert_eq!(given(&room), [Given::Alone, Given::ByTable]);
    room.play_out(&[livia()], 0);
    assert_eq!(room.table.status(), Status::Finished);
}

/// Livia against a bot: she has taken the last card, and the table has answered that the bot stays.
fn against_a_bot(more: Value) -> Room {
    let mut plan = json!({"seats": ["me", {"bot": {"spec": "random"}}]});
    plan.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let mut room = with_deck(1, plan);
    room.play(&livia(), HERS, DRAW);
    room
}

fn taken_along(mut room: Room) -> Room {
    let decided = room.table.take_along(&livia(), Fresh::from_bytes(&[7; Fresh::BYTES])).unwrap();
    room.carry_out(decided).unwrap();
    let luggage = room.table.luggage(&livia()).unwrap();
    Room::of(opening(&livia(), 3).unpack(&luggage).unwrap())
}

#[test]
fn the_log_of_a_table_that_was_taken_along_tells_what_the_table_answered() {
    let room = against_a_bot(json!({}));
    let told: Vec<_> = [Viewer::Seat(HERS), Viewer::Spectator].map(|eyes| room.table.notices(eyes, 0)).into();
    assert!(keys(&room, HERS).contains(&"table-only-answer-others".to_owned()));
    let there = taken_along(room);
    assert_eq!(given(&there), [Given::Alone, Given::ByTable]);
    assert_eq!([Viewer::Seat(HERS), Viewer::Spectator].map(|eyes| there.table.notices(eyes, 0)).to_vec(), told);
    let undo = there.turn(&livia(), HERS).undo.unwrap();
    assert_eq!(undo.to, 0, "her own choice, not what the table answered after it");
}

#[test]
fn a_table_by_hand_stays_one_where_it_is_taken_along() {
    let there = taken_along(with_deck(0, json!({"by_hand": true, "seats": ["me", {"bot": {"spec": "random"}}]})));
    assert_eq!(given(&there), []);
    assert_eq!(there.turn(&livia(), HERS).ask.unwrap().offers.len(), 1);
}

#[test]
fn replay_and_playing_on_tell_what_the_table_answered() {
    let mut room = against_a_bot(json!({}));
    room.play_out(&[livia()], 0);
    let (finished, eyes) = (room.finished(), Viewer::Seat(HERS));
    assert_eq!(finished.replay(GAMES, eyes).unwrap().notices, room.table.notices(eyes, 0), "the log that she knows");
    let wanted = PlayOn { entry: 2, seats: vec![SeatPlan::Me, SeatPlan::Bot { spec: "random".to_owned() }] };
    let on = Room::of(opening(&livia(), 3).play_on(&finished, &wanted).unwrap());
    assert_eq!(given(&on)[..2], [Given::Alone, Given::ByTable]);
    assert!(keys(&on, HERS).contains(&"table-only-answer-others".to_owned()));
    let beyond = PlayOn { entry: room.table.entries() + 1, ..wanted };
    assert_eq!(opening(&livia(), 3).play_on(&finished, &beyond).unwrap_err().code, RefusalCode::NoSuchEntry);
}

#[test]
fn luggage_that_names_entries_it_does_not_have_is_refused() {
    let mut room = against_a_bot(json!({}));
    let decided = room.table.take_along(&livia(), Fresh::from_bytes(&[7; Fresh::BYTES])).unwrap();
    room.carry_out(decided).unwrap();
    let luggage = room.table.luggage(&livia()).unwrap();
    for (by_table, along) in [(vec![2], vec![]), (vec![], vec![u32::MAX])] {
        let wrong = Luggage { by_table, along, ..luggage.clone() };
        assert_eq!(opening(&livia(), 3).unpack(&wrong).unwrap_err().code, RefusalCode::NoSuchEntry);
    }
}

fn gesture(room: &Room, seat: Seat, answers: &[&str]) -> Act {
    let (first, then) = answers.split_first().unwrap();
    let then = then.iter().map(|answer| raw(answer)).collect();
    Act::Play { seat, version: room.table.version(), answer: raw(first), then }
}

/// Both seats are hers and stay in turn, so that a gesture of one seat has two answers: to stay, and to lay a card.
fn two_in_a_row() -> Room {
    with_deck(
        4,
        json!({"by_hand": true, "scenario": {
            "round": 0, "turn": 1, "hands": [[4, 5], [6, 7]], "deck": [0, 1, 2, 3], "laid": [8, 9, 10, 11], "points": [0, 0],
        }}),
    )
}

#[test]
fn a_gesture_is_one_act_and_is_taken_back_as_a_whole() {
    let mut room = two_in_a_row();
    let act = gesture(&room, HIS, &["\"stay\"", "{\"lay\":7}"]);
    room.act(&livia(), act).unwrap();
    assert_eq!(given(&room), [Given::Alone, Given::Along]);
    assert_eq!(room.turn(&livia(), HIS).undo.unwrap().to, 0);
    room.act(&livia(), Act::Undo { to: 0 }).unwrap();
    assert_eq!(room.table.entries(), 0);
}

#[test]
fn a_gesture_ends_where_somebody_has_learned_something() {
    let mut room = two_in_a_row();
    let act = gesture(&room, HIS, &["\"draw\"", "{\"lay\":7}"]);
    room.act(&livia(), act).unwrap();
    assert_eq!(given(&room), [Given::Alone], "he has seen a card, and is asked what he lays");
    assert!(room.table.asked().contains(HIS));
}

#[test]
fn a_gesture_with_a_bad_answer_changes_nothing() {
    let mut room = two_in_a_row();
    let version = room.table.version();
    let many: Vec<&str> = std::iter::repeat_n("\"stay\"", GESTURE_LIMIT + 1).collect();
    let bad: [(Seat, Vec<&str>, RefusalCode); 6] = [
        (HIS, vec!["\"stay\"", "{\"lay\":9}"], RefusalCode::NotOffered),
        (HIS, vec!["\"stay\"", "{\"lay\":[7]}"], RefusalCode::NotOffered),
        (HIS, vec!["\"stay\"", "\"stay\""], RefusalCode::NotOffered),
        (HIS, vec!["\"stay\"", "{\"lay\":7}", "{\"lay\":6}"], RefusalCode::NotAsked),
        (HERS, vec!["\"stay\"", "{\"lay\":4}"], RefusalCode::NotAsked),
        (HIS, many, RefusalCode::NotOffered),
    ];
    for (seat, answers, code) in bad {
        assert_eq!(room.act(&livia(), gesture(&room, seat, &answers)), Err(code), "{answers:?}");
        assert_eq!((room.table.version(), room.table.entries()), (version, 0), "{answers:?}");
    }
    let act = gesture(&room, HIS, &["\"stay\"", "{\"lay\":7}"]);
    assert_eq!(room.decide(&marcus(), &act).unwrap_err(), RefusalCode::NotFound);
    let Act::Play { seat, answer, then, .. } = act else { panic!("a gesture") };
    let stale = Act::Play { seat, version: version + 1, answer, then };
    assert_eq!(room.act(&livia(), stale), Err(RefusalCode::Stale));
    assert_eq!(room.table.version(), version);
}

#[test]
fn what_only_i_can_know_is_answered_for_me_among_bots_and_nobody_else_is_told() {
    // The deck is empty, so everybody stays and lays the one card they hold: which it is they alone know.
    let plan = |seats: Value| {
        let laid: Vec<u8> = (0..12).filter(|card| ![4, 6].contains(card)).collect();
        json!({"seats": seats, "scenario": {
            "round": 0, "turn": 0, "hands": [[4], [6]], "deck": [], "laid": laid, "points": [0, 0],
        }})
    };
    let watched = with_deck(0, plan(json!(["me", {"local": {"name": "Gaius"}}])));
    assert_eq!(given(&watched), [Given::ByTable; 2], "both stay");
    assert_eq!(watched.turn(&livia(), HERS).ask.unwrap().offers.len(), 1);
    let unwatched = with_deck(0, plan(json!(["me", {"bot": {"spec": "random"}}])));
    assert_eq!(given(&unwatched), [Given::ByTable; 3], "both stay, and she lays her card");
    let told = |eyes, key: &str| {
        let notices = unwatched.table.notices(eyes, 0);
        notices.iter().filter(|told| told.notice.label.as_ref().is_some_and(|label| &*label.key == key)).count()
    };
    assert_eq!(told(Viewer::Seat(HERS), "table-only-answer"), 2);
    assert_eq!(told(Viewer::Spectator, "table-only-answer-others"), 2, "of her card nobody else is told");
    assert!(unwatched.table.asked().contains(HIS), "a bot's hand stays its own");
}
