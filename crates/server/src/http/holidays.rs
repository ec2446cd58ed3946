//! When somebody is away from games over days.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use saturnalia_protocol::RefusalCode;
use saturnalia_protocol::wire::{Absence, Holidays};
use saturnalia_table::{end_absence, new_absence};

use super::parts::{Body, InPerson, Session};
use super::{App, Refused};
use crate::holidays;
use crate::limits::Kind;

/// `GET /api/me/holidays`
pub(crate) async fn show(State(app): State<Arc<App>>, Session(visitor): Session) -> Result<Json<Holidays>, Refused> {
    Ok(Json(holidays::own(&app.house.store, visitor.account.id).await?))
}

/// `POST /api/me/holidays`
pub(crate) async fn go(
    State(app): State<Arc<App>>,
    InPerson(visitor): InPerson,
    Body(new): Body<Absence>,
) -> Result<Json<Holidays>, Refused> {
    let account = visitor.account.id;
    app.limits.account(account, Kind::Befriend)?;
    Ok(Json(holidays::change(&app.house, account, |kept, now| new_absence(kept, new, now)).await?))
}

/// `DELETE /api/me/holidays/{from}`
pub(crate) async fn come_back(
    State(app): State<Arc<App>>,
    InPerson(visitor): InPerson,
    Path(from): Path<String>,
) -> Result<Json<Holidays>, Refused> {
    let account = visitor.account.id;
    app.limits.account(account, Kind::Befriend)?;
    let from: i64 = from.parse().map_err(|_| RefusalCode::NotFound)?;
    Ok(Json(holidays::change(&app.house, account, |kept, now| end_absence(kept, from, now)).await?))
}
