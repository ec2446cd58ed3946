//! The network at work.
//!
//! One and the same small network reads each seat: its own numbers, the mean and the largest of the others' numbers, and how many sit at the
//! table. It gives one number per seat; the win shares are the softmax over the seats. So it plays with any number of seats, and no chair is special.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use saturnalia_rules::Rules;

use crate::Tuning;
use serde::{Deserialize, Serialize};

use super::Standings;

/// A learned evaluation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Network {
    /// The game's key.
    pub game: String,
    pub origin: Origin,
    /// The features it reads, behind the appraisal: it fits no other list.
    pub features: Vec<String>,
    /// What is subtracted from each number, and what the rest is multiplied by.
    pub(super) shift: Vec<f32>,
    pub(super) scale: Vec<f32>,
    /// From every number read straight to the output: what counts simply counts, and the layers learn the rest.
    pub(super) direct: Vec<f32>,
    pub(super) layers: Vec<Layer>,
}

/// Where a network comes from.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Origin {
    pub command: String,
    pub seed: u64,
    /// Games played for it.
    pub games: u64,
    /// Time it took, on how many threads.
    pub seconds: u64,
    pub threads: u64,
}

/// `output = weights × input + bias`, negative outputs cut off except in the last layer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Layer {
    /// Input after input, each with the weight to every output.
    pub(super) weights: Vec<f32>,
    pub(super) bias: Vec<f32>,
}

/// Why a file holds no usable network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NetworkError {
    #[error("this is not a network: {0}")]
    Malformed(String),
    #[error("a network for {found}, not for {wanted}")]
    OtherGame { found: String, wanted: &'static str },
    #[error("the network reads other features than the game declares")]
    OtherFeatures,
    #[error("the layers do not fit each other")]
    Shape,
}

impl Network {
    /// The network that was shipped with this game, read once.
    ///
    /// # Panics
    /// If the shipped file is broken: a test of the catalog reads them all.
    pub fn shipped<R: Rules>(tuning: &Tuning) -> Option<Arc<Network>> {
        /// By game, and where the text lies: a game may ship several.
        type Shipped = HashMap<(&'static str, usize), Arc<Network>>;
        static READ: OnceLock<Mutex<Shipped>> = OnceLock::new();
        let text = tuning.learned?;
        let mut read = READ.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
        let network = read
            .entry((R::INFO.key, text.as_ptr() as usize))
            .or_insert_with(|| Arc::new(Network::parse::<R>(text).expect("the shipped network fits its game")));
        Some(Arc::clone(network))
    }

    /// Reads a network and checks that it fits the game.
    pub fn parse<R: Rules>(text: &str) -> Result<Network, NetworkError> {
        let network: Network =
            serde_json::from_str(text).map_err(|error| NetworkError::Malformed(error.to_string()))?;
        if network.game != R::INFO.key {
            return Err(NetworkError::OtherGame { found: network.game, wanted: R::INFO.key });
        }
        if !network.features.iter().map(String::as_str).eq(R::FEATURES.iter().map(|feature| feature.key())) {
            return Err(NetworkError::OtherFeatures);
        }
        if network.has_shape(Standings::width_of::<R>()) { Ok(network) } else { Err(NetworkError::Shape) }
    }

    fn has_shape(&self, width: usize) -> bool {
        let mut inputs = inputs(width);
        if self.direct.len() != inputs {
            return false;
        }
        for layer in &self.layers {
            if layer.weights.len() != inputs * layer.bias.len() {
                return false;
            }
            inputs = layer.bias.len();
        }
        let numbers = self.layers.iter().flat_map(|layer| layer.weights.iter().chain(&layer.bias));
        let finite = numbers.chain(&self.shift).chain(&self.scale).chain(&self.direct).all(|number| number.is_finite());
        inputs == 1 && self.shift.len() == width && self.scale.len() == width && finite
    }

    /// The text of its file.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a network is JSON")
    }

    /// Brings all numbers to about the same size.
    pub(super) fn scale_numbers(&self, standings: &mut Standings) {
        let scaled = &mut standings.work.scaled;
        scaled.clear();
        for numbers in standings.numbers.chunks_exact(standings.width) {
            let all = numbers.iter().zip(self.shift.iter().zip(&self.scale));
            scaled.extend(all.map(|(number, (shift, scale))| ((number - shift) * scale).clamp(-5.0, 5.0)));
        }
    }
}

impl Layer {
    pub(super) fn apply(&self, input: &[f32], output: &mut Vec<f32>, cut: bool) {
        output.clear();
        match self.bias.len() {
            8 => self.multiply::<8>(input, output),
            4 => self.multiply::<4>(input, output),
            1 => self.multiply::<1>(input, output),
            _ => self.multiply_any(input, output),
        }
        if cut {
            output.iter_mut().for_each(|number| *number = number.max(0.0));
        }
    }
}

impl Layer {
    /// For the usual widths: the sums stay in registers.
    fn multiply<const OUTPUTS: usize>(&self, input: &[f32], output: &mut Vec<f32>) {
        let mut sums: [f32; OUTPUTS] = std::array::from_fn(|index| self.bias[index]);
        let (rows, _) = self.weights.as_chunks::<OUTPUTS>();
        for (number, weights) in input.iter().zip(rows) {
            for index in 0..OUTPUTS {
                sums[index] += number * weights[index];
            }
        }
        output.extend_from_slice(&sums);
    }

    fn multiply_any(&self, input: &[f32], output: &mut Vec<f32>) {
        output.extend_from_slice(&self.bias);
        for (number, weights) in input.iter().zip(self.weights.chunks_exact(self.bias.len())) {
            output.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += number * weight);
        }
    }
}

/// How many numbers the first layer reads for seats of this width.
pub(super) fn inputs(width: usize) -> usize {
    3 * width + 1
}

/// What the first layer reads for one seat: its own numbers, the mean and the largest of the others', the number of seats.
pub(super) fn gather(scaled: &[f32], width: usize, seat: usize, into: &mut Vec<f32>) {
    let seats = scaled.len() / width;
    let share = 1.0 / (seats - 1).max(1) as f32;
    into.clear();
    into.extend_from_slice(&scaled[seat * width..][..width]);
    into.resize(2 * width, 0.0);
    into.resize(3 * width, f32::MIN);
    let (means, largest) = into[width..].split_at_mut(width);
    for (_, numbers) in scaled.chunks_exact(width).enumerate().filter(|(other, _)| *other != seat) {
        for ((mean, largest), number) in means.iter_mut().zip(&mut *largest).zip(numbers) {
            *mean += number * share;
            *largest = largest.max(*number);
        }
    }
    into.push(seats_as_number(seats));
}

/// The number of seats, about as large as everything else that is read.
pub(super) fn seats_as_number(seats: usize) -> f32 {
    seats as f32 / 3.0 - 1.0
}

pub(super) fn softmax(numbers: &mut [f32]) {
    let most = numbers.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for number in numbers.iter_mut() {
        *number = (*number - most).exp();
        sum += *number;
    }
    numbers.iter_mut().for_each(|number| *number /= sum);
}
