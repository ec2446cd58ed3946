//! Sessions and accounts.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use saturnalia_protocol::wire::{Me, NewGuest, Register, Rename, SignIn, SignOut};
use saturnalia_protocol::{AccountId, Refusal, RefusalCode};
use saturnalia_store::Phase;
use saturnalia_table::Table;

use super::guard::{Passed, is_https};
use super::parts::{Body, COOKIE, Guest, InPerson, Session};
use super::{Address, App, Refused};
use crate::auth;
use crate::limits::Kind;

/// As long as a session lasts, in seconds.
const COOKIE_AGE: u32 = 400 * 24 * 60 * 60;

/// A new name is written at so many tables at most that are open, and as many that are running.
const RENAMED: u32 = 5;

fn cookie(app: &App, passed: Passed, headers: &HeaderMap, secret: &str, age: u32) -> Result<HeaderValue, Refused> {
    let secure = if is_https(app, passed, headers) { "; Secure" } else { "" };
    let text = format!("{COOKIE}={secret}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).map_err(|error| Refusal::with(RefusalCode::Internal, error).into())
}

/// `POST /api/session`
pub(crate) async fn open_session(
    State(app): State<Arc<App>>,
    Extension(Address(address)): Extension<Address>,
    Extension(passed): Extension<Passed>,
    Guest(visitor): Guest,
    headers: HeaderMap,
    Body(new): Body<NewGuest>,
) -> Result<Response, Refused> {
    if let Some(visitor) = visitor {
        return Ok(Json(visitor.me()).into_response());
    }
    app.limits.address(address, Kind::Entrance)?;
    let (visitor, secret) = auth::create_guest(&app.house.store, new.name.as_deref()).await?;
    let cookie = cookie(&app, passed, &headers, &secret, COOKIE_AGE)?;
    Ok((StatusCode::CREATED, [(header::SET_COOKIE, cookie)], Json(visitor.me())).into_response())
}

/// `GET /api/me`
pub(crate) async fn me(Session(visitor): Session) -> Json<Me> {
    Json(visitor.me())
}

/// `PATCH /api/me`
pub(crate) async fn rename(
    State(app): State<Arc<App>>,
    Session(visitor): Session,
    Body(new): Body<Rename>,
) -> Result<Json<Me>, Refused> {
    app.limits.account(visitor.account.id, Kind::Rename)?;
    let renamed = auth::rename(&app.house.store, &visitor, &new.name).await?;
    tell_tables(&app, renamed.account.id, &renamed.account.name).await?;
    Ok(Json(renamed.me()))
}

/// The newest tables that are open or running show the new name at once; others when their person next comes there.
async fn tell_tables(app: &App, account: AccountId, name: &str) -> Result<(), Refused> {
    let tables = app.house.store.read(move |backend| {
        let mut tables = backend.tables_of(account, Phase::Open, RENAMED)?;
        tables.extend(backend.tables_of(account, Phase::Running, RENAMED)?);
        Ok(tables)
    });
    for row in tables.await.map_err(|error| Refusal::with(RefusalCode::Unavailable, error))? {
        let name = name.to_owned();
        app.house.write(row.id, Box::new(move |table: &Table| Ok(table.rename(account, name)))).await?;
    }
    Ok(())
}

/// `POST /api/me/password`
pub(crate) async fn register(
    State(app): State<Arc<App>>,
    Extension(Address(address)): Extension<Address>,
    InPerson(visitor): InPerson,
    Body(new): Body<Register>,
) -> Result<Json<Me>, Refused> {
    app.limits.address(address, Kind::Entrance)?;
    // Whoever changes a password has to know the old one: another way to guess it.
    if let Some(name) = &visitor.account.sign_in {
        app.limits.guess(name)?;
    }
    let registered = auth::register(&app.house.store, &visitor, new).await?;
    if let Some(name) = &visitor.account.sign_in {
        app.limits.guessed_right(name);
    }
    if visitor.account.password.is_some() {
        app.sockets.end_all_but(visitor.account.id, visitor.credential);
    }
    if registered.account.name != visitor.account.name {
        tell_tables(&app, registered.account.id, &registered.account.name).await?;
    }
    Ok(Json(registered.me()))
}

/// `POST /api/sign-in`
pub(crate) async fn sign_in(
    State(app): State<Arc<App>>,
    Extension(Address(address)): Extension<Address>,
    Extension(passed): Extension<Passed>,
    headers: HeaderMap,
    Body(given): Body<SignIn>,
) -> Result<Response, Refused> {
    app.limits.address(address, Kind::Entrance)?;
    let name = auth::folded(&given.name);
    app.limits.guess(&name)?;
    let (visitor, secret) = auth::sign_in(&app.house.store, given).await?;
    app.sanctions.may_enter(visitor.account.id)?;
    app.limits.guessed_right(&name);
    let cookie = cookie(&app, passed, &headers, &secret, COOKIE_AGE)?;
    Ok(([(header::SET_COOKIE, cookie)], Json(visitor.me())).into_response())
}

/// `POST /api/sign-out`
pub(crate) async fn sign_out(
    State(app): State<Arc<App>>,
    Guest(visitor): Guest,
    Extension(passed): Extension<Passed>,
    headers: HeaderMap,
    Body(given): Body<SignOut>,
) -> Result<Response, Refused> {
    if let Some(visitor) = visitor {
        auth::sign_out(&app.house.store, &visitor, given.everywhere).await?;
        if given.everywhere {
            app.sockets.end_sessions(visitor.account.id);
        } else {
            app.sockets.end(visitor.account.id, visitor.credential);
        }
    }
    let cookie = cookie(&app, passed, &headers, "", 0)?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
}
