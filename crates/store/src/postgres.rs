//! A PostgreSQL server, which several server processes may share.

mod analyses;
mod tokens;

use std::time::Duration;

use ::postgres::config::SslMode;
use ::postgres::fallible_iterator::FallibleIterator as _;
use ::postgres::types::ToSql;
use ::postgres::{Client, Config, NoTls, Row, Transaction};
use saturnalia_protocol::{AccountId, TableId};
use tokio::sync::mpsc::UnboundedSender;

use crate::migrations::{Dialect, Migrating, Passed, migrate};
use crate::{
    Account, AnalysisRow, Append, Backend, ChatRow, NewChat, News, Phase, PlayerKey, RatingRow, ResultRow, Room,
    SecretHash, Session, Settlement, StoreError, TableRow, Token, Write, Written,
};

/// Processes that share a database tell each other on this channel which table they have changed.
const CHANNEL: &str = "saturnalia";
/// Keeps two processes from making the tables at the same time.
const SCHEMA_LOCK: i64 = 0x5341_5455_524e;

pub(crate) struct Postgres {
    url: String,
    /// Dropped when the connection breaks, made anew by the next request.
    client: Option<Client>,
    process: i32,
}

fn key(id: u64) -> i64 {
    id.cast_signed()
}

/// Connects without encryption: whoever asks for it is refused rather than left in the belief that they have it.
fn connect(url: &str) -> Result<Client, StoreError> {
    let config: Config = url.parse()?;
    if config.get_ssl_mode() == SslMode::Require {
        return Err(StoreError::NoTls);
    }
    Ok(config.connect(NoTls)?)
}

impl Postgres {
    pub(crate) fn open(url: &str) -> Result<Postgres, StoreError> {
        let mut client = connect(url)?;
        let mut transaction = client.transaction()?;
        transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&SCHEMA_LOCK])?;
        migrate(&mut transaction)?;
        transaction.commit()?;
        let process = client.query_one("SELECT pg_backend_pid()", &[])?.get(0);
        Ok(Postgres { url: url.to_owned(), client: Some(client), process })
    }

    /// Names this process in the news it sends.
    pub(crate) fn process(&self) -> i32 {
        self.process
    }

    /// Passes on what other processes change, on a thread of its own, until nobody listens.
    pub(crate) fn listen(url: String, own: i32, news: UnboundedSender<News>) {
        std::thread::spawn(move || {
            while !news.is_closed() {
                if let Err(error) = listen_once(&url, own, &news) {
                    tracing::warn!(%error, "what other processes write cannot be heard of");
                }
                // What was said while the connection was down is lost: everything may have changed.
                let _ = news.send(News { table: None });
                std::thread::sleep(Duration::from_secs(1));
            }
        });
    }

    fn with<T>(&mut self, run: impl FnOnce(&mut Client) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let client = match &mut self.client {
            Some(client) if !client.is_closed() => client,
            broken => broken.insert(connect(&self.url)?),
        };
        let done = run(client);
        if done.is_err() && client.is_closed() {
            self.client = None;
        }
        done
    }

    fn list<T>(
        &mut self,
        sql: &str,
        params: &[&(dyn ToSql + Sync)],
        read: impl Fn(&Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        self.with(|client| client.query(sql, params)?.iter().map(read).collect())
    }
}

fn listen_once(url: &str, own: i32, news: &UnboundedSender<News>) -> Result<(), StoreError> {
    let mut client = connect(url)?;
    client.batch_execute(&format!("LISTEN {CHANNEL}"))?;
    loop {
        let mut notifications = client.notifications();
        let mut waiting = notifications.timeout_iter(Duration::from_secs(5));
        while let Some(said) = waiting.next()? {
            let Some((process, table)) = said.payload().split_once(' ') else { continue };
            let Ok(table) = table.parse() else { continue };
            if process != own.to_string() && news.send(News { table: Some(table) }).is_err() {
                return Ok(());
            }
        }
        if news.is_closed() {
            return Ok(());
        }
        drop(waiting);
        drop(notifications);
        client.execute("SELECT 1", &[])?;
    }
}

impl Migrating for Transaction<'_> {
    const DIALECT: Dialect = Dialect { blob: "BYTEA", real: "DOUBLE PRECISION", without_rowid: "" };

    fn passed(&mut self) -> Result<Option<Vec<Passed>>, StoreError> {
        if !self.query_one("SELECT to_regclass('schema_versions') IS NOT NULL", &[])?.get::<_, bool>(0) {
            return Ok(None);
        }
        let rows = self.query("SELECT version, breaking, program FROM schema_versions ORDER BY version", &[])?;
        let passed = |row: &Row| Passed {
            version: row.get::<_, i32>(0).cast_unsigned(),
            breaking: row.get(1),
            program: row.get(2),
        };
        Ok(Some(rows.iter().map(passed).collect()))
    }

    fn run(&mut self, sql: &str) -> Result<(), StoreError> {
        Ok(self.batch_execute(sql)?)
    }
}

const TABLE: &str = "SELECT id, header, game, phase, public, rated, created FROM tables";

fn table_row(row: &Row) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: TableId(row.get::<_, i64>(0).cast_unsigned()),
        header: row.get(1),
        game: row.get(2),
        phase: Phase::read(row.get(3))?,
        public: row.get(4),
        rated: row.get(5),
        created: row.get(6),
    })
}

const ACCOUNT: &str = "SELECT id, name, sign_in, password, created FROM accounts";

fn account_row(row: &Row) -> Result<Account, StoreError> {
    Ok(Account {
        id: AccountId(row.get::<_, i64>(0).cast_unsigned()),
        name: row.get(1),
        sign_in: row.get(2),
        password: row.get(3),
        created: row.get(4),
    })
}

fn rating_row(row: &Row) -> Result<RatingRow, StoreError> {
    Ok(RatingRow {
        game: row.get(0),
        player: PlayerKey::read(row.get(1))?,
        rating: row.get(2),
        uncertainty: row.get(3),
        games: row.get::<_, i32>(4).cast_unsigned(),
    })
}

/// What fits into a line of a table of the database.
fn number(value: u32) -> i32 {
    value.cast_signed()
}

impl Backend for Postgres {
    fn commit(&mut self, writes: &[Write]) -> Result<Vec<Written>, StoreError> {
        let process = self.process;
        self.with(|client| {
            let mut transaction = client.transaction()?;
            let mut written = vec![Written::Conflict; writes.len()];
            append_single_lines(&mut transaction, writes, &mut written)?;
            for (write, written) in writes.iter().zip(&mut written) {
                if single_line(write).is_none() {
                    *written = apply(&mut transaction, write)?;
                }
            }
            let changed: Vec<String> = writes
                .iter()
                .zip(&written)
                .filter(|(_, written)| **written != Written::Conflict)
                .filter_map(|(write, _)| match write {
                    Write::Append(append) => Some(append.table),
                    Write::Chat(chat) => Some(chat.table),
                    Write::DeleteTable(table) => Some(*table),
                    Write::CreateTable { .. }
                    | Write::CreateAccount(_)
                    | Write::Rename { .. }
                    | Write::SetPassword { .. }
                    | Write::OpenSession(_)
                    | Write::CloseSession(_)
                    | Write::CloseSessionsOf(_)
                    | Write::CloseExpiredSessions { .. }
                    | Write::MakeToken { .. }
                    | Write::DeleteToken { .. }
                    | Write::UseToken { .. }
                    | Write::ForgetGuests { .. }
                    | Write::Settle(_)
                    | Write::KeepAnalysis(_) => None,
                })
                .map(|table| format!("{process} {table}"))
                .collect();
            if !changed.is_empty() {
                transaction.execute(
                    &format!("SELECT pg_notify('{CHANNEL}', said) FROM unnest($1::text[]) said"),
                    &[&changed],
                )?;
            }
            transaction.commit()?;
            Ok(written)
        })
    }

    fn table(&mut self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        Ok(self.list(&format!("{TABLE} WHERE id = $1"), &[&key(id.0)], table_row)?.pop())
    }

    fn journal(&mut self, id: TableId, from: u32) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT line FROM journal WHERE table_id = $1 AND number >= $2 ORDER BY number";
        self.list(sql, &[&key(id.0), &number(from)], |row| Ok(row.get(0)))
    }

    fn chat(&mut self, id: TableId, after: u32, limit: u32) -> Result<Vec<ChatRow>, StoreError> {
        let sql = "SELECT number, room, account, name, text, at FROM chat WHERE table_id = $1 AND number > $2 \
                   ORDER BY number DESC LIMIT $3";
        let mut list = self.list(sql, &[&key(id.0), &number(after), &i64::from(limit)], |row| {
            Ok(ChatRow {
                number: row.get::<_, i32>(0).cast_unsigned(),
                room: Room::read(row.get(1))?,
                account: AccountId(row.get::<_, i64>(2).cast_unsigned()),
                name: row.get(3),
                text: row.get(4),
                at: row.get(5),
            })
        })?;
        list.reverse();
        Ok(list)
    }

    fn public_tables(&mut self, phase: Phase, game: Option<&str>, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let sql = format!(
            "{TABLE} WHERE phase = $1 AND public AND ($2::text IS NULL OR game = $2) ORDER BY created DESC, id LIMIT $3"
        );
        self.list(&sql, &[&phase.word(), &game, &i64::from(limit)], table_row)
    }

    fn tables_of(&mut self, account: AccountId, phase: Phase, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let sql = format!(
            "{TABLE} JOIN members ON table_id = id WHERE account = $1 AND phase = $2 ORDER BY created DESC, id LIMIT $3"
        );
        self.list(&sql, &[&key(account.0), &phase.word(), &i64::from(limit)], table_row)
    }

    fn tables(&mut self, phase: Option<Phase>) -> Result<Vec<TableRow>, StoreError> {
        let sql = format!("{TABLE} WHERE $1::text IS NULL OR phase = $1 ORDER BY created, id");
        self.list(&sql, &[&phase.map(Phase::word)], table_row)
    }

    fn unsettled(&mut self) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE phase = 'finished' AND rated AND NOT settled ORDER BY created, id";
        self.list(sql, &[], |row| Ok(TableId(row.get::<_, i64>(0).cast_unsigned())))
    }

    fn account(&mut self, id: AccountId) -> Result<Option<Account>, StoreError> {
        Ok(self.list(&format!("{ACCOUNT} WHERE id = $1"), &[&key(id.0)], account_row)?.pop())
    }

    fn account_by_sign_in(&mut self, sign_in: &str) -> Result<Option<Account>, StoreError> {
        Ok(self.list(&format!("{ACCOUNT} WHERE sign_in = $1"), &[&sign_in], account_row)?.pop())
    }

    fn session(&mut self, hash: SecretHash, now: i64) -> Result<Option<Session>, StoreError> {
        let sql = "SELECT account, created, expires FROM sessions WHERE hash = $1 AND expires > $2";
        let found = self.list(sql, &[&hash.0.as_slice(), &now], |row| {
            let account = AccountId(row.get::<_, i64>(0).cast_unsigned());
            Ok(Session { hash, account, created: row.get(1), expires: row.get(2) })
        })?;
        Ok(found.into_iter().next())
    }

    fn token(&mut self, hash: SecretHash) -> Result<Option<Token>, StoreError> {
        let sql = format!("{} WHERE hash = $1", tokens::TOKEN);
        Ok(self.list(&sql, &[&hash.0.as_slice()], tokens::row)?.pop())
    }

    fn tokens_of(&mut self, account: AccountId) -> Result<Vec<Token>, StoreError> {
        let sql = format!("{} WHERE account = $1 ORDER BY created, id", tokens::TOKEN);
        self.list(&sql, &[&key(account.0)], tokens::row)
    }

    fn ratings(&mut self, game: &str, limit: u32) -> Result<Vec<RatingRow>, StoreError> {
        let sql = "SELECT game, player, rating, uncertainty, games FROM ratings WHERE game = $1 \
                   ORDER BY rating DESC, player LIMIT $2";
        self.list(sql, &[&game, &i64::from(limit)], rating_row)
    }

    fn ratings_of(&mut self, game: &str, players: &[PlayerKey]) -> Result<Vec<RatingRow>, StoreError> {
        let players: Vec<String> = players.iter().map(PlayerKey::word).collect();
        let sql = "SELECT game, player, rating, uncertainty, games FROM ratings WHERE game = $1 AND player = ANY($2)";
        self.list(sql, &[&game, &players], rating_row)
    }

    fn results_with(&mut self, player: &PlayerKey) -> Result<Vec<ResultRow>, StoreError> {
        let sql = "SELECT table_id, seat, game, player, place, points, at FROM results \
                   WHERE table_id IN (SELECT table_id FROM results WHERE player = $1) ORDER BY at, table_id, seat";
        self.list(sql, &[&player.word()], |row| {
            let small = |column: usize| row.get::<_, i32>(column);
            Ok(ResultRow {
                table: TableId(row.get::<_, i64>(0).cast_unsigned()),
                seat: small(1) as u8,
                game: row.get(2),
                player: PlayerKey::read(row.get(3))?,
                place: small(4) as u8,
                points: small(5) as i16,
                at: row.get(6),
            })
        })
    }

    fn analysis(&mut self, table: TableId) -> Result<Option<AnalysisRow>, StoreError> {
        let sql = format!("{} WHERE table_id = $1", analyses::ANALYSIS);
        Ok(self.list(&sql, &[&key(table.0)], analyses::row)?.pop())
    }

    fn wanted_analyses(&mut self) -> Result<Vec<AnalysisRow>, StoreError> {
        let sql = format!("{} WHERE state = 'wanted' ORDER BY at, table_id", analyses::ANALYSIS);
        self.list(&sql, &[], analyses::row)
    }

    fn ping(&mut self) -> Result<(), StoreError> {
        self.with(|client| {
            client.execute("SELECT 1", &[])?;
            Ok(())
        })
    }
}

/// The plain case: one answer, nothing else about the table changes.
fn single_line(write: &Write) -> Option<&Append> {
    let Write::Append(append) = write else { return None };
    let Append { lines, phase, joined, parted, .. } = append;
    (lines.len() == 1 && phase.is_none() && joined.is_empty() && parted.is_empty()).then_some(append)
}

/// All plain appends of a batch in one statement.
fn append_single_lines(
    transaction: &mut Transaction<'_>,
    writes: &[Write],
    written: &mut [Written],
) -> Result<(), StoreError> {
    let mut plain: Vec<(usize, &Append)> =
        writes.iter().enumerate().filter_map(|(index, write)| Some((index, single_line(write)?))).collect();
    if plain.is_empty() {
        return Ok(());
    }
    // Two processes that insert in the same order cannot block each other in a circle.
    plain.sort_by_key(|(_, append)| (append.table, append.number));
    let tables: Vec<i64> = plain.iter().map(|(_, append)| key(append.table.0)).collect();
    let numbers: Vec<i32> = plain.iter().map(|(_, append)| number(append.number)).collect();
    let lines: Vec<&str> = plain.iter().map(|(_, append)| append.lines[0].as_str()).collect();
    let rows = transaction.query(
        "INSERT INTO journal (table_id, number, line) SELECT * FROM unnest($1::bigint[], $2::integer[], $3::text[]) \
         ON CONFLICT DO NOTHING RETURNING table_id, number",
        &[&tables, &numbers, &lines],
    )?;
    let kept: std::collections::HashSet<(i64, i32)> = rows.iter().map(|row| (row.get(0), row.get(1))).collect();
    for (index, append) in plain {
        // A second append of the same line within one batch finds the first one's row: only one of them was kept.
        let first = writes[..index]
            .iter()
            .filter_map(single_line)
            .all(|earlier| (earlier.table, earlier.number) != (append.table, append.number));
        if first && kept.contains(&(key(append.table.0), number(append.number))) {
            written[index] = Written::Done;
        }
    }
    Ok(())
}

/// Carries out a write, or nothing of it.
fn apply(transaction: &mut Transaction<'_>, write: &Write) -> Result<Written, StoreError> {
    let mut attempt = transaction.transaction()?;
    match apply_in(&mut attempt, write) {
        Ok(Written::Conflict) => {
            attempt.rollback()?;
            Ok(Written::Conflict)
        }
        Ok(written) => {
            attempt.commit()?;
            Ok(written)
        }
        Err(error) if error.code() == Some(&::postgres::error::SqlState::UNIQUE_VIOLATION) => {
            attempt.rollback()?;
            Ok(Written::Conflict)
        }
        Err(error) => Err(error.into()),
    }
}

fn apply_in(transaction: &mut Transaction<'_>, write: &Write) -> Result<Written, ::postgres::Error> {
    match write {
        Write::CreateTable { row, lines, members } => {
            transaction.execute(
                "INSERT INTO tables (id, header, game, phase, public, rated, settled, created) \
                 VALUES ($1, $2, $3, $4, $5, $6, FALSE, $7)",
                &[&key(row.id.0), &row.header, &row.game, &row.phase.word(), &row.public, &row.rated, &row.created],
            )?;
            add_lines(transaction, row.id, 0, lines)?;
            add_members(transaction, row.id, members)?;
        }
        Write::Append(append) => return apply_append(transaction, append),
        Write::DeleteTable(id) => {
            for (table, column) in [
                ("tables", "id"),
                ("journal", "table_id"),
                ("chat", "table_id"),
                ("members", "table_id"),
                ("results", "table_id"),
                ("analyses", "table_id"),
            ] {
                transaction.execute(&format!("DELETE FROM {table} WHERE {column} = $1"), &[&key(id.0)])?;
            }
        }
        Write::Chat(chat) => return say(transaction, chat),
        Write::CreateAccount(account) => {
            transaction.execute(
                "INSERT INTO accounts (id, name, sign_in, password, created) VALUES ($1, $2, $3, $4, $5)",
                &[&key(account.id.0), &account.name, &account.sign_in, &account.password, &account.created],
            )?;
        }
        Write::Rename { account, name, sign_in } => {
            let sql = "UPDATE accounts SET name = $2, sign_in = $3 WHERE id = $1";
            return Ok(one(transaction.execute(sql, &[&key(account.0), name, sign_in])?));
        }
        Write::SetPassword { account, name, sign_in, password } => {
            let sql = "UPDATE accounts SET name = $2, sign_in = $3, password = $4 WHERE id = $1";
            return Ok(one(transaction.execute(sql, &[&key(account.0), name, sign_in, password])?));
        }
        Write::OpenSession(session) => {
            transaction.execute(
                "INSERT INTO sessions (hash, account, created, expires) VALUES ($1, $2, $3, $4)",
                &[&session.hash.0.as_slice(), &key(session.account.0), &session.created, &session.expires],
            )?;
        }
        Write::CloseSession(hash) => {
            transaction.execute("DELETE FROM sessions WHERE hash = $1", &[&hash.0.as_slice()])?;
        }
        Write::CloseSessionsOf(account) => {
            transaction.execute("DELETE FROM sessions WHERE account = $1", &[&key(account.0)])?;
        }
        Write::CloseExpiredSessions { now } => {
            transaction.execute("DELETE FROM sessions WHERE expires <= $1", &[now])?;
        }
        Write::MakeToken { token, most } => return tokens::make(transaction, token, *most),
        Write::DeleteToken { account, id } => {
            let sql = "DELETE FROM tokens WHERE account = $1 AND id = $2";
            return Ok(one(transaction.execute(sql, &[&key(account.0), &key(id.0)])?));
        }
        Write::UseToken { id, at } => {
            transaction.execute("UPDATE tokens SET last_used = $2 WHERE id = $1", &[&key(id.0), at])?;
        }
        Write::ForgetGuests { created_before } => {
            transaction.execute(crate::backend::FORGET_GUESTS, &[created_before])?;
            transaction.execute(crate::backend::CLOSE_SESSIONS_OF_NOBODY, &[])?;
            transaction.execute(crate::backend::DELETE_TOKENS_OF_NOBODY, &[])?;
        }
        Write::Settle(settlement) => return settle(transaction, settlement),
        Write::KeepAnalysis(row) => return analyses::keep(transaction, row),
    }
    Ok(Written::Done)
}

fn one(changed: u64) -> Written {
    if changed == 1 { Written::Done } else { Written::Conflict }
}

/// The number of lines that were not there yet.
fn add_lines(
    transaction: &mut Transaction<'_>,
    table: TableId,
    first: u32,
    lines: &[String],
) -> Result<u64, ::postgres::Error> {
    let numbers: Vec<i32> = (first..).take(lines.len()).map(number).collect();
    transaction.execute(
        "INSERT INTO journal (table_id, number, line) SELECT $1::bigint, * FROM unnest($2::integer[], $3::text[]) \
         ON CONFLICT DO NOTHING",
        &[&key(table.0), &numbers, &lines],
    )
}

fn add_members(
    transaction: &mut Transaction<'_>,
    table: TableId,
    members: &[AccountId],
) -> Result<(), ::postgres::Error> {
    let accounts: Vec<i64> = members.iter().map(|member| key(member.0)).collect();
    transaction.execute(
        "INSERT INTO members (account, table_id) SELECT DISTINCT account, $1::bigint FROM unnest($2::bigint[]) account \
         ON CONFLICT DO NOTHING",
        &[&key(table.0), &accounts],
    )?;
    Ok(())
}

fn apply_append(transaction: &mut Transaction<'_>, append: &Append) -> Result<Written, ::postgres::Error> {
    let table = key(append.table.0);
    if add_lines(transaction, append.table, append.number, &append.lines)? != append.lines.len() as u64 {
        return Ok(Written::Conflict);
    }
    if let Some(phase) = append.phase {
        transaction.execute("UPDATE tables SET phase = $2 WHERE id = $1", &[&table, &phase.word()])?;
    }
    if !append.joined.is_empty() {
        add_members(transaction, append.table, &append.joined)?;
    }
    for account in &append.parted {
        transaction.execute("DELETE FROM members WHERE account = $1 AND table_id = $2", &[&key(account.0), &table])?;
    }
    Ok(Written::Done)
}

fn say(transaction: &mut Transaction<'_>, chat: &NewChat) -> Result<Written, ::postgres::Error> {
    // Lines of one table are numbered one after the other, also by two processes.
    transaction.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", &[&key(chat.table.0)])?;
    let sql = "INSERT INTO chat (table_id, number, room, account, name, text, at) \
               SELECT $1::bigint, COALESCE(MAX(number), 0) + 1, $2::text, $3::bigint, $4::text, $5::text, $6::bigint FROM chat WHERE table_id = $1 RETURNING number";
    let row = transaction.query_one(
        sql,
        &[&key(chat.table.0), &chat.room.word(), &key(chat.account.0), &chat.name, &chat.text, &chat.at],
    )?;
    Ok(Written::Number(row.get::<_, i32>(0).cast_unsigned()))
}

fn settle(transaction: &mut Transaction<'_>, settlement: &Settlement) -> Result<Written, ::postgres::Error> {
    let table = key(settlement.table.0);
    let settled = transaction.query_opt("SELECT settled FROM tables WHERE id = $1 FOR UPDATE", &[&table])?;
    if settled.map(|row| row.get(0)) != Some(false) {
        return Ok(Written::Done);
    }
    // Ratings change one settlement at a time, so that none is lost between reading and writing.
    transaction.batch_execute("LOCK TABLE ratings IN SHARE ROW EXCLUSIVE MODE")?;
    for change in &settlement.ratings {
        let found = transaction.query_opt(
            "SELECT games FROM ratings WHERE game = $1 AND player = $2",
            &[&change.after.game, &change.after.player.word()],
        )?;
        if found.map_or(0, |row| row.get::<_, i32>(0)) != number(change.before_games) {
            return Ok(Written::Conflict);
        }
    }
    for RatingRow { game, player, rating, uncertainty, games } in settlement.ratings.iter().map(|change| &change.after)
    {
        transaction.execute(
            "INSERT INTO ratings (game, player, rating, uncertainty, games) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (game, player) DO UPDATE SET rating = $3, uncertainty = $4, games = $5",
            &[game, &player.word(), rating, uncertainty, &number(*games)],
        )?;
    }
    for row in &settlement.results {
        transaction.execute(
            "INSERT INTO results (table_id, seat, game, player, place, points, at) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            &[
                &table,
                &i32::from(row.seat),
                &row.game,
                &row.player.word(),
                &i32::from(row.place),
                &i32::from(row.points),
                &row.at,
            ],
        )?;
    }
    transaction.execute("UPDATE tables SET settled = TRUE WHERE id = $1", &[&table])?;
    Ok(Written::Done)
}
