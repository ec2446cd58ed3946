//! Tournaments as people see them.

use std::fmt::Write as _;

use saturnalia_protocol::wire::{
    Pace, TournamentEntrant, TournamentPhase, TournamentPlayedBy, TournamentRound, TournamentSeat,
    TournamentSeatResult, TournamentStanding, TournamentState, TournamentSummary, TournamentTable,
};
use saturnalia_protocol::{AccountId, Refusal, RefusalCode, TableId, TournamentId};
use saturnalia_rules::{Commitment, Seed};
use saturnalia_store::{Store, TournamentRow, TournamentStage, tournaments};
use saturnalia_table::Away;
use saturnalia_tournament::score::{Matchpoints, Played, PlayedBy};
use saturnalia_tournament::standings::Standing;
use saturnalia_tournament::{Header, Round, RoundTable, Tournament, Who};

use super::unavailable;
use crate::holidays::away;
use crate::time::now;

/// How the people of a tournament are called today.
#[derive(Debug, Default)]
pub(crate) struct Names {
    host: Option<String>,
    people: Vec<(AccountId, String)>,
    away: Away,
}

pub(crate) async fn names_of(store: &Store, id: TournamentId, host: AccountId) -> Result<Names, Refusal> {
    let read = store.read(move |backend| {
        let people = tournaments::names(backend, id)?;
        let accounts: Vec<AccountId> = people.iter().map(|(account, _)| *account).collect();
        Ok((backend.account(host)?, people, away(backend, &accounts)?))
    });
    let (host, people, away) = read.await.map_err(unavailable)?;
    Ok(Names { host: host.map(|account| account.name), people, away })
}

/// A line of the list.
pub(crate) fn summary(row: &TournamentRow, mine: bool) -> Result<TournamentSummary, Refusal> {
    let header: Header =
        serde_json::from_str(&row.header).map_err(|error| Refusal::with(RefusalCode::Internal, error))?;
    let phase = match row.phase {
        TournamentStage::Open => TournamentPhase::Open,
        TournamentStage::Running => TournamentPhase::Running,
        TournamentStage::Over => TournamentPhase::Over,
        TournamentStage::Cancelled => TournamentPhase::Cancelled,
    };
    Ok(summed_up(row.id, header, phase, row.entered, row.round, mine))
}

fn summed_up(
    id: TournamentId,
    header: Header,
    phase: TournamentPhase,
    entered: u32,
    round: u32,
    mine: bool,
) -> TournamentSummary {
    let Header { plan, created, .. } = header;
    TournamentSummary {
        id,
        title: plan.title,
        game: plan.game,
        phase,
        form: plan.form,
        seats: plan.seats,
        duplicate: plan.duplicate,
        pace: plan.pace,
        admits: plan.admits,
        starts: plan.starts,
        created,
        entered,
        most: plan.most,
        round,
        mine,
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn numbers(list: &[usize]) -> Vec<u32> {
    list.iter().map(|number| count(*number)).collect()
}

/// All of a tournament, for somebody or nobody in particular.
pub(crate) fn state(tournament: &Tournament, names: &Names, viewer: Option<AccountId>) -> TournamentState {
    let header = tournament.header();
    let me = viewer.and_then(|account| tournament.number_of(account));
    let (entered, round) = (count(tournament.active().count()), count(tournament.rounds().len()));
    let options = if header.plan.options.is_null() { serde_json::json!({}) } else { header.plan.options.clone() };
    TournamentState {
        summary: summed_up(tournament.id(), header.clone(), tournament.phase(), entered, round, me.is_some()),
        version: tournament.version(),
        options,
        host: names.host.clone(),
        hosting: viewer == Some(header.host),
        fill: header.plan.fill,
        no_show: header.plan.no_show,
        pause: header.plan.pause,
        rounds_planned: tournament.rounds_planned().map(count),
        entrants: entrants(tournament, names),
        rounds: tournament.rounds().iter().enumerate().map(|(at, round)| shown(tournament, at, round)).collect(),
        standings: tournament.standings().iter().map(standing).collect(),
        me: me.map(count),
        my_table: me.and_then(|me| table_of(tournament, me)),
        next_round: tournament.next_round(),
        seal: tournament.seal(),
    }
}

fn entrants(tournament: &Tournament, names: &Names) -> Vec<TournamentEntrant> {
    let (by_days, at) = (matches!(tournament.header().plan.pace, Pace::Days { .. }), now());
    let part = |part: Option<Seed>| part.map(|part| Commitment(part.0));
    let entrant = |entrant: &saturnalia_tournament::Entrant| match &entrant.who {
        Who::Bot { spec } => TournamentEntrant {
            name: None,
            account: None,
            bot: Some(spec.clone()),
            program: false,
            out: entrant.out,
            away: None,
            part: None,
        },
        Who::Person { account, program } => {
            let name = names.people.iter().find(|(known, _)| known == account).map(|(_, name)| name.clone());
            TournamentEntrant {
                account: name.is_some().then_some(*account),
                name,
                bot: None,
                program: *program,
                out: entrant.out,
                away: by_days.then(|| names.away.until(*account, at)).flatten(),
                part: part(entrant.part),
            }
        }
    };
    tournament.entrants().iter().map(entrant).collect()
}

fn table_of(tournament: &Tournament, me: usize) -> Option<TableId> {
    let tables = &tournament.round()?.tables;
    tables.iter().find(|table| !table.is_done() && table.seats.contains(&Some(me))).map(|table| table.table)
}

fn shown(tournament: &Tournament, at: usize, round: &Round) -> TournamentRound {
    // What others have made of the deal is told to nobody who still plays it.
    let told = round.ended.is_some() || !tournament.header().plan.duplicate;
    let points = tournament.matchpoints(round);
    let table = |(table, points): (&RoundTable, &Option<Vec<Matchpoints>>)| TournamentTable {
        table: table.table,
        done: table.is_done(),
        annulled: table.annulled,
        seats: table
            .seats
            .iter()
            .enumerate()
            .map(|(seat, entrant)| TournamentSeat {
                entrant: entrant.map(count),
                result: points
                    .as_ref()
                    .zip(table.played.as_ref())
                    .filter(|_| told)
                    .map(|(points, played)| result(played[seat], points[seat])),
            })
            .collect(),
    };
    TournamentRound {
        tables: round.tables.iter().zip(&points).map(table).collect(),
        byes: numbers(&round.byes),
        began: round.began,
        kept_until: tournament.kept_until(round),
        ended: round.ended,
        link: tournament.opened(at).map(|link| Commitment(link.0)),
    }
}

fn result(played: Played, points: Matchpoints) -> TournamentSeatResult {
    let Played { place, points: in_game, by } = played;
    TournamentSeatResult {
        place,
        points: in_game,
        matchpoints: points.got,
        of: points.of,
        share: if by == PlayedBy::Absent { 0 } else { points.share() },
        by: match by {
            PlayedBy::Owner => TournamentPlayedBy::Owner,
            PlayedBy::Left => TournamentPlayedBy::Left,
            PlayedBy::Absent => TournamentPlayedBy::Absent,
        },
    }
}

fn standing(standing: &Standing) -> TournamentStanding {
    TournamentStanding {
        entrant: count(standing.entrant),
        rank: count(standing.rank),
        group: count(standing.group),
        score: standing.score,
        opposition: standing.opposition,
        wins: standing.wins,
        points: i32::try_from(standing.points).unwrap_or(i32::MAX),
        played: standing.played,
        byes: standing.byes,
        absent: standing.absent,
    }
}

/// The standings as a table for other programs: a line for each, with a heading.
pub(crate) fn csv(state: &TournamentState) -> String {
    let mut text =
        "group,rank,name,score_percent,opposition_percent,tables_won,game_points,rounds_played,byes,absent\r\n"
            .to_owned();
    for line in &state.standings {
        let entrant = state.entrants.get(line.entrant as usize);
        let name = entrant.and_then(|entrant| entrant.name.as_deref().or(entrant.bot.as_deref())).unwrap_or_default();
        let percent = |share: u32| format!("{}.{:02}", share / 100, share % 100);
        let _ = write!(
            text,
            "{},{},{},{},{},{},{},{},{},{}\r\n",
            line.group + 1,
            line.rank,
            quoted(name),
            percent(line.score),
            percent(line.opposition),
            line.wins,
            line.points,
            line.played,
            line.byes,
            line.absent
        );
    }
    text
}

/// A name as one cell, whatever is in it. Programs for tables take what begins like this for a formula.
fn quoted(name: &str) -> String {
    let guard = if name.starts_with(['=', '+', '-', '@', '\t']) { "'" } else { "" };
    format!("\"{guard}{}\"", name.replace('"', "\"\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_cell_and_no_formula() {
        assert_eq!(quoted("Livia"), "\"Livia\"");
        assert_eq!(quoted("a,\"b\""), "\"a,\"\"b\"\"\"");
        assert_eq!(quoted("=1+1"), "\"'=1+1\"");
    }
}
