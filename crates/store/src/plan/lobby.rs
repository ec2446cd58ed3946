//! What is written about whoever looks for a game.

use saturnalia_protocol::{AccountId, TableId};

use super::{Expect, Plan, Value, key};

impl<'a> Plan<'a> {
    pub(super) fn seek(&mut self, account: AccountId, games: &'a str, at: i64) {
        self.accounts.push(account);
        self.step(
            "INSERT INTO seeking (account, games, since, seen) VALUES ($1, $2, $3, $3) \
             ON CONFLICT (account) DO UPDATE SET games = $2, since = $3, seen = $3, table_id = NULL",
            vec![Value::Int(key(account.0)), Value::Text(games), Value::Int(at)],
            Expect::Anything,
        );
    }

    pub(super) fn keep_seeking(&mut self, account: AccountId, at: i64) {
        self.accounts.push(account);
        self.step(
            "UPDATE seeking SET seen = $1 WHERE account = $2 AND table_id IS NULL",
            vec![Value::Int(at), Value::Int(key(account.0))],
            Expect::Anything,
        );
    }

    pub(super) fn stop_seeking(&mut self, account: AccountId) {
        self.accounts.push(account);
        self.step("DELETE FROM seeking WHERE account = $1", vec![Value::Int(key(account.0))], Expect::Anything);
    }

    /// All of them are found at once, each for the first time: whoever else wants one of them comes too late.
    pub(super) fn meet(&mut self, table: TableId, seekers: &[AccountId]) {
        for account in seekers {
            self.accounts.push(*account);
            self.step(
                "UPDATE seeking SET table_id = $1 WHERE account = $2 AND table_id IS NULL",
                vec![Value::Int(key(table.0)), Value::Int(key(account.0))],
                Expect::OneRow,
            );
        }
    }

    pub(super) fn forget_seekers(&mut self, seen_before: i64) {
        self.step("DELETE FROM seeking WHERE seen < $1", vec![Value::Int(seen_before)], Expect::Anything);
    }
}
