//! What each [`Write`] does to the tables of a database: the same statements for both.
//!
//! Parameters are `$1`, `$2` …, and first appear in that order. `{now}` is the database's own clock.

mod days;
mod friends;
mod groups;
mod holidays;
mod lobby;
mod people;
mod tables;
mod tidings;
mod tournaments;

use people::Named;
use saturnalia_protocol::{AccountId, TableId};
use tables::OF_A_TABLE;
pub(crate) use tidings::TELL;

use crate::{Account, PlayerKey, Session, StoreError, Token, Write};

/// A parameter of a statement.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Value<'a> {
    Int(i64),
    Number(u32),
    Real(f64),
    Bool(bool),
    Text(&'a str),
    MaybeText(Option<&'a str>),
    MaybeInt(Option<i64>),
    MaybeReal(Option<f64>),
    Bytes(&'a [u8]),
    Player(&'a PlayerKey),
}

/// What a statement must have done for its write to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Expect {
    Anything,
    /// One row; otherwise the write conflicts and changes nothing.
    OneRow,
    /// One row; otherwise there is nothing left to do.
    OneRowOrDone,
    /// The number that the statement returns is the write's answer.
    Number,
}

/// One statement.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Step<'a> {
    pub sql: &'static str,
    pub values: Vec<Value<'a>>,
    pub expect: Expect,
}

/// The statements of a write, and what must stand still meanwhile where several processes write.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Plan<'a> {
    pub steps: Vec<Step<'a>>,
    /// Rows of `tables`.
    pub tables: Vec<TableId>,
    /// Rows of `accounts`.
    pub accounts: Vec<AccountId>,
    /// Other processes hear of it: the table, and its version if that is what has changed.
    pub news: Option<(TableId, Option<u32>)>,
}

/// Ids are drawn from all 64 bits; the integers of databases have a sign.
pub(crate) fn key(id: u64) -> i64 {
    id.cast_signed()
}

/// Appends a line, if it is the next one of a table that is there.
pub(crate) const APPEND: &str = "INSERT INTO journal (table_id, number, line) SELECT $1, $2, $3 \
    WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) \
    AND $2 = (SELECT COALESCE(MAX(number) + 1, 0) FROM journal WHERE table_id = $1)";

impl<'a> Plan<'a> {
    pub(crate) fn of(write: &'a Write) -> Plan<'a> {
        let mut plan = Plan::default();
        match write {
            Write::CreateTable { row, lines, members } => plan.create_table(row, lines, members),
            Write::Append(append) => plan.append(append),
            Write::Tidings(write) => plan.tidings(write),
            Write::Group(write) => plan.group(write),
            Write::DeleteTable(id) => {
                plan.tables.push(*id);
                plan.news = Some((*id, None));
                for sql in OF_A_TABLE {
                    plan.step(sql, vec![Value::Int(key(id.0))], Expect::Anything);
                }
            }
            Write::Chat(chat) => plan.say(chat),
            Write::CreateAccount(Account { id, name, sign_in, password, created }) => plan.step(
                "INSERT INTO accounts (id, name, sign_in, password, created) VALUES ($1, $2, $3, $4, $5)",
                vec![
                    Value::Int(key(id.0)),
                    Value::Text(name),
                    Value::MaybeText(sign_in.as_deref()),
                    Value::MaybeText(password.as_deref()),
                    Value::Int(*created),
                ],
                Expect::OneRow,
            ),
            Write::Rename { account, name, sign_in, lookalike } => plan.rename(Named {
                account: *account,
                name,
                sign_in: sign_in.as_deref(),
                lookalike: lookalike.as_deref(),
            }),
            Write::SetPassword { account, name, sign_in, lookalike, password, keep } => {
                let named = Named { account: *account, name, sign_in: Some(sign_in), lookalike: Some(lookalike) };
                plan.set_password(named, password, keep);
            }
            Write::ClaimName { account, lookalike } => plan.claim(*account, lookalike),
            Write::CloseEverythingOf(account) => plan.close_everything_of(*account),
            Write::Sanction(sanction) => plan.sanction(sanction),
            Write::Block(row) => plan.block(row),
            Write::Unblock { account, blocked } => plan.unblock(*account, *blocked),
            Write::ShowProfile { account, profile } => plan.show_profile(*account, profile),
            Write::KeepHolidays { row, at } => plan.keep_holidays(row, *at),
            Write::Report(report) => plan.report(report),
            Write::CloseReport { id, at } => plan.close_report(*id, *at),
            Write::Audit(row) => plan.audit(row),
            Write::GiveUp { table, game, people, at } => plan.give_up(*table, game, people, *at),
            Write::DeleteAccount { account, player } => plan.delete_account(*account, player),
            Write::Redact { table, header, lines } => plan.redact(*table, header.as_deref(), lines),
            Write::OpenSession(Session { hash, account, created, expires }) => plan.step(
                "INSERT INTO sessions (hash, account, created, expires) VALUES ($1, $2, $3, $4)",
                vec![Value::Bytes(&hash.0), Value::Int(key(account.0)), Value::Int(*created), Value::Int(*expires)],
                Expect::OneRow,
            ),
            Write::CloseSession(hash) => {
                plan.step("DELETE FROM sessions WHERE hash = $1", vec![Value::Bytes(&hash.0)], Expect::Anything);
            }
            Write::CloseSessionsOf(account) => {
                let sql = "DELETE FROM sessions WHERE account = $1";
                plan.step(sql, vec![Value::Int(key(account.0))], Expect::Anything);
            }
            Write::CloseExpiredSessions { now } => {
                plan.step("DELETE FROM sessions WHERE expires <= $1", vec![Value::Int(*now)], Expect::Anything);
            }
            Write::MakeToken { token, most } => plan.make_token(token, *most),
            Write::DeleteToken { account, id } => plan.step(
                "DELETE FROM tokens WHERE account = $1 AND id = $2",
                vec![Value::Int(key(account.0)), Value::Int(key(id.0))],
                Expect::OneRow,
            ),
            Write::UseToken { id, at } => plan.step(
                "UPDATE tokens SET last_used = $1 WHERE id = $2",
                vec![Value::Int(*at), Value::Int(key(id.0))],
                Expect::Anything,
            ),
            Write::ForgetGuests { created_before } => {
                // Whoever has a result sat at its table, so they are among the members.
                plan.step(
                    "DELETE FROM accounts WHERE password IS NULL AND created < $1 \
                     AND id NOT IN (SELECT account FROM members) AND id NOT IN (SELECT account FROM chat) \
                     AND id NOT IN (SELECT account FROM tournament_people) \
                     AND id NOT IN (SELECT account FROM group_members)",
                    vec![Value::Int(*created_before)],
                    Expect::Anything,
                );
                for sql in [
                    "DELETE FROM sessions WHERE account NOT IN (SELECT id FROM accounts)",
                    "DELETE FROM tokens WHERE account NOT IN (SELECT id FROM accounts)",
                    "DELETE FROM holidays WHERE account NOT IN (SELECT id FROM accounts)",
                    "DELETE FROM hearers WHERE account <> 0 AND account NOT IN (SELECT id FROM accounts)",
                    "DELETE FROM devices WHERE account NOT IN (SELECT id FROM accounts)",
                    "DELETE FROM group_invites WHERE account NOT IN (SELECT id FROM accounts)",
                ] {
                    plan.step(sql, Vec::new(), Expect::Anything);
                }
            }
            Write::Seek { account, games, at } => plan.seek(*account, games, *at),
            Write::KeepSeeking { account, at } => plan.keep_seeking(*account, *at),
            Write::StopSeeking(account) => plan.stop_seeking(*account),
            Write::Meet { row, lines, members, seekers } => {
                plan.meet(row.id, seekers);
                plan.create_table(row, lines, members);
            }
            Write::ForgetSeekers { seen_before } => plan.forget_seekers(*seen_before),
            Write::Befriend { account, friend, at, most } => plan.befriend(*account, *friend, *at, *most),
            Write::PartWays { account, friend } => plan.part(*account, *friend),
            Write::CreateTournament { row, most } => plan.create_tournament(row, *most),
            Write::AppendToTournament(append) => plan.append_to_tournament(append),
            Write::Day(write) => plan.day(write),
            Write::Settle(settlement) => plan.settle(settlement),
            Write::KeepAnalysis(row) => plan.keep_analysis(row),
            Write::TakeLease { name, holder, term } => plan.step(
                // Taken by whoever comes first, kept by whoever has it, free when its term is over.
                "INSERT INTO leases (name, holder, until) VALUES ($1, $2, {now} + $3) \
                 ON CONFLICT (name) DO UPDATE SET holder = $2, until = {now} + $3 \
                 WHERE leases.holder = $2 OR leases.until <= {now}",
                vec![
                    Value::Text(name),
                    Value::Int(key(*holder)),
                    Value::Int(i64::try_from(term.as_millis()).unwrap_or(i64::MAX)),
                ],
                Expect::OneRow,
            ),
            Write::DropLease { name } => {
                plan.step("DELETE FROM leases WHERE name = $1", vec![Value::Text(name)], Expect::Anything);
            }
        }
        plan
    }

    fn step(&mut self, sql: &'static str, values: Vec<Value<'a>>, expect: Expect) {
        self.steps.push(Step { sql, values, expect });
    }

    fn make_token(&mut self, token: &'a Token, most: u32) {
        // Tokens of one account are counted one after the other, also by two processes.
        self.accounts.push(token.account);
        self.step(
            "INSERT INTO tokens (id, hash, account, name, created, last_used) SELECT $1, $2, $3, $4, $5, $6 \
             WHERE (SELECT COUNT(*) FROM tokens WHERE account = $3) < $7",
            vec![
                Value::Int(key(token.id.0)),
                Value::Bytes(&token.hash.0),
                Value::Int(key(token.account.0)),
                Value::Text(&token.name),
                Value::Int(token.created),
                Value::MaybeInt(token.last_used),
                Value::Number(most),
            ],
            Expect::OneRow,
        );
    }

    /// Whether it is decided by its first step that all of it is done or nothing: nothing behind the first line of an append can meet
    /// what may be there once.
    pub(crate) fn is_decided_at_once(&self) -> bool {
        match self.steps.as_slice() {
            [] | [_] => true,
            [first, rest @ ..] => first.sql == APPEND && rest.iter().all(|step| step.expect == Expect::Anything),
        }
    }

    /// Refuses what a database cannot keep.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        let mut texts = self.steps.iter().flat_map(|step| &step.values).filter_map(|value| match value {
            Value::Text(text) | Value::MaybeText(Some(text)) => Some(*text),
            Value::Int(_)
            | Value::Number(_)
            | Value::Real(_)
            | Value::Bool(_)
            | Value::MaybeText(None)
            | Value::MaybeInt(_)
            | Value::MaybeReal(_)
            | Value::Bytes(_) => None,
            Value::Player(PlayerKey::Bot(spec)) => Some(spec.as_str()),
            Value::Player(PlayerKey::Account(_)) => None,
        });
        texts.try_for_each(can_be_kept)
    }
}

/// PostgreSQL keeps no NUL, so nobody does.
pub(crate) fn can_be_kept(text: &str) -> Result<(), StoreError> {
    if text.contains('\0') {
        return Err(StoreError::BadInput("a text with the character NUL".to_owned()));
    }
    Ok(())
}

#[cfg(test)]
mod tests;
