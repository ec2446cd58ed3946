//! Groups.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use saturnalia_protocol::wire::{GroupAct, GroupState, History, MyGroups, NewGroup};
use saturnalia_protocol::{RefusalCode, TableId};
use serde::Deserialize;

use super::friends::by_name;
use super::parts::{Body, GroupPath, InPerson, Invited, Params, Session};
use super::{App, Refused};
use crate::groups;
use crate::limits::Kind;

/// `GET /api/groups`
pub(crate) async fn list(State(app): State<Arc<App>>, Session(visitor): Session) -> Result<Json<MyGroups>, Refused> {
    Ok(Json(groups::mine(&app.house, visitor.account.id).await?))
}

/// `POST /api/groups`
pub(crate) async fn found(
    State(app): State<Arc<App>>,
    InPerson(visitor): InPerson,
    Body(new): Body<NewGroup>,
) -> Result<Response, Refused> {
    let me = visitor.account.id;
    app.limits.account(me, Kind::Opening)?;
    // Others read what it is called.
    app.sanctions.may_speak(me)?;
    let id = groups::found(&app.house.store, &visitor.person(), new).await?;
    Ok((StatusCode::CREATED, Json(groups::state(&app.house, id, me, None).await?)).into_response())
}

/// `GET /api/groups/{id}`
pub(crate) async fn look(
    State(app): State<Arc<App>>,
    Session(visitor): Session,
    GroupPath(id): GroupPath,
    Params(Invited { invite }): Params<Invited>,
) -> Result<Json<GroupState>, Refused> {
    Ok(Json(groups::state(&app.house, id, visitor.account.id, invite).await?))
}

/// `POST /api/groups/{id}/act`
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    InPerson(visitor): InPerson,
    GroupPath(id): GroupPath,
    Body(wanted): Body<GroupAct>,
) -> Result<Response, Refused> {
    let me = visitor.account.id;
    let asks = matches!(wanted, GroupAct::Invite { .. } | GroupAct::InviteByName { .. });
    app.limits.account(me, if asks { Kind::Befriend } else { Kind::Act })?;
    if matches!(wanted, GroupAct::Describe { .. }) {
        app.sanctions.may_speak(me)?;
    }
    let wanted = match wanted {
        GroupAct::InviteByName { name } => GroupAct::Invite { account: by_name(&app, &name).await?.account },
        other @ (GroupAct::Join { .. }
        | GroupAct::Decline {}
        | GroupAct::Leave {}
        | GroupAct::Invite { .. }
        | GroupAct::TakeBack { .. }
        | GroupAct::Describe { .. }
        | GroupAct::NewLink {}
        | GroupAct::Remove { .. }
        | GroupAct::HandOver { .. }
        | GroupAct::Dissolve {}) => other,
    };
    groups::act(&app.house, me, id, wanted).await?;
    match groups::state(&app.house, id, me, None).await {
        Ok(state) => Ok(Json(state).into_response()),
        Err(refusal) if refusal.code == RefusalCode::NotFound => Ok(StatusCode::NO_CONTENT.into_response()),
        Err(refusal) => Err(refusal.into()),
    }
}

/// From where on.
#[derive(Debug, Deserialize)]
pub(crate) struct Page {
    /// The last game of the page before: when it was over, and its table.
    before: Option<i64>,
    table: Option<TableId>,
}

/// `GET /api/groups/{id}/games`
pub(crate) async fn games(
    State(app): State<Arc<App>>,
    Session(visitor): Session,
    GroupPath(id): GroupPath,
    Params(Page { before, table }): Params<Page>,
) -> Result<Json<History>, Refused> {
    let from = before.map(|at| (at, table.unwrap_or(TableId(0))));
    Ok(Json(groups::games(&app.house, id, visitor.account.id, from).await?))
}
