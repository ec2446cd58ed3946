//! A tournament, and what follows from what people do and from the time.

use saturnalia_protocol::wire::{Millis, NewTournament, TournamentAdmits, TournamentPhase};
use saturnalia_protocol::{AccountId, TableId, TournamentId};
use saturnalia_rules::{Commitment, Seed};

use crate::deal;
use crate::draw::Sizes;
use crate::plan::{self, LIMITS, Seats};
use crate::score::{Played, PlayedBy};
use crate::{Header, Line, Seating, What};

/// Whoever has not come so often is out.
const ABSENCES: usize = 2;

/// Why something cannot be done about a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Denied {
    #[error("{0}")]
    BadPlan(&'static str),
    #[error("it has begun, or is over")]
    NotOpen,
    #[error("it has not begun, or is over")]
    NotRunning,
    #[error("this person takes part already")]
    AlreadyIn,
    #[error("nobody like that takes part")]
    NotIn,
    #[error("nobody else can enter")]
    Full,
    #[error("this tournament is not for people, or not for programs")]
    NotAdmitted,
    #[error("only whoever made it can do that")]
    NotHost,
    #[error("too few have entered")]
    TooFew,
    #[error("no such table is played in this round")]
    NoSuchTable,
    #[error("what was kept cannot be read: {0}")]
    Corrupt(&'static str),
}

/// Somebody who takes part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    pub who: Who,
    pub part: Option<Seed>,
    /// Plays no more.
    pub out: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    Person { account: AccountId, program: bool },
    Bot { spec: String },
}

impl Entrant {
    pub fn account(&self) -> Option<AccountId> {
        match self.who {
            Who::Person { account, .. } => Some(account),
            Who::Bot { .. } => None,
        }
    }
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    pub began: Millis,
    pub tables: Vec<RoundTable>,
    pub byes: Vec<usize>,
    pub ended: Option<Millis>,
}

/// A table of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundTable {
    pub table: TableId,
    /// Entrants by seat; nobody where a bot of the house sits.
    pub seats: Vec<Option<usize>>,
    pub played: Option<Vec<Played>>,
    pub annulled: bool,
}

impl RoundTable {
    pub fn is_done(&self) -> bool {
        self.annulled || self.played.is_some()
    }
}

/// What is to be done next by whoever looks after the tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Due {
    /// It begins: then a round is drawn.
    Start,
    /// The next round is to be drawn, and its tables opened.
    Round,
    /// All tables are done.
    EndRound,
    /// There is nothing left to be played.
    End,
    /// Its time has come, and too few have.
    Cancel,
}

/// A tournament as its lines have made it.
#[derive(Clone, PartialEq, Debug)]
pub struct Tournament {
    pub(crate) id: TournamentId,
    pub(crate) header: Header,
    version: u32,
    phase: TournamentPhase,
    pub(crate) entrants: Vec<Entrant>,
    /// The order that was drawn at the beginning.
    pub(crate) lots: Vec<usize>,
    pub(crate) rounds: Vec<Round>,
}

impl Tournament {
    /// The header of a tournament that can be held.
    pub fn plan(
        plan: NewTournament,
        game: Seats,
        host: AccountId,
        secret: Seed,
        created: Millis,
    ) -> Result<Header, Denied> {
        plan::check(&plan, game)?;
        if plan.starts.is_some_and(|starts| starts < created) {
            return Err(Denied::BadPlan("it would begin before it was made"));
        }
        Ok(Header { plan, host, least: game.least, secret, created })
    }

    /// Before anything has happened.
    pub fn new(id: TournamentId, header: Header) -> Tournament {
        let (entrants, lots, rounds) = (Vec::new(), Vec::new(), Vec::new());
        Tournament { id, header, version: 0, phase: TournamentPhase::Open, entrants, lots, rounds }
    }

    /// From what was kept.
    pub fn read(id: TournamentId, header: &str, lines: &[String]) -> Result<Tournament, Denied> {
        let header = serde_json::from_str(header).map_err(|_| Denied::Corrupt("the header"))?;
        let mut tournament = Tournament::new(id, header);
        for line in lines {
            tournament.apply(&serde_json::from_str(line).map_err(|_| Denied::Corrupt("a line"))?)?;
        }
        Ok(tournament)
    }

    pub fn id(&self) -> TournamentId {
        self.id
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    /// How many lines it has.
    pub fn version(&self) -> u32 {
        self.version
    }

    pub fn phase(&self) -> TournamentPhase {
        self.phase
    }

    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The round that is played.
    pub fn round(&self) -> Option<&Round> {
        self.rounds.last().filter(|round| round.ended.is_none())
    }

    /// What is shown before anybody enters.
    pub fn seal(&self) -> Commitment {
        deal::seal(self.header.secret)
    }

    /// What the tables of a round are dealt from, counted from 0, if they share a deal.
    pub fn deal(&self, round: usize) -> Option<Seed> {
        let link = deal::link(self.header.secret, round).filter(|_| self.header.plan.duplicate)?;
        Some(deal::seed(link, self.id, round, &self.parts()))
    }

    /// The link that has dealt a round, once that is over.
    pub fn opened(&self, round: usize) -> Option<Seed> {
        let over = self.rounds.get(round).is_some_and(|round| round.ended.is_some());
        deal::link(self.header.secret, round).filter(|_| over && self.header.plan.duplicate)
    }

    /// What everybody has given to the deals.
    pub fn parts(&self) -> Vec<Option<Seed>> {
        self.entrants.iter().map(|entrant| entrant.part).collect()
    }

    /// When seats of a round are no longer kept for those who have not come.
    pub fn kept_until(&self, round: &Round) -> Millis {
        round.began + Millis::from(self.header.plan.no_show) * 1000
    }

    /// When the next round begins, if the last is over.
    pub fn next_round(&self) -> Option<Millis> {
        let ended = self.rounds.last()?.ended?;
        (self.phase == TournamentPhase::Running && self.has_another_round())
            .then_some(ended + Millis::from(self.header.plan.pause) * 1000)
    }

    /// How many take part and have not left.
    pub fn active(&self) -> impl Iterator<Item = usize> {
        self.entrants.iter().enumerate().filter(|(_, entrant)| !entrant.out).map(|(number, _)| number)
    }

    /// Whom that is, among those who have not left.
    pub fn number_of(&self, account: AccountId) -> Option<usize> {
        self.active().find(|number| self.entrants[*number].account() == Some(account))
    }

    pub(crate) fn sizes(&self) -> Sizes {
        plan::sizes(&self.header.plan, self.header.least)
    }

    fn is_enough(&self) -> bool {
        let people = self.active().filter(|number| self.entrants[*number].account().is_some()).count();
        let all = self.active().count();
        people > 0 && all >= 2 && !self.sizes().split(all).0.is_empty()
    }
}

// What people do.
impl Tournament {
    fn open(&self) -> Result<(), Denied> {
        if self.phase == TournamentPhase::Open { Ok(()) } else { Err(Denied::NotOpen) }
    }

    fn running(&self) -> Result<(), Denied> {
        if self.phase == TournamentPhase::Running { Ok(()) } else { Err(Denied::NotRunning) }
    }

    fn host(&self, account: AccountId) -> Result<(), Denied> {
        if self.header.host == account { Ok(()) } else { Err(Denied::NotHost) }
    }

    fn has_room(&self) -> Result<(), Denied> {
        let (active, all) = (self.active().count(), self.entrants.len());
        // Who comes and goes makes no list longer than that.
        let room = active < usize::from(self.header.plan.most) && all < 4 * usize::from(*LIMITS.entrants.end());
        if room { Ok(()) } else { Err(Denied::Full) }
    }

    /// What follows if somebody wants to take part.
    pub fn enter(&self, account: AccountId, program: bool, part: Option<Seed>) -> Result<What, Denied> {
        self.open()?;
        if self.number_of(account).is_some() {
            return Err(Denied::AlreadyIn);
        }
        let admitted = match self.header.plan.admits {
            TournamentAdmits::People => !program,
            TournamentAdmits::Programs => program,
            TournamentAdmits::Both => true,
        };
        if !admitted {
            return Err(Denied::NotAdmitted);
        }
        self.has_room()?;
        Ok(What::Enter { account, program, part })
    }

    /// What follows if whoever made it lets a bot take part.
    pub fn enter_bot(&self, by: AccountId, spec: String) -> Result<What, Denied> {
        self.host(by)?;
        self.open()?;
        self.has_room()?;
        Ok(What::EnterBot { spec })
    }

    /// What follows if somebody takes part no more.
    pub fn leave(&self, account: AccountId) -> Result<What, Denied> {
        let entrant = self.number_of(account).ok_or(Denied::NotIn)?;
        self.out(entrant)
    }

    /// What follows if whoever made it takes somebody out.
    pub fn remove(&self, by: AccountId, entrant: usize) -> Result<What, Denied> {
        self.host(by)?;
        self.out(entrant)
    }

    fn out(&self, entrant: usize) -> Result<What, Denied> {
        match self.phase {
            TournamentPhase::Open | TournamentPhase::Running => {}
            TournamentPhase::Over | TournamentPhase::Cancelled => return Err(Denied::NotRunning),
        }
        if self.active().any(|number| number == entrant) { Ok(What::Leave { entrant }) } else { Err(Denied::NotIn) }
    }

    /// What follows if whoever made it lets it begin.
    pub fn start(&self, by: AccountId) -> Result<What, Denied> {
        self.host(by)?;
        self.open()?;
        self.begin()
    }

    /// What follows when it begins.
    pub fn begin(&self) -> Result<What, Denied> {
        if !self.is_enough() {
            return Err(Denied::TooFew);
        }
        let link = deal::link(self.header.secret, 0).ok_or(Denied::Corrupt("the secret"))?;
        let parts = self.parts();
        let mut lots: Vec<usize> = self.active().collect();
        lots.sort_by_cached_key(|entrant| deal::lot(link, self.id, &parts, *entrant));
        Ok(What::Start { lots })
    }

    /// What follows if whoever made it calls it off.
    pub fn cancel(&self, by: AccountId) -> Result<What, Denied> {
        self.host(by)?;
        match self.phase {
            TournamentPhase::Open | TournamentPhase::Running => Ok(What::Cancel),
            TournamentPhase::Over | TournamentPhase::Cancelled => Err(Denied::NotRunning),
        }
    }

    /// What follows if whoever made it declares that a table of this round does not count.
    pub fn annul(&self, by: AccountId, table: TableId) -> Result<What, Denied> {
        self.host(by)?;
        self.running()?;
        self.undone(table)?;
        Ok(What::Annul { table })
    }

    /// What follows if a table of this round was played to its end.
    pub fn finish(&self, table: TableId, seats: Vec<Played>) -> Result<What, Denied> {
        self.running()?;
        if self.undone(table)?.seats.len() != seats.len() {
            return Err(Denied::NoSuchTable);
        }
        Ok(What::Result { table, seats })
    }

    fn undone(&self, table: TableId) -> Result<&RoundTable, Denied> {
        let tables = self.round().map_or(&[][..], |round| &round.tables);
        tables.iter().find(|of| of.table == table && !of.is_done()).ok_or(Denied::NoSuchTable)
    }
}

// What the time brings.
impl Tournament {
    /// What is to be done now.
    pub fn due(&self, now: Millis) -> Option<Due> {
        match self.phase {
            TournamentPhase::Open => {
                self.header.plan.starts.filter(|starts| *starts <= now)?;
                Some(if self.is_enough() { Due::Start } else { Due::Cancel })
            }
            TournamentPhase::Running => match self.round() {
                Some(round) => round.tables.iter().all(RoundTable::is_done).then_some(Due::EndRound),
                None if !self.has_another_round() => Some(Due::End),
                None => self.next_round().is_none_or(|at| at <= now).then_some(Due::Round),
            },
            TournamentPhase::Over | TournamentPhase::Cancelled => None,
        }
    }

    /// What follows when all tables of a round are done: whoever did not come twice is out.
    pub fn end_round(&self) -> Vec<What> {
        let gone = self.active().filter(|entrant| self.absences(*entrant) >= ABSENCES);
        std::iter::once(What::RoundOver).chain(gone.map(|entrant| What::Leave { entrant })).collect()
    }

    /// To how many rounds somebody did not come.
    pub fn absences(&self, entrant: usize) -> usize {
        let tables = self.rounds.iter().flat_map(|round| &round.tables);
        let seats = tables.filter_map(|table| {
            let seat = table.seats.iter().position(|of| *of == Some(entrant))?;
            table.played.as_ref()?.get(seat)
        });
        seats.filter(|played| played.by == PlayedBy::Absent).count()
    }
}

// What lines do.
impl Tournament {
    /// Carries out a line that was kept.
    pub fn apply(&mut self, line: &Line) -> Result<(), Denied> {
        let Line(at, what) = line;
        match what {
            What::Enter { account, program, part } => {
                let who = Who::Person { account: *account, program: *program };
                self.entrants.push(Entrant { who, part: *part, out: false });
            }
            What::EnterBot { spec } => {
                let who = Who::Bot { spec: spec.clone() };
                self.entrants.push(Entrant { who, part: None, out: false });
            }
            What::Leave { entrant } => {
                self.entrants.get_mut(*entrant).ok_or(Denied::Corrupt("an entrant"))?.out = true;
            }
            What::Start { lots } => {
                self.are_entrants(lots.iter())?;
                (self.lots, self.phase) = (lots.clone(), TournamentPhase::Running);
            }
            What::Round { tables, byes } => {
                self.are_entrants(byes.iter().chain(tables.iter().flat_map(|table| table.seats.iter().flatten())))?;
                let table = |Seating { table, seats }: &Seating| RoundTable {
                    table: *table,
                    seats: seats.clone(),
                    played: None,
                    annulled: false,
                };
                let tables = tables.iter().map(table).collect();
                self.rounds.push(Round { began: *at, tables, byes: byes.clone(), ended: None });
            }
            What::Result { table, seats } => self.table_mut(*table)?.played = Some(seats.clone()),
            What::Annul { table } => self.table_mut(*table)?.annulled = true,
            What::RoundOver => self.rounds.last_mut().ok_or(Denied::Corrupt("a round"))?.ended = Some(*at),
            What::Over => self.phase = TournamentPhase::Over,
            What::Cancel => self.phase = TournamentPhase::Cancelled,
        }
        self.version += 1;
        Ok(())
    }

    fn are_entrants<'a>(&self, mut list: impl Iterator<Item = &'a usize>) -> Result<(), Denied> {
        let known = list.all(|entrant| *entrant < self.entrants.len());
        if known { Ok(()) } else { Err(Denied::Corrupt("an entrant")) }
    }

    fn table_mut(&mut self, table: TableId) -> Result<&mut RoundTable, Denied> {
        let tables = self.rounds.last_mut().map(|round| &mut round.tables);
        tables.and_then(|tables| tables.iter_mut().find(|of| of.table == table)).ok_or(Denied::Corrupt("a table"))
    }
}
