//! People who play whatever happens, and remember what they were shown and told.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use saturnalia_headless::Failure::Refused;
use saturnalia_headless::{Live, Visitor};
use saturnalia_protocol::wire::{
    Act, ClientMessage, Hello, NewTable, Pace, SeatPlan, SentAct, ServerMessage, Status, Turn,
};
use saturnalia_protocol::{AccountId, RefusalCode, TableId};
use saturnalia_rules::{Seat, Viewer};

use super::Drawn;
use super::processes::Processes;

/// A turn as somebody was shown it. Of what it showed only a hash is kept: views of an hour are gigabytes.
pub(crate) struct Shown {
    pub account: AccountId,
    pub eyes: Viewer,
    pub version: u32,
    pub hash: u64,
}

/// Two turns that show the same have the same, and hardly ever two others.
pub(crate) fn hash(turn: &Turn) -> u64 {
    let mut hasher = DefaultHasher::new();
    (turn.entries, turn.view.get()).hash(&mut hasher);
    hasher.finish()
}

/// An answer that somebody was told is kept.
pub(crate) struct Acknowledged {
    pub version: u32,
    pub seat: Seat,
    pub answer: String,
}

/// What was shown and told at a table.
#[derive(Default)]
pub(crate) struct Seen {
    pub shown: Vec<Shown>,
    pub acknowledged: Vec<Acknowledged>,
    /// Answers of which nobody knows what became.
    pub unknown: u32,
    pub refused: u32,
}

/// How a process shows a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Found {
    Version(u32),
    /// It says that it cannot read all of it: another program has written it.
    SetAside,
}

/// Where all of them play.
pub(crate) struct Stage {
    processes: Arc<Processes>,
    seen: Mutex<HashMap<TableId, Seen>>,
    over: AtomicBool,
}

impl Stage {
    pub(crate) fn new(processes: Arc<Processes>) -> Stage {
        Stage { processes, seen: Mutex::default(), over: AtomicBool::new(false) }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Seen>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn stop(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    pub(crate) fn tables(&self) -> Vec<TableId> {
        self.lock().keys().copied().collect()
    }

    /// Everything that was shown and told so far, handed over.
    pub(crate) fn take_seen(&self) -> HashMap<TableId, Seen> {
        std::mem::take(&mut self.lock())
    }

    fn note(&self, table: TableId, note: impl FnOnce(&mut Seen)) {
        note(self.lock().entry(table).or_default());
    }

    /// What a process shows of a table to whoever looks only now.
    pub(crate) async fn found_at(&self, address: Option<SocketAddr>, table: TableId) -> Option<Found> {
        let looking = async {
            let mut spectator = Visitor::guest(address?, "Spectator").await.ok()?;
            match spectator.look(table).await {
                Ok(state) if state.table.status == Status::Frozen => Some(Found::SetAside),
                Ok(state) => state.turn.map(|turn| Found::Version(turn.version)),
                // Programs of before said `internal` of a table whose header they cannot read.
                Err(Refused(refusal)) if matches!(refusal.code, RefusalCode::Frozen | RefusalCode::Internal) => {
                    Some(Found::SetAside)
                }
                Err(_) => None,
            }
        };
        tokio::time::timeout(Duration::from_secs(10), looking).await.ok().flatten()
    }
}

/// Two people, each at a process of their own, play one game after the other.
pub(crate) async fn play(stage: Arc<Stage>, game: &'static str, pair: usize, seed: u64) {
    let mut drawn = Drawn::new(seed);
    while !stage.is_over() {
        let opening = tokio::time::timeout(Duration::from_secs(20), open(&stage, game, pair));
        let Some((table, people)) = opening.await.ok().flatten() else {
            tokio::time::sleep(Duration::from_millis(300)).await;
            continue;
        };
        stage.note(table, |_| {});
        let [one, two] = people;
        let seeds = [drawn.below(u64::MAX), drawn.below(u64::MAX)];
        tokio::join!(
            person(&stage, table, one, pair % 2, seeds[0]),
            person(&stage, table, two, (pair + 1) % 2, seeds[1])
        );
    }
}

/// A running table of two. `None` if something went wrong on the way; what was begun is left.
async fn open(stage: &Stage, game: &str, pair: usize) -> Option<(TableId, [Visitor; 2])> {
    let address = stage.processes.address(pair % 2)?;
    let mut livia = Visitor::guest(address, "Livia").await.ok()?;
    let mut marcus = Visitor::guest(address, "Marcus").await.ok()?;
    let new = NewTable {
        game: game.to_owned(),
        options: serde_json::Value::Null,
        components: None,
        seats: vec![SeatPlan::Me, SeatPlan::Open],
        pace: Pace::NoClock,
        by_hand: false,
        public: true,
        group: None,
        language: None,
        scenario: None,
        seed: None,
        chance: None,
    };
    let table = livia.open_table(&new).await.ok()?.table.id;
    marcus.act(table, &Act::Join { seat: None, invite: None, seal: None }).await.ok()?;
    Some((table, [livia, marcus]))
}

/// Somebody who comes back whenever the connection is lost, to either process, until the game or everything is over.
async fn person(stage: &Stage, table: TableId, visitor: Visitor, home: usize, seed: u64) {
    let mut drawn = Drawn::new(seed);
    let mut at = home;
    while !stage.is_over() {
        if let Some(address) = stage.processes.address(at) {
            let visitor = visitor.at(address);
            let connecting = tokio::time::timeout(Duration::from_secs(5), visitor.live(table, None));
            if let Ok(Ok(live)) = connecting.await
                && sit(stage, table, visitor.me.id, live, &mut drawn).await
            {
                return;
            }
        }
        tokio::time::sleep(Duration::from_millis(100 + drawn.below(200))).await;
        at = if drawn.below(3) == 0 { 1 - at } else { at };
    }
}

/// Plays over one connection as long as it lasts; says whether the game is over.
async fn sit(stage: &Stage, table: TableId, account: AccountId, mut live: Live, drawn: &mut Drawn) -> bool {
    if live.send(&ClientMessage::Hello(Hello::default())).await.is_err() {
        return false;
    }
    let mut turn: Option<Box<Turn>> = None;
    // What was sent and not answered yet.
    let mut open: Option<(u32, Seat, String)> = None;
    let mut sent = 0;
    let done = loop {
        if stage.is_over() {
            break false;
        }
        if open.is_none()
            && let Some(now) = &turn
            && let Some(ask) = &now.ask
            && !ask.offers.is_empty()
        {
            let offer = &ask.offers[drawn.below(ask.offers.len() as u64) as usize];
            let act = Act::play(ask.seat, now.version, offer.answer.clone());
            sent += 1;
            open = Some((sent, ask.seat, offer.answer.get().to_owned()));
            turn = None;
            if live.send(&ClientMessage::Act(SentAct { id: sent, act })).await.is_err() {
                break false;
            }
        }
        let message = match tokio::time::timeout(Duration::from_secs(8), live.next()).await {
            Ok(Ok(message)) => message,
            Ok(Err(_)) | Err(_) => break false,
        };
        match message {
            ServerMessage::Turn(now) => {
                let shown = Shown { account, eyes: now.eyes, version: now.version, hash: hash(&now) };
                stage.note(table, |seen| seen.shown.push(shown));
                if now.outcome.is_some() {
                    break true;
                }
                turn = Some(now);
            }
            ServerMessage::Done { id, version } => {
                if let Some((own, seat, answer)) = open.take()
                    && own == id
                {
                    stage.note(table, |seen| seen.acknowledged.push(Acknowledged { version, seat, answer }));
                }
            }
            ServerMessage::Refused(_) => {
                open = None;
                stage.note(table, |seen| seen.refused += 1);
                // Whoever was refused looks again at what is asked.
                tokio::time::sleep(Duration::from_millis(100)).await;
                if live.send(&ClientMessage::Hello(Hello::default())).await.is_err() {
                    break false;
                }
            }
            ServerMessage::Table(info) => {
                if matches!(info.status, Status::Finished | Status::Closed | Status::Frozen) {
                    break true;
                }
            }
            ServerMessage::Chat(_) | ServerMessage::Pong { .. } => {}
        }
    };
    if open.is_some() {
        stage.note(table, |seen| seen.unknown += 1);
    }
    done
}
