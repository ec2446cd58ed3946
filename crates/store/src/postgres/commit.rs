//! Committing a batch, and finding out what became of one whose answer was lost.

use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};

use saturnalia_protocol::TableId;
use serde_json::{Value as Json, json};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::{ToSql, Type};

use super::address::LOCK;
use super::connection::{Connection, Failure};
use crate::plan::{APPEND, Expect, Plan, Step, TELL, Value, key};
use crate::{News, StoreError, Write, Written, failpoint};

/// How long a batch is waited for before it is called off. Longer than it may wait for a lock.
const PATIENCE: Duration = Duration::from_secs(5);
/// The same where something goes through whole tables.
const LONG: Duration = Duration::from_secs(12);
/// After so long a batch that was rolled back, called off or never asked for is not tried again.
const BUDGET: Duration = Duration::from_secs(8);
/// Between two attempts, to begin with.
const PAUSE: Duration = Duration::from_millis(20);
/// What became of a batch is kept for so long.
const KEPT: Duration = Duration::from_secs(3600);
/// Every so many batches a process throws away what is older.
const TIDY: u64 = 4096;

const NOW: &str = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

const FUNCTION: &str = include_str!("commit.sql");

/// The name of the function that carries out batches: each text has its own, so that programs of different age do not get in
/// each other's way (FNV-1a).
pub(super) fn function_name() -> String {
    let hash = FUNCTION
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("saturnalia_commit_{hash:016x}")
}

/// The statement that makes it.
pub(super) fn function() -> String {
    FUNCTION.replace("{name}", &function_name())
}

/// Writes as the function takes them.
struct Batch {
    count: usize,
    /// By write: where its result is to be found.
    places: Vec<Found>,
    /// One of each for every line.
    plain_tables: Vec<i64>,
    /// The number of the first line that is appended with it.
    plain_firsts: Vec<i32>,
    plain_numbers: Vec<i32>,
    plain_lines: Vec<String>,
    /// With the last line of a table: what others hear.
    plain_news: Vec<Option<String>>,
    /// Whom they concern.
    told_tables: Vec<i64>,
    told_accounts: Vec<i64>,
    told_kinds: Vec<&'static str>,
    told_at: Vec<i64>,
    writes: String,
    lock_tables: Vec<i64>,
    lock_accounts: Vec<i64>,
    patience: Duration,
}

#[derive(Clone, Copy)]
enum Found {
    /// Among the plain appends, by table.
    Plain(i64),
    /// Among the others, by number.
    Other(usize),
}

impl Batch {
    fn of(writes: &[Write], tidy: bool) -> Batch {
        let mut appends: HashMap<TableId, usize> = HashMap::new();
        for write in writes {
            if let Write::Append(append) = write {
                *appends.entry(append.table).or_default() += 1;
            }
        }
        let mut batch = Batch {
            count: writes.len(),
            places: Vec::with_capacity(writes.len()),
            plain_tables: Vec::new(),
            plain_firsts: Vec::new(),
            plain_numbers: Vec::new(),
            plain_lines: Vec::new(),
            plain_news: Vec::new(),
            told_tables: Vec::new(),
            told_accounts: Vec::new(),
            told_kinds: Vec::new(),
            told_at: Vec::new(),
            writes: String::new(),
            lock_tables: Vec::new(),
            lock_accounts: Vec::new(),
            patience: PATIENCE,
        };
        let mut others = Vec::new();
        for write in writes {
            let plan = Plan::of(write);
            batch.lock_tables.extend(plan.tables.iter().map(|table| key(table.0)));
            batch.lock_accounts.extend(plan.accounts.iter().map(|account| key(account.0)));
            if matches!(write, Write::ForgetGuests { .. } | Write::CloseExpiredSessions { .. }) {
                batch.patience = LONG;
            }
            match (write, plan.steps.as_slice()) {
                // The plain case: an answer with what follows from it, nothing else about the table changes.
                (Write::Append(append), steps)
                    if appends[&append.table] == 1
                        && !append.lines.is_empty()
                        && steps.iter().all(|Step { sql, .. }| [APPEND, TELL].contains(sql)) =>
                {
                    batch.places.push(Found::Plain(key(append.table.0)));
                    let end = append.number + append.lines.len() as u32;
                    for (number, line) in (append.number..).zip(&append.lines) {
                        batch.plain_tables.push(key(append.table.0));
                        batch.plain_firsts.push(append.number.cast_signed());
                        batch.plain_numbers.push(number.cast_signed());
                        batch.plain_lines.push(line.clone());
                        let last = number + 1 == end;
                        batch.plain_news.push(last.then(|| News::text(append.table, Some(end))));
                    }
                    for tell in &append.tells {
                        batch.told_tables.push(key(append.table.0));
                        batch.told_accounts.push(key(tell.account.0));
                        batch.told_kinds.push(tell.kind.word());
                        batch.told_at.push(tell.at);
                    }
                }
                _ => {
                    batch.places.push(Found::Other(others.len()));
                    others.push(written_out(&plan));
                }
            }
        }
        if tidy {
            let milliseconds = KEPT.as_millis();
            let sql = format!(
                "DELETE FROM batches WHERE id IN (SELECT id FROM batches WHERE at < {NOW} - {milliseconds} \
                 ORDER BY id LIMIT 20000 FOR UPDATE SKIP LOCKED)"
            );
            others.push(json!({"tables": [], "accounts": [], "news": null, "steps": [[sql, "anything", []]]}));
        }
        batch.writes = Json::Array(others).to_string();
        batch
    }
}

/// A plan as the function takes it.
fn written_out(plan: &Plan<'_>) -> Json {
    let steps: Vec<Json> = plan
        .steps
        .iter()
        .map(|step| {
            let expect = match step.expect {
                Expect::Anything => "anything",
                Expect::OneRow => "one",
                Expect::OneRowOrDone => "one_or_done",
                Expect::Number => "number",
            };
            json!([statement(step), expect, step.values.iter().map(json_of).collect::<Vec<_>>()])
        })
        .collect();
    json!({
        "tables": plan.tables.iter().map(|table| key(table.0)).collect::<Vec<_>>(),
        "accounts": plan.accounts.iter().map(|account| key(account.0)).collect::<Vec<_>>(),
        "news": plan.news.map(|(table, version)| News::text(table, version)),
        "steps": steps,
    })
}

/// The statement with all its parameters in one, an array.
fn statement(step: &Step<'_>) -> String {
    let mut parts = step.sql.split('$');
    let mut sql = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = part.split_at(digits);
        let index = number.parse::<usize>().unwrap_or(1).saturating_sub(1);
        let kind = match step.values.get(index) {
            Some(Value::Int(_) | Value::MaybeInt(_)) => "bigint",
            Some(Value::Number(_)) => "integer",
            Some(Value::Real(_) | Value::MaybeReal(_)) => "double precision",
            Some(Value::Bool(_)) => "boolean",
            Some(Value::Bytes(_)) => "bytea",
            Some(Value::Text(_) | Value::MaybeText(_) | Value::Player(_)) | None => "text",
        };
        sql.push_str(&format!("($1->>{index})::{kind}{rest}"));
    }
    sql.replace("{now}", NOW)
}

fn json_of(value: &Value<'_>) -> Json {
    match value {
        Value::Int(number) => json!(number),
        Value::Number(number) => json!(number.cast_signed()),
        // As text: `->>` gives back every digit.
        Value::Real(number) => json!(number.to_string()),
        Value::Bool(truth) => json!(truth),
        Value::Text(text) => json!(text),
        Value::MaybeText(text) => json!(text),
        Value::MaybeInt(number) => json!(number),
        Value::MaybeReal(number) => json!(number.map(|number| number.to_string())),
        Value::Bytes(bytes) => {
            json!(bytes.iter().fold("\\x".to_owned(), |text, byte| text + &format!("{byte:02x}")))
        }
        Value::Player(player) => json!(player.word()),
    }
}

/// Commits batches on a connection.
pub(super) struct Committer {
    /// Tells other processes.
    notify: bool,
    statement: String,
    batches: u64,
}

impl Committer {
    pub(super) fn new(notify: bool) -> Committer {
        let statement = format!(
            "SELECT {}($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
            function_name()
        );
        Committer { notify, statement, batches: 0 }
    }

    pub(super) fn commit(
        &mut self,
        connection: &mut Connection,
        writes: &[Write],
    ) -> Result<Vec<Result<Written, StoreError>>, StoreError> {
        self.batches += 1;
        let batch = Batch::of(writes, self.batches.is_multiple_of(TIDY));
        match self.persist(connection, &batch) {
            Ok(answer) => results(&batch, &answer),
            // One of them cannot be kept: the others must not suffer for it.
            Err(Failure::Refused { state, .. }) if is_of_one_write(&state) && writes.len() > 1 => {
                let each = writes.iter().map(|write| match self.commit(connection, std::slice::from_ref(write)) {
                    Ok(mut written) => written.pop().unwrap_or(Ok(Written::Conflict)),
                    Err(error) => Err(error),
                });
                Ok(each.collect())
            }
            Err(Failure::Refused { state, text }) if is_of_one_write(&state) => Err(StoreError::BadInput(text)),
            Err(failure) => Err(failure.into()),
        }
    }

    /// Tries until it is committed, or certainly not, or the budget is used up.
    fn persist(&mut self, connection: &mut Connection, batch: &Batch) -> Result<String, Failure> {
        let start = Instant::now();
        let (mut pause, mut skip_locked) = (PAUSE, false);
        loop {
            let id = getrandom::u64().map_err(|error| Failure::NotAsked(error.to_string()))?.cast_signed();
            let failure = match self.attempt(connection, batch, id, skip_locked) {
                Ok(answer) => return Ok(answer),
                Err(Failure::Lost(lost)) => match call_off(connection, id, start) {
                    Ok(Some(answer)) => return Ok(answer),
                    Ok(None) => Failure::NotAsked(lost),
                    Err(unknown) => return Err(unknown),
                },
                Err(Failure::Refused { state, text }) => {
                    if !is_rolled_back_for_others(&state) {
                        return Err(Failure::Refused { state, text });
                    }
                    // Somebody sits on a row: the others do not wait for it a second time.
                    skip_locked = skip_locked || state == SqlState::LOCK_NOT_AVAILABLE;
                    Failure::Refused { state, text }
                }
                Err(not_asked @ Failure::NotAsked(_)) => not_asked,
            };
            if start.elapsed() + pause > BUDGET {
                return Err(failure);
            }
            std::thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(500));
        }
    }

    fn attempt(
        &self,
        connection: &mut Connection,
        batch: &Batch,
        id: i64,
        skip_locked: bool,
    ) -> Result<String, Failure> {
        let lock = i32::try_from(LOCK.as_millis()).unwrap_or(i32::MAX);
        let writes = RawJson(&batch.writes);
        let values: [(&(dyn ToSql + Sync), Type); 16] = [
            (&id, Type::INT8),
            (&batch.plain_tables, Type::INT8_ARRAY),
            (&batch.plain_firsts, Type::INT4_ARRAY),
            (&batch.plain_numbers, Type::INT4_ARRAY),
            (&batch.plain_lines, Type::TEXT_ARRAY),
            (&batch.plain_news, Type::TEXT_ARRAY),
            (&batch.told_tables, Type::INT8_ARRAY),
            (&batch.told_accounts, Type::INT8_ARRAY),
            (&batch.told_kinds, Type::TEXT_ARRAY),
            (&batch.told_at, Type::INT8_ARRAY),
            (&writes, Type::JSONB),
            (&batch.lock_tables, Type::INT8_ARRAY),
            (&batch.lock_accounts, Type::INT8_ARRAY),
            (&skip_locked, Type::BOOL),
            (&lock, Type::INT4),
            (&self.notify, Type::BOOL),
        ];
        if let Err(error) = failpoint::before_commit() {
            return Err(Failure::Lost(error.to_string()));
        }
        let row = connection
            .ask(batch.patience, async |client| client.query_typed(&self.statement, &values).await)?
            .pop()
            .ok_or_else(|| Failure::Lost("no answer".to_owned()))?;
        if let Err(error) = failpoint::after_commit() {
            return Err(Failure::Lost(error.to_string()));
        }
        row.try_get(0).map_err(|error| Failure::Lost(error.to_string()))
    }
}

/// Finds out what became of a batch: its answer if it was committed; otherwise it never will be.
fn call_off(connection: &mut Connection, id: i64, start: Instant) -> Result<Option<String>, Failure> {
    let (insert, read) = (
        format!("INSERT INTO batches (id, at) VALUES ($1, {NOW}) ON CONFLICT DO NOTHING"),
        "SELECT written FROM batches WHERE id = $1",
    );
    let mut pause = PAUSE;
    loop {
        // Asked twice it answers the same, so a lost answer is no harm. Waits for a batch that is just being committed.
        let found = connection.read(PATIENCE, async |client| {
            client.execute_typed(&insert, &[(&id, Type::INT8)]).await?;
            client.query_typed(read, &[(&id, Type::INT8)]).await
        });
        match found {
            Ok(rows) => return Ok(rows.first().and_then(|row| row.try_get(0).ok().flatten())),
            Err(failure) if start.elapsed() + pause > BUDGET => return Err(failure),
            Err(_) => std::thread::sleep(pause),
        }
        pause = (pause * 2).min(Duration::from_millis(500));
    }
}

/// What the server rolled back because of others: the same may go well the next time.
fn is_rolled_back_for_others(state: &SqlState) -> bool {
    [
        SqlState::T_R_SERIALIZATION_FAILURE,
        SqlState::T_R_DEADLOCK_DETECTED,
        SqlState::LOCK_NOT_AVAILABLE,
        SqlState::QUERY_CANCELED,
    ]
    .contains(state)
}

/// Values that cannot be, or that break what must hold.
fn is_of_one_write(state: &SqlState) -> bool {
    ["22", "23"].contains(&state.code().get(..2).unwrap_or_default())
}

/// What the function answers.
#[derive(serde::Deserialize)]
struct Answer {
    kept: HashSet<i64>,
    busy: HashSet<i64>,
    results: Vec<Outcome>,
}

#[derive(serde::Deserialize)]
#[serde(untagged)]
enum Outcome {
    Number(u32),
    Word(Word),
}

#[derive(serde::Deserialize)]
#[serde(rename_all = "lowercase")]
enum Word {
    Done,
    Conflict,
    Busy,
}

/// What the function answered, by write.
fn results(batch: &Batch, answer: &str) -> Result<Vec<Result<Written, StoreError>>, StoreError> {
    let corrupt = || StoreError::Corrupt(format!("answer to a batch: {answer}"));
    let busy = || StoreError::Unavailable("somebody holds what would be changed".to_owned());
    let answer: Answer = serde_json::from_str(answer).map_err(|_| corrupt())?;
    let mut written = Vec::with_capacity(batch.count);
    for place in &batch.places {
        written.push(match place {
            Found::Plain(table) if answer.kept.contains(table) => Ok(Written::Done),
            Found::Plain(table) if answer.busy.contains(table) => Err(busy()),
            Found::Plain(_) => Ok(Written::Conflict),
            Found::Other(index) => match answer.results.get(*index).ok_or_else(corrupt)? {
                Outcome::Number(number) => Ok(Written::Number(*number)),
                Outcome::Word(Word::Done) => Ok(Written::Done),
                Outcome::Word(Word::Conflict) => Ok(Written::Conflict),
                Outcome::Word(Word::Busy) => Err(busy()),
            },
        });
    }
    Ok(written)
}

/// JSON that is written already.
#[derive(Debug)]
struct RawJson<'a>(&'a str);

impl ToSql for RawJson<'_> {
    fn to_sql(
        &self,
        _: &Type,
        out: &mut tokio_postgres::types::private::BytesMut,
    ) -> Result<tokio_postgres::types::IsNull, Box<dyn std::error::Error + Sync + Send>> {
        // The version of the format.
        out.extend_from_slice(&[1]);
        out.extend_from_slice(self.0.as_bytes());
        Ok(tokio_postgres::types::IsNull::No)
    }

    fn accepts(kind: &Type) -> bool {
        *kind == Type::JSONB
    }

    tokio_postgres::types::to_sql_checked!();
}
