//! Analyses of finished games.

use saturnalia_protocol::TableId;
use tokio_postgres::Row;

use crate::{AnalysisRow, AnalysisState, StoreError};

pub(super) const ANALYSIS: &str = "SELECT table_id, state, attempts, found, at FROM analyses";

pub(super) fn row(row: &Row) -> Result<AnalysisRow, StoreError> {
    Ok(AnalysisRow {
        table: TableId(row.get::<_, i64>(0).cast_unsigned()),
        state: AnalysisState::read(row.get(1))?,
        attempts: row.get::<_, i32>(2).cast_unsigned(),
        found: row.get(3),
        at: row.get(4),
    })
}
