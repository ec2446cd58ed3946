//! A table: its header, and what the lines of its journal have made of it.

use std::sync::Arc;

use saturnalia_catalog::{AnyGame, Games, NewGame, OpenError};
use saturnalia_protocol::wire::{Consent, Known, Millis, Status};
use saturnalia_protocol::{AccountId, InviteCode, Refusal, RefusalCode, TableId};
use saturnalia_rules::{LoneAnswers, Seat, SeatSet};
use serde_json::value::RawValue;

use crate::clock::Clocks;
use crate::given::GivenEntry;
use crate::luck::Luck;
use crate::{Header, Sitter};

/// A table in memory. Changed only by lines: those that are in its journal ([`apply`](Table::apply)) and those that go there
/// ([`carry_out`](Table::carry_out)).
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) id: TableId,
    /// Shared by all copies: it never changes.
    pub(crate) header: Arc<Header>,
    /// How many lines the journal has.
    pub(crate) version: u32,
    pub(crate) status: Status,
    /// What it was before it was frozen.
    pub(crate) before_frost: Status,
    pub(crate) seats: Vec<Sitter>,
    /// Dealt when the table was opened; shown only once it has started.
    pub(crate) game: Box<dyn AnyGame>,
    /// What people give to cards and dice.
    pub(crate) luck: Luck,
    /// Whether the result counts for the ratings.
    pub(crate) rated: bool,
    pub(crate) clocks: Clocks,
    pub(crate) request: Option<Asking>,
    pub(crate) started: Option<Millis>,
    pub(crate) finished: Option<Millis>,
    /// When the last line was written.
    pub(crate) updated: Millis,
    pub(crate) rematch: Option<TableId>,
    /// The table that it has become at another place.
    pub(crate) gone: Option<TableId>,
    /// The round of a tournament is over at which it was played.
    pub(crate) round_over: bool,
    /// Accounts whose seats a program has taken or played.
    pub(crate) programs: Vec<AccountId>,
    /// How each entry of the game was given, and what the table says of those that it gave itself.
    pub(crate) given: Vec<GivenEntry>,
    /// Every rewind: the version it led to, and the entries it left.
    pub(crate) rewinds: Vec<(u32, u32)>,
}

/// The game of a table with that header.
pub(crate) fn new_game(header: &Header) -> NewGame {
    NewGame {
        seats: header.seats.len() as u8,
        options: header.options.clone(),
        components: header.components.clone(),
        scenario: header.scenario.clone(),
        chance: header.chance,
        seed: header.seed,
        nonce: header.nonce,
        bond: header.bond.clone(),
    }
}

/// Something the people at the table are asked to agree to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Asking {
    pub wants: Consent,
    pub by: Seat,
    pub agreed: Vec<AccountId>,
}

impl Table {
    /// A table without any line.
    pub fn new(games: Games, id: TableId, header: Header) -> Result<Table, OpenError> {
        let entry = games.find(&header.game).ok_or_else(|| OpenError::UnknownGame(header.game.clone()))?;
        let game = entry.start(new_game(&header))?;
        Ok(Table {
            id,
            version: 0,
            status: Status::Open,
            before_frost: Status::Open,
            seats: header.seats.clone(),
            game,
            luck: Luck::default(),
            rated: header.rated,
            clocks: Clocks::new(header.pace),
            request: None,
            started: None,
            finished: None,
            updated: header.created,
            rematch: None,
            gone: None,
            round_over: false,
            programs: Vec::new(),
            given: Vec::new(),
            rewinds: Vec::new(),
            header: Arc::new(header),
        })
    }

    pub fn id(&self) -> TableId {
        self.id
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    /// How many lines the journal has. Never goes back, not even by an undo.
    pub fn version(&self) -> u32 {
        self.version
    }

    pub fn status(&self) -> Status {
        self.status
    }

    /// The game: dealt when the table was opened, to be shown only once it has started.
    pub fn game(&self) -> &dyn AnyGame {
        self.game.as_ref()
    }

    /// How many entries the game has.
    pub fn entries(&self) -> u32 {
        self.game.entries() as u32
    }

    /// Whether the result counts for the ratings.
    pub fn is_rated(&self) -> bool {
        self.rated
    }

    pub fn has_started(&self) -> bool {
        self.started.is_some()
    }

    /// When the game ended.
    pub fn finished(&self) -> Option<Millis> {
        self.finished
    }

    /// When the last line was written.
    pub fn updated(&self) -> Millis {
        self.updated
    }

    /// The rematch, once somebody has asked for one.
    pub fn rematch(&self) -> Option<TableId> {
        self.rematch
    }

    /// The table that it has become at another place, if its person has taken it along.
    pub fn gone(&self) -> Option<TableId> {
        self.gone
    }

    /// Who sits where.
    pub fn seats(&self) -> &[Sitter] {
        &self.seats
    }

    /// Who sits there.
    pub fn seat(&self, seat: Seat) -> Result<&Sitter, Refusal> {
        self.seats.get(seat.index()).ok_or_else(|| RefusalCode::NoSuchSeat.into())
    }

    /// Seats with who sits there.
    pub fn sitters(&self) -> impl Iterator<Item = (Seat, &Sitter)> {
        (0u8..).map(Seat).zip(&self.seats)
    }

    /// The seats an account plays.
    pub fn seats_of(&self, account: AccountId) -> SeatSet {
        self.sitters().filter(|(_, sitter)| sitter.player() == Some(account)).map(|(seat, _)| seat).collect()
    }

    /// Everyone whose table this is: who plays here or has a seat kept free.
    pub fn members(&self) -> Vec<AccountId> {
        let mut members = self.people();
        members.extend(self.seats.iter().filter_map(Sitter::reserved_for));
        members.sort();
        members.dedup();
        members
    }

    /// Everyone who plays here, each once.
    pub fn people(&self) -> Vec<AccountId> {
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
    pub fn asked(&self) -> SeatSet {
        match self.status {
            Status::Running | Status::Paused => self.game.asked(),
            Status::Open | Status::Finished | Status::Frozen | Status::Closed => SeatSet::NONE,
        }
    }

    /// Who answers where there is only one answer.
    pub(crate) fn lone_answers(&self) -> LoneAnswers {
        match self.unwatched() {
            _ if self.header.by_hand => LoneAnswers::ByHand,
            Some(seat) => LoneAnswers::ByTableFor(seat),
            None => LoneAnswers::ByTable,
        }
    }

    /// The seat of the only person at a table of bots: nobody is there to whom a quick answer could tell something.
    fn unwatched(&self) -> Option<Seat> {
        let mut others = self.sitters().filter(|(_, sitter)| !matches!(sitter, Sitter::Bot { .. }));
        match (others.next(), others.next()) {
            (Some((seat, Sitter::Person { .. })), None) => Some(seat),
            _ => None,
        }
    }

    /// The last entry up to that one that was somebody's choice.
    pub(crate) fn choice_before(&self, entry: u32) -> Option<u32> {
        (0..=entry).rev().find(|entry| matches!(self.given.get(*entry as usize), Some(GivenEntry::Alone)))
    }

    /// Whether somebody may know of this table at all.
    pub fn may_see(&self, account: Option<AccountId>, invite: Option<InviteCode>) -> bool {
        if self.is_sealed() {
            return account.is_some_and(|account| self.sat_here(account));
        }
        // What was closed while its round ran is open to all afterwards.
        self.header.public
            || self.is_contest()
            || self.day().is_some()
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
    pub fn common_entries(&self, known: Option<Known>) -> u32 {
        let Some(known) = known else { return 0 };
        self.rewinds
            .iter()
            .filter(|(version, _)| *version > known.version)
            .map(|(_, entries)| *entries)
            .chain([known.entries, self.entries()])
            .min()
            .unwrap_or(0)
    }

    /// The game file, with the names of those who sit here. It holds the seed: nobody at the table may see it while the game runs.
    pub fn record(&self) -> Box<RawValue> {
        let mut game = self.game.clone();
        game.set_players(self.names());
        game.record()
    }

    /// The names of those who sit here, bots by what they are.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|sitter| sitter.name().or(sitter.bot()).unwrap_or_default().to_owned()).collect()
    }
}
