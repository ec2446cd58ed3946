//! The bot that plays anything.

use saturnalia_rules::{Dice, Rules, Seen};

use crate::{Bot, Considered, Patience};

/// Picks evenly among the offers.
#[derive(Debug)]
pub struct Random {
    dice: Dice,
}

impl Random {
    pub fn new(seed: u64) -> Random {
        Random { dice: Dice::imagined(seed) }
    }
}

impl<R: Rules> Bot<R> for Random {
    fn choose_within(&mut self, seen: &Seen<'_, R>, _: &Patience) -> Considered<R::Answer> {
        let mut offers = Vec::new();
        seen.offers(&mut offers);
        let answer = *self.dice.pick(&offers).expect("an asked seat has an offer");
        Considered { answer, weighed: Vec::new() }
    }
}
