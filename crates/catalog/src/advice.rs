//! Hints and looks back at finished games, without their types.

use saturnalia_bots::{Advice, Manner, Tuning};
use saturnalia_protocol::wire::Findings;
use saturnalia_rules::{Game, Illegal, Record, Rules, Seat, Seen};
use serde_json::value::RawValue;

use crate::erased::{parse, raw};
use crate::{OpenError, PlayError, words};

pub(crate) fn advise<R: Rules>(
    game: &Game<R>,
    seat: Seat,
    idea: Option<u16>,
    tuning: &Tuning,
    manner: &Manner<'_>,
) -> Result<Advice<Box<RawValue>>, PlayError> {
    if !game.asked().contains(seat) {
        return Err(Illegal::NotAsked.into());
    }
    let seen = Seen::new(game.position(), seat);
    let say = |answer| words::answer(game, seat, answer);
    let idea = match idea {
        Some(number) => {
            let mut offers = Vec::new();
            seen.offers(&mut offers);
            // As they are counted in the question.
            offers.retain(|answer| say(*answer).is_some());
            Some(*offers.get(usize::from(number)).ok_or(Illegal::NotOffered)?)
        }
        None => None,
    };
    let advice = saturnalia_bots::advise(&seen, idea, tuning, manner, say);
    let offers = advice.offers.into_iter().map(|offer| offer.map(|answer| raw(&answer))).collect();
    Ok(Advice { offers, compared: advice.compared })
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
