//! The deal of the day: the same for everybody, one try counts, and nothing is told before the day is over.

use std::time::{Duration, Instant};

use saturnalia_headless::Visitor;
use saturnalia_protocol::wire::{Act, DayDeal, DayOfDeals, OpenedTry};
use saturnalia_protocol::{RefusalCode, TableId};
use saturnalia_rules::{Commitment, Seat, Seed};
use serde_json::{Value, json};

use crate::process::Server;
use crate::table::{Watcher, code};

const GAME: &str = "city-of-rome";
const PATIENCE: Duration = Duration::from_secs(60);

async fn today(visitor: &mut Visitor) -> DayOfDeals {
    visitor.get("/api/days/today").await.unwrap()
}

fn deal(day: &DayOfDeals) -> &DayDeal {
    day.deals.iter().find(|deal| deal.game == GAME).unwrap()
}

async fn open(visitor: &mut Visitor) -> OpenedTry {
    visitor.post("/api/days/today", &json!({"game": GAME})).await.unwrap()
}

/// Looks until somebody's own try is done.
async fn until_done(visitor: &mut Visitor) -> DayDeal {
    let start = Instant::now();
    loop {
        let day = today(visitor).await;
        let deal = deal(&day);
        if deal.mine.as_ref().is_some_and(|mine| mine.done) {
            return deal.clone();
        }
        assert!(start.elapsed() < PATIENCE, "{deal:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Looks until so many tries count.
async fn until_counted(visitor: &mut Visitor, tries: u32) -> DayDeal {
    let start = Instant::now();
    loop {
        let day = today(visitor).await;
        if deal(&day).tries == tries {
            return deal(&day).clone();
        }
        assert!(start.elapsed() < PATIENCE, "{day:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// What somebody sees before the first answer, and plays it to its end by choices of that kind.
async fn play(visitor: &Visitor, table: TableId, kind: usize) -> Value {
    let mut watcher = Watcher::join(visitor, table, None).await;
    watcher.until("there is a question", |watcher| watcher.question().is_some()).await;
    let first = serde_json::to_value(watcher.turn.as_ref().unwrap()).unwrap();
    let mut answered = kind;
    while !watcher.is_over() {
        if watcher.answer(answered * 7 + 3).await {
            answered += 1;
        } else {
            watcher.next().await.unwrap();
        }
    }
    first["view"].clone()
}

async fn refused(visitor: &mut Visitor, method: &str, path: &str) -> Value {
    let answer = visitor.request(method, path, if method == "POST" { b"{}" } else { b"" }).await.unwrap();
    serde_json::from_str::<Value>(&answer.text()).unwrap()["code"].clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_plays_the_same_deal_once_and_is_compared() {
    let mut server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let day = today(&mut livia).await;
    assert!(!day.over && day.deals.iter().all(|deal| deal.seed.is_none() && deal.tries == 0 && deal.mine.is_none()));
    let seal = deal(&day).seal.clone();

    let one = open(&mut livia).await;
    assert!(one.counts && open(&mut livia).await == one, "a try that runs is told again");
    let table = one.table;
    for path in ["", "/replay", "/export", "/verify", "/analysis"] {
        let path = format!("/api/tables/{table}{path}");
        assert_eq!(refused(&mut marcus, "GET", &path).await, "day_not_over", "{path}");
    }
    let state = livia.look(table).await.unwrap();
    assert!(state.table.sealed && !state.table.rated && state.table.invite.is_none());
    let seat = deal(&day).seat;
    let hint = json!({"seat": seat, "version": state.turn.unwrap().version});
    let hint = livia.post::<Value>(&format!("/api/tables/{table}/hint"), &hint).await;
    assert_eq!(code(hint), RefusalCode::NoHints);
    assert_eq!(refused(&mut livia, "POST", &format!("/api/tables/{table}/take-along")).await, "day_not_over");

    let seen = play(&livia, table, 0).await;
    let counted = until_counted(&mut livia, 1).await;
    let mine = counted.mine.unwrap();
    assert!(mine.done && mine.result.is_some() && mine.beaten.is_none() && mine.better == 0);
    for (method, path) in
        [("GET", "replay"), ("GET", "export"), ("GET", "picture"), ("POST", "analysis"), ("POST", "rematch")]
    {
        let path = format!("/api/tables/{table}/{path}");
        assert_eq!(refused(&mut livia, method, &path).await, "day_not_over", "{path}");
    }

    // Another one has the same cards, and sees neither the first game nor the seed.
    let other = open(&mut marcus).await.table;
    assert_eq!(play(&marcus, other, 5).await, seen);
    let counted = until_counted(&mut marcus, 2).await;
    assert_eq!(counted.seal, seal);
    let margins: Vec<i16> = counted.best.iter().map(|line| line.result.margin).collect();
    assert!(margins.is_sorted_by(|one, other| one >= other) && counted.best.len() == 2, "{margins:?}");
    assert!(counted.mine.unwrap().beaten.is_some());

    // Further tries are free, and whoever gives up has no result.
    let again = open(&mut livia).await;
    assert!(!again.counts && again.table != table);
    assert_eq!(deal(&today(&mut livia).await).mine.as_ref().unwrap().again, Some(again.table));
    let mut gaius = server.guest("Gaius").await;
    let third = open(&mut gaius).await.table;
    let (mine, other) = (Seat(seat), Seat((seat + 1) % 3));
    gaius.act(third, &Act::Resign { seat: mine, in_favour_of: other }).await.unwrap();
    let given_up = until_done(&mut gaius).await;
    assert!(given_up.mine.unwrap().result.is_none() && given_up.tries == 2);
    let wrong = livia.post::<OpenedTry>("/api/days/today", &json!({"game": "chess"})).await;
    assert_eq!(code(wrong), RefusalCode::NoSuchGame);

    // Two days later.
    server.stop();
    let database = rusqlite::Connection::open(server.data.path().join("saturnalia.sqlite")).unwrap();
    database.execute_batch("UPDATE days SET day = day - 2; UPDATE day_tries SET day = day - 2").unwrap();
    drop(database);
    let server = server.again();
    let mut stranger = server.guest("Stranger").await;
    let past: DayOfDeals = stranger.get(&format!("/api/days/{}", day.day - 2)).await.unwrap();
    let told = deal(&past);
    let seed: Seed = serde_json::from_value(json!(told.seed)).unwrap();
    assert!(past.over && told.best.len() == 2 && Commitment::seal(seed).to_string() == seal);
    let start = Instant::now();
    loop {
        let export = stranger.request("GET", &format!("/api/tables/{table}/export"), b"").await.unwrap();
        if export.status == 200 {
            break;
        }
        assert!(start.elapsed() < PATIENCE, "{}", export.text());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(deal(&today(&mut stranger).await).seal != seal, "another day, another deal");
    let coming: DayOfDeals = stranger.get(&format!("/api/days/{}", day.day + 1)).await.unwrap();
    assert!(coming.deals.is_empty());
}
