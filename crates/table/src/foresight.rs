//! "Show me": one future of each of two answers, as the seat that asks would see it.
//!
//! What the seat cannot know is drawn anew, the same for both answers; everybody then takes what looks best to them. Of several such draws the
//! one is shown after which what is at stake comes nearest to what is usual, so that it is neither lucky nor unlucky.

use saturnalia_bots::{BotKind, Patience};
use saturnalia_catalog::{AnyGame, Frame};
use saturnalia_protocol::wire::{Asked, Turn};
use saturnalia_protocol::{Refusal, RefusalCode};
use saturnalia_rules::{LoneAnswers, Nonce, Seat, Seed, Viewer};

/// Draws of which the most usual one is shown.
const DRAWS: usize = 12;
/// Entries after which a future is cut off.
const LONGEST: usize = 40;
/// A turn that is over sooner is followed by the next one.
const SHORTEST: usize = 6;

/// The turns of one future of each of the two offers, told after `version`.
pub(crate) fn futures(
    game: &dyn AnyGame,
    seat: Seat,
    shown: [u16; 2],
    version: u32,
    drawn: u64,
    patience: &Patience,
) -> Result<Vec<Vec<Turn>>, Refusal> {
    let mut draws: Vec<[Vec<f32>; 2]> = Vec::new();
    while draws.len() < DRAWS && (draws.is_empty() || !patience.is_over()) {
        let after = |number| played(game, seat, number, drawn, draws.len(), |_| {});
        draws.push([after(shown[0])?.at_stake(seat).1, after(shown[1])?.at_stake(seat).1]);
    }
    let typical = most_usual(&draws);
    let tell = |number: u16| {
        let mut turns = Vec::new();
        played(game, seat, number, drawn, typical, |after| turns.push(turn(game, after, seat, version, turns.len())))?;
        Ok(turns)
    };
    shown.into_iter().map(tell).collect()
}

/// The game after one of the offers, a turn or two later. `hear` is told of every answer.
fn played(
    game: &dyn AnyGame,
    seat: Seat,
    number: u16,
    drawn: u64,
    draw: usize,
    mut hear: impl FnMut(&dyn AnyGame),
) -> Result<Box<dyn AnyGame>, Refusal> {
    let mut ask = game.ask(seat).ok_or(RefusalCode::NotAsked)?;
    if usize::from(number) >= ask.offers.len() {
        return Err(RefusalCode::NotOffered.into());
    }
    let mut after = game.clone_box();
    after.draw_anew(Viewer::Seat(seat), Seed::from_number(drawn.wrapping_add(draw as u64)), Nonce([0; 32]));
    let (before, begun) = (game.at_stake(seat).0, game.entries());
    let mut next = Some((seat, ask.offers.swap_remove(usize::from(number)).answer));
    while let Some((whose, answer)) = next {
        after.play(whose, &answer).map_err(|error| Refusal::with(RefusalCode::Internal, error))?;
        hear(after.as_ref());
        let (entries, turns) = (after.entries() - begun, after.at_stake(seat).0.saturating_sub(before));
        let enough = entries >= LONGEST || turns > 1 || turns > 0 && entries >= SHORTEST;
        next = after.asked().first().filter(|_| !enough).and_then(|whose| {
            let thought = after.think(whose, &BotKind::Greedy.spec(), drawn.wrapping_add(entries as u64), 1)?;
            Some((whose, thought.answer))
        });
    }
    Ok(after)
}

/// The number of the draw whose stakes are nearest to the mean of all, measured in how much they vary.
fn most_usual(draws: &[[Vec<f32>; 2]]) -> usize {
    let count = draws.len() as f32;
    let mut far = vec![0.0; draws.len()];
    for answer in 0..2 {
        for stake in 0..draws[0][answer].len() {
            let of = |draw: &[Vec<f32>; 2]| draw[answer][stake];
            let mean = draws.iter().map(of).sum::<f32>() / count;
            let spread = draws.iter().map(|draw| (of(draw) - mean).powi(2)).sum::<f32>() / count;
            for (far, draw) in far.iter_mut().zip(draws).filter(|_| spread > 0.0) {
                *far += (of(draw) - mean).powi(2) / spread;
            }
        }
    }
    let nearest = far.iter().enumerate().min_by(|one, other| one.1.total_cmp(other.1));
    nearest.map_or(0, |(index, _)| index)
}

/// What the seat sees after the answers so far.
fn turn(before: &dyn AnyGame, after: &dyn AnyGame, seat: Seat, version: u32, told: usize) -> Turn {
    after.turn(Frame {
        version: version + 1 + told as u32,
        eyes: Viewer::Seat(seat),
        now: 0,
        asked: after.asked().iter().map(|seat| Asked { seat, since: 0 }).collect(),
        clocks: None,
        answers: None,
        since: (before.entries() + told) as u32,
        undo: None,
        lone: LoneAnswers::ByHand,
        house_notices: Vec::new(),
        points: after.score_sheet(Viewer::Spectator).totals,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_usual_draw_is_neither_lucky_nor_unlucky() {
        let draw = |one: f32, other: f32| [vec![one, 1.0], vec![other, 1.0]];
        assert_eq!(most_usual(&[draw(0.0, 9.0), draw(9.0, 0.0), draw(5.0, 4.0), draw(4.0, 8.0)]), 2);
        assert_eq!(most_usual(&[draw(1.0, 1.0)]), 0);
    }
}
