//! What is written about absences.

use super::{Expect, Plan, Value, key};
use crate::holidays::HolidaysRow;

impl<'a> Plan<'a> {
    pub(super) fn keep_holidays(&mut self, row: &'a HolidaysRow, at: i64) {
        let HolidaysRow { account, absences, version } = row;
        let account = Value::Int(key(account.0));
        self.step(
            "INSERT INTO holidays (account, absences, version) SELECT $1, $2, $3 \
             WHERE $4 = COALESCE((SELECT version FROM holidays WHERE account = $1), 0) \
             ON CONFLICT (account) DO UPDATE SET absences = $2, version = $3 WHERE holidays.version = $4",
            vec![account, Value::Text(absences), Value::Number(*version), Value::Number(version.saturating_sub(1))],
            Expect::OneRow,
        );
        // Whatever waits to be told is looked at again: they may be back.
        self.step("UPDATE tidings SET look = $1 WHERE account = $2", vec![Value::Int(at), account], Expect::Anything);
    }
}
