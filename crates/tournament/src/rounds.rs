//! Drawing the rounds of a tournament.

use saturnalia_protocol::wire::TournamentForm;

use crate::Tournament;
use crate::deal::MOST_ROUNDS;
use crate::draw::{Drawn, Past, circle, draw, planned};
use crate::gather::Met;

impl Tournament {
    /// The groups, best lots first; a Swiss tournament is one.
    pub fn groups(&self) -> Vec<Vec<usize>> {
        match self.header.plan.form {
            TournamentForm::Swiss { .. } => vec![self.lots.clone()],
            TournamentForm::RoundRobin { group } => {
                let count = self.lots.len().div_ceil(usize::from(group).max(1)).max(1);
                let of = |number: usize| self.lots.iter().copied().skip(number).step_by(count).collect();
                (0..count).map(of).collect()
            }
        }
    }

    /// How many rounds there will be, if nobody leaves; `None` where that shows only as it goes.
    pub fn rounds_planned(&self) -> Option<usize> {
        match self.header.plan.form {
            TournamentForm::Swiss { rounds } => Some(usize::from(rounds)),
            TournamentForm::RoundRobin { .. } if self.lots.is_empty() || self.header.plan.seats > 2 => None,
            TournamentForm::RoundRobin { .. } => {
                self.groups().iter().map(|group| group.len().next_multiple_of(2).saturating_sub(1)).max()
            }
        }
    }

    /// Whether there is another round to be played.
    pub fn has_another_round(&self) -> bool {
        let active = self.active().count();
        let done = self.rounds.len();
        active >= 2
            && match (self.header.plan.form, self.rounds_planned()) {
                (TournamentForm::Swiss { rounds }, _) => {
                    done < usize::from(rounds) && !self.sizes().split(active).0.is_empty()
                }
                (TournamentForm::RoundRobin { .. }, Some(rounds)) => done < rounds,
                (TournamentForm::RoundRobin { .. }, None) => done < MOST_ROUNDS && self.some_have_not_met(),
            }
    }

    /// Whether two of a group have not met who still can.
    fn some_have_not_met(&self) -> bool {
        let (met, sizes) = (self.met(), self.sizes());
        let least = if sizes.filled { 2 } else { sizes.least };
        self.groups().iter().map(|group| self.still_in(group)).filter(|group| group.len() >= least).any(|group| {
            let unmet = |one: usize| group.iter().any(|other| one != *other && met.times(one, *other) == 0);
            group.iter().any(|one| unmet(*one))
        })
    }

    fn still_in(&self, group: &[usize]) -> Vec<usize> {
        group.iter().copied().filter(|entrant| !self.entrants[*entrant].out).collect()
    }

    /// The tables of the next round.
    pub fn draw_round(&self) -> Drawn {
        let (met, past, sizes) = (self.met(), self.past(), self.sizes());
        match self.header.plan.form {
            TournamentForm::Swiss { .. } => {
                let order: Vec<usize> = self.standings().iter().map(|standing| standing.entrant).collect();
                draw(&self.still_in(&order), sizes, &met, &past)
            }
            TournamentForm::RoundRobin { .. } => {
                let mut all = Drawn::default();
                for group in self.groups() {
                    let drawn = if self.header.plan.seats == 2 {
                        let tables = circle(&group, self.rounds.len());
                        let tables = tables.iter().map(|table| self.still_in(table)).filter(|table| !table.is_empty());
                        planned(tables.collect(), sizes, &past)
                    } else {
                        self.draw_group(self.still_in(&group), &met, &past)
                    };
                    all.tables.extend(drawn.tables);
                    all.byes.extend(drawn.byes);
                }
                all
            }
        }
    }

    /// Those first who have met the fewest: byes go to those who have met most.
    fn draw_group(&self, mut group: Vec<usize>, met: &Met, past: &[Past]) -> Drawn {
        let all = group.clone();
        group.sort_by_cached_key(|one| all.iter().filter(|other| met.times(*one, **other) > 0).count());
        draw(&group, self.sizes(), met, past)
    }

    /// Who has met whom.
    pub fn met(&self) -> Met {
        let mut met = Met::nobody(self.entrants.len());
        for table in self.rounds.iter().flat_map(|round| &round.tables) {
            met.add(&table.seats.iter().copied().flatten().collect::<Vec<_>>());
        }
        met
    }

    /// What came before for everybody.
    pub fn past(&self) -> Vec<Past> {
        let mut past = vec![Past::default(); self.entrants.len()];
        for round in &self.rounds {
            round.byes.iter().for_each(|entrant| past[*entrant].byes += 1);
            for table in &round.tables {
                let alone = table.seats.iter().flatten().count() == 1;
                for (seat, entrant) in table.seats.iter().enumerate().filter_map(|(seat, of)| Some((seat, (*of)?))) {
                    past[entrant].byes += u32::from(alone);
                    if let Some(times) = past[entrant].seats.get_mut(seat) {
                        *times += 1;
                    }
                }
            }
        }
        past
    }
}
