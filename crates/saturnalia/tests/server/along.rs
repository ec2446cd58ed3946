//! Running tables that people take along to a device, and bring from one.

use saturnalia_protocol::wire::{Luggage, MyTables, NewTable, NewTableFrom, Origin, SeatPlan, Status};
use saturnalia_protocol::{RefusalCode, TableId};
use serde_json::{Value, json};

use crate::process::Server;
use crate::table::{Watcher, bot, code, livia_and_marcus, table};

/// What a device sends that has that table: as a server's own, under other ids.
fn from_a_device(luggage: &Luggage, of: u64, to: u64) -> Value {
    let mut value = serde_json::to_value(luggage).unwrap();
    value["of"] = json!(TableId(of));
    value["to"] = json!(TableId(to));
    value
}

#[tokio::test]
async fn a_table_leaves_the_server_once_and_comes_back_once() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    let mut watcher = Watcher::join(&livia, id, None).await;
    watcher.play(3).await;
    let along = format!("/api/tables/{id}/take-along");
    let luggage: Luggage = livia.post(&along, &json!({})).await.unwrap();
    let again: Luggage = livia.post(&along, &json!({})).await.unwrap();
    assert_eq!(serde_json::to_string(&again).unwrap(), serde_json::to_string(&luggage).unwrap());
    let state = livia.look(id).await.unwrap();
    assert_eq!((state.table.status, state.table.gone), (Status::Closed, Some(luggage.to)));
    assert!(state.turn.unwrap().ask.is_none(), "nobody is asked here any more");
    let mine: MyTables = livia.get("/api/tables/mine").await.unwrap();
    assert!(mine.tables.iter().all(|table| table.table.id != id), "nothing waits there");

    let brought = from_a_device(&luggage, 77, 78);
    let made: NewTableFrom = livia.post("/api/take-along", &brought).await.unwrap();
    assert_eq!(made.table, TableId(78));
    let same: NewTableFrom = livia.post("/api/take-along", &brought).await.unwrap();
    assert_eq!(same, made, "a request that was sent twice makes one table");
    let state = livia.look(made.table).await.unwrap();
    assert_eq!((state.table.rated, state.table.origin), (false, Some(Origin::TakenAlong { of: TableId(77) })));
    let mut watcher = Watcher::join(&livia, made.table, None).await;
    watcher.play(usize::MAX).await;
    assert!(watcher.is_over());
}

/// What is brought is a file of a stranger's, on every way in.
#[tokio::test]
async fn a_file_that_named_seats_that_are_not_there_ended_the_connection() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    for entry in saturnalia::GAMES.list() {
        let seats = vec![bot("random"); usize::from(entry.info.min_seats) - 1];
        let new = NewTable { game: entry.info.key.to_owned(), ..table(&[&[SeatPlan::Me], &seats[..]].concat()) };
        let id = livia.open_table(&new).await.unwrap().table.id;
        let luggage: Luggage = livia.post(&format!("/api/tables/{id}/take-along"), &json!({})).await.unwrap();
        let changes: [fn(&mut Value); 4] = [
            |file| file["drawn_anew"][0]["eyes"] = json!({"seat": 200}),
            |file| file["voided"] = json!(vec![[0]; 1000]),
            |file| {
                file["parts"] = json!([{"seat": 255, "seal": "00".repeat(32), "links": 1, "share": "00".repeat(32)}])
            },
            |file| file["terms"] = json!(format!("{}{}", file["terms"].as_str().unwrap(), " ".repeat(100_000))),
        ];
        for change in changes {
            let mut brought = from_a_device(&luggage, 5, 6);
            change(&mut brought["file"]);
            let game = entry.info.key;
            assert_eq!(
                code(livia.post::<NewTableFrom>("/api/take-along", &brought).await),
                RefusalCode::BadFile,
                "{game}"
            );
            let file = brought["file"].to_string();
            for path in ["/api/import", "/api/verify"] {
                let answer = livia.request("POST", path, file.as_bytes()).await.unwrap();
                assert_eq!(answer.status, 422, "{game}: {path}: {}", answer.text());
            }
        }
    }
}

#[tokio::test]
async fn nobody_takes_along_what_is_not_theirs_alone() {
    let server = Server::fresh();
    let (mut livia, mut marcus, id) = livia_and_marcus(&server).await;
    let along = |id| format!("/api/tables/{id}/take-along");
    assert_eq!(code(livia.post::<Luggage>(&along(id), &json!({})).await), RefusalCode::SeveralPeople);
    let own = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    assert_eq!(code(marcus.post::<Luggage>(&along(own), &json!({})).await), RefusalCode::NotYourSeat);
    let luggage: Luggage = livia.post(&along(own), &json!({})).await.unwrap();
    assert_eq!(code(marcus.post::<Luggage>(&along(own), &json!({})).await), RefusalCode::NotYourSeat, "nor afterwards");

    // An id that another table has is nobody's way to that table.
    let theirs = serde_json::to_value(&luggage).map(|mut value| {
        value["to"] = json!(own);
        value
    });
    let refused = marcus.post::<NewTableFrom>("/api/take-along", &theirs.unwrap()).await;
    assert_eq!(code(refused), RefusalCode::BadRequest);
    let mut cheating = from_a_device(&luggage, 1, 2);
    cheating["seats"] = json!(["me", {"bot": {"spec": "cheater"}}]);
    assert_eq!(code(livia.post::<NewTableFrom>("/api/take-along", &cheating).await), RefusalCode::NoSuchBot);
    let answer = livia.request("POST", "/api/take-along", &vec![b' '; 1024 * 1024 + 1]).await.unwrap();
    assert_eq!(answer.status, 413);
}
