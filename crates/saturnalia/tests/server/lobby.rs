//! Finding somebody to play with.

use std::time::Duration;

use saturnalia::GAMES;
use saturnalia_headless::Visitor;
use saturnalia_protocol::wire::{
    Act, Lobby, NewTable, Pace, QuickMatch, SeatKind, SeatPlan, Status, TableState, WaitingTables,
};
use saturnalia_protocol::{RefusalCode, TableId};
use serde_json::json;

use crate::cluster;
use crate::process::{Data, Server};
use crate::table::{Watcher, bot, code, table};

async fn open(visitor: &mut Visitor, new: NewTable) -> TableId {
    visitor.open_table(&new).await.unwrap().table.id
}

async fn listed(visitor: &mut Visitor, query: &str) -> Vec<TableId> {
    let lobby: Lobby = visitor.get(&format!("/api/tables{query}")).await.unwrap();
    lobby.open.iter().map(|line| line.id).collect()
}

#[tokio::test]
async fn tables_are_found_by_game_pace_seats_and_language() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let two = [SeatPlan::Me, SeatPlan::Open];
    let plain = open(&mut livia, table(&two)).await;
    let days = Pace::Days { days: 3 };
    let slow = open(&mut livia, NewTable { pace: days, language: Some("de".into()), ..table(&two) }).await;
    let large = open(&mut livia, table(&[SeatPlan::Me, SeatPlan::Open, SeatPlan::Open])).await;
    let other = GAMES.list()[1].info.key;
    let chess = open(&mut livia, NewTable { game: other.to_owned(), ..table(&two) }).await;
    // Nobody finds what is only for whoever has the link, or has no seat for them.
    open(&mut livia, table(&[SeatPlan::Me, SeatPlan::Invited])).await;
    open(&mut livia, NewTable { public: false, ..table(&two) }).await;
    assert_eq!(listed(&mut marcus, "").await, [chess, large, slow, plain]);
    assert_eq!(listed(&mut livia, "").await, [], "she sits there already");
    assert_eq!(listed(&mut marcus, &format!("?game={other}")).await, [chess]);
    assert_eq!(listed(&mut marcus, "?pace=days").await, [slow]);
    assert_eq!(listed(&mut marcus, "?pace=no_clock&seats=3").await, [large]);
    assert_eq!(listed(&mut marcus, "?language=de").await, [slow]);
    assert_eq!(listed(&mut marcus, "?near=true").await, [chess, large, slow, plain], "nothing is known of her");
    let found: Lobby = marcus.get("/api/tables?pace=days").await.unwrap();
    assert_eq!((found.open[0].language.as_deref(), found.open[0].pace, found.more), (Some("de"), days, false));
    for wrong in ["?pace=soon", "?seats=many", "?near=perhaps", "?table=x"] {
        assert_eq!(code(marcus.get::<Lobby>(&format!("/api/tables{wrong}")).await), RefusalCode::BadRequest, "{wrong}");
    }
    assert_eq!(code(marcus.get::<Lobby>("/api/tables?game=go").await), RefusalCode::NoSuchGame);
    for language in ["deutsch", "", "D\u{e9}", "en_GB"] {
        let new = NewTable { language: Some(language.into()), ..table(&two) };
        assert_eq!(code(livia.open_table(&new).await), RefusalCode::BadOptions, "{language}");
    }
}

#[tokio::test]
async fn open_tables_come_page_by_page() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let mut opened = Vec::new();
    for _ in 0..45 {
        opened.push(open(&mut livia, table(&[SeatPlan::Me, SeatPlan::Open])).await);
    }
    let (mut found, mut query) = (Vec::new(), String::new());
    loop {
        let page: Lobby = marcus.get(&format!("/api/tables{query}")).await.unwrap();
        assert!(page.open.len() <= 20);
        let last = page.open.last().unwrap();
        query = format!("?before={}&table={}", last.created, last.id);
        found.extend(page.open.iter().map(|line| line.id));
        if !page.more {
            break;
        }
    }
    found.sort();
    opened.sort();
    assert_eq!(found, opened, "each of them once");
}

#[tokio::test]
async fn a_seat_is_kept_for_somebody_by_name_and_they_are_told() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let mut stranger = server.guest("Stranger").await;
    let kept = SeatPlan::Kept { account: marcus.me.id, name: "Somebody else".into() };
    let new = NewTable { public: false, ..table(&[SeatPlan::Me, kept.clone()]) };
    let opened = livia.open_table(&new).await.unwrap().table;
    assert_eq!((opened.seats[1].kind, opened.seats[1].name.as_deref()), (SeatKind::Invited, Some("Marcus")));
    let waiting: WaitingTables = marcus.get("/api/tables/waiting").await.unwrap();
    assert_eq!(waiting.tables.iter().map(|line| line.table).collect::<Vec<_>>(), [opened.id]);
    let join = Act::Join { seat: None, invite: None, seal: None };
    assert_eq!(code(stranger.act(opened.id, &join).await), RefusalCode::NotFound);
    marcus.act(opened.id, &join).await.unwrap();
    let state: TableState = livia.look(opened.id).await.unwrap();
    assert_eq!(state.table.status, Status::Running);
    // Whoever is asked is waited for, the other is not.
    let asked = state.turn.unwrap().asked[0].seat;
    let (mut him, mut her) = (marcus, livia);
    let of_him: WaitingTables = him.get("/api/tables/waiting").await.unwrap();
    let of_her: WaitingTables = her.get("/api/tables/waiting").await.unwrap();
    assert_eq!((of_her.tables.len(), of_him.tables.len()), if asked.0 == 0 { (1, 0) } else { (0, 1) });
    let nobody = json!({"game": new.game, "seats": ["me", {"kept": {"account": "0000000000001"}}]});
    assert_eq!(code(her.post::<TableState>("/api/tables", &nobody).await), RefusalCode::BadSeats);
    let myself = SeatPlan::Kept { account: her.me.id, name: String::new() };
    assert_eq!(code(her.open_table(&table(&[SeatPlan::Me, myself])).await), RefusalCode::BadSeats);
    let twice = table(&[SeatPlan::Me, kept.clone(), kept.clone()]);
    assert_eq!(code(her.open_table(&twice).await), RefusalCode::BadSeats);
    // Whoever was blocked invites nobody.
    her.act(opened.id, &Act::Chat { text: "Salve!".into() }).await.unwrap();
    him.post::<serde_json::Value>("/api/me/blocks", &json!({"table": opened.id, "number": 1})).await.unwrap();
    assert_eq!(code(her.open_table(&table(&[SeatPlan::Me, kept])).await), RefusalCode::Blocked);
    assert_eq!(code(her.get::<WaitingTables>("/api/tables/waiting/x").await), RefusalCode::NotFound);
}

#[tokio::test]
async fn alone_among_bots_nobody_waits_for_me() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let id = open(&mut livia, table(&[SeatPlan::Me, bot("random")])).await;
    Watcher::join(&livia, id, None).await.until("she is asked", |watcher| watcher.question().is_some()).await;
    let waiting: WaitingTables = livia.get("/api/tables/waiting").await.unwrap();
    assert_eq!(waiting.tables, []);
}

async fn seek(visitor: &mut Visitor, games: &[&str]) -> QuickMatch {
    visitor.post("/api/quick-match", &json!({"games": games})).await.unwrap()
}

async fn look(visitor: &mut Visitor) -> QuickMatch {
    visitor.get("/api/quick-match").await.unwrap()
}

#[tokio::test]
async fn two_who_want_the_same_game_find_each_other_and_sit_down() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let (one, two) = (GAMES.list()[0].info.key, GAMES.list()[1].info.key);
    assert_eq!(code(livia.get::<QuickMatch>("/api/quick-match").await), RefusalCode::NotFound);
    assert_eq!(seek(&mut livia, &[one]).await, QuickMatch::Waiting { seconds: 0, others: 0 });
    let mut third = server.guest("Third").await;
    assert_eq!(seek(&mut third, &[two]).await, QuickMatch::Waiting { seconds: 0, others: 1 });
    let QuickMatch::Found { table } = seek(&mut marcus, &[one]).await else { panic!("she is there") };
    assert_eq!(look(&mut livia).await, QuickMatch::Found { table });
    assert!(matches!(look(&mut third).await, QuickMatch::Waiting { others: 0, .. }));
    livia.act(table, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
    let state: TableState = marcus.look(table).await.unwrap();
    assert_eq!((state.table.status, state.table.game.as_str(), state.table.rated), (Status::Running, one, true));
    // Whoever stops is found by nobody.
    assert_eq!(third.request("DELETE", "/api/quick-match", b"").await.unwrap().status, 204);
    assert!(matches!(seek(&mut marcus, &[two]).await, QuickMatch::Waiting { others: 0, .. }));
    for games in [json!([]), json!(["go"]), json!([one, "go"])] {
        let refused = marcus.post::<QuickMatch>("/api/quick-match", &json!({"games": games})).await;
        assert_eq!(code(refused), RefusalCode::NoSuchGame);
    }
}

#[tokio::test]
async fn whoever_went_away_is_not_found() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let game = GAMES.list()[0].info.key;
    seek(&mut livia, &[game]).await;
    tokio::time::sleep(Duration::from_millis(10_500)).await;
    assert!(matches!(seek(&mut marcus, &[game]).await, QuickMatch::Waiting { others: 0, .. }));
    // She comes back.
    assert!(matches!(look(&mut livia).await, QuickMatch::Found { .. }));
}

/// Everybody asks the process that they happen to be at; nobody is found twice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn through_two_processes_everybody_finds_one_other() {
    let database = tokio::task::spawn_blocking(cluster::new_database).await.unwrap();
    let data = Data::Database(database);
    let servers = [Server::start(data.clone(), &["--limits", "0"]), Server::start(data, &["--limits", "0"])];
    let game = GAMES.list()[0].info.key;
    let mut asking = tokio::task::JoinSet::new();
    for number in 0..12 {
        let mut visitor = servers[number % 2].guest(&format!("Guest {number}")).await;
        asking.spawn(async move {
            let mut found = seek(&mut visitor, &[game]).await;
            for _ in 0..600 {
                if let QuickMatch::Found { table } = found {
                    return (visitor, table);
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
                found = look(&mut visitor).await;
            }
            panic!("nobody was found");
        });
    }
    let mut tables = std::collections::BTreeMap::<TableId, Vec<Visitor>>::new();
    while let Some(found) = asking.join_next().await {
        let (visitor, table) = found.unwrap();
        tables.entry(table).or_default().push(visitor);
    }
    assert_eq!(tables.values().map(Vec::len).collect::<Vec<_>>(), [2; 6]);
    for (table, mut pair) in tables {
        for visitor in &mut pair {
            let sits = visitor.look(table).await.unwrap().table.seats.iter().any(|seat| seat.mine);
            if !sits {
                visitor.act(table, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
            }
        }
        // The other one may have sat down through the other process: hers hears of it soon.
        let start = std::time::Instant::now();
        while pair[0].look(table).await.unwrap().table.status != Status::Running {
            assert!(start.elapsed() < Duration::from_secs(20), "it does not begin");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}
