//! How somebody is told of what happens while they are away.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::StatusCode;
use saturnalia_protocol::wire::{ENDPOINT_LIMIT, NewDevice, STILL_LIMIT, Tidings, TidingsWishes, ToldDevice};
use saturnalia_protocol::{AccountId, Refusal, RefusalCode};
use saturnalia_store::tidings::{device_at, devices_of, hearer};
use saturnalia_store::{DeviceRow, StoreError, TidingsWrite, Write, Written};
use serde::Deserialize;

use super::parts::{Body, InPerson, Params, Session};
use super::{Address, App, Refused};
use crate::chance;
use crate::limits::Kind;
use crate::tidings::{Stop, Subscriber, at_first, check, read_wishes, write_wishes};
use crate::time::now;

/// So many browsers of one account are told.
const DEVICES: u32 = 10;

fn unavailable(error: StoreError) -> Refused {
    Refusal::with(RefusalCode::Unavailable, error).into()
}

async fn write(app: &App, write: TidingsWrite) -> Result<Written, Refused> {
    app.house.store.write(Write::Tidings(write)).await.map_err(unavailable)
}

/// What a page says of itself, for whoever has wished for nothing yet.
#[derive(Debug, Deserialize)]
pub(crate) struct Browser {
    #[serde(default)]
    zone: String,
    #[serde(default)]
    language: String,
}

/// `GET /api/me/tidings`
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Session(visitor): Session,
    Params(Browser { zone, language }): Params<Browser>,
) -> Result<Json<Tidings>, Refused> {
    let me = visitor.account.id;
    let read = app.house.store.read(move |backend| Ok((hearer(backend, me)?, devices_of(backend, me)?)));
    let (hearer, devices) = read.await.map_err(unavailable)?;
    let language = if language == "de" { "de" } else { "en" };
    let first = at_first(language, &zone);
    let first = if check(&first).is_ok() { first } else { at_first(language, "UTC") };
    Ok(Json(Tidings {
        wishes: hearer.as_ref().map_or(first, |hearer| read_wishes(&hearer.wishes)),
        key: app.office.public_key(),
        devices: devices.len() as u32,
        mails: app.office.mailer().is_some(),
        address: hearer.and_then(|hearer| hearer.address),
    }))
}

/// `POST /api/me/tidings`
pub(crate) async fn wish(
    State(app): State<Arc<App>>,
    InPerson(visitor): InPerson,
    Body(wishes): Body<TidingsWishes>,
) -> Result<StatusCode, Refused> {
    let account = visitor.account.id;
    app.limits.account(account, Kind::Act)?;
    check(&wishes).map_err(|why| Refusal::with(RefusalCode::BadRequest, why))?;
    write(&app, TidingsWrite::Hear { account, wishes: write_wishes(&wishes), at: now() }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/me/devices`
pub(crate) async fn keep_device(
    State(app): State<Arc<App>>,
    InPerson(visitor): InPerson,
    Params(Browser { zone, .. }): Params<Browser>,
    Body(new): Body<NewDevice>,
) -> Result<Json<ToldDevice>, Refused> {
    let account = visitor.account.id;
    app.limits.account(account, Kind::Befriend)?;
    if new.endpoint.len() > ENDPOINT_LIMIT || !matches!(new.language.as_str(), "de" | "en") {
        return Err(RefusalCode::BadRequest.into());
    }
    let bad = |why: String| Refusal::with(RefusalCode::BadAddress, why);
    app.office.destination(&new.endpoint).map_err(|unreached| bad(unreached.to_string()))?;
    Subscriber::read(&new.key, &new.auth).map_err(|fault| bad(fault.to_string()))?;
    let first = at_first(&new.language, &zone);
    let first = if check(&first).is_ok() { first } else { at_first(&new.language, "UTC") };
    let endpoint = new.endpoint.clone();
    let device = DeviceRow {
        id: chance::number()?,
        account,
        endpoint: new.endpoint,
        key: new.key,
        auth: new.auth,
        language: new.language,
        created: now(),
    };
    write(&app, TidingsWrite::KeepDevice { device, wishes: write_wishes(&first), most: DEVICES }).await?;
    let kept = app.house.store.read(move |backend| device_at(backend, &endpoint)).await.map_err(unavailable)?;
    Ok(Json(ToldDevice { id: kept.ok_or(RefusalCode::Unavailable)?.id.to_string() }))
}

/// `DELETE /api/me/devices/{id}`
pub(crate) async fn forget_device(
    State(app): State<Arc<App>>,
    InPerson(visitor): InPerson,
    Path(id): Path<String>,
) -> Result<StatusCode, Refused> {
    let account = visitor.account.id;
    app.limits.account(account, Kind::Act)?;
    let id = id.parse().map_err(|_| RefusalCode::NotFound)?;
    match write(&app, TidingsWrite::ForgetDevice { account, id }).await? {
        Written::Done | Written::Number(_) => Ok(StatusCode::NO_CONTENT),
        Written::Conflict => Err(RefusalCode::NotFound.into()),
    }
}

/// `POST /api/stop/{token}`: by the link of a letter, by the button of a message, or by somebody's mail program. Whoever has the link may.
pub(crate) async fn stop(
    State(app): State<Arc<App>>,
    Extension(Address(address)): Extension<Address>,
    Path(token): Path<String>,
) -> Result<StatusCode, Refused> {
    app.limits.address(address, Kind::Entrance)?;
    let (account, stop) = app.office.seal().read(&token).ok_or(RefusalCode::NotFound)?;
    match stop {
        Stop::Mail => wish_otherwise(&app, account, |wishes| wishes.mail = false).await?,
        Stop::Table(table) => {
            wish_otherwise(&app, account, |wishes| {
                wishes.still_tables.retain(|still| *still != table);
                wishes.still_tables.push(table);
                let most = wishes.still_tables.len().saturating_sub(STILL_LIMIT);
                wishes.still_tables.drain(..most);
            })
            .await?;
        }
        Stop::Device(id) => {
            write(&app, TidingsWrite::ForgetDevice { account, id }).await?;
        }
    }
    Ok(StatusCode::NO_CONTENT)
}

async fn wish_otherwise(app: &App, account: AccountId, change: impl FnOnce(&mut TidingsWishes)) -> Result<(), Refused> {
    let found = app.house.store.read(move |backend| hearer(backend, account)).await.map_err(unavailable)?;
    // Whoever has left since hears nothing anyway.
    let Some(found) = found else { return Ok(()) };
    let mut wishes = read_wishes(&found.wishes);
    change(&mut wishes);
    write(app, TidingsWrite::Hear { account, wishes: write_wishes(&wishes), at: now() }).await?;
    Ok(())
}
