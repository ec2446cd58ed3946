//! The addresses of the pieces on the table. The board uses the same.

use saturnalia_rules::{Piece, Seat};

use crate::answer::{Answer, Thumb};
use crate::cards::{Building, Card, EventCard, Token, Work};
use crate::components::SLOTS;
use crate::row::Pose;
use crate::state::State;

/// The pieces an offer touches, in the order in which a player would click them.
pub(crate) fn of(state: &State, seat: Seat, answer: Answer) -> Vec<Piece> {
    match answer {
        Answer::Characters(row) => Card::characters()
            .flat_map(|card| (1..=row.count(card)).map(move |copy| format!("set/{}/{copy}", card.key()).into()))
            .collect(),
        Answer::Pass => vec!["bid/pass".into()],
        Answer::BidDenarii(amount) | Answer::BidCards(amount) => vec![format!("bid/{amount}").into()],
        Answer::Take(token) | Answer::Sacrifice(token) => vec![self::token(token)],
        Answer::Recruit(card) => vec![recruit(card)],
        Answer::Sell { building, colour } => (0..SLOTS.len())
            .filter(|slot| state.slots[*slot] == Some(building) && SLOTS[*slot] == colour)
            .map(|slot| format!("slot/{slot}").into())
            .collect(),
        Answer::Turn(card) => vec![self::card(seat, card, Pose::Upright)],
        Answer::Move { marker, direction } => {
            let side = match direction {
                crate::ladder::Direction::Left => "left",
                crate::ladder::Direction::Right => "right",
            };
            vec![self::marker(marker), format!("ladder/{}/{side}", marker.key()).into()]
        }
        Answer::Finish => vec!["finish".into()],
        Answer::Cube { event, fighter } => vec![format!("cube/{}", fighter.key()).into(), self::event(event)],
        Answer::Prevent(event) | Answer::Remove(event) => vec![self::event(event)],
        Answer::FlipCard { card, pose } => vec![self::card(seat, card, pose)],
        Answer::FlipBuilding(building) => vec![self::building(seat, building)],
        Answer::Vote { thumb, denarii } => {
            let thumb = match thumb {
                Thumb::Up => "thumb/up",
                Thumb::Down => "thumb/down",
            };
            vec![thumb.into(), format!("denarii/{denarii}").into()]
        }
        Answer::Free(slaves) => vec![format!("free/{slaves}").into()],
    }
}

pub(crate) fn token(token: Token) -> Piece {
    format!("token/{}", token.key()).into()
}

pub(crate) fn marker(marker: Token) -> Piece {
    format!("ladder/{}", marker.key()).into()
}

pub(crate) fn famine() -> Piece {
    "ladder/famine".into()
}

pub(crate) fn recruit(card: Card) -> Piece {
    format!("recruit/{}", card.key()).into()
}

pub(crate) fn card(seat: Seat, card: Card, pose: Pose) -> Piece {
    format!("seat/{}/card/{}/{}", seat.0, card.key(), pose.key()).into()
}

pub(crate) fn building(seat: Seat, building: Building) -> Piece {
    format!("seat/{}/building/{}", seat.0, building.key()).into()
}

pub(crate) fn screen(seat: Seat) -> Piece {
    format!("seat/{}/screen", seat.0).into()
}

pub(crate) fn glory(seat: Seat) -> Piece {
    format!("seat/{}/glory", seat.0).into()
}

pub(crate) fn event(event: EventCard) -> Piece {
    format!("event/{}", event.key()).into()
}

pub(crate) fn work(work: Work) -> Piece {
    format!("work/{}", work.key()).into()
}
