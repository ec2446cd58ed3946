//! The order of all who take part.
//!
//! The score is the sum of all rounds that are over, each in ten thousandths of what there was to be had. Of two with the same score the one comes
//! first whose opponents have the higher score on average, then who has won more tables, then who has more points in the games, then whose lot came
//! first. So no two are equal.

use crate::score::{Compared, Matchpoints, Played, PlayedBy, matchpoints};
use crate::{Round, RoundTable, Tournament};

/// How somebody stands.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Standing {
    pub entrant: usize,
    /// From 1, in the group.
    pub rank: usize,
    pub group: usize,
    pub score: u32,
    /// The average score of those they have played with, as often as they have.
    pub opposition: u32,
    pub wins: u32,
    pub points: i64,
    /// Rounds played themselves.
    pub played: u32,
    pub byes: u32,
    pub absent: u32,
}

impl Tournament {
    /// The matchpoints of a round that is over or at which all tables are done, by table and seat; nothing for tables that do not count.
    pub fn matchpoints(&self, round: &Round) -> Vec<Option<Vec<Matchpoints>>> {
        let counted: Vec<&[Played]> =
            round.tables.iter().filter(|table| !table.annulled).filter_map(|table| table.played.as_deref()).collect();
        let compared = if self.header.plan.duplicate { Compared::OverTables } else { Compared::AtTheTable };
        let mut points = matchpoints(&counted, compared).into_iter();
        let counts = |table: &RoundTable| !table.annulled && table.played.is_some();
        round.tables.iter().map(|table| if counts(table) { points.next() } else { None }).collect()
    }

    /// Everybody who takes part or has, group by group, best first.
    pub fn standings(&self) -> Vec<Standing> {
        let mut all: Vec<Standing> =
            (0..self.entrants.len()).map(|entrant| Standing { entrant, ..Standing::default() }).collect();
        let mut opponents: Vec<Vec<usize>> = vec![Vec::new(); all.len()];
        for round in self.rounds.iter().filter(|round| round.ended.is_some()) {
            self.count(round, &mut all, &mut opponents);
        }
        let scores: Vec<u32> = all.iter().map(|standing| standing.score).collect();
        for (standing, opponents) in all.iter_mut().zip(&opponents) {
            let sum: u32 = opponents.iter().map(|other| scores[*other]).sum();
            standing.opposition = sum.checked_div(opponents.len() as u32).unwrap_or(0);
        }
        let mut sorted = Vec::with_capacity(all.len());
        for (number, group) in self.groups().into_iter().enumerate() {
            let mut group: Vec<Standing> = group.into_iter().map(|entrant| all[entrant].clone()).collect();
            // The lots come first to last, and equals stay in that order.
            group.sort_by_key(|standing| {
                let Standing { score, opposition, wins, points, .. } = standing;
                std::cmp::Reverse((*score, *opposition, *wins, *points))
            });
            for (rank, standing) in group.iter_mut().enumerate() {
                (standing.rank, standing.group) = (rank + 1, number);
            }
            sorted.extend(group);
        }
        sorted
    }

    fn count(&self, round: &Round, all: &mut [Standing], opponents: &mut [Vec<usize>]) {
        for entrant in &round.byes {
            all[*entrant].byes += 1;
            all[*entrant].score += Matchpoints::BYE;
        }
        for (table, points) in round.tables.iter().zip(self.matchpoints(round)) {
            let seats = table.seats.iter().enumerate().filter_map(|(seat, entrant)| Some((seat, (*entrant)?)));
            let Some((points, played)) = points.zip(table.played.as_ref()) else {
                // It does not count: nobody is the worse for it.
                seats.for_each(|(_, entrant)| all[entrant].score += Matchpoints::BYE);
                continue;
            };
            for (seat, entrant) in seats {
                let (standing, Played { place, points: in_game, by }) = (&mut all[entrant], played[seat]);
                match by {
                    PlayedBy::Absent => {
                        standing.absent += 1;
                        continue;
                    }
                    PlayedBy::Left => {}
                    PlayedBy::Owner => standing.wins += u32::from(place == 1),
                }
                standing.played += 1;
                standing.score += points[seat].share();
                standing.points += i64::from(in_game);
                opponents[entrant].extend(table.seats.iter().flatten().filter(|other| **other != entrant));
            }
        }
    }
}
