//! Making a tournament, reading it, and writing what follows from what people do.

use std::sync::Arc;

use saturnalia_protocol::wire::{NewTournament, SeatPlan, TournamentAct, TournamentPhase};
use saturnalia_protocol::{AccountId, Refusal, RefusalCode, TournamentId};
use saturnalia_rules::Seed;
use saturnalia_store::{NewTableRow, TournamentAppend, TournamentRow, TournamentStage, Write, Written, tournaments};
use saturnalia_table::{ContestTable, Person, Through};
use saturnalia_tournament::{Denied, Line, Seats, Tournament, What};

use super::round::open_sealed_tables;
use super::{refusal, unavailable};
use crate::chance;
use crate::tables::{House, opening};
use crate::time::now;

/// As many tournaments one account can have under way.
const AT_A_TIME: u32 = 5;
/// How often something is decided anew because others wrote first.
const ATTEMPTS: usize = 20;

/// Makes a tournament, if it can be held.
pub(crate) async fn make(house: &Arc<House>, person: &Person, new: NewTournament) -> Result<TournamentId, Refusal> {
    let entry = house.games.find(&new.game).ok_or(RefusalCode::NoSuchGame)?;
    let game = Seats { least: entry.info.min_seats, most: entry.info.max_seats };
    let new = NewTournament { title: new.title.trim().to_owned(), ..new };
    let secret = Seed(chance::bytes()?);
    let header = Tournament::plan(new, game, person.account, secret, now()).map_err(refusal)?;
    let id = TournamentId(chance::number()?);
    // A table of it is opened and thrown away: what cannot be played is refused now, and not when the round begins.
    let spec = house.config.bots().replacement.to_string();
    let trial = ContestTable {
        tournament: id,
        round: 0,
        game: header.plan.game.clone(),
        options: header.plan.options.clone(),
        seats: vec![SeatPlan::Bot { spec }; usize::from(header.plan.seats)],
        pace: header.plan.pace,
        deal: None,
    };
    opening(house, &Person::house())?.contest(trial)?;
    let row = TournamentRow {
        id,
        header: header.write(),
        game: header.plan.game.clone(),
        phase: TournamentStage::Open,
        host: person.account,
        entered: 0,
        round: 0,
        created: header.created,
    };
    match house.store.write(Write::CreateTournament { row, most: AT_A_TIME }).await.map_err(unavailable)? {
        Written::Done | Written::Number(_) => Ok(id),
        Written::Conflict => Err(RefusalCode::TooManyTournaments.into()),
    }
}

/// Reads a tournament.
pub(crate) async fn load(house: &House, id: TournamentId) -> Result<Tournament, Refusal> {
    let found = house.store.read(move |backend| tournaments::tournament(backend, id)).await.map_err(unavailable)?;
    let (row, lines) = found.ok_or(RefusalCode::NotFound)?;
    Tournament::read(id, &row.header, &lines).map_err(refusal)
}

/// Carries out what somebody does about a tournament.
pub(crate) async fn act(
    house: &Arc<House>,
    person: &Person,
    id: TournamentId,
    act: TournamentAct,
) -> Result<Tournament, Refusal> {
    let (account, program) = (person.account, person.through == Through::Token);
    let act = match act {
        TournamentAct::AddBot { spec } => TournamentAct::AddBot { spec: house.config.bots().accept(&spec)? },
        other @ (TournamentAct::Enter { .. }
        | TournamentAct::Leave {}
        | TournamentAct::Remove { .. }
        | TournamentAct::Start {}
        | TournamentAct::Cancel {}
        | TournamentAct::Annul { .. }) => other,
    };
    let cancels = matches!(act, TournamentAct::Cancel {});
    let decide = |tournament: &Tournament| {
        let what = match &act {
            TournamentAct::Enter { part } => tournament.enter(account, program, *part)?,
            TournamentAct::Leave {} => tournament.leave(account)?,
            TournamentAct::AddBot { spec } => tournament.enter_bot(account, spec.clone())?,
            TournamentAct::Remove { entrant } => tournament.remove(account, *entrant as usize)?,
            TournamentAct::Start {} => tournament.start(account)?,
            TournamentAct::Cancel {} => tournament.cancel(account)?,
            TournamentAct::Annul { table } => tournament.annul(account, *table)?,
        };
        Ok(vec![what])
    };
    let tournament = change(house, id, decide).await?;
    if cancels {
        open_sealed_tables(house, &tournament).await;
    }
    Ok(tournament)
}

/// Decides about a tournament as it is, and again if somebody else was faster.
async fn change(
    house: &House,
    id: TournamentId,
    decide: impl Fn(&Tournament) -> Result<Vec<What>, Denied>,
) -> Result<Tournament, Refusal> {
    for _ in 0..ATTEMPTS {
        let tournament = load(house, id).await?;
        let lines = decide(&tournament).map_err(refusal)?;
        if let Some(after) = append(house, &tournament, lines, Vec::new()).await? {
            return Ok(after);
        }
    }
    Err(RefusalCode::Unavailable.into())
}

/// Keeps lines, and the tables that go with them; `None` if the tournament has others by now.
pub(super) async fn append(
    house: &House,
    before: &Tournament,
    lines: Vec<What>,
    tables: Vec<NewTableRow>,
) -> Result<Option<Tournament>, Refusal> {
    let at = now();
    let lines: Vec<Line> = lines.into_iter().map(|what| Line(at, what)).collect();
    let mut after = before.clone();
    for line in &lines {
        after.apply(line).map_err(refusal)?;
    }
    let (was, is) = (playing(before), playing(&after));
    let append = TournamentAppend {
        tournament: before.id(),
        number: before.version(),
        lines: lines.iter().map(Line::write).collect(),
        phase: stage(after.phase()),
        entered: u32::try_from(after.active().count()).unwrap_or(u32::MAX),
        round: u32::try_from(after.rounds().len()).unwrap_or(u32::MAX),
        joined: is.iter().filter(|account| !was.contains(account)).copied().collect(),
        parted: was.iter().filter(|account| !is.contains(account)).copied().collect(),
        tables,
    };
    match house.store.write(Write::AppendToTournament(append)).await.map_err(unavailable)? {
        Written::Done | Written::Number(_) => Ok(Some(after)),
        Written::Conflict => Ok(None),
    }
}

fn playing(tournament: &Tournament) -> Vec<AccountId> {
    tournament.active().filter_map(|number| tournament.entrants()[number].account()).collect()
}

fn stage(phase: TournamentPhase) -> TournamentStage {
    match phase {
        TournamentPhase::Open => TournamentStage::Open,
        TournamentPhase::Running => TournamentStage::Running,
        TournamentPhase::Over => TournamentStage::Over,
        TournamentPhase::Cancelled => TournamentStage::Cancelled,
    }
}
