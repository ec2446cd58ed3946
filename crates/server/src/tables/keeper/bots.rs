//! The bots at a table: they are asked, and their answers are kept.

use std::sync::Arc;

use saturnalia_bots::{BotSpec, SpecError};
use saturnalia_protocol::RefusalCode;
use saturnalia_protocol::wire::Status;
use saturnalia_rules::Seat;

use super::{Command, Keeper};
use crate::tables::line::What;
use crate::tables::think::{Answered, KeptMind};

impl Keeper {
    /// Lets every bot that is asked think. The one that has just answered goes on where it was, should it be asked again.
    pub(super) fn set_bots_thinking(&mut self, answered: Option<(Seat, KeptMind)>) {
        let mut answered = answered;
        if self.table.status != Status::Running {
            return;
        }
        for seat in self.table.asked().iter() {
            let Some(thinking) = self.table.clocks.thinking(seat) else { continue };
            let Some(spec) = self.table.seats.get(seat.index()).and_then(|sitter| sitter.bot()) else { continue };
            if self.bots[seat] == Some(thinking.version) {
                continue;
            }
            let Some(own) = self.own.upgrade() else { continue };
            let spec = self.known_bot(seat, spec);
            self.bots[seat] = Some(thinking.version);
            let game = self.table.game.clone_box();
            let house = Arc::clone(&self.house);
            let seed = self.table.bot_seed(seat);
            let mind = answered.take_if(|(by, _)| *by == seat).map(|(_, mind)| mind);
            tokio::spawn(async move {
                let answered = house.think(game, seat, spec, seed, mind).await;
                let _ = own.send(Command::Thought { seat, version: thinking.version, answered }).await;
            });
        }
    }

    pub(super) async fn bot_answers(&mut self, seat: Seat, version: u32, answered: Answered) {
        let Answered { answer, mind } = answered;
        let mut fresh = None;
        if self.bots[seat] == Some(version) {
            self.bots[seat] = None;
        }
        let still_asked = self.table.status == Status::Running
            && self.table.clocks.thinking(seat).is_some_and(|thinking| thinking.version == version)
            && self.table.seats.get(seat.index()).is_some_and(|sitter| sitter.bot().is_some());
        match answer {
            Some(answer) if still_asked => match self.write(vec![What::Play { seat, answer }]).await {
                Ok(()) => fresh = mind.map(|mind| (seat, mind)),
                Err(refusal) if refusal.code == RefusalCode::Stale => {}
                Err(refusal) => {
                    tracing::error!(table = %self.table.id, %seat, %refusal, "a bot's answer was not kept");
                }
            },
            Some(_) => {}
            None if still_asked => {
                tracing::error!(table = %self.table.id, %seat, "a bot found no answer");
                // Not asked again at once, or a faulty bot would keep the processor busy.
                self.bots[seat] = Some(version);
            }
            None => {}
        }
        self.audience.tell(&self.table, || {});
        self.set_bots_thinking(fresh);
    }

    /// The bot that a seat's specification names. A table may have been kept by a server that knew other bots: then the one plays that plays
    /// for whoever leaves, so that the game goes on.
    fn known_bot(&self, seat: Seat, spec: &str) -> BotSpec {
        spec.parse().unwrap_or_else(|error: SpecError| {
            let (table, instead) = (self.table.id, self.house.config.replacement_bot);
            tracing::error!(%table, %seat, spec, %error, %instead, "a bot is not known here: another plays for it");
            instead
        })
    }
}
