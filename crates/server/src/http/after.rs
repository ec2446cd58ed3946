//! After the game.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use saturnalia_protocol::wire::{NewTableFrom, PlayOn, Played, Replay, ReplayStep, SameDeal, Status, Verified};
use saturnalia_protocol::{InviteCode, Refusal, RefusalCode, TableId};
use saturnalia_rules::Viewer;
use serde::Deserialize;
use serde_json::value::RawValue;

use super::parts::{Body, FileBody, Guest, Looking, Params, Session, TablePath};
use super::{App, Refused};
use crate::auth::Visitor;
use crate::limits::Kind;
use crate::tables;

/// A finished game: its record, and the eyes it is looked at with.
pub(super) struct Finished {
    game: String,
    record: Box<RawValue>,
    pub(super) entries: u32,
    eyes: Viewer,
}

pub(super) async fn finished(
    app: &App,
    id: TableId,
    visitor: Option<Visitor>,
    looking: &Looking,
) -> Result<Finished, Refused> {
    let (account, invite, eyes) = (visitor.map(|visitor| visitor.account.id), looking.invite, looking.eyes()?);
    let found = app.house.read(id, move |table, _| {
        if !table.may_see(account, invite) {
            return Err(RefusalCode::NotFound.into());
        }
        if table.status != Status::Finished {
            return Err(RefusalCode::NotFinished.into());
        }
        Ok(Finished {
            game: table.header.game.clone(),
            record: table.game.record(),
            entries: table.entries(),
            eyes: table.eyes(account, Some(eyes.unwrap_or(Viewer::Truth))),
        })
    });
    Ok(found.await?)
}

/// The entries of a record, as far as the house reads them.
#[derive(Deserialize)]
struct Entries {
    entries: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    seat: saturnalia_rules::Seat,
    answer: Option<Box<RawValue>>,
}

/// Long games are replayed on a thread that may block.
async fn blocking<T: Send + 'static>(work: impl FnOnce() -> Result<T, Refusal> + Send + 'static) -> Result<T, Refused> {
    let done = tokio::task::spawn_blocking(work).await;
    Ok(done.map_err(|error| Refusal::with(RefusalCode::Internal, error))??)
}

fn internal(error: impl std::fmt::Display) -> Refusal {
    Refusal::with(RefusalCode::Internal, error)
}

/// `GET /api/tables/{id}/replay`
pub(crate) async fn replay(
    State(app): State<Arc<App>>,
    Guest(visitor): Guest,
    TablePath(id): TablePath,
    Params(looking): Params<Looking>,
) -> Result<Json<Replay>, Refused> {
    let Finished { game: key, record, eyes, .. } = finished(&app, id, visitor, &looking).await?;
    let games = app.house.games;
    let replay = blocking(move || {
        let entry = games.find(&key).ok_or(RefusalCode::NoSuchGame)?;
        let Entries { entries } = serde_json::from_str(record.get()).map_err(internal)?;
        let whole = entry.open(record.get()).map_err(internal)?;
        let mut game = entry.open_at(record.get(), 0).map_err(internal)?;
        let mut points = vec![game.score_sheet(Viewer::Truth).totals];
        for made in &entries {
            if let Some(answer) = &made.answer {
                game.play(made.seat, answer).map_err(internal)?;
            }
            points.push(game.score_sheet(Viewer::Truth).totals);
        }
        Ok(Replay {
            entries: entries.len() as u32,
            by: entries.iter().map(|entry| entry.seat).collect(),
            notices: whole.notices(eyes, 0),
            points,
        })
    });
    Ok(Json(replay.await?))
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
    let Finished { game: key, record, eyes, .. } = finished(&app, id, visitor, &looking).await?;
    let games = app.house.games;
    let step = blocking(move || {
        let entry = games.find(&key).ok_or(RefusalCode::NoSuchGame)?;
        let Entries { entries } = serde_json::from_str(record.get()).map_err(internal)?;
        if at > entries.len() {
            return Err(RefusalCode::NoSuchEntry.into());
        }
        let game = entry.open_at(record.get(), at).map_err(internal)?;
        let played = match at.checked_sub(1) {
            None => None,
            Some(last) => {
                let before = entry.open_at(record.get(), last).map_err(internal)?;
                let made = &entries[last];
                let offers = before.ask(made.seat).map(|ask| ask.offers).unwrap_or_default();
                let chosen = offers
                    .into_iter()
                    .find(|offer| made.answer.as_ref().is_some_and(|answer| answer.get() == offer.answer.get()));
                // A label may name what only its own seat knew; the notices tell the others what they may know.
                let label = chosen.filter(|_| eyes.sees(made.seat)).map(|offer| offer.label);
                Some(Played { seat: made.seat, label })
            }
        };
        Ok(ReplayStep { entry: at as u32, eyes, view: game.view(eyes), asked: game.asked().iter().collect(), played })
    });
    Ok(Json(step.await?))
}

/// `GET /api/tables/{id}/export`
pub(crate) async fn export(
    State(app): State<Arc<App>>,
    Guest(visitor): Guest,
    TablePath(id): TablePath,
    Params(looking): Params<Looking>,
) -> Result<Response, Refused> {
    let Finished { game, record, .. } = finished(&app, id, visitor, &looking).await?;
    let name = format!("attachment; filename=\"{game}-{id}.game\"");
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CONTENT_DISPOSITION, name.as_str())];
    Ok((headers, record.get().to_owned()).into_response())
}

/// `GET /api/tables/{id}/verify`
pub(crate) async fn verify_table(
    State(app): State<Arc<App>>,
    Guest(visitor): Guest,
    TablePath(id): TablePath,
    Params(looking): Params<Looking>,
) -> Result<Json<Verified>, Refused> {
    let Finished { record, .. } = finished(&app, id, visitor, &looking).await?;
    let games = app.house.games;
    Ok(Json(blocking(move || tables::verify(games, record.get())).await?))
}

/// `POST /api/verify`
pub(crate) async fn verify_file(
    State(app): State<Arc<App>>,
    Session(visitor): Session,
    FileBody(file): FileBody,
) -> Result<Json<Verified>, Refused> {
    app.limits.account(visitor.account.id, Kind::Opening)?;
    let games = app.house.games;
    Ok(Json(blocking(move || tables::verify(games, &file)).await?))
}

fn created(table: TableId) -> Response {
    (StatusCode::CREATED, Json(NewTableFrom { table })).into_response()
}

/// `POST /api/import`
pub(crate) async fn import(
    State(app): State<Arc<App>>,
    Session(visitor): Session,
    FileBody(file): FileBody,
) -> Result<Response, Refused> {
    app.limits.account(visitor.account.id, Kind::Opening)?;
    Ok(created(tables::import(&app.house, &visitor.person(), &file).await?))
}

#[derive(Debug, Deserialize)]
pub(crate) struct Invited {
    invite: Option<InviteCode>,
}

/// `POST /api/tables/{id}/rematch`
pub(crate) async fn rematch(
    State(app): State<Arc<App>>,
    Session(visitor): Session,
    TablePath(id): TablePath,
    Params(Invited { invite }): Params<Invited>,
) -> Result<Response, Refused> {
    app.limits.account(visitor.account.id, Kind::Opening)?;
    Ok(created(tables::rematch(&app.house, &visitor.person(), id, invite).await?))
}

/// `POST /api/tables/{id}/same-deal`
pub(crate) async fn same_deal(
    State(app): State<Arc<App>>,
    Session(visitor): Session,
    TablePath(id): TablePath,
    Params(Invited { invite }): Params<Invited>,
    Body(wanted): Body<SameDeal>,
) -> Result<Response, Refused> {
    app.limits.account(visitor.account.id, Kind::Opening)?;
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
    Ok(created(tables::play_on(&app.house, &visitor.person(), id, invite, wanted).await?))
}
