//! What a finished game does to the ratings.

use std::sync::Arc;

use saturnalia_protocol::{AccountId, GroupId, Refusal, RefusalCode, TableId};
use saturnalia_store::{
    DayResultRow, GroupSettlement, NewRating, PlayerKey, RatingChange, RatingRow, ResultRow, Settlement, Store,
    StoreError, Write, Written, groups, people,
};
use saturnalia_table::{Competitor, Table};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::house::House;
use super::load::{Loaded, load};
use crate::{days, seasons};

/// How often a settlement is tried again because the ratings moved meanwhile.
const ATTEMPTS: usize = 20;

/// So many games that the same people have given up count within a month.
const GIVEN_UP: u32 = 2;
const MONTH: i64 = 30 * 24 * 60 * 60 * 1000;

/// A finished game, as far as ratings are concerned.
#[derive(Clone, Debug)]
struct GameResult {
    table: TableId,
    game: String,
    at: i64,
    seats: Vec<Done>,
    rated: bool,
    /// The group at whose table it was played.
    group: Option<GroupId>,
    /// Somebody has resigned, or left.
    given_up: bool,
    day: Option<DayResultRow>,
}

/// How one seat did.
#[derive(Clone, Debug)]
struct Done {
    seat: u8,
    player: PlayerKey,
    place: u8,
    points: i16,
    sheet: Option<String>,
}

impl GameResult {
    /// The people among the players, as one word; `None` if there was only one.
    fn people(&self) -> Option<String> {
        let mut people: Vec<AccountId> = self
            .seats
            .iter()
            .filter_map(|done| match done.player {
                PlayerKey::Account(account) => Some(account),
                PlayerKey::Bot(_) => None,
            })
            .collect();
        people.sort();
        people.dedup();
        (people.len() > 1).then(|| people.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
    }
}

/// Whether a game that was given up still counts: between the same people only the first ones of a month do.
async fn counts(store: &Store, result: &GameResult) -> Result<bool, StoreError> {
    let Some(people) = result.people().filter(|_| result.given_up) else { return Ok(true) };
    let (table, game, at) = (result.table, result.game.clone(), result.at);
    let noted = Write::GiveUp { table, game: game.clone(), people: people.clone(), at };
    store.write(noted).await?;
    let before = store
        .read(move |backend| {
            people::given_up_before(backend, (game.as_str(), people.as_str()), (table, at), at - MONTH)
        })
        .await?;
    Ok(before < GIVEN_UP)
}

/// Settles a finished table's result in the background; once is enough, more often does no harm.
pub(crate) fn settle_later(house: &Arc<House>, table: &Table) {
    let (store, id) = (house.store.clone(), table.id());
    let result = result_of(table);
    tokio::spawn(async move {
        let settled = match result {
            Some(result) => settle(&store, result).await,
            None => nothing_to_settle(&store, id).await,
        };
        if let Err(error) = settled {
            tracing::warn!(table = %id, %error, "a result is not settled yet");
        }
    });
}

/// The game says nothing about anybody.
async fn nothing_to_settle(store: &Store, table: TableId) -> Result<(), StoreError> {
    store
        .write(Write::Settle(Settlement {
            table,
            season: 0,
            day: None,
            results: Vec::new(),
            ratings: Vec::new(),
            group: None,
        }))
        .await
        .map(|_| ())
}

/// Settles what was finished but not settled when the server last stopped. A table that cannot be read stays as it is.
pub(crate) async fn settle_all(house: &Arc<House>) -> Result<(), Refusal> {
    let unavailable = |error: StoreError| Refusal::with(RefusalCode::Unavailable, error);
    let store = &house.store;
    for id in store.read(|backend| backend.unsettled()).await.map_err(unavailable)? {
        let table = match load(house, id).await {
            Ok(Loaded { set_aside: Some(_), .. }) => continue,
            Ok(Loaded { table, set_aside: None }) => table,
            Err(refusal) => {
                tracing::error!(table = %id, %refusal, "a result could not be settled");
                continue;
            }
        };
        match result_of(&table) {
            Some(result) => settle(store, result).await.map_err(unavailable)?,
            None => nothing_to_settle(store, id).await.map_err(unavailable)?,
        }
    }
    Ok(())
}

fn result_of(table: &Table) -> Option<GameResult> {
    let seats = table.result()?.into_iter().map(|seat| Done {
        seat: seat.seat.0,
        player: match seat.player {
            Competitor::Account(account) => PlayerKey::Account(account),
            Competitor::Bot(spec) => PlayerKey::Bot(spec),
        },
        place: seat.place,
        points: seat.points,
        sheet: serde_json::to_string(&seat.sheet).ok(),
    });
    let (at, game) = (table.finished().unwrap_or(table.updated()), table.header().game.clone());
    Some(GameResult {
        table: table.id(),
        game,
        at,
        seats: seats.collect(),
        rated: table.is_rated(),
        group: table.header().group,
        given_up: table.was_given_up(),
        day: days::result_of(table),
    })
}

async fn settle(store: &Store, mut result: GameResult) -> Result<(), StoreError> {
    result.rated = result.rated && counts(store, &result).await?;
    for _ in 0..ATTEMPTS {
        let mut players: Vec<PlayerKey> = result.seats.iter().map(|done| done.player.clone()).collect();
        players.sort();
        players.dedup();
        let (game, asked) = (result.game.clone(), players.clone());
        let before = store.read(move |backend| backend.ratings_of(&game, &asked)).await?;
        let ratings = changes(&result, &players, &before);
        let group = in_group(store, &result, &players).await?;
        let results = result.seats.iter().map(|done| ResultRow {
            table: result.table,
            seat: done.seat,
            game: result.game.clone(),
            player: done.player.clone(),
            place: done.place,
            points: done.points,
            at: result.at,
            rated: result.rated,
            rating: ratings
                .iter()
                .find(|change| change.after.player == done.player)
                .map(|change| NewRating { after: change.after.rating, gain: gain(change, &before) }),
            sheet: done.sheet.clone(),
        });
        let settlement = Settlement {
            table: result.table,
            season: seasons::at(result.at).number(),
            day: result.day,
            results: results.collect(),
            ratings,
            group,
        };
        match store.write(Write::Settle(settlement)).await? {
            Written::Done | Written::Number(_) => return Ok(()),
            Written::Conflict => {}
        }
    }
    Err(StoreError::Unavailable("the ratings keep changing".into()))
}

/// What the game does within the group at whose table it was played, if the group is still there: the same as in the house, out of the group's
/// own ratings.
async fn in_group(
    store: &Store,
    result: &GameResult,
    players: &[PlayerKey],
) -> Result<Option<GroupSettlement>, StoreError> {
    let Some(group) = result.group else { return Ok(None) };
    let game = result.game.clone();
    let read = store.read(move |backend| match groups::group(backend, group)? {
        Some(_) => Ok(Some(groups::ratings_in(backend, group, &game)?)),
        None => Ok(None),
    });
    let Some(before) = read.await? else { return Ok(None) };
    let ratings = changes(result, players, &before);
    let of = |player: &PlayerKey| ratings.iter().find(|change| change.after.player == *player);
    let gains: Option<Vec<f64>> =
        result.seats.iter().map(|done| of(&done.player).map(|change| gain(change, &before))).collect();
    let gains = gains.and_then(|gains| serde_json::to_string(&gains).ok());
    Ok(Some(GroupSettlement { group, at: result.at, ratings, gains }))
}

/// What the game makes of everybody's rating; nothing if it does not count.
fn changes(result: &GameResult, players: &[PlayerKey], before: &[RatingRow]) -> Vec<RatingChange> {
    if !result.rated {
        return Vec::new();
    }
    players.iter().map(|player| change(result, player, before)).collect()
}

fn gain(change: &RatingChange, before: &[RatingRow]) -> f64 {
    change.after.rating - rating(&change.after.player, before).0.rating
}

fn rating(player: &PlayerKey, rows: &[RatingRow]) -> (WengLinRating, u32) {
    rows.iter().find(|row| row.player == *player).map_or((WengLinRating::new(), 0), |row| {
        (WengLinRating { rating: row.rating, uncertainty: row.uncertainty }, row.games)
    })
}

/// A player's rating after the game: each seat is a team of one. A bot on several seats learns from their average.
fn change(result: &GameResult, player: &PlayerKey, before: &[RatingRow]) -> RatingChange {
    let teams: Vec<[WengLinRating; 1]> = result.seats.iter().map(|done| [rating(&done.player, before).0]).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(&result.seats)
        .map(|(team, done)| (team.as_slice(), MultiTeamOutcome::new(usize::from(done.place))))
        .collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    let mine: Vec<WengLinRating> = after
        .iter()
        .zip(&result.seats)
        .filter(|(_, done)| done.player == *player)
        .flat_map(|(team, _)| team.first().copied())
        .collect();
    let count = mine.len().max(1) as f64;
    let before_games = rating(player, before).1;
    RatingChange {
        after: RatingRow {
            game: result.game.clone(),
            player: player.clone(),
            rating: mine.iter().map(|rating| rating.rating).sum::<f64>() / count,
            uncertainty: mine.iter().map(|rating| rating.uncertainty).sum::<f64>() / count,
            games: before_games + 1,
        },
        before_games,
    }
}
