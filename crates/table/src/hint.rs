//! Hints: who may have one, what it costs, how it is found.

use std::time::Duration;

use saturnalia_bots::search::Budget;
use saturnalia_bots::{Advice, Manner, Patience};
use saturnalia_catalog::AnyGame;
use saturnalia_protocol::wire::{Hint, WantHint};
use saturnalia_protocol::{InviteCode, Refusal, RefusalCode};

use crate::act::{asked_at, own_seat, running};
use crate::apply::refused;
use crate::foresight::futures;
use crate::{Person, Table, What};

/// How long a hint takes at most.
pub const HINT: Duration = Duration::from_millis(2000);
/// How much of that is search; the rest is for the reasons.
const HINT_SEARCH: Budget = Budget::Time(700);

impl Table {
    /// What is to be written before somebody is told what a strong player would do: from then on the game is not rated. Nobody is advised
    /// against another person.
    pub fn hint(&self, person: &Person, invite: Option<InviteCode>, wanted: WantHint) -> Result<Vec<What>, Refusal> {
        self.admits(Some(person.account), invite)?;
        own_seat(self, person, wanted.seat)?;
        running(self)?;
        if self.is_contest() || self.day().is_some() || self.people() != [person.account] {
            return Err(RefusalCode::NoHints.into());
        }
        asked_at(self, wanted.seat, wanted.version)?;
        Ok(self.rated.then_some(What::Hint { seat: wanted.seat }).into_iter().collect())
    }
}

/// The best offers for a seat that is asked, or futures of two of them, from what it knows. Like a bot, it needs a number of its own for its
/// chance.
pub fn advise(game: &dyn AnyGame, wanted: WantHint, drawn: u64, patience: &Patience) -> Result<Hint, Refusal> {
    let WantHint { seat, version, idea, show } = wanted;
    if let Some(shown) = show {
        let futures = futures(game, seat, shown, version, drawn, patience)?;
        return Ok(Hint { version, seat, offers: Vec::new(), compared: None, futures });
    }
    let manner = Manner { budget: HINT_SEARCH, threads: 1, seed: drawn, patience };
    let Advice { offers, compared } = game.advise(seat, idea, &manner).map_err(refused)?;
    Ok(Hint { version, seat, offers, compared, futures: Vec::new() })
}
