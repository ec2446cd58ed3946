//! The deal of the day.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use saturnalia_protocol::RefusalCode;
use saturnalia_protocol::wire::{DayOfDeals, TryDeal};

use super::parts::{Body, Guest, InPerson};
use super::{App, Refused};
use crate::days;
use crate::limits::Kind;

/// `GET /api/days/{day}`
pub(crate) async fn look(
    State(app): State<Arc<App>>,
    Guest(visitor): Guest,
    Path(day): Path<String>,
) -> Result<Json<DayOfDeals>, Refused> {
    let day = day.parse().map_err(|_| RefusalCode::NotFound)?;
    Ok(Json(days::look(&app.house, day, visitor.map(|visitor| visitor.account.id)).await?))
}

/// `GET /api/days/today`
pub(crate) async fn today(State(app): State<Arc<App>>, Guest(visitor): Guest) -> Result<Json<DayOfDeals>, Refused> {
    Ok(Json(days::look(&app.house, days::today(), visitor.map(|visitor| visitor.account.id)).await?))
}

/// `POST /api/days/today`
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    InPerson(visitor): InPerson,
    Body(TryDeal { game }): Body<TryDeal>,
) -> Result<Response, Refused> {
    app.limits.account(visitor.account.id, Kind::Opening)?;
    let opened = days::open_try(&app.house, &visitor.person(), &game).await?;
    Ok((StatusCode::CREATED, Json(opened)).into_response())
}
