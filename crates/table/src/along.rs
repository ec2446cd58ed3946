//! Taking a running table along: from a server to a device and back. Whoever keeps tables uses the same three steps on either side.
//!
//! 1. [`take_along`](Table::take_along) closes the source, with one line that also draws anew what its person cannot know. From then on nothing
//!    can happen there, so the past of that deal is no secret of a running game any more.
//! 2. [`luggage`](Table::luggage) is read off the closed source, as often as need be, and is always the same.
//! 3. [`unpack`](Opening::unpack) makes the target of it, under the id that the line has named, and draws anew once more: nobody who had the
//!    luggage in hand knows what is hidden there.
//!
//! A request that is lost is simply sent again. Nothing is lost, as the source keeps everything; nothing is there twice, as the target has its id
//! from the source.

use saturnalia_protocol::wire::{Luggage, Origin, SeatPlan};
use saturnalia_protocol::{Refusal, RefusalCode};
use saturnalia_rules::{Seat, Viewer};

use crate::act::started;
use crate::file::GameFile;
use crate::open::sensible;
use crate::{Fresh, Given, Header, Line, Opened, Opening, Person, Table, What};

impl Table {
    /// What follows if this person takes the table along; nothing more if they have already.
    pub fn take_along(&self, person: &Person, fresh: Fresh) -> Result<Vec<What>, Refusal> {
        self.admits(Some(person.account), None)?;
        if self.is_contest() {
            return Err(RefusalCode::InTournament.into());
        }
        if self.is_sealed() {
            return Err(self.seal_refusal().into());
        }
        let seat = self.only_person(person)?;
        if self.gone.is_some() {
            return Ok(Vec::new());
        }
        started(self)?;
        let Fresh { table: to, seed, nonce, .. } = fresh;
        Ok(vec![What::TakenAlong { to, eyes: Viewer::Seat(seat), seed, nonce }])
    }

    /// What the table becomes another one of at another place, once this person has taken it along.
    pub fn luggage(&self, person: &Person) -> Result<Luggage, Refusal> {
        self.admits(Some(person.account), None)?;
        let mine = self.only_person(person)?;
        let to = self.gone.ok_or(RefusalCode::NotRunning)?;
        let seats = self.sitters().map(|(seat, sitter)| match sitter.bot() {
            Some(spec) if seat != mine => SeatPlan::Bot { spec: spec.to_owned() },
            _ => SeatPlan::Me,
        });
        let given_so = |how| {
            let given = (0u32..).zip(&self.given).filter(move |(_, entry)| entry.given() == how);
            given.map(|(number, _)| number).collect()
        };
        Ok(Luggage {
            of: self.id,
            to,
            seats: seats.collect(),
            pace: self.header.pace,
            by_hand: self.header.by_hand,
            by_table: given_so(Given::ByTable),
            along: given_so(Given::Along),
            file: self.record(),
        })
    }

    /// What follows if a table that was taken along from here has not arrived, and goes on here after all. Only where its person keeps it
    /// themselves: a server does not play on with a deal that it has handed out.
    pub fn stay(&self, person: &Person) -> Result<Vec<What>, Refusal> {
        self.only_person(person)?;
        self.gone.ok_or(RefusalCode::NotRunning)?;
        Ok(vec![What::Stay])
    }

    /// The seat of a person who plays against bots alone. Two people at one device know more than any one seat may: nobody could say what is
    /// to be drawn anew.
    fn only_person(&self, person: &Person) -> Result<Seat, Refusal> {
        let mine = self.seats_of(person.account);
        let seat = mine.first().ok_or(RefusalCode::NotYourSeat)?;
        let others = self.sitters().any(|(other, sitter)| other != seat && sitter.bot().is_none());
        if others { Err(RefusalCode::SeveralPeople.into()) } else { Ok(seat) }
    }
}

impl Opening<'_> {
    /// Makes a table of what somebody has taken along from another place.
    pub fn unpack(&self, luggage: &Luggage) -> Result<Opened, Refusal> {
        let file = GameFile::read(luggage.file.get())?;
        let me = luggage.seats.iter().position(|seat| matches!(seat, SeatPlan::Me));
        let bots = luggage.seats.iter().filter(|seat| matches!(seat, SeatPlan::Bot { .. })).count();
        let (Some(me), true) = (me, bots + 1 == usize::from(file.seats) && bots + 1 == luggage.seats.len()) else {
            return Err(RefusalCode::BadSeats.into());
        };
        if self.replayed(&file, luggage.file.get())?.is_over() {
            return Err(RefusalCode::GameOver.into());
        }
        let mut lines = file.lines(&given(luggage, file.entries())?, self.at)?;
        let (eyes, seed, nonce) = (Viewer::Seat(Seat(me as u8)), self.fresh.seed, self.fresh.nonce);
        lines.push(Line(self.at, What::DrawAnew { eyes, seed, nonce }));
        let header = Header {
            seats: self.sitters(&luggage.seats)?,
            pace: sensible(luggage.pace)?,
            by_hand: luggage.by_hand,
            ..self.header_of(file, Origin::TakenAlong { of: luggage.of })
        };
        let there = Opening { fresh: Fresh { table: luggage.to, ..self.fresh }, ..*self };
        there.table(header, lines)
    }
}

impl Table {
    /// Whether it is what this person has made of that luggage before.
    pub fn is_unpacked_from(&self, luggage: &Luggage, person: &Person) -> bool {
        let origin = Some(Origin::TakenAlong { of: luggage.of });
        self.id == luggage.to && self.header.origin == origin && self.header.host == person.account
    }
}

/// How each of so many entries was given.
fn given(luggage: &Luggage, entries: usize) -> Result<Vec<Given>, Refusal> {
    let mut given = vec![Given::Alone; entries];
    for (how, numbers) in [(Given::ByTable, &luggage.by_table), (Given::Along, &luggage.along)] {
        for number in numbers {
            *given.get_mut(*number as usize).ok_or(RefusalCode::NoSuchEntry)? = how;
        }
    }
    Ok(given)
}
