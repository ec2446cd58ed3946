//! Games, tables, ratings: everything that is a list.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use saturnalia_protocol::wire::{GameSummary, MyTable, MyTables, RatingRow, Ratings};
use saturnalia_protocol::{AccountId, Refusal, RefusalCode};
use saturnalia_store::{Backend, Phase, PlayerKey, StoreError};
use serde::Deserialize;

use super::parts::{Params, Session};
use super::{App, Refused};

/// Lines of a list of tables.
const LISTED: u32 = 50;
const RATED: u32 = 200;

fn unavailable(error: StoreError) -> Refused {
    Refusal::with(RefusalCode::Unavailable, error).into()
}

/// `GET /api/games`
pub(crate) async fn games(State(app): State<Arc<App>>) -> Json<Vec<GameSummary>> {
    Json(saturnalia_table::summaries(app.house.games, &app.house.config.bots()))
}

/// `GET /api/games/{key}/printed`
pub(crate) async fn printed(
    State(app): State<Arc<App>>,
    Path(key): Path<String>,
) -> Result<Json<serde_json::Value>, Refused> {
    let entry = app.house.games.find(&key).ok_or(RefusalCode::NoSuchGame)?;
    Ok(Json(entry.printed()))
}

/// `GET /api/games/{key}/texts/{language}`
pub(crate) async fn texts(
    State(app): State<Arc<App>>,
    Path((key, language)): Path<(String, String)>,
) -> Result<String, Refused> {
    let entry = app.house.games.find(&key).ok_or(RefusalCode::NoSuchGame)?;
    let source = entry.texts.iter().find(|(code, _)| *code == language).ok_or(RefusalCode::NotFound)?;
    Ok(source.1.to_owned())
}

#[derive(Debug, Deserialize)]
pub(crate) struct OfGame {
    game: Option<String>,
}

/// `GET /api/tables/mine`
pub(crate) async fn mine(State(app): State<Arc<App>>, Session(visitor): Session) -> Result<Json<MyTables>, Refused> {
    let account = visitor.account.id;
    let rows = app.house.store.read(move |backend: &mut dyn Backend| {
        let mut rows = Vec::new();
        for phase in [Phase::Running, Phase::Open, Phase::Finished, Phase::Frozen] {
            rows.extend(backend.tables_of(account, phase, LISTED)?);
        }
        Ok(rows)
    });
    let mut tables: Vec<MyTable> = Vec::new();
    for row in rows.await.map_err(unavailable)? {
        tables.extend(app.house.read(row.id, move |table, presence| Ok(table.mine(account, presence))).await.ok());
    }
    tables.sort_by_key(|line| (!line.waiting, line.table.outcome.is_some(), -line.table.updated));
    Ok(Json(MyTables { tables }))
}

/// `GET /api/ratings`
pub(crate) async fn ratings(
    State(app): State<Arc<App>>,
    Params(OfGame { game }): Params<OfGame>,
) -> Result<Json<Ratings>, Refused> {
    let game = game.filter(|key| app.house.games.find(key).is_some()).ok_or(RefusalCode::NoSuchGame)?;
    let key = game.clone();
    let rows = app.house.store.read(move |backend| {
        let rows = backend.ratings(&key, RATED)?;
        rows.into_iter().map(|row| Ok((name_of(backend, &row.player)?, row))).collect::<Result<Vec<_>, _>>()
    });
    let rows = rows.await.map_err(unavailable)?.into_iter().map(|(name, row)| RatingRow {
        name,
        account: account_of(&row.player),
        bot: bot_of(&row.player),
        rating: row.rating,
        uncertainty: row.uncertainty,
        games: row.games,
    });
    Ok(Json(Ratings { game, rows: rows.collect() }))
}

fn name_of(backend: &mut dyn Backend, player: &PlayerKey) -> Result<Option<String>, StoreError> {
    match player {
        PlayerKey::Account(id) => Ok(backend.account(*id)?.map(|account| account.name)),
        PlayerKey::Bot(_) => Ok(None),
    }
}

fn account_of(player: &PlayerKey) -> Option<AccountId> {
    match player {
        PlayerKey::Account(id) => Some(*id),
        PlayerKey::Bot(_) => None,
    }
}

fn bot_of(player: &PlayerKey) -> Option<String> {
    match player {
        PlayerKey::Account(_) => None,
        PlayerKey::Bot(spec) => Some(spec.clone()),
    }
}
