//! The example bot, `examples/bot.py`, plays as a stranger's bot would.

use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use saturnalia_headless::Visitor;
use saturnalia_protocol::TableId;
use saturnalia_protocol::wire::{Act, FreshToken, Lobby, MyTables, SeatPlan, Status};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

use crate::process::Server;
use crate::programs::token;
use crate::table::{Watcher, table};

fn example() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py"))
}

/// The bot, running.
struct Bot(Child);

impl Bot {
    fn start(address: std::net::SocketAddr, token: &FreshToken, args: &[&str]) -> Bot {
        let child = Command::new("python3")
            .arg(example())
            .args(args)
            .env("SATURNALIA_URL", format!("http://{address}"))
            .env("SATURNALIA_TOKEN", &token.token)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("Python 3 is needed for these tests: apt-get install python3");
        Bot(child)
    }

    /// Waits for it to end. Whether it ended well, and what it said on both outputs.
    async fn end(mut self) -> (bool, String, String) {
        let start = Instant::now();
        while self.0.try_wait().unwrap().is_none() {
            assert!(start.elapsed() < Duration::from_secs(60), "the bot does not end");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let read = |stream: &mut dyn std::io::Read| {
            let mut text = String::new();
            stream.read_to_string(&mut text).unwrap();
            text
        };
        let said = read(&mut self.0.stdout.take().unwrap());
        let complained = read(&mut self.0.stderr.take().unwrap());
        (self.0.wait().unwrap().success(), said, complained)
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn it_has_fewer_than_a_hundred_lines() {
    let lines = std::fs::read_to_string(example()).unwrap().lines().count();
    assert!(lines < 100, "{lines}");
}

#[tokio::test]
async fn it_opens_a_table_and_plays_whoever_sits_down() {
    let server = Server::fresh();
    let (mut livia, mut daedalus) = (server.guest("Livia").await, server.guest("Daedalus").await);
    let bot = Bot::start(server.address, &token(&mut daedalus, "Machina").await, &["city-of-rome"]);
    let start = Instant::now();
    let found = loop {
        let lobby: Lobby = livia.get("/api/tables?game=city-of-rome").await.unwrap();
        if let Some(found) = lobby.open.first() {
            break found.clone();
        }
        assert!(start.elapsed() < Duration::from_secs(60), "it opens no table");
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    assert_eq!((found.seats[0].name.as_deref(), found.seats[0].program), (Some("Daedalus"), true));
    livia.act(found.id, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
    plays_to_the_end(&livia, found.id).await;

    let (well, said, complained) = bot.end().await;
    assert!(well && said.contains("'places'"), "{said}{complained}");
    assert!(said.contains(&format!("/table/{}", found.id)), "{said}");
    assert_eq!(complained, "");
    let finished = livia.look(found.id).await.unwrap();
    assert_eq!(finished.table.status, Status::Finished);
}

/// Answers every question until the game is over.
async fn plays_to_the_end(visitor: &Visitor, id: TableId) {
    let mut watcher = Watcher::join(visitor, id, None).await;
    let answered = watcher.play(usize::MAX).await;
    assert!(watcher.is_over() && answered > 20, "{answered}");
}

#[tokio::test]
async fn it_plays_a_bot_of_the_house() {
    let server = Server::fresh();
    let mut daedalus = server.guest("Daedalus").await;
    let secret = token(&mut daedalus, "Machina").await;
    let (well, said, complained) =
        Bot::start(server.address, &secret, &["city-of-rome", "--against", "greedy"]).end().await;
    assert!(well && said.contains("'places'"), "{said}{complained}");
    let mine: MyTables = daedalus.get("/api/tables/mine").await.unwrap();
    assert_eq!(mine.tables[0].table.status, Status::Finished);
}

/// Passes connections on to a server until they are cut.
struct Cable {
    address: std::net::SocketAddr,
    open: Arc<Mutex<Vec<JoinHandle<()>>>>,
}

impl Cable {
    async fn to(server: std::net::SocketAddr) -> Cable {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let cable = Cable { address: listener.local_addr().unwrap(), open: Arc::default() };
        let open = Arc::clone(&cable.open);
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let passing = tokio::spawn(async move {
                    let mut far = TcpStream::connect(server).await.unwrap();
                    let _ = tokio::io::copy_bidirectional(&mut near, &mut far).await;
                });
                open.lock().unwrap().push(passing);
            }
        });
        cable
    }

    /// Cuts every connection; new ones are passed on as before.
    fn cut(&self) -> usize {
        let cut: Vec<_> = self.open.lock().unwrap().drain(..).filter(|passing| !passing.is_finished()).collect();
        cut.iter().for_each(JoinHandle::abort);
        cut.len()
    }
}

#[tokio::test]
async fn it_comes_by_invitation_and_comes_back_when_the_connection_breaks() {
    let server = Server::fresh();
    let (mut livia, mut daedalus) = (server.guest("Livia").await, server.guest("Daedalus").await);
    let mut new = table(&[SeatPlan::Me, SeatPlan::Invited]);
    new.game = "city-of-rome".to_owned();
    new.public = false;
    let opened = livia.open_table(&new).await.unwrap().table;
    let (id, invite) = (opened.id.to_string(), opened.invite.unwrap().to_string());
    let cable = Cable::to(server.address).await;
    let secret = token(&mut daedalus, "Machina").await;

    let (well, _, complained) = Bot::start(cable.address, &secret, &["--table", &id]).end().await;
    assert!(!well && complained.contains("not_found"), "without the invitation there is no such table: {complained}");

    let bot = Bot::start(cable.address, &secret, &["--table", &id, "--invite", &invite]);
    let mut watcher = Watcher::join(&livia, opened.id, None).await;
    assert_eq!(watcher.play(5).await, 5);
    watcher.until("the bot is here", |watcher| watcher.info.as_ref().is_some_and(|info| info.seats[1].connected)).await;
    assert!(cable.cut() > 0);
    watcher
        .until("the bot is gone", |watcher| watcher.info.as_ref().is_some_and(|info| !info.seats[1].connected))
        .await;
    watcher.play(usize::MAX).await;
    assert!(watcher.is_over());
    let (well, said, complained) = bot.end().await;
    assert!(well && said.contains("'places'"), "{said}{complained}");
    assert!(complained.contains("trying again"), "{complained}");
}

#[tokio::test]
async fn it_ends_when_its_token_is_deleted() {
    let server = Server::fresh();
    let mut daedalus = server.guest("Daedalus").await;
    let secret = token(&mut daedalus, "Machina").await;
    let bot = Bot::start(server.address, &secret, &["city-of-rome"]);
    let start = Instant::now();
    loop {
        let mine: MyTables = daedalus.get("/api/tables/mine").await.unwrap();
        if mine.tables.first().is_some_and(|mine| mine.table.seats[0].connected) {
            break;
        }
        assert!(start.elapsed() < Duration::from_secs(60), "it opens no table");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    daedalus.request("DELETE", &format!("/api/me/tokens/{}", secret.id), b"").await.unwrap();
    let (well, _, complained) = bot.end().await;
    assert!(!well && complained.contains("4401") && complained.contains("no_session"), "{complained}");
}
