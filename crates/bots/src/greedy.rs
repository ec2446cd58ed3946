//! The bot that looks one answer ahead.

use saturnalia_rules::{Dice, Position, Rules, Seat, Seen};

use crate::{Bot, Considered, Patience, Weighed};

/// How many imagined worlds each offer is tried in. The worlds are the same for all offers of a question.
const WORLDS: usize = 4;

/// Plays every offer in a few imagined worlds and takes the one after which its position looks best.
#[derive(Debug)]
pub struct Greedy {
    dice: Dice,
}

impl Greedy {
    pub fn new(seed: u64) -> Greedy {
        Greedy { dice: Dice::imagined(seed) }
    }
}

impl Greedy {
    /// An imagined world in which this seat's answer takes effect at once: where several seats answer in secret, the others
    /// have already answered something.
    fn world<R: Rules>(&mut self, seen: &Seen<'_, R>) -> Position<R> {
        let mut world = seen.imagine(&mut self.dice);
        let mut offers = Vec::new();
        for other in world.asked().without(seen.seat()).iter().collect::<Vec<Seat>>() {
            world.offers(other, &mut offers);
            let answer = *self.dice.pick(&offers).expect("an asked seat has an offer");
            world.play_offered(other, answer, None);
        }
        world
    }
}

impl<R: Rules> Bot<R> for Greedy {
    fn choose_within(&mut self, seen: &Seen<'_, R>, _: &Patience) -> Considered<R::Answer> {
        let mut offers = Vec::new();
        seen.offers(&mut offers);
        if let [only] = offers[..] {
            return Considered { answer: only, weighed: vec![Weighed::at_a_look(only, 0.0)] };
        }
        let worlds: Vec<_> = (0..WORLDS).map(|_| self.world(seen)).collect();
        let worth = |answer| {
            let sum: f32 = worlds
                .iter()
                .map(|world| {
                    let mut after = world.clone();
                    after.play_offered(seen.seat(), answer, None);
                    R::appraise(after.state(), seen.seat())
                })
                .sum();
            sum / WORLDS as f32
        };
        let mut weighed: Vec<_> = offers.into_iter().map(|answer| Weighed::at_a_look(answer, worth(answer))).collect();
        // Offers that look the same are not always taken in list order, or the bot would be easy to read.
        self.dice.shuffle(&mut weighed);
        weighed.sort_by(|one, other| other.value.total_cmp(&one.value));
        Considered { answer: weighed[0].answer, weighed }
    }
}
