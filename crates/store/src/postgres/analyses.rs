//! Analyses of finished games.

use ::postgres::{Row, Transaction};
use saturnalia_protocol::TableId;

use super::{key, number, one};
use crate::{AnalysisRow, AnalysisState, StoreError, Written};

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

pub(super) fn keep(transaction: &mut Transaction<'_>, row: &AnalysisRow) -> Result<Written, ::postgres::Error> {
    let sql = crate::backend::KEEP_ANALYSIS;
    let done = transaction
        .execute(sql, &[&key(row.table.0), &row.state.word(), &number(row.attempts), &row.found, &row.at])?;
    Ok(one(done))
}
