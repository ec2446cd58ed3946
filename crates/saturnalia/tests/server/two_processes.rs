//! Two server processes on one PostgreSQL serve the same table.

use std::time::{Duration, Instant};

use saturnalia_headless::{Proxy, Traffic, Upstream};
use saturnalia_protocol::RefusalCode;
use saturnalia_protocol::wire::{Act, SeatPlan};

use crate::cluster;
use crate::process::{Data, Server};
use crate::table::{Watcher, bot, table};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_through_two_processes_and_goes_on_when_one_is_killed() {
    let database = tokio::task::spawn_blocking(cluster::new_database).await.unwrap();
    let data = Data::Database(database);
    let mut first = Server::start(data.clone(), &["--limits", "0"]);
    let second = Server::start(data, &["--limits", "0"]);
    let mut livia = first.guest("Livia").await;
    let mut marcus = second.guest("Marcus").await;
    let opened = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open, bot("random")])).await.unwrap();
    let id = opened.table.id;
    marcus.act(id, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
    let mut one = Watcher::join(&livia, id, None).await;
    let mut two = Watcher::join(&marcus, id, None).await;

    // Each plays through their own process and hears of the other's answers through the database.
    let (mut answered_one, mut answered_two) = (0, 0);
    while answered_one + answered_two < 24 {
        answered_one += play_one(&mut one).await;
        answered_two += play_one(&mut two).await;
    }
    assert!(answered_one > 3 && answered_two > 3, "both have played: {answered_one}, {answered_two}");

    first.kill();
    let livia = livia.at(second.address);
    one.come_back(&livia, id).await;
    let mut rest = 0;
    while !one.is_over() && !two.is_over() {
        rest += play_one(&mut one).await;
        rest += play_one(&mut two).await;
    }
    assert!(rest > 0);
    one.until("it is over", Watcher::is_over).await;
    two.until("it is over", Watcher::is_over).await;
    let spectator = second.guest("Spectator").await;
    let mut fresh = Watcher::join(&spectator, id, None).await;
    fresh.until("it is shown", Watcher::is_over).await;
    let entries = |watcher: &Watcher| watcher.turn.as_ref().unwrap().entries;
    assert_eq!((entries(&one), entries(&two)), (entries(&fresh), entries(&fresh)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn news_that_could_not_be_read_are_logged_and_read_later() {
    let database = tokio::task::spawn_blocking(cluster::new_database).await.unwrap();
    let log = tempfile::NamedTempFile::new().unwrap();
    // Whoever waits for a lock longer than this is told that it failed.
    let hasty = format!("{database}&options=-c%20lock_timeout%3D200");
    let server = Server::logging_to(log.path(), Data::Database(hasty), &["--limits", "0"]);
    let mut livia = server.guest("Livia").await;
    let opened = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Local { name: "Anna".into() }])).await.unwrap();
    let id = opened.table.id;
    let mut watcher = Watcher::join(&livia, id, None).await;
    watcher.until("it has begun", |watcher| watcher.turn.is_some()).await;

    // Another process holds the journal while it says that it has written something, and commits only later, without a word.
    let line = format!(r#"[{},{{"rename":{{"account":"{}","name":"Drusilla"}}}}]"#, opened.table.created, livia.me.id);
    let (version, path) = (watcher.turn.as_ref().unwrap().version, log.path().to_owned());
    let written = tokio::task::spawn_blocking(move || {
        let mut writer = postgres::Client::connect(&database, postgres::NoTls).unwrap();
        let mut speaker = postgres::Client::connect(&database, postgres::NoTls).unwrap();
        let mut writing = writer.transaction().unwrap();
        writing.batch_execute("LOCK TABLE journal IN ACCESS EXCLUSIVE MODE").unwrap();
        let sql = "INSERT INTO journal (table_id, number, line) VALUES ($1, $2, $3)";
        writing.execute(sql, &[&id.0.cast_signed(), &version.cast_signed(), &line]).unwrap();
        speaker.execute("SELECT pg_notify('saturnalia', $1)", &[&format!("{id} {}", version + 1)]).unwrap();
        let complaint = "what another process has written could not be read";
        while !std::fs::read_to_string(&path).unwrap().contains(complaint) {
            std::thread::sleep(Duration::from_millis(20));
        }
        writing.commit().unwrap();
    });
    tokio::time::timeout(Duration::from_secs(30), written).await.expect("it is logged").unwrap();
    let renamed = |watcher: &Watcher| {
        let info = watcher.info.as_ref().unwrap();
        info.seats[0].name.as_deref() == Some("Drusilla")
    };
    watcher.until("it was read after all", renamed).await;
}

/// At the beginning of a tournament's round everybody sits down at the same time: some were told that they were too late.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sat_down_through_two_processes_at_once_was_refused() {
    let database = tokio::task::spawn_blocking(cluster::new_database).await.unwrap();
    let data = Data::Database(database);
    let servers = [Server::start(data.clone(), &["--limits", "0"]), Server::start(data, &["--limits", "0"])];
    let mut host = servers[0].guest("Host").await;
    let mut others = [servers[0].guest("Livia").await, servers[1].guest("Marcus").await];
    for _ in 0..20 {
        let id = host.open_table(&table(&[SeatPlan::Me, SeatPlan::Open, SeatPlan::Open])).await.unwrap().table.id;
        let join = Act::Join { seat: None, invite: None, seal: None };
        let [livia, marcus] = &mut others;
        let (one, other) = tokio::join!(livia.act(id, &join), marcus.act(id, &join));
        assert!(one.is_ok() && other.is_ok(), "{one:?} {other:?}");
    }
}

/// A database behind a line that can be cut, with a process on it.
async fn behind_a_line(args: &[&str]) -> (Proxy, Server, String) {
    let database = tokio::task::spawn_blocking(cluster::new_database).await.unwrap();
    let proxy = Proxy::to(Upstream::Socket(cluster::socket())).await.unwrap();
    let name = database.trim_start_matches("postgres:///").split('?').next().unwrap();
    let url = format!("postgres://saturnalia@{}/{name}?sslmode=disable", proxy.address);
    (proxy, Server::start(Data::Database(url), args), database)
}

/// The attack: in an outage somebody was shown version 157, then 156.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_not_committed_is_shown_to_nobody() {
    let (proxy, server, _database) = behind_a_line(&["--limits", "0"]).await;
    let mut livia = server.guest("Livia").await;
    let seats = [SeatPlan::Me, SeatPlan::Local { name: "Anna".into() }];
    let id = livia.open_table(&table(&seats)).await.unwrap().table.id;
    let mut player = Watcher::join(&livia, id, None).await;
    player.until("it has begun", |player| player.question().is_some()).await;
    let before = player.turn.as_ref().unwrap().version;
    proxy.set(Traffic::Closed);
    let refused = player.act(player.choice(0).unwrap()).await;
    assert_eq!(refused, Err(RefusalCode::Unavailable));
    // Nothing was shown that is not kept, and the table is still there to be looked at.
    assert_eq!(player.turn.as_ref().unwrap().version, before);
    while let Ok(said) = tokio::time::timeout(Duration::from_millis(500), player.next()).await {
        said.expect("the connection is kept");
        assert_eq!(player.turn.as_ref().unwrap().version, before);
    }
    proxy.set(Traffic::Flows);
    assert_eq!(player.act(player.choice(0).unwrap()).await, Ok(before + 1), "the first answer after the outage counts");
}

/// The attack: after the database was restarted, 11 of 12 tables stood still at different versions.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_processes_agree_after_the_line_of_one_was_cut() {
    for news in ["listen", "poll"] {
        let (proxy, first, database) = behind_a_line(&["--limits", "0", "--news", news]).await;
        let second = Server::start(Data::Database(database), &["--limits", "0", "--news", news]);
        let mut livia = second.guest("Livia").await;
        let seats = [SeatPlan::Me, SeatPlan::Local { name: "Anna".into() }];
        let id = livia.open_table(&table(&seats)).await.unwrap().table.id;
        let mut spectator = Watcher::join(&first.guest("Spectator").await, id, None).await;
        spectator.until("it is shown", |spectator| spectator.turn.is_some()).await;
        let mut player = Watcher::join(&livia, id, None).await;
        for _ in 0..3 {
            proxy.set(Traffic::Closed);
            player.play(2).await;
            proxy.set(Traffic::Flows);
            let version = player.turn.as_ref().unwrap().version;
            let caught_up = |watcher: &Watcher| watcher.turn.as_ref().is_some_and(|turn| turn.version >= version);
            spectator.until("it has caught up", caught_up).await;
        }
    }
}

/// The attack: a process that is stopped in the middle of a transaction freezes the others.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stopped_process_does_not_hold_up_the_others() {
    let database = tokio::task::spawn_blocking(cluster::new_database).await.unwrap();
    let first = Server::start(Data::Database(database.clone()), &["--limits", "0"]);
    let second = Server::start(Data::Database(database), &["--limits", "0"]);
    let mut livia = first.guest("Livia").await;
    let (mut acts, mut tables) = (Vec::new(), Vec::new());
    for _ in 0..8 {
        let seats = [SeatPlan::Me, SeatPlan::Local { name: "Anna".into() }];
        tables.push(livia.open_table(&table(&seats)).await.unwrap().table.id);
    }
    for id in &tables {
        let mut watcher = Watcher::join(&livia, *id, None).await;
        acts.push(tokio::spawn(async move {
            while watcher.choice(0).is_some() || watcher.next().await.is_ok() {
                if let Some(act) = watcher.choice(1) {
                    watcher.send(act).await;
                    watcher.turn = None;
                }
            }
        }));
    }
    for _ in 0..5 {
        tokio::time::sleep(Duration::from_millis(150)).await;
        first.signal("STOP");
        // Whoever comes to the other process plays on at the same tables.
        let mut there = livia.at(second.address);
        for id in &tables {
            let done = there.act(*id, &Act::Chat { text: "Salve".into() }).await;
            assert!(done.is_ok(), "{done:?}");
        }
        first.signal("CONT");
    }
    for act in acts {
        act.abort();
    }
}

/// Answers the question there is, or listens for a moment. An answer may be stale because of what the other process has kept.
async fn play_one(watcher: &mut Watcher) -> usize {
    let Some(act) = watcher.choice(3) else {
        let _ = tokio::time::timeout(Duration::from_millis(50), watcher.next()).await;
        return 0;
    };
    match watcher.act(act).await {
        Ok(version) => {
            watcher.until("it is shown", |watcher| watcher.turn.as_ref().unwrap().version >= version).await;
            1
        }
        Err(code) => {
            assert!(matches!(code, RefusalCode::Stale | RefusalCode::NotAsked), "{code}");
            let _ = tokio::time::timeout(Duration::from_millis(50), watcher.next()).await;
            0
        }
    }
}

/// A process that hears no news shows old turns for some seconds each time, and was called ready all the same.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_that_is_deaf_was_said_to_be_ready() {
    let database = tokio::task::spawn_blocking(cluster::new_database).await.unwrap();
    let server = Server::start(Data::Database(database.clone()), &["--limits", "0"]);
    server.ready().await;
    // The line on which it listens is cut, and no other can be made; those on which it reads and writes stay.
    let keeper = tokio::task::spawn_blocking(move || {
        let name = database.trim_start_matches("postgres:///").split('?').next().unwrap();
        let mut keeper = postgres::Client::connect(&database.replace(name, "postgres"), postgres::NoTls).unwrap();
        let run = |keeper: &mut postgres::Client, sql: &str| keeper.batch_execute(sql).unwrap();
        run(&mut keeper, &format!("ALTER DATABASE {name} ALLOW_CONNECTIONS false"));
        let listens = format!("datname = '{name}' AND query IN ('LISTEN saturnalia', 'SELECT 1')");
        run(&mut keeper, &format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listens}"));
        (keeper, name.to_owned())
    });
    let (mut keeper, name) = keeper.await.unwrap();
    let start = Instant::now();
    while server.get("/readyz").await.status == 200 {
        assert!(start.elapsed() < Duration::from_secs(20), "ready, though it hears of nothing");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    server.guest("Livia").await;
    let heard_again = format!("ALTER DATABASE {name} ALLOW_CONNECTIONS true");
    tokio::task::spawn_blocking(move || keeper.batch_execute(&heard_again).unwrap()).await.unwrap();
    server.ready().await;
}
