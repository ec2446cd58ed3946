//! The bot that plays like somebody who has just learned the rules.

use saturnalia_rules::{Dice, Position, Rules, Seat, Seen};

use crate::{Bot, Considered, Patience, Weighed};

/// Offers overlooked, out of a hundred.
const OVERLOOKED: u32 = 25;
/// Choices made on a whim, out of a hundred.
const WHIM: u32 = 10;
/// How far a judgement may be off, in spreads between the offers it compares.
const UNSURE: f32 = 0.7;

/// Looks one answer ahead in one imagined world, overlooks some offers, is unsure about the others, and now and then just does something.
#[derive(Debug)]
pub struct Beginner {
    dice: Dice,
}

impl Beginner {
    pub fn new(seed: u64) -> Beginner {
        Beginner { dice: Dice::imagined(seed) }
    }

    /// A number around zero, seldom beyond two.
    fn doubt(&mut self) -> f32 {
        (0..3).map(|_| self.dice.below(2001) as f32 / 1000.0 - 1.0).sum()
    }
}

impl<R: Rules> Bot<R> for Beginner {
    fn choose_within(&mut self, seen: &Seen<'_, R>, _: &Patience) -> Considered<R::Answer> {
        let mut offers = Vec::new();
        seen.offers(&mut offers);
        if let [only] = offers[..] {
            return Considered { answer: only, weighed: Vec::new() };
        }
        if self.dice.below(100) < WHIM {
            let answer = *self.dice.pick(&offers).expect("an asked seat has an offer");
            return Considered { answer, weighed: Vec::new() };
        }
        self.dice.shuffle(&mut offers);
        let noticed = offers.split_off(1).into_iter().filter(|_| self.dice.below(100) >= OVERLOOKED);
        let noticed: Vec<R::Answer> = offers.into_iter().chain(noticed).collect();
        let world = seen.imagine(&mut self.dice);
        let mut weighed: Vec<_> =
            noticed.into_iter().map(|answer| Weighed::at_a_look(answer, worth(&world, seen.seat(), answer))).collect();
        let spread = spread(&weighed);
        for offer in &mut weighed {
            offer.value += UNSURE * spread * self.doubt();
        }
        weighed.sort_by(|one, other| other.value.total_cmp(&one.value));
        Considered { answer: weighed[0].answer, weighed }
    }
}

fn worth<R: Rules>(world: &Position<R>, seat: Seat, answer: R::Answer) -> f32 {
    let mut after = world.clone();
    after.play_offered(seat, answer, None);
    R::appraise(after.state(), seat)
}

fn spread<A>(weighed: &[Weighed<A>]) -> f32 {
    let count = weighed.len() as f32;
    let mean = weighed.iter().map(|offer| offer.value).sum::<f32>() / count;
    (weighed.iter().map(|offer| (offer.value - mean).powi(2)).sum::<f32>() / count).sqrt()
}
