//! What is still to be done, as a list of steps in reading order.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// More steps than this at once would mean that a rule pushes without end.
const MOST: usize = 64;

/// The steps still to come. Only the first may ask somebody; the question is derived from it and
/// stored nowhere. A step is taken out, handled, and replaced by the steps it turns into.
///
/// A printed agenda reads as a sentence about what is still to come, because steps are named
/// after the rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "S: Serialize", deserialize = "S: Deserialize<'de>"))]
pub struct Agenda<S> {
    /// Last to first, so that the front of the agenda is the cheap end.
    reversed: ArrayVec<S, MOST>,
}

impl<S> Default for Agenda<S> {
    fn default() -> Self {
        Agenda { reversed: ArrayVec::new() }
    }
}

impl<S: Copy> Agenda<S> {
    /// The step whose turn it is; `None` when the game is over.
    #[inline]
    pub fn first(&self) -> Option<&S> {
        self.reversed.last()
    }

    /// The steps in reading order.
    pub fn iter(&self) -> impl Iterator<Item = &S> {
        self.reversed.iter().rev()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.reversed.is_empty()
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.reversed.len()
    }

    #[inline]
    pub(crate) fn take_first(&mut self) -> Option<S> {
        self.reversed.pop()
    }

    /// Adds a step *behind* those added since the mark; [`settle`](Agenda::settle) puts them in order.
    #[inline]
    pub(crate) fn add(&mut self, step: S) {
        self.reversed.push(step);
    }

    /// Turns the steps added since `mark` into reading order at the front of the agenda.
    #[inline]
    pub(crate) fn settle(&mut self, mark: usize) {
        if self.reversed.len() > mark + 1 {
            self.reversed[mark..].reverse();
        }
    }

    pub(crate) fn clear(&mut self) {
        self.reversed.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_replaced_by_what_it_turns_into_in_reading_order() {
        let mut agenda = Agenda::default();
        for step in ["patron", "perform", "end"] {
            agenda.add(step);
        }
        agenda.settle(0);
        assert_eq!(agenda.take_first(), Some("patron"));
        let mark = agenda.len();
        agenda.add("bath");
        agenda.add("fountain");
        agenda.settle(mark);
        assert_eq!(agenda.iter().copied().collect::<Vec<_>>(), ["bath", "fountain", "perform", "end"]);
    }
}
