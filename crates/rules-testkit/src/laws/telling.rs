//! Any position can be told as a scenario, and arranged again it is the same position.

use saturnalia_rules::{Chance, Course, Deal, Game, Nonce, Position, Rules, SeatCount, Seed, Viewer};

use super::{all_eyes, deal};
use crate::scenarios::go_on;
use crate::{Breach, RandomPlayer};

const GAMES: u64 = 2;
/// Every second game is played on after so many decisions, again and again.
const DRAWN_ANEW: usize = 11;
/// Every so often the game that is arranged again is played to its end beside the first.
const PLAYED_OUT: usize = 60;

/// At every question, and at the end, the position told as a scenario and arranged again is the same to everybody: in view,
/// score, question, offers, words and pieces. Arranged with the game's own seed it also goes on in the same way. The same
/// holds for a game that was played on, in the middle of anything, with all that was hidden drawn anew.
///
/// A game that [does not tell](saturnalia_rules::Arrange::TOLD) its positions passes.
pub fn a_position_told_as_a_scenario_is_the_same_position<R: Rules>(
    options: &R::Options,
    seats: SeatCount,
) -> Result<(), Breach> {
    if !R::TOLD {
        return Ok(());
    }
    for seed in 0..GAMES {
        let played_on = seed % 2 == 1;
        let mut chance = Seed::from_number(seed);
        let mut player = RandomPlayer::new(seed);
        let mut course = Course::new(options.clone(), deal::<R>(options, seats, seed));
        for decision in 0.. {
            let position = course.latest();
            let told = course.scenario().map_err(|error| format!("seed {seed}, decision {decision}: {error}"))?;
            let again = Game::<R>::arrange(told.clone(), Deal::new(options.clone(), seats, chance, Nonce([0; 32])))
                .map_err(|error| format!("seed {seed}, decision {decision}: {error}: {told}"))?;
            let differs = difference(position, again.position())
                .or_else(|| (decision % PLAYED_OUT == 7).then(|| played_out(position, again.position()))?);
            if let Some(difference) = differs {
                return Err(format!("seed {seed}, decision {decision}: {difference}; told as {told}"));
            }
            if position.is_over() {
                break;
            }
            if played_on && decision % DRAWN_ANEW == DRAWN_ANEW - 1 {
                let eyes =
                    Viewer::all(seats).nth(decision / DRAWN_ANEW % (seats.len() + 1)).unwrap_or(Viewer::Spectator);
                chance = Seed::from_number(decision as u64);
                course.draw_anew(eyes, chance, Chance::ByPurpose);
            } else {
                go_on(&mut course, &mut player);
            }
        }
    }
    Ok(())
}

/// What somebody sees otherwise.
fn difference<R: Rules>(position: &Position<R>, again: &Position<R>) -> Option<String> {
    if let Some(difference) = position.difference(again) {
        return Some(difference.to_string());
    }
    for viewer in all_eyes(position.seats()) {
        if position.view(viewer) != again.view(viewer) {
            return Some(format!("the view of {viewer:?}"));
        }
        if position.score_sheet(viewer) != again.score_sheet(viewer) {
            return Some(format!("the score for {viewer:?}"));
        }
    }
    if position.asked() != again.asked() {
        return Some("who is asked".to_owned());
    }
    let [mut offers, mut offers_again] = [Vec::new(), Vec::new()];
    for seat in position.asked().iter() {
        position.offers(seat, &mut offers);
        again.offers(seat, &mut offers_again);
        let same_words = |answer: &R::Answer| {
            position.words(seat, *answer) == again.words(seat, *answer)
                && position.pieces(seat, *answer) == again.pieces(seat, *answer)
        };
        if offers != offers_again || position.question(seat) != again.question(seat) || !offers.iter().all(same_words) {
            return Some(format!("what seat {seat} is asked"));
        }
    }
    None
}

/// Where the two games part when both are played to the end with the same answers.
fn played_out<R: Rules>(position: &Position<R>, again: &Position<R>) -> Option<String> {
    let [mut one, mut other] = [position.clone(), again.clone()];
    let mut player = RandomPlayer::new(99);
    while !one.is_over() {
        let (seat, answer) = player.choose(&one);
        one.play_offered(seat, answer, None);
        if other.play(seat, answer, None).is_err() {
            return Some(format!("later on, {answer:?} is not offered to seat {seat}"));
        }
        if let Some(difference) = one.difference(&other) {
            return Some(format!("later on, {difference}"));
        }
    }
    None
}
