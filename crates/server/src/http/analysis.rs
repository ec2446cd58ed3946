//! Looking back at a finished game.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use saturnalia_protocol::wire::Analysis;
use serde::Deserialize;

use super::after::finished;
use super::parts::{Body, Guest, Looking, Params, Session, TablePath};
use super::{App, Refused};
use crate::limits::Kind;

/// Nothing is to be said about it, yet.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WantAnalysis {}

/// `POST /api/tables/{id}/analysis`
pub(crate) async fn want(
    State(app): State<Arc<App>>,
    Session(visitor): Session,
    TablePath(id): TablePath,
    Params(looking): Params<Looking>,
    Body(WantAnalysis {}): Body<WantAnalysis>,
) -> Result<Response, Refused> {
    app.limits.account(visitor.account.id, Kind::Opening)?;
    let entries = finished(&app, id, Some(visitor), &looking).await?.0.entries();
    let analysis = app.house.want_analysis(id, entries).await?;
    Ok((StatusCode::ACCEPTED, Json(analysis)).into_response())
}

/// `GET /api/tables/{id}/analysis`
pub(crate) async fn look(
    State(app): State<Arc<App>>,
    Guest(visitor): Guest,
    TablePath(id): TablePath,
    Params(looking): Params<Looking>,
) -> Result<Json<Analysis>, Refused> {
    let entries = finished(&app, id, visitor, &looking).await?.0.entries();
    Ok(Json(app.house.analysis(id, entries).await?))
}
