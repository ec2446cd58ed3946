//! Tables with the components of somebody's own box.

use saturnalia::GAMES;
use saturnalia_catalog::NewGame;
use saturnalia_protocol::wire::{NewTable, NewTableFrom, SeatPlan, TableComponents, TableState};
use saturnalia_protocol::{RefusalCode, TableId};
use saturnalia_rules::{Chance, Nonce, Seed};

use crate::process::{Data, Server, saturnalia};
use crate::table::{Watcher, bot, code, table};

/// Gloria Mundi's components with one card printed otherwise.
fn other_box() -> String {
    let printed = String::from_utf8(saturnalia(&["components", "print", "gloria-mundi"]).stdout).unwrap();
    let changed = printed.replacen("name = \"Taberna\"", "name = \"Caupona\"", 1);
    assert_ne!(changed, printed);
    changed
}

/// Sets of one game that strangers play with at the same time, at most.
const MOST_SETS: usize = 500;

/// One of many boxes of City of Rome, whose file is the shortest.
fn small_box(number: usize) -> String {
    format!("[set]\nname = \"Box {number}\"\n{}", GAMES.find("city-of-rome").unwrap().printed_file)
}

fn gloria(components: Option<String>) -> NewTable {
    NewTable { game: "gloria-mundi".to_owned(), components, ..table(&[SeatPlan::Me, bot("random")]) }
}

#[tokio::test]
async fn a_table_plays_with_the_box_of_whoever_opens_it_and_its_game_goes_anywhere() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let opened = livia.open_table(&gloria(Some(other_box()))).await.unwrap();
    let id: TableId = opened.table.id;
    assert_eq!((opened.table.components.as_deref(), opened.table.rated), (Some("My own box"), false));
    let set: TableComponents = livia.get(&format!("/api/tables/{id}/components")).await.unwrap();
    assert_eq!((set.name.as_str(), set.hash.len()), ("My own box", 64));
    assert!(set.printed.to_string().contains("Caupona"), "{}", set.printed);
    let printed: serde_json::Value = livia.get("/api/games/gloria-mundi/printed").await.unwrap();
    assert!(!printed.to_string().contains("Caupona"), "the house's own set is as it was");
    Watcher::join(&livia, id, None).await.play(usize::MAX).await;
    let rematch: NewTableFrom = livia.post(&format!("/api/tables/{id}/rematch"), &serde_json::json!({})).await.unwrap();
    assert_eq!(livia.look(rematch.table).await.unwrap().table.components.as_deref(), Some("My own box"));

    let file = livia.request("GET", &format!("/api/tables/{id}/export"), b"").await.unwrap().text();
    let elsewhere = Server::fresh();
    let mut marcus = elsewhere.guest("Marcus").await;
    let verified = marcus.request("POST", "/api/verify", file.as_bytes()).await.unwrap();
    assert_eq!(verified.status, 200, "{}", verified.text());
    let imported: NewTableFrom =
        serde_json::from_str(&marcus.request("POST", "/api/import", file.as_bytes()).await.unwrap().text()).unwrap();
    let state: TableState = marcus.look(imported.table).await.unwrap();
    assert_eq!(state.table.components.as_deref(), Some("My own box"));
}

/// There is room for five hundred sets at a time: one stranger could take all of it.
#[tokio::test]
async fn one_address_could_bring_all_the_sets_there_is_room_for() {
    // Thirty sets by address, times 0.2.
    let server = Server::start(Data::folder(), &["--limits", "0.2"]);
    let own = other_box();
    let named = |number: usize| own.replacen("name = \"My own box\"", &format!("name = \"Box {number}\""), 1);
    assert_ne!(named(1), own);
    let mut opened = Vec::new();
    for number in 0..9 {
        // Whoever is limited comes again under another name.
        let mut guest = if number % 3 == 0 { server.guest("Stranger").await } else { opened.pop().unwrap() };
        let answer = guest.open_table(&gloria(Some(named(number)))).await;
        match number {
            0..6 => assert!(answer.is_ok(), "{number}: {answer:?}"),
            _ => assert_eq!(code(answer), RefusalCode::TooManyRequests, "{number}"),
        }
        opened.push(guest);
    }
    // What is here already takes no room, and the house's own box never did.
    let mut livia = server.guest("Livia").await;
    for file in [Some(named(0)), None] {
        livia.open_table(&gloria(file)).await.unwrap();
    }
}

/// A set was kept until the server stopped: many strangers together filled the room for all who came after them.
#[tokio::test]
async fn sets_that_nobody_played_with_any_more_left_no_room_for_others() {
    let server = Server::start(Data::folder(), &["--limits", "0"]);
    let mut stranger = server.guest("Stranger").await;
    let city = GAMES.find("city-of-rome").unwrap();
    for number in 0..=MOST_SETS {
        let new = NewGame {
            seats: 2,
            options: serde_json::json!({}),
            components: Some(small_box(number)),
            scenario: None,
            chance: Chance::ByPurpose,
            seed: Seed::from_number(1),
            nonce: Nonce([0; 32]),
            bond: None,
        };
        let file = city.start(new).unwrap().record();
        let verified = stranger.request("POST", "/api/verify", file.get().as_bytes()).await.unwrap();
        assert_eq!(verified.status, 200, "{number}: {}", verified.text());
    }
}

/// While strangers play with all the sets there is room for, a table that is kept still gets its own.
#[tokio::test]
async fn strangers_together_could_keep_a_table_from_its_own_set() {
    let mut server = Server::start(Data::folder(), &["--limits", "0"]);
    let mut livia = server.guest("Livia").await;
    let hers = livia.open_table(&gloria(Some(other_box()))).await.unwrap().table.id;
    let city = |number| {
        let seats = vec![SeatPlan::Me, SeatPlan::Local { name: "Anna".into() }];
        NewTable { game: "city-of-rome".to_owned(), components: Some(small_box(number)), ..table(&seats) }
    };
    let kept = livia.open_table(&city(MOST_SETS)).await.unwrap().table.id;
    server.stop();
    let server = server.again();
    let mut stranger = server.guest("Stranger").await;
    for number in 0..MOST_SETS {
        stranger.open_table(&city(number)).await.unwrap();
    }
    assert_eq!(code(stranger.open_table(&city(MOST_SETS + 1)).await), RefusalCode::TooManyRequests);
    let mut livia = livia.at(server.address);
    let state = livia.look(kept).await.unwrap();
    assert_eq!(state.table.components, Some(format!("Box {MOST_SETS}")));
    assert!(state.turn.is_some(), "it is played with what it was opened with");
    // Each game has room of its own.
    assert_eq!(livia.look(hers).await.unwrap().table.components.as_deref(), Some("My own box"));
}

#[tokio::test]
async fn a_box_outlives_the_server_that_it_was_brought_to() {
    let mut server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let seats = vec![SeatPlan::Me, SeatPlan::Local { name: "Anna".into() }];
    let id = livia.open_table(&NewTable { seats, ..gloria(Some(other_box())) }).await.unwrap().table.id;
    let before = livia.look(id).await.unwrap().turn.unwrap().view.to_string();
    server.stop();
    let server = server.again();
    let mut livia = livia.at(server.address);
    let state = livia.look(id).await.unwrap();
    assert_eq!(state.table.components.as_deref(), Some("My own box"));
    assert_eq!(state.turn.unwrap().view.to_string(), before);
}

#[tokio::test]
async fn a_misprint_is_refused_with_its_line_and_nothing_is_opened() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let wrong = other_box().replacen("effect = \"+2G\"", "effect = \"+2Q\"", 1);
    let plan = serde_json::to_string(&gloria(Some(wrong))).unwrap();
    let answer = livia.request("POST", "/api/tables", plan.as_bytes()).await.unwrap();
    assert_eq!(answer.status, 422);
    assert!(answer.text().contains("bad_components") && answer.text().contains("line "), "{}", answer.text());
    let long = "#".repeat(200_000);
    assert_eq!(code(livia.open_table(&gloria(Some(long))).await), RefusalCode::TooLarge);
}

#[tokio::test]
async fn a_house_deals_from_the_box_it_was_given() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("gloria-mundi.toml"), other_box()).unwrap();
    let server = Server::start(Data::folder(), &["--components", folder.path().to_str().unwrap()]);
    let mut livia = server.guest("Livia").await;
    let table = livia.open_table(&gloria(None)).await.unwrap().table;
    assert_eq!((table.components.as_deref(), table.rated), (Some("My own box"), false));
}
