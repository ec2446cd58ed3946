//! Addresses of things on the table. The board uses the same ones.
//!
//! `hand/TYPE` · `forum/ID` · `seat/SEAT/TYPE` (bare basic cards) · `seat/SEAT/building/ID` · `tokens/TOKEN` (behind the own
//! screen) · `supply/TOKEN`, `supply/step` · `road/SPACE` · `goth` · `spoils/TOKEN` · `seat/SEAT/roman` ·
//! `produce`, `rest`, `pass`, `times/N`; seats from 0, cards by their id.

use saturnalia_rules::{Piece, Seat};

use crate::answer::Answer;
use crate::cards::Building;
use crate::goods::{Basic, Good, Token};
use crate::state::State;
use crate::step::Step;
use crate::turn::iii_activate::type_of_turn;

/// The pieces an answer touches.
pub(crate) fn of(state: &State, step: &Step, seat: Seat, answer: Answer) -> Vec<Piece> {
    match answer {
        Answer::Lay(basic) => vec![format!("hand/{}", word(basic)).into()],
        Answer::ProduceRest => vec!["produce".into()],
        Answer::ProducePlain => vec![bare(seat, type_of_turn(state))],
        Answer::Produce(building) => vec![built(seat, building), supply(Good::ALL[type_of_turn(state).index()])],
        Answer::Use(building) | Answer::Discard(building) | Answer::LoseWall(building) => vec![built(seat, building)],
        Answer::LoseBuilt(building) => {
            let below = state.players[seat].below(building);
            below.map(|basic| bare(seat, basic)).into_iter().chain([built(seat, building)]).collect()
        }
        Answer::Rest => vec!["rest".into()],
        Answer::Times(times) => vec![format!("times/{times}").into()],
        Answer::Take(good) => vec![supply(good)],
        Answer::Pass => vec!["pass".into()],
        Answer::Buy { building, on } => vec![forum(building), bare(seat, on)],
        Answer::PayAsAsked => {
            let asked = if let Step::PayPrice { asked } = step { Some(*asked) } else { None };
            asked.map(tokens).into_iter().collect()
        }
        Answer::Give(token) | Answer::PayInstead(token) | Answer::PayExtra(token) => vec![tokens(token)],
        Answer::PayTribute => state.next_tribute().map(road).into_iter().collect(),
        Answer::Refuse => vec!["goth".into()],
        Answer::LoseBare(basic) => vec![bare(seat, basic)],
        Answer::Reclaim(token) => vec![spoils(token)],
    }
}

/// A type's name in addresses, as in JSON.
fn word(basic: Basic) -> &'static str {
    match basic {
        Basic::Farm => "farm",
        Basic::City => "city",
        Basic::Peace => "peace",
    }
}

fn token_word(token: Token) -> &'static str {
    match token {
        Token::Food => "food",
        Token::Gold => "gold",
        Token::Peace => "peace",
        Token::Glory => "glory",
    }
}

pub(crate) fn forum(building: Building) -> Piece {
    format!("forum/{building}").into()
}

pub(crate) fn bare(seat: Seat, basic: Basic) -> Piece {
    format!("seat/{}/{}", seat.0, word(basic)).into()
}

pub(crate) fn built(seat: Seat, building: Building) -> Piece {
    format!("seat/{}/building/{building}", seat.0).into()
}

pub(crate) fn roman(seat: Seat) -> Piece {
    format!("seat/{}/roman", seat.0).into()
}

pub(crate) fn road(space: u8) -> Piece {
    format!("road/{space}").into()
}

fn tokens(token: Token) -> Piece {
    format!("tokens/{}", token_word(token)).into()
}

fn spoils(token: Token) -> Piece {
    format!("spoils/{}", token_word(token)).into()
}

fn supply(good: Good) -> Piece {
    format!("supply/{}", good.token().map_or("step", token_word)).into()
}
