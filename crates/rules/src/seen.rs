//! What a bot is handed instead of the truth.

use crate::{Dice, Position, Rules, Seat, SeatCount, Viewer};

/// A position through the eyes of one seat. It gives away the seat's view, its offers, and worlds the seat cannot tell from
/// the true one; it has no way to the true state. Bots are written against this type alone.
#[derive(Debug)]
pub struct Seen<'a, R: Rules> {
    position: &'a Position<R>,
    seat: Seat,
    entry: Option<usize>,
}

impl<'a, R: Rules> Seen<'a, R> {
    /// Looks at the position from that chair.
    pub fn new(position: &'a Position<R>, seat: Seat) -> Seen<'a, R> {
        Seen { position, seat, entry: None }
    }

    /// Says how many answers have been given in the game so far, which everybody at the table knows.
    #[must_use]
    pub fn at(self, entry: usize) -> Seen<'a, R> {
        Seen { entry: Some(entry), ..self }
    }

    /// How many answers have been given in the game so far, if known.
    pub fn entry(&self) -> Option<usize> {
        self.entry
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn seats(&self) -> SeatCount {
        self.position.seats()
    }

    /// Every legal answer of this seat.
    pub fn offers(&self, out: &mut Vec<R::Answer>) {
        self.position.offers(self.seat, out);
    }

    /// What this seat may know.
    pub fn view(&self) -> R::View {
        self.position.view(Viewer::Seat(self.seat))
    }

    /// A world that agrees with everything this seat knows.
    pub fn imagine(&self, dice: &mut Dice) -> Position<R> {
        self.position.imagine(Viewer::Seat(self.seat), dice)
    }

    /// The same, but what others have sealed is still to be answered by them.
    pub fn imagine_unsealed(&self, dice: &mut Dice) -> Position<R> {
        self.position.imagine_unsealed(Viewer::Seat(self.seat), dice)
    }
}
