//! The Res Publica ladder: how content the people are, and how hungry.

use serde::{Deserialize, Serialize};

use crate::cards::Token;
use crate::components::{COLUMNS, CRISIS_COLUMNS, FAMINE_MOST, LADDER, START_COLUMN};

/// Where a marker goes: to the crisis on the left, or to the ideal on the right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    Left,
    Right,
}

/// The four markers. Ruling S21: none leaves the ladder, a move beyond an end is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ladder {
    /// Column by token, from 0.
    columns: [u8; 3],
    famine: u8,
}

impl Ladder {
    /// As at the start of the game.
    pub const START: Ladder = Ladder { columns: [START_COLUMN; 3], famine: 0 };

    pub(crate) fn new(columns: [u8; 3], famine: u8) -> Ladder {
        Ladder { columns, famine }
    }

    /// The marker's column, from 0 in the crisis zone.
    #[inline]
    pub fn column(&self, token: Token) -> u8 {
        self.columns[token.index()]
    }

    /// What a token of this kind would be worth now.
    #[inline]
    pub fn value(&self, token: Token) -> u8 {
        LADDER[usize::from(self.column(token))]
    }

    #[inline]
    pub fn famine(&self) -> u8 {
        self.famine
    }

    #[inline]
    pub fn in_crisis(&self, token: Token) -> bool {
        self.column(token) < CRISIS_COLUMNS
    }

    pub(crate) fn shift(&mut self, token: Token, direction: Direction, steps: u8) {
        let column = &mut self.columns[token.index()];
        *column = match direction {
            Direction::Left => column.saturating_sub(steps),
            Direction::Right => column.saturating_add(steps).min(COLUMNS as u8 - 1),
        };
    }

    pub(crate) fn worsen_famine(&mut self, steps: u8) {
        self.famine = self.famine.saturating_add(steps).min(FAMINE_MOST);
    }

    pub(crate) fn ease_famine(&mut self, steps: u8) {
        self.famine = self.famine.saturating_sub(steps);
    }

    /// The marker or markers furthest to the right.
    pub fn rightmost(&self) -> impl Iterator<Item = Token> + use<> {
        let columns = self.columns;
        let most = columns.into_iter().max().unwrap_or_default();
        Token::ALL.into_iter().filter(move |token| columns[token.index()] == most)
    }

    pub(crate) fn is_sound(&self) -> bool {
        self.columns.iter().all(|column| usize::from(*column) < COLUMNS) && self.famine <= FAMINE_MOST
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_markers_start_in_the_middle_and_are_worth_two() {
        for token in Token::ALL {
            assert_eq!(usize::from(Ladder::START.column(token)), COLUMNS / 2);
            assert_eq!(Ladder::START.value(token), 2);
        }
    }

    #[test]
    fn no_marker_leaves_the_ladder() {
        let mut ladder = Ladder::START;
        ladder.shift(Token::Civic, Direction::Left, 20);
        ladder.shift(Token::Health, Direction::Right, 20);
        ladder.worsen_famine(20);
        assert_eq!((ladder.column(Token::Civic), ladder.column(Token::Health), ladder.famine()), (0, 6, 6));
        ladder.ease_famine(20);
        assert_eq!(ladder.famine(), 0);
    }
}
