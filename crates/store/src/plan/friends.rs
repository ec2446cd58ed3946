//! What is written about friends.

use saturnalia_protocol::AccountId;

use super::{Expect, Plan, Value, key};

impl Plan<'_> {
    pub(super) fn befriend(&mut self, account: AccountId, friend: AccountId, at: i64, most: u32) {
        // Friends of one person are counted one after the other, also by two processes.
        self.accounts.push(account);
        self.step(
            "INSERT INTO friends (account, friend, at) SELECT $1, $2, $3 \
             WHERE (SELECT COUNT(*) FROM friends WHERE account = $1) < $4 \
             ON CONFLICT (account, friend) DO UPDATE SET at = friends.at",
            vec![Value::Int(key(account.0)), Value::Int(key(friend.0)), Value::Int(at), Value::Number(most)],
            Expect::OneRow,
        );
    }

    /// Both ways: nobody stays the friend of somebody who is not theirs.
    pub(super) fn part(&mut self, account: AccountId, friend: AccountId) {
        self.step(
            "DELETE FROM friends WHERE account = $1 AND friend = $2 OR account = $2 AND friend = $1",
            vec![Value::Int(key(account.0)), Value::Int(key(friend.0))],
            Expect::Anything,
        );
    }
}
