//! The people at one table: each has a socket, all play at random.

use std::sync::Arc;
use std::time::Instant;

use saturnalia_headless::{Failure, Live, Text, Visitor};
use saturnalia_protocol::wire::{Act, ClientMessage, Hello, NewTable, Pace, SeatPlan, SentAct};
use saturnalia_rules::Seat;
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::sync::{Semaphore, watch};

/// One table and everybody at it.
pub(crate) struct Player {
    game: String,
    people: Vec<Visitor>,
    sockets: Vec<Live>,
    /// The last turn of each seat, as it came.
    turns: Vec<Text>,
    version: u32,
    chance: u64,
    latencies: Vec<u32>,
}

/// Where the question stands in a turn. What comes before it is not read: the client must not cost what the server does.
const ASK: &str = "\"ask\":{\"seat\":";

fn nonsense(what: impl std::fmt::Display) -> Failure {
    Failure::Nonsense(what.to_string())
}

/// A number that follows a key near the beginning of a message.
fn number_after(text: &str, key: &str) -> Option<u32> {
    let rest = &text[text.find(key)? + key.len()..];
    rest[..rest.find(|letter: char| !letter.is_ascii_digit())?].parse().ok()
}

/// What has to be known of a question to answer it at random. Its words are skipped, not read.
#[derive(Deserialize)]
struct Choice<'a> {
    seat: Seat,
    #[serde(borrow)]
    offers: Vec<Answer<'a>>,
}

#[derive(Deserialize)]
struct Answer<'a> {
    #[serde(borrow)]
    answer: &'a RawValue,
}

/// The question put to an asked seat.
fn choice(turn: &str) -> Result<Choice<'_>, Failure> {
    let start = turn.find(ASK).ok_or_else(|| nonsense("an asked seat has no question"))?;
    let mut rest = serde_json::Deserializer::from_str(&turn[start + "\"ask\":".len()..]);
    Choice::deserialize(&mut rest).map_err(nonsense)
}

impl Player {
    pub(crate) fn new(game: &str, people: Vec<Visitor>, seed: u64) -> Player {
        Player {
            game: game.to_owned(),
            people,
            sockets: Vec::new(),
            turns: Vec::new(),
            version: 0,
            chance: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15),
            latencies: Vec::new(),
        }
    }

    /// Opens a new table, and everybody takes a seat and a socket.
    pub(crate) async fn sit_down(&mut self) -> Result<(), Failure> {
        let mut seats = vec![SeatPlan::Me];
        seats.resize(self.people.len(), SeatPlan::Invited);
        let new = NewTable {
            game: self.game.clone(),
            options: serde_json::Value::Null,
            components: None,
            seats,
            pace: Pace::NoClock,
            by_hand: false,
            public: false,
            group: None,
            language: None,
            scenario: None,
            seed: None,
            chance: None,
        };
        self.sockets.clear();
        self.turns.clear();
        // Whoever sits has a socket and no other connection: otherwise half of what the system lets a process open would be idle.
        let opened = self.people[0].open_table(&new).await?.table;
        self.people[0].rest();
        for person in self.people.iter_mut().skip(1) {
            person.act(opened.id, &Act::Join { seat: None, invite: opened.invite, seal: None }).await?;
            person.rest();
        }
        for person in &self.people {
            let mut socket = person.live(opened.id, opened.invite).await?;
            socket.send(&ClientMessage::Hello(Hello::default())).await?;
            let (version, turn) = next_turn(&mut socket, 0).await?;
            self.version = version;
            self.sockets.push(socket);
            self.turns.push(turn);
        }
        Ok(())
    }

    /// Waits until everybody else sits as well, and learns until when is to be played.
    pub(crate) async fn wait(&mut self, begun: &mut watch::Receiver<Option<Instant>>) -> Result<Instant, Failure> {
        tokio::select! {
            end = begun.wait_for(Option::is_some) => end.ok().and_then(|end| *end).ok_or(Failure::Closed(None)),
            failure = Live::stay(&mut self.sockets) => Err(failure),
        }
    }

    /// Answers whatever is asked until the time is over; then how long each answer took, in microseconds.
    pub(crate) async fn play_until(mut self, end: Instant, pace: Option<Arc<Semaphore>>) -> Result<Vec<u32>, Failure> {
        while Instant::now() < end {
            let Some(seat) = number_after(&self.turns[0], "\"asked\":[{\"seat\":") else {
                self.sit_down().await?;
                continue;
            };
            if let Some(pace) = &pace {
                let permit = tokio::select! {
                    permit = tokio::time::timeout_at(end.into(), pace.acquire()) => permit,
                    failure = Live::stay(&mut self.sockets) => return Err(failure),
                };
                match permit {
                    Ok(Ok(permit)) => permit.forget(),
                    Ok(Err(_)) | Err(_) => break,
                }
            }
            self.answer(seat as usize).await?;
        }
        Ok(self.latencies)
    }

    async fn answer(&mut self, seat: usize) -> Result<(), Failure> {
        let Choice { seat: asked, offers } = choice(&self.turns[seat])?;
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        let offer = &offers[(self.chance % offers.len().max(1) as u64) as usize];
        let version = self.version;
        let act = Act::play(asked, version, offer.answer.to_owned());
        let start = Instant::now();
        self.sockets[seat].send(&ClientMessage::Act(SentAct { id: 1, act })).await?;
        for (socket, turn) in self.sockets.iter_mut().zip(&mut self.turns) {
            let (version, text) = next_turn(socket, version + 1).await?;
            self.version = version;
            *turn = text;
        }
        self.latencies.push(u32::try_from(start.elapsed().as_micros()).unwrap_or(u32::MAX));
        Ok(())
    }
}

/// Waits for a turn of at least that version.
async fn next_turn(socket: &mut Live, at_least: u32) -> Result<(u32, Text), Failure> {
    loop {
        let text = socket.next_text().await?;
        if text.starts_with("{\"refused\"") {
            return Err(nonsense(text));
        }
        if !text.starts_with("{\"turn\"") {
            continue;
        }
        let version = number_after(&text, "\"version\":").ok_or_else(|| nonsense(&text))?;
        if version >= at_least {
            return Ok((version, text));
        }
    }
}
