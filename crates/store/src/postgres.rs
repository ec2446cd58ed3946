//! A PostgreSQL server, which several server processes may share.
//!
//! Every request is one statement without a name, so that it does not matter which connection of a pooler it goes through, and
//! has a deadline.

mod address;
mod analyses;
mod commit;
mod connection;
mod listen;
mod tls;
mod tokens;

use std::sync::Arc;
use std::time::Duration;

use saturnalia_protocol::{AccountId, GroupId, TableId};
use tokio::sync::mpsc::UnboundedSender;
use tokio_postgres::Row;
use tokio_postgres::types::{ToSql, Type};

use self::address::Address;
use self::commit::Committer;
use self::connection::Connection;
use crate::migrations::{Dialect, Migrating, Passed, migrate};
use crate::plan::{can_be_kept, key};
use crate::store::Pulse;
use crate::{
    Account, AnalysisRow, Backend, Cell, ChatRow, Lease, News, NewsBy, Phase, PlayerKey, RatingRow, Room, SecretHash,
    Session, StoreError, TableRow, Token, Value, Versions, Write, Written, failpoint,
};

/// Keeps two processes from making the tables at the same time.
const SCHEMA_LOCK: i64 = 0x5341_5455_524e;
/// How long somebody waits for what is read.
const READING: Duration = Duration::from_secs(11);
/// The same for migrations, which may go through everything there is.
const MIGRATING: Duration = Duration::from_secs(3600);

type Param<'a> = (&'a (dyn ToSql + Sync), Type);

pub(crate) struct Postgres {
    connection: Connection,
    committer: Committer,
}

impl Postgres {
    /// Connects, and makes the tables or brings them up to date.
    pub(crate) fn open(url: &str, news: NewsBy) -> Result<Postgres, StoreError> {
        let mut opened = Postgres::connect(url, news)?;
        let mut migration = Migration(&mut opened.connection);
        migration.begin()?;
        migrate(&mut migration)?;
        migration.make_function()?;
        migration.run("COMMIT")?;
        Ok(opened)
    }

    /// One more connection to a database whose tables are up to date.
    pub(crate) fn connect(url: &str, news: NewsBy) -> Result<Postgres, StoreError> {
        let connection = Connection::new(Address::parse(url, news)?)?;
        Ok(Postgres { connection, committer: Committer::new(news == NewsBy::Listening) })
    }

    /// Passes on what other processes change, until nobody listens.
    pub(crate) fn listen(url: &str, news: UnboundedSender<News>, pulse: Arc<Pulse>) -> Result<(), StoreError> {
        listen::listen(Address::parse(url, NewsBy::Listening)?, news, pulse)
    }

    fn list<T>(
        &mut self,
        sql: &str,
        params: &[Param<'_>],
        read: impl Fn(&Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let rows = self.connection.read(READING, async |client| client.query_typed(sql, params).await)?;
        rows.iter().map(read).collect()
    }
}

/// A transaction in which tables are made or changed.
struct Migration<'a>(&'a mut Connection);

impl Migration<'_> {
    fn begin(&mut self) -> Result<(), StoreError> {
        let sql = format!(
            "BEGIN; SET LOCAL lock_timeout = '10min'; SET LOCAL statement_timeout = 0; \
             SELECT pg_advisory_xact_lock({SCHEMA_LOCK})"
        );
        Ok(self.0.ask(MIGRATING, async |client| client.batch_execute(&sql).await)?)
    }

    /// The function with which this program commits.
    fn make_function(&mut self) -> Result<(), StoreError> {
        let sql = format!("SELECT to_regproc('{}') IS NULL", commit::function_name());
        let rows = self.ask(&sql)?;
        if rows.first().is_some_and(|row| row.get(0)) {
            self.run(&commit::function())?;
        }
        Ok(())
    }

    fn ask(&mut self, sql: &str) -> Result<Vec<Row>, StoreError> {
        Ok(self.0.ask_on(MIGRATING, async |client| client.query_typed(sql, &[]).await)?)
    }
}

impl Migrating for Migration<'_> {
    const DIALECT: Dialect = Dialect { blob: "BYTEA", real: "DOUBLE PRECISION", without_rowid: "" };

    fn passed(&mut self) -> Result<Option<Vec<Passed>>, StoreError> {
        let there = self.ask("SELECT to_regclass('schema_versions') IS NOT NULL")?;
        if !there.first().is_some_and(|row| row.get(0)) {
            return Ok(None);
        }
        let rows = self.ask("SELECT version, breaking, program FROM schema_versions ORDER BY version")?;
        let passed = |row: &Row| Passed {
            version: row.get::<_, i32>(0).cast_unsigned(),
            breaking: row.get(1),
            program: row.get(2),
        };
        Ok(Some(rows.iter().map(passed).collect()))
    }

    fn run(&mut self, sql: &str) -> Result<(), StoreError> {
        Ok(self.0.ask_on(MIGRATING, async |client| client.batch_execute(sql).await)?)
    }
}

const TABLE: &str = "SELECT id, header, game, phase, public, rated, created, group_id FROM tables";

fn table_row(row: &Row) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: TableId(row.get::<_, i64>(0).cast_unsigned()),
        header: row.get(1),
        game: row.get(2),
        phase: Phase::read(row.get(3))?,
        public: row.get(4),
        rated: row.get(5),
        created: row.get(6),
        group: row.get::<_, Option<i64>>(7).map(|id| GroupId(id.cast_unsigned())),
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
    fn commit(&mut self, writes: &[Write]) -> Result<Vec<Result<Written, StoreError>>, StoreError> {
        self.committer.commit(&mut self.connection, writes)
    }

    fn table(&mut self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        Ok(self.list(&format!("{TABLE} WHERE id = $1"), &[(&key(id.0), Type::INT8)], table_row)?.pop())
    }

    fn journal(&mut self, id: TableId, from: u32) -> Result<Vec<String>, StoreError> {
        failpoint::reload()?;
        let sql = "SELECT line FROM journal WHERE table_id = $1 AND number >= $2 ORDER BY number";
        self.list(sql, &[(&key(id.0), Type::INT8), (&number(from), Type::INT4)], |row| Ok(row.get(0)))
    }

    fn chat(&mut self, id: TableId, after: u32, limit: u32) -> Result<Vec<ChatRow>, StoreError> {
        let sql = "SELECT number, room, account, name, text, at FROM chat WHERE table_id = $1 AND number > $2 \
                   ORDER BY number DESC LIMIT $3";
        let params: [Param<'_>; 3] =
            [(&key(id.0), Type::INT8), (&number(after), Type::INT4), (&i64::from(limit), Type::INT8)];
        let mut list = self.list(sql, &params, |row| {
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

    fn tables_of(&mut self, account: AccountId, phase: Phase, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let sql = format!(
            "{TABLE} JOIN members ON table_id = id WHERE account = $1 AND phase = $2 ORDER BY created DESC, id LIMIT $3"
        );
        let params: [Param<'_>; 3] =
            [(&key(account.0), Type::INT8), (&phase.word(), Type::TEXT), (&i64::from(limit), Type::INT8)];
        self.list(&sql, &params, table_row)
    }

    fn tables(&mut self, phase: Option<Phase>) -> Result<Vec<TableRow>, StoreError> {
        let sql = format!("{TABLE} WHERE $1::text IS NULL OR phase = $1 ORDER BY created, id");
        self.list(&sql, &[(&phase.map(Phase::word), Type::TEXT)], table_row)
    }

    fn unsettled(&mut self) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE phase = 'finished' AND NOT settled ORDER BY created, id";
        self.list(sql, &[], |row| Ok(TableId(row.get::<_, i64>(0).cast_unsigned())))
    }

    fn account(&mut self, id: AccountId) -> Result<Option<Account>, StoreError> {
        Ok(self.list(&format!("{ACCOUNT} WHERE id = $1"), &[(&key(id.0), Type::INT8)], account_row)?.pop())
    }

    fn account_by_sign_in(&mut self, sign_in: &str) -> Result<Option<Account>, StoreError> {
        can_be_kept(sign_in)?;
        Ok(self.list(&format!("{ACCOUNT} WHERE sign_in = $1"), &[(&sign_in, Type::TEXT)], account_row)?.pop())
    }

    fn session(&mut self, hash: SecretHash, now: i64) -> Result<Option<Session>, StoreError> {
        let sql = "SELECT account, created, expires FROM sessions WHERE hash = $1 AND expires > $2";
        let found = self.list(sql, &[(&hash.0.as_slice(), Type::BYTEA), (&now, Type::INT8)], |row| {
            let account = AccountId(row.get::<_, i64>(0).cast_unsigned());
            Ok(Session { hash, account, created: row.get(1), expires: row.get(2) })
        });
        Ok(found?.pop())
    }

    fn token(&mut self, hash: SecretHash) -> Result<Option<Token>, StoreError> {
        let sql = format!("{} WHERE hash = $1", tokens::TOKEN);
        Ok(self.list(&sql, &[(&hash.0.as_slice(), Type::BYTEA)], tokens::row)?.pop())
    }

    fn tokens_of(&mut self, account: AccountId) -> Result<Vec<Token>, StoreError> {
        let sql = format!("{} WHERE account = $1 ORDER BY created, id", tokens::TOKEN);
        self.list(&sql, &[(&key(account.0), Type::INT8)], tokens::row)
    }

    fn ratings(&mut self, game: &str, limit: u32) -> Result<Vec<RatingRow>, StoreError> {
        can_be_kept(game)?;
        let sql = "SELECT game, player, rating, uncertainty, games FROM ratings WHERE game = $1 \
                   ORDER BY rating DESC, player LIMIT $2";
        self.list(sql, &[(&game, Type::TEXT), (&i64::from(limit), Type::INT8)], rating_row)
    }

    fn ratings_of(&mut self, game: &str, players: &[PlayerKey]) -> Result<Vec<RatingRow>, StoreError> {
        let players: Vec<String> = players.iter().map(PlayerKey::word).collect();
        let sql = "SELECT game, player, rating, uncertainty, games FROM ratings WHERE game = $1 AND player = ANY($2)";
        self.list(sql, &[(&game, Type::TEXT), (&players, Type::TEXT_ARRAY)], rating_row)
    }

    fn analysis(&mut self, table: TableId) -> Result<Option<AnalysisRow>, StoreError> {
        let sql = format!("{} WHERE table_id = $1", analyses::ANALYSIS);
        Ok(self.list(&sql, &[(&key(table.0), Type::INT8)], analyses::row)?.pop())
    }

    fn wanted_analyses(&mut self) -> Result<Vec<AnalysisRow>, StoreError> {
        let sql = format!("{} WHERE state = 'wanted' ORDER BY at, table_id", analyses::ANALYSIS);
        self.list(&sql, &[], analyses::row)
    }

    fn versions(&mut self, tables: &[TableId]) -> Result<Vec<Versions>, StoreError> {
        let ids: Vec<i64> = tables.iter().map(|table| key(table.0)).collect();
        let sql = "SELECT id, (SELECT number + 1 FROM journal WHERE table_id = id ORDER BY number DESC LIMIT 1), \
                   (SELECT number FROM chat WHERE table_id = id ORDER BY number DESC LIMIT 1) \
                   FROM tables WHERE id = ANY ($1)";
        self.list(sql, &[(&ids, Type::INT8_ARRAY)], |row| {
            let last = |column: usize| row.get::<_, Option<i32>>(column).unwrap_or(0).cast_unsigned();
            Ok(Versions { table: TableId(row.get::<_, i64>(0).cast_unsigned()), version: last(1), chat: last(2) })
        })
    }

    fn leases(&mut self) -> Result<Vec<Lease>, StoreError> {
        let sql = "SELECT name, holder, until - (extract(epoch FROM clock_timestamp()) * 1000)::bigint FROM leases \
                   ORDER BY name";
        self.list(sql, &[], |row| {
            Ok(Lease { name: row.get(0), holder: row.get::<_, i64>(1).cast_unsigned(), left: row.get(2) })
        })
    }

    fn now(&mut self) -> Result<i64, StoreError> {
        let sql = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
        let found = self.list(sql, &[], |row| Ok(row.get(0)))?.pop();
        found.ok_or_else(|| StoreError::Unavailable("no answer".to_owned()))
    }

    fn select(&mut self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Vec<Cell>>, StoreError> {
        let given: Vec<(Box<dyn ToSql + Sync + Send>, Type)> = values.iter().map(parameter).collect();
        let params: Vec<Param<'_>> =
            given.iter().map(|(value, kind)| (value.as_ref() as &(dyn ToSql + Sync), kind.clone())).collect();
        self.list(sql, &params, |row| (0..row.len()).map(|column| cell(row, column)).collect())
    }

    fn ping(&mut self) -> Result<(), StoreError> {
        self.connection.read(READING, async |client| client.simple_query("SELECT 1").await)?;
        Ok(())
    }
}

/// A parameter of a statement that reads.
fn parameter(value: &Value<'_>) -> (Box<dyn ToSql + Sync + Send>, Type) {
    match value {
        Value::Int(number) => (Box::new(*number), Type::INT8),
        Value::Number(number) => (Box::new(number.cast_signed()), Type::INT4),
        Value::Real(number) => (Box::new(*number), Type::FLOAT8),
        Value::Bool(truth) => (Box::new(*truth), Type::BOOL),
        Value::Text(text) => (Box::new((*text).to_owned()), Type::TEXT),
        Value::MaybeText(text) => (Box::new(text.map(str::to_owned)), Type::TEXT),
        Value::MaybeInt(number) => (Box::new(*number), Type::INT8),
        Value::MaybeReal(number) => (Box::new(*number), Type::FLOAT8),
        Value::Bytes(bytes) => (Box::new(bytes.to_vec()), Type::BYTEA),
        Value::Player(player) => (Box::new(player.word()), Type::TEXT),
    }
}

/// What stands in that place of a row.
fn cell(row: &Row, column: usize) -> Result<Cell, StoreError> {
    let kind = row.columns()[column].type_();
    let cell = if *kind == Type::INT8 {
        row.get::<_, Option<i64>>(column).map(Cell::Number)
    } else if *kind == Type::INT4 {
        row.get::<_, Option<i32>>(column).map(|number| Cell::Number(number.into()))
    } else if *kind == Type::BOOL {
        row.get::<_, Option<bool>>(column).map(|truth| Cell::Number(truth.into()))
    } else if *kind == Type::FLOAT8 {
        row.get::<_, Option<f64>>(column).map(Cell::Real)
    } else if *kind == Type::TEXT {
        row.get::<_, Option<String>>(column).map(Cell::Text)
    } else {
        return Err(StoreError::Corrupt(format!("a column of type {kind}")));
    };
    Ok(cell.unwrap_or(Cell::Nothing))
}
