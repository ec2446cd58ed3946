//! Access tokens, with which programs act as an account.

use saturnalia_protocol::wire::{FreshToken, NewToken, TOKEN_LIMIT, TokenInfo};
use saturnalia_protocol::{AccountId, Refusal, RefusalCode, TokenId};
use saturnalia_store::{SecretHash, Store, Token, Write, Written};
use saturnalia_table::good_name;

use super::session::{Credential, Visitor};
use super::{secret, unavailable};
use crate::chance;
use crate::time::now;

/// What a token begins with, so that people and scanners of published code know one when they see it.
pub(crate) const TOKEN_PREFIX: &str = "sat_";

/// How exactly the store knows when a token was last used, in milliseconds: not every request is worth a write.
const LAST_USED: i64 = 60 * 1000;

/// Whoever the token belongs to.
pub(crate) async fn token_of(store: &Store, token: &str) -> Result<Option<Visitor>, Refusal> {
    let hash = secret::hash(token);
    let found = store
        .read(move |backend| {
            let Some(token) = backend.token(hash)? else { return Ok(None) };
            Ok(backend.account(token.account)?.map(|account| (token, account)))
        })
        .await
        .map_err(unavailable)?;
    let Some((token, account)) = found else { return Ok(None) };
    note_use(store, &token).await;
    Ok(Some(Visitor { account, credential: Credential::Token(hash) }))
}

/// Whether a token that is in use has not been deleted meanwhile.
pub(super) async fn is_there(store: &Store, hash: SecretHash) -> Result<bool, Refusal> {
    let found = store.read(move |backend| backend.token(hash)).await.map_err(unavailable)?;
    if let Some(token) = &found {
        note_use(store, token).await;
    }
    Ok(found.is_some())
}

async fn note_use(store: &Store, token: &Token) {
    let at = now();
    if token.last_used.is_some_and(|last| at - last < LAST_USED) {
        return;
    }
    if let Err(error) = store.write(Write::UseToken { id: token.id, at }).await {
        tracing::warn!(%error, "the use of a token could not be noted");
    }
}

pub(crate) async fn make_token(store: &Store, visitor: &Visitor, new: &NewToken) -> Result<FreshToken, Refusal> {
    let name = good_name(&new.name)?;
    let token = format!("{TOKEN_PREFIX}{}", secret::draw()?);
    let (id, created) = (TokenId(chance::number()?), now());
    let kept = Token {
        id,
        hash: secret::hash(&token),
        account: visitor.account.id,
        name: name.clone(),
        created,
        last_used: None,
    };
    match store.write(Write::MakeToken { token: kept, most: TOKEN_LIMIT }).await.map_err(unavailable)? {
        Written::Done | Written::Number(_) => Ok(FreshToken { id, name, token, created }),
        Written::Conflict => Err(RefusalCode::TooManyTokens.into()),
    }
}

pub(crate) async fn tokens_of(store: &Store, account: AccountId) -> Result<Vec<TokenInfo>, Refusal> {
    let tokens = store.read(move |backend| backend.tokens_of(account)).await.map_err(unavailable)?;
    Ok(tokens
        .into_iter()
        .map(|Token { id, name, created, last_used, .. }| TokenInfo { id, name, created, last_used })
        .collect())
}

/// Deletes a token. Returns what its sockets were opened with.
pub(crate) async fn delete_token(store: &Store, account: AccountId, id: TokenId) -> Result<Credential, Refusal> {
    let tokens = store.read(move |backend| backend.tokens_of(account)).await.map_err(unavailable)?;
    let Some(token) = tokens.into_iter().find(|token| token.id == id) else {
        return Err(RefusalCode::NotFound.into());
    };
    match store.write(Write::DeleteToken { account, id }).await.map_err(unavailable)? {
        Written::Done | Written::Number(_) => Ok(Credential::Token(token.hash)),
        Written::Conflict => Err(RefusalCode::NotFound.into()),
    }
}
