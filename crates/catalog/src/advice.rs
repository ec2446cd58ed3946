//! Hints and looks back at finished games, without their types.

use saturnalia_bots::search::Budget;
use saturnalia_bots::{Patience, Tuning};
use saturnalia_protocol::wire::{Findings, HintOffer};
use saturnalia_rules::{Game, Record, Rules, Seat, Seen};

use crate::erased::{parse, raw};
use crate::{OpenError, words};

pub(crate) fn advise<R: Rules>(
    game: &Game<R>,
    seat: Seat,
    tuning: &Tuning,
    budget: Budget,
    threads: usize,
    seed: u64,
    patience: &Patience,
) -> Vec<HintOffer> {
    let seen = Seen::new(game.position(), seat);
    let say = |answer| words::answer(game, seat, answer);
    let advice = saturnalia_bots::advise(&seen, tuning, budget, threads, seed, patience, say);
    advice.into_iter().map(|offer| offer.map(|answer| raw(&answer))).collect()
}

pub(crate) fn analyse<R: Rules>(
    file: &str,
    tuning: &Tuning,
    iterations: u32,
    report: &mut dyn FnMut(usize) -> bool,
) -> Result<Option<Findings>, OpenError> {
    let record: Record<R> = parse(file).map_err(OpenError::Malformed)?;
    // What was learned on the printed set says nothing about another.
    let learned = tuning.learned.filter(|_| record.components.is_none());
    let tuning = &Tuning { learned, ..*tuning };
    Ok(saturnalia_bots::analyse(record, tuning, iterations, 1, report, words::answer)?)
}
