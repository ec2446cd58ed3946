//! When people are away. The same statements for both databases.

use saturnalia_protocol::AccountId;

use crate::line::{Line, list};
use crate::plan::{Value, key};
use crate::{Backend, StoreError};

/// When somebody is away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HolidaysRow {
    pub account: AccountId,
    /// The store does not read it.
    pub absences: String,
    pub version: u32,
}

/// Those of these people who have ever been away.
pub fn holidays_of(backend: &mut dyn Backend, accounts: &[AccountId]) -> Result<Vec<HolidaysRow>, StoreError> {
    if accounts.is_empty() {
        return Ok(Vec::new());
    }
    let places: Vec<String> = (1..=accounts.len()).map(|number| format!("${number}")).collect();
    let sql = format!("SELECT account, absences, version FROM holidays WHERE account IN ({})", places.join(", "));
    let values: Vec<Value<'_>> = accounts.iter().map(|account| Value::Int(key(account.0))).collect();
    list(backend, &sql, &values, |line: &mut Line| {
        Ok(HolidaysRow { account: line.account()?, absences: line.text()?, version: line.small()? })
    })
}
