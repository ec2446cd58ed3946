//! Games end, offers are sound, refusals change nothing, pieces are conserved.

use saturnalia_rules::{Check as _, Illegal, MOST_HAPPENINGS, Position, Rules, Seat, SeatCount};

use super::{MOST_DECISIONS, deal};
use crate::{Breach, RandomPlayer};

const GAMES: u64 = 30;

/// Every random game ends, and asks somebody until then; every asked seat has an offer; offers are sorted, without repetition, and at most 200.
pub fn every_random_game_ends<R: Rules>(options: &R::Options, seats: SeatCount) -> Result<(), Breach> {
    for seed in 0..GAMES {
        let mut position = deal::<R>(options, seats, seed);
        let mut player = RandomPlayer::new(seed);
        let mut decisions = 0;
        while !position.is_over() {
            question_is_sound(&position).map_err(|problem| format!("seed {seed}: {problem}"))?;
            let (seat, answer) = player.choose(&position);
            position.play_offered(seat, answer, None);
            decisions += 1;
            if decisions > MOST_DECISIONS {
                return Err(format!("seed {seed}: no end after {decisions} decisions"));
            }
        }
        let outcome = position.outcome().ok_or("a finished game without an outcome")?;
        if outcome.places.len() != seats.len()
            || outcome.points.len() != seats.len()
            || outcome.winners().next().is_none()
        {
            return Err(format!("seed {seed}: an outcome without winner or with missing seats: {outcome:?}"));
        }
    }
    Ok(())
}

/// Somebody is asked, and every asked seat has offers: sorted, without repetition, at most 200.
pub(super) fn question_is_sound<R: Rules>(position: &Position<R>) -> Result<(), Breach> {
    let agenda = position.agenda();
    if position.stands_still() {
        return Err(format!("nobody is asked after {MOST_HAPPENINGS} happenings at {agenda:?}"));
    }
    let mut offers = Vec::new();
    for seat in position.asked().iter() {
        position.offers(seat, &mut offers);
        if offers.is_empty() {
            return Err(format!("nothing offered at {agenda:?}"));
        }
        if let Some(pair) = offers.windows(2).find(|pair| pair[0] >= pair[1]) {
            return Err(format!("offers out of order: {pair:?} at {agenda:?}"));
        }
        if offers.len() > 200 {
            return Err(format!("{} offers at {agenda:?}", offers.len()));
        }
    }
    Ok(())
}

/// An answer that is not among the offers, or comes from a seat that is not asked, is refused and changes nothing.
pub fn an_answer_that_was_not_offered_is_refused<R: Rules>(
    options: &R::Options,
    seats: SeatCount,
) -> Result<(), Breach> {
    let mut position = deal::<R>(options, seats, 1);
    let mut player = RandomPlayer::new(1);
    let mut met: Vec<R::Answer> = Vec::new();
    while !position.is_over() {
        let before = position.clone();
        let asked = position.asked();
        for &answer in met.iter().rev().take(60) {
            for seat in seats.seats() {
                let mut offers = Vec::new();
                let expected = if asked.contains(seat) {
                    position.offers(seat, &mut offers);
                    Illegal::NotOffered
                } else {
                    Illegal::NotAsked
                };
                if !offers.contains(&answer) && position.play(seat, answer, None) != Err(expected) {
                    return Err(format!("{answer:?} of seat {seat} was not refused at {:?}", before.agenda()));
                }
            }
            if position.play(Seat(seats.get()), answer, None) != Err(Illegal::NoSuchSeat) {
                return Err("an answer of a seat that is not at the table was not refused".into());
            }
        }
        if position != before {
            return Err(format!("a refused answer changed the position at {:?}", before.agenda()));
        }
        let (seat, answer) = player.choose(&position);
        met.extend(player.offers().iter().filter(|offer| !met.contains(offer)).copied().collect::<Vec<_>>());
        position.play_offered(seat, answer, None);
    }
    match met.first().map(|&answer| position.play(Seat(0), answer, None)) {
        Some(Err(Illegal::GameOver)) | None => Ok(()),
        Some(other) => Err(format!("an answer after the end gave {other:?}")),
    }
}

/// Every piece is in exactly one place after every answer.
pub fn pieces_are_conserved<R: Rules>(options: &R::Options, seats: SeatCount) -> Result<(), Breach> {
    for seed in 0..GAMES {
        let mut position = deal::<R>(options, seats, seed);
        let mut player = RandomPlayer::new(seed + 1000);
        loop {
            position
                .state()
                .check()
                .map_err(|problem| format!("seed {seed}: {problem}; next {:?}", position.agenda()))?;
            if position.is_over() {
                break;
            }
            let (seat, answer) = player.choose(&position);
            position.play_offered(seat, answer, None);
        }
    }
    Ok(())
}
