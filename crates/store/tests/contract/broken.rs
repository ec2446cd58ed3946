//! A database that others use at the same time, over a line that can be cut.

use std::time::Duration;

use saturnalia_headless::{Proxy, Traffic, Upstream};
use saturnalia_protocol::{AccountId, TableId};
use saturnalia_store::{Append, NewChat, News, NewsBy, Opened, Phase, Place, Room, Store, Write, Written};

use crate::suite::{append, append_next, journal, make_table};
use crate::{cluster, open, run};

/// A store behind a line that can be cut, and one that has a line of its own.
async fn behind_a_line() -> (Opened, Proxy, Opened) {
    let database = tokio::task::spawn_blocking(cluster::new_database).await.unwrap();
    let proxy = Proxy::to(Upstream::Socket(cluster::socket())).await.unwrap();
    let name = database.trim_start_matches("postgres:///").split('?').next().unwrap().to_owned();
    let url = format!("postgres://saturnalia@{}/{name}?sslmode=disable", proxy.address);
    let opening = tokio::task::spawn_blocking(move || {
        let beside = open(Place::Postgres(database)).opened;
        (open(Place::Postgres(url)).opened, beside)
    });
    let (behind, beside) = opening.await.unwrap();
    (behind, proxy, beside)
}

fn say(table: TableId, text: &str) -> Write {
    Write::Chat(NewChat {
        table,
        room: Room::Players,
        account: AccountId(7),
        name: "Livia".into(),
        text: text.into(),
        at: 5,
    })
}

#[test]
fn what_became_of_a_write_whose_answer_was_lost_is_found_out() {
    run(async {
        let (behind, proxy, _beside) = behind_a_line().await;
        let store = behind.store;
        let table = make_table(&store, 1).await;
        proxy.set(Traffic::NoAnswers);
        let writing = tokio::spawn({
            let store = store.clone();
            async move { tokio::join!(store.write(append(table, 0, &["a"])), store.write(say(table, "Salve"))) }
        });
        tokio::time::sleep(Duration::from_millis(300)).await;
        proxy.set(Traffic::Flows);
        proxy.cut();
        let (line, said) = writing.await.unwrap();
        assert_eq!(line.unwrap(), Written::Done);
        assert_eq!(said.unwrap(), Written::Number(1), "it is said once");
        assert_eq!(journal(&store, table).await, ["a"]);
        assert_eq!(store.read(move |backend| backend.chat(table, 0, 9)).await.unwrap().len(), 1);
    });
}

#[test]
fn a_write_that_got_lost_on_its_way_is_sent_again_and_never_comes_twice() {
    run(async {
        let (behind, proxy, _beside) = behind_a_line().await;
        let store = behind.store;
        let table = make_table(&store, 1).await;
        proxy.set(Traffic::Stalls);
        let writing = tokio::spawn({
            let store = store.clone();
            async move { store.write(say(table, "Salve")).await }
        });
        tokio::time::sleep(Duration::from_millis(300)).await;
        // New connections are let through, and what was held up on the old one arrives late.
        proxy.set(Traffic::Flows);
        proxy.cut();
        assert_eq!(writing.await.unwrap().unwrap(), Written::Number(1));
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert_eq!(store.read(move |backend| backend.chat(table, 0, 9)).await.unwrap().len(), 1);
    });
}

#[test]
fn the_first_write_after_all_connections_were_killed_is_kept() {
    run(async {
        let (behind, _proxy, beside) = behind_a_line().await;
        let table = make_table(&behind.store, 1).await;
        drop(beside);
        let database = cluster::new_database();
        for round in 0..3 {
            let database = database.clone();
            tokio::task::spawn_blocking(move || {
                let mut killer = postgres::Client::connect(&database, postgres::NoTls).unwrap();
                let sql =
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'saturnalia'";
                killer.batch_execute(sql).unwrap();
            })
            .await
            .unwrap();
            assert_eq!(behind.store.write(append(table, round, &["x"])).await.unwrap(), Written::Done, "round {round}");
            assert_eq!(journal(&behind.store, table).await.len() as u32, round + 1);
        }
    });
}

#[test]
fn a_lock_that_somebody_holds_stops_its_own_table_and_no_other() {
    let database = cluster::new_database();
    let store = open(Place::Postgres(database.clone())).opened.store;
    run(async move {
        let (held, free) = (make_table(&store, 1).await, make_table(&store, 2).await);
        let (locked, hear) = std::sync::mpsc::channel();
        let (release, wait) = std::sync::mpsc::channel::<()>();
        let holding = std::thread::spawn(move || {
            let mut holder = postgres::Client::connect(&database, postgres::NoTls).unwrap();
            let mut transaction = holder.transaction().unwrap();
            transaction.execute("SELECT 1 FROM tables WHERE id = 1 FOR UPDATE", &[]).unwrap();
            locked.send(()).unwrap();
            let _ = wait.recv();
        });
        tokio::task::spawn_blocking(move || hear.recv().unwrap()).await.unwrap();
        let writes = [
            store.write(append(held, 0, &["a"])),
            store.write(append(free, 0, &["b"])),
            store.write(say(held, "Salve")),
            store.write(say(free, "Salve")),
        ];
        let [line, other, said, heard] = futures_join(writes).await;
        assert!(line.is_err() && said.is_err(), "{line:?}, {said:?}");
        assert_eq!((other.unwrap(), heard.unwrap()), (Written::Done, Written::Number(1)));
        release.send(()).unwrap();
        holding.join().unwrap();
        assert_eq!(store.write(append(held, 0, &["a"])).await.unwrap(), Written::Done);
    });
}

/// All four at the same time.
async fn futures_join<T>(all: [impl Future<Output = T>; 4]) -> [T; 4] {
    let [one, two, three, four] = all;
    let (one, two, three, four) = tokio::join!(one, two, three, four);
    [one, two, three, four]
}

#[test]
fn two_processes_that_write_at_the_same_tables_never_refuse_each_other() {
    const TABLES: u64 = 12;
    const LINES: u64 = 240;
    let place = Place::Postgres(cluster::new_database());
    let stores = [open(place.clone()).opened.store, open(place).opened.store];
    run(async move {
        for id in 1..=TABLES {
            make_table(&stores[0], id).await;
        }
        let mut writing = tokio::task::JoinSet::new();
        for number in 0..LINES {
            for (turn, store) in stores.iter().enumerate() {
                let store = store.clone();
                // Each goes through the tables in another order.
                let table = TableId(1 + if turn == 0 { number % TABLES } else { TABLES - 1 - number * 5 % TABLES });
                writing.spawn(async move {
                    let change = Append {
                        table,
                        number: 0,
                        lines: vec!["x".into(), "y".into()],
                        phase: Some(Phase::Running),
                        joined: vec![AccountId(number)],
                        parted: vec![],
                        tells: Vec::new(),
                    };
                    let (said, changed) =
                        tokio::join!(store.write(say(table, "Salve")), store.write(Write::Append(change)));
                    changed.unwrap();
                    said.unwrap()
                });
            }
        }
        let written = writing.join_all().await;
        assert!(written.iter().all(|written| matches!(written, Written::Number(_))));
        let mut lines = 0;
        for id in 1..=TABLES {
            let chat = stores[0].read(move |backend| backend.chat(TableId(id), 0, 9999)).await.unwrap();
            assert!(chat.iter().map(|row| row.number).eq(1..=chat.len() as u32));
            lines += chat.len() as u64;
        }
        assert_eq!(lines, 2 * LINES);
    });
}

#[test]
fn a_process_hears_of_every_change_with_its_version() {
    let place = Place::Postgres(cluster::new_database());
    let (one, mut other) = (open(place.clone()), open(place));
    run(async move {
        // First the listener says that it listens from now on.
        assert_eq!(other.opened.news.recv().await.unwrap(), News::Anything);
        let table = make_table(&one.opened.store, u64::MAX).await;
        append_next(&one.opened.store, table).await;
        one.opened.store.write(say(table, "Salve")).await.unwrap();
        one.opened.store.write(append(table, 1, &["a", "b"])).await.unwrap();
        for version in [Some(1), None, Some(3)] {
            let heard = tokio::time::timeout(Duration::from_secs(20), other.opened.news.recv()).await.unwrap();
            assert_eq!(heard, Some(News::Table { table, version }));
        }
        assert!(other.opened.store.pulse().is_listening());
    });
}

#[test]
fn what_is_written_while_nobody_listens_is_looked_for_after_listening_again() {
    run(async {
        let (mut behind, proxy, beside) = behind_a_line().await;
        let table = make_table(&beside.store, 1).await;
        assert_eq!(behind.news.recv().await.unwrap(), News::Anything);
        for _ in 0..3 {
            proxy.set(Traffic::Closed);
            append_next(&beside.store, table).await;
            let version = journal(&beside.store, table).await.len() as u32;
            proxy.set(Traffic::Flows);
            // It is heard of by itself, or something is said after which it can be read.
            loop {
                let heard = tokio::time::timeout(Duration::from_secs(20), behind.news.recv()).await.unwrap().unwrap();
                if heard == (News::Table { table, version: Some(version) }) {
                    break;
                }
                if heard == News::Anything {
                    assert_eq!(journal(&behind.store, table).await.len() as u32, version);
                    break;
                }
            }
        }
    });
}

#[test]
fn a_line_that_stalls_is_given_up() {
    run(async {
        let (behind, proxy, beside) = behind_a_line().await;
        let table = make_table(&beside.store, 1).await;
        proxy.set(Traffic::Stalls);
        let waited = std::time::Instant::now();
        let refused = behind.store.write(append(table, 0, &["a"])).await;
        assert!(refused.is_err(), "{refused:?}");
        assert!(behind.store.read(|backend| backend.ping()).await.is_err());
        // Not for ever; how long is the affair of the constants.
        assert!(waited.elapsed() < Duration::from_secs(120));
        // The others go on meanwhile, and so does it when the line is back.
        assert_eq!(beside.store.write(append(table, 0, &["b"])).await.unwrap(), Written::Done);
        proxy.set(Traffic::Flows);
        assert_eq!(behind.store.write(append(table, 1, &["c"])).await.unwrap(), Written::Done);
        assert_eq!(journal(&beside.store, table).await, ["b", "c"]);
    });
}

#[test]
fn polling_needs_no_connection_that_listens() {
    let database = cluster::new_database();
    let place = Place::Postgres(cluster::through_a_pooler(&database));
    let mut opened = Store::open_with(&place, NewsBy::Polling, |_| {}).unwrap();
    run(async move {
        let table = make_table(&opened.store, 1).await;
        append_next(&opened.store, table).await;
        assert!(opened.look_every.unwrap() < Duration::from_secs(1));
        assert!(opened.store.pulse().is_listening(), "it hears what it can");
        assert!(opened.news.try_recv().is_err());
    });
}
