//! After the game.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use saturnalia_protocol::wire::{FILE_LIMIT, Luggage, NewTableFrom, PlayOn, Replay, ReplayStep, SameDeal, Verified};
use saturnalia_protocol::{RefusalCode, TableId};
use saturnalia_rules::Viewer;
use saturnalia_table::{Finished, verify};

use super::kept::fill_names;
use super::parts::{Body, FileBody, Guest, Invited, Looking, Params, Session, TablePath};
use super::sets::may_bring_with;
use super::{Address, App, Refused};
use crate::auth::Visitor;
use crate::blocking::blocking;
use crate::groups::invitation;
use crate::limits::Kind;
use crate::tables;

/// A finished game, and the eyes it is looked at with.
pub(super) async fn finished(
    app: &App,
    id: TableId,
    visitor: Option<Visitor>,
    looking: &Looking,
) -> Result<(Finished, Viewer), Refused> {
    let (account, eyes) = (visitor.map(|visitor| visitor.account.id), looking.eyes()?);
    let invite = invitation(&app.house, id, account, looking.invite).await;
    let found = app.house.read(id, move |table, _| {
        let eyes = table.eyes(account, Some(eyes.unwrap_or(Viewer::Truth)));
        Ok((table.finished_game(account, invite)?, eyes))
    });
    Ok(found.await?)
}

/// `GET /api/tables/{id}/replay`
pub(crate) async fn replay(
    State(app): State<Arc<App>>,
    Guest(visitor): Guest,
    TablePath(id): TablePath,
    Params(looking): Params<Looking>,
) -> Result<Json<Replay>, Refused> {
    let (game, eyes) = finished(&app, id, visitor, &looking).await?;
    let games = app.house.games;
    Ok(Json(blocking(move || game.replay(games, eyes)).await?))
}

/// `GET /api/tables/{id}/replay/{entry}`
pub(crate) async fn replay_step(
    State(app): State<Arc<App>>,
    Guest(visitor): Guest,
    Path((id, entry)): Path<(String, String)>,
    Params(looking): Params<Looking>,
) -> Result<Json<ReplayStep>, Refused> {
    let id = id.parse().map_err(|_| Refused::from(RefusalCode::NotFound))?;
    let at: usize = entry.parse().map_err(|_| Refused::from(RefusalCode::NoSuchEntry))?;
    let (game, eyes) = finished(&app, id, visitor, &looking).await?;
    let games = app.house.games;
    Ok(Json(blocking(move || game.step(games, eyes, at)).await?))
}

/// `GET /api/tables/{id}/export`
pub(crate) async fn export(
    State(app): State<Arc<App>>,
    Guest(visitor): Guest,
    TablePath(id): TablePath,
    Params(looking): Params<Looking>,
) -> Result<Response, Refused> {
    let (game, _) = finished(&app, id, visitor, &looking).await?;
    let name = format!("attachment; filename=\"{}-{id}.game\"", game.game());
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CONTENT_DISPOSITION, name.as_str())];
    Ok((headers, game.file().to_owned()).into_response())
}

/// `GET /api/tables/{id}/verify`
pub(crate) async fn verify_table(
    State(app): State<Arc<App>>,
    Guest(visitor): Guest,
    TablePath(id): TablePath,
    Params(looking): Params<Looking>,
) -> Result<Json<Verified>, Refused> {
    let (game, _) = finished(&app, id, visitor, &looking).await?;
    let games = app.house.games;
    Ok(Json(blocking(move || game.verify(games)).await?))
}

/// `POST /api/verify`
pub(crate) async fn verify_file(
    State(app): State<Arc<App>>,
    Extension(Address(address)): Extension<Address>,
    Session(visitor): Session,
    FileBody(file): FileBody,
) -> Result<Json<Verified>, Refused> {
    app.limits.account(visitor.account.id, Kind::Opening)?;
    may_bring_with(&app, address, &file)?;
    let games = app.house.games;
    Ok(Json(blocking(move || verify(games, &file)).await?))
}

fn created(table: TableId) -> Response {
    (StatusCode::CREATED, Json(NewTableFrom { table })).into_response()
}

/// `POST /api/import`
pub(crate) async fn import(
    State(app): State<Arc<App>>,
    Extension(Address(address)): Extension<Address>,
    Session(visitor): Session,
    FileBody(file): FileBody,
) -> Result<Response, Refused> {
    app.limits.account(visitor.account.id, Kind::Opening)?;
    may_bring_with(&app, address, &file)?;
    Ok(created(tables::import(&app.house, &visitor.person(), file).await?))
}

/// `POST /api/tables/{id}/rematch`
pub(crate) async fn rematch(
    State(app): State<Arc<App>>,
    Session(visitor): Session,
    TablePath(id): TablePath,
    Params(Invited { invite }): Params<Invited>,
) -> Result<Response, Refused> {
    app.limits.account(visitor.account.id, Kind::Opening)?;
    let invite = invitation(&app.house, id, Some(visitor.account.id), invite).await;
    Ok(created(tables::rematch(&app.house, &visitor.person(), id, invite).await?))
}

/// `POST /api/tables/{id}/same-deal`
pub(crate) async fn same_deal(
    State(app): State<Arc<App>>,
    Session(visitor): Session,
    TablePath(id): TablePath,
    Params(Invited { invite }): Params<Invited>,
    Body(mut wanted): Body<SameDeal>,
) -> Result<Response, Refused> {
    app.limits.account(visitor.account.id, Kind::Opening)?;
    let invite = invitation(&app.house, id, Some(visitor.account.id), invite).await;
    fill_names(&app, visitor.account.id, &mut wanted.seats).await?;
    Ok(created(tables::same_deal(&app.house, &visitor.person(), id, invite, wanted).await?))
}

/// `POST /api/tables/{id}/play-on`
pub(crate) async fn play_on(
    State(app): State<Arc<App>>,
    Session(visitor): Session,
    TablePath(id): TablePath,
    Params(Invited { invite }): Params<Invited>,
    Body(wanted): Body<PlayOn>,
) -> Result<Response, Refused> {
    app.limits.account(visitor.account.id, Kind::Opening)?;
    let invite = invitation(&app.house, id, Some(visitor.account.id), invite).await;
    Ok(created(tables::play_on(&app.house, &visitor.person(), id, invite, wanted).await?))
}

/// `POST /api/tables/{id}/take-along`
pub(crate) async fn take_along(
    State(app): State<Arc<App>>,
    Session(visitor): Session,
    TablePath(id): TablePath,
) -> Result<Json<Luggage>, Refused> {
    app.limits.account(visitor.account.id, Kind::Opening)?;
    Ok(Json(tables::take_along(&app.house, &visitor.person(), id).await?))
}

/// `POST /api/take-along`
pub(crate) async fn unpack(
    State(app): State<Arc<App>>,
    Extension(Address(address)): Extension<Address>,
    Session(visitor): Session,
    Body(luggage): Body<Luggage, FILE_LIMIT>,
) -> Result<Response, Refused> {
    app.limits.account(visitor.account.id, Kind::Opening)?;
    may_bring_with(&app, address, luggage.file.get())?;
    Ok(created(tables::unpack(&app.house, &visitor.person(), luggage).await?))
}
