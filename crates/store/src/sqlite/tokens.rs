//! Access tokens.

use rusqlite::Row;
use saturnalia_protocol::{AccountId, TokenId};

use crate::{SecretHash, StoreError, Token};

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
