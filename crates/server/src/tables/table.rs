//! A table: its header, and what the lines of its journal have made of it.

use saturnalia_catalog::{AnyGame, Games, NewGame, OpenError, PlayError};
use saturnalia_protocol::wire::{Consent, Known, Origin, Status};
use saturnalia_protocol::{AccountId, InviteCode, Refusal, RefusalCode, TableId};
use saturnalia_rules::{Illegal, Seat, SeatSet};
use saturnalia_store::Phase;

use super::clock::Clocks;
use super::line::{Header, Line, Sitter, What};

/// A table in memory. Changed only by [`apply`](Table::apply), with lines that are or will be in the journal.
#[derive(Debug)]
pub(crate) struct Table {
    pub id: TableId,
    pub header: Header,
    /// How many lines the journal has.
    pub version: u32,
    pub status: Status,
    pub seats: Vec<Sitter>,
    /// Dealt when the table was opened; shown only once it has started.
    pub game: Box<dyn AnyGame>,
    /// Whether the result counts for the ratings.
    pub rated: bool,
    pub clocks: Clocks,
    pub request: Option<Asking>,
    pub started: Option<i64>,
    pub finished: Option<i64>,
    /// When the last line was written.
    pub updated: i64,
    pub rematch: Option<TableId>,
    /// Accounts whose seats a program has taken or played.
    pub programs: Vec<AccountId>,
    /// Every rewind: the version it led to, and the entries it left.
    rewinds: Vec<(u32, u32)>,
}

/// Something the people at the table are asked to agree to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Asking {
    pub wants: Consent,
    pub by: Seat,
    pub agreed: Vec<AccountId>,
}

/// Who does or sees something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    pub account: AccountId,
    pub name: String,
    pub through: Through,
}

/// What somebody acts through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Through {
    /// A session: a browser, most of the time.
    Session,
    /// An access token: a program.
    Token,
}

impl Table {
    /// A table without any line.
    pub(crate) fn new(games: Games, id: TableId, header: Header) -> Result<Table, OpenError> {
        let entry = games.find(&header.game).ok_or_else(|| OpenError::UnknownGame(header.game.clone()))?;
        let game = entry.start(NewGame {
            seats: header.seats.len() as u8,
            options: header.options.clone(),
            components: None,
            scenario: header.scenario.clone(),
            chance: header.chance,
            seed: header.seed,
            nonce: header.nonce,
            parts: header.parts.clone(),
        })?;
        Ok(Table {
            id,
            version: 0,
            status: Status::Open,
            seats: header.seats.clone(),
            game,
            rated: header.rated,
            clocks: Clocks::new(header.pace),
            request: None,
            started: None,
            finished: None,
            updated: header.created,
            rematch: None,
            programs: Vec::new(),
            rewinds: Vec::new(),
            header,
        })
    }

    /// What a bot's own chance starts from. Where the deal was chosen it is part of it: a guide or a puzzle meets the
    /// same bots each time, as long as they do not think by the clock.
    pub(crate) fn bot_seed(&self, seat: Seat) -> u64 {
        match self.header.origin {
            Some(Origin::ChosenSeed | Origin::Scenario) => {
                let deal =
                    self.header.seed.0.iter().fold(0, |mixed: u64, byte| mixed.rotate_left(7) ^ u64::from(*byte));
                deal.wrapping_mul(31)
                    .wrapping_add(self.game.entries() as u64)
                    .wrapping_mul(31)
                    .wrapping_add(u64::from(seat.0))
            }
            Some(Origin::Rematch { .. } | Origin::SameDeal { .. } | Origin::PlayedOn { .. } | Origin::Imported)
            | None => getrandom::u64().unwrap_or_default(),
        }
    }

    /// Carries out a line. A refused line changes nothing.
    pub(crate) fn apply(&mut self, line: &Line) -> Result<(), Refusal> {
        let Line(at, what) = line;
        let at = *at;
        match what {
            What::Sit { seat, sitter } => *self.seat_mut(*seat)? = sitter.clone(),
            What::Start => {
                self.status = Status::Running;
                self.started = Some(at);
                self.new_question(at);
            }
            What::Close => self.status = Status::Closed,
            What::Play { seat, answer } => {
                let sealed = self.game.sealed();
                self.game.play(*seat, answer).map_err(refused)?;
                // Sealed beside others that are still open: their question stays the same.
                let same_question = self.game.sealed().len() > sealed.len();
                self.after_entry(*seat, same_question, at);
            }
            What::Resign { seat, in_favour_of } => {
                self.game.concede(*seat, *in_favour_of).map_err(refused)?;
                self.finish_if_over(at);
            }
            What::DrawAnew { eyes, seed, nonce } => {
                self.game.draw_anew(*eyes, *seed, *nonce);
                self.new_question(at);
            }
            What::Rewind { to } => {
                if *to as usize >= self.game.entries() {
                    return Err(RefusalCode::NothingToUndo.into());
                }
                self.game.rewind_to(*to as usize);
                self.rewinds.push((self.version + 1, *to));
                self.request = None;
                self.new_question(at);
            }
            What::Ask { by, wants } => {
                let agreed = self.seat(*by)?.player().into_iter().collect();
                self.request = Some(Asking { wants: *wants, by: *by, agreed });
            }
            What::Agree { account } => {
                if let Some(request) = &mut self.request {
                    request.agreed.push(*account);
                }
            }
            What::Decline => self.request = None,
            What::Pause => {
                self.request = None;
                self.status = Status::Paused;
                self.clocks.pause(at);
            }
            What::Resume => {
                self.status = Status::Running;
                self.clocks.resume(at);
            }
            What::Replace { seat, spec } => self.replace(*seat, spec)?,
            What::Rename { account: whose, name: new } => {
                for sitter in &mut self.seats {
                    if let Sitter::Person { account, name } | Sitter::Replaced { account, name, .. } = sitter
                        && account == whose
                    {
                        name.clone_from(new);
                    }
                }
            }
            What::Hint { .. } => self.rated = false,
            What::Program { account } => self.programs.push(*account),
            What::Rematch { table } => self.rematch = Some(*table),
            What::Wake => self.clocks.wake(at),
            What::Freeze { .. } => self.status = Status::Frozen,
        }
        self.version += 1;
        self.updated = at;
        Ok(())
    }

    fn replace(&mut self, seat: Seat, spec: &str) -> Result<(), Refusal> {
        let sitter = self.seat_mut(seat)?;
        if let Sitter::Person { account, name } | Sitter::Local { account, name } = sitter {
            *sitter = Sitter::Replaced { account: *account, name: name.clone(), spec: spec.to_owned() };
        }
        // Whoever is gone is asked no more.
        let waits_for_nobody = self.request.is_some() && self.waiting_for().is_empty();
        if waits_for_nobody {
            self.request = None;
        }
        Ok(())
    }

    /// An entry was made. The line that made it raises the version by one.
    fn after_entry(&mut self, seat: Seat, same_question: bool, at: i64) {
        self.clocks.answered(seat, at);
        self.request = None;
        if same_question {
            return;
        }
        self.new_question(at);
        self.finish_if_over(at);
    }

    fn new_question(&mut self, at: i64) {
        let (asked, version) = (self.game.asked(), self.version + 1);
        for seat in self.game.seats().seats() {
            self.clocks.stop(seat, at);
            if asked.contains(seat) {
                self.clocks.ask(seat, at, version);
            }
        }
    }

    fn finish_if_over(&mut self, at: i64) {
        if self.game.is_over() {
            self.status = Status::Finished;
            self.finished = Some(at);
            self.request = None;
            for seat in self.game.seats().seats() {
                self.clocks.stop(seat, at);
            }
        }
    }

    pub(crate) fn seat(&self, seat: Seat) -> Result<&Sitter, Refusal> {
        self.seats.get(seat.index()).ok_or_else(|| RefusalCode::NoSuchSeat.into())
    }

    fn seat_mut(&mut self, seat: Seat) -> Result<&mut Sitter, Refusal> {
        self.seats.get_mut(seat.index()).ok_or_else(|| RefusalCode::NoSuchSeat.into())
    }

    /// Seats with who sits there.
    pub(crate) fn sitters(&self) -> impl Iterator<Item = (Seat, &Sitter)> {
        (0u8..).map(Seat).zip(&self.seats)
    }

    /// The seats an account plays.
    pub(crate) fn seats_of(&self, account: AccountId) -> SeatSet {
        self.sitters().filter(|(_, sitter)| sitter.player() == Some(account)).map(|(seat, _)| seat).collect()
    }

    /// Everyone whose table this is: who plays here or has a seat kept free.
    pub(crate) fn members(&self) -> Vec<AccountId> {
        let mut members = self.people();
        members.extend(self.seats.iter().filter_map(Sitter::reserved_for));
        members.sort();
        members.dedup();
        members
    }

    /// Everyone who plays here, each once.
    pub(crate) fn people(&self) -> Vec<AccountId> {
        let mut people: Vec<AccountId> = self.seats.iter().filter_map(Sitter::player).collect();
        people.sort();
        people.dedup();
        people
    }

    /// People who have not agreed to the request.
    pub(crate) fn waiting_for(&self) -> Vec<AccountId> {
        let Some(request) = &self.request else { return Vec::new() };
        self.people().into_iter().filter(|account| !request.agreed.contains(account)).collect()
    }

    /// Who is asked now. Nobody before the start, after the end, and while the game is frozen.
    pub(crate) fn asked(&self) -> SeatSet {
        match self.status {
            Status::Running | Status::Paused => self.game.asked(),
            Status::Open | Status::Finished | Status::Frozen | Status::Closed => SeatSet::NONE,
        }
    }

    pub(crate) fn has_started(&self) -> bool {
        self.started.is_some()
    }

    pub(crate) fn entries(&self) -> u32 {
        self.game.entries() as u32
    }

    /// Whether somebody may know of this table at all.
    pub(crate) fn may_see(&self, account: Option<AccountId>, invite: Option<InviteCode>) -> bool {
        self.header.public
            || invite == Some(self.header.invite)
            || account.is_some_and(|account| account == self.header.host || self.sat_here(account))
    }

    /// Whether somebody has or had a seat here, or one is kept for them.
    fn sat_here(&self, own: AccountId) -> bool {
        self.seats.iter().any(|sitter| match sitter {
            Sitter::Reserved { account, .. }
            | Sitter::Person { account, .. }
            | Sitter::Local { account, .. }
            | Sitter::Replaced { account, .. } => *account == own,
            Sitter::Open | Sitter::Invited | Sitter::Bot { .. } => false,
        })
    }

    /// The number of entries up to which a viewer who knows that much has the same history as the table.
    pub(crate) fn common_entries(&self, known: Option<Known>) -> u32 {
        let Some(known) = known else { return 0 };
        self.rewinds
            .iter()
            .filter(|(version, _)| *version > known.version)
            .map(|(_, entries)| *entries)
            .chain([known.entries, self.entries()])
            .min()
            .unwrap_or(0)
    }

    /// The phase by which the store lists the table.
    pub(crate) fn phase(&self) -> Phase {
        match self.status {
            Status::Open => Phase::Open,
            Status::Running | Status::Paused => Phase::Running,
            Status::Finished => Phase::Finished,
            Status::Frozen => Phase::Frozen,
            Status::Closed => Phase::Closed,
        }
    }

    /// The names for the game's record.
    pub(crate) fn names(&self) -> Vec<String> {
        self.seats.iter().map(|sitter| sitter.name().or(sitter.bot()).unwrap_or_default().to_owned()).collect()
    }
}

/// The refusal that tells a client why the rules did not take an answer.
pub(crate) fn refused(error: PlayError) -> Refusal {
    match error {
        PlayError::Malformed(detail) => Refusal::with(RefusalCode::NotOffered, detail),
        PlayError::Illegal(Illegal::GameOver) => RefusalCode::GameOver.into(),
        PlayError::Illegal(Illegal::NoSuchSeat) => RefusalCode::NoSuchSeat.into(),
        PlayError::Illegal(Illegal::NotAsked) => RefusalCode::NotAsked.into(),
        PlayError::Illegal(Illegal::NotOffered) => RefusalCode::NotOffered.into(),
    }
}
