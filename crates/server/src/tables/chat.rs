//! What is said at a table.

use saturnalia_protocol::wire::{self, ChatLine};
use saturnalia_protocol::{AccountId, Refusal, TableId};
use saturnalia_store::{ChatRow, NewChat, Room, Store, Write, Written};
use saturnalia_table::{Person, Table};

use super::load::refusal;
use crate::time::now;

/// Lines kept in memory and shown to whoever comes later.
const KEPT: usize = 200;

/// The latest lines, read when somebody first needs them.
#[derive(Debug, Default)]
pub(crate) struct Chat {
    lines: Option<Vec<ChatLine>>,
}

impl Chat {
    pub(crate) async fn load(&mut self, store: &Store, table: TableId) -> Result<(), Refusal> {
        if self.lines.is_none() {
            let rows = store.read(move |backend| backend.chat(table, 0, KEPT as u32)).await;
            let rows = rows.map_err(refusal)?;
            self.lines = Some(rows.into_iter().map(line).collect());
        }
        Ok(())
    }

    /// Reads what another process has added.
    pub(crate) async fn catch_up(&mut self, store: &Store, table: TableId) -> Result<(), Refusal> {
        let last = self.last();
        if let Some(lines) = &mut self.lines {
            let rows = store.read(move |backend| backend.chat(table, last, KEPT as u32)).await;
            let rows = rows.map_err(refusal)?;
            lines.extend(rows.into_iter().map(line));
            cut(lines);
        }
        Ok(())
    }

    pub(crate) async fn say(
        &mut self,
        store: &Store,
        table: TableId,
        by: &Person,
        room: wire::Room,
        text: String,
    ) -> Result<(), Refusal> {
        let room = match room {
            wire::Room::Players => Room::Players,
            wire::Room::Spectators => Room::Spectators,
        };
        let chat = NewChat { table, room, account: by.account, name: by.name.clone(), text, at: now() };
        let row = ChatRow {
            number: 0,
            room,
            account: by.account,
            name: chat.name.clone(),
            text: chat.text.clone(),
            at: chat.at,
        };
        match store.write(Write::Chat(chat)).await {
            Ok(Written::Number(number)) if number == self.last() + 1 => {
                if let Some(lines) = &mut self.lines {
                    lines.push(line(ChatRow { number, ..row }));
                    cut(lines);
                }
                Ok(())
            }
            // Another process was faster: its lines come first.
            Ok(Written::Number(_) | Written::Done | Written::Conflict) => self.catch_up(store, table).await,
            Err(error) => Err(refusal(error)),
        }
    }

    /// The number of the last line.
    pub(crate) fn last(&self) -> u32 {
        self.lines.as_ref().and_then(|lines| lines.last()).map_or(0, |line| line.number)
    }

    /// The later lines that somebody may hear.
    pub(crate) fn after(&self, table: &Table, viewer: Option<AccountId>, number: u32) -> Vec<ChatLine> {
        let lines = self.lines.as_deref().unwrap_or_default();
        lines.iter().filter(|line| line.number > number && table.hears(viewer, line.room)).cloned().collect()
    }
}

fn cut(lines: &mut Vec<ChatLine>) {
    lines.drain(..lines.len().saturating_sub(KEPT));
}

fn line(row: ChatRow) -> ChatLine {
    let room = match row.room {
        Room::Players => wire::Room::Players,
        Room::Spectators => wire::Room::Spectators,
    };
    ChatLine { number: row.number, room, account: row.account, name: row.name, text: row.text, at: row.at }
}
