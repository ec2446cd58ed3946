//! The deal of the day: drawn by the house, secret until the day is over, and one try of everybody counts.

use std::sync::Arc;
use std::time::Duration;

use saturnalia_bots::search::Budget;
use saturnalia_bots::{BotKind, BotSpec};
use saturnalia_protocol::wire::{DayDeal, DayOfDeals, DayPar, DayResult, DayTry, Millis, MyDayTry, OpenedTry, Status};
use saturnalia_protocol::{AccountId, Refusal, RefusalCode};
use saturnalia_rules::{Commitment, Seat, Seed};
use saturnalia_store::days::{self, BestTry, DayStanding, DealRow, TryRow};
use saturnalia_store::history::called;
use saturnalia_store::{Backend, DayResultRow, DayWrite, Phase, StoreError, Write, Written};
use saturnalia_table::{DayTable, Person, Table};

use crate::blocking::blocking;
use crate::chance;
use crate::tables::{Command, House, new_row, opening};
use crate::time::now;

/// Bots that think by iterations: in the same position they answer the same.
const OPPONENT: BotKind = BotKind::Solid;
/// What others are measured by, and how often it plays a deal.
const PAR: BotSpec = BotSpec { kind: BotKind::Strong, budget: Some(Budget::Iterations(300)) };
const PAR_TRIES: u32 = 8;
/// How often somebody looks whether a day is over, and what nobody has played beforehand.
const EVERY: Duration = Duration::from_secs(60);
const DAY: Millis = 24 * 60 * 60 * 1000;
/// Whoever has begun before midnight has so long to finish.
const GRACE: Millis = 3 * 60 * 60 * 1000;
/// Lines of the table of the day.
const BEST: u32 = 50;
/// The one that counts and free ones: as many somebody has of one deal.
const MOST_TRIES: usize = 20;
/// How often something is decided anew because others wrote first.
const ATTEMPTS: usize = 5;
/// Tables that are told at a time that their day is over.
const AT_A_TIME: u32 = 100;

fn unavailable(error: StoreError) -> Refusal {
    Refusal::with(RefusalCode::Unavailable, error)
}

/// The day it is, by the calendar of Greenwich.
pub(crate) fn today() -> u32 {
    u32::try_from(now().div_euclid(DAY)).unwrap_or(0)
}

/// Whether nothing counts any more of what is done at that moment about a day's deal.
fn is_over(day: u32, at: Millis) -> bool {
    at >= (i64::from(day) + 1) * DAY + GRACE
}

fn seed_of(row: &DealRow) -> Result<Seed, Refusal> {
    serde_json::from_value(row.seed.as_str().into()).map_err(|error| Refusal::with(RefusalCode::Internal, error))
}

/// Every game that can be dealt has a deal today.
async fn deal_today(house: &House, day: u32) -> Result<(), Refusal> {
    let there = house.store.read(move |backend| days::deals(backend, day)).await.map_err(unavailable)?;
    for entry in house.games.iter() {
        let seats = entry.info.min_seats..=entry.info.max_seats;
        let (game, missing) = (entry.info.key, !there.iter().any(|row| row.game == entry.info.key));
        if missing && seats.contains(&DayTable::SEATS) {
            let seed = Seed(chance::bytes()?).to_string();
            // Somebody else may have been faster: theirs holds.
            let deal = DayWrite::Deal { day, game: game.to_owned(), seed };
            house.store.write(Write::Day(deal)).await.map_err(unavailable)?;
        }
    }
    Ok(())
}

/// The deals of a day and how everybody did, for somebody.
pub(crate) async fn look(house: &House, day: u32, viewer: Option<AccountId>) -> Result<DayOfDeals, Refusal> {
    if day == today() {
        deal_today(house, day).await?;
    }
    let over = is_over(day, now());
    // What is drawn for coming days is nobody's business.
    let read = move |backend: &mut dyn Backend| match day > today() {
        true => Ok(Vec::new()),
        false => read_deals(backend, day, viewer),
    };
    let deals = house.store.read(read).await.map_err(unavailable)?;
    let deals = deals.into_iter().filter(|deal| house.games.find(&deal.row.game).is_some());
    Ok(DayOfDeals { day, over, deals: deals.map(|deal| deal.told(over)).collect::<Result<_, _>>()? })
}

/// What is kept of one deal, as somebody may see it.
struct KeptDeal {
    row: DealRow,
    best: Vec<BestTry>,
    mine: Vec<TryRow>,
    standing: DayStanding,
}

fn read_deals(backend: &mut dyn Backend, day: u32, viewer: Option<AccountId>) -> Result<Vec<KeptDeal>, StoreError> {
    let mine = viewer.map(|viewer| days::tries_on(backend, day, viewer)).transpose()?.unwrap_or_default();
    let rows = days::deals(backend, day)?;
    let deals = rows.into_iter().map(|row| {
        let mine: Vec<TryRow> = mine.iter().filter(|tried| tried.game == row.game).cloned().collect();
        let margin = counting(&mine).and_then(|tried| tried.result).map(|result| result.margin);
        let mut best = days::best(backend, (day, &row.game), BEST)?;
        // Whoever hides their page is on no list that others see.
        let accounts: Vec<AccountId> = best.iter().map(|tried| tried.account).collect();
        let hidden: Vec<AccountId> =
            called(backend, &accounts)?.into_iter().filter(|one| one.hidden).map(|one| one.account).collect();
        best.retain(|tried| viewer == Some(tried.account) || !hidden.contains(&tried.account));
        let standing = days::standing(backend, (day, &row.game), margin)?;
        Ok(KeptDeal { row, best, mine, standing })
    });
    deals.collect()
}

fn counting(tries: &[TryRow]) -> Option<&TryRow> {
    tries.iter().find(|tried| tried.number == 0)
}

fn is_running(tried: &TryRow) -> bool {
    matches!(tried.phase, Some(Phase::Open | Phase::Running))
}

fn told(result: DayResultRow) -> DayResult {
    DayResult { points: result.points, margin: result.margin, place: result.place }
}

impl KeptDeal {
    fn told(self, over: bool) -> Result<DayDeal, Refusal> {
        let KeptDeal { row, best, mine, standing } = self;
        let seed = seed_of(&row)?;
        let best = best.into_iter().map(|BestTry { account, name, table, result }| DayTry {
            account,
            name,
            table,
            result: told(result),
        });
        Ok(DayDeal {
            seat: DayTable::seat(seed).0,
            seats: DayTable::SEATS,
            seal: Commitment::seal(seed).to_string(),
            seed: over.then(|| row.seed.clone()),
            par: row.par.as_deref().and_then(|par| serde_json::from_str::<DayPar>(par).ok()),
            tries: standing.all,
            best: best.collect(),
            mine: counting(&mine).map(|tried| MyDayTry {
                table: tried.table,
                result: tried.result.map(told),
                done: !is_running(tried),
                better: standing.better,
                beaten: tried.result.and_then(|_| beaten(standing)),
                again: mine.iter().find(|tried| tried.number > 0 && is_running(tried)).map(|tried| tried.table),
            }),
            game: row.game,
        })
    }
}

/// The share of the others that a try beats which stands so; an equal one by half.
fn beaten(DayStanding { better, equal, all }: DayStanding) -> Option<f64> {
    let others = all.checked_sub(1).filter(|others| *others > 0)?;
    let worse = all.saturating_sub(better + equal);
    Some((f64::from(worse) + f64::from(equal.saturating_sub(1)) / 2.0) / f64::from(others))
}

/// Opens somebody's try of today's deal, or tells of the one that is still running.
pub(crate) async fn open_try(house: &Arc<House>, person: &Person, game: &str) -> Result<OpenedTry, Refusal> {
    let day = today();
    if house.games.find(game).is_none() {
        return Err(RefusalCode::NoSuchGame.into());
    }
    deal_today(house, day).await?;
    let account = person.account;
    for _ in 0..ATTEMPTS {
        let read =
            move |backend: &mut dyn Backend| Ok((days::deals(backend, day)?, days::tries_on(backend, day, account)?));
        let (deals, mut tries) = house.store.read(read).await.map_err(unavailable)?;
        tries.retain(|tried| tried.game == game);
        if let Some(running) = tries.iter().find(|tried| is_running(tried)) {
            return Ok(OpenedTry { table: running.table, counts: running.number == 0 });
        }
        if tries.len() >= MOST_TRIES {
            return Err(Refusal::with(RefusalCode::TooManyRequests, "no further try today"));
        }
        // Not every game is played by so many.
        let row = deals.iter().find(|row| row.game == game).ok_or(RefusalCode::BadSeats)?;
        let deal = DayTable { day, game: game.to_owned(), seed: seed_of(row)?, opponent: OPPONENT.name().to_owned() };
        let opened = opening(house, person)?.of_day(deal)?;
        let number = tries.last().map_or(0, |last| last.number + 1);
        let (table, running) = (opened.table.id(), opened.table.status() == Status::Running);
        let tried = DayWrite::Try { day, game: game.to_owned(), account, number, table: new_row(&opened) };
        match house.store.write(Write::Day(tried)).await.map_err(unavailable)? {
            Written::Done | Written::Number(_) => {}
            Written::Conflict => continue,
        }
        if running {
            // Bots may have the first word.
            house.send(table, Command::Wake { done: None }).await?;
        }
        return Ok(OpenedTry { table, counts: number == 0 });
    }
    Err(RefusalCode::Unavailable.into())
}

/// What a finished table is worth among the tries of its day: nothing if it was given up or came too late.
pub(crate) fn result_of(table: &Table) -> Option<DayResultRow> {
    let day = table.day()?;
    if table.was_given_up() || is_over(day, table.finished()?) {
        return None;
    }
    let results = table.result()?;
    let seat: Seat = table.sitters().find(|(_, sitter)| sitter.player().is_some()).map(|(seat, _)| seat)?;
    let own = results.iter().find(|result| result.seat == seat)?;
    let best = results.iter().filter(|result| result.seat != seat).map(|result| result.points).max()?;
    Some(DayResultRow { points: own.points, margin: own.points.saturating_sub(best), place: own.place })
}

/// What one process does about deals for all that share a database, as long as the server runs.
pub(crate) async fn look_after_all(house: Arc<House>) {
    let mut every = tokio::time::interval(EVERY);
    every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        if !house.is_on_duty() {
            continue;
        }
        if let Err(refusal) = open_past(&house).await {
            tracing::warn!(%refusal, "tables of days that are over could not be opened");
        }
        if let Err(refusal) = play_par(&house).await {
            tracing::warn!(%refusal, "a deal of the day could not be played beforehand");
        }
    }
}

/// Lets the strong bot play deals of today that it has not played, one after the other and beside everything else: a few seconds each.
async fn play_par(house: &Arc<House>) -> Result<(), Refusal> {
    let day = today();
    let deals = house.store.read(move |backend| days::deals(backend, day)).await.map_err(unavailable)?;
    for row in deals.into_iter().filter(|row| row.par.is_none() && house.games.find(&row.game).is_some()) {
        let (games, game) = (house.games, row.game.clone());
        let table = DayTable { day, game: game.clone(), seed: seed_of(&row)?, opponent: OPPONENT.name().to_owned() };
        let mut par = DayPar::default();
        // One by one: a server that ends waits for no more than a game.
        for number in 0..PAR_TRIES {
            let table = table.clone();
            let once = move || table.play_par(games, &PAR, number, &mut par).map(|()| par);
            par = blocking(once).await?;
        }
        let par = serde_json::to_string(&par).map_err(|error| Refusal::with(RefusalCode::Internal, error))?;
        house.store.write(Write::Day(DayWrite::Par { day, game, par })).await.map_err(unavailable)?;
    }
    Ok(())
}

/// Tells the tables of days that are over that they are. Told twice, it is the same.
async fn open_past(house: &Arc<House>) -> Result<(), Refusal> {
    let first_that_runs = u32::try_from((now() - GRACE).div_euclid(DAY)).unwrap_or(0);
    let read = move |backend: &mut dyn Backend| days::closed_before(backend, first_that_runs, AT_A_TIME);
    for table in house.store.read(read).await.map_err(unavailable)? {
        match house.write(table, Box::new(|table: &Table| Ok(table.end_round()))).await {
            Ok(_) => {}
            // One that cannot be read is told when it can be.
            Err(refusal) => {
                tracing::warn!(%table, %refusal, "a table was not told that its day is over");
                continue;
            }
        }
        house.store.write(Write::Day(DayWrite::Opened(table))).await.map_err(unavailable)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_equal_try_is_beaten_by_half() {
        let of = |better, equal, all| beaten(DayStanding { better, equal, all });
        assert_eq!(of(0, 1, 1), None, "nobody else has tried");
        assert_eq!(of(0, 1, 5), Some(1.0));
        assert_eq!(of(4, 1, 5), Some(0.0));
        assert_eq!(of(1, 3, 5), Some(0.5));
    }

    #[test]
    fn whoever_begins_before_midnight_may_finish() {
        let day = 20_410;
        let midnight = (i64::from(day) + 1) * DAY;
        assert!(!is_over(day, midnight) && !is_over(day, midnight + GRACE - 1) && is_over(day, midnight + GRACE));
    }
}
