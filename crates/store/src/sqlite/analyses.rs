//! Analyses of finished games.

use rusqlite::{Row, Transaction, params};
use saturnalia_protocol::TableId;

use super::{key, one};
use crate::{AnalysisRow, AnalysisState, StoreError, Written};

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

pub(super) fn keep(transaction: &Transaction<'_>, row: &AnalysisRow) -> Result<Written, StoreError> {
    let values = params![key(row.table.0), row.state.word(), row.attempts, row.found, row.at];
    Ok(one(transaction.prepare_cached(crate::backend::KEEP_ANALYSIS)?.execute(values)?))
}
