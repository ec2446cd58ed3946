//! Hidden information never leaves the server: everything a spectator and each seat received in whole games of every game of
//! the house is compared with what the rules let that viewer know.

use std::time::Duration;

use saturnalia::GAMES;
use saturnalia_catalog::GameEntry;
use saturnalia_headless::Visitor;
use saturnalia_protocol::wire::{Act, ClientMessage, Hello, SeatPlan, ServerMessage, Turn};
use saturnalia_rules::{Seat, Viewer};
use serde_json::Value;

use crate::process::Server;
use crate::table::{Watcher, bot, livia_and_marcus, table};

/// Everything one viewer received, as it came.
struct Ears {
    viewer: Viewer,
    watcher: Watcher,
    heard: Vec<String>,
}

impl Ears {
    async fn new(visitor: &Visitor, viewer: Viewer, id: saturnalia_protocol::TableId) -> Ears {
        let watcher = Watcher::join(visitor, id, None).await;
        Ears { viewer, watcher, heard: Vec::new() }
    }

    /// Hears one message, keeps it word by word.
    async fn hear(&mut self) {
        let wait = tokio::time::timeout(Duration::from_secs(30), self.watcher.live.next_text());
        let text = wait.await.unwrap_or_else(|_| {
            let turn = self.watcher.turn.as_ref().map(|turn| (turn.version, turn.entries, &turn.asked, &turn.sealed));
            panic!("{:?} hears nothing for 30 seconds after {turn:?}", self.viewer)
        });
        let text = text.unwrap_or_else(|failure| panic!("{:?}: {failure}", self.viewer)).as_str().to_owned();
        if let ServerMessage::<Box<Turn>>::Turn(turn) = serde_json::from_str(&text).unwrap() {
            self.watcher.turn = Some(*turn);
        }
        self.heard.push(text);
    }

    async fn hear_until(&mut self, entries: u32) {
        while self.watcher.turn.as_ref().is_none_or(|turn| turn.entries < entries) {
            self.hear().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_receives_what_they_may_not_know() {
    let server = Server::fresh();
    for entry in GAMES {
        println!("{}", entry.info.key);
        a_whole_game(&server, entry).await;
    }
}

async fn a_whole_game(server: &Server, entry: &'static GameEntry) {
    let seats = entry.info.max_seats.min(3).max(entry.info.min_seats);
    let mut people = Vec::new();
    for seat in 0..seats - 1 {
        people.push(server.guest(&format!("Person {seat}")).await);
    }
    let spectator = server.guest("Spectator").await;
    let mut plan = vec![SeatPlan::Open; usize::from(seats) - 1];
    plan[0] = SeatPlan::Me;
    plan.push(bot("random"));
    let mut new = table(&plan);
    new.game = entry.info.key.to_owned();
    let id = people[0].open_table(&new).await.unwrap().table.id;
    let mut ears = vec![Ears::new(&spectator, Viewer::Spectator, id).await];
    for (seat, person) in people.iter_mut().enumerate() {
        if seat > 0 {
            person.act(id, &Act::Join { seat: Some(Seat(seat as u8)), invite: None, seal: None }).await.unwrap();
        }
        ears.push(Ears::new(person, Viewer::Seat(Seat(seat as u8)), id).await);
    }
    for ear in &mut ears {
        ear.hear_until(0).await;
    }
    catch_up(&mut ears).await;
    let mut number = 11;
    loop {
        let asked = ears.iter().position(|ear| ear.watcher.question().is_some());
        let over = ears[0].watcher.is_over();
        if over {
            break;
        }
        match asked {
            Some(ear) => {
                number = number * 31 % 9973;
                let act = ears[ear].watcher.choice(number).unwrap();
                let before = ears[ear].watcher.turn.as_ref().unwrap().entries;
                ears[ear].watcher.send(act).await;
                for ear in &mut ears {
                    ear.hear_until(before + 1).await;
                }
            }
            // A bot is thinking.
            None => ears[0].hear().await,
        }
        catch_up(&mut ears).await;
    }
    check(&mut people[0], entry, id, &ears).await;
}

/// Everybody hears as far as whoever has heard most.
async fn catch_up(ears: &mut [Ears]) {
    let most = ears.iter().filter_map(|ear| ear.watcher.turn.as_ref()).map(|turn| turn.entries).max().unwrap_or(0);
    for ear in ears {
        ear.hear_until(most).await;
    }
}

async fn check(host: &mut Visitor, entry: &'static GameEntry, id: saturnalia_protocol::TableId, ears: &[Ears]) {
    let file = host.request("GET", &format!("/api/tables/{id}/export"), b"").await.unwrap().text();
    let record: Value = serde_json::from_str(&file).unwrap();
    let (seed, nonce) = (record["seed"].as_str().unwrap(), record["nonce"].as_str().unwrap());
    let game = entry.info.key;
    let mut turns = 0;
    for Ears { viewer, heard, .. } in ears {
        let mut log: Vec<Value> = Vec::new();
        for text in heard.iter() {
            assert!(!text.contains(seed) && !text.contains(nonce), "{game}: the seed was sent to {viewer:?}");
            let message: Value = serde_json::from_str(text).unwrap();
            let Some(turn) = message.get("turn") else { continue };
            turns += 1;
            let at = turn["entries"].as_u64().unwrap() as usize;
            // The truth at that moment, from the record, through the eyes of this viewer alone.
            let then = entry.open_at(&file, at).unwrap();
            let equal = |what: &str, sent: &Value, allowed: Value| {
                assert!(*sent == allowed, "{game}, {viewer:?}, after {at} entries: {what}: {sent} is not {allowed}");
            };
            equal("eyes", &turn["eyes"], serde_json::to_value(*viewer).unwrap());
            equal("view", &turn["view"], serde_json::from_str(then.view(*viewer).get()).unwrap());
            let own = match viewer {
                Viewer::Seat(seat) => then.ask(*seat).map(|ask| serde_json::to_value(ask).unwrap()),
                Viewer::Spectator | Viewer::Truth => None,
            };
            equal("question", turn.get("ask").unwrap_or(&Value::Null), own.unwrap_or_default());
            let since = turn["notices_since"].as_u64().unwrap() as usize;
            equal("notices", &turn["notices"], serde_json::to_value(then.notices(*viewer, since)).unwrap());
            equal("points", &turn["points"], serde_json::to_value(then.score_sheet(Viewer::Spectator).totals).unwrap());
            log.retain(|notice| since > 0 && notice["entry"].as_u64().unwrap() <= since as u64);
            log.extend(turn["notices"].as_array().unwrap().iter().cloned());
            // Nothing else is in a turn but what the API names; none of it comes from the game's secrets.
            let known = [
                "version",
                "entries",
                "eyes",
                "now",
                "asked",
                "sealed",
                "view",
                "ask",
                "notices_since",
                "notices",
                "undo",
                "points",
                "outcome",
                "score_sheet",
            ];
            for key in turn.as_object().unwrap().keys() {
                assert!(known.contains(&key.as_str()), "{game}: `{key}` in a turn");
            }
        }
        // Together the notices are the whole log that this viewer may read.
        let whole = entry.open(&file).unwrap();
        let all = serde_json::to_value(whole.notices(*viewer, 0)).unwrap();
        assert!(Value::from(log) == all, "{game}, {viewer:?}: the log has gaps or repetitions");
    }
    assert!(turns > 20, "{game}: {turns} turns");
}

#[tokio::test]
async fn eyes_of_another_seat_are_not_lent_while_the_game_runs() {
    let server = Server::fresh();
    let (mut livia, _marcus, id) = livia_and_marcus(&server).await;
    for (eyes, expected) in
        [("1", Viewer::Seat(Seat(0))), ("truth", Viewer::Seat(Seat(0))), ("spectator", Viewer::Spectator)]
    {
        let state: saturnalia_protocol::wire::TableState =
            livia.get(&format!("/api/tables/{id}?eyes={eyes}")).await.unwrap();
        assert_eq!(state.turn.unwrap().eyes, expected, "{eyes}");
    }
    let mut watcher = Watcher::join(&livia, id, None).await;
    for wanted in [Viewer::Seat(Seat(1)), Viewer::Truth] {
        let hello = Hello { eyes: Some(wanted), ..Hello::default() };
        watcher.live.send(&ClientMessage::Hello(hello)).await.unwrap();
        watcher.turn = None;
        watcher.until("a turn", |watcher| watcher.turn.is_some()).await;
        assert_eq!(watcher.turn.as_ref().unwrap().eyes, Viewer::Seat(Seat(0)));
    }
    for page in ["replay", "export", "verify", "replay/0"] {
        let answer = livia.request("GET", &format!("/api/tables/{id}/{page}"), b"").await.unwrap();
        assert_eq!(answer.status, 409, "{page}: {}", answer.text());
        assert!(answer.text().contains("not_finished"));
    }
}
