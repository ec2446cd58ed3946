//! A house with another list of games: the server plays what it is handed and knows nothing else.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use std::net::SocketAddr;

use saturnalia_catalog::{GameEntry, Games};
use saturnalia_headless::{Failure, Visitor};
use saturnalia_protocol::RefusalCode;
use saturnalia_protocol::wire::{Act, GameSummary, NewTable, Pace, SeatPlan, Status};
use saturnalia_rules_testkit::high_card::HighCard;
use saturnalia_server::{Config, Place, serve};
use tokio::sync::oneshot;

static LIST: [GameEntry; 1] = [GameEntry::of::<HighCard>()];

fn table(game: &str) -> NewTable {
    NewTable {
        game: game.to_owned(),
        options: serde_json::Value::Null,
        components: None,
        seats: vec![SeatPlan::Me, SeatPlan::Bot { spec: "random".to_owned() }],
        pace: Pace::NoClock,
        by_hand: false,
        public: true,
        scenario: None,
        seed: None,
        chance: None,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_nobody_here_has_heard_of_is_served_and_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), Place::Folder(folder.path().to_owned()));
    let (stop, stopped) = oneshot::channel::<()>();
    let (ready, listening) = oneshot::channel();
    let shutdown = async {
        let _ = stopped.await;
    };
    let serving = tokio::spawn(serve(Games::new(&LIST), config, shutdown, |address| ready.send(address).unwrap()));
    let mut livia = Visitor::guest(listening.await.unwrap(), "Livia").await.unwrap();

    let games: Vec<GameSummary> = livia.get("/api/games").await.unwrap();
    assert_eq!(games.iter().map(|game| game.key.as_str()).collect::<Vec<_>>(), ["high-card"]);
    assert_eq!(livia.get::<serde_json::Value>("/api/games/high-card/printed").await.unwrap(), serde_json::Value::Null);
    match livia.open_table(&table("city-of-rome")).await {
        Err(Failure::Refused(refusal)) => assert_eq!(refusal.code, RefusalCode::NoSuchGame),
        other => panic!("not refused: {other:?}"),
    }

    let mut state = livia.open_table(&table("high-card")).await.unwrap();
    let id = state.table.id;
    while state.table.status == Status::Running {
        let turn = state.turn.unwrap();
        if let Some(ask) = turn.ask {
            let answer = ask.offers[0].answer.clone();
            livia.act(id, &Act::play(ask.seat, turn.version, answer)).await.unwrap();
        }
        state = livia.look(id).await.unwrap();
    }
    assert_eq!(state.table.status, Status::Finished);

    stop.send(()).unwrap();
    serving.await.unwrap().unwrap();
}
