//! What each viewer may see.

use saturnalia_protocol::wire::{Act, Known, Room as Talk, SeatKind};
use saturnalia_protocol::{AccountId, RefusalCode};
use saturnalia_rules::{Seat, Viewer};
use saturnalia_table::{BotPolicy, InfoStamp, Look, Presence, summaries};
use serde_json::json;

use crate::room::{GAMES, Room, finished_room, livia, marcus};

const NEMO: AccountId = AccountId(9);

#[test]
fn before_the_end_nobody_has_other_eyes_than_their_own() {
    let room = Room::of_two(json!({}));
    let eyes = |viewer, wanted| room.table.eyes(viewer, wanted);
    let (livia, marcus) = (Some(livia().account), Some(marcus().account));
    assert_eq!(eyes(livia, None), Viewer::Seat(Seat(0)));
    for wanted in [Viewer::Truth, Viewer::Seat(Seat(1)), Viewer::Seat(Seat(9))] {
        assert_eq!(eyes(livia, Some(wanted)), Viewer::Seat(Seat(0)), "{wanted:?}");
        assert_eq!(eyes(Some(NEMO), Some(wanted)), Viewer::Spectator, "{wanted:?}");
        assert_eq!(eyes(None, Some(wanted)), Viewer::Spectator, "{wanted:?}");
    }
    assert_eq!(eyes(marcus, Some(Viewer::Spectator)), Viewer::Spectator);
    let room = finished_room();
    for wanted in [Viewer::Truth, Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(room.table.eyes(livia, Some(wanted)), wanted);
    }
}

#[test]
fn only_the_seat_that_is_asked_is_shown_its_question_and_only_to_its_own_person() {
    let room = Room::of_two(json!({}));
    assert!(room.turn(&livia(), Seat(0)).ask.is_some());
    let his = room.turn(&marcus(), Seat(0));
    assert_eq!((his.eyes, his.ask.is_none()), (Viewer::Seat(Seat(1)), true));
    let look = Look { viewer: Some(NEMO), ..Look::default() };
    let shown = room.table.look(look, &Presence::default(), Vec::new(), room.now).unwrap().unwrap();
    let turn = shown.turn.unwrap();
    assert!(turn.ask.is_none() && turn.undo.is_none());
    assert!(shown.table.invite.is_none() && !shown.table.host);
}

#[test]
fn whoever_has_everything_is_shown_nothing_and_whoever_has_less_the_rest() {
    let mut room = Room::of_two(json!({}));
    let look = |room: &Room, known| {
        let look = Look { viewer: Some(livia().account), known, ..Look::default() };
        room.table.look(look, &Presence::default(), Vec::new(), room.now).unwrap()
    };
    let first = look(&room, None).unwrap().turn.unwrap();
    assert_eq!(first.notices_since, 0);
    let known = Some(Known { version: first.version, entries: first.entries });
    assert!(look(&room, known).is_none());
    room.play(&livia(), Seat(0), 1);
    let next = look(&room, known).unwrap().turn.unwrap();
    assert_eq!((next.notices_since, next.entries), (0, 1));
    assert!(next.notices.iter().all(|notice| notice.entry == 1), "the set-up is known");
    let known = Some(Known { version: next.version, entries: next.entries });
    room.act(&livia(), Act::Undo { to: 0 }).unwrap();
    let back = look(&room, known).unwrap().turn.unwrap();
    assert_eq!((back.notices_since, back.entries), (0, 0), "what was taken back is to be forgotten");
}

#[test]
fn a_private_table_is_shown_to_those_who_sit_there_or_have_the_link() {
    let room = Room::open(json!(["me", "invited"]));
    let look = |viewer, invite| {
        let look = Look { viewer, invite, ..Look::default() };
        room.table.look(look, &Presence::default(), Vec::new(), room.now).map_err(|refusal| refusal.code)
    };
    assert!(look(Some(livia().account), None).unwrap().unwrap().turn.is_none(), "it has not started");
    assert_eq!(look(Some(NEMO), None).unwrap_err(), RefusalCode::NotFound);
    assert_eq!(look(None, None).unwrap_err(), RefusalCode::NotFound);
    assert!(look(None, Some(room.table.header().invite)).is_ok());
}

#[test]
fn who_is_there_is_shown() {
    let room = Room::of_two(json!({}));
    let presence = Presence { accounts: vec![livia().account, NEMO], spectators: 1, ..Presence::default() };
    let info = room.table.info(Some(marcus().account), &presence);
    let seats: Vec<_> = info.seats.iter().map(|seat| (seat.kind, seat.connected, seat.mine)).collect();
    assert_eq!(seats, [(SeatKind::Person, true, false), (SeatKind::Person, false, true)]);
    assert_eq!(info.spectators, 1);
}

#[test]
fn players_and_spectators_talk_apart_until_the_end() {
    let room = Room::of_two(json!({}));
    let hears = |room: &Room, viewer| [Talk::Players, Talk::Spectators].map(|talk| room.table.hears(viewer, talk));
    assert_eq!(hears(&room, Some(livia().account)), [true, false]);
    assert_eq!(hears(&room, Some(NEMO)), [false, true]);
    assert_eq!(hears(&room, None), [false, true]);
    let over = finished_room();
    assert_eq!(hears(&over, Some(livia().account)), [true, true]);
    assert_eq!(hears(&over, Some(NEMO)), [false, true]);
}

#[test]
fn the_table_part_is_told_again_when_something_of_it_has_changed() {
    let mut room = Room::of_two(json!({}));
    let stamp = InfoStamp::of(&room.table);
    room.play(&livia(), Seat(0), 1);
    assert!(stamp.is_of(&room.table), "an answer changes the turn alone");
    room.act(&livia(), Act::AskPause {}).unwrap();
    assert!(!stamp.is_of(&room.table));
    let stamp = InfoStamp::of(&room.table);
    room.act(&marcus(), Act::Consent { agree: false }).unwrap();
    assert!(!stamp.is_of(&room.table));
    let stamp = InfoStamp::of(&room.table);
    room.act(&livia(), Act::Resign { seat: Seat(0), in_favour_of: Seat(1) }).unwrap();
    assert!(!stamp.is_of(&room.table));
}

#[test]
fn my_list_says_what_waits_for_me_and_what_has_happened_since() {
    let mut room = Room::of_two(json!({}));
    let mine = |room: &Room, account| room.table.mine(account, &Presence::default());
    assert!(mine(&room, livia().account).waiting && !mine(&room, marcus().account).waiting);
    room.play(&livia(), Seat(0), 1);
    assert!(mine(&room, livia().account).since.is_empty(), "nothing since her answer");
    assert!(mine(&room, marcus().account).since.iter().any(|notice| notice.entry == 1));
}

#[test]
fn every_game_of_the_list_can_be_chosen_with_every_bot() {
    let games = summaries(GAMES, &BotPolicy::default());
    assert_eq!(games.len(), 1);
    let game = &games[0];
    assert_eq!((game.key.as_str(), game.min_seats, game.max_seats), ("high-card", 2, 3));
    let bots: Vec<&str> = game.bots.iter().map(|bot| bot.spec.as_str()).collect();
    let steps = ["random", "beginner", "tiro", "quaestor", "aedile", "praetor", "solid", "strong"];
    assert_eq!(bots[..8], steps);
    assert_eq!(bots[8..], ["greedy", "companion", "builder", "schemer"]);
}
