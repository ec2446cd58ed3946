//! People at tables, for tests.

use std::time::Duration;

use saturnalia::GAMES;
use saturnalia_headless::{Failure, Live, Visitor};
use saturnalia_protocol::wire::{
    Act, Ask, ClientMessage, Hello, Known, NewTable, Pace, SeatPlan, SentAct, ServerMessage, TableInfo, ToldNotice,
    Turn,
};
use saturnalia_protocol::{InviteCode, RefusalCode, TableId};

use crate::process::Server;

/// A table with the given seats, of the house's first game.
pub(crate) fn table(seats: &[SeatPlan]) -> NewTable {
    NewTable {
        game: GAMES.list()[0].info.key.to_owned(),
        options: serde_json::Value::Null,
        components: None,
        seats: seats.to_vec(),
        pace: Pace::NoClock,
        // What the table answers by itself is tested with the tables.
        by_hand: true,
        public: true,
        group: None,
        language: None,
        scenario: None,
        seed: None,
        chance: None,
    }
}

pub(crate) fn bot(spec: &str) -> SeatPlan {
    SeatPlan::Bot { spec: spec.to_owned() }
}

/// Two people at a running table: she has opened it, he has sat down.
pub(crate) async fn livia_and_marcus(server: &Server) -> (Visitor, Visitor, TableId) {
    let (mut livia, mut marcus) = (server.guest("Livia").await, server.guest("Marcus").await);
    let id = livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Open])).await.unwrap().table.id;
    marcus.act(id, &Act::Join { seat: None, invite: None, seal: None }).await.unwrap();
    (livia, marcus, id)
}

/// Two people answer what they are asked, choosing by that number, so many times each at most.
pub(crate) async fn answer_in_turns(mut watchers: [&mut Watcher; 2], times: usize, number: usize) {
    for _ in 0..times {
        for watcher in &mut watchers {
            watcher.answer_or_listen(number).await;
        }
    }
}

/// The code with which something was refused.
pub(crate) fn code<T: std::fmt::Debug>(result: Result<T, Failure>) -> RefusalCode {
    match result {
        Err(Failure::Refused(refusal)) => refusal.code,
        other => panic!("not refused: {other:?}"),
    }
}

/// The rule of the API: from 0 on is everything; otherwise what is later than `notices_since` is replaced.
pub(crate) fn append_notices(log: &mut Vec<ToldNotice>, turn: &Turn) {
    let since = turn.notices_since;
    log.retain(|notice| since > 0 && notice.entry <= since);
    log.extend(turn.notices.iter().cloned());
}

/// Somebody with a socket, who keeps what a browser would keep.
pub(crate) struct Watcher {
    pub(crate) live: Live,
    pub(crate) info: Option<TableInfo>,
    pub(crate) turn: Option<Turn>,
    /// Every notice, by the rule of the API.
    pub(crate) log: Vec<ToldNotice>,
    pub(crate) chat: Vec<String>,
    sent: u32,
}

impl Watcher {
    pub(crate) async fn join(visitor: &Visitor, table: TableId, invite: Option<InviteCode>) -> Watcher {
        Watcher::hello(visitor, table, invite, Hello::default()).await
    }

    pub(crate) async fn hello(visitor: &Visitor, table: TableId, invite: Option<InviteCode>, hello: Hello) -> Watcher {
        let mut live = visitor.live(table, invite).await.unwrap();
        live.send(&ClientMessage::Hello(hello)).await.unwrap();
        Watcher { live, info: None, turn: None, log: Vec::new(), chat: Vec::new(), sent: 0 }
    }

    /// Connects again, knowing what it knows.
    pub(crate) async fn come_back(&mut self, visitor: &Visitor, table: TableId) {
        let known = self.turn.as_ref().map(|turn| Known { version: turn.version, entries: turn.entries });
        let mut live = visitor.live(table, None).await.unwrap();
        live.send(&ClientMessage::Hello(Hello { known, ..Hello::default() })).await.unwrap();
        self.live = live;
    }

    pub(crate) async fn next(&mut self) -> Result<ServerMessage, Failure> {
        let wait = tokio::time::timeout(Duration::from_secs(30), self.live.next());
        let message = wait.await.expect("the server says something within 30 seconds")?;
        match &message {
            ServerMessage::Table(info) => self.info = Some((**info).clone()),
            ServerMessage::Turn(turn) => {
                append_notices(&mut self.log, turn);
                self.turn = Some((**turn).clone());
            }
            ServerMessage::Chat(lines) => self.chat.extend(lines.iter().map(|line| line.text.clone())),
            ServerMessage::Done { .. } | ServerMessage::Refused(_) | ServerMessage::Pong { .. } => {}
        }
        Ok(message)
    }

    /// Reads until something is so.
    pub(crate) async fn until(&mut self, what: &str, is_so: impl Fn(&Watcher) -> bool) {
        while !is_so(self) {
            if let Err(failure) = self.next().await {
                panic!("waiting until {what}: {failure}");
            }
        }
    }

    pub(crate) async fn send(&mut self, act: Act) -> u32 {
        self.sent += 1;
        self.live.send(&ClientMessage::Act(SentAct { id: self.sent, act })).await.unwrap();
        self.sent
    }

    /// Does something and waits for the reply.
    pub(crate) async fn act(&mut self, act: Act) -> Result<u32, RefusalCode> {
        let own = self.send(act).await;
        loop {
            match self.next().await.unwrap() {
                ServerMessage::Done { id, version } if id == own => return Ok(version),
                ServerMessage::Refused(refused) if refused.id == Some(own) => return Err(refused.code),
                _ => {}
            }
        }
    }

    /// The question this watcher is asked, if any.
    pub(crate) fn question(&self) -> Option<Ask> {
        self.turn.as_ref()?.ask.clone()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.turn.as_ref().is_some_and(|turn| turn.outcome.is_some())
    }

    /// Chooses an offer by a number.
    pub(crate) fn choice(&self, number: usize) -> Option<Act> {
        let ask = self.question()?;
        let offer = &ask.offers[number % ask.offers.len()];
        let version = self.turn.as_ref()?.version;
        Some(Act::play(ask.seat, version, offer.answer.clone()))
    }

    /// Answers so many questions, or until the game is over. Returns how many it answered.
    pub(crate) async fn play(&mut self, most: usize) -> usize {
        let mut answered = 0;
        while answered < most && !self.is_over() {
            if self.answer(answered * 7 + 3).await {
                answered += 1;
            } else {
                self.next().await.unwrap();
            }
        }
        answered
    }

    /// Answers the present question, if there is one, and waits until the answer is shown.
    pub(crate) async fn answer(&mut self, number: usize) -> bool {
        let Some(act) = self.choice(number) else { return false };
        let version = self.act(act).await.unwrap();
        self.until("my answer is shown", |watcher| watcher.turn.as_ref().is_some_and(|turn| turn.version >= version))
            .await;
        true
    }

    /// Answers the present question, or listens for a moment.
    pub(crate) async fn answer_or_listen(&mut self, number: usize) {
        if !self.answer(number).await {
            let _ = tokio::time::timeout(Duration::from_millis(60), self.next()).await;
        }
    }
}
