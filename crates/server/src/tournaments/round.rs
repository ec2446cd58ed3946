//! The tables of a round: opened with it, looked at while it runs, and open to everybody when it is over.

use std::sync::Arc;

use saturnalia_protocol::wire::{Millis, Pace, SeatPlan, Status};
use saturnalia_protocol::{AccountId, Refusal, RefusalCode, TableId};
use saturnalia_store::{NewTableRow, Phase, tournaments};
use saturnalia_table::{Away, ContestTable, NOBODY, Person, Sitter, Table, runs_out};
use saturnalia_tournament::score::{Played, PlayedBy};
use saturnalia_tournament::{Round, RoundTable, Seating, Tournament, What, Who};

use super::keep::append;
use super::unavailable;
use crate::blocking::blocking;
use crate::holidays::away_of;
use crate::tables::{Command, House, new_row, opening};
use crate::time::now;

/// Draws the next round and opens its tables; `None` if somebody else was faster.
pub(super) async fn begin_round(house: &Arc<House>, tournament: &Tournament) -> Result<Option<Tournament>, Refusal> {
    let (id, drawing) = (tournament.id(), tournament.clone());
    let drawn = blocking(move || Ok(drawing.draw_round())).await?;
    let names = house.store.read(move |backend| tournaments::names(backend, id)).await.map_err(unavailable)?;
    let (plan, round) = (&tournament.header().plan, tournament.rounds().len());
    let stand_in = house.config.bots().replacement.to_string();
    let seat = |entrant: Option<usize>| match entrant.map(|number| &tournament.entrants()[number].who) {
        None => SeatPlan::Bot { spec: stand_in.clone() },
        Some(Who::Bot { spec }) => SeatPlan::Bot { spec: spec.clone() },
        Some(Who::Person { account, .. }) => {
            let name = names.iter().find(|(known, _)| known == account).map_or(NOBODY, |(_, name)| name.as_str());
            SeatPlan::Kept { account: *account, name: name.to_owned() }
        }
    };
    let (mut rows, mut seatings, mut running): (Vec<NewTableRow>, Vec<Seating>, Vec<TableId>) = Default::default();
    for seats in &drawn.tables {
        let contest = ContestTable {
            tournament: id,
            round: u32::try_from(round).unwrap_or(u32::MAX),
            game: plan.game.clone(),
            options: plan.options.clone(),
            seats: seats.iter().map(|entrant| seat(*entrant)).collect(),
            pace: plan.pace,
            deal: tournament.deal(round),
        };
        let opened = opening(house, &Person::house())?.contest(contest)?;
        seatings.push(Seating { table: opened.table.id(), seats: seats.clone() });
        if opened.table.status() == Status::Running {
            running.push(opened.table.id());
        }
        rows.push(new_row(&opened));
    }
    let lines = vec![What::Round { tables: seatings, byes: drawn.byes }];
    let after = append(house, tournament, lines, rows).await?;
    if after.is_some() {
        for table in running {
            // Bots may have the first word.
            house.send(table, Command::Wake { done: None }).await?;
        }
    }
    Ok(after)
}

/// What is to be written about the tables of the round: those that are done. Bots sit down where nobody is waited for any more.
pub(super) async fn look_at_tables(house: &Arc<House>, tournament: &Tournament) -> Result<Vec<What>, Refusal> {
    let Some(round) = tournament.round() else { return Ok(Vec::new()) };
    let waiting: Vec<&RoundTable> = round.tables.iter().filter(|table| !table.is_done()).collect();
    let asked: Vec<TableId> = waiting.iter().map(|table| table.table).collect();
    let phases = house.store.read(move |backend| tournaments::phases(backend, &asked)).await.map_err(unavailable)?;
    // Before that nobody is late; then it matters who is away.
    let late = tournament.kept_until(round) <= now();
    let people = waiting.iter().flat_map(|table| accounts(tournament, table)).collect();
    let away = if late { away_of(&house.store, people).await? } else { Away::default() };
    let mut lines = Vec::new();
    for table in waiting {
        let id = table.table;
        match phases.iter().find(|(known, _)| *known == id).map(|(_, phase)| *phase) {
            Some(Phase::Finished) => {
                let people: Vec<bool> = table.seats.iter().map(|entrant| is_person(tournament, *entrant)).collect();
                match house.read(id, move |table, _| played(table, &people)).await {
                    Ok(seats) => lines.extend(tournament.finish(id, seats).ok()),
                    Err(refusal) => tracing::error!(table = %id, %refusal, "a table of a tournament cannot be counted"),
                }
            }
            Some(Phase::Open) if late && kept_until(tournament, round, table, &away) <= now() => {
                let bots = house.config.bots();
                let begin = house.write(id, Box::new(move |table: &Table| Ok(table.without_the_absent(&bots)))).await;
                if let Err(refusal) = begin
                    && refusal.code != RefusalCode::Stale
                {
                    tracing::warn!(table = %id, %refusal, "a table of a tournament could not begin");
                }
            }
            // Whoever made the tournament decides about a table that cannot go on.
            Some(Phase::Open | Phase::Running | Phase::Frozen) => {}
            Some(Phase::Closed) | None => lines.push(What::Annul { table: id }),
        }
    }
    Ok(lines)
}

/// Whose seats there are at a table.
fn accounts(tournament: &Tournament, table: &RoundTable) -> impl Iterator<Item = AccountId> {
    table.seats.iter().flatten().filter_map(|number| tournament.entrants()[*number].account())
}

/// When the seats of a table are no longer kept: over days, no time goes by for whoever is away.
fn kept_until(tournament: &Tournament, round: &Round, table: &RoundTable, away: &Away) -> Millis {
    let kept_until = tournament.kept_until(round);
    match tournament.header().plan.pace {
        Pace::Days { .. } => accounts(tournament, table)
            .map(|account| runs_out(round.began, kept_until - round.began, away.of(account)))
            .max()
            .unwrap_or(kept_until),
        Pace::NoClock | Pace::Live { .. } => kept_until,
    }
}

fn is_person(tournament: &Tournament, entrant: Option<usize>) -> bool {
    entrant.is_some_and(|number| tournament.entrants()[number].account().is_some())
}

/// How every seat has done. A bot on the seat of a person sits there because they did not come.
fn played(table: &Table, people: &[bool]) -> Result<Vec<Played>, Refusal> {
    let results = table.result().ok_or(RefusalCode::NotFinished)?;
    let seats = table.sitters().zip(people).map(|((seat, sitter), person)| {
        let result = results.iter().find(|result| result.seat == seat).ok_or(RefusalCode::Internal)?;
        let by = match sitter {
            Sitter::Replaced { .. } => PlayedBy::Left,
            Sitter::Bot { .. } if *person => PlayedBy::Absent,
            Sitter::Bot { .. }
            | Sitter::Person { .. }
            | Sitter::Local { .. }
            | Sitter::Open
            | Sitter::Invited
            | Sitter::Reserved { .. } => PlayedBy::Owner,
        };
        Ok(Played { place: result.place, points: result.points.into(), by })
    });
    seats.collect()
}

/// Tells the tables of the last round that it is over: whoever wants may see them now. Told twice, it is the same.
pub(super) async fn open_sealed_tables(house: &Arc<House>, tournament: &Tournament) {
    let tables = tournament.rounds().last().map_or(&[][..], |round| &round.tables);
    for table in tables {
        let opened = house.write(table.table, Box::new(|table: &Table| Ok(table.end_round()))).await;
        if let Err(refusal) = opened {
            tracing::warn!(table = %table.table, %refusal, "a table was not told that its round is over");
        }
    }
}
