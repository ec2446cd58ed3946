//! What is due without anybody doing anything: clocks run out, and run on after an absence.

use saturnalia_protocol::wire::{Millis, Status};
use saturnalia_rules::Seat;

use crate::{Away, BotPolicy, Sitter, Table, What};

impl Table {
    /// When the next clock runs out, or the time to open parts. Bots have none.
    pub fn deadline(&self, away: &Away) -> Option<Millis> {
        self.deadlines(away).map(|(at, _)| at).chain(self.parts_until()).min()
    }

    /// Whether clocks run within minutes rather than days.
    pub fn has_live_clock(&self) -> bool {
        self.clocks.is_live() || self.parts_until().is_some()
    }

    /// What the clocks have come to: a bot plays on for whoever has run out of time; a part that did not come is done without.
    ///
    /// The clocks of those who are away stand still at a table by days. What is decided here is a line like any other: whoever decides must know
    /// of every absence that was kept before.
    pub fn due(&self, now: Millis, bots: &BotPolicy, away: &Away) -> Vec<What> {
        if self.parts_until().is_some_and(|until| until <= now) {
            return self.without_the_missing();
        }
        let mut late: Vec<(Millis, Seat)> = self.deadlines(away).filter(|(at, _)| *at <= now).collect();
        late.sort_unstable();
        late.into_iter().map(|(_, seat)| What::Replace { seat, spec: bots.replacement.to_string() }).collect()
    }

    /// What follows if nobody has looked after the table for a while, before anything is [`due`](Table::due): nobody loses a live game by that.
    pub fn after_absence(&self, now: Millis) -> Vec<What> {
        let ran_out = self.has_live_clock() && self.deadline(&Away::default()).is_some_and(|at| at < now);
        ran_out.then_some(What::Wake).into_iter().collect()
    }

    fn deadlines(&self, away: &Away) -> impl Iterator<Item = (Millis, Seat)> {
        let runs = self.status == Status::Running;
        let player = move |(seat, sitter): (Seat, &Sitter)| Some((seat, away.of(sitter.player().filter(|_| runs)?)));
        self.clocks.deadlines(self.sitters().filter_map(player))
    }
}
