//! Tables that anybody may look at, and whoever looks for somebody to play with. The same statements for both databases.

use saturnalia_protocol::{AccountId, TableId};

use crate::line::{Line, list};
use crate::plan::{Value, can_be_kept, key};
use crate::{Backend, Phase, SeekerRow, StoreError, TableRow};

/// Which public tables are wanted, newest first.
#[derive(Clone, Copy, Debug)]
pub struct Listed<'a> {
    pub phase: Phase,
    pub game: Option<&'a str>,
    /// Only those before this one: when it was opened, and its id.
    pub before: Option<(i64, TableId)>,
    pub limit: u32,
}

/// Those tables.
pub fn public_tables(backend: &mut dyn Backend, listed: Listed<'_>) -> Result<Vec<TableRow>, StoreError> {
    let game = listed.game.unwrap_or_default();
    can_be_kept(game)?;
    let sql = "SELECT id, header, game, phase, CASE WHEN rated THEN 1 ELSE 0 END, created FROM tables \
         WHERE phase = $1 AND public AND ($2 = '' OR game = $2) AND (created < $3 OR created = $3 AND id < $4) \
         ORDER BY created DESC, id DESC LIMIT $5";
    let (created, id) = listed.before.map_or((i64::MAX, i64::MAX), |(created, table)| (created, key(table.0)));
    let values = [
        Value::Text(listed.phase.word()),
        Value::Text(game),
        Value::Int(created),
        Value::Int(id),
        Value::Int(listed.limit.into()),
    ];
    list(backend, sql, &values, |line| {
        Ok(TableRow {
            id: line.table()?,
            header: line.text()?,
            game: line.text()?,
            phase: Phase::read(&line.text()?)?,
            public: true,
            rated: line.number()? == 1,
            created: line.number()?,
            group: None,
        })
    })
}

fn seeker_row(line: &mut Line) -> Result<SeekerRow, StoreError> {
    Ok(SeekerRow {
        account: line.account()?,
        games: line.text()?.split(' ').map(str::to_owned).collect(),
        since: line.number()?,
        table: line.maybe_number()?.map(|id| TableId(id.cast_unsigned())),
    })
}

/// Whether somebody looks for a game, and what came of it.
pub fn seeker(backend: &mut dyn Backend, account: AccountId) -> Result<Option<SeekerRow>, StoreError> {
    let sql = "SELECT account, games, since, table_id FROM seeking WHERE account = $1";
    Ok(list(backend, sql, &[Value::Int(key(account.0))], seeker_row)?.into_iter().next())
}

/// Everybody who has looked for a game since then and found none, longest first.
pub fn seekers(backend: &mut dyn Backend, seen_since: i64, limit: u32) -> Result<Vec<SeekerRow>, StoreError> {
    let sql = "SELECT account, games, since, table_id FROM seeking WHERE seen >= $1 AND table_id IS NULL \
         ORDER BY since, account LIMIT $2";
    list(backend, sql, &[Value::Int(seen_since), Value::Int(limit.into())], seeker_row)
}

/// Everybody whom this person has blocked, and everybody who has blocked them.
pub fn apart_from(backend: &mut dyn Backend, account: AccountId) -> Result<Vec<AccountId>, StoreError> {
    let sql = "SELECT blocked FROM blocks WHERE account = $1 UNION SELECT account FROM blocks WHERE blocked = $1";
    list(backend, sql, &[Value::Int(key(account.0))], Line::account)
}
