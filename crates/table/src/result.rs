//! Which games count, and what they come to.

use saturnalia_protocol::AccountId;
use saturnalia_protocol::wire::Origin;
use saturnalia_rules::{Label, Outcome, Seat, Viewer};

use crate::{Sitter, Table};

/// How a seat has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    pub seat: Seat,
    pub player: Competitor,
    /// 1 for the winner.
    pub place: u8,
    pub points: i16,
    /// The points by category, in the order of the score sheet.
    pub sheet: Vec<(Label, i16)>,
}

/// Whose result it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Competitor {
    Account(AccountId),
    /// A bot by its name.
    Bot(String),
}

/// A game counts if every seat is played by a person of their own or a bot, and by two different ones.
pub(crate) fn is_rated(seats: &[Sitter]) -> bool {
    let no_local = seats.iter().all(|sitter| !matches!(sitter, Sitter::Local { .. }));
    let people = seats.iter().any(|sitter| sitter.bot().is_none());
    no_local && people && seats.len() > 1
}

/// A game that is given up before everybody has answered so often has shown nothing.
const TOO_SHORT: usize = 5;

impl Table {
    /// Whether somebody has hardly played yet.
    pub(crate) fn is_too_short(&self) -> bool {
        let entries = 0..self.game.entries();
        let by = |seat| entries.clone().filter(|entry| self.game.seat_of_entry(*entry) == Some(seat)).count();
        self.sitters().any(|(seat, _)| by(seat) < TOO_SHORT)
    }

    /// Whether somebody has resigned, or left.
    pub fn was_given_up(&self) -> bool {
        self.sitters()
            .any(|(seat, sitter)| self.game.conceded(seat).is_some() || matches!(sitter, Sitter::Replaced { .. }))
    }

    /// How everybody has done: whoever left is behind everybody who stayed, and a seat that nobody in particular has played is left out. `None`
    /// while the game runs, and if it says nothing about those who sat there: it began in the middle, or is somebody else's.
    pub fn result(&self) -> Option<Vec<SeatResult>> {
        match self.header.origin {
            None
            | Some(
                Origin::Rematch { .. }
                | Origin::SameDeal { .. }
                | Origin::ChosenSeed
                | Origin::TakenAlong { .. }
                | Origin::Tournament { .. }
                | Origin::Day { .. },
            ) => {}
            Some(Origin::PlayedOn { .. } | Origin::Imported | Origin::Scenario) => return None,
        }
        let Outcome { places, points } = self.game.outcome()?;
        let sheet = self.game.score_sheet(Viewer::Spectator);
        let results = self.sitters().zip(places.iter().zip(&points)).filter_map(|((seat, sitter), (place, points))| {
            let (player, place) = match sitter {
                Sitter::Person { account, .. } => (Competitor::Account(*account), *place),
                Sitter::Replaced { account, .. } => (Competitor::Account(*account), self.seats.len() as u8),
                Sitter::Bot { spec } => (Competitor::Bot(spec.clone()), *place),
                Sitter::Open | Sitter::Invited | Sitter::Reserved { .. } | Sitter::Local { .. } => return None,
            };
            let lines = sheet.lines.iter().map(|line| (line.label.clone(), line.points[seat.index()]));
            Some(SeatResult { seat, player, place, points: *points, sheet: lines.collect() })
        });
        Some(results.collect())
    }

    /// The same if it counts for the ratings.
    pub fn rated_result(&self) -> Option<Vec<SeatResult>> {
        if self.rated { self.result() } else { None }
    }
}
