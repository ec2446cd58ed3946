//! Friends, and finding somebody by name.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use saturnalia_protocol::wire::{Befriend, FoundPerson, Friend, FriendBond};
use saturnalia_protocol::{AccountId, Refusal, RefusalCode};
use saturnalia_store::{Backend, FriendRow, StoreError, Write, Written, friends, lobby, people};
use serde::Deserialize;

use super::parts::{AccountPath, Body, InPerson, Params, Session};
use super::{App, Refused};
use crate::auth::lookalike;
use crate::limits::Kind;
use crate::people::struck;
use crate::time::now;

/// The most friends one account can have, with those it has asked.
const FRIENDS: u32 = 500;

fn unavailable(error: StoreError) -> Refused {
    Refusal::with(RefusalCode::Unavailable, error).into()
}

/// Everybody, as they are called today.
fn listed(backend: &mut dyn Backend, me: AccountId) -> Result<Vec<Friend>, StoreError> {
    let apart = lobby::apart_from(backend, me)?;
    let rows = friends::friends_of(backend, me)?.into_iter().filter(|row| !apart.contains(&row.account));
    let friend = |FriendRow { account, name, coin, wanted, wants, at }| Friend {
        account,
        name,
        coin: struck(coin),
        bond: match (wanted, wants) {
            (true, true) => FriendBond::Friends,
            (true, false) => FriendBond::Asked,
            (false, _) => FriendBond::Asks,
        },
        at,
    };
    Ok(rows.map(friend).collect())
}

/// `GET /api/me/friends`
pub(crate) async fn list(State(app): State<Arc<App>>, Session(visitor): Session) -> Result<Json<Vec<Friend>>, Refused> {
    let me = visitor.account.id;
    Ok(Json(app.house.store.read(move |backend| listed(backend, me)).await.map_err(unavailable)?))
}

/// `POST /api/me/friends`
pub(crate) async fn befriend(
    State(app): State<Arc<App>>,
    InPerson(visitor): InPerson,
    Body(whom): Body<Befriend>,
) -> Result<Json<Friend>, Refused> {
    let me = visitor.account.id;
    app.limits.account(me, Kind::Befriend)?;
    let friend = match whom {
        Befriend::Account(account) => account,
        Befriend::Name(name) => by_name(&app, &name).await?.account,
    };
    if friend == me {
        return Err(Refusal::with(RefusalCode::BadRequest, "nobody is their own friend").into());
    }
    let read = app.house.store.read(move |backend| Ok((backend.account(friend)?, lobby::apart_from(backend, me)?)));
    let (account, apart) = read.await.map_err(unavailable)?;
    account.ok_or(RefusalCode::NotFound)?;
    if apart.contains(&friend) {
        return Err(RefusalCode::Blocked.into());
    }
    let write = Write::Befriend { account: me, friend, at: now(), most: FRIENDS };
    match app.house.store.write(write).await.map_err(unavailable)? {
        Written::Done | Written::Number(_) => {}
        Written::Conflict => return Err(RefusalCode::TooLarge.into()),
    }
    let all = app.house.store.read(move |backend| listed(backend, me)).await.map_err(unavailable)?;
    Ok(Json(all.into_iter().find(|line| line.account == friend).ok_or(RefusalCode::NotFound)?))
}

/// `DELETE /api/me/friends/{id}`
pub(crate) async fn part(
    State(app): State<Arc<App>>,
    InPerson(visitor): InPerson,
    AccountPath(friend): AccountPath,
) -> Result<StatusCode, Refused> {
    let account = visitor.account.id;
    app.limits.account(account, Kind::Act)?;
    app.house.store.write(Write::PartWays { account, friend }).await.map_err(unavailable)?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Debug, Deserialize)]
pub(crate) struct Named {
    name: String,
}

/// `GET /api/people`
pub(crate) async fn find(
    State(app): State<Arc<App>>,
    Session(visitor): Session,
    Params(Named { name }): Params<Named>,
) -> Result<Json<FoundPerson>, Refused> {
    app.limits.account(visitor.account.id, Kind::Act)?;
    Ok(Json(by_name(&app, &name).await?))
}

/// Whoever has an account by that name, whatever its case. A guest's name belongs to nobody.
pub(super) async fn by_name(app: &App, name: &str) -> Result<FoundPerson, Refused> {
    let form = lookalike(name);
    let read = app.house.store.read(move |backend| match people::holder_of(backend, &form)? {
        Some(account) => backend.account(account),
        None => Ok(None),
    });
    let found = read.await.map_err(unavailable)?.ok_or(RefusalCode::NotFound)?;
    Ok(FoundPerson { account: found.id, name: found.name })
}
