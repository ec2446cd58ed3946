//! From the store to a table in memory.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use saturnalia_protocol::wire::Status;
use saturnalia_protocol::{Refusal, RefusalCode, TableId};
use saturnalia_store::{Phase, StoreError};
use saturnalia_table::{Frozen, FrozenBy, Replayed, Table, replay};

use super::house::House;

/// A table as this program can read it.
pub(crate) struct Loaded {
    pub table: Table,
    /// Why nothing may be written there by this program: its journal holds what it cannot read.
    pub set_aside: Option<String>,
}

/// What the store's trouble is to whoever asked.
pub(crate) fn refusal(error: StoreError) -> Refusal {
    let code = match error {
        StoreError::BadInput(_) => RefusalCode::BadRequest,
        StoreError::Unavailable(_)
        | StoreError::InUse(_)
        | StoreError::BadPlace(_)
        | StoreError::BadAddress(_)
        | StoreError::TooOld { .. }
        | StoreError::Corrupt(_) => RefusalCode::Unavailable,
    };
    Refusal::with(code, error)
}

/// Reads a table and plays its journal. One that this program cannot read is set aside: shown as far as it can be read, and
/// left as it is for a program that can.
pub(crate) async fn load(house: &Arc<House>, id: TableId) -> Result<Loaded, Refusal> {
    if let Some(reason) = house.panicked(id) {
        return Err(Refusal::with(RefusalCode::Frozen, reason));
    }
    let found = house.store.read(move |backend| {
        let Some(row) = backend.table(id)? else { return Ok(None) };
        Ok(Some((row, backend.journal(id, 0)?)))
    });
    let Some((row, lines)) = found.await.map_err(refusal)? else { return Err(RefusalCode::NotFound.into()) };
    let games = house.games;
    // Rules that panic take no other table with them.
    let replayed = catch_unwind(AssertUnwindSafe(|| replay(games, id, &row.header, &lines)));
    let Replayed { table, frozen } = match replayed {
        Ok(replayed) => replayed.inspect_err(|refusal| house.set_aside(id, &refusal.to_string()))?,
        Err(_) => {
            house.set_aside_for_good(id);
            return Err(RefusalCode::Frozen.into());
        }
    };
    let set_aside = match frozen {
        Some(Frozen { reason, by: FrozenBy::Program }) => {
            house.set_aside(id, &reason);
            Some(reason)
        }
        Some(Frozen { by: FrozenBy::Line, .. }) | None => {
            house.take_up(id);
            None
        }
    };
    Ok(Loaded { table, set_aside })
}

/// The phase by which the store lists a table.
pub(crate) fn phase(status: Status) -> Phase {
    match status {
        Status::Open => Phase::Open,
        Status::Running | Status::Paused => Phase::Running,
        Status::Finished => Phase::Finished,
        Status::Frozen => Phase::Frozen,
        Status::Closed => Phase::Closed,
    }
}
