//! Tournaments. The same statements for both databases.

use saturnalia_protocol::{AccountId, TableId, TournamentId};

use crate::line::{Line, list};
use crate::plan::{Value, key};
use crate::{Backend, Phase, StoreError, TournamentRow, TournamentStage};

const ROW: &str = "SELECT id, header, game, phase, host, entered, round, created FROM tournaments";

fn row(line: &mut Line) -> Result<TournamentRow, StoreError> {
    Ok(TournamentRow {
        id: TournamentId(line.number()?.cast_unsigned()),
        header: line.text()?,
        game: line.text()?,
        phase: TournamentStage::read(&line.text()?)?,
        host: line.account()?,
        entered: line.small()?,
        round: line.small()?,
        created: line.number()?,
    })
}

/// A tournament with all its lines.
pub fn tournament(
    backend: &mut dyn Backend,
    id: TournamentId,
) -> Result<Option<(TournamentRow, Vec<String>)>, StoreError> {
    let id = [Value::Int(key(id.0))];
    let Some(row) = list(backend, &format!("{ROW} WHERE id = $1"), &id, row)?.into_iter().next() else {
        return Ok(None);
    };
    let sql = "SELECT line FROM tournament_lines WHERE tournament = $1 ORDER BY number";
    Ok(Some((row, list(backend, sql, &id, Line::text)?)))
}

/// Those that can be entered or followed, newest first.
pub fn under_way(backend: &mut dyn Backend, limit: u32) -> Result<Vec<TournamentRow>, StoreError> {
    let sql = format!("{ROW} WHERE phase IN ('open', 'running') ORDER BY created DESC, id DESC LIMIT $1");
    list(backend, &sql, &[Value::Int(limit.into())], row)
}

/// Those that are over or were called off, newest first, before that one.
pub fn past(
    backend: &mut dyn Backend,
    before: Option<(i64, TournamentId)>,
    limit: u32,
) -> Result<Vec<TournamentRow>, StoreError> {
    let sql = format!(
        "{ROW} WHERE phase IN ('over', 'cancelled') AND (created < $1 OR created = $1 AND id < $2) \
         ORDER BY created DESC, id DESC LIMIT $3"
    );
    let (created, id) = before.map_or((i64::MAX, i64::MAX), |(created, id)| (created, key(id.0)));
    list(backend, &sql, &[Value::Int(created), Value::Int(id), Value::Int(limit.into())], row)
}

/// How many lines each has that is not over.
pub fn versions(backend: &mut dyn Backend) -> Result<Vec<(TournamentId, u32)>, StoreError> {
    let sql = "SELECT id, (SELECT COALESCE(MAX(number) + 1, 0) FROM tournament_lines WHERE tournament = id) \
         FROM tournaments WHERE phase IN ('open', 'running') ORDER BY created, id";
    list(backend, sql, &[], |line| Ok((TournamentId(line.number()?.cast_unsigned()), line.small()?)))
}

/// How everybody is called who takes part or has.
pub fn names(backend: &mut dyn Backend, id: TournamentId) -> Result<Vec<(AccountId, String)>, StoreError> {
    let sql = "SELECT accounts.id, accounts.name FROM tournament_people \
         JOIN accounts ON accounts.id = tournament_people.account WHERE tournament = $1";
    list(backend, sql, &[Value::Int(key(id.0))], |line| Ok((line.account()?, line.text()?)))
}

/// Tournaments in which somebody takes part.
pub fn of(backend: &mut dyn Backend, account: AccountId) -> Result<Vec<TournamentId>, StoreError> {
    let sql = "SELECT tournament FROM tournament_people WHERE account = $1 AND playing";
    list(backend, sql, &[Value::Int(key(account.0))], |line| Ok(TournamentId(line.number()?.cast_unsigned())))
}

/// How far tables have come.
pub fn phases(backend: &mut dyn Backend, tables: &[TableId]) -> Result<Vec<(TableId, Phase)>, StoreError> {
    if tables.is_empty() {
        return Ok(Vec::new());
    }
    let places: Vec<String> = (1..=tables.len()).map(|number| format!("${number}")).collect();
    let sql = format!("SELECT id, phase FROM tables WHERE id IN ({})", places.join(", "));
    let values: Vec<Value<'_>> = tables.iter().map(|table| Value::Int(key(table.0))).collect();
    list(backend, &sql, &values, |line| Ok((line.table()?, Phase::read(&line.text()?)?)))
}
