//! The bots at a table: they are asked, and their answers are kept.

use std::sync::Arc;

use saturnalia_protocol::RefusalCode;
use saturnalia_rules::Seat;
use saturnalia_table::BotAsked;

use super::{Command, Keeper};
use crate::chance;
use crate::tables::think::{Answered, KeptMind};

impl Keeper {
    /// Lets every bot that is asked think. The one that has just answered goes on where it was, should it be asked again.
    pub(super) fn set_bots_thinking(&mut self, answered: Option<(Seat, KeptMind)>) {
        let mut answered = answered;
        for asked in self.table.bots_asked(&self.house.config.bots()) {
            let BotAsked { seat, version, spec, instead_of } = asked;
            if self.bots[seat] == Some(version) {
                continue;
            }
            let Some(own) = self.own.upgrade() else { continue };
            if let Some(unknown) = instead_of {
                let table = self.table.id();
                tracing::error!(%table, %seat, spec = unknown, instead = %spec, "a bot is not known here: another plays for it");
            }
            self.bots[seat] = Some(version);
            let kept = answered.take_if(|(by, _)| *by == seat).map(|(_, kept)| (kept.mind, kept.place));
            let (mind, place) = kept.unzip();
            // A bot that the system gives no chance plays on without.
            let thinker = self.table.thinker(seat, spec, chance::number().unwrap_or_default(), mind);
            let house = Arc::clone(&self.house);
            tokio::spawn(async move {
                let answered = house.think(thinker, place).await;
                let _ = own.send(Command::Thought { seat, version, answered }).await;
            });
        }
    }

    pub(super) async fn bot_answers(&mut self, seat: Seat, version: u32, answered: Answered) {
        let Answered { answer, mind } = answered;
        let mut fresh = None;
        if self.bots[seat] == Some(version) {
            self.bots[seat] = None;
        }
        if let Some(answer) = answer {
            let lines = self.table.bot_answers(seat, version, answer);
            if !lines.is_empty() {
                match self.write(lines).await {
                    Ok(()) => fresh = mind.map(|mind| (seat, mind)),
                    Err(refusal) if refusal.code == RefusalCode::Stale => {}
                    Err(refusal) => {
                        tracing::error!(table = %self.table.id(), %seat, %refusal, "a bot's answer was not kept");
                    }
                }
            }
        } else if self.table.waits_for_bot(seat, version) {
            tracing::error!(table = %self.table.id(), %seat, "a bot found no answer");
            // Not asked again at once, or a faulty bot would keep the processor busy.
            self.bots[seat] = Some(version);
        }
        self.audience.tell(&self.table, || {});
        self.set_bots_thinking(fresh);
    }
}
