//! Who is whose friend. The same statements for both databases.

use saturnalia_protocol::AccountId;

use crate::line::list;
use crate::plan::{Value, key};
use crate::{Backend, FriendRow, StoreError};

/// Everybody who is somebody's friend, was asked to be, or has asked; who asked last comes first.
pub fn friends_of(backend: &mut dyn Backend, account: AccountId) -> Result<Vec<FriendRow>, StoreError> {
    let sql = "SELECT other, accounts.name, profiles.coin, MAX(mine), MAX(theirs), MAX(at) FROM (\
             SELECT friend AS other, 1 AS mine, 0 AS theirs, at FROM friends WHERE account = $1 \
             UNION ALL SELECT account AS other, 0 AS mine, 1 AS theirs, at FROM friends WHERE friend = $1\
         ) both_ways JOIN accounts ON accounts.id = other LEFT JOIN profiles ON profiles.account = other \
         GROUP BY other, accounts.name, profiles.coin ORDER BY MAX(at) DESC, other";
    list(backend, sql, &[Value::Int(key(account.0))], |line| {
        Ok(FriendRow {
            account: line.account()?,
            name: line.text()?,
            coin: line.maybe_text()?,
            wanted: line.number()? == 1,
            wants: line.number()? == 1,
            at: line.number()?,
        })
    })
}
