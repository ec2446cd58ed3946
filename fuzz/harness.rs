//! Plays one input to a server, over its own doors: the fuzz target against a server in its own process, the tests of the workspace against
//! the real binary.
//!
//! An input is lines. A line that begins with a method is a request (`POST /api/tables {"game":…}`); every other line is a message on
//! the socket. `@` stands for the id of the table at hand and `#` for its version, so that an input can get past the first check.

use std::net::SocketAddr;
use std::time::Duration;

use saturnalia_headless::{Failure, Live, Visitor};
use saturnalia_protocol::wire::{NewTable, Pace, SeatPlan, ServerMessage, Status};
use saturnalia_protocol::{Refusal, RefusalCode, TableId};

/// Inputs played at one table before another is opened.
const INPUTS_PER_TABLE: usize = 200;
/// A server that says nothing for so long has lost its way.
const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) struct Harness {
    address: SocketAddr,
    game: String,
    at: Option<Seated>,
}

/// Somebody at a table, with a socket.
struct Seated {
    livia: Visitor,
    table: TableId,
    live: Option<Live>,
    version: u32,
    inputs: usize,
}

impl Harness {
    /// For a server without rate limits.
    pub(crate) fn new(address: SocketAddr, game: &str) -> Harness {
        Harness { address, game: game.to_owned(), at: None }
    }

    /// Plays an input. Panics if the server does what it never may: refuse without a code of the list, break, fall silent, or go back in time.
    pub(crate) async fn play(&mut self, input: &[u8]) {
        let mut seated = match self.at.take() {
            Some(seated) => seated,
            None => Seated::open(self.address, &self.game).await,
        };
        let text = String::from_utf8_lossy(input);
        for line in text.lines() {
            let line = line.replace('@', &seated.table.to_string()).replace('#', &seated.version.to_string());
            match request(&line) {
                Some((method, path, body)) => seated.request(method, path, body).await,
                None => seated.message(line).await,
            }
        }
        if seated.goes_on().await {
            self.at = Some(seated);
        }
    }
}

/// What may not stand in an address.
const NO_ADDRESS: [char; 9] = ['`', '<', '>', '^', '"', '{', '}', '|', '\\'];

/// The parts of a line that is a request.
fn request(line: &str) -> Option<(&str, &str, &str)> {
    let (method, rest) = line.split_once(' ')?;
    if !["GET", "POST", "PATCH", "DELETE", "PUT"].contains(&method) || !rest.starts_with('/') {
        return None;
    }
    let (path, body) = rest.split_once(' ').unwrap_or((rest, ""));
    // Whatever else could not stand in the first line of a request.
    path.bytes().all(|byte| byte.is_ascii_graphic()).then_some((method, path, body))
}

impl Seated {
    async fn open(address: SocketAddr, game: &str) -> Seated {
        let mut livia = Visitor::guest(address, "Livia").await.expect("a guest is let in");
        let new = NewTable {
            game: game.to_owned(),
            options: serde_json::Value::Null,
            components: None,
            seats: vec![SeatPlan::Me, SeatPlan::Local { name: "Anna".into() }],
            pace: Pace::NoClock,
            by_hand: false,
            public: true,
            group: None,
            language: None,
            scenario: None,
            seed: None,
            chance: None,
        };
        let opened = livia.open_table(&new).await.expect("a table is opened").table;
        Seated { livia, table: opened.id, live: None, version: opened.version, inputs: 0 }
    }

    async fn request(&mut self, method: &str, path: &str, body: &str) {
        // A socket is opened by `message`; here the address would wait for an upgrade that never comes.
        if path.contains("/live") {
            return;
        }
        let asked = tokio::time::timeout(PATIENCE, self.livia.request(method, path, body.as_bytes()));
        match asked.await.expect("the server answers every request") {
            // An address that is none never reaches the house: HTTP itself refuses it, without a word.
            Ok(answer) if path.contains(NO_ADDRESS) && answer.status == 400 && answer.body.is_empty() => {}
            Ok(answer) if path.starts_with("/api") && answer.status >= 400 => {
                let refusal: Refusal = serde_json::from_slice(&answer.body).expect("a refusal has a code of the list");
                assert_ne!(refusal.code, RefusalCode::Internal, "{method} {path} {body}");
            }
            Ok(answer) => assert!(answer.status < 500, "{method} {path} {body}: {}", answer.status),
            // A request that is none is not answered but cut off.
            Err(Failure::Io(_)) => {}
            Err(other) => panic!("{method} {path} {body}: {other}"),
        }
    }

    async fn message(&mut self, text: String) {
        let mut live = match self.live.take() {
            Some(live) => live,
            None => {
                // The input itself may have ended the session.
                let Ok(mut live) = self.livia.live(self.table, None).await else { return };
                if live.send_text(r#"{"hello":{}}"#).await.is_err() {
                    return;
                }
                live
            }
        };
        let sent = live.send_text(text.clone()).await.is_ok() && live.send_text(r#"{"ping":{}}"#).await.is_ok();
        let answered = async {
            loop {
                match live.next().await {
                    Ok(ServerMessage::Pong { .. }) => return true,
                    Ok(ServerMessage::Refused(refused)) => {
                        assert_ne!(refused.code, RefusalCode::Internal, "{text}");
                    }
                    Ok(_) => {}
                    Err(Failure::Nonsense(what)) => panic!("{text}: the server said {what}"),
                    // Too long, too often, or signed out.
                    Err(_) => return false,
                }
            }
        };
        if sent && tokio::time::timeout(PATIENCE, answered).await.expect("a ping is answered, or the socket closed") {
            self.live = Some(live);
        }
    }

    /// Looks at the table: time goes forward only. False if another is needed.
    async fn goes_on(&mut self) -> bool {
        self.inputs += 1;
        let Ok(state) = self.livia.look(self.table).await else { return false };
        assert!(state.table.version >= self.version, "the table went back in time");
        self.version = state.table.version;
        state.table.status == Status::Running && self.inputs < INPUTS_PER_TABLE
    }
}
