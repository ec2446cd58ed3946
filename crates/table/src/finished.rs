//! A finished game: everybody may see all of it, step by step.

use saturnalia_catalog::{GameEntry, Games, with_house};
use saturnalia_protocol::wire::{Played, Replay, ReplayStep, Status, Verified};
use saturnalia_protocol::{AccountId, GroupId, InviteCode, Refusal, RefusalCode, TableId};
use saturnalia_rules::{Seat, Viewer};
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::given::{GivenEntry, house_notices};
use crate::{Header, Sitter, Table, verify};

/// A finished game and what a new table takes over from it: a copy, so that nobody waits while it is looked at.
#[derive(Clone, Debug)]
pub struct Finished {
    pub(crate) id: TableId,
    pub(crate) header: Header,
    pub(crate) seats: Vec<Sitter>,
    pub(crate) record: Box<RawValue>,
    pub(crate) rematch: Option<TableId>,
    pub(crate) given: Vec<GivenEntry>,
}

/// The entries of a record, as far as they matter here.
#[derive(Deserialize)]
struct Entries {
    entries: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    seat: Seat,
    answer: Option<Box<RawValue>>,
}

pub(crate) fn internal(error: impl std::fmt::Display) -> Refusal {
    Refusal::with(RefusalCode::Internal, error)
}

impl Table {
    /// The finished game, for somebody who may see it.
    pub fn finished_game(&self, viewer: Option<AccountId>, invite: Option<InviteCode>) -> Result<Finished, Refusal> {
        self.admits(viewer, invite)?;
        if self.is_sealed() {
            return Err(self.seal_refusal().into());
        }
        if self.status != Status::Finished {
            return Err(RefusalCode::NotFinished.into());
        }
        Ok(Finished {
            id: self.id,
            header: (*self.header).clone(),
            seats: self.seats.clone(),
            record: self.record(),
            rematch: self.rematch,
            given: self.given.clone(),
        })
    }
}

impl Finished {
    /// Key of the game.
    pub fn game(&self) -> &str {
        &self.header.game
    }

    /// The group at whose table it was played.
    pub fn group(&self) -> Option<GroupId> {
        self.header.group
    }

    /// The same game, as if it had been nobody's table in particular.
    pub fn outside_its_group(mut self) -> Finished {
        self.header.group = None;
        self
    }

    /// How many entries it has.
    pub fn entries(&self) -> u32 {
        self.given.len() as u32
    }

    /// The game file.
    pub fn file(&self) -> &str {
        self.record.get()
    }

    /// What the game file proves.
    pub fn verify(&self, games: Games) -> Result<Verified, Refusal> {
        verify(games, self.file())
    }

    /// The course of the game through a pair of eyes.
    pub fn replay(&self, games: Games, eyes: Viewer) -> Result<Replay, Refusal> {
        let (game, made) = self.read(games)?;
        let whole = game.open(self.file()).map_err(internal)?;
        let mut step = game.open_at(self.file(), 0).map_err(internal)?;
        let mut points = vec![step.totals(Viewer::Truth)];
        for entry in &made {
            if let Some(answer) = &entry.answer {
                step.play(entry.seat, answer).map_err(internal)?;
            }
            points.push(step.totals(Viewer::Truth));
        }
        Ok(Replay {
            entries: made.len() as u32,
            by: made.iter().map(|entry| entry.seat).collect(),
            notices: with_house(house_notices(&self.given, eyes, 0), whole.notices(eyes, 0)),
            points,
        })
    }

    /// The position after so many entries, through a pair of eyes.
    pub fn step(&self, games: Games, eyes: Viewer, entry: usize) -> Result<ReplayStep, Refusal> {
        let (game, made) = self.read(games)?;
        if entry > made.len() {
            return Err(RefusalCode::NoSuchEntry.into());
        }
        let here = game.open_at(self.file(), entry).map_err(internal)?;
        let played = match entry.checked_sub(1) {
            None => None,
            Some(last) => {
                let before = game.open_at(self.file(), last).map_err(internal)?;
                let made = &made[last];
                let offers = before.ask(made.seat).map(|ask| ask.offers).unwrap_or_default();
                let chosen = offers
                    .into_iter()
                    .find(|offer| made.answer.as_ref().is_some_and(|answer| answer.get() == offer.answer.get()));
                // A label may name what only its own seat knew; the notices tell the others what they may know.
                let label = chosen.filter(|_| eyes.sees(made.seat)).map(|offer| offer.label);
                Some(Played { seat: made.seat, label })
            }
        };
        let ask = match eyes {
            Viewer::Seat(seat) => here.ask(seat),
            Viewer::Spectator | Viewer::Truth => None,
        };
        Ok(ReplayStep {
            entry: entry as u32,
            eyes,
            view: here.view(eyes),
            asked: here.asked().iter().collect(),
            ask,
            played,
        })
    }

    fn read(&self, games: Games) -> Result<(&'static GameEntry, Vec<Entry>), Refusal> {
        let game = games.find(self.game()).ok_or(RefusalCode::NoSuchGame)?;
        let Entries { entries } = serde_json::from_str(self.file()).map_err(internal)?;
        Ok((game, entries))
    }
}
