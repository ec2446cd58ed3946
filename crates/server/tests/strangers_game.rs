//! A house with another list of games: the server plays what it is handed and knows nothing else.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use std::net::SocketAddr;
use std::path::Path;

use saturnalia_catalog::{GameEntry, Games};
use saturnalia_headless::{Failure, Visitor};
use saturnalia_protocol::wire::{Act, GameSummary, NewTable, Pace, SeatPlan, Status, Turn};
use saturnalia_protocol::{RefusalCode, TableId};
use saturnalia_rules_testkit::high_card::HighCard;
use saturnalia_server::{Config, Place, ServeError, serve};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

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
        group: None,
        language: None,
        scenario: None,
        seed: None,
        chance: None,
    }
}

/// A server of that list.
struct House {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<Result<(), ServeError>>,
}

impl House {
    async fn open(folder: &Path) -> House {
        let config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), Place::Folder(folder.to_owned()));
        let (stop, stopped) = oneshot::channel::<()>();
        let (ready, listening) = oneshot::channel();
        let shutdown = async {
            let _ = stopped.await;
        };
        let serving = tokio::spawn(serve(Games::new(&LIST), config, shutdown, |address| ready.send(address).unwrap()));
        House { address: listening.await.unwrap(), stop, serving }
    }

    async fn close(self) {
        self.stop.send(()).unwrap();
        self.serving.await.unwrap().unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_nobody_here_has_heard_of_is_served_and_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut livia = Visitor::guest(house.address, "Livia").await.unwrap();

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

    house.close().await;
}

/// Answers at a table by the first offer until nothing more is asked of Livia.
async fn play_on(livia: &mut Visitor, id: TableId) -> Status {
    loop {
        let state = livia.look(id).await.unwrap();
        let Some(Turn { version, ask: Some(ask), .. }) = state.turn else { return state.table.status };
        let answer = ask.offers[0].answer.clone();
        livia.act(id, &Act::play(ask.seat, version, answer)).await.unwrap();
    }
}

/// Whoever was the first to look is told to come again; from then on it is said to be frozen.
async fn is_set_aside(livia: &mut Visitor, id: TableId) {
    for _ in 0..100 {
        match livia.look(id).await {
            Err(Failure::Refused(refusal)) if refusal.code == RefusalCode::Frozen => return,
            Err(Failure::Refused(refusal)) => assert_eq!(refusal.code, RefusalCode::Unavailable),
            other => panic!("not set aside: {other:?}"),
        }
    }
    panic!("never said to be frozen");
}

fn lines(folder: &Path, id: TableId) -> u32 {
    let database = rusqlite::Connection::open(folder.join("saturnalia.sqlite")).unwrap();
    let count = "SELECT count(*) FROM journal WHERE table_id = ?1";
    database.query_row(count, [id.0.cast_signed()], |row| row.get(0)).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_panics_takes_nothing_with_it_and_comes_back_with_a_program_that_can_play_it() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut livia = Visitor::guest(house.address, "Livia").await.unwrap();
    let seats = vec![SeatPlan::Me, SeatPlan::Local { name: "Anna".to_owned() }];
    let sound = NewTable { seats: seats.clone(), by_hand: true, ..table("high-card") };
    let flawed = NewTable { options: serde_json::json!({"flaw": "panics"}), ..sound.clone() };
    let good = livia.open_table(&sound).await.unwrap().table.id;
    let bad = livia.open_table(&flawed).await.unwrap().table.id;

    // Both draw or stay, then somebody lays a card.
    let refused = loop {
        match livia.look(bad).await {
            Ok(state) => {
                let turn = state.turn.unwrap();
                let ask = turn.ask.unwrap();
                let answer = ask.offers[0].answer.clone();
                if let Err(failure) = livia.act(bad, &Act::play(ask.seat, turn.version, answer)).await {
                    break failure;
                }
            }
            Err(failure) => break failure,
        }
    };
    assert!(matches!(refused, Failure::Refused(_)), "{refused:?}");
    let written = lines(folder.path(), bad);
    is_set_aside(&mut livia, bad).await;
    assert_eq!(lines(folder.path(), bad), written, "nothing is written there");
    assert_eq!(play_on(&mut livia, good).await, Status::Finished, "the other table goes on");
    house.close().await;

    // The next program panics as well, when it reads the table or shows it, and is served all the same.
    let house = House::open(folder.path()).await;
    let mut livia = livia.at(house.address);
    is_set_aside(&mut livia, bad).await;
    assert_eq!(livia.look(good).await.unwrap().table.status, Status::Finished);
    house.close().await;
    assert_eq!(lines(folder.path(), bad), written);

    // One that plays it soundly goes on where it was.
    let database = rusqlite::Connection::open(folder.path().join("saturnalia.sqlite")).unwrap();
    let mended = database.execute("UPDATE tables SET header = replace(header, '\"panics\"', '\"none\"')", []);
    assert!(mended.unwrap() > 0);
    drop(database);
    let house = House::open(folder.path()).await;
    let mut livia = livia.at(house.address);
    assert_eq!(play_on(&mut livia, bad).await, Status::Finished);
    house.close().await;
}
