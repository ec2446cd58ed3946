//! Hints: who may have one, what it costs, how it is found.

use std::time::Duration;

use saturnalia_bots::search::Budget;
use saturnalia_bots::{Manner, Patience};
use saturnalia_catalog::AnyGame;
use saturnalia_protocol::wire::{Hint, WantHint};
use saturnalia_protocol::{InviteCode, Refusal, RefusalCode};

use crate::act::{asked_at, own_seat, running};
use crate::apply::refused;
use crate::{Person, Table, What};

/// How long a hint takes.
pub const HINT: Duration = Duration::from_millis(1000);
/// How much of that is search; the rest is for the reasons.
const HINT_SEARCH: Budget = Budget::Time(700);

impl Table {
    /// What is to be written before somebody is told what a strong player would do: from then on the game is not rated. Nobody is advised
    /// against another person.
    pub fn hint(&self, person: &Person, invite: Option<InviteCode>, wanted: WantHint) -> Result<Vec<What>, Refusal> {
        if !self.may_see(Some(person.account), invite) {
            return Err(RefusalCode::NotFound.into());
        }
        own_seat(self, person, wanted.seat)?;
        running(self)?;
        if self.people() != [person.account] {
            return Err(RefusalCode::NoHints.into());
        }
        asked_at(self, wanted.seat, wanted.version)?;
        Ok(self.rated.then_some(What::Hint { seat: wanted.seat }).into_iter().collect())
    }
}

/// The best offers for a seat that is asked, from what it knows. Like a bot, it needs a number of its own for its chance.
pub fn advise(game: &dyn AnyGame, wanted: WantHint, drawn: u64, patience: &Patience) -> Result<Hint, Refusal> {
    let manner = Manner { budget: HINT_SEARCH, threads: 1, seed: drawn, patience };
    let offers = game.advise(wanted.seat, wanted.idea, &manner).map_err(refused)?;
    Ok(Hint { version: wanted.version, seat: wanted.seat, offers })
}
