//! What can be made of a finished game: a rematch, the same deal, playing on from somewhere.

use saturnalia_protocol::wire::{Origin, Pace, PlayOn, SameDeal, SeatPlan};
use saturnalia_protocol::{Refusal, RefusalCode, TableId};
use saturnalia_rules::{Chance, Seat, Viewer};

use crate::file::GameFile;
use crate::given::GivenEntry;
use crate::open::sensible;
use crate::result::is_rated;
use crate::{Finished, Given, Header, Line, Opened, Opening, Person, Sitter, Table, What};

/// The rematch of a game. There is one.
#[derive(Clone, Debug)]
pub enum Rematch {
    /// Somebody has asked for it before.
    There(TableId),
    /// To be kept, and then to be noted at the old table: see [`Table::note_rematch`].
    New(Box<Opened>),
}

impl Table {
    /// What the old table writes down about its rematch; refused if somebody else was faster.
    pub fn note_rematch(&self, table: TableId) -> Result<Vec<What>, Refusal> {
        if self.rematch.is_some() { Err(RefusalCode::Stale.into()) } else { Ok(vec![What::Rematch { table }]) }
    }
}

impl Opening<'_> {
    /// The same people once more, everybody one seat further. Asked for twice, it is the same table.
    pub fn rematch(&self, old: &Finished) -> Result<Rematch, Refusal> {
        if let Some(table) = old.rematch {
            return Ok(Rematch::There(table));
        }
        if !old.seats.iter().any(|sitter| self.sat_there(sitter)) {
            return Err(RefusalCode::NotYourSeat.into());
        }
        let mut seats: Vec<Sitter> = old.seats.iter().map(|sitter| self.once_more(sitter)).collect();
        seats.rotate_right(1);
        let header = Header {
            chance: Chance::default(),
            seed: self.fresh.seed,
            nonce: self.fresh.nonce,
            bond: None,
            rated: old.header.scenario.is_none() && old.header.components.is_none() && is_rated(&seats),
            seats,
            host: self.person.account,
            // The old table's invitation opens the new one, so that everybody there can follow.
            origin: Some(Origin::Rematch { of: old.id }),
            created: self.at,
            ..old.header.clone()
        };
        Ok(Rematch::New(Box::new(self.table(header, Vec::new())?)))
    }

    fn sat_there(&self, sitter: &Sitter) -> bool {
        match sitter {
            Sitter::Person { account, .. } | Sitter::Local { account, .. } | Sitter::Replaced { account, .. } => {
                *account == self.person.account
            }
            Sitter::Open | Sitter::Invited | Sitter::Reserved { .. } | Sitter::Bot { .. } => false,
        }
    }

    /// Who has a seat of the rematch. Only whoever asks is surely there. The others find their seat kept free; a device's second person comes
    /// with the first.
    fn once_more(&self, sitter: &Sitter) -> Sitter {
        match sitter.clone() {
            Sitter::Person { account, name } | Sitter::Replaced { account, name, .. }
                if account != self.person.account =>
            {
                Sitter::Reserved { account, name }
            }
            Sitter::Replaced { account, name, .. } => Sitter::Person { account, name },
            Sitter::Local { account, .. } if account != self.person.account => Sitter::Invited,
            same @ (Sitter::Person { .. }
            | Sitter::Local { .. }
            | Sitter::Bot { .. }
            | Sitter::Open
            | Sitter::Invited
            | Sitter::Reserved { .. }) => same,
        }
    }

    /// A new, unrated table with the deal of a finished game.
    pub fn same_deal(&self, old: &Finished, wanted: &SameDeal) -> Result<Opened, Refusal> {
        if wanted.seats.len() != old.seats.len() {
            return Err(RefusalCode::BadSeats.into());
        }
        let header = Header {
            seats: self.sitters(&wanted.seats)?,
            pace: sensible(wanted.pace)?,
            public: wanted.public,
            ..self.after(old, Origin::SameDeal { of: old.id })?
        };
        self.table(header, Vec::new())
    }

    /// A new, unrated table that goes on after so many entries of a finished game.
    pub fn play_on(&self, old: &Finished, wanted: &PlayOn) -> Result<Opened, Refusal> {
        let of_my_own = |seat: &SeatPlan| match seat {
            SeatPlan::Me | SeatPlan::Local { .. } | SeatPlan::Bot { .. } => true,
            SeatPlan::Invited | SeatPlan::Open | SeatPlan::Kept { .. } => false,
        };
        if wanted.seats.len() != old.seats.len() || !wanted.seats.iter().all(of_my_own) {
            return Err(RefusalCode::BadSeats.into());
        }
        let given = old.given.get(..wanted.entry as usize).ok_or(RefusalCode::NoSuchEntry)?;
        let given: Vec<Given> = given.iter().map(GivenEntry::given).collect();
        let mut lines = GameFile::read(old.file())?.lines(&given, self.at)?;
        let header = Header {
            seats: self.sitters(&wanted.seats)?,
            pace: Pace::NoClock,
            public: false,
            ..self.after(old, Origin::PlayedOn { of: old.id, entry: wanted.entry })?
        };
        // Everybody has seen how the other game went on: what this person could not know at that point is drawn anew.
        let eyes = seat_of(&header.seats, self.person).map_or(Viewer::Spectator, Viewer::Seat);
        let (seed, nonce) = (self.fresh.seed, self.fresh.nonce);
        lines.push(Line(self.at, What::DrawAnew { eyes, seed, nonce }));
        self.table(header, lines)
    }

    /// The header of a table whose deal is known from another game.
    fn after(&self, old: &Finished, origin: Origin) -> Result<Header, Refusal> {
        Ok(Header {
            bond: GameFile::read(old.file())?.bond(),
            group: None,
            rated: false,
            host: self.person.account,
            invite: self.fresh.invite,
            origin: Some(origin),
            created: self.at,
            ..old.header.clone()
        })
    }
}

/// The first seat that this person plays.
fn seat_of(seats: &[Sitter], person: &Person) -> Option<Seat> {
    (0u8..).map(Seat).zip(seats).find(|(_, sitter)| sitter.player() == Some(person.account)).map(|(seat, _)| seat)
}
