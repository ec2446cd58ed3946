//! Hints and looks back at finished games, without their types.

use saturnalia_bots::Patience;
use saturnalia_bots::search::Budget;
use saturnalia_rules::{Appraise, Entry, Game, Label, Record, Rules, Seat, Seen};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::OpenError;
use crate::erased::{parse, raw};

/// An offer a strong player would think of.
#[derive(Clone, Debug, Serialize)]
pub struct Advice {
    pub answer: Box<RawValue>,
    pub label: Label,
    /// The share of games that would be won from here.
    pub win_share: f32,
    /// What speaks for it or against it compared with the other offers, weightiest first.
    pub reasons: Vec<Reason>,
}

/// Something that an offer brings more or less of than the others.
#[derive(Clone, Debug, Serialize)]
pub struct Reason {
    /// Message key of a noun.
    pub feature: &'static str,
    pub difference: f32,
    /// How much that moves the win share.
    pub weight: f32,
}

/// A finished game looked back at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    /// Iterations of search behind every figure.
    pub iterations: u32,
    /// The win share of every seat before the first answer.
    pub start: Vec<f32>,
    /// One for every entry of the record.
    pub moments: Vec<Moment>,
    /// What chance gave each seat in all, in win shares.
    pub luck: Vec<f32>,
}

/// What one entry did.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moment {
    pub seat: Seat,
    /// What was answered, in words; absent for a resignation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<Label>,
    /// The win share of every seat after it.
    pub shares: Vec<f32>,
    /// What its seat gave away.
    pub cost: f32,
    /// What would have been better, where it cost something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub better: Option<Better>,
    /// What chance gave each seat with it.
    pub luck: Vec<f32>,
}

/// An answer that would have been better.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Better {
    pub label: Label,
    /// What it promised to its seat.
    pub win_share: f32,
}

pub(crate) fn advise<R: Appraise>(
    game: &Game<R>,
    seat: Seat,
    budget: Budget,
    threads: usize,
    seed: u64,
    patience: &Patience,
) -> Vec<Advice> {
    let seen = Seen::new(game.position(), seat);
    let advice = saturnalia_bots::advise(&seen, budget, threads, seed, patience);
    advice
        .into_iter()
        .filter_map(|advice| {
            Some(Advice {
                answer: raw(&advice.answer),
                label: label_of(game, seat, advice.answer)?,
                win_share: advice.win_share,
                reasons: advice
                    .reasons
                    .into_iter()
                    .map(|reason| Reason {
                        feature: reason.feature,
                        difference: reason.difference,
                        weight: reason.weight,
                    })
                    .collect(),
            })
        })
        .collect()
}

pub(crate) fn analyse<R: Appraise>(
    file: &str,
    iterations: u32,
    report: &mut dyn FnMut(usize) -> bool,
) -> Result<Option<Analysis>, OpenError> {
    let record: Record<R> = parse(file).map_err(OpenError::Malformed)?;
    let mut game = Game::replay_to(record.clone(), 0)?;
    let entries = record.entries.clone();
    let Some(found) = saturnalia_bots::analyse(record, iterations, 1, report)? else { return Ok(None) };
    let mut moments = Vec::with_capacity(found.moments.len());
    for (index, (entry, moment)) in entries.iter().zip(found.moments).enumerate() {
        let better = moment.better.and_then(|better| {
            Some(Better { label: label_of(&game, moment.seat, better.answer)?, win_share: better.win_share })
        });
        let label = match entry {
            Entry::Answer { seat, answer } => label_of(&game, *seat, *answer),
            Entry::Concede { .. } => None,
        };
        let played = match entry {
            Entry::Answer { seat, answer } => game.play(*seat, *answer),
            Entry::Concede { seat, concede } => game.concede(*seat, *concede),
        };
        played.map_err(|error| saturnalia_rules::RecordError::Entry(index, error))?;
        let (seat, shares, cost, luck) = (moment.seat, moment.shares, moment.cost, moment.luck);
        moments.push(Moment { seat, label, shares, cost, better, luck });
    }
    Ok(Some(Analysis { iterations, start: found.start, moments, luck: found.luck }))
}

fn label_of<R: Rules>(game: &Game<R>, seat: Seat, answer: R::Answer) -> Option<Label> {
    let position = game.position();
    Some(R::label(position.state(), position.agenda().first()?, seat, answer))
}
