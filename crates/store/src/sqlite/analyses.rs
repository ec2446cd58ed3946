//! Analyses of finished games.

use rusqlite::Row;
use saturnalia_protocol::TableId;

use crate::{AnalysisRow, AnalysisState, StoreError};

pub(super) const ANALYSIS: &str = "SELECT table_id, state, attempts, found, at FROM analyses";

pub(super) fn row(row: &Row<'_>) -> Result<AnalysisRow, StoreError> {
    Ok(AnalysisRow {
        table: TableId(row.get::<_, i64>(0)?.cast_unsigned()),
        state: AnalysisState::read(&row.get::<_, String>(1)?)?,
        attempts: row.get(2)?,
        found: row.get(3)?,
        at: row.get(4)?,
    })
}
