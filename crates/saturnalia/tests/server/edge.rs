//! Slow, greedy and lying clients at the door.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use saturnalia_headless::Http;
use saturnalia_protocol::wire::{Pace, SeatPlan};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

use crate::cluster;
use crate::process::{Data, Server};
use crate::table::{bot, table};

const HALF_A_HEAD: &[u8] = b"GET /api/games HTTP/1.1\r\nHost: here\r\n";
const HALF_A_BODY: &[u8] = b"POST /api/session HTTP/1.1\r\nHost: here\r\nContent-Length: 20\r\n\r\n{\"name\":";

/// A connection from another address of this machine, over which so much was sent.
async fn from(address: [u8; 4], server: SocketAddr, sent: &[u8]) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((address, 0)))?;
    let mut stream = socket.connect(server).await?;
    stream.write_all(sent).await?;
    Ok(stream)
}

/// Everything that comes until the other side closes, soon.
async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(30), stream.read_to_end(&mut bytes)).await;
    let _ = read.expect("the connection is closed");
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn half_sent_requests_of_one_address_do_not_silence_the_server() {
    let server = Server::with_descriptors(Data::folder(), 256, &["--patience", "3600"]);
    let mut held = Vec::new();
    for _ in 0..400 {
        held.extend(from([127, 0, 0, 1], server.address, HALF_A_HEAD).await);
    }
    let asked = b"GET /readyz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";
    let start = Instant::now();
    loop {
        let mut other = from([127, 0, 0, 2], server.address, asked).await.unwrap();
        let answer = rest(&mut other).await;
        if answer.starts_with("HTTP/1.1 200") {
            break;
        }
        assert!(start.elapsed() < Duration::from_secs(20), "{answer}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn many_addresses_do_not_silence_the_server_for_long() {
    let server = Server::with_descriptors(Data::folder(), 256, &["--patience", "1"]);
    let mut held = Vec::new();
    for number in 0..400u16 {
        let [_, low] = number.to_be_bytes();
        held.extend(from([127, 0, 1, low], server.address, HALF_A_HEAD).await);
    }
    let start = Instant::now();
    loop {
        let answer = Http::new(server.address).request("GET", "/healthz", &[], b"").await;
        if answer.is_ok_and(|answer| answer.status == 200) {
            break;
        }
        assert!(start.elapsed() < Duration::from_secs(20), "nobody is let in");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn a_request_that_never_ends_is_not_waited_for() {
    let server = Server::start(Data::folder(), &["--limits", "0", "--patience", "1"]);
    let mut silent = from([127, 0, 0, 1], server.address, b"").await.unwrap();
    let mut head = from([127, 0, 0, 1], server.address, HALF_A_HEAD).await.unwrap();
    let mut body = from([127, 0, 0, 1], server.address, HALF_A_BODY).await.unwrap();
    assert_eq!(rest(&mut silent).await, "");
    rest(&mut head).await;
    let answer = rest(&mut body).await;
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("too_slow"), "{answer}");
}

#[tokio::test]
async fn an_answer_that_nobody_takes_is_not_waited_for() {
    let server = Server::start(Data::folder(), &["--limits", "0", "--patience", "1"]);
    let mut deaf = from([127, 0, 0, 1], server.address, b"").await.unwrap();
    let ask = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n".repeat(200);
    // It takes as much as it can without being heard.
    let _ = tokio::time::timeout(Duration::from_secs(5), async {
        for _ in 0..200 {
            deaf.write_all(&ask).await?;
        }
        std::io::Result::Ok(())
    })
    .await;
    let start = Instant::now();
    while !server.get("/metrics").await.text().contains("saturnalia_connections 1\n") {
        assert!(start.elapsed() < Duration::from_secs(20), "{}", server.get("/metrics").await.text());
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn a_stop_waits_for_no_client() {
    let mut server = Server::start(Data::folder(), &["--limits", "0", "--patience", "3600"]);
    let mut livia = server.guest("Livia").await;
    let id = livia.open_table(&table(&[SeatPlan::Me, bot("random")])).await.unwrap().table.id;
    let head = from([127, 0, 0, 1], server.address, HALF_A_HEAD).await.unwrap();
    let body = from([127, 0, 0, 1], server.address, HALF_A_BODY).await.unwrap();
    // Sockets that never say a word, one of which never listens either.
    let silent = [livia.live(id, None).await.unwrap(), livia.live(id, None).await.unwrap()];
    server.stop();
    drop((head, body, silent));
}

#[tokio::test]
async fn a_table_that_sleeps_for_days_does_not_hold_up_a_stop() {
    let mut server = Server::fresh();
    let mut livia = server.guest("Livia").await;
    let mut new = table(&[SeatPlan::Me, SeatPlan::Local { name: "Anna".into() }]);
    new.pace = Pace::Days { days: 3 };
    livia.open_table(&new).await.unwrap();
    server.stop();
    // Whoever comes back looks at the table and lets it sleep on.
    let log = tempfile::NamedTempFile::new().unwrap();
    let args = ["--limits", "0", "--log", "info"];
    let mut server = Server::logging_to(log.path(), server.data.clone(), &args);
    server.ready().await;
    let start = Instant::now();
    while !server.get("/metrics").await.text().contains("saturnalia_tables 0\n") {
        assert!(start.elapsed() < Duration::from_secs(20), "it never sleeps");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server.stop();
    let log = std::fs::read_to_string(log.path()).unwrap();
    assert!(log.contains("everything is written"), "the store was still in use:\n{log}");
}

/// Tries passwords for a name, each with these lines of `X-Forwarded-For`; how many were looked at.
async fn guesses(server: &Server, times: u8, name: &str, lines: impl Fn(u8) -> Vec<String>) -> usize {
    let mut http = Http::new(server.address);
    let body = json!({"name": name, "password": "a wrong horse"}).to_string();
    let mut looked_at = 0;
    for number in 0..times {
        let lines = lines(number);
        let headers: Vec<(&str, &str)> = lines.iter().map(|line| ("X-Forwarded-For", line.as_str())).collect();
        let answer = http.request("POST", "/api/sign-in", &headers, body.as_bytes()).await.unwrap();
        looked_at += usize::from(answer.status == 403);
    }
    looked_at
}

#[tokio::test]
async fn a_second_line_of_forwarded_addresses_does_not_pass_the_limit() {
    // Three attempts from one address at first.
    let server = Server::start(Data::folder(), &["--limits", "0.1", "--trust-proxy", "127.0.0.1"]);
    let looked_at =
        guesses(&server, 20, "Livia", |number| vec![format!("192.0.2.{number}"), "198.51.100.7".to_owned()]).await;
    assert!((1..=4).contains(&looked_at), "{looked_at}");
}

#[tokio::test]
async fn nobody_but_a_named_proxy_says_who_stands_behind_it() {
    for proxies in [&["--limits", "0.1"][..], &["--limits", "0.1", "--trust-proxy", "10.0.0.0/8,192.0.2.1"]] {
        let server = Server::start(Data::folder(), proxies);
        let looked_at = guesses(&server, 20, "Livia", |number| vec![format!("198.51.100.{number}")]).await;
        assert!((1..=4).contains(&looked_at), "{looked_at}");
        let answer = Http::new(server.address)
            .request("POST", "/api/sign-out", &[("X-Forwarded-Proto", "https")], b"{}")
            .await
            .unwrap();
        assert!(!answer.header("set-cookie").unwrap().contains("Secure"));
    }
}

#[tokio::test]
async fn one_account_is_not_guessed_at_from_many_addresses() {
    let server = Server::start(Data::folder(), &["--trust-proxy", "127.0.0.1"]);
    let from_everywhere = |number: u8| vec![format!("198.51.100.{number}")];
    let looked_at = guesses(&server, 40, "Livia", from_everywhere).await;
    assert!((20..=25).contains(&looked_at), "{looked_at}");
    // Another name is another account.
    assert_eq!(guesses(&server, 5, "Marcus", from_everywhere).await, 5);
}

#[tokio::test]
async fn characters_that_no_database_keeps_are_refused_as_bad_input() {
    let database = tokio::task::spawn_blocking(cluster::new_database).await.unwrap();
    for data in [Data::folder(), Data::Database(database)] {
        let server = Server::start(data, &["--limits", "0"]);
        let mut livia = server.guest("Livia").await;
        for path in ["/api/tables?game=%00", "/api/ratings?game=a%00b", "/api/ratings?game=%1b"] {
            let answer = livia.request("GET", path, b"").await.unwrap();
            assert_eq!(
                (answer.status, answer.text().contains("bad_request")),
                (400, true),
                "{path}: {}",
                answer.text()
            );
        }
        for (method, path, body) in [
            ("POST", "/api/sign-in", r#"{"name":"a\u0000b","password":"a long password"}"#),
            ("PATCH", "/api/me", r#"{"name":"a\u0000b"}"#),
            ("POST", "/api/session", r#"{"name":"\u0000"}"#),
            ("POST", "/api/me/tokens", r#"{"name":"a\u0000b"}"#),
        ] {
            let answer = livia.request(method, path, body.as_bytes()).await.unwrap();
            assert!((400..500).contains(&answer.status), "{method} {path}: {} {}", answer.status, answer.text());
        }
    }
}

#[tokio::test]
async fn a_server_that_cannot_write_is_not_ready() {
    let mut server = Server::fresh();
    server.ready().await;
    server.stop();
    let size = std::fs::read_dir(server.data.path()).unwrap().map(|file| file.unwrap().metadata().unwrap().len()).max();
    let blocks = u32::try_from(size.unwrap() / 512).unwrap() + 512;
    let server = Server::on_a_small_disk(server.data.clone(), blocks);
    server.ready().await;
    let mut livia = server.guest("Livia").await;
    // Until nothing more can be written.
    let start = Instant::now();
    while livia.request("PATCH", "/api/me", json!({"name": "Livia"}).to_string().as_bytes()).await.unwrap().status
        == 200
    {
        assert!(start.elapsed() < Duration::from_secs(30), "the disk is never full");
    }
    let start = Instant::now();
    while server.get("/readyz").await.status == 200 {
        assert!(start.elapsed() < Duration::from_secs(20), "ready without a disk");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(server.get("/healthz").await.status, 200, "the process lives");
}
