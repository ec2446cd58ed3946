//! Rows as they come out of either database, read from left to right.

use saturnalia_protocol::{AccountId, GroupId, TableId};

use crate::plan::Value;
use crate::{Backend, Cell, StoreError};

/// One line of an answer, taken apart from the left.
pub(crate) struct Line(std::vec::IntoIter<Cell>);

impl Line {
    fn cell(&mut self) -> Result<Cell, StoreError> {
        self.0.next().ok_or_else(|| StoreError::Corrupt("a row is too short".to_owned()))
    }

    pub(crate) fn maybe_number(&mut self) -> Result<Option<i64>, StoreError> {
        match self.cell()? {
            Cell::Nothing => Ok(None),
            Cell::Number(number) => Ok(Some(number)),
            Cell::Real(_) | Cell::Text(_) => Err(StoreError::Corrupt("no number".to_owned())),
        }
    }

    pub(crate) fn number(&mut self) -> Result<i64, StoreError> {
        self.maybe_number()?.ok_or_else(|| StoreError::Corrupt("a number is missing".to_owned()))
    }

    pub(crate) fn small(&mut self) -> Result<u32, StoreError> {
        u32::try_from(self.number()?).map_err(|_| StoreError::Corrupt("a number is too large".to_owned()))
    }

    pub(crate) fn maybe_real(&mut self) -> Result<Option<f64>, StoreError> {
        match self.cell()? {
            Cell::Nothing => Ok(None),
            Cell::Real(number) => Ok(Some(number)),
            Cell::Number(number) => Ok(Some(number as f64)),
            Cell::Text(_) => Err(StoreError::Corrupt("no number".to_owned())),
        }
    }

    pub(crate) fn real(&mut self) -> Result<f64, StoreError> {
        self.maybe_real()?.ok_or_else(|| StoreError::Corrupt("a number is missing".to_owned()))
    }

    pub(crate) fn maybe_text(&mut self) -> Result<Option<String>, StoreError> {
        match self.cell()? {
            Cell::Nothing => Ok(None),
            Cell::Text(text) => Ok(Some(text)),
            Cell::Number(_) | Cell::Real(_) => Err(StoreError::Corrupt("no text".to_owned())),
        }
    }

    pub(crate) fn text(&mut self) -> Result<String, StoreError> {
        self.maybe_text()?.ok_or_else(|| StoreError::Corrupt("a text is missing".to_owned()))
    }

    pub(crate) fn account(&mut self) -> Result<AccountId, StoreError> {
        Ok(AccountId(self.number()?.cast_unsigned()))
    }

    pub(crate) fn group(&mut self) -> Result<GroupId, StoreError> {
        Ok(GroupId(self.number()?.cast_unsigned()))
    }

    pub(crate) fn table(&mut self) -> Result<TableId, StoreError> {
        Ok(TableId(self.number()?.cast_unsigned()))
    }
}

/// All rows of an answer.
pub(crate) fn list<T>(
    backend: &mut dyn Backend,
    sql: &str,
    values: &[Value<'_>],
    read: impl Fn(&mut Line) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    let rows = backend.select(sql, values)?;
    rows.into_iter().map(|row| read(&mut Line(row.into_iter()))).collect()
}
