//! Everyone who has a connection to a table, and what they are sent.

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use saturnalia_catalog::{Frame, WrittenTurns};
use saturnalia_protocol::AccountId;
use saturnalia_protocol::wire::{Known, Millis, ServerMessage};
use saturnalia_rules::Viewer;
use saturnalia_table::{Away, InfoStamp, Presence, Table};

use super::{CloseReason, ConnectionId, Out, Subscriber, text};
use crate::tables::chat::Chat;
use crate::time::now;

/// The connections of a table.
#[derive(Debug, Default)]
pub(crate) struct Audience {
    subscribers: Vec<Subscriber>,
    /// The last version whose table part everybody was sent.
    told_info: Option<InfoStamp>,
    /// How long the turns of all together are at this table, with some room to spare: none is moved while it is written.
    room: usize,
    /// When the people of this table are away.
    away: Away,
    /// Who was away when that was last told, by the order of the table's people.
    told_away: Vec<Option<Millis>>,
}

/// Viewers who are shown the very same turn.
#[derive(Clone, Copy, PartialEq, Eq)]
struct SameTurn {
    eyes: Viewer,
    /// Whose undo it shows; nobody's for those who have no seat.
    player: Option<AccountId>,
    since: u32,
}

impl Audience {
    pub(crate) fn is_empty(&self) -> bool {
        self.subscribers.is_empty()
    }

    pub(crate) fn add(&mut self, subscriber: Subscriber) {
        self.remove(subscriber.id);
        self.subscribers.push(subscriber);
    }

    pub(crate) fn remove(&mut self, id: ConnectionId) {
        self.subscribers.retain(|subscriber| subscriber.id != id);
    }

    pub(crate) fn find(&mut self, id: ConnectionId) -> Option<&mut Subscriber> {
        self.subscribers.iter_mut().find(|subscriber| subscriber.id == id)
    }

    pub(crate) fn presence(&self, table: &Table) -> Presence {
        let mut accounts: Vec<AccountId> = self.subscribers.iter().map(Subscriber::account).collect();
        accounts.sort();
        accounts.dedup();
        let spectators = accounts.iter().filter(|account| table.seats_of(**account).is_empty()).count() as u16;
        Presence { accounts, spectators, away: self.away.clone(), now: now() }
    }

    pub(crate) fn away(&self) -> &Away {
        &self.away
    }

    /// That is known of when people are away; told if it changes what is shown.
    pub(crate) fn know_away(&mut self, away: Away, table: &Table) {
        self.away = away;
        let at = now();
        let gone = table.members().into_iter().map(|account| self.away.until(account, at)).collect();
        if self.told_away != gone {
            self.told_away = gone;
            self.tell_info(table);
        }
    }

    /// Sends everything to a connection that has just said hello.
    pub(crate) fn greet(&mut self, id: ConnectionId, table: &Table, chat: &Chat) {
        let presence = self.presence(table);
        if self.told_info.is_none() {
            self.told_info = Some(InfoStamp::of(table));
        }
        let Some(subscriber) = self.find(id) else { return };
        let account = subscriber.account();
        subscriber.send(text(&ServerMessage::Table(Box::new(table.info(Some(account), &presence)))));
        let eyes = table.eyes(Some(account), subscriber.wanted);
        let since = table.common_entries(subscriber.known);
        if table.has_started() {
            let frame = table.frame(Some(account), eyes, since, table.public_points(), now(), &presence.away);
            subscriber.known = Some(Known { version: table.version(), entries: table.entries() });
            for turn in written(table, vec![frame], 4096) {
                subscriber.send(turn);
            }
        }
        self.tell_chat(table, chat);
        self.drop_lost();
    }

    /// Sends everybody what has changed since they were last told. Everything is written before the first word is sent, the
    /// reply included, so that each connection has all it is to send at once.
    pub(crate) fn tell(&mut self, table: &Table, reply: impl FnOnce()) {
        if table.is_sealed() {
            self.dismiss(table);
        }
        let turns = self.turns(table);
        reply();
        if self.subscribers.is_empty() {
            return;
        }
        if !self.told_info.as_ref().is_some_and(|stamp| stamp.is_of(table)) {
            self.told_info = Some(InfoStamp::of(table));
            self.tell_info(table);
        }
        let known = Known { version: table.version(), entries: table.entries() };
        for (id, text) in turns {
            if let Some(subscriber) = self.find(id) {
                subscriber.known = Some(known);
                subscriber.send(text);
            }
        }
        self.drop_lost();
    }

    /// Whoever may not see the table any more does not: a bot has their seat, and the deal is played elsewhere.
    fn dismiss(&mut self, table: &Table) {
        self.subscribers.retain(|subscriber| {
            let stays = table.may_see(Some(subscriber.account()), None);
            if !stays {
                let _ = subscriber.out.try_send(Out::Close(CloseReason::NoTable));
            }
            stays
        });
    }

    /// The turn for everybody who does not have it.
    fn turns(&mut self, table: &Table) -> Vec<(ConnectionId, Utf8Bytes)> {
        let known = Known { version: table.version(), entries: table.entries() };
        let behind = self.subscribers.iter().filter(|subscriber| subscriber.known != Some(known));
        if !table.has_started() || behind.clone().next().is_none() {
            return Vec::new();
        }
        let (at, points) = (now(), table.public_points());
        let (mut wanted, mut frames) = (Vec::new(), Vec::new());
        // For each of those who are behind, which of the wanted turns is theirs.
        let mut theirs = Vec::with_capacity(self.subscribers.len());
        for subscriber in behind {
            let account = subscriber.account();
            let player = (!table.seats_of(account).is_empty()).then_some(account);
            let eyes = table.eyes(Some(account), subscriber.wanted);
            let same = SameTurn { eyes, player, since: table.common_entries(subscriber.known) };
            let number = wanted.iter().position(|other| *other == same).unwrap_or(wanted.len());
            if number == wanted.len() {
                wanted.push(same);
                frames.push(table.frame(player, eyes, same.since, points.clone(), at, &self.away));
            }
            theirs.push((subscriber.id, number));
        }
        let turns = written(table, frames, self.room);
        let length: usize = turns.iter().map(|turn| turn.len()).sum();
        self.room = length + length / 4;
        theirs.into_iter().map(|(id, number)| (id, turns[number].clone())).collect()
    }

    /// Sends everybody the table part.
    pub(crate) fn tell_info(&mut self, table: &Table) {
        let presence = self.presence(table);
        for subscriber in &mut self.subscribers {
            let info = table.info(Some(subscriber.account()), &presence);
            subscriber.send(text(&ServerMessage::Table(Box::new(info))));
        }
        self.drop_lost();
    }

    /// Sends the table part to everybody but one, who has just had it.
    pub(crate) fn tell_info_but(&mut self, table: &Table, not_to: ConnectionId) {
        let presence = self.presence(table);
        for subscriber in self.subscribers.iter_mut().filter(|subscriber| subscriber.id != not_to) {
            let info = table.info(Some(subscriber.account()), &presence);
            subscriber.send(text(&ServerMessage::Table(Box::new(info))));
        }
        self.drop_lost();
    }

    /// Sends everybody the lines of chat they have not heard and may hear.
    pub(crate) fn tell_chat(&mut self, table: &Table, chat: &Chat) {
        for subscriber in &mut self.subscribers {
            let lines = chat.after(table, Some(subscriber.account()), subscriber.heard_chat);
            subscriber.heard_chat = subscriber.heard_chat.max(chat.last());
            if !lines.is_empty() {
                subscriber.send(text(&ServerMessage::Chat(lines)));
            }
        }
    }

    pub(crate) fn close(&mut self, reason: CloseReason) {
        for subscriber in self.subscribers.drain(..) {
            let _ = subscriber.out.try_send(Out::Close(reason));
        }
    }

    /// A connection that cannot follow is dropped: its socket ends when the channel does.
    fn drop_lost(&mut self) {
        self.subscribers.retain(|subscriber| !subscriber.lost);
    }
}

/// [`ServerMessage::Turn`] for each of them, written at once into the room they will need together, of which each is a piece.
fn written(table: &Table, frames: Vec<Frame>, room: usize) -> Vec<Utf8Bytes> {
    let WrittenTurns { json, ends } = table.game().write_turns(frames, room);
    let json = Bytes::from(json);
    let starts = std::iter::once(0).chain(ends.iter().copied());
    let piece = |(start, end)| Utf8Bytes::try_from(json.slice(start..end)).expect("JSON is UTF-8");
    starts.zip(ends.iter().copied()).map(piece).collect()
}
