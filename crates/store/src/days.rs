//! The deals of days. The same statements for both databases.

use saturnalia_protocol::{AccountId, TableId};

use crate::line::{Line, list};
use crate::plan::{Value, can_be_kept, key};
use crate::{Backend, DayResultRow, NewTableRow, Phase, StoreError};

/// What is written about the deals of days.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DayWrite {
    /// What is dealt in a game on that day; conflicts if that was decided already.
    Deal { day: u32, game: String, seed: String },
    /// What a bot came to; conflicts if nothing is dealt on that day.
    Par { day: u32, game: String, par: String },
    /// Somebody's try and its table. Conflicts if they have one with that number.
    Try { day: u32, game: String, account: AccountId, number: u32, table: NewTableRow },
    /// The table of a try knows that the day is over.
    Opened(TableId),
}

/// What is dealt in a game on a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealRow {
    pub game: String,
    pub seed: String,
    pub par: Option<String>,
}

/// Somebody's try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TryRow {
    pub day: u32,
    pub game: String,
    pub number: u32,
    pub table: TableId,
    pub result: Option<DayResultRow>,
    /// How far its table has come; `None` if it is gone.
    pub phase: Option<Phase>,
}

/// A try that counts, of somebody who is called so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BestTry {
    pub account: AccountId,
    pub name: String,
    pub table: TableId,
    pub result: DayResultRow,
}

/// How a margin stands among the tries of a day that count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DayStanding {
    pub better: u32,
    /// Itself among them, if it is there.
    pub equal: u32,
    pub all: u32,
}

/// What is dealt on a day, by game.
pub fn deals(backend: &mut dyn Backend, day: u32) -> Result<Vec<DealRow>, StoreError> {
    let sql = "SELECT game, seed, par FROM days WHERE day = $1 ORDER BY game";
    list(backend, sql, &[Value::Number(day)], |line| {
        Ok(DealRow { game: line.text()?, seed: line.text()?, par: line.maybe_text()? })
    })
}

fn result(line: &mut Line) -> Result<Option<DayResultRow>, StoreError> {
    let wrong = |_| StoreError::Corrupt("a result of a day".to_owned());
    let (points, margin, place) = (line.maybe_number()?, line.maybe_number()?, line.maybe_number()?);
    let (Some(points), Some(margin), Some(place)) = (points, margin, place) else { return Ok(None) };
    Ok(Some(DayResultRow {
        points: points.try_into().map_err(wrong)?,
        margin: margin.try_into().map_err(wrong)?,
        place: place.try_into().map_err(wrong)?,
    }))
}

fn own_try(line: &mut Line) -> Result<TryRow, StoreError> {
    Ok(TryRow {
        day: line.small()?,
        game: line.text()?,
        number: line.small()?,
        table: line.table()?,
        result: result(line)?,
        phase: line.maybe_text()?.as_deref().map(Phase::read).transpose()?,
    })
}

const TRY: &str = "SELECT day, day_tries.game, number, table_id, points, margin, place, phase FROM day_tries \
    LEFT JOIN tables ON tables.id = table_id";

/// Somebody's tries of a day, by game and in order.
pub fn tries_on(backend: &mut dyn Backend, day: u32, account: AccountId) -> Result<Vec<TryRow>, StoreError> {
    let sql = format!("{TRY} WHERE account = $1 AND day = $2 ORDER BY day_tries.game, number");
    list(backend, &sql, &[Value::Int(key(account.0)), Value::Number(day)], own_try)
}

/// All of somebody's tries, the newest first.
pub fn tries_of(backend: &mut dyn Backend, account: AccountId, limit: u32) -> Result<Vec<TryRow>, StoreError> {
    let sql = format!("{TRY} WHERE account = $1 ORDER BY day DESC, day_tries.game, number LIMIT $2");
    list(backend, &sql, &[Value::Int(key(account.0)), Value::Int(limit.into())], own_try)
}

/// The best tries of a deal that count.
pub fn best(backend: &mut dyn Backend, (day, game): (u32, &str), limit: u32) -> Result<Vec<BestTry>, StoreError> {
    can_be_kept(game)?;
    let sql = "SELECT account, name, table_id, points, margin, place FROM day_tries \
         JOIN accounts ON accounts.id = account \
         WHERE day = $1 AND game = $2 AND number = 0 AND margin IS NOT NULL \
         ORDER BY margin DESC, points DESC, account LIMIT $3";
    let values = [Value::Number(day), Value::Text(game), Value::Int(limit.into())];
    list(backend, sql, &values, |line| {
        let (account, name, table) = (line.account()?, line.text()?, line.table()?);
        let result = result(line)?.ok_or_else(|| StoreError::Corrupt("a try without a result".to_owned()))?;
        Ok(BestTry { account, name, table, result })
    })
}

/// How a margin stands among the tries of a deal that count; without one, how many there are.
pub fn standing(
    backend: &mut dyn Backend,
    (day, game): (u32, &str),
    margin: Option<i16>,
) -> Result<DayStanding, StoreError> {
    can_be_kept(game)?;
    let mut count = |sql: &str, margin: Option<i16>| {
        let mut values = vec![Value::Number(day), Value::Text(game)];
        values.extend(margin.map(|margin| Value::Int(margin.into())));
        let rows = list(backend, sql, &values, Line::small)?;
        Ok::<u32, StoreError>(rows.first().copied().unwrap_or_default())
    };
    const ALL: &str =
        "SELECT COUNT(*) FROM day_tries WHERE day = $1 AND game = $2 AND number = 0 AND margin IS NOT NULL";
    let all = count(ALL, None)?;
    let Some(margin) = margin else { return Ok(DayStanding { all, ..DayStanding::default() }) };
    Ok(DayStanding {
        better: count(&format!("{ALL} AND margin > $3"), Some(margin))?,
        equal: count(&format!("{ALL} AND margin = $3"), Some(margin))?,
        all,
    })
}

/// Tables of tries of days before that one that do not know that their day is over.
pub fn closed_before(backend: &mut dyn Backend, day: u32, limit: u32) -> Result<Vec<TableId>, StoreError> {
    let sql = "SELECT table_id FROM day_tries WHERE opened = FALSE AND day < $1 ORDER BY day, table_id LIMIT $2";
    list(backend, sql, &[Value::Number(day), Value::Int(limit.into())], Line::table)
}
