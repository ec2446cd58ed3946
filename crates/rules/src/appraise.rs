//! How good a position looks: all a bot needs to know about a game.

use std::any::Any;
use std::fmt;

use crate::{Phrase, Play, Seat, SeatCount, Stakes};

/// A game that can tell how well a seat stands. How bots search with it is theirs to know.
///
/// All of it is called on positions a bot imagined, so it may read the whole state. Everything is about one seat: whoever
/// compares seats asks for each of them. A game without an appraisal implements this with nothing in it: bots then look
/// at how its games end.
pub trait Appraise: Play {
    /// What a seat's standing is made of: one noun per number (`city-feature-money = money`), by which what was learned is
    /// known again.
    const FEATURES: &'static [Phrase] = &[];

    /// What the position is worth to `seat`, in expected final points or any scale that grows with
    /// the chance to win. Compared only between positions of one game and one seat.
    fn appraise(_state: &Self::State, _seat: Seat) -> f32 {
        0.0
    }

    /// The standing of all seats at once, so that they can share their work: seat after seat, the appraisal and then one
    /// number for each of [`FEATURES`](Appraise::FEATURES): points, counts, or expected points, no larger than a few
    /// hundred. `out` has exactly that length and arrives zeroed. A law sees to it that this appraises as
    /// [`appraise`](Appraise::appraise) does.
    fn standings(state: &Self::State, seats: SeatCount, out: &mut [f32]) {
        for (seat, numbers) in seats.seats().zip(out.chunks_exact_mut(1 + Self::FEATURES.len())) {
            numbers[0] = Self::appraise(state, seat);
        }
    }

    /// The same, number for number, for whoever looks at many positions one after the other: what they share may be noted down
    /// instead of being worked out every time.
    fn standings_noted(state: &Self::State, seats: SeatCount, _notes: &mut Notes, out: &mut [f32]) {
        Self::standings(state, seats, out);
    }

    /// How much of what an unfinished position promises is lost to everybody because the game drags on, from 0 to 1.
    /// Where the rules let players wait for ever it must fall with whatever brings the end nearer: searching bots, each
    /// of which would rather wait than lose, then come to an end.
    fn tedium(_state: &Self::State) -> f32 {
        0.0
    }

    /// What hints can speak of. In a game without it they name the best answers and say nothing about why.
    const STAKES: Option<Stakes> = None;

    /// How much of each of the [`STAKES`](Appraise::STAKES) the seat has. `out` has their number and arrives zeroed.
    fn stakes(_state: &Self::State, _seat: Seat, _out: &mut [f32]) {}

    /// How many turns of the table are over: what [`Stakes::moments`] call a turn. It never falls.
    fn turns_over(_state: &Self::State) -> u32 {
        0
    }
}

/// What a game notes down between two positions: anything, made when it is first asked for.
#[derive(Default)]
pub struct Notes(Option<Box<dyn Any + Send>>);

impl Notes {
    /// The notes of this kind; empty ones if others, or none, were kept here before.
    pub fn kept<T: Any + Send + Default>(&mut self) -> &mut T {
        if !self.0.as_ref().is_some_and(|notes| notes.is::<T>()) {
            self.0 = None;
        }
        let notes = self.0.get_or_insert_with(|| Box::new(T::default()));
        notes.downcast_mut().expect("they are of this kind, or were just made so")
    }
}

impl fmt::Debug for Notes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Notes")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_kept_until_somebody_keeps_others() {
        let mut notes = Notes::default();
        *notes.kept::<u32>() = 7;
        assert_eq!(*notes.kept::<u32>(), 7);
        assert!(notes.kept::<String>().is_empty());
        assert_eq!(*notes.kept::<u32>(), 0);
    }
}
