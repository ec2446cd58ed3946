//! The Res Publica ladder: how content the people are, and how hungry.

use serde::{Deserialize, Serialize};

use crate::cards::Token;
use crate::components::Components;

/// Where a marker goes: to the crisis on the left, or to the ideal on the right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    Left,
    Right,
}

impl Direction {
    /// The last column on that side.
    #[inline]
    pub fn end(self, set: &Components) -> u8 {
        match self {
            Direction::Left => 0,
            Direction::Right => set.columns() - 1,
        }
    }

    pub const fn key(self) -> &'static str {
        match self {
            Direction::Left => "left",
            Direction::Right => "right",
        }
    }
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
    pub fn at_the_start(set: &Components) -> Ladder {
        Ladder { columns: [set.start_column; 3], famine: 0 }
    }

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
    pub fn value(&self, set: &Components, token: Token) -> u8 {
        set.ladder[usize::from(self.column(token))]
    }

    #[inline]
    pub fn famine(&self) -> u8 {
        self.famine
    }

    #[inline]
    pub fn in_crisis(&self, set: &Components, token: Token) -> bool {
        self.column(token) < set.crisis_columns
    }

    pub(crate) fn shift(&mut self, set: &Components, token: Token, direction: Direction, steps: u8) {
        let last = Direction::Right.end(set);
        let column = &mut self.columns[token.index()];
        *column = match direction {
            Direction::Left => column.saturating_sub(steps),
            Direction::Right => column.saturating_add(steps).min(last),
        };
    }

    pub(crate) fn worsen_famine(&mut self, set: &Components, steps: u8) {
        self.famine = self.famine.saturating_add(steps).min(set.famine_most);
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

    pub(crate) fn is_sound(&self, set: &Components) -> bool {
        self.columns.iter().all(|column| *column < set.columns()) && self.famine <= set.famine_most
    }
}

#[cfg(test)]
mod tests {
    use saturnalia_rules::Components as _;

    use super::*;

    #[test]
    fn the_markers_start_in_the_middle_and_are_worth_two() {
        let printed = Components::sets().printed();
        let ladder = Ladder::at_the_start(&printed);
        for token in Token::ALL {
            assert_eq!(ladder.column(token), printed.columns() / 2);
            assert_eq!(ladder.value(&printed, token), 2);
        }
    }

    #[test]
    fn no_marker_leaves_the_ladder() {
        let printed = Components::sets().printed();
        let mut ladder = Ladder::at_the_start(&printed);
        ladder.shift(&printed, Token::Civic, Direction::Left, 20);
        ladder.shift(&printed, Token::Health, Direction::Right, 20);
        ladder.worsen_famine(&printed, 20);
        assert_eq!((ladder.column(Token::Civic), ladder.column(Token::Health), ladder.famine()), (0, 6, 6));
        ladder.ease_famine(20);
        assert_eq!(ladder.famine(), 0);
    }
}
