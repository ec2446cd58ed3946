//! Programs with access tokens: what they may do, and what they may not.

use std::time::Duration;

use saturnalia_headless::{Http, Visitor};
use saturnalia_protocol::RefusalCode;
use saturnalia_protocol::wire::{Act, FreshToken, Lobby, Me, SeatPlan, TOKEN_LIMIT, TableState, TokenInfo};
use serde_json::json;

use crate::people::closed;
use crate::process::{Data, Server};
use crate::table::{Watcher, bot, code, table};

/// A new token of this person.
pub(crate) async fn token(visitor: &mut Visitor, name: &str) -> FreshToken {
    let token: FreshToken = visitor.post("/api/me/tokens", &json!({ "name": name })).await.unwrap();
    assert!(token.token.starts_with("sat_") && token.token.len() == 68, "256 bits");
    assert_eq!(token.name, name);
    token
}

async fn program(server: &Server, token: &FreshToken) -> Visitor {
    Visitor::with_token(server.address, &token.token).await.unwrap()
}

async fn tokens(visitor: &mut Visitor) -> Vec<TokenInfo> {
    visitor.get("/api/me/tokens").await.unwrap()
}

/// The status and code of an answer to a request with these headers.
async fn answered(server: &Server, method: &str, path: &str, headers: &[(&str, &str)]) -> (u16, String) {
    let answer = Http::new(server.address).request(method, path, headers, b"{}").await.unwrap();
    let body: serde_json::Value = serde_json::from_slice(&answer.body).unwrap_or_default();
    (answer.status, body["code"].as_str().unwrap_or_default().to_owned())
}

#[tokio::test]
async fn a_program_acts_as_its_account_but_cannot_take_it_over() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let fresh = token(&mut livia, "Machina").await;
    assert_eq!(tokens(&mut livia).await[0].last_used, None);
    let mut machina = program(&server, &fresh).await;
    assert_eq!(machina.me, livia.me);
    let listed = tokens(&mut livia).await;
    assert!(listed[0].last_used.is_some_and(|used| used >= fresh.created));
    assert_eq!((listed.len(), listed[0].id, listed[0].name.as_str()), (1, fresh.id, "Machina"));
    let text = livia.request("GET", "/api/me/tokens", b"").await.unwrap().text();
    assert!(!text.contains("sat_") && !text.contains(&fresh.token[4..]), "shown once only: {text}");

    let id = machina.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    assert!(livia.look(id).await.unwrap().table.seats[0].mine);
    machina.request("PATCH", "/api/me", br#"{"name":"Livia Drusilla"}"#).await.unwrap();
    assert_eq!(livia.get::<Me>("/api/me").await.unwrap().name, "Livia Drusilla");

    let own = format!("/api/me/tokens/{}", fresh.id);
    for (method, path, body) in [
        ("GET", "/api/me/tokens", "{}"),
        ("POST", "/api/me/tokens", r#"{"name":"Another"}"#),
        ("DELETE", own.as_str(), ""),
        ("POST", "/api/me/password", r#"{"name":"Livia","password":"correct horse"}"#),
        ("POST", "/api/sign-out", "{}"),
        ("POST", "/api/sign-out", r#"{"everywhere":true}"#),
    ] {
        let answer = machina.request(method, path, body.as_bytes()).await.unwrap();
        assert_eq!(answer.status, 401, "{method} {path}: {}", answer.text());
        assert!(answer.text().contains("no_session"));
    }
    assert_eq!(tokens(&mut livia).await.len(), 1);
    assert!(!livia.get::<Me>("/api/me").await.unwrap().registered);

    // It is not another way to end it, either: whoever signs out keeps their programs playing.
    livia.request("POST", "/api/sign-out", br#"{"everywhere":true}"#).await.unwrap();
    assert!(machina.get::<Me>("/api/me").await.is_ok());
}

#[tokio::test]
async fn a_wrong_token_is_nobody_even_beside_a_session() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    let right = token(&mut livia, "Machina").await.token;
    let cookie = format!("saturnalia_session={}", session(&server).await);
    let (look, live) = (format!("/api/tables/{id}"), format!("/api/tables/{id}/live"));
    let upgrade = [
        ("Connection", "Upgrade"),
        ("Upgrade", "websocket"),
        ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    let no_session = (401, "no_session".to_owned());
    for wrong in ["sat_", &format!("sat_{}", "0".repeat(64)), &right[..67], &format!("{right}0"), &right.to_uppercase()]
    {
        let header = format!("Bearer {wrong}");
        let both = [("Authorization", header.as_str()), ("Cookie", cookie.as_str())];
        assert_eq!(answered(&server, "GET", "/api/me", &both[..1]).await, no_session, "{wrong}");
        if wrong.starts_with("sat_") {
            assert_eq!(answered(&server, "GET", "/api/me", &both).await, no_session, "{wrong}");
            assert_eq!(answered(&server, "GET", &look, &both[..1]).await, no_session, "{wrong}");
            let handshake = [&both[..1], &upgrade].concat();
            assert_eq!(answered(&server, "GET", &live, &handshake).await, no_session, "{wrong}");
        }
    }
    // What stands there for a proxy in front of us does not concern us.
    for foreign in ["Basic bGl2aWE6eA==", "Bearer of.another.kind", "nonsense"] {
        let headers = [("Authorization", foreign), ("Cookie", cookie.as_str())];
        assert_eq!(answered(&server, "GET", "/api/me", &headers).await.0, 200, "{foreign}");
    }
    let header = format!("bearer {right}");
    assert_eq!(answered(&server, "GET", "/api/me", &[("Authorization", &header)]).await.0, 200);

    // A page of another site cannot use a token it has got hold of.
    let foreign = [("Authorization", header.as_str()), ("Origin", "https://evil.example")];
    assert_eq!(answered(&server, "POST", "/api/tables", &foreign).await, (403, "foreign_origin".to_owned()));
}

/// The secret of a new session.
async fn session(server: &Server) -> String {
    let answer = Http::new(server.address).request("POST", "/api/session", &[], b"{}").await.unwrap();
    answer.header("set-cookie").unwrap().split(['=', ';']).nth(1).unwrap().to_owned()
}

#[tokio::test]
async fn a_token_in_the_address_is_ignored() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let secret = token(&mut livia, "Machina").await.token;
    for name in ["token", "access_token", "authorization", "bearer"] {
        let path = format!("/api/me?{name}={secret}");
        assert_eq!(answered(&server, "GET", &path, &[]).await, (401, "no_session".to_owned()), "{name}");
        let path = format!("/api/tables?{name}={secret}");
        assert_eq!(answered(&server, "POST", &path, &[]).await, (401, "no_session".to_owned()), "{name}");
    }
}

#[tokio::test]
async fn a_deleted_token_ends_its_own_sockets_at_once() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let (one, other) = (token(&mut livia, "One").await, token(&mut livia, "Other").await);
    let (mut first, second) = (program(&server, &one).await, program(&server, &other).await);
    let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    let mut watchers = Vec::new();
    for visitor in [&first, &second, &livia] {
        let mut watcher = Watcher::join(visitor, id, None).await;
        watcher.until("it is shown", |watcher| watcher.turn.is_some()).await;
        watchers.push(watcher);
    }
    let path = format!("/api/me/tokens/{}", one.id);
    let mut marcus = server.guest("Marcus").await;
    assert_eq!(marcus.request("DELETE", &path, b"").await.unwrap().status, 404, "not his");
    assert_eq!(livia.request("DELETE", &path, b"").await.unwrap().status, 204);
    assert_eq!(livia.request("DELETE", &path, b"").await.unwrap().status, 404, "gone already");

    assert_eq!(closed(&mut watchers[0]).await, Some(4401));
    assert_eq!(code(first.get::<Me>("/api/me").await), RefusalCode::NoSession);
    for watcher in &mut watchers[1..] {
        assert!(watcher.act(Act::Chat { text: "still here".into() }).await.is_ok());
    }
    assert_eq!(tokens(&mut livia).await.iter().map(|token| token.id).collect::<Vec<_>>(), [other.id]);
}

#[tokio::test]
async fn an_account_has_at_most_ten_tokens_with_decent_names() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    for name in ["", "  ", "a name that is much too long", "line\nbreak", "turned\u{202e}round"] {
        let refused = livia.post::<FreshToken>("/api/me/tokens", &json!({ "name": name })).await;
        assert_eq!(code(refused), RefusalCode::BadName, "{name:?}");
    }
    let refused = livia.post::<FreshToken>("/api/me/tokens", &json!({ "name": "x".repeat(20_000) })).await;
    assert_eq!(code(refused), RefusalCode::TooLarge);
    let refused = livia.post::<FreshToken>("/api/me/tokens", &json!({ "name": "x", "token": "sat_mine" })).await;
    assert_eq!(code(refused), RefusalCode::BadRequest);
    let mut last = None;
    for number in 1..=TOKEN_LIMIT {
        last = Some(token(&mut livia, &format!("Number {number}")).await);
    }
    let eleventh = livia.post::<FreshToken>("/api/me/tokens", &json!({ "name": "Number 11" })).await;
    assert_eq!(code(eleventh), RefusalCode::TooManyTokens);
    assert_eq!(tokens(&mut livia).await.len(), TOKEN_LIMIT as usize);
    token(&mut marcus, "His own").await;
    livia.request("DELETE", &format!("/api/me/tokens/{}", last.unwrap().id), b"").await.unwrap();
    token(&mut livia, "Number 11").await;
}

#[tokio::test]
async fn what_a_program_does_counts_towards_the_limits_of_its_account() {
    // Two hundred acts by account, times 0.1.
    let server = Server::start(Data::folder(), &["--limits", "0.1"]);
    let mut livia = server.guest("Livia").await;
    let secret = token(&mut livia, "Machina").await;
    let machina = program(&server, &secret).await;
    let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    let mut watcher = Watcher::join(&machina, id, None).await;
    let mut refused = Vec::new();
    for _ in 0..60 {
        refused.push(watcher.act(Act::Resume {}).await.unwrap_err());
    }
    assert_eq!(refused[0], RefusalCode::NotRunning);
    assert!(refused.contains(&RefusalCode::TooManyRequests));
    // Her person has spent it as well; a little comes back meanwhile.
    let mut statuses = Vec::new();
    for _ in 0..8 {
        let answer = livia.request("POST", &format!("/api/tables/{id}/act"), br#"{"resume":{}}"#).await.unwrap();
        statuses.push(answer.status);
    }
    assert!(statuses.contains(&429), "{statuses:?}");
}

#[tokio::test]
async fn people_see_that_a_program_plays() {
    let mut server = Server::fresh();
    let (mut livia, mut daedalus) = (server.guest("Livia").await, server.guest("Daedalus").await);
    let (hers, his) = (token(&mut livia, "Hers").await, token(&mut daedalus, "Machina").await);
    let (hers, mut machina) = (program(&server, &hers).await, program(&server, &his).await);

    // Before anybody sits down with it.
    let opened = machina.open_table(&table(&[SeatPlan::Me, SeatPlan::Open])).await.unwrap().table;
    let lobby: Lobby = livia.get("/api/tables").await.unwrap();
    assert!(lobby.open[0].seats[0].program && !lobby.open[0].seats[1].program);
    livia.act(opened.id, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
    assert_eq!(programs(&mut livia, opened.id).await, [true, false]);

    // When it sits down, and when it takes over from its person.
    let id = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open, bot("random")])).await.unwrap().table.id;
    let mut watcher = Watcher::join(&livia, id, None).await;
    machina.act(id, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
    watcher.until("it is marked", |watcher| watcher.info.as_ref().is_some_and(|info| info.seats[1].program)).await;
    assert_eq!(programs(&mut daedalus, id).await, [false, true, false], "a bot of the house is marked as such already");
    let (mut own, mut other) = (Watcher::join(&hers, id, None).await, Watcher::join(&machina, id, None).await);
    own.until("a turn", |own| own.turn.is_some()).await;
    other.until("a turn", |other| other.turn.is_some()).await;
    while !own.answer(0).await {
        other.answer_or_listen(0).await;
        let _ = tokio::time::timeout(Duration::from_millis(60), own.next()).await;
    }
    watcher.until("so is hers", |watcher| watcher.info.as_ref().is_some_and(|info| info.seats[0].program)).await;
    server.stop();
    let server = server.again();
    assert_eq!(programs(&mut livia.at(server.address), id).await, [true, true, false]);
}

async fn programs(visitor: &mut Visitor, table: saturnalia_protocol::TableId) -> Vec<bool> {
    let state: TableState = visitor.look(table).await.unwrap();
    state.table.seats.iter().map(|seat| seat.program).collect()
}

#[tokio::test]
async fn a_token_is_neither_kept_nor_logged() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let mut server = Server::logging(&log, &["--limits", "0", "--log", "trace"]);
    let mut livia = server.guest("Livia").await;
    let fresh = token(&mut livia, "Machina").await;
    let mut machina = program(&server, &fresh).await;
    let id = machina.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    let mut watcher = Watcher::join(&machina, id, None).await;
    assert_eq!(watcher.play(3).await, 3);
    let metrics = server.get("/metrics").await.text();
    let wrong = format!("Bearer {}x", fresh.token);
    assert_eq!(answered(&server, "GET", "/api/me", &[("Authorization", &wrong)]).await.0, 401);
    let listed = livia.request("GET", "/api/me/tokens", b"").await.unwrap();
    assert_eq!(livia.request("DELETE", &format!("/api/me/tokens/{}", fresh.id), b"").await.unwrap().status, 204);
    server.stop();

    let secret = fresh.token.strip_prefix("sat_").unwrap().as_bytes();
    let holds = |bytes: &[u8]| bytes.windows(secret.len()).any(|window| window == secret);
    assert!(!holds(metrics.as_bytes()) && !holds(&listed.body));
    let logged = std::fs::read(&log).unwrap();
    assert!(logged.len() > 1000, "the log was written: {}", logged.len());
    assert!(!holds(&logged));
    for file in std::fs::read_dir(server.data.path()).unwrap() {
        let path = file.unwrap().path();
        assert!(!holds(&std::fs::read(&path).unwrap()), "{}", path.display());
    }
}
