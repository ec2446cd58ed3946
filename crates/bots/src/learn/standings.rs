//! How all seats stand, in numbers.

use saturnalia_rules::{MAX_SEATS, Notes, Rules, SeatCount};

/// The numbers of every seat of one position, and room for a network to work in. Reused from position to position.
#[derive(Debug, Default)]
pub struct Standings {
    pub(super) seats: usize,
    /// Numbers per seat.
    pub(super) width: usize,
    /// Seat after seat.
    pub(super) numbers: Vec<f32>,
    pub(super) work: Work,
    notes: Notes,
}

/// Buffers of a network at work.
#[derive(Clone, Debug, Default)]
pub(super) struct Work {
    pub(super) scaled: Vec<f32>,
    pub(super) now: Vec<f32>,
    pub(super) next: Vec<f32>,
}

impl Standings {
    /// How many numbers describe a seat of this game: the appraisal, and every feature.
    pub const fn width_of<R: Rules>() -> usize {
        1 + R::FEATURES.len()
    }

    /// Reads the numbers of all seats.
    pub fn read<R: Rules>(&mut self, state: &R::State, seats: SeatCount) {
        self.seats = seats.len();
        self.width = Self::width_of::<R>();
        self.numbers.clear();
        self.numbers.resize(self.seats * self.width, 0.0);
        R::standings_noted(state, seats, &mut self.notes, &mut self.numbers);
        debug_assert!(self.seats <= MAX_SEATS && self.numbers.iter().all(|number| number.is_finite()));
    }

    /// Sets the numbers as they were read before.
    pub(super) fn recall(&mut self, seats: usize, numbers: &[f32]) {
        self.seats = seats;
        self.width = numbers.len() / seats.max(1);
        self.numbers.clear();
        self.numbers.extend_from_slice(numbers);
    }

    /// The numbers of one seat as the network that read them last brought them to size: zero is usual, one a usual difference.
    pub(crate) fn scaled(&self, seat: usize) -> &[f32] {
        &self.work.scaled[seat * self.width..][..self.width]
    }

    /// The numbers of one seat: the appraisal, then the features.
    pub fn of(&self, seat: usize) -> &[f32] {
        &self.numbers[seat * self.width..][..self.width]
    }
}
