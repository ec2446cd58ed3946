//! Games, tables, ratings: everything that is a list.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use saturnalia_protocol::wire::{GameSummary, MyTable, MyTables, RatingRow, Ratings};
use saturnalia_protocol::{AccountId, Refusal, RefusalCode};
use saturnalia_store::history::{self, Called};
use saturnalia_store::seasons::{best_of, seasons_of};
use saturnalia_store::{Backend, Phase, PlayerKey, RatingRow as Row, StoreError};
use serde::Deserialize;

use super::parts::{Guest, Params, Session};
use super::{App, Refused};
use crate::seasons::{self, Number};
use crate::time::now;

/// Lines of a list of tables.
const LISTED: u32 = 50;
/// Lines of a ranking.
const RATED: u32 = 200;
/// Seasons that are told of.
const SEASONS: u32 = 12;
/// Rated games somebody must have played to be ranked in a season: enough to say something. More are no merit.
const AT_LEAST: u32 = 5;

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

/// Whose ranking is wanted.
#[derive(Debug, Deserialize)]
pub(crate) struct Ranked {
    game: Option<String>,
    /// `2026-4`; all time if it is missing.
    season: Option<String>,
}

/// `GET /api/ratings`
pub(crate) async fn ratings(
    State(app): State<Arc<App>>,
    Guest(visitor): Guest,
    Params(Ranked { game, season }): Params<Ranked>,
) -> Result<Json<Ratings>, Refused> {
    let game = game.filter(|key| app.house.games.find(key).is_some()).ok_or(RefusalCode::NoSuchGame)?;
    let season = match season {
        Some(text) => Some(Number::read(&text).ok_or_else(|| Refusal::with(RefusalCode::BadRequest, "no season"))?),
        None => None,
    };
    let me = visitor.map(|visitor| visitor.account.id);
    let present = seasons::at(now());
    let key = game.clone();
    let read = app.house.store.read(move |backend| {
        let rows = match season {
            Some(season) => best_of(backend, (&key, season.number()), AT_LEAST, 2 * RATED)?,
            None => backend.ratings(&key, 2 * RATED)?,
        };
        let rows = with_names(backend, rows, me)?;
        Ok((rows, seasons_of(backend, &key, SEASONS)?))
    });
    let (rows, kept) = read.await.map_err(unavailable)?;
    let mut seasons: Vec<Number> = kept.into_iter().map(Number::of).collect();
    if seasons.first() != Some(&present) {
        seasons.insert(0, present);
    }
    Ok(Json(Ratings {
        game,
        season: season.map(Number::told),
        rows,
        seasons: seasons.into_iter().map(Number::told).collect(),
    }))
}

/// The lines of a ranking with the names of today. Whoever hides their page is left out, but for themselves.
fn with_names(backend: &mut dyn Backend, rows: Vec<Row>, me: Option<AccountId>) -> Result<Vec<RatingRow>, StoreError> {
    let accounts: Vec<AccountId> = rows.iter().filter_map(|row| account_of(&row.player)).collect();
    let called: BTreeMap<AccountId, Called> =
        history::called(backend, &accounts)?.into_iter().map(|called| (called.account, called)).collect();
    let line = |row: Row| {
        let account = account_of(&row.player);
        let called = account.and_then(|account| called.get(&account));
        if called.is_some_and(|called| called.hidden && me != Some(called.account)) {
            return None;
        }
        Some(RatingRow {
            name: called.map(|called| called.name.clone()),
            account,
            bot: bot_of(&row.player),
            rating: row.rating,
            uncertainty: row.uncertainty,
            games: row.games,
        })
    };
    Ok(rows.into_iter().filter_map(line).take(RATED as usize).collect())
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
