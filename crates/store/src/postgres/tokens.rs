//! Access tokens.

use saturnalia_protocol::{AccountId, TokenId};
use tokio_postgres::Row;

use crate::{SecretHash, StoreError, Token};

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
