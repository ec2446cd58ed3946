//! A position as a stranger may see it, for whoever draws a picture of it.

use saturnalia_catalog::{AnyGame, Games};
use saturnalia_protocol::wire::{Status, ToldNotice};
use saturnalia_protocol::{InviteCode, Refusal, RefusalCode};
use saturnalia_rules::{Label, Name, Outcome, ScoreSheet, Seat, Viewer};

use crate::finished::internal;
use crate::{Finished, Sitter, Table};

/// What a picture of a position is made of.
#[derive(Clone, Debug)]
pub struct Portrait {
    /// Key of the game.
    pub game: String,
    /// What its component set calls otherwise than the house does.
    pub names: Vec<Name>,
    pub status: Status,
    pub seats: Vec<PortraitSeat>,
    /// So many entries had been made.
    pub entry: u32,
    /// Missing before the game begins.
    pub position: Option<PortraitPosition>,
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PortraitSeat {
    /// Nobody yet.
    Free,
    Person(String),
    Bot,
}

/// What is known of the game itself.
#[derive(Clone, Debug)]
pub struct PortraitPosition {
    pub lines: Vec<Label>,
    pub sheet: ScoreSheet,
    /// Only when the game is over.
    pub outcome: Option<Outcome>,
    pub asked: Vec<Seat>,
    /// What was told last.
    pub told: Vec<Label>,
}

impl PortraitPosition {
    fn of(game: &dyn AnyGame, eyes: Viewer) -> PortraitPosition {
        let entry = game.entries() as u32;
        // What was set up before anybody did anything is no news.
        let told = match entry.checked_sub(1) {
            Some(since) => game.notices(eyes, since as usize),
            None => Vec::new(),
        };
        PortraitPosition {
            lines: game.describe(eyes),
            sheet: game.score_sheet(eyes),
            outcome: game.outcome(),
            asked: game.asked().iter().collect(),
            told: told.into_iter().filter_map(|ToldNotice { notice, .. }| notice.label).collect(),
        }
    }
}

fn seats(sitters: &[Sitter]) -> Vec<PortraitSeat> {
    let seat = |sitter: &Sitter| match sitter.name() {
        // For whom a chair is kept is nobody else's business.
        _ if sitter.is_free() => PortraitSeat::Free,
        Some(name) => PortraitSeat::Person(name.to_owned()),
        None => PortraitSeat::Bot,
    };
    sitters.iter().map(seat).collect()
}

impl Table {
    /// The table as it is, as a stranger sees it who was sent this invitation, or none.
    pub fn portrait(&self, invite: Option<InviteCode>) -> Result<Portrait, Refusal> {
        self.admits(None, invite)?;
        if self.is_sealed() {
            return Err(self.seal_refusal().into());
        }
        let eyes = self.eyes(None, None);
        Ok(Portrait {
            game: self.header.game.clone(),
            names: self.game.names(),
            status: self.status,
            seats: seats(&self.seats),
            entry: self.entries(),
            position: self.has_started().then(|| PortraitPosition::of(self.game.as_ref(), eyes)),
        })
    }
}

impl Finished {
    /// The position after so many entries, through a pair of eyes.
    pub fn portrait(&self, games: Games, eyes: Viewer, entry: u32) -> Result<Portrait, Refusal> {
        if entry > self.entries() {
            return Err(RefusalCode::NoSuchEntry.into());
        }
        let game = games.find(self.game()).ok_or(RefusalCode::NoSuchGame)?;
        let here = game.open_at(self.file(), entry as usize).map_err(internal)?;
        Ok(Portrait {
            game: self.header.game.clone(),
            names: here.names(),
            status: Status::Finished,
            seats: seats(&self.seats),
            entry,
            position: Some(PortraitPosition::of(here.as_ref(), eyes)),
        })
    }
}
