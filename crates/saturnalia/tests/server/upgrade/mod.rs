//! One release forward and back. What the first program of all left (`sqlite.sql`, `postgres.sql`: written by that very program, by
//! `scripts/check-upgrade BEFORE --fixture FOLDER`) is taken up with its running games; what today's program writes there the one of before
//! could read (`before.rs`). `scripts/check-upgrade BEFORE NEW` does the same with two programs.

mod before;

use saturnalia::GAMES;
use saturnalia_headless::Visitor;
use saturnalia_protocol::TableId;
use saturnalia_protocol::wire::{Act, MyTables, SeatPlan, Status};
use saturnalia_rules::Seat;

use crate::cluster;
use crate::people::sign_in;
use crate::process::{Data, Server};
use crate::table::{Watcher, answer_in_turns, table};

const PASSWORD: &str = "seven hills and a river";

/// Runs something on the database of a server that does not run.
async fn at_the_database<T: Send + 'static>(data: &Data, work: impl FnOnce(&mut Database) -> T + Send + 'static) -> T {
    let data = data.clone();
    tokio::task::spawn_blocking(move || {
        let mut database = match &data {
            Data::Folder(folder) => {
                Database::Sqlite(rusqlite::Connection::open(folder.path().join("saturnalia.sqlite")).unwrap())
            }
            Data::Database(url) => Database::Postgres(postgres::Client::connect(url, postgres::NoTls).unwrap()),
        };
        work(&mut database)
    })
    .await
    .unwrap()
}

enum Database {
    Sqlite(rusqlite::Connection),
    Postgres(postgres::Client),
}

impl Database {
    fn run(&mut self, sql: &str) {
        match self {
            Database::Sqlite(sqlite) => sqlite.execute_batch(sql).unwrap_or_else(|error| panic!("{sql}: {error}")),
            Database::Postgres(client) => client.batch_execute(sql).unwrap_or_else(|error| panic!("{sql}: {error}")),
        }
    }

    /// The first column of every row.
    fn texts(&mut self, sql: &str) -> Vec<String> {
        match self {
            Database::Sqlite(sqlite) => {
                let mut statement = sqlite.prepare(sql).unwrap();
                statement.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
            }
            Database::Postgres(client) => client.query(sql, &[]).unwrap().iter().map(|row| row.get(0)).collect(),
        }
    }
}

/// What the first program left, on both databases.
async fn left_behind() -> [Data; 2] {
    let folder = Data::folder();
    at_the_database(&folder, |database| database.run(include_str!("sqlite.sql"))).await;
    let url = tokio::task::spawn_blocking(cluster::new_database).await.unwrap();
    let postgres = Data::Database(url);
    at_the_database(&postgres, |database| database.run(include_str!("postgres.sql"))).await;
    [folder, postgres]
}

/// Livia and Marcus, by the passwords they had.
async fn people(server: &Server) -> [Visitor; 2] {
    [sign_in(server, "Livia", PASSWORD).await, sign_in(server, "Marcus", PASSWORD).await]
}

/// Everybody's running tables, one of each game.
async fn tables(livia: &mut Visitor) -> Vec<TableId> {
    let mine: MyTables = livia.get("/api/tables/mine").await.unwrap();
    let running = mine.tables.iter().filter(|mine| mine.table.status == Status::Running);
    running.map(|mine| mine.table.id).collect()
}

/// Both answer what they are asked; how far it came.
async fn play_on(people: &[Visitor; 2], id: TableId) -> u32 {
    let (mut livia, mut marcus) =
        (Watcher::join(&people[0], id, None).await, Watcher::join(&people[1], id, None).await);
    livia.until("it is shown", |watcher| watcher.turn.is_some()).await;
    marcus.until("it is shown", |watcher| watcher.turn.is_some()).await;
    let before = livia.turn.as_ref().unwrap().entries;
    while livia.turn.as_ref().unwrap().entries < before + 4 {
        answer_in_turns([&mut livia, &mut marcus], 1, 5).await;
    }
    livia.turn.as_ref().unwrap().version
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn running_games_of_the_first_program_go_on() {
    for data in left_behind().await {
        let mut server = Server::start(data, &["--limits", "0"]);
        let mut pair = people(&server).await;
        let running = tables(&mut pair[0]).await;
        assert_eq!(running.len(), GAMES.list().len(), "one of each game");
        let mut versions = Vec::new();
        for id in &running {
            versions.push(play_on(&pair, *id).await);
        }
        let mut said = 0;
        for id in &running {
            said += pair[1].look(*id).await.unwrap().chat.iter().filter(|line| line.text == "Salve!").count();
        }
        assert_eq!(said, 1, "what was said is still there");
        server.stop();
        let again = server.again();
        let mut livia = pair[0].at(again.address);
        for (id, version) in running.iter().zip(versions) {
            assert!(livia.look(*id).await.unwrap().turn.unwrap().version >= version, "nothing is lost");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_written_at_its_tables_the_program_of_before_can_read() {
    for data in left_behind().await {
        let mut server = Server::start(data.clone(), &["--limits", "0"]);
        let mut pair = people(&server).await;
        let old = tables(&mut pair[0]).await;
        for id in &old {
            play_on(&pair, *id).await;
        }
        // Everything else that people do at a running table.
        let [livia, marcus] = &mut pair;
        for (id, acts) in old.iter().zip([
            vec![(0, Act::AskPause {}), (1, Act::Consent { agree: true }), (0, Act::Resume {})],
            vec![(0, Act::AskPause {}), (1, Act::Consent { agree: false })],
            vec![(0, Act::Resign { seat: Seat(0), in_favour_of: Seat(1) })],
        ]) {
            for (who, act) in acts {
                let visitor = if who == 0 { &mut *livia } else { &mut *marcus };
                visitor.act(*id, &act).await.unwrap();
            }
        }
        let own = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open])).await.unwrap().table.id;
        server.stop();

        let (tables, account) = (old.clone(), livia.me.id);
        at_the_database(&data, move |database| {
            for id in tables {
                let id = id.0.cast_signed();
                let [header] = &database.texts(&format!("SELECT header FROM tables WHERE id = {id}"))[..] else {
                    panic!("one table");
                };
                let header: before::Header = serde_json::from_str(header).unwrap();
                assert!(GAMES.find(&header.game).is_some());
                for line in database.texts(&format!("SELECT line FROM journal WHERE table_id = {id} ORDER BY number")) {
                    let read = serde_json::from_str::<before::Line>(&line);
                    assert!(read.is_ok(), "the program of before cannot read {line}: {read:?}");
                }
                let statement = |sql: &str| {
                    sql.replace("{t}", &id.to_string()).replace("{a}", &account.0.cast_signed().to_string())
                };
                if header.game == GAMES.list()[0].info.key {
                    for sql in before::STATEMENTS {
                        database.run(&statement(sql));
                    }
                }
            }
            // What it would take for another game than it is, it must not be able to read at all.
            let own = own.0.cast_signed();
            let header = database.texts(&format!("SELECT header FROM tables WHERE id = {own}")).remove(0);
            assert!(serde_json::from_str::<before::Header>(&header).is_err(), "{header}");
        })
        .await;

        // And forward again, over what it has written.
        let server = Server::start(data, &["--limits", "0"]);
        let pair = [livia.at(server.address), marcus.at(server.address)];
        play_on(&pair, *old.last().unwrap()).await;
    }
}
