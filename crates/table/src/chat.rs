//! Who hears whom. What is said is not part of the journal.

use saturnalia_protocol::wire::{CHAT_LIMIT, Room, Status};
use saturnalia_protocol::{AccountId, Refusal, RefusalCode};

use crate::Table;

impl Table {
    /// The room in which somebody talks: players among themselves, everybody else apart.
    pub fn room_of(&self, account: AccountId) -> Room {
        if self.seats_of(account).is_empty() { Room::Spectators } else { Room::Players }
    }

    /// Whether somebody hears what is said there: each their own room; after the end players hear both.
    pub fn hears(&self, viewer: Option<AccountId>, room: Room) -> bool {
        let own = viewer.map_or(Room::Spectators, |account| self.room_of(account));
        own == room || own == Room::Players && self.status == Status::Finished
    }
}

/// What can be said: something, not too much, and no control characters.
pub(crate) fn sayable(text: &str) -> Result<&str, Refusal> {
    let text = text.trim();
    let plain = text.chars().all(|letter| !letter.is_control());
    if text.is_empty() || text.chars().count() > CHAT_LIMIT || !plain {
        return Err(RefusalCode::BadChat.into());
    }
    Ok(text)
}
