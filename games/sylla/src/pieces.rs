//! The addresses of the pieces on the table. The board uses the same ones.
//!
//! `set/CARD/COPY` while starting characters are chosen · `deck` of characters, `recruit/CARD` on display ·
//! `stack` of buildings, `slot/SLOT` from 0 · `event-deck`, `event/EVENT`, `cube-on/EVENT/SEAT/INDEX` · `works`,
//! `work/WORK`, `works/built` · `ladder/TOKEN`, `ladder/TOKEN/left`, `ladder/famine` · `seat/SEAT/card/CARD/POSE`,
//! `seat/SEAT/building/BUILDING`, `seat/SEAT/screen` for tokens and money, `seat/SEAT/glory`,
//! `seat/SEAT/cube/FIGHTER` and `cube/FIGHTER` for one's own · `token/TOKEN`, `bid/NUMBER`, `bid/pass`, `thumb/up`,
//! `denarii/NUMBER`, `free/NUMBER`, `finish` to choose from. Seats count from 0.
//!
//! Beyond the table: `box/token/TOKEN`, `box/token` if its kind is not seen, `box/screen/SEAT` for tokens behind a screen
//! that is closed to these eyes, and `box` for everything else in the supply or out of the game.

use saturnalia_rules::{Piece, Seat, Viewer};

use crate::answer::Thumb;
use crate::cards::{Building, Card, EventCard, Fighter, Token, Work};
use crate::ladder::Direction;
use crate::row::Pose;

pub(crate) const PASS: &str = "bid/pass";
pub(crate) const FINISH: &str = "finish";
/// Characters still to be drawn.
pub(crate) const DECK: &str = "deck";
/// Buildings still to be laid out.
pub(crate) const STACK: &str = "stack";
/// Events still to be drawn.
pub(crate) const EVENT_DECK: &str = "event-deck";
/// Great works of later rounds.
pub(crate) const WORKS: &str = "works";
/// Great works of earlier rounds.
pub(crate) const WORKS_BUILT: &str = "works/built";
/// The supply, and whatever is out of the game.
pub(crate) const BOX: &str = "box";

/// A character of one's own set, by copy from 1.
pub(crate) fn set(card: Card, copy: u8) -> Piece {
    format!("set/{}/{copy}", card.key()).into()
}

pub(crate) fn bid(amount: u8) -> Piece {
    format!("bid/{amount}").into()
}

pub(crate) fn token(token: Token) -> Piece {
    format!("token/{}", token.key()).into()
}

/// The tokens nobody has, for eyes that do not see which one is taken.
pub(crate) const TOKEN_SUPPLY: &str = "box/token";

/// The tokens nobody has.
pub(crate) fn token_supply(token: Token) -> Piece {
    format!("{TOKEN_SUPPLY}/{}", token.key()).into()
}

pub(crate) fn marker(marker: Token) -> Piece {
    format!("ladder/{}", marker.key()).into()
}

/// Beside a marker, where a tavern can move it.
pub(crate) fn arrow(marker: Token, direction: Direction) -> Piece {
    format!("ladder/{}/{}", marker.key(), direction.key()).into()
}

pub(crate) fn famine() -> Piece {
    "ladder/famine".into()
}

pub(crate) fn recruit(card: Card) -> Piece {
    format!("recruit/{}", card.key()).into()
}

/// A place for buildings, from 0.
pub(crate) fn slot(slot: usize) -> Piece {
    format!("slot/{slot}").into()
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

/// A screen that is closed to these eyes.
pub(crate) fn closed_screen(seat: Seat) -> Piece {
    format!("{BOX}/screen/{}", seat.0).into()
}

pub(crate) fn glory(seat: Seat) -> Piece {
    format!("seat/{}/glory", seat.0).into()
}

/// One's own cubes that are not placed yet.
pub(crate) fn own_cubes(fighter: Fighter) -> Piece {
    format!("cube/{}", fighter.key()).into()
}

/// Cubes that are not placed yet, for these eyes.
pub(crate) fn cubes_of(viewer: Viewer, seat: Seat, fighter: Fighter) -> Piece {
    if viewer == Viewer::Seat(seat) {
        own_cubes(fighter)
    } else {
        format!("seat/{}/cube/{}", seat.0, fighter.key()).into()
    }
}

/// A cube on an event, counted from 0 for each seat.
pub(crate) fn cube_on(event: EventCard, seat: Seat, index: u8) -> Piece {
    format!("cube-on/{}/{}/{index}", event.key(), seat.0).into()
}

pub(crate) fn event(event: EventCard) -> Piece {
    format!("event/{}", event.key()).into()
}

pub(crate) fn work(work: Work) -> Piece {
    format!("work/{}", work.key()).into()
}

pub(crate) fn thumb(thumb: Thumb) -> Piece {
    match thumb {
        Thumb::Up => "thumb/up".into(),
        Thumb::Down => "thumb/down".into(),
    }
}

pub(crate) fn denarii(denarii: u8) -> Piece {
    format!("denarii/{denarii}").into()
}

pub(crate) fn free(slaves: u8) -> Piece {
    format!("free/{slaves}").into()
}
