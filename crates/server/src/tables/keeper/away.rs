//! Who is away from a table, as the keeper knows it. Read anew before a clock is found to have run out.

use std::time::{Duration, Instant};

use saturnalia_protocol::wire::{Pace, Status};

use super::Keeper;
use crate::holidays::away_of;

/// What is shown to whoever comes is not older than this.
pub(super) const FOR_VISITORS: Duration = Duration::from_secs(5);
/// What stands in a list is not older than this.
pub(super) const FOR_LISTS: Duration = Duration::from_secs(60);

impl Keeper {
    /// Whether it matters here that somebody is away. At a live table people are there.
    fn minds_absences(&self) -> bool {
        let waits = matches!(self.table.status(), Status::Open | Status::Running | Status::Paused);
        let alone = self.table.members().len() < 2;
        waits
            && match self.table.header().pace {
                Pace::Live { .. } => false,
                Pace::Days { .. } => true,
                Pace::NoClock => !alone,
            }
    }

    /// Reads who is away, unless that was done lately. False if it could not be read.
    pub(super) async fn learn_absences(&mut self, lately: Duration) -> bool {
        if !self.minds_absences() || self.absences_read.is_some_and(|read| read.elapsed() < lately) {
            return true;
        }
        match away_of(&self.house.store, self.table.members()).await {
            Ok(away) => {
                self.absences_read = Some(Instant::now());
                self.audience.know_away(away, &self.table);
                true
            }
            Err(refusal) => {
                tracing::error!(table = %self.table.id(), %refusal, "who is away could not be read");
                false
            }
        }
    }
}
