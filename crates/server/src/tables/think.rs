//! Where bots think for a table: on threads of their own, each in its turn.

use std::sync::Arc;
use std::time::Instant;

use saturnalia_bots::Patience;
use saturnalia_catalog::{AnyGame, Mind};
use saturnalia_protocol::wire::{Hint, WantHint};
use saturnalia_protocol::{Refusal, RefusalCode};
use saturnalia_table::{BotAnswer, HINT, Thinker, advise};
use serde_json::value::RawValue;
use tokio::sync::OwnedSemaphorePermit;

use super::house::House;
use crate::chance;

/// While so many wait for a thread, nobody gets a hint.
const CROWD: usize = 100;

/// A bot that has just answered, in case it is asked again at once. There is room for a few of them: each holds a tree.
#[derive(Debug)]
pub(crate) struct KeptMind {
    pub mind: Mind,
    pub place: OwnedSemaphorePermit,
}

/// What a bot came to.
#[derive(Debug)]
pub(crate) struct Answered {
    /// `None` if it found none: it is not asked, or faulty.
    pub answer: Option<Box<RawValue>>,
    pub mind: Option<KeptMind>,
}

impl House {
    /// Lets a bot think. One that was kept since its last answer has a place already.
    pub(crate) async fn think(&self, thinker: Thinker, place: Option<OwnedSemaphorePermit>) -> Answered {
        let asked = Instant::now();
        let thought = match thinker.searches(&self.config.bots()) {
            Some(budget) => {
                let Some(turn) = self.thinking.enter(asked + budget).await else {
                    return Answered { answer: None, mind: None };
                };
                let thought = tokio::task::spawn_blocking(move || thinker.answer(turn.patience())).await;
                self.metrics.bot_searched(asked.elapsed(), budget);
                thought
            }
            None => {
                let Ok(_permit) = self.answering.acquire().await else {
                    return Answered { answer: None, mind: None };
                };
                tokio::task::spawn_blocking(move || thinker.answer(&Patience::endless())).await
            }
        };
        self.metrics.bot_moves.add(1);
        let BotAnswer { answer, mind } = thought.unwrap_or_default();
        let kept = mind.and_then(|mind| {
            let place = place.or_else(|| Arc::clone(&self.minds).try_acquire_owned().ok())?;
            Some(KeptMind { mind, place })
        });
        Answered { answer, mind: kept }
    }

    /// Whether there is time for a hint now.
    pub(crate) fn may_advise(&self) -> Result<(), Refusal> {
        if self.thinking.waiting() < CROWD { Ok(()) } else { Err(RefusalCode::TooManyRequests.into()) }
    }

    /// The best offers for a seat that is asked, from what it knows.
    pub(crate) async fn advise(&self, game: Box<dyn AnyGame>, wanted: WantHint) -> Result<Hint, Refusal> {
        let asked = Instant::now();
        let seed = chance::number()?;
        let turn = self.thinking.enter(asked + HINT).await.ok_or(RefusalCode::Unavailable)?;
        let advising = tokio::task::spawn_blocking(move || advise(game.as_ref(), wanted, seed, turn.patience()));
        let hint = advising.await.map_err(|error| Refusal::with(RefusalCode::Internal, error))??;
        self.metrics.hinted(asked.elapsed());
        Ok(hint)
    }
}
