//! Finding a table: whose seats are free, what is worth watching, where people wait for me.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use saturnalia_protocol::wire::{Lobby, Pace, SeatKind, TableSummary, WaitingTables};
use saturnalia_protocol::{AccountId, Refusal, RefusalCode, TableId};
use saturnalia_store::lobby::{self, Listed};
use saturnalia_store::tidings::hearer;
use saturnalia_store::{Backend, Phase, PlayerKey, StoreError, TableRow, TidingsWrite, Write};
use saturnalia_table::Through;
use serde::Deserialize;
use serde::de::IgnoredAny;

use super::parts::{Guest, Params, Session};
use super::{App, Refused};
use crate::auth::Visitor;
use crate::groups;
use crate::meeting::NEAR;
use crate::time::now;

/// Lines of a page of open tables.
const PAGE: usize = 20;
/// Tables that are read at a time, and so many times for one page: whoever filters finds little among many.
const CHUNK: u32 = 50;
const CHUNKS: usize = 10;
/// Tables that are worth watching.
const WATCHED: usize = 10;
/// As many tables of somebody are looked at.
const MINE: u32 = 50;

fn unavailable(error: StoreError) -> Refused {
    Refusal::with(RefusalCode::Unavailable, error).into()
}

/// What somebody looks for.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Filter {
    game: Option<String>,
    pace: Option<PaceKind>,
    /// As many chairs.
    seats: Option<usize>,
    language: Option<String>,
    /// About my level.
    #[serde(default)]
    near: bool,
    /// The last table of the page before: when it was opened, and its id.
    before: Option<i64>,
    table: Option<TableId>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum PaceKind {
    NoClock,
    Live,
    Days,
}

impl PaceKind {
    fn of(pace: Pace) -> PaceKind {
        match pace {
            Pace::NoClock => PaceKind::NoClock,
            Pace::Live { .. } => PaceKind::Live,
            Pace::Days { .. } => PaceKind::Days,
        }
    }
}

/// What a table's header says before the table is read.
#[derive(Debug, Deserialize)]
struct Said {
    #[serde(default)]
    pace: Pace,
    seats: Vec<IgnoredAny>,
    #[serde(default)]
    language: Option<String>,
}

impl Filter {
    fn fits(&self, row: &TableRow) -> bool {
        let Ok(said) = serde_json::from_str::<Said>(&row.header) else { return false };
        self.pace.is_none_or(|pace| pace == PaceKind::of(said.pace))
            && self.seats.is_none_or(|seats| seats == said.seats.len())
            && (self.language.is_none() || self.language == said.language)
    }

    fn fits_level(&self, table: &TableSummary, mine: &BTreeMap<String, f64>) -> bool {
        let apart = table.level.zip(mine.get(&table.game)).map(|(level, mine)| (level - mine).abs());
        // Of whom nothing is known, nothing is held against them.
        !self.near || apart.is_none_or(|apart| apart <= NEAR)
    }
}

/// `GET /api/tables`
pub(crate) async fn lobby(
    State(app): State<Arc<App>>,
    Guest(visitor): Guest,
    Params(filter): Params<Filter>,
) -> Result<Json<Lobby>, Refused> {
    if filter.game.as_deref().is_some_and(|key| app.house.games.find(key).is_none()) {
        return Err(RefusalCode::NoSuchGame.into());
    }
    let me = visitor.map(|visitor| visitor.account.id);
    let apart: BTreeSet<AccountId> = match me {
        Some(me) => {
            let found = app.house.store.read(move |backend| lobby::apart_from(backend, me)).await;
            found.map_err(unavailable)?.into_iter().collect()
        }
        None => BTreeSet::new(),
    };
    let (open, more) = open_tables(&app, me, &apart, &filter).await?;
    let running = if filter.before.is_none() { worth_watching(&app, me, &filter).await? } else { Vec::new() };
    Ok(Json(Lobby { open, more, running }))
}

/// One page of tables at which there is a seat for this person, and whether there are older ones.
async fn open_tables(
    app: &App,
    me: Option<AccountId>,
    apart: &BTreeSet<AccountId>,
    filter: &Filter,
) -> Result<(Vec<TableSummary>, bool), Refused> {
    let mut before = filter.before.map(|at| (at, filter.table.unwrap_or(TableId(0))));
    let mut found = Vec::new();
    for _ in 0..CHUNKS {
        let rows = list(app, Phase::Open, filter.game.clone(), before).await?;
        let last = rows.len() < CHUNK as usize;
        before = rows.last().map(|row| (row.created, row.id));
        let rows = rows.into_iter().filter(|row| filter.fits(row)).collect();
        let mut tables = summaries(app, rows, me).await;
        tables.retain(|table| has_a_seat(table, apart));
        let mine = levels(app, me, &mut tables).await?;
        found.extend(tables.into_iter().filter(|table| filter.fits_level(table, &mine)));
        if last || found.len() > PAGE {
            break;
        }
    }
    let more = found.len() > PAGE;
    found.truncate(PAGE);
    Ok((found, more))
}

/// Whether anybody may sit down there whom its people would want to meet, and who does not sit there already.
fn has_a_seat(table: &TableSummary, apart: &BTreeSet<AccountId>) -> bool {
    let free = table.seats.iter().any(|seat| seat.kind == SeatKind::Open);
    let mine = table.seats.iter().any(|seat| seat.mine);
    let unwanted = table.seats.iter().filter_map(|seat| seat.account).any(|account| apart.contains(&account));
    free && !mine && !unwanted
}

/// The running tables at which most is to be seen: people among themselves, the better ones first.
async fn worth_watching(app: &App, me: Option<AccountId>, filter: &Filter) -> Result<Vec<TableSummary>, Refused> {
    let rows = list(app, Phase::Running, filter.game.clone(), None).await?;
    let mut tables = summaries(app, rows, me).await;
    tables.retain(|table| !table.seats.iter().any(|seat| seat.mine));
    levels(app, None, &mut tables).await?;
    let people = |table: &TableSummary| people_at(table).count().min(2);
    tables.sort_by(|one, other| {
        people(other)
            .cmp(&people(one))
            .then_with(|| other.level.unwrap_or(0.0).total_cmp(&one.level.unwrap_or(0.0)))
            .then_with(|| other.updated.cmp(&one.updated))
    });
    tables.truncate(WATCHED);
    Ok(tables)
}

fn people_at(table: &TableSummary) -> impl Iterator<Item = AccountId> {
    table.seats.iter().filter(|seat| seat.kind == SeatKind::Person).filter_map(|seat| seat.account)
}

async fn list(
    app: &App,
    phase: Phase,
    game: Option<String>,
    before: Option<(i64, TableId)>,
) -> Result<Vec<TableRow>, Refused> {
    let read = app.house.store.read(move |backend| {
        lobby::public_tables(backend, Listed { phase, game: game.as_deref(), before, limit: CHUNK })
    });
    read.await.map_err(unavailable)
}

async fn summaries(app: &App, rows: Vec<TableRow>, account: Option<AccountId>) -> Vec<TableSummary> {
    let mut list = Vec::with_capacity(rows.len());
    for row in rows {
        // A table that cannot be read just now is left out of the list.
        list.extend(app.house.read(row.id, move |table, presence| Ok(table.summary(account, presence))).await.ok());
    }
    list
}

/// Says of every table how good its people are, and by game how good this person is.
async fn levels(
    app: &App,
    me: Option<AccountId>,
    tables: &mut [TableSummary],
) -> Result<BTreeMap<String, f64>, Refused> {
    let mut asked: BTreeMap<String, BTreeSet<PlayerKey>> = BTreeMap::new();
    for table in &*tables {
        let players = people_at(table).chain(me).map(PlayerKey::Account);
        asked.entry(table.game.clone()).or_default().extend(players);
    }
    let read = app.house.store.read(move |backend: &mut dyn Backend| {
        let mut rows = Vec::new();
        for (game, players) in asked {
            rows.extend(backend.ratings_of(&game, &players.into_iter().collect::<Vec<_>>())?);
        }
        Ok(rows)
    });
    let rows = read.await.map_err(unavailable)?;
    let rating = |game: &str, account: AccountId| {
        let player = PlayerKey::Account(account);
        rows.iter().find(|row| row.game == game && row.player == player).map(|row| row.rating)
    };
    for table in tables {
        let known: Vec<f64> = people_at(table).filter_map(|account| rating(&table.game, account)).collect();
        table.level = (!known.is_empty()).then(|| known.iter().sum::<f64>() / known.len() as f64);
    }
    let mine = rows.iter().filter(|row| me.map(PlayerKey::Account).as_ref() == Some(&row.player));
    Ok(mine.map(|row| (row.game.clone(), row.rating)).collect())
}

/// `GET /api/tables/waiting`
pub(crate) async fn waiting(
    State(app): State<Arc<App>>,
    Session(visitor): Session,
) -> Result<Json<WaitingTables>, Refused> {
    let me = visitor.account.id;
    let read = app.house.store.read(move |backend| {
        let mut rows = backend.tables_of(me, Phase::Running, MINE)?;
        rows.extend(backend.tables_of(me, Phase::Open, MINE)?);
        let versions = backend.versions(&rows.iter().map(|row| row.id).collect::<Vec<_>>())?;
        Ok((versions, hearer(backend, me)?.map(|hearer| hearer.seen), groups::invited(backend, me)?))
    });
    let (versions, seen, groups) = read.await.map_err(unavailable)?;
    note_seen(&app, &visitor, seen).await;
    Ok(Json(WaitingTables { tables: app.house.waiting_for(me, &versions).await, groups }))
}

/// A page of theirs is open and shows what it is told: nobody has to be told in another way.
async fn note_seen(app: &App, visitor: &Visitor, seen: Option<i64>) {
    let at = now();
    // Not every look is worth a write.
    let stale = seen.is_some_and(|seen| at - seen >= app.office.away() / 3);
    if visitor.through() != Through::Session || !stale {
        return;
    }
    let seen = TidingsWrite::Seen { account: visitor.account.id, at };
    if let Err(error) = app.house.store.write(Write::Tidings(seen)).await {
        tracing::warn!(%error, "that somebody is there could not be noted");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(header: &str) -> TableRow {
        TableRow {
            id: TableId(1),
            header: header.to_owned(),
            game: "g".into(),
            phase: Phase::Open,
            public: true,
            rated: true,
            created: 1,
            group: None,
        }
    }

    #[test]
    fn a_table_is_filtered_by_what_its_header_says() {
        let table = row(r#"{"pace": {"days": {"days": 3}}, "seats": ["open", "open"], "language": "de", "seed": 7}"#);
        let plain = row(r#"{"seats": ["open", "open", "open"]}"#);
        let fits = |filter: &Filter| (filter.fits(&table), filter.fits(&plain));
        assert_eq!(fits(&Filter::default()), (true, true));
        assert_eq!(fits(&Filter { pace: Some(PaceKind::Days), ..Filter::default() }), (true, false));
        assert_eq!(fits(&Filter { pace: Some(PaceKind::NoClock), ..Filter::default() }), (false, true));
        assert_eq!(fits(&Filter { seats: Some(3), ..Filter::default() }), (false, true));
        assert_eq!(fits(&Filter { language: Some("de".into()), ..Filter::default() }), (true, false));
        assert_eq!(fits(&Filter { language: Some("en".into()), ..Filter::default() }), (false, false));
        assert!(!Filter::default().fits(&row("{")), "a header that cannot be read");
    }
}
