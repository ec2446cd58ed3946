//! Networks in another shape that say the same.

use saturnalia_rules::Dice;

use super::gradient::fresh_layer;
use super::network::{Layer, Network};

/// Digits that count in a written weight: more tell nothing, and a file without them is half as large.
const DIGITS: usize = 4;

impl Network {
    /// The same with wider hidden layers: what is new has no say yet, and learns. Never narrower.
    pub(super) fn widened(self, (one, two): (usize, usize), dice: &mut Dice) -> Network {
        let [first, second, last] = &self.layers[..] else { return self };
        let (one, two) = (one.max(first.bias.len()), two.max(second.bias.len()));
        let inputs = first.weights.len() / first.bias.len();
        let first_wide = grafted(first, fresh_layer(inputs, one, dice), Newcomers::Heard);
        let second_wide = grafted(second, fresh_layer(one, two, dice), Newcomers::Unheard);
        let last_wide = grafted(last, fresh_layer(two, 1, dice), Newcomers::Unheard);
        Network { layers: vec![first_wide, second_wide, last_wide], ..self }
    }

    /// The same with as many digits as count.
    pub(super) fn rounded(mut self) -> Network {
        let layers = self.layers.iter_mut().flat_map(|layer| layer.weights.iter_mut().chain(&mut layer.bias));
        let all = layers.chain(&mut self.shift).chain(&mut self.scale).chain(&mut self.direct);
        all.for_each(|number| *number = rounded(*number));
        self
    }
}

/// Whether the outputs that were there before listen to inputs that are new.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Newcomers {
    /// There are none.
    Heard,
    Unheard,
}

/// A layer put into the corner of a wider one.
fn grafted(old: &Layer, mut wide: Layer, newcomers: Newcomers) -> Layer {
    let (outputs, width) = (old.bias.len(), wide.bias.len());
    let mut rows = old.weights.chunks_exact(outputs);
    for row in wide.weights.chunks_exact_mut(width) {
        match rows.next() {
            Some(before) => row[..outputs].copy_from_slice(before),
            None if newcomers == Newcomers::Unheard => row[..outputs].fill(0.0),
            None => {}
        }
    }
    wide.bias[..outputs].copy_from_slice(&old.bias);
    wide
}

fn rounded(number: f32) -> f32 {
    format!("{number:.*e}", DIGITS - 1).parse().unwrap_or(number)
}

#[cfg(test)]
mod tests {
    use saturnalia_rules::MAX_SEATS;

    use super::super::network::{Origin, inputs};
    use super::super::{Standings, Swift};
    use super::*;

    fn network(dice: &mut Dice) -> Network {
        let width = 5;
        let mut numbers = |count: usize| (0..count).map(|_| dice.below(2000) as f32 / 1000.0 - 1.0).collect();
        let (shift, scale, direct) = (numbers(width), numbers(width), numbers(inputs(width)));
        let layers = vec![fresh_layer(inputs(width), 6, dice), fresh_layer(6, 3, dice), fresh_layer(3, 1, dice)];
        Network {
            game: "test".to_owned(),
            origin: Origin::default(),
            features: Vec::new(),
            shift,
            scale,
            direct,
            layers,
        }
    }

    fn says(network: &Network, seats: usize, numbers: &[f32]) -> Vec<f32> {
        let mut standings = Standings::default();
        standings.recall(seats, numbers);
        Swift::new(network).win_shares(&mut standings).0[..seats].to_vec()
    }

    #[test]
    fn a_wider_network_says_what_the_narrow_one_said() {
        let mut dice = Dice::imagined(8);
        let narrow = network(&mut dice);
        let wide = narrow.clone().widened((16, 8), &mut dice);
        assert_eq!(wide.layers.iter().map(|layer| layer.bias.len()).collect::<Vec<_>>(), [16, 8, 1]);
        assert_eq!(narrow.clone().widened((4, 2), &mut dice), narrow, "never narrower");
        for seats in 2..=MAX_SEATS {
            let numbers: Vec<f32> = (0..5 * seats).map(|_| dice.below(9) as f32 / 2.0 - 2.0).collect();
            for (one, other) in says(&narrow, seats, &numbers).iter().zip(says(&wide, seats, &numbers)) {
                assert!((one - other).abs() < 1e-5, "{one} {other}");
            }
        }
    }

    #[test]
    fn digits_that_do_not_count_are_left_out() {
        assert_eq!(rounded(0.123_456_79), 0.1235);
        assert_eq!(rounded(-98_765.4), -98_770.0);
        assert_eq!(rounded(0.0), 0.0);
    }
}
