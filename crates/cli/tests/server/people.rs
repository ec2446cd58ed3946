//! Guests, accounts, sessions.

use saturnalia_headless::{Http, Visitor};
use saturnalia_protocol::RefusalCode;
use saturnalia_protocol::wire::{Act, Me, MyTables, SeatPlan};
use serde_json::json;

use crate::process::Server;
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
    let mut other = server.guest("Livia").await;
    let taken = other.post::<Me>("/api/me/password", &json!({"name": "LIVIA", "password": "another one"})).await;
    assert_eq!(code(taken), RefusalCode::NameTaken);

    // Out everywhere: no session is left.
    let out = livia.request("POST", "/api/sign-out", br#"{"everywhere":true}"#).await.unwrap();
    assert_eq!(out.status, 204);
    assert_eq!(code(livia.get::<Me>("/api/me").await), RefusalCode::NoSession);
    assert_eq!(code(elsewhere.get::<Me>("/api/me").await), RefusalCode::NoSession);
}

async fn sign_in(server: &Server, name: &str, password: &str) -> Visitor {
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
    for file in std::fs::read_dir(server.data.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
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
