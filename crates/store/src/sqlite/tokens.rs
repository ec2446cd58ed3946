//! Access tokens.

use rusqlite::{Row, Transaction, params};
use saturnalia_protocol::{AccountId, TokenId};

use super::{key, one};
use crate::{SecretHash, StoreError, Token, Written};

pub(super) const TOKEN: &str = "SELECT id, hash, account, name, created, last_used FROM tokens";

pub(super) fn row(row: &Row<'_>) -> Result<Token, StoreError> {
    Ok(Token {
        id: TokenId(row.get::<_, i64>(0)?.cast_unsigned()),
        hash: SecretHash(row.get(1)?),
        account: AccountId(row.get::<_, i64>(2)?.cast_unsigned()),
        name: row.get(3)?,
        created: row.get(4)?,
        last_used: row.get(5)?,
    })
}

pub(super) fn make(transaction: &Transaction<'_>, token: &Token, most: u32) -> Result<Written, StoreError> {
    let account = key(token.account.0);
    let sql = "SELECT COUNT(*) FROM tokens WHERE account = ?1";
    let there: u32 = transaction.prepare_cached(sql)?.query_row([account], |row| row.get(0))?;
    if there >= most {
        return Ok(Written::Conflict);
    }
    let sql = "INSERT INTO tokens (id, hash, account, name, created, last_used) VALUES (?1, ?2, ?3, ?4, ?5, ?6) \
               ON CONFLICT DO NOTHING";
    let made = transaction.prepare_cached(sql)?.execute(params![
        key(token.id.0),
        token.hash.0,
        account,
        token.name,
        token.created,
        token.last_used
    ])?;
    Ok(one(made))
}
