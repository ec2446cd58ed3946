//! A clock of days runs while nobody has the table in memory, and while the server is away. Clocks of machines that differ harm nobody.

use std::time::{Duration, Instant};

use saturnalia_protocol::TableId;
use saturnalia_protocol::wire::{Act, Pace, SeatKind, SeatPlan, Status};

use crate::cluster;
use crate::process::{Data, Server};
use crate::table::table;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Lets everything at a table have happened that much earlier, behind the back of a stopped server.
async fn turn_back(server: &Server, id: TableId, milliseconds: i64) {
    let file = server.data.path().join("saturnalia.sqlite");
    let turned = tokio::task::spawn_blocking(move || {
        let database = rusqlite::Connection::open(file).unwrap();
        // A line begins with its time: [1700000000000,{"play":…
        let sql = "UPDATE journal SET line = '[' || (CAST(substr(line, 2, 13) AS INTEGER) - ?2) || substr(line, 15) \
                   WHERE table_id = ?1";
        database.execute(sql, (id.0.cast_signed(), milliseconds)).unwrap()
    });
    assert!(turned.await.unwrap() > 0);
}

async fn tables_in_memory(server: &Server) -> String {
    let metrics = server.get("/metrics").await.text();
    metrics.lines().find_map(|line| line.strip_prefix("saturnalia_tables ")).unwrap().to_owned()
}

#[tokio::test]
async fn a_clock_of_days_runs_on_while_the_table_sleeps_and_while_the_server_is_away() {
    let mut server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let mut new = table(&[SeatPlan::Me, SeatPlan::Open]);
    new.pace = Pace::Days { days: 2 };
    let id = livia.open_table(&new).await.unwrap().table.id;
    marcus.act(id, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
    let asked = livia.look(id).await.unwrap().turn.unwrap().asked[0].seat.index();

    // A day of two has gone by while the server was away: nothing happens.
    server.stop();
    turn_back(&server, id, DAY).await;
    server = server.again();
    livia = livia.at(server.address);
    let state = livia.look(id).await.unwrap();
    let left = state.turn.unwrap().clocks.unwrap()[asked];
    assert!((DAY - 60_000..=DAY).contains(&left), "{left}");
    assert_eq!(state.table.seats[asked].kind, SeatKind::Person);

    // A few seconds are left. The table is read when the server starts and sleeps at once; its clock wakes it.
    let seen = Instant::now();
    server.stop();
    turn_back(&server, id, left - 8_000).await;
    server = server.again();
    while server.get("/readyz").await.status != 200 || tables_in_memory(&server).await != "0" {
        assert!(seen.elapsed() < Duration::from_secs(30), "the table does not sleep");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    tokio::time::sleep(Duration::from_secs(10).saturating_sub(seen.elapsed())).await;
    livia = livia.at(server.address);
    let state = livia.look(id).await.unwrap();
    assert_eq!(state.table.seats[asked].kind, SeatKind::Replaced, "a bot has taken the seat before anybody looked");
    assert_eq!(state.table.status, Status::Running);

    // Whose time ran out while the server was away is replaced when it is back.
    let other = 1 - asked;
    let start = Instant::now();
    while livia.look(id).await.unwrap().turn.unwrap().asked[0].seat.index() != other {
        assert!(start.elapsed() < Duration::from_secs(20), "the bot does not play on");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server.stop();
    turn_back(&server, id, 3 * DAY).await;
    server = server.again();
    livia = livia.at(server.address);
    let start = Instant::now();
    while livia.look(id).await.unwrap().table.seats[other].kind != SeatKind::Replaced {
        assert!(start.elapsed() < Duration::from_secs(20), "never replaced");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// The attack: clocks that differ between hosts replaced players by bots for good.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hosts_whose_clocks_differ_by_minutes_replaced_people_by_bots() {
    let data = Data::Database(tokio::task::spawn_blocking(cluster::new_database).await.unwrap());
    let fast = Server::with_trouble(data.clone(), "SATURNALIA_CLOCK_OFF", "120000");
    let slow = Server::with_trouble(data.clone(), "SATURNALIA_CLOCK_OFF", "-120000");
    let (mut livia, mut marcus) = (slow.guest("Livia").await, fast.guest("Marcus").await);
    let mut new = table(&[SeatPlan::Me, SeatPlan::Open]);
    // Less than the clocks differ by.
    new.pace = Pace::Live { seconds: 60, increment: 0 };
    let id = livia.open_table(&new).await.unwrap().table.id;
    marcus.act(id, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
    let elsewhere = [livia.at(fast.address), marcus.at(slow.address)];
    for mut visitor in [livia, marcus].into_iter().chain(elsewhere) {
        let state = visitor.look(id).await.unwrap();
        let turn = state.turn.unwrap();
        let asked = turn.asked[0].seat.index();
        assert!(turn.clocks.unwrap()[asked] > 20_000, "nobody's time is taken: {:?}", turn.asked);
        assert!(state.table.seats.iter().all(|seat| seat.kind == SeatKind::Person), "{:?}", state.table.seats);
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
        assert!((now - turn.now).abs() < 20_000, "the database's clock is shown: {} at {now}", turn.now);
    }
}
