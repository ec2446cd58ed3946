//! Access tokens.

use ::postgres::{Row, Transaction};
use saturnalia_protocol::{AccountId, TokenId};

use super::key;
use crate::{SecretHash, StoreError, Token, Written};

pub(super) const TOKEN: &str = "SELECT id, hash, account, name, created, last_used FROM tokens";

pub(super) fn row(row: &Row) -> Result<Token, StoreError> {
    let hash = row.get::<_, &[u8]>(1).try_into().map_err(|_| StoreError::Corrupt("hash of a token".to_owned()))?;
    Ok(Token {
        id: TokenId(row.get::<_, i64>(0).cast_unsigned()),
        hash: SecretHash(hash),
        account: AccountId(row.get::<_, i64>(2).cast_unsigned()),
        name: row.get(3),
        created: row.get(4),
        last_used: row.get(5),
    })
}

pub(super) fn make(transaction: &mut Transaction<'_>, token: &Token, most: u32) -> Result<Written, ::postgres::Error> {
    let account = key(token.account.0);
    // Tokens of one account are counted one after the other, also by two processes.
    transaction.execute("SELECT 1 FROM accounts WHERE id = $1 FOR UPDATE", &[&account])?;
    let there: i64 = transaction.query_one("SELECT COUNT(*) FROM tokens WHERE account = $1", &[&account])?.get(0);
    if there >= i64::from(most) {
        return Ok(Written::Conflict);
    }
    transaction.execute(
        "INSERT INTO tokens (id, hash, account, name, created, last_used) VALUES ($1, $2, $3, $4, $5, $6)",
        &[&key(token.id.0), &token.hash.0.as_slice(), &account, &token.name, &token.created, &token.last_used],
    )?;
    Ok(Written::Done)
}
