//! What people do about other people: report what was said, keep out of somebody's way; and what is kept of oneself.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use saturnalia_protocol::wire::{Act, BlockLine, Blocked, ReportLine, Room};
use saturnalia_protocol::{InviteCode, Refusal, RefusalCode, TableId};
use saturnalia_store::{self as store, BlockRow, ChatRow, ReportRow, StoreError, Write, Written, people};
use saturnalia_table::Person;

use super::parts::{AccountPath, Body, InPerson, Invited, Params, Session, TablePath};
use super::{App, Refused};
use crate::admin::everything_about;
use crate::auth::Visitor;
use crate::chance;
use crate::groups::{invitation, only_members};
use crate::limits::Kind;
use crate::time::now;

/// The most people one account can block.
const BLOCKS: usize = 500;

fn unavailable(error: StoreError) -> Refusal {
    Refusal::with(RefusalCode::Unavailable, error)
}

/// A line of chat that this person may hear.
async fn heard(
    app: &App,
    visitor: &Visitor,
    invite: Option<InviteCode>,
    table: TableId,
    number: u32,
) -> Result<ChatRow, Refusal> {
    let found = app.house.store.read(move |backend| people::chat_line(backend, table, number)).await;
    let line = found.map_err(unavailable)?.ok_or(RefusalCode::NotFound)?;
    let (account, room) = (visitor.account.id, line.room);
    let room = match room {
        store::Room::Players => Room::Players,
        store::Room::Spectators => Room::Spectators,
    };
    let invite = invitation(&app.house, table, Some(account), invite).await;
    let hears = app
        .house
        .read(table, move |table, _| Ok(table.may_see(Some(account), invite) && table.hears(Some(account), room)))
        .await?;
    if hears { Ok(line) } else { Err(RefusalCode::NotFound.into()) }
}

/// `POST /api/tables/{id}/report`
pub(crate) async fn report(
    State(app): State<Arc<App>>,
    Session(visitor): Session,
    TablePath(table): TablePath,
    Params(Invited { invite }): Params<Invited>,
    Body(ReportLine { number }): Body<ReportLine>,
) -> Result<StatusCode, Refused> {
    app.limits.account(visitor.account.id, Kind::Report)?;
    let line = heard(&app, &visitor, invite, table, number).await?;
    let report = ReportRow {
        id: chance::number()?,
        table,
        number,
        by: visitor.account.id,
        about: line.account,
        name: line.name,
        text: line.text,
        at: now(),
        closed: None,
    };
    // Once is enough.
    match app.house.store.write(Write::Report(report)).await.map_err(unavailable)? {
        Written::Done | Written::Number(_) | Written::Conflict => Ok(StatusCode::NO_CONTENT),
    }
}

/// `GET /api/me/blocks`
pub(crate) async fn blocks(
    State(app): State<Arc<App>>,
    Session(visitor): Session,
) -> Result<Json<Vec<Blocked>>, Refused> {
    let account = visitor.account.id;
    let rows = app.house.store.read(move |backend| people::blocks_of(backend, account)).await.map_err(unavailable)?;
    Ok(Json(rows.into_iter().map(|BlockRow { blocked, name, .. }| Blocked { account: blocked, name }).collect()))
}

/// `POST /api/me/blocks`
pub(crate) async fn block(
    State(app): State<Arc<App>>,
    Session(visitor): Session,
    Params(Invited { invite }): Params<Invited>,
    Body(BlockLine { table, number }): Body<BlockLine>,
) -> Result<Json<Blocked>, Refused> {
    let account = visitor.account.id;
    app.limits.account(account, Kind::Report)?;
    let line = heard(&app, &visitor, invite, table, number).await?;
    if line.account == account {
        return Err(Refusal::with(RefusalCode::BadRequest, "nobody blocks themselves").into());
    }
    let there = app.house.store.read(move |backend| people::blocks_of(backend, account)).await.map_err(unavailable)?;
    if there.len() >= BLOCKS {
        return Err(RefusalCode::TooLarge.into());
    }
    let row = BlockRow { account, blocked: line.account, name: line.name.clone(), at: now() };
    app.house.store.write(Write::Block(row)).await.map_err(unavailable)?;
    Ok(Json(Blocked { account: line.account, name: line.name }))
}

/// `DELETE /api/me/blocks/{id}`
pub(crate) async fn unblock(
    State(app): State<Arc<App>>,
    Session(visitor): Session,
    AccountPath(blocked): AccountPath,
) -> Result<StatusCode, Refused> {
    let account = visitor.account.id;
    app.limits.account(account, Kind::Act)?;
    app.house.store.write(Write::Unblock { account, blocked }).await.map_err(unavailable)?;
    Ok(StatusCode::NO_CONTENT)
}

/// `GET /api/me/data`
pub(crate) async fn data(State(app): State<Arc<App>>, InPerson(visitor): InPerson) -> Result<Response, Refused> {
    app.limits.account(visitor.account.id, Kind::Report)?;
    let kept = everything_about(app.house.games, &app.house.store, visitor.account.id).await?;
    let text = serde_json::to_string_pretty(&kept).map_err(|error| Refusal::with(RefusalCode::Internal, error))?;
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"saturnalia-data.json\""),
    ];
    Ok((headers, text).into_response())
}

/// Whether what somebody is about to do is allowed by the keeper of the server and by whoever opened the table.
pub(crate) async fn may_do(app: &App, table: TableId, person: &Person, act: &Act) -> Result<(), Refusal> {
    let account = person.account;
    match act {
        Act::Chat { .. } => app.sanctions.may_speak(account),
        Act::Join { .. } => {
            let read = app.house.read(table, move |table, _| {
                let header = table.header();
                Ok((header.host, header.group.filter(|_| !table.members().contains(&account))))
            });
            let (host, group) = read.await?;
            if let Some(group) = group {
                only_members(&app.house.store, group, &[account]).await?;
            }
            let found = app.house.store.read(move |backend| people::has_blocked(backend, host, account)).await;
            if found.map_err(unavailable)? { Err(RefusalCode::Blocked.into()) } else { Ok(()) }
        }
        Act::Leave {}
        | Act::Seal { .. }
        | Act::OpenPart { .. }
        | Act::Start {}
        | Act::AddBot { .. }
        | Act::Empty { .. }
        | Act::Play { .. }
        | Act::Undo { .. }
        | Act::AskUndo { .. }
        | Act::AskPause {}
        | Act::Resume {}
        | Act::Consent { .. }
        | Act::Resign { .. } => Ok(()),
    }
}
