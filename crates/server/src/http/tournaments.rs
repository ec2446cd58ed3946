//! Tournaments.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use saturnalia_protocol::wire::{NewTournament, TournamentAct, TournamentState, Tournaments};
use saturnalia_protocol::{AccountId, Refusal, RefusalCode, TournamentId};
use saturnalia_store::{StoreError, tournaments as kept};
use serde::Deserialize;

use super::parts::{Body, Guest, InPerson, Params, Session, TournamentPath};
use super::{App, Refused};
use crate::limits::Kind;
use crate::tournaments::{act, csv, load, make, names_of, state, summary};

/// Lines of a page of tournaments that are over, and as many that are not.
const PAGE: usize = 20;
const UNDER_WAY: u32 = 100;

fn unavailable(error: StoreError) -> Refused {
    Refusal::with(RefusalCode::Unavailable, error).into()
}

/// From where on.
#[derive(Debug, Deserialize)]
pub(crate) struct Page {
    before: Option<i64>,
    id: Option<TournamentId>,
}

/// `GET /api/tournaments`
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    Guest(visitor): Guest,
    Params(Page { before, id }): Params<Page>,
) -> Result<Json<Tournaments>, Refused> {
    let me = visitor.map(|visitor| visitor.account.id);
    let from = before.map(|at| (at, id.unwrap_or(TournamentId(0))));
    let read = app.house.store.read(move |backend| {
        let mine = me.map(|me| kept::of(backend, me)).transpose()?.unwrap_or_default();
        let now = if from.is_none() { kept::under_way(backend, UNDER_WAY)? } else { Vec::new() };
        Ok((mine, now, kept::past(backend, from, PAGE as u32 + 1)?))
    });
    let (mine, now, mut past) = read.await.map_err(unavailable)?;
    let more = past.len() > PAGE;
    past.truncate(PAGE);
    let lines = now.iter().chain(&past).map(|row| summary(row, mine.contains(&row.id)));
    Ok(Json(Tournaments { tournaments: lines.collect::<Result<_, _>>()?, more }))
}

/// `POST /api/tournaments`
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    InPerson(visitor): InPerson,
    Body(new): Body<NewTournament>,
) -> Result<Response, Refused> {
    let me = visitor.account.id;
    app.limits.account(me, Kind::Opening)?;
    // A title is read by everybody.
    app.sanctions.may_speak(me)?;
    let id = make(&app.house, &visitor.person(), new).await?;
    Ok((StatusCode::CREATED, Json(told(&app, id, Some(me)).await?)).into_response())
}

pub(super) async fn told(app: &App, id: TournamentId, viewer: Option<AccountId>) -> Result<TournamentState, Refused> {
    let tournament = load(&app.house, id).await?;
    let names = names_of(&app.house.store, id, tournament.header().host).await?;
    Ok(state(&tournament, &names, viewer))
}

/// `GET /api/tournaments/{id}`
pub(crate) async fn look(
    State(app): State<Arc<App>>,
    Guest(visitor): Guest,
    TournamentPath(id): TournamentPath,
) -> Result<Json<TournamentState>, Refused> {
    Ok(Json(told(&app, id, visitor.map(|visitor| visitor.account.id)).await?))
}

/// `POST /api/tournaments/{id}/act`
pub(crate) async fn do_something(
    State(app): State<Arc<App>>,
    Session(visitor): Session,
    TournamentPath(id): TournamentPath,
    Body(wanted): Body<TournamentAct>,
) -> Result<Json<TournamentState>, Refused> {
    let me = visitor.account.id;
    app.limits.account(me, Kind::Act)?;
    act(&app.house, &visitor.person(), id, wanted).await?;
    Ok(Json(told(&app, id, Some(me)).await?))
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Format {
    Csv,
    Json,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    format: Format,
}

/// `GET /api/tournaments/{id}/export`
pub(crate) async fn export(
    State(app): State<Arc<App>>,
    TournamentPath(id): TournamentPath,
    Params(Wanted { format }): Params<Wanted>,
) -> Result<Response, Refused> {
    let state = told(&app, id, None).await?;
    let (kind, end, text) = match format {
        Format::Csv => ("text/csv; charset=utf-8", "csv", csv(&state)),
        Format::Json => {
            let text = serde_json::to_string_pretty(&state);
            ("application/json", "json", text.map_err(|error| Refusal::with(RefusalCode::Internal, error))?)
        }
    };
    let name = format!("attachment; filename=\"tournament-{id}.{end}\"");
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name.as_str())], text).into_response())
}
