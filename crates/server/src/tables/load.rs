//! From the store to a table in memory.

use saturnalia_catalog::Games;
use saturnalia_protocol::wire::Status;
use saturnalia_protocol::{Refusal, RefusalCode, TableId};
use saturnalia_store::{Append, Phase, Store, StoreError, TableRow, Write};

use super::line::{Header, Line, What};
use super::table::Table;
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
    let (mut table, frozen) = replay(games, &row, &lines)?;
    if let Some(reason) = frozen
        && row.phase != Phase::Frozen
    {
        tracing::warn!(table = %id, %reason, "a game cannot go on under the present rules and is frozen");
        let line = Line(now(), What::Freeze { reason });
        let freeze = Append {
            table: id,
            number: lines.len() as u32,
            lines: vec![line.write()],
            phase: Some(Phase::Frozen),
            joined: Vec::new(),
            parted: Vec::new(),
        };
        store.write(Write::Append(freeze)).await.map_err(unavailable)?;
        table.version += 1;
    }
    Ok(table)
}

/// Plays a journal. With the table comes the reason why it is frozen, if it is.
pub(crate) fn replay(games: Games, row: &TableRow, lines: &[String]) -> Result<(Table, Option<String>), Refusal> {
    let header: Header = serde_json::from_str(&row.header)
        .map_err(|error| Refusal::with(RefusalCode::Internal, format!("header of {}: {error}", row.id)))?;
    let mut table = Table::new(games, row.id, header).map_err(|error| Refusal::with(RefusalCode::Frozen, error))?;
    for (number, text) in lines.iter().enumerate() {
        let applied = serde_json::from_str::<Line>(text)
            .map_err(|error| error.to_string())
            .and_then(|line| table.apply(&line).map_err(|refusal| refusal.to_string()));
        if let Err(reason) = applied {
            table.status = Status::Frozen;
            table.version = lines.len() as u32;
            return Ok((table, Some(format!("line {number}: {reason}"))));
        }
    }
    let frozen = (table.status == Status::Frozen).then(|| "frozen before".to_owned());
    let names = table.names();
    table.game.set_players(names);
    Ok((table, frozen))
}
