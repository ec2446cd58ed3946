//! Any of these games, about my level, now.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use saturnalia_protocol::wire::{NewTable, Pace, QuickMatch, SeatPlan, Seek};
use saturnalia_protocol::{AccountId, Refusal, RefusalCode, TableId};
use saturnalia_store::{Backend, PlayerKey, SeekerRow, StoreError, Write, lobby};

use super::parts::{Body, InPerson};
use super::{App, Refused};
use crate::auth::Visitor;
use crate::limits::Kind;
use crate::meeting::{Seeker, Strength, partner};
use crate::time::now;
use crate::{chance, tables};

/// Whoever has not asked for so long has gone away.
const GONE: i64 = 10_000;
/// After so long it is forgotten that they have looked for a game, and what they have found.
pub(super) const FORGOTTEN: i64 = 60 * 60 * 1000;
/// As many others are looked at.
const LOOKED_AT: u32 = 100;
/// Games that are found quickly are played quickly.
const PACE: Pace = Pace::Live { seconds: 20 * 60, increment: 20 };

fn unavailable(error: StoreError) -> Refused {
    Refusal::with(RefusalCode::Unavailable, error).into()
}

/// `POST /api/quick-match`
pub(crate) async fn seek(
    State(app): State<Arc<App>>,
    InPerson(visitor): InPerson,
    Body(Seek { mut games }): Body<Seek>,
) -> Result<Json<QuickMatch>, Refused> {
    app.limits.account(visitor.account.id, Kind::Opening)?;
    games.sort();
    games.dedup();
    if games.is_empty() || games.iter().any(|key| app.house.games.find(key).is_none()) {
        return Err(RefusalCode::NoSuchGame.into());
    }
    let seek = Write::Seek { account: visitor.account.id, games: games.join(" "), at: now() };
    app.house.store.write(seek).await.map_err(unavailable)?;
    go_on(&app, &visitor).await
}

/// `GET /api/quick-match`
pub(crate) async fn look(
    State(app): State<Arc<App>>,
    InPerson(visitor): InPerson,
) -> Result<Json<QuickMatch>, Refused> {
    app.limits.account(visitor.account.id, Kind::Act)?;
    let still = Write::KeepSeeking { account: visitor.account.id, at: now() };
    app.house.store.write(still).await.map_err(unavailable)?;
    go_on(&app, &visitor).await
}

/// `DELETE /api/quick-match`
pub(crate) async fn stop(State(app): State<Arc<App>>, InPerson(visitor): InPerson) -> Result<StatusCode, Refused> {
    app.limits.account(visitor.account.id, Kind::Act)?;
    app.house.store.write(Write::StopSeeking(visitor.account.id)).await.map_err(unavailable)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whether somebody has been found, or can be found now.
async fn go_on(app: &Arc<App>, visitor: &Visitor) -> Result<Json<QuickMatch>, Refused> {
    let me = visitor.account.id;
    let at = now();
    let (own, others) = app.house.store.read(move |backend| all(backend, me, at)).await.map_err(unavailable)?;
    let (row, own) = own.ok_or(RefusalCode::NotFound)?;
    if let Some(table) = row.table {
        return Ok(Json(QuickMatch::Found { table }));
    }
    if let Some((other, game)) = partner(&own, &others, at)
        && let Some(table) = meet(app, visitor, other.account, game).await?
    {
        return Ok(Json(QuickMatch::Found { table }));
    }
    // Somebody else may have found them meanwhile.
    let row = app.house.store.read(move |backend| lobby::seeker(backend, me)).await.map_err(unavailable)?;
    if let Some(table) = row.and_then(|row| row.table) {
        return Ok(Json(QuickMatch::Found { table }));
    }
    let seconds = u32::try_from((at - own.since).max(0) / 1000).unwrap_or(u32::MAX);
    Ok(Json(QuickMatch::Waiting { seconds, others: others.len() as u32 }))
}

/// This person, if they look for a game, and everybody else who does and whom they may meet.
type Everybody = (Option<(SeekerRow, Seeker)>, Vec<Seeker>);

fn all(backend: &mut dyn Backend, me: AccountId, at: i64) -> Result<Everybody, StoreError> {
    let Some(row) = lobby::seeker(backend, me)? else { return Ok((None, Vec::new())) };
    let apart = lobby::apart_from(backend, me)?;
    let mut rows = lobby::seekers(backend, at - GONE, LOOKED_AT)?;
    rows.retain(|other| other.account != me && !apart.contains(&other.account));
    let players: Vec<PlayerKey> =
        std::iter::once(me).chain(rows.iter().map(|row| row.account)).map(PlayerKey::Account).collect();
    let mut strengths: BTreeMap<AccountId, BTreeMap<String, Strength>> = BTreeMap::new();
    for game in &row.games {
        for rating in backend.ratings_of(game, &players)? {
            if let PlayerKey::Account(account) = rating.player {
                let strength = Strength { rating: rating.rating, uncertainty: rating.uncertainty };
                strengths.entry(account).or_default().insert(game.clone(), strength);
            }
        }
    }
    let mut seeker = |row: &SeekerRow| Seeker {
        account: row.account,
        games: row.games.clone(),
        since: row.since,
        strengths: strengths.remove(&row.account).unwrap_or_default(),
    };
    let own = seeker(&row);
    let others = rows.iter().map(&mut seeker).collect();
    Ok((Some((row, own)), others))
}

/// A table for both, who sit where chance puts them; `None` if the other is no longer there.
async fn meet(app: &Arc<App>, visitor: &Visitor, other: AccountId, game: &str) -> Result<Option<TableId>, Refused> {
    let found = app.house.store.read(move |backend| backend.account(other)).await.map_err(unavailable)?;
    let Some(account) = found else { return Ok(None) };
    let mut seats = vec![SeatPlan::Me, SeatPlan::Kept { account: other, name: account.name }];
    if chance::number()?.is_multiple_of(2) {
        seats.reverse();
    }
    let new = NewTable {
        game: game.to_owned(),
        options: serde_json::Value::Null,
        components: None,
        seats,
        pace: PACE,
        by_hand: false,
        public: true,
        group: None,
        language: None,
        scenario: None,
        seed: None,
        chance: None,
    };
    let seekers = vec![visitor.account.id, other];
    Ok(tables::meet(&app.house, &visitor.person(), new, seekers).await?)
}
