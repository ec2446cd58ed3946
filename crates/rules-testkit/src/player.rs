//! Plays uniformly random games without allocating per decision.

use saturnalia_rules::{Dice, Position, Rules, Seat};

/// Picks evenly among all offers. Keeps one buffer for the offers of a whole game.
#[derive(Debug)]
pub struct RandomPlayer<R: Rules> {
    dice: Dice,
    offers: Vec<R::Answer>,
}

impl<R: Rules> RandomPlayer<R> {
    pub fn new(number: u64) -> RandomPlayer<R> {
        RandomPlayer { dice: Dice::imagined(number), offers: Vec::with_capacity(256) }
    }

    /// A seat that is asked, drawn evenly among those asked, and its answer, drawn evenly among its offers.
    ///
    /// # Panics
    /// If the game is over, or a seat is asked without being offered anything.
    pub fn choose(&mut self, position: &Position<R>) -> (Seat, R::Answer) {
        let asked = position.asked();
        let nth = if asked.len() > 1 { self.dice.below(asked.len() as u32) as usize } else { 0 };
        let seat = asked.iter().nth(nth).expect("a running game asks somebody");
        position.offers(seat, &mut self.offers);
        let answer = *self.dice.pick(&self.offers).expect("an asked seat has an offer");
        (seat, answer)
    }

    /// What was offered at the last choice.
    pub fn offers(&self) -> &[R::Answer] {
        &self.offers
    }

    pub fn dice(&mut self) -> &mut Dice {
        &mut self.dice
    }
}
