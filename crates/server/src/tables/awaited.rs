//! Whom tables wait for. Pages ask for it every few seconds: as long as nothing happens at a table, asking does not wake it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use saturnalia_protocol::wire::WaitingTable;
use saturnalia_protocol::{AccountId, TableId};
use saturnalia_store::Versions;
use saturnalia_table::Table;

use super::House;
use crate::tidings::waited_for;

/// As many tables are remembered; then it begins anew.
const MOST: usize = 20_000;

/// What was found at tables when they were last read.
#[derive(Default, Debug)]
pub(super) struct Awaited(Mutex<HashMap<TableId, Found>>);

/// Whom a table waits for while it is at a version.
#[derive(Clone, Debug)]
struct Found {
    version: u32,
    table: WaitingTable,
    waits_for: Vec<AccountId>,
}

impl Found {
    fn at(table: &Table) -> Found {
        Found {
            version: table.version(),
            table: WaitingTable { table: table.id(), game: table.header().game.clone(), since: table.updated() },
            waits_for: waited_for(table),
        }
    }
}

impl Awaited {
    fn found(&self) -> MutexGuard<'_, HashMap<TableId, Found>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What was found at a table, if nothing has happened there since.
    fn still(&self, at: Versions) -> Option<Found> {
        self.found().get(&at.table).filter(|found| found.version == at.version).cloned()
    }

    fn remember(&self, found: Found) {
        let mut all = self.found();
        if all.len() >= MOST {
            all.clear();
        }
        all.insert(found.table.table, found);
    }
}

impl House {
    /// Those of these tables at which others wait for this person, whoever has waited longest first. A table that cannot be read just now
    /// is left out.
    pub(crate) async fn waiting_for(self: &Arc<Self>, account: AccountId, tables: &[Versions]) -> Vec<WaitingTable> {
        let mut waiting = Vec::new();
        for at in tables {
            let found = match self.awaited.still(*at) {
                Some(found) => Some(found),
                None => {
                    let read = self.read(at.table, |table, _| Ok(Found::at(table))).await.ok();
                    read.inspect(|found| self.awaited.remember(found.clone()))
                }
            };
            waiting.extend(found.filter(|found| found.waits_for.contains(&account)).map(|found| found.table));
        }
        waiting.sort_by_key(|line| (line.since, line.table));
        waiting
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(id: u64, version: u32) -> Found {
        let table = WaitingTable { table: TableId(id), game: "g".into(), since: 1 };
        Found { version, table, waits_for: vec![AccountId(id)] }
    }

    fn still(awaited: &Awaited, id: u64, version: u32) -> bool {
        awaited.still(Versions { table: TableId(id), version, chat: 0 }).is_some()
    }

    #[test]
    fn what_was_found_holds_until_something_happens() {
        let awaited = Awaited::default();
        awaited.remember(found(1, 3));
        assert!(still(&awaited, 1, 3));
        assert!(!still(&awaited, 1, 4), "an answer was given");
        assert!(!still(&awaited, 1, 2), "another process is behind");
        assert!(!still(&awaited, 2, 3), "another table");
        awaited.remember(found(1, 4));
        assert!(still(&awaited, 1, 4));
    }

    #[test]
    fn no_more_is_remembered_than_there_is_room_for() {
        let awaited = Awaited::default();
        for id in 0..MOST as u64 + 1 {
            awaited.remember(found(id, 1));
        }
        assert!(awaited.found().len() <= MOST);
        assert!(still(&awaited, MOST as u64, 1));
    }
}
