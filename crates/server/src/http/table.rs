//! One table.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use saturnalia_protocol::wire::{Act, Done, Hint, NEW_TABLE_LIMIT, NewTable, SeatPlan, TableComponents, WantHint};
use saturnalia_protocol::{AccountId, RefusalCode};
use saturnalia_rules::ScoreSheet;
use saturnalia_table::Look;

use super::kept::fill_names;
use super::parts::{Body, Guest, Looking, Params, Session, TablePath};
use super::sets::may_bring;
use super::{Address, App, Refused, may_do};
use crate::auth::nobody_elses;
use crate::groups::{invitation, only_members};
use crate::limits::Kind;
use crate::tables;

/// `POST /api/tables`
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    Extension(Address(address)): Extension<Address>,
    Session(visitor): Session,
    Body(mut new): Body<NewTable, NEW_TABLE_LIMIT>,
) -> Result<Response, Refused> {
    app.limits.account(visitor.account.id, Kind::Opening)?;
    if let Some(file) = &new.components {
        may_bring(&app, address, &new.game, file)?;
    }
    let person = visitor.person();
    for seat in &new.seats {
        if let SeatPlan::Local { name } = seat {
            nobody_elses(&app.house.store, name, Some(person.account)).await?;
        }
    }
    fill_names(&app, person.account, &mut new.seats).await?;
    if let Some(group) = new.group {
        let kept = new.seats.iter().filter_map(|seat| match seat {
            SeatPlan::Kept { account, .. } => Some(*account),
            SeatPlan::Me | SeatPlan::Local { .. } | SeatPlan::Invited | SeatPlan::Open | SeatPlan::Bot { .. } => None,
        });
        let people: Vec<AccountId> = std::iter::once(person.account).chain(kept).collect();
        only_members(&app.house.store, group, &people).await?;
    }
    let id = tables::open(&app.house, &person, new).await?;
    let look = Look { viewer: Some(person.account), ..Look::default() };
    let state = app.house.look(id, look, 0).await?.ok_or(RefusalCode::Internal)?;
    Ok((StatusCode::CREATED, Json(state)).into_response())
}

/// `GET /api/tables/{id}`
pub(crate) async fn look(
    State(app): State<Arc<App>>,
    Guest(visitor): Guest,
    TablePath(id): TablePath,
    Params(looking): Params<Looking>,
) -> Result<Response, Refused> {
    let viewer = visitor.map(|visitor| visitor.account.id);
    let look = Look {
        viewer,
        invite: invitation(&app.house, id, viewer, looking.invite).await,
        eyes: looking.eyes()?,
        known: looking.known(),
    };
    match app.house.look(id, look, looking.chat).await? {
        Some(state) => Ok(Json(state).into_response()),
        None => Ok(StatusCode::NO_CONTENT.into_response()),
    }
}

/// `POST /api/tables/{id}/act`
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    Session(visitor): Session,
    TablePath(id): TablePath,
    Params(looking): Params<Looking>,
    Body(act): Body<Act>,
) -> Result<Json<Done>, Refused> {
    let kind = if matches!(act, Act::Chat { .. }) { Kind::Chat } else { Kind::Act };
    app.limits.account(visitor.account.id, kind)?;
    may_do(&app, id, &visitor.person(), &act).await?;
    let invite = invitation(&app.house, id, Some(visitor.account.id), looking.invite).await;
    Ok(Json(app.house.act(id, visitor.person(), invite, act).await?))
}

/// `POST /api/tables/{id}/hint`
pub(crate) async fn hint(
    State(app): State<Arc<App>>,
    Session(visitor): Session,
    TablePath(id): TablePath,
    Params(looking): Params<Looking>,
    Body(wanted): Body<WantHint>,
) -> Result<Json<Hint>, Refused> {
    app.limits.account(visitor.account.id, Kind::Hint)?;
    Ok(Json(app.house.hint(id, visitor.person(), looking.invite, wanted).await?))
}

/// `GET /api/tables/{id}/components`
pub(crate) async fn components(
    State(app): State<Arc<App>>,
    Guest(visitor): Guest,
    TablePath(id): TablePath,
    Params(looking): Params<Looking>,
) -> Result<Json<TableComponents>, Refused> {
    let account = visitor.map(|visitor| visitor.account.id);
    let invite = invitation(&app.house, id, account, looking.invite).await;
    Ok(Json(app.house.read(id, move |table, _| table.components(account, invite)).await?))
}

/// `GET /api/tables/{id}/score`
pub(crate) async fn score(
    State(app): State<Arc<App>>,
    Guest(visitor): Guest,
    TablePath(id): TablePath,
    Params(looking): Params<Looking>,
) -> Result<Json<ScoreSheet>, Refused> {
    let (account, eyes) = (visitor.map(|visitor| visitor.account.id), looking.eyes()?);
    let invite = invitation(&app.house, id, account, looking.invite).await;
    let sheet = app.house.read(id, move |table, _| table.score(account, invite, eyes));
    Ok(Json(sheet.await?))
}
