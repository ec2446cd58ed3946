//! The network learning: gradients by back-propagation, steps by Adam.
//!
//! Written out here because a training library would triple the crates we build on for a network of a few thousand weights: see
//! `docs/decisions/006-learned-evaluation.md`.

use saturnalia_rules::Dice;

use super::network::{self, Layer, Network};
use super::samples::Lesson;
use super::{Sample, Standings};

const FIRST_MOMENT: f32 = 0.9;
const SECOND_MOMENT: f32 = 0.999;
/// Weights that nothing asks for shrink by this much of the step.
const DECAY: f32 = 1e-2;

/// How small a difference in chances should decide between answers: in a turn of a game little is won or lost.
const KEENNESS: f32 = 0.1;
/// How much a choice counts for against an end: its error is steeper already.
const CHOICE: f32 = 0.5;

/// A network that learns.
#[derive(Debug)]
pub(super) struct Learner {
    pub(super) network: Network,
    gradient: Slopes,
    first: Slopes,
    second: Slopes,
    steps: i32,
    standings: Standings,
    /// What each layer read, for every seat of every position of the sample at hand: `[place][layer]`.
    read: Vec<Vec<Vec<f32>>>,
    error: Vec<f32>,
    error_before: Vec<f32>,
}

/// One number for every weight of a network.
#[derive(Clone, Debug)]
struct Slopes {
    direct: Vec<f32>,
    layers: Vec<Layer>,
}

impl Slopes {
    fn zeroed(network: &Network) -> Slopes {
        let zeros =
            |layer: &Layer| Layer { weights: vec![0.0; layer.weights.len()], bias: vec![0.0; layer.bias.len()] };
        Slopes { direct: vec![0.0; network.direct.len()], layers: network.layers.iter().map(zeros).collect() }
    }
}

/// Every weight in its order.
fn weights<'a>(direct: &'a mut [f32], layers: &'a mut [Layer]) -> impl Iterator<Item = &'a mut f32> {
    direct.iter_mut().chain(layers.iter_mut().flat_map(|layer| layer.weights.iter_mut().chain(&mut layer.bias)))
}

/// A layer with small random weights, so that its outputs are about as large as its inputs.
pub(super) fn fresh_layer(inputs: usize, outputs: usize, dice: &mut Dice) -> Layer {
    let spread = (2.0 / inputs as f32).sqrt();
    let mut uniform = || dice.below(1 << 24) as f32 / (1 << 23) as f32 - 1.0;
    Layer { weights: (0..inputs * outputs).map(|_| uniform() * spread).collect(), bias: vec![0.0; outputs] }
}

impl Learner {
    pub(super) fn new(network: Network) -> Learner {
        Learner {
            gradient: Slopes::zeroed(&network),
            first: Slopes::zeroed(&network),
            second: Slopes::zeroed(&network),
            steps: 0,
            standings: Standings::default(),
            read: Vec::new(),
            error: Vec::new(),
            error_before: Vec::new(),
            network,
        }
    }

    /// One step down the slope of these samples. Says how wrong the network was, in nats per sample.
    pub(super) fn step<'a>(&mut self, samples: impl Iterator<Item = &'a Sample>, rate: f32) -> f32 {
        weights(&mut self.gradient.direct, &mut self.gradient.layers).for_each(|slope| *slope = 0.0);
        let (mut count, mut loss) = (0.0, 0.0);
        for sample in samples {
            count += 1.0;
            loss += self.look_at(sample);
        }
        self.descend(rate, 1.0 / count);
        loss / count
    }

    /// Adds what one sample says about the weights. Returns how surprised the network was by it.
    fn look_at(&mut self, sample: &Sample) -> f32 {
        let seats = usize::from(sample.seats);
        match &sample.lesson {
            Lesson::Won { position, shares } => self.look_at_end(seats, position, shares),
            Lesson::Chosen { seat, positions, attention } => {
                self.look_at_choice(seats, usize::from(*seat), positions, attention)
            }
        }
    }

    /// The win shares should be what was won.
    fn look_at_end(&mut self, seats: usize, position: &[f32], shares: &[f32]) -> f32 {
        let mut outputs = self.outputs(seats, position, 0);
        network::softmax(&mut outputs);
        for (seat, (output, share)) in outputs.iter().zip(shares).enumerate() {
            self.backward(seat, output - share);
        }
        surprise(shares, &outputs)
    }

    /// Of what one seat can choose from, the best chances should be where a search looked most.
    fn look_at_choice(&mut self, seats: usize, seat: usize, positions: &[Vec<f32>], attention: &[f32]) -> f32 {
        let outputs: Vec<Vec<f32>> =
            positions.iter().enumerate().map(|(index, numbers)| self.outputs(seats, numbers, index * seats)).collect();
        // The chances of each of the others, if not this seat wins.
        let others: Vec<Vec<f32>> = outputs.iter().map(|outputs| without(outputs, seat)).collect();
        let mut drawn: Vec<f32> = outputs.iter().map(|outputs| log_odds(outputs, seat) / KEENNESS).collect();
        network::softmax(&mut drawn);
        for (index, (drawn, share)) in drawn.iter().zip(attention).enumerate() {
            let error = (drawn - share) * CHOICE / KEENNESS;
            for (other, part) in others[index].iter().enumerate() {
                self.backward(index * seats + other, if other == seat { error } else { -error * part });
            }
        }
        CHOICE * surprise(attention, &drawn)
    }

    /// The outputs for all seats of a position; what the layers read is remembered from `place` on.
    fn outputs(&mut self, seats: usize, numbers: &[f32], place: usize) -> Vec<f32> {
        self.standings.recall(seats, numbers);
        self.network.scale_numbers(&mut self.standings);
        self.read.resize_with((place + seats).max(self.read.len()), Vec::new);
        (0..seats).map(|seat| self.forward(seat, place + seat)).collect()
    }

    /// The output for one seat; remembers what every layer read.
    fn forward(&mut self, seat: usize, place: usize) -> f32 {
        let layers = &self.network.layers;
        let read = &mut self.read[place];
        read.resize_with(layers.len() + 1, Vec::new);
        network::gather(&self.standings.work.scaled, self.standings.width, seat, &mut read[0]);
        for (index, layer) in layers.iter().enumerate() {
            let (before, after) = read.split_at_mut(index + 1);
            layer.apply(&before[index], &mut after[0], index + 1 < layers.len());
        }
        let direct: f32 = read[0].iter().zip(&self.network.direct).map(|(number, weight)| number * weight).sum();
        direct + read[layers.len()][0]
    }

    /// Carries the error of a remembered output back through the layers.
    fn backward(&mut self, place: usize, error: f32) {
        self.error.clear();
        self.error.push(error);
        let direct = self.gradient.direct.iter_mut().zip(&self.read[place][0]);
        direct.for_each(|(slope, number)| *slope += number * error);
        for index in (0..self.network.layers.len()).rev() {
            let layer = &self.network.layers[index];
            let gradient = &mut self.gradient.layers[index];
            let input = &self.read[place][index];
            let outputs = layer.bias.len();
            self.error_before.clear();
            for ((number, weights), slope) in
                input.iter().zip(layer.weights.chunks_exact(outputs)).zip(gradient.weights.chunks_exact_mut(outputs))
            {
                let mut back = 0.0;
                for ((error, weight), slope) in self.error.iter().zip(weights).zip(slope) {
                    *slope += number * error;
                    back += weight * error;
                }
                // A number that was cut off passes nothing on; the first layer's inputs are passed nowhere.
                self.error_before.push(if index > 0 && *number > 0.0 { back } else { 0.0 });
            }
            gradient.bias.iter_mut().zip(&self.error).for_each(|(slope, error)| *slope += error);
            std::mem::swap(&mut self.error, &mut self.error_before);
        }
    }

    fn descend(&mut self, rate: f32, share: f32) {
        self.steps += 1;
        let first_left = 1.0 - FIRST_MOMENT.powi(self.steps);
        let second_left = 1.0 - SECOND_MOMENT.powi(self.steps);
        let network = &mut self.network;
        let all = weights(&mut network.direct, &mut network.layers)
            .zip(weights(&mut self.gradient.direct, &mut self.gradient.layers))
            .zip(weights(&mut self.first.direct, &mut self.first.layers))
            .zip(weights(&mut self.second.direct, &mut self.second.layers));
        for (((weight, slope), first), second) in all {
            let slope = *slope * share;
            *first = FIRST_MOMENT * *first + (1.0 - FIRST_MOMENT) * slope;
            *second = SECOND_MOMENT * *second + (1.0 - SECOND_MOMENT) * slope * slope;
            let step = (*first / first_left) / ((*second / second_left).sqrt() + 1e-8);
            *weight -= rate * (step + DECAY * *weight);
        }
    }
}

/// How surprising `shares` are to whoever expected `expected`, in nats.
fn surprise(shares: &[f32], expected: &[f32]) -> f32 {
    shares.iter().zip(expected).map(|(share, expected)| -share * expected.max(1e-6).ln()).sum()
}

/// The softmax over all outputs but one, which gets nothing.
fn without(outputs: &[f32], seat: usize) -> Vec<f32> {
    let mut others = outputs.to_vec();
    others[seat] = f32::NEG_INFINITY;
    network::softmax(&mut others);
    others
}

/// How much likelier a seat wins than not, as a logarithm.
fn log_odds(outputs: &[f32], seat: usize) -> f32 {
    let most = outputs.iter().copied().fold(f32::MIN, f32::max);
    let others = outputs.iter().enumerate().filter(|(other, _)| *other != seat);
    let sum: f32 = others.map(|(_, output)| (output - most).exp()).sum();
    outputs[seat] - most - sum.ln()
}

#[cfg(test)]
mod tests {
    use super::super::network::Origin;
    use super::super::network::inputs;
    use super::*;

    fn tiny(width: usize) -> Network {
        let mut dice = Dice::imagined(3);
        Network {
            game: "test".to_owned(),
            origin: Origin::default(),
            features: Vec::new(),
            shift: vec![0.0; width],
            scale: vec![1.0; width],
            direct: vec![0.0; inputs(width)],
            layers: vec![fresh_layer(inputs(width), 8, &mut dice), fresh_layer(8, 1, &mut dice)],
        }
    }

    fn sample(dice: &mut Dice) -> Sample {
        let numbers: Vec<f32> = (0..6).map(|_| dice.below(200) as f32 / 100.0 - 1.0).collect();
        // The first number decides, and the second hurts the others.
        let hurt: f32 = (0..3).map(|seat| numbers[2 * seat + 1]).sum();
        let worth: Vec<f32> = (0..3).map(|seat| numbers[2 * seat] - (hurt - numbers[2 * seat + 1])).collect();
        let best = worth.iter().copied().fold(f32::MIN, f32::max);
        let shares = worth.iter().map(|own| if *own == best { 1.0 } else { 0.0 }).collect();
        Sample { seats: 3, lesson: Lesson::Won { position: numbers, shares } }
    }

    /// Three positions, of which the one with the highest first number of seat 1 is chosen most.
    fn choice(dice: &mut Dice) -> Sample {
        let positions: Vec<Vec<f32>> =
            (0..3).map(|_| (0..6).map(|_| dice.below(200) as f32 / 100.0 - 1.0).collect()).collect();
        let best = positions.iter().map(|numbers| numbers[2]).fold(f32::MIN, f32::max);
        let attention = positions.iter().map(|numbers| if numbers[2] == best { 0.8 } else { 0.1 }).collect();
        Sample { seats: 3, lesson: Lesson::Chosen { seat: 1, positions, attention } }
    }

    #[test]
    fn the_slope_is_the_slope_of_the_loss() {
        let mut dice = Dice::imagined(5);
        for sample in [sample(&mut dice), choice(&mut dice)] {
            let mut learner = Learner::new(tiny(2));
            learner.look_at(&sample);
            let slopes = learner.gradient.layers.clone();
            for (layer, index) in [(0, 0), (0, 13), (0, 40), (1, 2), (1, 7)] {
                let loss = |by: f32| {
                    let mut moved = Learner::new(tiny(2));
                    moved.network.layers[layer].weights[index] += by;
                    moved.look_at(&sample)
                };
                let (measured, said) = ((loss(1e-3) - loss(-1e-3)) / 2e-3, slopes[layer].weights[index]);
                assert!(
                    (measured - said).abs() < 0.01 + 0.02 * said.abs(),
                    "layer {layer}, weight {index}: {measured} {said}"
                );
            }
        }
    }

    #[test]
    fn what_decides_is_learned() {
        let mut dice = Dice::imagined(7);
        let samples: Vec<Sample> = (0..2000).map(|_| sample(&mut dice)).collect();
        let mut learner = Learner::new(tiny(2));
        let before = learner.step(samples.iter(), 0.0);
        for _ in 0..20 {
            for batch in samples.chunks(50) {
                learner.step(batch.iter(), 3e-3);
            }
        }
        let after = learner.step(samples.iter(), 0.0);
        assert!(before > 0.9 && after < 0.35, "{before} → {after}");
    }
}
