//! From the store to a table in memory.

use saturnalia_catalog::Games;
use saturnalia_protocol::wire::Status;
use saturnalia_protocol::{Refusal, RefusalCode, TableId};
use saturnalia_store::{Append, Phase, Store, StoreError, Write};
use saturnalia_table::{Line, Table, What, replay};

use crate::time::now;

/// Reads a table and plays its journal. A game that the present rules do not accept any more is frozen.
pub(crate) async fn load(games: Games, store: &Store, id: TableId) -> Result<Table, Refusal> {
    let unavailable = |error: StoreError| Refusal::with(RefusalCode::Unavailable, error);
    let found = store
        .read(move |backend| {
            let Some(row) = backend.table(id)? else { return Ok(None) };
            Ok(Some((row, backend.journal(id, 0)?)))
        })
        .await
        .map_err(unavailable)?;
    let Some((row, lines)) = found else { return Err(RefusalCode::NotFound.into()) };
    let (table, note) = replay(games, id, &row.header, &lines)?.note(now());
    if let Some(line @ Line(_, What::Freeze { reason })) = &note {
        tracing::warn!(table = %id, %reason, "a game cannot go on under the present rules and is frozen");
        let freeze = Append {
            table: id,
            number: lines.len() as u32,
            lines: vec![line.write()],
            phase: Some(Phase::Frozen),
            joined: Vec::new(),
            parted: Vec::new(),
        };
        store.write(Write::Append(freeze)).await.map_err(unavailable)?;
    }
    Ok(table)
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
