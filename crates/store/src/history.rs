//! What people have played, and what they show of it. The same statements for both databases.

use saturnalia_protocol::{AccountId, TableId};

use crate::line::{Line, list};
use crate::plan::{Value, key};
use crate::{Backend, NewRating, PlayerKey, ProfileRow, ResultRow, StoreError};

/// Which games of a player are wanted, newest first.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    pub player: &'a PlayerKey,
    pub game: Option<&'a str>,
    /// Only those against this player as well.
    pub against: Option<&'a PlayerKey>,
    /// Only those at tables that everybody may see.
    pub public: bool,
    /// Only those before this one: the time it was over, and its table.
    pub before: Option<(i64, TableId)>,
    /// So many games at most.
    pub limit: u32,
}

/// How somebody is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Called {
    pub account: AccountId,
    pub name: String,
    /// Whether they hide their page from others.
    pub hidden: bool,
}

/// All seats of those games, game by game.
pub fn played(backend: &mut dyn Backend, wanted: Wanted<'_>) -> Result<Vec<ResultRow>, StoreError> {
    let sql = "SELECT table_id, seat, game, player, place, points, at, CASE WHEN rated THEN 1 ELSE 0 END, rating, gain, sheet \
         FROM results WHERE table_id IN (SELECT table_id FROM (\
             SELECT DISTINCT mine.table_id, mine.at FROM results mine \
             WHERE mine.player = $1 AND ($2 = '' OR mine.game = $2) \
             AND ($3 = '' OR EXISTS (SELECT 1 FROM results other WHERE other.table_id = mine.table_id AND other.player = $3)) \
             AND (NOT $4 OR EXISTS (SELECT 1 FROM tables WHERE tables.id = mine.table_id AND tables.public)) \
             AND (mine.at < $5 OR mine.at = $5 AND mine.table_id < $6) \
             ORDER BY mine.at DESC, mine.table_id DESC LIMIT $7\
         ) page) ORDER BY at DESC, table_id DESC, seat";
    let against = wanted.against.map(PlayerKey::word).unwrap_or_default();
    let (at, table) = wanted.before.map_or((i64::MAX, 0), |(at, table)| (at, key(table.0)));
    let values = [
        Value::Player(wanted.player),
        Value::Text(wanted.game.unwrap_or_default()),
        Value::Text(&against),
        Value::Bool(wanted.public),
        Value::Int(at),
        Value::Int(table),
        Value::Int(wanted.limit.into()),
    ];
    list(backend, sql, &values, result_row)
}

pub(crate) fn result_row(line: &mut Line) -> Result<ResultRow, StoreError> {
    let corrupt = |_| StoreError::Corrupt("a result is too large".to_owned());
    Ok(ResultRow {
        table: line.table()?,
        seat: u8::try_from(line.number()?).map_err(corrupt)?,
        game: line.text()?,
        player: PlayerKey::read(&line.text()?)?,
        place: u8::try_from(line.number()?).map_err(corrupt)?,
        points: i16::try_from(line.number()?).map_err(corrupt)?,
        at: line.number()?,
        rated: line.number()? == 1,
        rating: {
            let (after, gain) = (line.maybe_real()?, line.maybe_real()?);
            after.zip(gain).map(|(after, gain)| NewRating { after, gain })
        },
        sheet: line.maybe_text()?,
    })
}

/// As many accounts as are asked for in one statement.
const AT_ONCE: usize = 200;

/// How those accounts are called today, and whether they hide their page; whoever is gone is not among them.
pub fn called(backend: &mut dyn Backend, accounts: &[AccountId]) -> Result<Vec<Called>, StoreError> {
    let mut called = Vec::with_capacity(accounts.len());
    for some in accounts.chunks(AT_ONCE) {
        let places: Vec<String> = (1..=some.len()).map(|place| format!("${place}")).collect();
        let sql = format!(
            "SELECT id, name, CASE WHEN EXISTS (SELECT 1 FROM profiles WHERE account = id AND hidden) THEN 1 ELSE 0 END \
             FROM accounts WHERE id IN ({})",
            places.join(", ")
        );
        let values: Vec<Value<'_>> = some.iter().map(|account| Value::Int(key(account.0))).collect();
        called.extend(list(backend, &sql, &values, |line| {
            Ok(Called { account: line.account()?, name: line.text()?, hidden: line.number()? == 1 })
        })?);
    }
    Ok(called)
}

/// What somebody shows of themselves.
pub fn profile(backend: &mut dyn Backend, account: AccountId) -> Result<ProfileRow, StoreError> {
    let sql = "SELECT coin, CASE WHEN hidden THEN 1 ELSE 0 END FROM profiles WHERE account = $1";
    let found = list(backend, sql, &[Value::Int(key(account.0))], |line| {
        Ok(ProfileRow { coin: line.maybe_text()?, hidden: line.number()? == 1 })
    })?;
    Ok(found.into_iter().next().unwrap_or_default())
}
