//! Nothing that was acknowledged is ever lost.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use saturnalia_headless::Failure;
use saturnalia_protocol::wire::{Act, SeatPlan, ServerMessage, Status, TableState};
use saturnalia_protocol::{RefusalCode, TableId};
use serde_json::Value;

use crate::process::{Data, Server, saturnalia};
use crate::table::{Watcher, bot, table};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_and_a_bot_finish_a_game_across_a_restart() {
    let mut server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let opened = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open, bot("greedy")])).await.unwrap();
    let id = opened.table.id;
    assert_eq!(opened.table.status, Status::Open);
    assert!(opened.turn.is_none());
    marcus.act(id, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
    let mut one = Watcher::join(&livia, id, None).await;
    let mut two = Watcher::join(&marcus, id, None).await;
    one.until("the game has begun", |one| one.turn.is_some()).await;

    for round in 0.. {
        // A stop in good order the first time, a kill the second, both in the middle of a choice.
        if round == 10 || round == 20 {
            if round == 10 {
                server.stop()
            } else {
                server.kill()
            }
            server = server.again();
            (livia, marcus) = (livia.at(server.address), marcus.at(server.address));
            one.come_back(&livia, id).await;
            two.come_back(&marcus, id).await;
        }
        if one.is_over() || two.is_over() {
            assert!(round > 20, "the game was too short for two restarts");
            break;
        }
        one.answer_or_listen(round * 5 + 1).await;
        two.answer_or_listen(round * 5 + 1).await;
    }
    one.until("it is over", Watcher::is_over).await;
    two.until("it is over", Watcher::is_over).await;
    // Reconnections left no gap: both logs are those of somebody who looks only now.
    for (watcher, visitor) in [(&one, &livia), (&two, &marcus)] {
        let mut fresh = Watcher::join(visitor, id, None).await;
        fresh.until("it is shown", |fresh| fresh.turn.is_some()).await;
        assert!(watcher.log == fresh.log, "the log has gaps or repetitions");
    }
    let file = livia.request("GET", &format!("/api/tables/{id}/export"), b"").await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game");
    std::fs::write(&path, &file.body).unwrap();
    let verified = saturnalia(&["verify", path.to_str().unwrap()]);
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    let text = String::from_utf8_lossy(&verified.stdout);
    assert!(text.contains(&opened.table.commitment), "the commitment is the one shown at the start: {text}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_has_kept_every_acknowledged_answer_of_200_games() {
    const GAMES: usize = 200;
    let mut server = Server::fresh();
    let acknowledged = Arc::new(AtomicUsize::new(0));
    let mut tasks = Vec::new();
    for game in 0..GAMES {
        let mut visitor = server.guest(&format!("Livia {game}")).await;
        let opened = visitor.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap();
        let mut watcher = Watcher::join(&visitor, opened.table.id, None).await;
        let acknowledged = Arc::clone(&acknowledged);
        tasks.push(tokio::spawn(async move {
            let mut kept: Vec<(u32, u8, Value)> = Vec::new();
            let mut turns = Vec::new();
            // Until the server is gone.
            while let Ok(()) = answer_once(&mut watcher, game, &mut kept, &mut turns).await {
                acknowledged.fetch_add(1, Ordering::Relaxed);
            }
            (opened.table.id, kept, turns)
        }));
    }
    let start = Instant::now();
    while acknowledged.load(Ordering::Relaxed) < GAMES * 6 && start.elapsed() < Duration::from_secs(60) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    server.kill();
    let mut played = Vec::new();
    for task in tasks {
        played.push(task.await.unwrap());
    }

    let mut checked = 0;
    let data = server.data.path().to_str().unwrap().to_owned();
    let replayed = saturnalia(&["tables", "--data", &data, "replay-all"]);
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stdout));
    for (id, kept, turns) in &played {
        let entries = entries(&data, *id);
        for (version, seat, answer) in kept {
            // Line 0 of the journal is the start, so the entry with index v - 2 led to version v.
            let entry = &entries[*version as usize - 2];
            assert_eq!(
                (&entry["seat"], &entry["answer"]),
                (&Value::from(*seat), answer),
                "table {id}, version {version}"
            );
            checked += 1;
        }
        // Nothing was told that was not kept.
        assert!(turns.iter().all(|told| *told as usize <= entries.len()), "table {id}");
    }
    assert!(checked >= GAMES, "only {checked} acknowledged answers");

    // And the games go on.
    let server = server.again();
    let visitor = server.guest("Somebody").await;
    let mut watcher = Watcher::join(&visitor, played[0].0, None).await;
    watcher.until("the table is there", |watcher| watcher.turn.is_some()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stopping_server_finishes_what_it_acknowledged_and_says_goodbye() {
    let mut server = Server::fresh();
    let acknowledged = Arc::new(AtomicUsize::new(0));
    let mut tasks = Vec::new();
    for game in 0..20 {
        let mut visitor = server.guest(&format!("Livia {game}")).await;
        let opened = visitor.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap();
        let mut watcher = Watcher::join(&visitor, opened.table.id, None).await;
        let acknowledged = Arc::clone(&acknowledged);
        tasks.push(tokio::spawn(async move {
            let mut kept = Vec::new();
            loop {
                match answer_once(&mut watcher, game, &mut kept, &mut Vec::new()).await {
                    Ok(()) => acknowledged.fetch_add(1, Ordering::Relaxed),
                    Err(failure) => return (opened.table.id, kept, failure, watcher.is_over()),
                };
            }
        }));
    }
    while acknowledged.load(Ordering::Relaxed) < 60 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    tokio::task::block_in_place(|| server.stop());
    let data = server.data.path().to_str().unwrap().to_owned();
    let mut goodbyes = 0;
    for task in tasks {
        let (id, kept, failure, over) = task.await.unwrap();
        let entries = entries(&data, id);
        for (version, seat, answer) in kept {
            let entry = &entries[version as usize - 2];
            assert_eq!((&entry["seat"], &entry["answer"]), (&Value::from(seat), &answer), "table {id}");
        }
        goodbyes += usize::from(!over && matches!(failure, Failure::Closed(Some(1012))));
    }
    assert!(goodbyes > 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_refuses_clearly_and_loses_nothing_acknowledged() {
    let data = Data::folder();
    let mut server = Server::on_a_small_disk(data.clone(), 1300);
    let mut livia = server.guest("Livia").await;
    let id = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Local { name: "Anna".into() }])).await.unwrap().table.id;
    let (mut acknowledged, mut refused) = (Vec::new(), 0);
    // The log grows by a page or two with each answer until it cannot any more.
    for number in 0..2000 {
        let Ok(state) = livia.look(id).await else { break };
        let turn = state.turn.unwrap();
        let Some(asked) = turn.asked.first() else { break };
        let seat = asked.seat;
        let path = format!("/api/tables/{id}?eyes={}", seat.0);
        let turn = livia.get::<TableState>(&path).await.unwrap().turn.unwrap();
        let ask = turn.ask.unwrap();
        let answer = ask.offers[number % ask.offers.len()].answer.clone();
        match livia.act(id, &Act::play(seat, turn.version, answer.clone())).await {
            Ok(done) => acknowledged.push((done.version, seat.0, answer)),
            Err(Failure::Refused(refusal)) => {
                assert_eq!(refusal.code, RefusalCode::Unavailable);
                refused += 1;
                if refused == 3 {
                    break;
                }
            }
            Err(other) => panic!("{other}"),
        }
    }
    assert!(!acknowledged.is_empty(), "it was full before anybody played");
    assert_eq!(refused, 3, "{} answers and it was not full", acknowledged.len());
    assert_eq!(server.get("/healthz").await.status, 200, "the server goes on");
    let shown = livia.look(id).await.unwrap().turn.unwrap().entries as usize;
    assert_eq!(shown, acknowledged.len(), "what is shown is what is kept");
    server.kill();

    // With room again, everything is there and the game goes on.
    let entries = entries(data.path().to_str().unwrap(), id);
    for (version, seat, answer) in &acknowledged {
        let entry = &entries[*version as usize - 2];
        let answer: Value = serde_json::from_str(answer.get()).unwrap();
        assert_eq!((&entry["seat"], &entry["answer"]), (&Value::from(*seat), &answer), "version {version}");
    }
    assert_eq!(entries.len(), acknowledged.len());
    let server = Server::start(data, &["--limits", "0"]);
    let mut watcher = Watcher::join(&livia.at(server.address), id, None).await;
    assert_eq!(watcher.play(1).await, 1);
}

async fn answer_once(
    watcher: &mut Watcher,
    game: usize,
    kept: &mut Vec<(u32, u8, Value)>,
    turns: &mut Vec<u32>,
) -> Result<(), Failure> {
    let act = loop {
        if watcher.is_over() {
            return Err(Failure::Closed(None));
        }
        if let Some(act) = watcher.choice(game + kept.len() * 3) {
            break act;
        }
        watcher.next().await?;
        turns.extend(watcher.turn.as_ref().map(|turn| turn.entries));
    };
    let Act::Play { seat, answer, .. } = &act else { panic!("a choice is an answer") };
    let (seat, answer) = (seat.0, serde_json::from_str(answer.get()).unwrap());
    watcher.live.send_text(serde_json::json!({"act": {"id": 1, "act": act}}).to_string()).await?;
    loop {
        match watcher.next().await? {
            ServerMessage::Done { version, .. } => {
                kept.push((version, seat, answer));
                // The old question is answered.
                let seen = watcher.turn.as_ref().is_some_and(|turn| turn.version >= version);
                if !seen {
                    watcher.turn = None;
                }
                return Ok(());
            }
            ServerMessage::Refused(refused) if refused.code == RefusalCode::Unavailable => {
                return Err(Failure::Refused(refused.code.into()));
            }
            ServerMessage::Refused(refused) => panic!("{refused:?}"),
            _ => {}
        }
    }
}

fn entries(data: &str, id: TableId) -> Vec<Value> {
    let exported = saturnalia(&["tables", "--data", data, "export", &id.to_string()]);
    assert!(exported.status.success(), "{}", String::from_utf8_lossy(&exported.stderr));
    let record: Value = serde_json::from_slice(&exported.stdout).unwrap();
    record["entries"].as_array().unwrap().clone()
}

#[tokio::test]
async fn a_stopping_server_refuses_and_ends_in_good_order() {
    let mut server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let opened = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap();
    let mut watcher = Watcher::join(&livia, opened.table.id, None).await;
    watcher.until("it is shown", |watcher| watcher.turn.is_some()).await;
    server.stop();
    let closed = loop {
        match watcher.next().await {
            Ok(_) => {}
            Err(failure) => break failure,
        }
    };
    assert!(matches!(closed, Failure::Closed(Some(1012))), "{closed:?}");
}

#[tokio::test]
async fn the_administrator_looks_after_tables() {
    let mut server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let opened = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap();
    let id = opened.table.id;
    let mut watcher = Watcher::join(&livia, id, None).await;
    watcher.play(4).await;
    let data = server.data.path().to_str().unwrap().to_owned();
    let refused = saturnalia(&["tables", "--data", &data, "list"]);
    assert!(!refused.status.success(), "the folder belongs to the running server");
    server.kill();

    let list = saturnalia(&["tables", "--data", &data, "list"]);
    let text = String::from_utf8_lossy(&list.stdout).into_owned();
    assert!(text.contains(&id.to_string()) && text.contains("Livia"), "{text}");
    let shown = saturnalia(&["tables", "--data", &data, "show", &id.to_string()]);
    assert!(String::from_utf8_lossy(&shown.stdout).contains(&opened.table.commitment));
    let before = entries(&data, id);
    assert!(saturnalia(&["tables", "--data", &data, "undo", &id.to_string(), "--to", "2"]).status.success());
    assert_eq!(entries(&data, id), before[..2]);

    let file = server.data.path().join("exported.game");
    let exported = saturnalia(&["tables", "--data", &data, "export", &id.to_string()]);
    std::fs::write(&file, exported.stdout).unwrap();
    let imported = saturnalia(&["tables", "--data", &data, "import", file.to_str().unwrap()]);
    let copy: TableId = String::from_utf8_lossy(&imported.stdout).trim().parse().unwrap();
    assert_eq!(entries(&data, copy)[..2], before[..2]);

    assert!(saturnalia(&["tables", "--data", &data, "delete", &id.to_string()]).status.success());
    assert!(!saturnalia(&["tables", "--data", &data, "show", &id.to_string()]).status.success());
}

/// Something done to the database of a server that does not run.
async fn behind_its_back(server: &Server, sql: &'static str, id: TableId) {
    let file = server.data.path().join("saturnalia.sqlite");
    let done = tokio::task::spawn_blocking(move || {
        let database = rusqlite::Connection::open(file).unwrap();
        database.execute(sql, [id.0.cast_signed()]).unwrap()
    });
    assert_eq!(done.await.unwrap(), 1);
}

async fn lines(server: &Server, id: TableId) -> u32 {
    let file = server.data.path().join("saturnalia.sqlite");
    let counted = tokio::task::spawn_blocking(move || {
        let database = rusqlite::Connection::open(file).unwrap();
        let sql = "SELECT COUNT(*) FROM journal WHERE table_id = ?1";
        database.query_row(sql, [id.0.cast_signed()], |row| row.get(0)).unwrap()
    });
    counted.await.unwrap()
}

/// As after an upgrade and back: the newer program has written what the older one does not know.
#[tokio::test]
async fn a_line_that_a_program_does_not_know_sets_the_table_aside_and_the_next_program_goes_on() {
    let unknown = [
        r#"INSERT INTO journal SELECT ?1, COUNT(*), '[1,{"applaud":{"seat":0}}]' FROM journal WHERE table_id = ?1"#,
        r#"INSERT INTO journal SELECT ?1, COUNT(*), '[1,{"play":{"seat":0,"answer":"of_newer_rules"}}]' FROM journal WHERE table_id = ?1"#,
    ];
    for sql in unknown {
        let mut server = Server::fresh();
        let mut livia = server.guest("Livia").await;
        let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
        let other = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
        Watcher::join(&livia, id, None).await.play(3).await;
        server.stop();
        let before = lines(&server, id).await;
        behind_its_back(&server, sql, id).await;

        let log = tempfile::NamedTempFile::new().unwrap();
        let mut older = Server::logging_to(log.path(), server.data.clone(), &["--limits", "0"]);
        let mut there = livia.at(older.address);
        for _ in 0..3 {
            let state = there.look(id).await.unwrap();
            assert_eq!(state.table.status, Status::Frozen);
            assert!(state.turn.unwrap().ask.is_none(), "nobody is asked");
        }
        let listed = there.request("GET", "/api/tables/mine", b"").await.unwrap();
        assert!(listed.text().contains("\"frozen\""), "it is said to be so");
        let act = Act::Resign { seat: saturnalia_rules::Seat(0), in_favour_of: saturnalia_rules::Seat(1) };
        assert!(matches!(there.act(id, &act).await, Err(Failure::Refused(_))));
        // The others go on.
        assert_eq!(Watcher::join(&there, other, None).await.play(1).await, 1);
        older.stop();
        let written = std::fs::read_to_string(log.path()).unwrap();
        assert_eq!(written.matches("is set aside").count(), 1, "said once: {written}");
        assert_eq!(lines(&server, id).await, before + 1, "nothing was written");

        // A program that knows the line goes on; here it is taken away instead.
        let remove = "DELETE FROM journal WHERE table_id = ?1 AND number = (SELECT MAX(number) FROM journal WHERE table_id = ?1)";
        behind_its_back(&server, remove, id).await;
        let newer = server.again();
        let mut watcher = Watcher::join(&livia.at(newer.address), id, None).await;
        assert_eq!(watcher.play(1).await, 1, "the game goes on");
    }
}

/// The newer program has opened a table in a way that the older one does not know; both serve the others.
#[tokio::test]
async fn a_header_that_a_program_does_not_know_is_left_alone_and_the_next_program_goes_on() {
    let mut server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    let other = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    Watcher::join(&livia, id, None).await.play(3).await;
    server.stop();
    let before = lines(&server, id).await;
    let newer = r#"UPDATE tables SET header = replace(header, '"parts":{', '"parts":{"newer":1,') WHERE id = ?1"#;
    behind_its_back(&server, newer, id).await;

    let log = tempfile::NamedTempFile::new().unwrap();
    let mut older = Server::logging_to(log.path(), server.data.clone(), &["--limits", "0"]);
    let mut there = livia.at(older.address);
    for _ in 0..3 {
        assert!(matches!(there.look(id).await, Err(Failure::Refused(refusal)) if refusal.code == RefusalCode::Frozen));
    }
    let mine = there.request("GET", "/api/tables/mine", b"").await.unwrap();
    assert!(mine.status == 200 && mine.text().contains(&other.to_string()), "{}", mine.text());
    assert_eq!(Watcher::join(&there, other, None).await.play(1).await, 1, "the others go on");
    older.stop();
    let written = std::fs::read_to_string(log.path()).unwrap();
    assert_eq!(written.matches("is set aside").count(), 1, "said once: {written}");
    assert_eq!(lines(&server, id).await, before, "nothing was written");

    let as_it_was = r#"UPDATE tables SET header = replace(header, '"newer":1,', '') WHERE id = ?1"#;
    behind_its_back(&server, as_it_was, id).await;
    let newer = server.again();
    let mut watcher = Watcher::join(&livia.at(newer.address), id, None).await;
    assert_eq!(watcher.play(1).await, 1, "the game goes on");
}

#[tokio::test]
async fn a_table_that_an_older_server_froze_is_taken_up_again() {
    let mut server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    Watcher::join(&livia, id, None).await.play(2).await;
    server.stop();
    let freeze = r#"INSERT INTO journal SELECT ?1, COUNT(*), '[1,{"freeze":{"reason":"line 7: …"}}]' FROM journal WHERE table_id = ?1"#;
    behind_its_back(&server, freeze, id).await;
    behind_its_back(&server, "UPDATE tables SET phase = 'frozen' WHERE id = ?1", id).await;
    server = server.again();
    assert_eq!(livia.at(server.address).look(id).await.unwrap().table.status, Status::Frozen);
    server.stop();
    let data = server.data.path().to_str().unwrap().to_owned();
    let unfreeze = || saturnalia(&["tables", "--data", &data, "unfreeze", &id.to_string()]);
    assert!(unfreeze().status.success());
    assert!(!unfreeze().status.success(), "it is not frozen any more");
    let server = server.again();
    let mut watcher = Watcher::join(&livia.at(server.address), id, None).await;
    assert_eq!(watcher.play(1).await, 1, "the game goes on");
}

/// A table may have been kept by a server that knew other bots.
#[tokio::test]
async fn a_bot_that_is_not_known_any_more_is_named_in_the_log_and_another_plays_for_it() {
    let mut server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    server.stop();
    let file = server.data.path().join("saturnalia.sqlite");
    let changed = tokio::task::spawn_blocking(move || {
        let database = rusqlite::Connection::open(file).unwrap();
        let sql = "UPDATE tables SET header = replace(header, '\"spec\":\"random\"', '\"spec\":\"hal\"') WHERE id = ?1";
        database.execute(sql, [id.0.cast_signed()]).unwrap()
    });
    assert_eq!(changed.await.unwrap(), 1);
    let log = tempfile::NamedTempFile::new().unwrap();
    let again = Server::logging_to(log.path(), server.data.clone(), &["--limits", "0", "--replacement-bot", "greedy"]);
    let mut one = Watcher::join(&livia.at(again.address), id, None).await;
    // To its end: her first answers may all come before the bot is asked again.
    one.play(usize::MAX).await;
    assert!(one.is_over(), "the game goes on");
    let written = std::fs::read_to_string(log.path()).unwrap();
    assert!(written.contains("hal") && written.contains("a bot is not known here"), "{written}");
}

#[test]
fn a_program_that_is_too_old_for_its_database_does_not_start_and_says_why() {
    let mut server = Server::fresh();
    server.stop();
    let database = rusqlite::Connection::open(server.data.path().join("saturnalia.sqlite")).unwrap();
    database.execute("INSERT INTO schema_versions VALUES (99, TRUE, '9.9.9')", []).unwrap();
    drop(database);
    let [flag, folder] = server.data.args();
    let refused = saturnalia(&["serve", "--listen", "127.0.0.1:0", &flag, &folder]);
    let said = String::from_utf8_lossy(&refused.stderr);
    assert!(!refused.status.success() && said.contains("Saturnalia 9.9.9"), "{said}");
}
