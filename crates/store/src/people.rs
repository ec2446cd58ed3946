//! What is read of people beside what every request needs: for the keeper of the server, and for themselves. The same statements for both
//! databases.

use saturnalia_protocol::{AccountId, TableId};

use crate::line::{Line, list};
use crate::plan::{Value, key};
use crate::{Account, AuditRow, Backend, BlockRow, ChatRow, RatingRow, ReportRow, Room, Sanction, StoreError};

fn own(account: AccountId) -> Value<'static> {
    Value::Int(key(account.0))
}

/// Accounts whose name holds these letters, whatever their case, newest first.
pub fn accounts(backend: &mut dyn Backend, find: &str, limit: u32) -> Result<Vec<Account>, StoreError> {
    let sql = "SELECT id, name, sign_in, password, created FROM accounts WHERE LOWER(name) LIKE $1 ORDER BY created DESC, id LIMIT $2";
    let escaped: String = find.to_lowercase().chars().filter(|letter| !matches!(letter, '%' | '_')).collect();
    let like = format!("%{escaped}%");
    list(backend, sql, &[Value::Text(&like), Value::Int(limit.into())], |line| {
        Ok(Account {
            id: line.account()?,
            name: line.text()?,
            sign_in: line.maybe_text()?,
            password: line.maybe_text()?,
            created: line.number()?,
        })
    })
}

/// Whose name looks like that.
pub fn holder_of(backend: &mut dyn Backend, lookalike: &str) -> Result<Option<AccountId>, StoreError> {
    let found =
        list(backend, "SELECT account FROM names WHERE lookalike = $1", &[Value::Text(lookalike)], Line::account)?;
    Ok(found.into_iter().next())
}

/// Accounts of before names were kept apart, oldest first.
pub fn nameless(backend: &mut dyn Backend) -> Result<Vec<(AccountId, String)>, StoreError> {
    let sql = "SELECT id, name FROM accounts WHERE sign_in IS NOT NULL AND id NOT IN (SELECT account FROM names) ORDER BY created, id";
    list(backend, sql, &[], |line| Ok((line.account()?, line.text()?)))
}

/// Everybody who may not do something, or was once.
pub fn sanctions(backend: &mut dyn Backend) -> Result<Vec<Sanction>, StoreError> {
    list(backend, "SELECT account, muted_until, banned_until FROM sanctions ORDER BY account", &[], |line| {
        Ok(Sanction { account: line.account()?, muted_until: line.maybe_number()?, banned_until: line.maybe_number()? })
    })
}

/// Whom somebody has blocked, last first.
pub fn blocks_of(backend: &mut dyn Backend, account: AccountId) -> Result<Vec<BlockRow>, StoreError> {
    let sql = "SELECT blocked, name, at FROM blocks WHERE account = $1 ORDER BY at DESC, blocked";
    list(backend, sql, &[own(account)], |line| {
        Ok(BlockRow { account, blocked: line.account()?, name: line.text()?, at: line.number()? })
    })
}

/// Whether the first has blocked the second.
pub fn has_blocked(backend: &mut dyn Backend, account: AccountId, blocked: AccountId) -> Result<bool, StoreError> {
    let sql = "SELECT at FROM blocks WHERE account = $1 AND blocked = $2";
    Ok(!list(backend, sql, &[own(account), own(blocked)], Line::number)?.is_empty())
}

/// One line of chat.
pub fn chat_line(backend: &mut dyn Backend, table: TableId, number: u32) -> Result<Option<ChatRow>, StoreError> {
    let sql = "SELECT number, room, account, name, text, at FROM chat WHERE table_id = $1 AND number = $2";
    let found = list(backend, sql, &[Value::Int(key(table.0)), Value::Number(number)], chat_row)?;
    Ok(found.into_iter().next())
}

fn chat_row(line: &mut Line) -> Result<ChatRow, StoreError> {
    Ok(ChatRow {
        number: line.small()?,
        room: Room::read(&line.text()?)?,
        account: line.account()?,
        name: line.text()?,
        text: line.text()?,
        at: line.number()?,
    })
}

/// Everything that somebody has said, in order.
pub fn said_by(backend: &mut dyn Backend, account: AccountId) -> Result<Vec<(TableId, ChatRow)>, StoreError> {
    let sql = "SELECT table_id, number, room, account, name, text, at FROM chat WHERE account = $1 ORDER BY at, table_id, number";
    list(backend, sql, &[own(account)], |line| Ok((line.table()?, chat_row(line)?)))
}

/// When somebody's sessions were opened, and when they end.
pub fn sessions_of(backend: &mut dyn Backend, account: AccountId) -> Result<Vec<(i64, i64)>, StoreError> {
    let sql = "SELECT created, expires FROM sessions WHERE account = $1 ORDER BY created";
    list(backend, sql, &[own(account)], |line| Ok((line.number()?, line.number()?)))
}

/// Somebody's ratings, by game.
pub fn ratings_of_account(backend: &mut dyn Backend, account: AccountId) -> Result<Vec<RatingRow>, StoreError> {
    let player = crate::PlayerKey::Account(account);
    let sql = "SELECT game, rating, uncertainty, games FROM ratings WHERE player = $1 ORDER BY game";
    list(backend, sql, &[Value::Player(&player)], |line| {
        Ok(RatingRow {
            game: line.text()?,
            player: player.clone(),
            rating: line.real()?,
            uncertainty: line.real()?,
            games: line.small()?,
        })
    })
}

/// Every table at which somebody sits or sat, oldest first.
pub fn tables_with(backend: &mut dyn Backend, account: AccountId) -> Result<Vec<TableId>, StoreError> {
    let sql =
        "SELECT id FROM tables WHERE id IN (SELECT table_id FROM members WHERE account = $1) ORDER BY created, id";
    list(backend, sql, &[own(account)], Line::table)
}

/// Reports, oldest first; those that are dealt with only if asked for.
pub fn reports(backend: &mut dyn Backend, closed_too: bool) -> Result<Vec<ReportRow>, StoreError> {
    let sql = if closed_too {
        "SELECT id, table_id, number, reporter, about, name, text, at, closed FROM reports ORDER BY at, id"
    } else {
        "SELECT id, table_id, number, reporter, about, name, text, at, closed FROM reports WHERE closed IS NULL ORDER BY at, id"
    };
    list(backend, sql, &[], |line| {
        Ok(ReportRow {
            id: line.number()?.cast_unsigned(),
            table: line.table()?,
            number: line.small()?,
            by: line.account()?,
            about: line.account()?,
            name: line.text()?,
            text: line.text()?,
            at: line.number()?,
            closed: line.maybe_number()?,
        })
    })
}

/// What the keeper has done, last first.
pub fn audit(backend: &mut dyn Backend, limit: u32) -> Result<Vec<AuditRow>, StoreError> {
    let sql = "SELECT id, at, act, subject, detail FROM audit ORDER BY at DESC, id LIMIT $1";
    list(backend, sql, &[Value::Int(limit.into())], |line| {
        Ok(AuditRow {
            id: line.number()?.cast_unsigned(),
            at: line.number()?,
            act: line.text()?,
            subject: line.text()?,
            detail: line.text()?,
        })
    })
}

/// How many rated games the same people have given up since then, but for that one and later ones.
pub fn given_up_before(
    backend: &mut dyn Backend,
    (game, people): (&str, &str),
    (table, at): (TableId, i64),
    since: i64,
) -> Result<u32, StoreError> {
    let sql = "SELECT COUNT(*) FROM given_up WHERE game = $1 AND people = $2 AND at >= $3 AND (at < $4 OR at = $4 AND table_id < $5)";
    let values = [Value::Text(game), Value::Text(people), Value::Int(since), Value::Int(at), Value::Int(key(table.0))];
    Ok(list(backend, sql, &values, Line::small)?.into_iter().next().unwrap_or(0))
}
