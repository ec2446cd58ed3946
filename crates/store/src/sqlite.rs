//! The embedded database: one file, write-ahead log, every commit on disk before it is acknowledged.

mod analyses;
mod tokens;

use std::borrow::Cow;
use std::path::Path;

use rusqlite::{Connection, OptionalExtension as _, Row, Transaction, TransactionBehavior, params};
use saturnalia_protocol::{AccountId, GroupId, TableId};

use crate::migrations::{Dialect, Migrating, Passed, migrate};
use crate::plan::{Expect, Plan, Step, Value, can_be_kept, key};
use crate::{
    Account, AnalysisRow, Backend, Cell, ChatRow, Lease, Phase, PlayerKey, RatingRow, Room, SecretHash, Session,
    StoreError, TableRow, Token, Versions, Write, Written, failpoint,
};

pub(crate) struct Sqlite {
    connection: Connection,
}

impl Sqlite {
    pub(crate) fn open(file: &Path) -> Result<Sqlite, StoreError> {
        let mut connection = Connection::open(file)?;
        connection.busy_timeout(std::time::Duration::from_secs(10))?;
        // The log is copied into the file every 16 MiB: a busy journal touches the same pages again and again before that.
        connection.execute_batch(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536; \
             PRAGMA wal_autocheckpoint = 4096;",
        )?;
        let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        migrate(&mut transaction)?;
        transaction.commit()?;
        connection.set_prepared_statement_cache_capacity(64);
        Ok(Sqlite { connection })
    }

    fn list<T>(
        &self,
        sql: &str,
        params: impl rusqlite::Params,
        read: impl Fn(&Row<'_>) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let mut statement = self.connection.prepare_cached(sql)?;
        let mut rows = statement.query(params)?;
        let mut list = Vec::new();
        while let Some(row) = rows.next()? {
            list.push(read(row)?);
        }
        Ok(list)
    }
}

impl Migrating for Transaction<'_> {
    const DIALECT: Dialect = Dialect { blob: "BLOB", real: "REAL", without_rowid: " WITHOUT ROWID" };

    fn passed(&mut self) -> Result<Option<Vec<Passed>>, StoreError> {
        if !self.table_exists(None, "schema_versions")? {
            return Ok(None);
        }
        let mut statement = self.prepare("SELECT version, breaking, program FROM schema_versions ORDER BY version")?;
        let passed = statement
            .query_map([], |row| Ok(Passed { version: row.get(0)?, breaking: row.get(1)?, program: row.get(2)? }))?;
        Ok(Some(passed.collect::<Result<_, _>>()?))
    }

    fn run(&mut self, sql: &str) -> Result<(), StoreError> {
        Ok(self.execute_batch(sql)?)
    }
}

const TABLE: &str = "SELECT id, header, game, phase, public, rated, created, group_id FROM tables";

fn table_row(row: &Row<'_>) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: TableId(row.get::<_, i64>(0)?.cast_unsigned()),
        header: row.get(1)?,
        game: row.get(2)?,
        phase: Phase::read(&row.get::<_, String>(3)?)?,
        public: row.get(4)?,
        rated: row.get(5)?,
        created: row.get(6)?,
        group: row.get::<_, Option<i64>>(7)?.map(|id| GroupId(id.cast_unsigned())),
    })
}

const ACCOUNT: &str = "SELECT id, name, sign_in, password, created FROM accounts";

fn account_row(row: &Row<'_>) -> rusqlite::Result<Account> {
    Ok(Account {
        id: AccountId(row.get::<_, i64>(0)?.cast_unsigned()),
        name: row.get(1)?,
        sign_in: row.get(2)?,
        password: row.get(3)?,
        created: row.get(4)?,
    })
}

fn rating_row(row: &Row<'_>) -> Result<RatingRow, StoreError> {
    Ok(RatingRow {
        game: row.get(0)?,
        player: PlayerKey::read(&row.get::<_, String>(1)?)?,
        rating: row.get(2)?,
        uncertainty: row.get(3)?,
        games: row.get(4)?,
    })
}

impl Backend for Sqlite {
    fn commit(&mut self, writes: &[Write]) -> Result<Vec<Result<Written, StoreError>>, StoreError> {
        let mut transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let written: Vec<Written> =
            writes.iter().map(|write| carry_out(&mut transaction, write)).collect::<Result<_, _>>()?;
        failpoint::before_commit()?;
        transaction.commit()?;
        failpoint::after_commit()?;
        Ok(written.into_iter().map(Ok).collect())
    }

    fn table(&mut self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        Ok(self.list(&format!("{TABLE} WHERE id = ?1"), [key(id.0)], table_row)?.pop())
    }

    fn journal(&mut self, id: TableId, from: u32) -> Result<Vec<String>, StoreError> {
        failpoint::reload()?;
        let sql = "SELECT line FROM journal WHERE table_id = ?1 AND number >= ?2 ORDER BY number";
        self.list(sql, params![key(id.0), from], |row| Ok(row.get(0)?))
    }

    fn chat(&mut self, id: TableId, after: u32, limit: u32) -> Result<Vec<ChatRow>, StoreError> {
        let sql = "SELECT number, room, account, name, text, at FROM chat WHERE table_id = ?1 AND number > ?2 \
                   ORDER BY number DESC LIMIT ?3";
        let mut list = self.list(sql, params![key(id.0), after, limit], |row| {
            Ok(ChatRow {
                number: row.get(0)?,
                room: Room::read(&row.get::<_, String>(1)?)?,
                account: AccountId(row.get::<_, i64>(2)?.cast_unsigned()),
                name: row.get(3)?,
                text: row.get(4)?,
                at: row.get(5)?,
            })
        })?;
        list.reverse();
        Ok(list)
    }

    fn tables_of(&mut self, account: AccountId, phase: Phase, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let sql = format!(
            "{TABLE} JOIN members ON table_id = id WHERE account = ?1 AND phase = ?2 ORDER BY created DESC, id LIMIT ?3"
        );
        self.list(&sql, params![key(account.0), phase.word(), limit], table_row)
    }

    fn tables(&mut self, phase: Option<Phase>) -> Result<Vec<TableRow>, StoreError> {
        let sql = format!("{TABLE} WHERE ?1 IS NULL OR phase = ?1 ORDER BY created, id");
        self.list(&sql, params![phase.map(Phase::word)], table_row)
    }

    fn unsettled(&mut self) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE phase = 'finished' AND NOT settled ORDER BY created, id";
        self.list(sql, [], |row| Ok(TableId(row.get::<_, i64>(0)?.cast_unsigned())))
    }

    fn account(&mut self, id: AccountId) -> Result<Option<Account>, StoreError> {
        let mut statement = self.connection.prepare_cached(&format!("{ACCOUNT} WHERE id = ?1"))?;
        Ok(statement.query_row([key(id.0)], account_row).optional()?)
    }

    fn account_by_sign_in(&mut self, sign_in: &str) -> Result<Option<Account>, StoreError> {
        can_be_kept(sign_in)?;
        let mut statement = self.connection.prepare_cached(&format!("{ACCOUNT} WHERE sign_in = ?1"))?;
        Ok(statement.query_row([sign_in], account_row).optional()?)
    }

    fn session(&mut self, hash: SecretHash, now: i64) -> Result<Option<Session>, StoreError> {
        let sql = "SELECT account, created, expires FROM sessions WHERE hash = ?1 AND expires > ?2";
        let mut statement = self.connection.prepare_cached(sql)?;
        let found = statement.query_row(params![hash.0, now], |row| {
            let account = AccountId(row.get::<_, i64>(0)?.cast_unsigned());
            Ok(Session { hash, account, created: row.get(1)?, expires: row.get(2)? })
        });
        Ok(found.optional()?)
    }

    fn token(&mut self, hash: SecretHash) -> Result<Option<Token>, StoreError> {
        Ok(self.list(&format!("{} WHERE hash = ?1", tokens::TOKEN), [hash.0], tokens::row)?.pop())
    }

    fn tokens_of(&mut self, account: AccountId) -> Result<Vec<Token>, StoreError> {
        let sql = format!("{} WHERE account = ?1 ORDER BY created, id", tokens::TOKEN);
        self.list(&sql, [key(account.0)], tokens::row)
    }

    fn ratings(&mut self, game: &str, limit: u32) -> Result<Vec<RatingRow>, StoreError> {
        can_be_kept(game)?;
        let sql = "SELECT game, player, rating, uncertainty, games FROM ratings WHERE game = ?1 \
                   ORDER BY rating DESC, player LIMIT ?2";
        self.list(sql, params![game, limit], rating_row)
    }

    fn ratings_of(&mut self, game: &str, players: &[PlayerKey]) -> Result<Vec<RatingRow>, StoreError> {
        let sql = "SELECT game, player, rating, uncertainty, games FROM ratings WHERE game = ?1 AND player = ?2";
        let mut found = Vec::new();
        for player in players {
            found.extend(self.list(sql, params![game, player.word()], rating_row)?);
        }
        Ok(found)
    }

    fn analysis(&mut self, table: TableId) -> Result<Option<AnalysisRow>, StoreError> {
        let sql = format!("{} WHERE table_id = ?1", analyses::ANALYSIS);
        Ok(self.list(&sql, [key(table.0)], analyses::row)?.pop())
    }

    fn wanted_analyses(&mut self) -> Result<Vec<AnalysisRow>, StoreError> {
        let sql = format!("{} WHERE state = 'wanted' ORDER BY at, table_id", analyses::ANALYSIS);
        self.list(&sql, [], analyses::row)
    }

    fn versions(&mut self, tables: &[TableId]) -> Result<Vec<Versions>, StoreError> {
        let sql = "SELECT id, (SELECT COALESCE(MAX(number) + 1, 0) FROM journal WHERE table_id = id), \
                   (SELECT COALESCE(MAX(number), 0) FROM chat WHERE table_id = id) FROM tables WHERE id = ?1";
        let mut found = Vec::with_capacity(tables.len());
        for table in tables {
            found.extend(self.list(sql, [key(table.0)], |row| {
                Ok(Versions { table: *table, version: row.get(1)?, chat: row.get(2)? })
            })?);
        }
        Ok(found)
    }

    fn leases(&mut self) -> Result<Vec<Lease>, StoreError> {
        self.list(&format!("SELECT name, holder, until - {NOW} FROM leases ORDER BY name"), [], |row| {
            Ok(Lease { name: row.get(0)?, holder: row.get::<_, i64>(1)?.cast_unsigned(), left: row.get(2)? })
        })
    }

    fn now(&mut self) -> Result<i64, StoreError> {
        Ok(self.connection.query_row(&format!("SELECT {NOW}"), [], |row| row.get(0))?)
    }

    fn select(&mut self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Vec<Cell>>, StoreError> {
        self.list(sql, rusqlite::params_from_iter(values), |row| {
            (0..row.as_ref().column_count()).map(|column| Ok(cell(row.get_ref(column)?))).collect()
        })
    }

    fn ping(&mut self) -> Result<(), StoreError> {
        Ok(self.connection.query_row("SELECT 1", [], |_| Ok(()))?)
    }
}

/// Carries out a write, or nothing of it.
fn carry_out(transaction: &mut Transaction<'_>, write: &Write) -> Result<Written, StoreError> {
    let plan = Plan::of(write);
    // A way back costs two statements more: only where something could have to be taken back.
    if plan.is_decided_at_once() {
        return run_all(transaction, &plan.steps);
    }
    let attempt = transaction.savepoint()?;
    let written = run_all(&attempt, &plan.steps)?;
    if written != Written::Conflict {
        attempt.commit()?;
    }
    Ok(written)
}

/// Runs one step after the other, until one says that the write conflicts or is done.
fn run_all(connection: &Connection, steps: &[Step<'_>]) -> Result<Written, StoreError> {
    let mut written = Written::Done;
    for step in steps {
        match run(connection, step) {
            Ok(None) => {}
            Ok(Some(Written::Conflict)) => return Ok(Written::Conflict),
            Ok(Some(Written::Done)) => break,
            Ok(Some(number @ Written::Number(_))) => written = number,
            Err(error) if is_taken(&error) => return Ok(Written::Conflict),
            Err(error) => return Err(error.into()),
        }
    }
    Ok(written)
}

/// What a step makes of its write, if that is settled by it.
fn run(connection: &Connection, step: &Step<'_>) -> rusqlite::Result<Option<Written>> {
    let sql = if step.sql.contains("{now}") { Cow::Owned(step.sql.replace("{now}", NOW)) } else { step.sql.into() };
    let mut statement = connection.prepare_cached(&sql)?;
    let values = rusqlite::params_from_iter(&step.values);
    Ok(match step.expect {
        Expect::Anything => {
            statement.execute(values)?;
            None
        }
        Expect::OneRow => (statement.execute(values)? != 1).then_some(Written::Conflict),
        Expect::OneRowOrDone => (statement.execute(values)? != 1).then_some(Written::Done),
        Expect::Number => Some(Written::Number(statement.query_row(values, |row| row.get(0))?)),
    })
}

/// Whether somebody else has what may be there once.
fn is_taken(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(rusqlite::ErrorCode::ConstraintViolation)
}

fn cell(value: rusqlite::types::ValueRef<'_>) -> Cell {
    match value {
        rusqlite::types::ValueRef::Null => Cell::Nothing,
        rusqlite::types::ValueRef::Integer(number) => Cell::Number(number),
        rusqlite::types::ValueRef::Real(number) => Cell::Real(number),
        rusqlite::types::ValueRef::Text(text) | rusqlite::types::ValueRef::Blob(text) => {
            Cell::Text(String::from_utf8_lossy(text).into_owned())
        }
    }
}

/// Milliseconds since 1970.
const NOW: &str = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";

impl rusqlite::ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<rusqlite::types::ToSqlOutput<'_>> {
        match self {
            Value::Int(number) => number.to_sql(),
            Value::Number(number) => number.to_sql(),
            Value::Real(number) => number.to_sql(),
            Value::Bool(truth) => truth.to_sql(),
            Value::Text(text) => text.to_sql(),
            Value::MaybeText(text) => text.to_sql(),
            Value::MaybeInt(number) => number.to_sql(),
            Value::MaybeReal(number) => number.to_sql(),
            Value::Bytes(bytes) => bytes.to_sql(),
            Value::Player(player) => Ok(player.word().into()),
        }
    }
}
