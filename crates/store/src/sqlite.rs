//! The embedded database: one file, write-ahead log, every commit on disk before it is acknowledged.

mod analyses;
mod tokens;

use std::path::Path;

use rusqlite::{Connection, OptionalExtension as _, Row, Transaction, TransactionBehavior, params};
use saturnalia_protocol::{AccountId, TableId};

use crate::migrations::{Dialect, Migrating, Passed, migrate};
use crate::{
    Account, AnalysisRow, Append, Backend, ChatRow, NewChat, Phase, PlayerKey, RatingRow, ResultRow, Room, SecretHash,
    Session, Settlement, StoreError, TableRow, Token, Write, Written,
};

pub(crate) struct Sqlite {
    connection: Connection,
}

/// Ids are drawn from all 64 bits; SQLite's integers have a sign.
fn key(id: u64) -> i64 {
    id.cast_signed()
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

const TABLE: &str = "SELECT id, header, game, phase, public, rated, created FROM tables";

fn table_row(row: &Row<'_>) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: TableId(row.get::<_, i64>(0)?.cast_unsigned()),
        header: row.get(1)?,
        game: row.get(2)?,
        phase: Phase::read(&row.get::<_, String>(3)?)?,
        public: row.get(4)?,
        rated: row.get(5)?,
        created: row.get(6)?,
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
    fn commit(&mut self, writes: &[Write]) -> Result<Vec<Written>, StoreError> {
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let written = writes.iter().map(|write| apply(&transaction, write)).collect::<Result<_, _>>()?;
        transaction.commit()?;
        Ok(written)
    }

    fn table(&mut self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        Ok(self.list(&format!("{TABLE} WHERE id = ?1"), [key(id.0)], table_row)?.pop())
    }

    fn journal(&mut self, id: TableId, from: u32) -> Result<Vec<String>, StoreError> {
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

    fn public_tables(&mut self, phase: Phase, game: Option<&str>, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let sql = format!(
            "{TABLE} WHERE phase = ?1 AND public AND (?2 IS NULL OR game = ?2) ORDER BY created DESC, id LIMIT ?3"
        );
        self.list(&sql, params![phase.word(), game, limit], table_row)
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
        let sql = "SELECT id FROM tables WHERE phase = 'finished' AND rated AND NOT settled ORDER BY created, id";
        self.list(sql, [], |row| Ok(TableId(row.get::<_, i64>(0)?.cast_unsigned())))
    }

    fn account(&mut self, id: AccountId) -> Result<Option<Account>, StoreError> {
        let mut statement = self.connection.prepare_cached(&format!("{ACCOUNT} WHERE id = ?1"))?;
        Ok(statement.query_row([key(id.0)], account_row).optional()?)
    }

    fn account_by_sign_in(&mut self, sign_in: &str) -> Result<Option<Account>, StoreError> {
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

    fn results_with(&mut self, player: &PlayerKey) -> Result<Vec<ResultRow>, StoreError> {
        let sql = "SELECT table_id, seat, game, player, place, points, at FROM results \
                   WHERE table_id IN (SELECT table_id FROM results WHERE player = ?1) ORDER BY at, table_id, seat";
        self.list(sql, [player.word()], |row| {
            Ok(ResultRow {
                table: TableId(row.get::<_, i64>(0)?.cast_unsigned()),
                seat: row.get(1)?,
                game: row.get(2)?,
                player: PlayerKey::read(&row.get::<_, String>(3)?)?,
                place: row.get(4)?,
                points: row.get(5)?,
                at: row.get(6)?,
            })
        })
    }

    fn analysis(&mut self, table: TableId) -> Result<Option<AnalysisRow>, StoreError> {
        let sql = format!("{} WHERE table_id = ?1", analyses::ANALYSIS);
        Ok(self.list(&sql, [key(table.0)], analyses::row)?.pop())
    }

    fn wanted_analyses(&mut self) -> Result<Vec<AnalysisRow>, StoreError> {
        let sql = format!("{} WHERE state = 'wanted' ORDER BY at, table_id", analyses::ANALYSIS);
        self.list(&sql, [], analyses::row)
    }

    fn ping(&mut self) -> Result<(), StoreError> {
        Ok(self.connection.query_row("SELECT 1", [], |_| Ok(()))?)
    }
}

fn apply(transaction: &Transaction<'_>, write: &Write) -> Result<Written, StoreError> {
    let run = |sql: &str, params: &[&dyn rusqlite::ToSql]| -> Result<usize, StoreError> {
        Ok(transaction.prepare_cached(sql)?.execute(params)?)
    };
    match write {
        Write::CreateTable { row, lines, members } => create_table(transaction, row, lines, members),
        Write::Append(append) => apply_append(transaction, append),
        Write::DeleteTable(id) => {
            for (table, column) in [
                ("tables", "id"),
                ("journal", "table_id"),
                ("chat", "table_id"),
                ("members", "table_id"),
                ("results", "table_id"),
                ("analyses", "table_id"),
            ] {
                run(&format!("DELETE FROM {table} WHERE {column} = ?1"), &[&key(id.0)])?;
            }
            Ok(Written::Done)
        }
        Write::Chat(chat) => say(transaction, chat),
        Write::CreateAccount(account) => {
            let done = run(
                "INSERT INTO accounts (id, name, sign_in, password, created) VALUES (?1, ?2, ?3, ?4, ?5) \
                 ON CONFLICT DO NOTHING",
                &[&key(account.id.0), &account.name, &account.sign_in, &account.password, &account.created],
            )?;
            Ok(one(done))
        }
        Write::Rename { account, name, sign_in } => {
            let done = run(
                "UPDATE OR IGNORE accounts SET name = ?2, sign_in = ?3 WHERE id = ?1",
                &[&key(account.0), name, sign_in],
            )?;
            Ok(one(done))
        }
        Write::SetPassword { account, name, sign_in, password } => {
            let done = run(
                "UPDATE OR IGNORE accounts SET name = ?2, sign_in = ?3, password = ?4 WHERE id = ?1",
                &[&key(account.0), name, sign_in, password],
            )?;
            Ok(one(done))
        }
        Write::OpenSession(session) => {
            let done = run(
                "INSERT INTO sessions (hash, account, created, expires) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
                &[&session.hash.0, &key(session.account.0), &session.created, &session.expires],
            )?;
            Ok(one(done))
        }
        Write::CloseSession(hash) => {
            run("DELETE FROM sessions WHERE hash = ?1", &[&hash.0])?;
            Ok(Written::Done)
        }
        Write::CloseSessionsOf(account) => {
            run("DELETE FROM sessions WHERE account = ?1", &[&key(account.0)])?;
            Ok(Written::Done)
        }
        Write::CloseExpiredSessions { now } => {
            run("DELETE FROM sessions WHERE expires <= ?1", &[now])?;
            Ok(Written::Done)
        }
        Write::MakeToken { token, most } => tokens::make(transaction, token, *most),
        Write::DeleteToken { account, id } => {
            let done = run("DELETE FROM tokens WHERE account = ?1 AND id = ?2", &[&key(account.0), &key(id.0)])?;
            Ok(one(done))
        }
        Write::UseToken { id, at } => {
            run("UPDATE tokens SET last_used = ?2 WHERE id = ?1", &[&key(id.0), at])?;
            Ok(Written::Done)
        }
        Write::ForgetGuests { created_before } => {
            run(crate::backend::FORGET_GUESTS, &[created_before])?;
            run(crate::backend::CLOSE_SESSIONS_OF_NOBODY, &[])?;
            run(crate::backend::DELETE_TOKENS_OF_NOBODY, &[])?;
            Ok(Written::Done)
        }
        Write::Settle(settlement) => settle(transaction, settlement),
        Write::KeepAnalysis(row) => analyses::keep(transaction, row),
    }
}

fn one(changed: usize) -> Written {
    if changed == 1 { Written::Done } else { Written::Conflict }
}

fn create_table(
    transaction: &Transaction<'_>,
    row: &TableRow,
    lines: &[String],
    members: &[AccountId],
) -> Result<Written, StoreError> {
    let sql = "INSERT INTO tables (id, header, game, phase, public, rated, settled, created) \
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, FALSE, ?7) ON CONFLICT DO NOTHING";
    let made = transaction.prepare_cached(sql)?.execute(params![
        key(row.id.0),
        row.header,
        row.game,
        row.phase.word(),
        row.public,
        row.rated,
        row.created
    ])?;
    if made == 0 {
        return Ok(Written::Conflict);
    }
    add_lines(transaction, row.id, 0, lines)?;
    add_members(transaction, row.id, members)?;
    Ok(Written::Done)
}

/// Adds lines, unless the first is there already. One thread alone writes, so the others cannot be.
fn add_lines(
    transaction: &Transaction<'_>,
    table: TableId,
    number: u32,
    lines: &[String],
) -> Result<Written, StoreError> {
    let sql = "INSERT INTO journal (table_id, number, line) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
    let mut insert = transaction.prepare_cached(sql)?;
    for (number, line) in (number..).zip(lines) {
        if insert.execute(params![key(table.0), number, line])? == 0 {
            return Ok(Written::Conflict);
        }
    }
    Ok(Written::Done)
}

fn add_members(transaction: &Transaction<'_>, table: TableId, members: &[AccountId]) -> Result<(), StoreError> {
    let mut insert =
        transaction.prepare_cached("INSERT INTO members (account, table_id) VALUES (?1, ?2) ON CONFLICT DO NOTHING")?;
    for member in members {
        insert.execute(params![key(member.0), key(table.0)])?;
    }
    Ok(())
}

fn apply_append(transaction: &Transaction<'_>, append: &Append) -> Result<Written, StoreError> {
    let table = key(append.table.0);
    if add_lines(transaction, append.table, append.number, &append.lines)? == Written::Conflict {
        return Ok(Written::Conflict);
    }
    if let Some(phase) = append.phase {
        transaction
            .prepare_cached("UPDATE tables SET phase = ?2 WHERE id = ?1")?
            .execute(params![table, phase.word()])?;
    }
    add_members(transaction, append.table, &append.joined)?;
    for account in &append.parted {
        transaction
            .prepare_cached("DELETE FROM members WHERE account = ?1 AND table_id = ?2")?
            .execute(params![key(account.0), table])?;
    }
    Ok(Written::Done)
}

fn say(transaction: &Transaction<'_>, chat: &NewChat) -> Result<Written, StoreError> {
    let sql = "INSERT INTO chat (table_id, number, room, account, name, text, at) \
               SELECT ?1, COALESCE(MAX(number), 0) + 1, ?2, ?3, ?4, ?5, ?6 FROM chat WHERE table_id = ?1 RETURNING number";
    let number = transaction.prepare_cached(sql)?.query_row(
        params![key(chat.table.0), chat.room.word(), key(chat.account.0), chat.name, chat.text, chat.at],
        |row| row.get(0),
    )?;
    Ok(Written::Number(number))
}

fn settle(transaction: &Transaction<'_>, settlement: &Settlement) -> Result<Written, StoreError> {
    let table = key(settlement.table.0);
    let settled: Option<bool> =
        transaction.query_row("SELECT settled FROM tables WHERE id = ?1", [table], |row| row.get(0)).optional()?;
    if settled != Some(false) {
        return Ok(Written::Done);
    }
    for change in &settlement.ratings {
        let games: Option<u32> = transaction
            .query_row(
                "SELECT games FROM ratings WHERE game = ?1 AND player = ?2",
                params![change.after.game, change.after.player.word()],
                |row| row.get(0),
            )
            .optional()?;
        if games.unwrap_or(0) != change.before_games {
            return Ok(Written::Conflict);
        }
    }
    for RatingRow { game, player, rating, uncertainty, games } in settlement.ratings.iter().map(|change| &change.after)
    {
        transaction.execute(
            "INSERT INTO ratings (game, player, rating, uncertainty, games) VALUES (?1, ?2, ?3, ?4, ?5) \
             ON CONFLICT (game, player) DO UPDATE SET rating = ?3, uncertainty = ?4, games = ?5",
            params![game, player.word(), rating, uncertainty, games],
        )?;
    }
    for row in &settlement.results {
        transaction.execute(
            "INSERT INTO results (table_id, seat, game, player, place, points, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            params![table, row.seat, row.game, row.player.word(), row.place, row.points, row.at],
        )?;
    }
    transaction.execute("UPDATE tables SET settled = TRUE WHERE id = ?1", [table])?;
    Ok(Written::Done)
}
