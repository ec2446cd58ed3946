//! What people do at a table.

use std::time::Duration;

use saturnalia_headless::Failure;
use saturnalia_protocol::RefusalCode;
use saturnalia_protocol::wire::{
    Act, ClientMessage, Consent, Hello, Lobby, MyTables, Pace, SeatKind, SeatPlan, Status, TableState, ToldNotice,
};
use saturnalia_rules::{Seat, Viewer};

use crate::process::Server;
use crate::table::{Watcher, answer_in_turns, append_notices, bot, code, livia_and_marcus, table};

fn local(name: &str) -> SeatPlan {
    SeatPlan::Local { name: name.to_owned() }
}

#[tokio::test]
async fn a_whole_game_can_be_played_by_polling() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let mut state = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap();
    let id = state.table.id;
    let mut answers = 0;
    let mut log = Vec::new();
    loop {
        let turn = state.turn.as_ref().unwrap();
        append_notices(&mut log, turn);
        if turn.outcome.is_some() {
            break;
        }
        if let Some(ask) = &turn.ask {
            let answer = ask.offers[answers % ask.offers.len()].answer.clone();
            livia.act(id, &Act::play(ask.seat, turn.version, answer)).await.unwrap();
            answers += 1;
        }
        // Asks again until something is newer.
        let path = format!("/api/tables/{id}?version={}&entries={}", turn.version, turn.entries);
        loop {
            let answer = livia.request("GET", &path, b"").await.unwrap();
            if answer.status == 200 {
                state = serde_json::from_slice(&answer.body).unwrap();
                break;
            }
            assert_eq!(answer.status, 204, "{}", answer.text());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    assert!(answers > 5);
    let whole: TableState = livia.get(&format!("/api/tables/{id}?eyes=0")).await.unwrap();
    let notices = whole.turn.unwrap().notices;
    assert!(log == notices, "the log has gaps or repetitions");
    assert_eq!(whole.table.status, Status::Finished);
}

#[tokio::test]
async fn a_table_fills_is_listed_and_starts() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let id = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open, SeatPlan::Open])).await.unwrap().table.id;
    let lobby: Lobby = marcus.get("/api/tables").await.unwrap();
    assert_eq!(lobby.open.iter().map(|line| line.id).collect::<Vec<_>>(), [id]);
    assert_eq!(code(livia.act(id, &Act::Start {}).await), RefusalCode::NotFull);
    assert_eq!(
        code(livia.act(id, &Act::Join { seat: None, invite: None, seal: None }).await),
        RefusalCode::AlreadySeated
    );
    marcus.act(id, &Act::Join { seat: Some(Seat(2)), invite: None, seal: None }).await.unwrap();
    assert_eq!(code(marcus.act(id, &Act::AddBot { spec: "greedy".into(), seat: None }).await), RefusalCode::NotHost);
    marcus.act(id, &Act::Leave {}).await.unwrap();
    assert_eq!(livia.look(id).await.unwrap().table.seats[2].kind, SeatKind::Open);
    marcus.act(id, &Act::Join { seat: Some(Seat(1)), invite: None, seal: None }).await.unwrap();
    livia.act(id, &Act::Empty { seat: Seat(1) }).await.unwrap();
    assert_eq!(livia.look(id).await.unwrap().table.seats[1].kind, SeatKind::Open);
    let unknown = Act::AddBot { spec: "hal".into(), seat: None };
    assert_eq!(code(livia.act(id, &unknown).await), RefusalCode::NoSuchBot);
    let greedy_time = Act::AddBot { spec: "strong:ms=60000".into(), seat: None };
    assert_eq!(code(livia.act(id, &greedy_time).await), RefusalCode::NoSuchBot);
    livia.act(id, &Act::AddBot { spec: "random".into(), seat: None }).await.unwrap();
    let state = livia.look(id).await.unwrap();
    assert_eq!(state.table.status, Status::Running);
    let lobby: Lobby = marcus.get("/api/tables").await.unwrap();
    assert!(lobby.open.is_empty() && lobby.running.iter().any(|line| line.id == id));
    assert_eq!(
        code(marcus.act(id, &Act::Join { seat: None, invite: None, seal: None }).await),
        RefusalCode::AlreadyStarted
    );
}

#[tokio::test]
async fn what_nobody_has_learned_from_is_taken_back_freely() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    // Hot-seat: both seats are hers, so every undo without new knowledge is free.
    let opened = livia.open_table(&table(&[SeatPlan::Me, local("Anna")])).await.unwrap();
    let id = opened.table.id;
    let (mut free, mut consented) = (0, 0);
    for step in 0..60 {
        let state: TableState = livia.look(id).await.unwrap();
        let turn = state.turn.unwrap();
        if turn.outcome.is_some() {
            break;
        }
        let seat = turn.asked[0].seat;
        let seen: TableState = livia.get(&format!("/api/tables/{id}?eyes={}", seat.0)).await.unwrap();
        let turn = seen.turn.unwrap();
        assert_eq!(turn.eyes, Viewer::Seat(seat), "the seat that is asked looks");
        let ask = turn.ask.unwrap();
        let offer = &ask.offers[step % ask.offers.len()];
        let act = Act::play(seat, turn.version, offer.answer.clone());
        livia.act(id, &act).await.unwrap();
        let after = livia.look(id).await.unwrap().turn.unwrap();
        let Some(undo) = after.undo else { continue };
        assert_eq!(undo.to, turn.entries);
        assert_eq!(undo.free, !offer.is_final, "as the offer said");
        if undo.free && step % 3 == 0 {
            livia.act(id, &Act::Undo { to: undo.to }).await.unwrap();
            let back: TableState = livia.get(&format!("/api/tables/{id}?eyes={}", seat.0)).await.unwrap();
            let back = back.turn.unwrap();
            assert_eq!((back.entries, back.view.get()), (turn.entries, turn.view.get()));
            assert!(back.version > after.version, "versions never go back");
            free += 1;
            // The old question is not the new one.
            assert_eq!(code(livia.act(id, &act).await), RefusalCode::Stale);
        } else if !undo.free {
            assert_eq!(code(livia.act(id, &Act::Undo { to: undo.to }).await), RefusalCode::ConsentNeeded);
            if step % 5 == 0 {
                // The only person at the table agrees with herself.
                livia.act(id, &Act::AskUndo { to: undo.to }).await.unwrap();
                assert_eq!(livia.look(id).await.unwrap().turn.unwrap().entries, undo.to);
                consented += 1;
            }
        }
    }
    assert!(free > 0 && consented > 0, "{free} free, {consented} by consent");
}

#[tokio::test]
async fn beyond_that_all_people_must_agree() {
    let server = Server::fresh();
    let (mut livia, mut marcus, id) = livia_and_marcus(&server).await;
    let mut one = Watcher::join(&livia, id, None).await;
    let mut two = Watcher::join(&marcus, id, None).await;
    // Until both have answered something.
    answer_in_turns([&mut one, &mut two], 40, 1).await;
    let entries = livia.look(id).await.unwrap().turn.unwrap().entries;
    assert!(entries > 4);
    one.act(Act::AskUndo { to: 2 }).await.unwrap();
    two.until("he is asked", |two| two.info.as_ref().is_some_and(|info| info.request.is_some())).await;
    let request = two.info.as_ref().unwrap().request.clone().unwrap();
    assert_eq!((request.wants, request.by, request.waiting), (Consent::Undo { to: 2 }, Seat(0), vec![Seat(1)]));
    assert_eq!(one.act(Act::Consent { agree: true }).await, Err(RefusalCode::NoRequest), "she has agreed already");
    two.act(Act::Consent { agree: false }).await.unwrap();
    assert_eq!(livia.look(id).await.unwrap().turn.unwrap().entries, entries);
    two.act(Act::AskUndo { to: 2 }).await.unwrap();
    one.act(Act::Consent { agree: true }).await.unwrap();
    one.until("it is taken back", |one| one.turn.as_ref().is_some_and(|turn| turn.entries == 2)).await;
    assert!(one.log.iter().all(|notice| notice.entry <= 2), "the log went back too");

    // A pause, by consent; everybody may end it.
    one.act(Act::AskPause {}).await.unwrap();
    two.act(Act::Consent { agree: true }).await.unwrap();
    let state = livia.look(id).await.unwrap();
    assert_eq!(state.table.status, Status::Paused);
    let version = state.table.version;
    let seat = state.turn.unwrap().asked[0].seat;
    let own = if seat == Seat(0) { &mut livia } else { &mut marcus };
    let answer = serde_json::value::RawValue::from_string("1".into()).unwrap();
    assert_eq!(code(own.act(id, &Act::play(seat, version, answer)).await), RefusalCode::Paused);
    two.act(Act::Resume {}).await.unwrap();
    assert_eq!(livia.look(id).await.unwrap().table.status, Status::Running);
}

#[tokio::test]
async fn whoever_resigns_ends_the_game_and_whoever_leaves_is_replaced() {
    let server = Server::fresh();
    let (mut livia, mut marcus, id) = livia_and_marcus(&server).await;
    livia.act(id, &Act::Resign { seat: Seat(0), in_favour_of: Seat(1) }).await.unwrap();
    let state = marcus.look(id).await.unwrap();
    assert_eq!(state.table.status, Status::Finished);
    assert_eq!(state.turn.unwrap().outcome.unwrap().places.as_slice(), [2, 1]);

    let id = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open])).await.unwrap().table.id;
    marcus.act(id, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
    marcus.act(id, &Act::Leave {}).await.unwrap();
    let state = livia.look(id).await.unwrap();
    assert_eq!(state.table.seats[1].kind, SeatKind::Replaced);
    assert_eq!(state.table.seats[1].name.as_deref(), Some("Marcus"));
    let mut watcher = Watcher::join(&livia, id, None).await;
    assert!(watcher.play(5).await == 5, "she plays on against the bot");

    // Against bots alone, who resigns has lost at once.
    let id = livia.open_table(&table(&[SeatPlan::Me, bot("random"), bot("random")])).await.unwrap().table.id;
    livia.act(id, &Act::Resign { seat: Seat(0), in_favour_of: Seat(2) }).await.unwrap();
    assert_eq!(livia.look(id).await.unwrap().table.status, Status::Finished);
}

#[tokio::test]
async fn whoever_runs_out_of_time_is_replaced_by_a_bot() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let mut new = table(&[SeatPlan::Me, SeatPlan::Open]);
    new.pace = Pace::Live { seconds: 1, increment: 0 };
    assert_eq!(code(livia.open_table(&new).await), RefusalCode::BadOptions, "no clock is that short");
    new.pace = Pace::Live { seconds: 10, increment: 0 };
    let id = livia.open_table(&new).await.unwrap().table.id;
    marcus.act(id, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
    let mut watcher = Watcher::join(&livia, id, None).await;
    watcher.until("it has begun", |watcher| watcher.turn.is_some()).await;
    let clocks = watcher.turn.as_ref().unwrap().clocks.clone().unwrap();
    assert!(clocks.iter().all(|left| (8_000..=10_000).contains(left)), "{clocks:?}");
    watcher
        .until("somebody is replaced", |watcher| {
            watcher.info.as_ref().is_some_and(|info| info.seats.iter().any(|seat| seat.kind == SeatKind::Replaced))
        })
        .await;
}

#[tokio::test]
async fn players_and_spectators_talk_apart() {
    let server = Server::fresh();
    let (mut livia, spectator, other) =
        (server.guest("Livia").await, server.guest("Spectator").await, server.guest("Other").await);
    let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    let mut player = Watcher::join(&livia, id, None).await;
    let mut one = Watcher::join(&spectator, id, None).await;
    let mut two = Watcher::join(&other, id, None).await;
    two.until("three are here", |two| two.info.as_ref().is_some_and(|info| info.spectators == 2)).await;
    player.act(Act::Chat { text: "among players".into() }).await.unwrap();
    one.act(Act::Chat { text: "  among spectators ".into() }).await.unwrap();
    two.until("it is heard", |two| !two.chat.is_empty()).await;
    assert_eq!(two.chat, ["among spectators"]);
    player.act(Act::Resign { seat: Seat(0), in_favour_of: Seat(1) }).await.unwrap();
    assert_eq!(player.chat, ["among players"]);
    assert_eq!(one.chat, ["among spectators"]);
    for text in ["", "   ", "bell\u{7}", &"x".repeat(501)] {
        assert_eq!(player.act(Act::Chat { text: text.into() }).await, Err(RefusalCode::BadChat));
    }
    // After the end players hear both rooms.
    let hello = Hello { chat: 0, ..Hello::default() };
    let mut later = Watcher::hello(&livia, id, None, hello).await;
    later.until("both are heard", |later| later.chat.len() == 2).await;
}

#[tokio::test]
async fn my_tables_say_what_happened_since_my_last_turn() {
    let server = Server::fresh();
    let (mut livia, mut marcus, id) = livia_and_marcus(&server).await;
    let mut one = Watcher::join(&livia, id, None).await;
    let mut two = Watcher::join(&marcus, id, None).await;
    answer_in_turns([&mut one, &mut two], 20, 0).await;
    for (visitor, watcher) in [(&mut livia, &mut one), (&mut marcus, &mut two)] {
        let list: MyTables = visitor.get("/api/tables/mine").await.unwrap();
        let line = &list.tables[0];
        let entries = visitor.look(id).await.unwrap().turn.unwrap().entries;
        watcher.until("it is up to date", |watcher| watcher.turn.as_ref().unwrap().entries == entries).await;
        assert_eq!(line.waiting, watcher.question().is_some());
        let last = watcher.turn.as_ref().unwrap().undo.unwrap().to + 1;
        let later = |notice: &&ToldNotice| notice.entry > last;
        let expected: Vec<&ToldNotice> = watcher.log.iter().filter(later).collect();
        assert_eq!(line.since.iter().collect::<Vec<_>>(), expected);
    }
}

#[tokio::test]
async fn one_person_plays_several_seats_behind_a_curtain() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let id = livia.open_table(&table(&[SeatPlan::Me, local("Anna"), local("Paul")])).await.unwrap().table.id;
    let mut watcher = Watcher::join(&livia, id, None).await;
    watcher.until("it has begun", |watcher| watcher.turn.is_some()).await;
    for seat in 0..3 {
        let hello = Hello { eyes: Some(Viewer::Seat(Seat(seat))), ..Hello::default() };
        watcher.live.send(&ClientMessage::Hello(hello)).await.unwrap();
        watcher.until("other eyes", |watcher| watcher.turn.as_ref().unwrap().eyes == Viewer::Seat(Seat(seat))).await;
        let turn = watcher.turn.as_ref().unwrap();
        let asked = turn.asked.iter().any(|asked| asked.seat == Seat(seat));
        assert_eq!(turn.ask.is_some(), asked, "only the seat whose eyes these are is shown its question");
    }
}

#[tokio::test]
async fn a_lost_connection_is_resumed_without_a_gap() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let id = livia.open_table(&table(&[SeatPlan::Me, bot("random"), bot("greedy")])).await.unwrap().table.id;
    let mut watcher = Watcher::join(&livia, id, None).await;
    for _ in 0..6 {
        watcher.play(2).await;
        // Hangs up in the middle and plays on elsewhere meanwhile.
        let mut elsewhere = Watcher::join(&livia, id, None).await;
        elsewhere.play(2).await;
        watcher.come_back(&livia, id).await;
        let known = watcher.turn.as_ref().unwrap().version;
        watcher.until("it is up to date", |watcher| watcher.turn.as_ref().unwrap().version > known).await;
        let entries = watcher.turn.as_ref().unwrap().entries;
        let mut fresh = Watcher::join(&livia, id, None).await;
        fresh.until("it is shown", |fresh| fresh.turn.as_ref().is_some_and(|turn| turn.entries >= entries)).await;
        let until = |log: &[ToldNotice]| -> Vec<ToldNotice> {
            log.iter().filter(|notice| notice.entry <= entries).cloned().collect()
        };
        assert!(until(&watcher.log) == until(&fresh.log), "the log has gaps or repetitions");
    }
}

#[tokio::test]
async fn an_answer_counts_once() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let id = livia.open_table(&table(&[SeatPlan::Me, local("Anna")])).await.unwrap().table.id;
    let turn = livia.look(id).await.unwrap().turn.unwrap();
    let seat = turn.asked[0].seat;
    let state: TableState = livia.get(&format!("/api/tables/{id}?eyes={}", seat.0)).await.unwrap();
    let turn = state.turn.unwrap();
    let ask = turn.ask.unwrap();
    let act = Act::play(seat, turn.version, ask.offers[0].answer.clone());
    livia.act(id, &act).await.unwrap();
    let entries = livia.look(id).await.unwrap().turn.unwrap().entries;
    let again = livia.act(id, &act).await;
    assert!(
        matches!(&again, Err(Failure::Refused(refusal)) if matches!(refusal.code, RefusalCode::Stale | RefusalCode::NotAsked))
    );
    assert_eq!(livia.look(id).await.unwrap().turn.unwrap().entries, entries);
}
