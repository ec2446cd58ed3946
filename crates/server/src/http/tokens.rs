//! Access tokens. Only a person manages them: whoever got hold of a token must not be able to make another.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use saturnalia_protocol::wire::{FreshToken, NewToken, TokenInfo};

use super::parts::{Body, InPerson, TokenPath};
use super::{App, Refused};
use crate::auth;
use crate::limits::Kind;

/// `POST /api/me/tokens`
pub(crate) async fn make(
    State(app): State<Arc<App>>,
    InPerson(visitor): InPerson,
    Body(new): Body<NewToken>,
) -> Result<(StatusCode, Json<FreshToken>), Refused> {
    app.limits.account(visitor.account.id, Kind::Act)?;
    Ok((StatusCode::CREATED, Json(auth::make_token(&app.house.store, &visitor, &new).await?)))
}

/// `GET /api/me/tokens`
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    InPerson(visitor): InPerson,
) -> Result<Json<Vec<TokenInfo>>, Refused> {
    Ok(Json(auth::tokens_of(&app.house.store, visitor.account.id).await?))
}

/// `DELETE /api/me/tokens/{id}`
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    InPerson(visitor): InPerson,
    TokenPath(id): TokenPath,
) -> Result<StatusCode, Refused> {
    let account = visitor.account.id;
    app.limits.account(account, Kind::Act)?;
    let credential = auth::delete_token(&app.house.store, account, id).await?;
    app.sockets.end(account, credential);
    Ok(StatusCode::NO_CONTENT)
}
