//! Keeping people out of where they do not belong, and watching over the server.

use std::time::{Duration, Instant};

use saturnalia_headless::{Failure, Http, Live, Visitor};
use saturnalia_protocol::wire::{Act, SeatPlan, ServerMessage, TableState};
use saturnalia_protocol::{RefusalCode, TableId};

use crate::process::{Data, Server, saturnalia};
use crate::table::{Watcher, bot, code, livia_and_marcus, table};

#[tokio::test]
async fn requests_of_foreign_pages_are_refused() {
    let server = Server::start(Data::folder(), &["--limits", "0", "--origin", "https://play.example"]);
    let own = format!("http://{}", server.address);
    let mut http = Http::new(server.address);
    for (origin, status) in
        [("https://evil.example", 403), ("null", 403), (own.as_str(), 201), ("https://play.example", 201)]
    {
        let answer = http.request("POST", "/api/session", &[("Origin", origin)], b"{}").await.unwrap();
        assert_eq!(answer.status, status, "{origin}: {}", answer.text());
    }
    let mut livia = server.guest("Livia").await;
    let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    let upgrade = [
        ("Origin", "https://evil.example"),
        ("Connection", "Upgrade"),
        ("Upgrade", "websocket"),
        ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    let answer = http.request("GET", &format!("/api/tables/{id}/live"), &upgrade, b"").await.unwrap();
    assert_eq!(answer.status, 403, "{}", answer.text());
}

#[tokio::test]
async fn every_answer_carries_a_strict_policy_and_a_number() {
    let server = Server::fresh();
    for path in ["/", "/api/games", "/healthz", "/table/xyz", "/nothing.js"] {
        let answer = server.get(path).await;
        let policy = answer.header("content-security-policy").unwrap();
        assert!(
            policy.contains("default-src 'none'") && policy.contains("script-src 'self' 'wasm-unsafe-eval';"),
            "{policy}"
        );
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert!(answer.header("x-request-id").is_some());
    }
    let page = server.get("/table/xyz").await;
    assert_eq!((page.status, page.header("content-type")), (200, Some("text/html; charset=utf-8")));
    assert_eq!(server.get("/nothing.js").await.status, 404);
    let tag = page.header("etag").unwrap().to_owned();
    let again = Http::new(server.address).request("GET", "/", &[("If-None-Match", &tag)], b"").await.unwrap();
    assert_eq!(again.status, 304);
    let unknown = server.get("/api/nothing").await;
    assert!(unknown.status == 404 && unknown.text().contains("not_found"));
}

#[tokio::test]
async fn cookies_are_for_https_alone_where_the_proxy_says_so() {
    let server = Server::start(Data::folder(), &["--limits", "0", "--trust-proxy", "127.0.0.1"]);
    let mut http = Http::new(server.address);
    let answer = http.request("POST", "/api/session", &[("X-Forwarded-Proto", "https")], b"{}").await.unwrap();
    assert!(answer.header("set-cookie").unwrap().contains("; Secure"));
    let answer = http.request("POST", "/api/session", &[], b"{}").await.unwrap();
    assert!(!answer.header("set-cookie").unwrap().contains("; Secure"));
}

#[tokio::test]
async fn a_private_table_does_not_exist_for_strangers() {
    let server = Server::fresh();
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let mut new = table(&[SeatPlan::Me, SeatPlan::Invited]);
    new.public = false;
    let opened = livia.open_table(&new).await.unwrap().table;
    let (id, invite) = (opened.id, opened.invite.unwrap());
    assert_eq!(code(marcus.look(id).await), RefusalCode::NotFound);
    assert_eq!(code(marcus.act(id, &Act::Join { seat: None, invite: None, seal: None }).await), RefusalCode::NotFound);
    let mut live = marcus.live(id, None).await.unwrap();
    live.send_text(r#"{"hello":{}}"#).await.unwrap();
    assert!(matches!(live.next().await, Err(Failure::Closed(Some(4404)))));
    let lobby = marcus.request("GET", "/api/tables", b"").await.unwrap();
    assert!(!lobby.text().contains(&id.to_string()));

    let seen: TableState = marcus.get(&format!("/api/tables/{id}?invite={invite}")).await.unwrap();
    assert!(seen.table.invite.is_none(), "only those who sit there pass the invitation on");
    marcus.act(id, &Act::Join { seat: None, invite: Some(invite), seal: None }).await.unwrap();
    assert!(marcus.look(id).await.unwrap().turn.is_some(), "the last seat is taken, so the game has begun");
}

#[tokio::test]
async fn a_seat_is_played_by_its_owner_alone() {
    let server = Server::fresh();
    let (mut livia, mut marcus, id) = livia_and_marcus(&server).await;
    let mut stranger = server.guest("Stranger").await;
    let mut watchers = [Watcher::join(&livia, id, None).await, Watcher::join(&marcus, id, None).await];
    for watcher in &mut watchers {
        watcher.until("a turn", |watcher| watcher.turn.is_some()).await;
    }
    let asked = watchers.iter().position(|watcher| watcher.question().is_some()).unwrap();
    let act = watchers[asked].choice(0).unwrap();
    let before = stranger.look(id).await.unwrap().table.version;
    let other = if asked == 0 { &mut marcus } else { &mut livia };
    assert_eq!(code(other.act(id, &act).await), RefusalCode::NotYourSeat);
    assert_eq!(code(stranger.act(id, &act).await), RefusalCode::NotYourSeat);
    for act in [Act::Undo { to: 0 }, Act::AskUndo { to: 0 }, Act::AskPause {}, Act::Resume {}] {
        assert_eq!(code(stranger.act(id, &act).await), RefusalCode::NotYourSeat);
    }
    assert_eq!(
        code(stranger.act(id, &Act::Empty { seat: saturnalia_rules::Seat(0) }).await),
        RefusalCode::AlreadyStarted
    );
    assert_eq!(stranger.look(id).await.unwrap().table.version, before);
}

#[tokio::test]
async fn too_many_requests_are_told_to_wait() {
    let server = Server::start(Data::folder(), &["--limits", "0.1"]);
    let mut refused = None;
    for _ in 0..60 {
        let answer = server.get("/api/games").await;
        if answer.status == 429 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("a limit");
    assert!(refused.text().contains("too_many_requests") && refused.header("retry-after").is_some());
    assert_eq!(server.get("/healthz").await.status, 200, "whoever watches over it is not limited");
}

#[tokio::test]
async fn sockets_are_limited_by_account_and_by_address() {
    // 40 by account and 200 by address, times 0.3.
    let server = Server::start(Data::folder(), &["--limits", "0.3"]);
    let mut livia = server.guest("Livia").await;
    let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    let mut open = Vec::new();
    for number in 0..5 {
        let visitor = if number == 0 { livia.at(server.address) } else { server.guest("Guest").await };
        for _ in 0..12 {
            open.push(greeted(&visitor, id).await.expect("within the limit"));
        }
        assert_eq!(refused(&visitor, id).await, Some(1013), "the thirteenth of one account");
    }
    assert_eq!(open.len(), 60);
    let sixth = server.guest("Guest").await;
    assert_eq!(refused(&sixth, id).await, Some(1013), "the sixty-first from one address");
    // Whoever goes makes room.
    drop(open.pop());
    let start = Instant::now();
    while let Err(failure) = greeted(&sixth, id).await {
        assert!(start.elapsed() < Duration::from_secs(20), "{failure}");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// A socket over which the server has said something.
async fn greeted(visitor: &Visitor, table: TableId) -> Result<Live, Failure> {
    let mut live = visitor.live(table, None).await?;
    live.send_text(r#"{"hello":{}}"#).await?;
    live.next().await?;
    Ok(live)
}

/// The code with which a socket is closed before it has said anything.
async fn refused(visitor: &Visitor, table: TableId) -> Option<u16> {
    let mut live = visitor.live(table, None).await.unwrap();
    match tokio::time::timeout(Duration::from_secs(20), live.next()).await.expect("it is closed") {
        Err(Failure::Closed(code)) => code,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn newcomers_and_acts_are_limited() {
    // Two hundred acts by account and thirty newcomers by address, times 0.1.
    let server = Server::start(Data::folder(), &["--limits", "0.1"]);
    let mut livia = server.guest("Livia").await;
    let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    let mut watcher = Watcher::join(&livia, id, None).await;
    for _ in 0..60 {
        watcher.send(Act::Resume {}).await;
    }
    let (mut heard, mut refused) = (0, 0);
    while heard < 60 {
        if let ServerMessage::Refused(act) = watcher.next().await.unwrap() {
            heard += 1;
            refused += usize::from(act.code == RefusalCode::TooManyRequests);
        }
    }
    // The greeting counts as one.
    assert!((1..=41).contains(&refused), "{refused} of 60");
    let mut statuses = Vec::new();
    for _ in 0..8 {
        let answer = Http::new(server.address).request("POST", "/api/session", &[], b"{}").await.unwrap();
        statuses.push(answer.status);
    }
    assert_eq!(statuses[..2], [201, 201]);
    assert!(statuses[2..].contains(&429), "{statuses:?}");
}

#[tokio::test]
async fn a_socket_without_a_session_is_closed() {
    let server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    livia.request("POST", "/api/sign-out", b"{}").await.unwrap();
    let mut live = livia.live(id, None).await.unwrap();
    assert!(matches!(live.next().await, Err(Failure::Closed(Some(4401)))));
}

#[tokio::test]
async fn the_server_tells_how_it_is() {
    let server = Server::fresh();
    assert_eq!(server.get("/healthz").await.status, 200);
    let start = std::time::Instant::now();
    while server.get("/readyz").await.status != 200 {
        assert!(start.elapsed().as_secs() < 10, "never ready");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let mut livia = server.guest("Livia").await;
    let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    let mut watcher = Watcher::join(&livia, id, None).await;
    assert_eq!(watcher.play(3).await, 3);
    let metrics = server.get("/metrics").await.text();
    for line in [
        "saturnalia_answers_total 3\n",
        "saturnalia_tables 1\n",
        "saturnalia_sockets 1\n",
        "saturnalia_answer_seconds_count 3\n",
    ] {
        assert!(metrics.contains(line), "{line}{metrics}");
    }
    assert!(metrics.contains("saturnalia_store_commit_seconds_bucket"));
}

#[tokio::test]
async fn everybody_whom_a_load_brought_held_two_connections() {
    // Six seats, and some who are just coming in or going: twice as many would not be let in.
    let server = Server::start(Data::folder(), &["--limits", "0", "--connections", "11"]);
    let url = format!("http://{}", server.address);
    let loaded = tokio::task::spawn_blocking(move || {
        saturnalia(&["load", "--url", &url, "--tables", "3", "--seats", "2", "--seconds", "1", "--json"])
    });
    let loaded = loaded.await.unwrap();
    let told = String::from_utf8_lossy(&loaded.stdout).into_owned() + &String::from_utf8_lossy(&loaded.stderr);
    assert!(loaded.status.success() && told.contains("\"sockets\":6,"), "{told}");
}
