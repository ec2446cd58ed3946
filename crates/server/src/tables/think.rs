//! What bots do for a table: answer for their seats, and advise people.

use std::sync::Arc;
use std::time::{Duration, Instant};

use saturnalia_bots::search::Budget;
use saturnalia_bots::{BotSpec, Patience};
use saturnalia_catalog::{AnyGame, Mind};
use saturnalia_protocol::wire::{Hint, WantHint};
use saturnalia_protocol::{Refusal, RefusalCode};
use saturnalia_rules::Seat;
use serde_json::value::RawValue;
use tokio::sync::OwnedSemaphorePermit;

use super::house::House;
use crate::chance;

/// How long a hint takes, and how much of that is search; the rest is for the reasons.
const HINT: Duration = Duration::from_millis(1000);
const HINT_SEARCH: Budget = Budget::Time(700);
/// While so many wait for a thread, nobody gets a hint.
const CROWD: usize = 100;

/// A bot that has just answered, in case it is asked again at once. There is room for a few of them: each holds a tree.
#[derive(Debug)]
pub(crate) struct KeptMind {
    mind: Mind,
    _place: OwnedSemaphorePermit,
}

/// What a bot came to.
#[derive(Debug)]
pub(crate) struct Answered {
    /// `None` if it found none: it is not asked, or faulty.
    pub answer: Option<Box<RawValue>>,
    pub mind: Option<KeptMind>,
}

impl House {
    /// Lets a bot think for a seat: the one that answered just before, or a new one.
    pub(crate) async fn think(
        &self,
        game: Box<dyn AnyGame>,
        seat: Seat,
        spec: BotSpec,
        seed: u64,
        kept: Option<KeptMind>,
    ) -> Answered {
        let asked = Instant::now();
        let only_one = game.ask(seat).is_some_and(|ask| ask.offers.len() == 1);
        let (mut mind, place) = match kept {
            Some(KeptMind { mind, _place }) if *mind.spec() == spec => (mind, Some(_place)),
            Some(_) | None => (Mind::new(spec, seed, 1), None),
        };
        let thought = match spec.budget {
            Some(Budget::Time(milliseconds)) if !only_one => {
                let budget = Duration::from_millis(milliseconds.min(self.config.bot_milliseconds).into());
                let Some(turn) = self.thinking.enter(asked + budget).await else {
                    return Answered { answer: None, mind: None };
                };
                let thinking = tokio::task::spawn_blocking(move || {
                    let thought = game.think_on(seat, &mut mind, turn.patience());
                    (thought, Some(mind))
                });
                let thought = thinking.await;
                self.metrics.bot_searched(asked.elapsed(), budget);
                thought
            }
            Some(Budget::Time(_) | Budget::Iterations(_)) | None => {
                let Ok(_permit) = self.answering.acquire().await else {
                    return Answered { answer: None, mind: None };
                };
                let answering = tokio::task::spawn_blocking(move || {
                    // What such a bot answers depends on its seed alone, so it begins anew each time.
                    let keeps = matches!(spec.budget, Some(Budget::Time(_)));
                    let thought = game.think_on(seat, &mut mind, &Patience::endless());
                    (thought, keeps.then_some(mind))
                });
                answering.await
            }
        };
        self.metrics.bot_moves.add(1);
        let (thought, mind) = thought.unwrap_or_default();
        let kept = mind.and_then(|mind| {
            let place = place.or_else(|| Arc::clone(&self.minds).try_acquire_owned().ok())?;
            Some(KeptMind { mind, _place: place })
        });
        Answered { answer: thought.map(|thought| thought.answer), mind: kept }
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
        let advising =
            tokio::task::spawn_blocking(move || game.advise(wanted.seat, HINT_SEARCH, 1, seed, turn.patience()));
        let advice = advising.await.map_err(|error| Refusal::with(RefusalCode::Internal, error))?;
        let offers = advice.ok_or(RefusalCode::NotAsked)?;
        self.metrics.hinted(asked.elapsed());
        Ok(Hint { version: wanted.version, seat: wanted.seat, offers })
    }
}
