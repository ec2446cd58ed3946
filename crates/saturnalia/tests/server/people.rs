//! Guests, accounts, sessions.

use std::time::{Duration, Instant, UNIX_EPOCH};

use saturnalia_headless::{Failure, Http, Visitor};
use saturnalia_protocol::RefusalCode;
use saturnalia_protocol::wire::{Act, FreshToken, Me, MyTables, SeatPlan};
use serde_json::json;

use crate::cluster;
use crate::process::{Data, Server};
use crate::table::{Watcher, bot, code, table};

#[tokio::test]
async fn a_guest_becomes_an_account_and_loses_nothing() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    assert!(!livia.me.registered);
    let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    let me: Me = livia.post("/api/me/password", &json!({"name": "Livia", "password": "correct horse"})).await.unwrap();
    assert!(me.registered && me.id == livia.me.id);

    // The same person on another device.
    let mut elsewhere = server.guest("Stranger").await;
    let wrong = elsewhere.post::<Me>("/api/sign-in", &json!({"name": "livia", "password": "wrong horse"})).await;
    assert_eq!(code(wrong), RefusalCode::WrongPassword);
    let nobody = elsewhere.post::<Me>("/api/sign-in", &json!({"name": "nobody", "password": "wrong horse"})).await;
    assert_eq!(code(nobody), RefusalCode::WrongPassword);
    let mut elsewhere = sign_in(&server, "LIVIA", "correct horse").await;
    let mine: MyTables = elsewhere.get("/api/tables/mine").await.unwrap();
    assert_eq!(mine.tables[0].table.id, id);
    assert!(mine.tables[0].table.seats[0].mine);

    // A name belongs to one account.
    let mut other = server.guest("Other").await;
    let taken = other.post::<Me>("/api/me/password", &json!({"name": "LIVIA", "password": "another one"})).await;
    assert_eq!(code(taken), RefusalCode::NameTaken);

    // Out everywhere: no session is left.
    let out = livia.request("POST", "/api/sign-out", br#"{"everywhere":true}"#).await.unwrap();
    assert_eq!(out.status, 204);
    assert_eq!(code(livia.get::<Me>("/api/me").await), RefusalCode::NoSession);
    assert_eq!(code(elsewhere.get::<Me>("/api/me").await), RefusalCode::NoSession);
}

pub(crate) async fn sign_in(server: &Server, name: &str, password: &str) -> Visitor {
    let body = json!({"name": name, "password": password}).to_string();
    let answer = Http::new(server.address).request("POST", "/api/sign-in", &[], body.as_bytes()).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.text());
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    Visitor::with_cookie(server.address, cookie).await.unwrap()
}

#[tokio::test]
async fn names_and_passwords_have_limits() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    for name in ["", "   ", "a name that is much too long", "line\nbreak", "turned\u{202e}round"] {
        let answer = livia.request("PATCH", "/api/me", json!({"name": name}).to_string().as_bytes()).await.unwrap();
        assert!(answer.text().contains("bad_name"), "{name:?}: {}", answer.text());
    }
    for password in ["short", &"x".repeat(129)] {
        let refused = livia.post::<Me>("/api/me/password", &json!({"name": "L", "password": password})).await;
        assert_eq!(code(refused), RefusalCode::BadPassword);
    }
}

#[tokio::test]
async fn a_new_name_is_seen_at_the_table() {
    let server = Server::fresh();
    let mut livia = server.guest("Hospes").await;
    let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    let mut watcher = Watcher::join(&livia, id, None).await;
    livia.request("PATCH", "/api/me", br#"{"name":"Drusilla"}"#).await.unwrap();
    watcher
        .until("the name is new", |watcher| {
            watcher.info.as_ref().is_some_and(|info| info.seats[0].name.as_deref() == Some("Drusilla"))
        })
        .await;
}

#[tokio::test]
async fn sessions_are_kept_as_hashes_only() {
    let server = Server::fresh();
    let answer = Http::new(server.address).request("POST", "/api/session", &[], b"{}").await.unwrap();
    let cookie = answer.header("set-cookie").unwrap();
    let secret = cookie.split(['=', ';']).nth(1).unwrap();
    assert_eq!(secret.len(), 64);
    let kept = std::fs::read_dir(server.data.path()).unwrap().map(Result::unwrap);
    for file in kept.filter(|one| one.file_type().unwrap().is_file()) {
        let bytes = std::fs::read(file.path()).unwrap();
        let found = bytes.windows(secret.len()).any(|window| window == secret.as_bytes());
        assert!(!found, "the secret itself is on the disk");
    }
}

#[tokio::test]
async fn without_a_session_one_may_watch_but_not_play() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    let watched = server.get(&format!("/api/tables/{id}")).await;
    assert_eq!(watched.status, 200);
    let mut nobody = Http::new(server.address);
    let act = serde_json::to_vec(&Act::Leave {}).unwrap();
    let refused = nobody.request("POST", &format!("/api/tables/{id}/act"), &[], &act).await.unwrap();
    assert_eq!((refused.status, refused.text().contains("no_session")), (401, true));
}

#[tokio::test]
async fn signing_out_everywhere_closes_every_socket_at_once() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    livia.post::<Me>("/api/me/password", &json!({"name": "Livia", "password": "correct horse"})).await.unwrap();
    let mut elsewhere = sign_in(&server, "Livia", "correct horse").await;
    let stranger = server.guest("Stranger").await;
    let mut here = Watcher::join(&livia, id, None).await;
    let mut there = Watcher::join(&elsewhere, id, None).await;
    let mut other = Watcher::join(&stranger, id, None).await;
    for watcher in [&mut here, &mut there, &mut other] {
        watcher.until("it is shown", |watcher| watcher.turn.is_some()).await;
    }

    // One session ends, and with it its own sockets.
    elsewhere.request("POST", "/api/sign-out", b"{}").await.unwrap();
    assert_eq!(closed(&mut there).await, Some(4401));
    assert!(here.act(Act::Chat { text: "still here".into() }).await.is_ok());

    let mut elsewhere = sign_in(&server, "Livia", "correct horse").await;
    let mut there = Watcher::join(&elsewhere, id, None).await;
    there.until("it is shown", |there| there.turn.is_some()).await;
    elsewhere.request("POST", "/api/sign-out", br#"{"everywhere":true}"#).await.unwrap();
    assert_eq!(closed(&mut here).await, Some(4401));
    assert_eq!(closed(&mut there).await, Some(4401));
    assert!(other.act(Act::Chat { text: "nobody else".into() }).await.is_ok());
}

/// The code with which a socket is closed, soon: not only when the session is next looked at.
pub(crate) async fn closed(watcher: &mut Watcher) -> Option<u16> {
    let end = async {
        loop {
            if let Err(failure) = watcher.live.next().await {
                return failure;
            }
        }
    };
    match tokio::time::timeout(Duration::from_secs(10), end).await.expect("the socket is closed soon") {
        Failure::Closed(code) => code,
        other => panic!("{other}"),
    }
}

#[tokio::test]
async fn a_guest_who_never_did_anything_is_forgotten_in_time() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let mut server = Server::fresh();
    let (mut player, mut talker) = (server.guest("Player").await, server.guest("Talker").await);
    let mut named = server.guest("Named").await;
    let mut idle = server.guest("Idle").await;
    let id = player.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    talker.act(id, &Act::Chat { text: "Salve".into() }).await.unwrap();
    named.post::<Me>("/api/me/password", &json!({"name": "Named", "password": "correct horse"})).await.unwrap();
    server.stop();

    // Ten days are enough for none of them, eleven for one.
    let now = i64::try_from(UNIX_EPOCH.elapsed().unwrap().as_millis()).unwrap();
    made(&server, &[&player, &talker, &named, &idle], now - 10 * DAY - DAY / 2).await;
    let mut server = Server::start(server.data.clone(), &["--limits", "0", "--guest-days", "11"]);
    let mut still = idle.at(server.address);
    assert!(still.get::<Me>("/api/me").await.is_ok());
    server.stop();
    let server = Server::start(server.data.clone(), &["--limits", "0", "--guest-days", "10"]);
    idle = idle.at(server.address);
    let start = Instant::now();
    while idle.get::<Me>("/api/me").await.is_ok() {
        assert!(start.elapsed() < Duration::from_secs(20), "never forgotten");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    for visitor in [&player, &talker, &named] {
        assert!(visitor.at(server.address).get::<Me>("/api/me").await.is_ok(), "{}", visitor.me.name);
    }
}

/// Makes these accounts as old as that, behind the server's back.
async fn made(server: &Server, visitors: &[&Visitor], created: i64) {
    let file = server.data.path().join("saturnalia.sqlite");
    let ids: Vec<i64> = visitors.iter().map(|visitor| visitor.me.id.0.cast_signed()).collect();
    let changed = tokio::task::spawn_blocking(move || {
        let database = rusqlite::Connection::open(file).unwrap();
        let sql = "UPDATE accounts SET created = ?2 WHERE id = ?1";
        ids.iter().map(|id| database.execute(sql, (id, created)).unwrap()).sum::<usize>()
    });
    assert_eq!(changed.await.unwrap(), visitors.len());
}

#[tokio::test]
async fn a_changed_password_ends_other_sessions_and_tokens() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    livia.post::<Me>("/api/me/password", &json!({"name": "Livia", "password": "correct horse"})).await.unwrap();
    let token: FreshToken = livia.post("/api/me/tokens", &json!({"name": "my bot"})).await.unwrap();
    let mut thief = sign_in(&server, "Livia", "correct horse").await;
    let mut there = Watcher::join(&thief, id, None).await;
    there.until("it is shown", |there| there.turn.is_some()).await;
    let mut here = Watcher::join(&livia, id, None).await;
    here.until("it is shown", |here| here.turn.is_some()).await;

    let change = json!({"name": "Livia", "password": "another horse", "old_password": "correct horse"});
    livia.post::<Me>("/api/me/password", &change).await.unwrap();
    assert_eq!(closed(&mut there).await, Some(4401));
    assert_eq!(code(thief.get::<Me>("/api/me").await), RefusalCode::NoSession);
    let bearer = format!("Bearer {}", token.token);
    let answer = Http::new(server.address).request("GET", "/api/me", &[("Authorization", &bearer)], b"").await.unwrap();
    assert_eq!(answer.status, 401, "{}", answer.text());
    // Whoever has changed it stays.
    assert!(livia.get::<Me>("/api/me").await.is_ok());
    assert!(here.act(Act::Chat { text: "still here".into() }).await.is_ok());
}

#[tokio::test]
async fn passwords_that_everybody_tries_are_refused() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    for password in ["password", "Passwort1", "12345678", "qwertzuiop", "Livia1995"] {
        let refused = livia.post::<Me>("/api/me/password", &json!({"name": "Livia", "password": password})).await;
        assert_eq!(code(refused), RefusalCode::CommonPassword, "{password}");
    }
    assert!(!livia.get::<Me>("/api/me").await.unwrap().registered);
}

#[tokio::test]
async fn nobody_goes_by_a_name_that_looks_like_an_accounts() {
    let database = tokio::task::spawn_blocking(cluster::new_database).await.unwrap();
    for data in [Data::folder(), Data::Database(database)] {
        let server = Server::start(data, &["--limits", "0"]);
        let mut livia = server.guest("Livia").await;
        livia.post::<Me>("/api/me/password", &json!({"name": "Livia", "password": "correct horse"})).await.unwrap();
        let mut guest = server.guest("Marcus").await;
        // The second has a Cyrillic letter, the third a digit.
        for name in ["livia", "Livіa", "L1via", "Li via"] {
            let entering = Http::new(server.address)
                .request("POST", "/api/session", &[], json!({"name": name}).to_string().as_bytes())
                .await
                .unwrap();
            assert!(entering.status == 409 && entering.text().contains("name_taken"), "{name}: {}", entering.text());
            let renaming =
                guest.request("PATCH", "/api/me", json!({"name": name}).to_string().as_bytes()).await.unwrap();
            assert_eq!(renaming.status, 409, "{name}: {}", renaming.text());
            let registering =
                guest.post::<Me>("/api/me/password", &json!({"name": name, "password": "correct horse"})).await;
            assert_eq!(code(registering), RefusalCode::NameTaken, "{name}");
            let beside = guest.open_table(&table(&[SeatPlan::Me, SeatPlan::Local { name: name.into() }])).await;
            assert_eq!(code(beside), RefusalCode::NameTaken, "{name}");
        }
        // Her own name is hers, however she writes it, and whoever gives one up makes it free.
        assert_eq!(livia.request("PATCH", "/api/me", br#"{"name":"LIVIA"}"#).await.unwrap().status, 200);
        assert_eq!(livia.request("PATCH", "/api/me", br#"{"name":"Drusilla"}"#).await.unwrap().status, 200);
        assert_eq!(guest.request("PATCH", "/api/me", br#"{"name":"Livia"}"#).await.unwrap().status, 200);
        assert_eq!(guest.request("PATCH", "/api/me", br#"{"name":"Drusi1la"}"#).await.unwrap().status, 409);
    }
}

#[tokio::test]
async fn changing_names_again_and_again_costs_few_writes() {
    let server = Server::start(Data::folder(), &[]);
    let mut livia = server.guest("Livia").await;
    for _ in 0..15 {
        livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Local { name: "Anna".into() }])).await.unwrap();
    }
    let writes = async || {
        let text = server.get("/metrics").await.text();
        let line =
            text.lines().find_map(|line| line.strip_prefix("saturnalia_store_writes_total ")).unwrap().to_owned();
        line.parse::<u32>().unwrap()
    };
    let before = writes().await;
    let mut renamed = 0;
    for number in 0..100 {
        let name = json!({"name": format!("Livia {number}")}).to_string();
        renamed += u32::from(livia.request("PATCH", "/api/me", name.as_bytes()).await.unwrap().status == 200);
    }
    assert!((1..=10).contains(&renamed), "{renamed}");
    let cost = writes().await - before;
    assert!(cost <= renamed * 11 + 5, "{renamed} names, {cost} writes");
}

#[tokio::test]
async fn a_name_changed_elsewhere_comes_along_to_the_table() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let mut oldest = None;
    for _ in 0..8 {
        let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
        oldest.get_or_insert(id);
    }
    livia.request("PATCH", "/api/me", br#"{"name":"Drusilla"}"#).await.unwrap();
    let mut watcher = Watcher::join(&livia, oldest.unwrap(), None).await;
    watcher
        .until("the name is new", |watcher| {
            watcher.info.as_ref().is_some_and(|info| info.seats[0].name.as_deref() == Some("Drusilla"))
        })
        .await;
}
