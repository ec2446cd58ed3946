//! What handlers take out of a request.

use std::str::FromStr;
use std::sync::Arc;

use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use futures_util::StreamExt as _;
use saturnalia_protocol::wire::{FILE_LIMIT, Known, MESSAGE_LIMIT};
use saturnalia_protocol::{AccountId, GroupId, InviteCode, Refusal, RefusalCode, TableId, TokenId, TournamentId};
use saturnalia_rules::{Seat, Viewer};
use saturnalia_table::Through;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::plain::{Escapes, is_plain};
use super::{App, Refused};
use crate::auth::{TOKEN_PREFIX, Visitor, session_of, token_of};

/// As much of an oversized body is still read, in bytes.
const PATIENCE: usize = 2 * 1024 * 1024;

pub(crate) const COOKIE: &str = "saturnalia_session";

/// The cookie's secret, if there is one of the right form.
fn secret(headers: &HeaderMap) -> Option<&str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, value)| *name == COOKIE && value.len() == 64)
        .map(|(_, value)| value)
}

/// The token of a program, if it sends one of ours. Whatever else stands there is meant for a proxy in front of us.
fn token(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    (scheme.eq_ignore_ascii_case("bearer") && token.starts_with(TOKEN_PREFIX)).then_some(token)
}

/// Whoever asks, if they have a session or a token. A token that is none is refused whatever it was sent for.
#[derive(Debug)]
pub(crate) struct Guest(pub Option<Visitor>);

impl FromRequestParts<Arc<App>> for Guest {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Guest, Refused> {
        if let Some(token) = token(&parts.headers) {
            let visitor = token_of(&app.house.store, token).await?.ok_or(RefusalCode::NoSession)?;
            app.sanctions.may_enter(visitor.account.id)?;
            return Ok(Guest(Some(visitor)));
        }
        let Some(secret) = secret(&parts.headers) else { return Ok(Guest(None)) };
        let visitor = session_of(&app.house.store, secret).await?;
        if let Some(visitor) = &visitor {
            app.sanctions.may_enter(visitor.account.id)?;
        }
        Ok(Guest(visitor))
    }
}

/// Whoever asks, who must have a session or a token.
#[derive(Debug)]
pub(crate) struct Session(pub Visitor);

impl FromRequestParts<Arc<App>> for Session {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Session, Refused> {
        let Guest(visitor) = Guest::from_request_parts(parts, app).await?;
        visitor.map(Session).ok_or_else(|| RefusalCode::NoSession.into())
    }
}

/// Whoever asks, who must have a session: there are things that a program with a token may not do.
#[derive(Debug)]
pub(crate) struct InPerson(pub Visitor);

impl FromRequestParts<Arc<App>> for InPerson {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<InPerson, Refused> {
        let Session(visitor) = Session::from_request_parts(parts, app).await?;
        match visitor.through() {
            Through::Session => Ok(InPerson(visitor)),
            Through::Token => Err(Refusal::with(RefusalCode::NoSession, "not with an access token").into()),
        }
    }
}

/// The table an address names.
#[derive(Debug)]
pub(crate) struct TablePath(pub TableId);

impl FromRequestParts<Arc<App>> for TablePath {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<TablePath, Refused> {
        named(parts, app).await.map(TablePath)
    }
}

/// The access token an address names.
#[derive(Debug)]
pub(crate) struct TokenPath(pub TokenId);

impl FromRequestParts<Arc<App>> for TokenPath {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<TokenPath, Refused> {
        named(parts, app).await.map(TokenPath)
    }
}

/// The account an address names.
#[derive(Debug)]
pub(crate) struct AccountPath(pub AccountId);

impl FromRequestParts<Arc<App>> for AccountPath {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<AccountPath, Refused> {
        named(parts, app).await.map(AccountPath)
    }
}

/// The tournament an address names.
#[derive(Debug)]
pub(crate) struct TournamentPath(pub TournamentId);

impl FromRequestParts<Arc<App>> for TournamentPath {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<TournamentPath, Refused> {
        named(parts, app).await.map(TournamentPath)
    }
}

/// The group an address names.
#[derive(Debug)]
pub(crate) struct GroupPath(pub GroupId);

impl FromRequestParts<Arc<App>> for GroupPath {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<GroupPath, Refused> {
        named(parts, app).await.map(GroupPath)
    }
}

/// The `{id}` of an address.
async fn named<T: FromStr>(parts: &mut Parts, app: &Arc<App>) -> Result<T, Refused> {
    #[derive(Deserialize)]
    struct Named {
        id: String,
    }
    let Path(Named { id }) =
        Path::from_request_parts(parts, app).await.map_err(|_| Refused::from(RefusalCode::NotFound))?;
    id.parse().map_err(|_| RefusalCode::NotFound.into())
}

/// What stands behind the question mark.
#[derive(Debug)]
pub(crate) struct Params<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Params<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Params<T>, Refused> {
        if !is_plain(parts.uri.query().unwrap_or_default(), Escapes::Address) {
            return Err(Refusal::with(RefusalCode::BadRequest, "a control character").into());
        }
        let query = Query::from_request_parts(parts, app).await;
        query.map(|Query(params)| Params(params)).map_err(|error| Refusal::with(RefusalCode::BadRequest, error).into())
    }
}

/// A body in JSON of at most so many bytes. An empty one counts as an empty object.
#[derive(Debug)]
pub(crate) struct Body<T, const LIMIT: usize = MESSAGE_LIMIT>(pub T);

impl<T: DeserializeOwned, const LIMIT: usize> FromRequest<Arc<App>> for Body<T, LIMIT> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T, LIMIT>, Refused> {
        let bytes = read(request, app, LIMIT).await?;
        let text = str::from_utf8(&bytes).map_err(|error| Refusal::with(RefusalCode::BadRequest, error))?;
        if !is_plain(text, Escapes::Json) {
            return Err(Refusal::with(RefusalCode::BadRequest, "a control character").into());
        }
        let text = if text.is_empty() { "{}" } else { text };
        serde_json::from_str(text).map(Body).map_err(|error| Refusal::with(RefusalCode::BadRequest, error).into())
    }
}

/// A game file.
#[derive(Debug)]
pub(crate) struct FileBody(pub String);

impl FromRequest<Arc<App>> for FileBody {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<FileBody, Refused> {
        let bytes = read(request, app, FILE_LIMIT).await?;
        let file = String::from_utf8(bytes).ok().filter(|file| is_plain(file, Escapes::Json));
        file.map(FileBody).ok_or_else(|| RefusalCode::BadFile.into())
    }
}

/// Reads a body up to its limit. Of one that is longer some more is read and thrown away, so that the sender gets to read the refusal.
async fn read(request: Request, app: &App, limit: usize) -> Result<Vec<u8>, Refused> {
    let read = tokio::time::timeout(app.patience(limit), read_all(request, limit)).await;
    read.unwrap_or_else(|_| Err(RefusalCode::TooSlow.into()))
}

async fn read_all(request: Request, limit: usize) -> Result<Vec<u8>, Refused> {
    let mut body = request.into_body().into_data_stream();
    let (mut bytes, mut length) = (Vec::new(), 0);
    while let Some(part) = body.next().await {
        let part = part.map_err(|error| Refusal::with(RefusalCode::BadRequest, error))?;
        length += part.len();
        if length <= limit {
            bytes.extend_from_slice(&part);
        } else if length > limit + PATIENCE {
            break;
        }
    }
    if length > limit { Err(RefusalCode::TooLarge.into()) } else { Ok(bytes) }
}

/// The invitation by which somebody came.
#[derive(Debug, Deserialize)]
pub(crate) struct Invited {
    pub invite: Option<InviteCode>,
}

/// How a table is looked at.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Looking {
    eyes: Option<String>,
    pub version: Option<u32>,
    pub entries: Option<u32>,
    #[serde(default)]
    pub chat: u32,
    pub invite: Option<InviteCode>,
}

impl Looking {
    /// The eyes in an address: a seat's number, `spectator` or `truth`.
    pub(crate) fn eyes(&self) -> Result<Option<Viewer>, Refused> {
        let Some(text) = &self.eyes else { return Ok(None) };
        match text.as_str() {
            "spectator" => Ok(Some(Viewer::Spectator)),
            "truth" => Ok(Some(Viewer::Truth)),
            seat => match seat.parse() {
                Ok(seat) => Ok(Some(Viewer::Seat(Seat(seat)))),
                Err(_) => Err(Refusal::with(RefusalCode::BadRequest, "eyes are a seat, spectator or truth").into()),
            },
        }
    }

    pub(crate) fn known(&self) -> Option<Known> {
        Some(Known { version: self.version?, entries: self.entries? })
    }
}
