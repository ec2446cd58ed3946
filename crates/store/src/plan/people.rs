//! What is written about people, beside what every visit writes.

use saturnalia_protocol::{AccountId, TableId};

use super::{Expect, Plan, Value, key};
use crate::{AuditRow, BlockRow, Keep, PlayerKey, ProfileRow, ReportRow, Sanction, SecretHash};

/// What is left of whoever has left.
const NOBODY: &str = "Nemo";
/// What is left of what they said.
const UNSAID: &str = "…";

/// A name, and what goes with it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Named<'a> {
    pub account: AccountId,
    pub name: &'a str,
    pub sign_in: Option<&'a str>,
    pub lookalike: Option<&'a str>,
}

impl<'a> Plan<'a> {
    /// A name that belongs to this account from now on, unless it is too much like another's.
    pub(super) fn claim(&mut self, account: AccountId, lookalike: &'a str) {
        self.accounts.push(account);
        self.step(
            "INSERT INTO names (lookalike, account) VALUES ($1, $2) \
             ON CONFLICT (lookalike) DO UPDATE SET account = $2 WHERE names.account = $2",
            vec![Value::Text(lookalike), Value::Int(key(account.0))],
            Expect::OneRow,
        );
        self.step(
            "DELETE FROM names WHERE account = $1 AND lookalike <> $2",
            vec![Value::Int(key(account.0)), Value::Text(lookalike)],
            Expect::Anything,
        );
    }

    pub(super) fn rename(&mut self, named: Named<'a>) {
        let Named { account, name, sign_in, lookalike } = named;
        self.accounts.push(account);
        if let Some(lookalike) = lookalike {
            self.claim(account, lookalike);
        }
        self.step(
            "UPDATE accounts SET name = $1, sign_in = $2 WHERE id = $3",
            vec![Value::Text(name), Value::MaybeText(sign_in), Value::Int(key(account.0))],
            Expect::OneRow,
        );
    }

    pub(super) fn set_password(&mut self, named: Named<'a>, password: &'a str, keep: &'a Keep) {
        let Named { account, name, sign_in, lookalike } = named;
        self.accounts.push(account);
        if let Some(lookalike) = lookalike {
            self.claim(account, lookalike);
        }
        let id = Value::Int(key(account.0));
        self.step(
            "UPDATE accounts SET name = $1, sign_in = $2, password = $3 WHERE id = $4",
            vec![Value::Text(name), Value::MaybeText(sign_in), Value::Text(password), id],
            Expect::OneRow,
        );
        self.step("DELETE FROM mail_tokens WHERE account = $1 AND purpose = 'reset'", vec![id], Expect::Anything);
        match keep {
            Keep::All => {}
            Keep::This(SecretHash(hash)) => {
                let sql = "DELETE FROM sessions WHERE account = $1 AND hash <> $2";
                self.step(sql, vec![id, Value::Bytes(hash)], Expect::Anything);
                self.step("DELETE FROM tokens WHERE account = $1", vec![id], Expect::Anything);
            }
            Keep::None => self.close_everything_of(account),
        }
    }

    pub(super) fn close_everything_of(&mut self, account: AccountId) {
        let id = Value::Int(key(account.0));
        self.accounts.push(account);
        self.step("DELETE FROM sessions WHERE account = $1", vec![id], Expect::Anything);
        self.step("DELETE FROM tokens WHERE account = $1", vec![id], Expect::Anything);
    }

    pub(super) fn sanction(&mut self, Sanction { account, muted_until, banned_until }: &Sanction) {
        self.step(
            "INSERT INTO sanctions (account, muted_until, banned_until) VALUES ($1, $2, $3) \
             ON CONFLICT (account) DO UPDATE SET muted_until = $2, banned_until = $3",
            vec![Value::Int(key(account.0)), Value::MaybeInt(*muted_until), Value::MaybeInt(*banned_until)],
            Expect::Anything,
        );
    }

    pub(super) fn block(&mut self, BlockRow { account, blocked, name, at }: &'a BlockRow) {
        self.step(
            "INSERT INTO blocks (account, blocked, name, at) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (account, blocked) DO UPDATE SET name = $3",
            vec![Value::Int(key(account.0)), Value::Int(key(blocked.0)), Value::Text(name), Value::Int(*at)],
            Expect::Anything,
        );
    }

    pub(super) fn unblock(&mut self, account: AccountId, blocked: AccountId) {
        self.step(
            "DELETE FROM blocks WHERE account = $1 AND blocked = $2",
            vec![Value::Int(key(account.0)), Value::Int(key(blocked.0))],
            Expect::Anything,
        );
    }

    pub(super) fn show_profile(&mut self, account: AccountId, ProfileRow { coin, hidden }: &'a ProfileRow) {
        self.step(
            "INSERT INTO profiles (account, coin, hidden) VALUES ($1, $2, $3) \
             ON CONFLICT (account) DO UPDATE SET coin = $2, hidden = $3",
            vec![Value::Int(key(account.0)), Value::MaybeText(coin.as_deref()), Value::Bool(*hidden)],
            Expect::Anything,
        );
    }

    pub(super) fn report(&mut self, report: &'a ReportRow) {
        self.step(
            "INSERT INTO reports (id, table_id, number, reporter, about, name, text, at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
            vec![
                Value::Int(key(report.id)),
                Value::Int(key(report.table.0)),
                Value::Number(report.number),
                Value::Int(key(report.by.0)),
                Value::Int(key(report.about.0)),
                Value::Text(&report.name),
                Value::Text(&report.text),
                Value::Int(report.at),
            ],
            Expect::OneRow,
        );
    }

    pub(super) fn close_report(&mut self, id: u64, at: i64) {
        self.step(
            "UPDATE reports SET closed = $1 WHERE id = $2 AND closed IS NULL",
            vec![Value::Int(at), Value::Int(key(id))],
            Expect::OneRow,
        );
    }

    pub(super) fn audit(&mut self, AuditRow { id, at, act, subject, detail }: &'a AuditRow) {
        self.step(
            "INSERT INTO audit (id, at, act, subject, detail) VALUES ($1, $2, $3, $4, $5)",
            vec![Value::Int(key(*id)), Value::Int(*at), Value::Text(act), Value::Text(subject), Value::Text(detail)],
            Expect::OneRow,
        );
    }

    pub(super) fn delete_account(&mut self, account: AccountId, player: &'a PlayerKey) {
        let id = Value::Int(key(account.0));
        self.accounts.push(account);
        for sql in [
            "DELETE FROM accounts WHERE id = $1",
            "DELETE FROM sessions WHERE account = $1",
            "DELETE FROM tokens WHERE account = $1",
            "DELETE FROM names WHERE account = $1",
            "DELETE FROM profiles WHERE account = $1",
            "DELETE FROM holidays WHERE account = $1",
            "DELETE FROM sanctions WHERE account = $1",
            "DELETE FROM blocks WHERE account = $1",
            "DELETE FROM blocks WHERE blocked = $1",
            "DELETE FROM reports WHERE about = $1",
            "UPDATE reports SET reporter = 0 WHERE reporter = $1",
            "DELETE FROM members WHERE account = $1",
            "DELETE FROM seeking WHERE account = $1",
            "DELETE FROM friends WHERE account = $1",
            "DELETE FROM friends WHERE friend = $1",
            "DELETE FROM tournament_people WHERE account = $1",
            "DELETE FROM day_tries WHERE account = $1",
        ] {
            self.step(sql, vec![id], Expect::Anything);
        }
        self.leave_all_groups(account);
        self.deafen(account);
        self.step(
            "UPDATE chat SET account = 0, name = $1, text = $2 WHERE account = $3",
            vec![Value::Text(NOBODY), Value::Text(UNSAID), id],
            Expect::Anything,
        );
        for sql in [
            "DELETE FROM ratings WHERE player = $1",
            "DELETE FROM season_ratings WHERE player = $1",
            "DELETE FROM group_ratings WHERE player = $1",
            // Others keep their results against nobody in particular.
            "UPDATE results SET player = 'a:0000000000000' WHERE player = $1",
        ] {
            self.step(sql, vec![Value::Player(player)], Expect::Anything);
        }
    }

    pub(super) fn redact(&mut self, table: TableId, header: Option<&'a str>, lines: &'a [(u32, String)]) {
        let id = Value::Int(key(table.0));
        self.tables.push(table);
        if let Some(header) = header {
            self.step("UPDATE tables SET header = $1 WHERE id = $2", vec![Value::Text(header), id], Expect::OneRow);
        }
        for (number, line) in lines {
            let sql = "UPDATE journal SET line = $1 WHERE table_id = $2 AND number = $3";
            self.step(sql, vec![Value::Text(line), id, Value::Number(*number)], Expect::OneRow);
        }
    }

    pub(super) fn give_up(&mut self, table: TableId, game: &'a str, people: &'a str, at: i64) {
        self.step(
            "INSERT INTO given_up (table_id, game, people, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
            vec![Value::Int(key(table.0)), Value::Text(game), Value::Text(people), Value::Int(at)],
            Expect::Anything,
        );
    }
}
