//! A network laid out to be read fast: millions of times in a search, always the same way.
//!
//! What the first layer reads of a seat is made of its own numbers and of the mean and the largest of the others' ([`gather`]). Instead of
//! gathering three copies of everything for every seat, every number is read once: means are sums without the own number, and the largest
//! of the others' is the same for all seats but the one that holds it. The direct path from every number to the output is one more output of
//! the first layer.
//!
//! [`gather`]: super::network::gather

use saturnalia_rules::{BySeat, MAX_SEATS};

use super::Standings;
use super::network::{Layer, Network, seats_as_number, softmax};

/// A network that is read and no longer learns.
#[derive(Clone, Debug)]
pub(crate) struct Swift {
    shift: Vec<f32>,
    scale: Vec<f32>,
    first: First,
    rest: Vec<Layer>,
}

/// The first layer, in rows that fill whole registers of four numbers.
#[derive(Clone, Debug)]
enum First {
    UpTo11(Box<Rows<12>>),
    UpTo19(Box<Rows<20>>),
    UpTo35(Box<Rows<36>>),
    UpTo259(Box<Rows<260>>),
}

/// A row for each number of a seat. Behind the outputs that are cut off below zero stands the direct path.
#[derive(Clone, Debug)]
struct Rows<const LANES: usize> {
    hidden: usize,
    /// What a number adds to its own seat, and, as mean and as largest, to the others.
    own: Vec<[f32; LANES]>,
    mean: Vec<[f32; LANES]>,
    most: Vec<[f32; LANES]>,
    /// With two at the table the other's number is mean and largest in one.
    rival: Vec<[f32; LANES]>,
    /// With more, the mean of the others is the mean of all with something of the own number taken away: by number of seats.
    apart: [Vec<[f32; LANES]>; MAX_SEATS + 1],
    /// What the number of seats adds, and what is there anyway.
    seats: [f32; LANES],
    bias: [f32; LANES],
}

impl Swift {
    pub(crate) fn new(network: &Network) -> Swift {
        let (first, rest) = network.layers.split_first().expect("a network has layers");
        let first = match first.bias.len() {
            0..=11 => First::UpTo11(Box::new(Rows::new(network, first))),
            12..=19 => First::UpTo19(Box::new(Rows::new(network, first))),
            20..=35 => First::UpTo35(Box::new(Rows::new(network, first))),
            _ => First::UpTo259(Box::new(Rows::new(network, first))),
        };
        Swift { shift: network.shift.clone(), scale: network.scale.clone(), first, rest: rest.to_vec() }
    }

    /// How likely each seat wins; together one.
    pub(crate) fn win_shares(&self, standings: &mut Standings) -> BySeat<f32> {
        let scaled = &mut standings.work.scaled;
        scaled.resize(standings.numbers.len(), 0.0);
        let seats = scaled.chunks_exact_mut(standings.width).zip(standings.numbers.chunks_exact(standings.width));
        #[expect(clippy::manual_clamp, reason = "no number is ever missing, and so several are cut off at once")]
        for (scaled, numbers) in seats {
            let all = scaled.iter_mut().zip(numbers).zip(self.shift.iter().zip(&self.scale));
            all.for_each(|((scaled, number), (shift, scale))| *scaled = ((number - shift) * scale).max(-5.0).min(5.0));
        }
        match &self.first {
            First::UpTo11(rows) => rows.read(standings, &self.rest),
            First::UpTo19(rows) => rows.read(standings, &self.rest),
            First::UpTo35(rows) => rows.read(standings, &self.rest),
            First::UpTo259(rows) => rows.read(standings, &self.rest),
        }
    }
}

impl<const LANES: usize> Rows<LANES> {
    fn new(network: &Network, first: &Layer) -> Rows<LANES> {
        let (hidden, width) = (first.bias.len(), network.shift.len());
        let row = |input: usize| {
            let mut row = [0.0; LANES];
            row[..hidden].copy_from_slice(&first.weights[input * hidden..][..hidden]);
            row[hidden] = network.direct[input];
            row
        };
        let rows = |from: usize| (from..from + width).map(row).collect::<Vec<_>>();
        let (own, mean, most) = (rows(0), rows(width), rows(2 * width));
        let both = |one: &[[f32; LANES]], other: &[[f32; LANES]], share: f32| -> Vec<[f32; LANES]> {
            let pairs = one.iter().zip(other);
            pairs.map(|(one, other)| std::array::from_fn(|lane| one[lane] + share * other[lane])).collect()
        };
        let mut bias = [0.0; LANES];
        bias[..hidden].copy_from_slice(&first.bias);
        Rows {
            hidden,
            rival: both(&mean, &most, 1.0),
            apart: std::array::from_fn(|seats| both(&own, &mean, -share_of_others(seats))),
            seats: row(3 * width),
            own,
            mean,
            most,
            bias,
        }
    }

    fn read(&self, standings: &mut Standings, rest: &[Layer]) -> BySeat<f32> {
        let count = standings.seats;
        let number = seats_as_number(count);
        let start = std::array::from_fn(|lane| self.bias[lane] + number * self.seats[lane]);
        let mut sums = [start; MAX_SEATS];
        let (width, work) = (standings.width, &mut standings.work);
        match &mut sums[..count] {
            [one, two] => {
                let (first, second) = work.scaled.split_at(width);
                self.read_two(first, second, one, two);
            }
            sums => self.read_many(&work.scaled, &mut work.next, sums),
        }
        let mut outputs = [0.0f32; MAX_SEATS];
        for (output, sums) in outputs.iter_mut().zip(&sums).take(count) {
            work.now.clear();
            work.now.extend(sums[..self.hidden].iter().map(|sum| sum.max(0.0)));
            for (index, layer) in rest.iter().enumerate() {
                layer.apply(&work.now, &mut work.next, index + 1 < rest.len());
                std::mem::swap(&mut work.now, &mut work.next);
            }
            *output = sums[self.hidden] + work.now[0];
        }
        softmax(&mut outputs[..count]);
        BySeat(outputs)
    }

    fn read_two(&self, first: &[f32], second: &[f32], one: &mut [f32; LANES], two: &mut [f32; LANES]) {
        let (mut ones, mut twos) = (*one, *two);
        let rows = self.own.iter().zip(&self.rival);
        for ((first, second), (own, rival)) in first.iter().zip(second).zip(rows) {
            for lane in 0..LANES {
                ones[lane] += first * own[lane] + second * rival[lane];
                twos[lane] += second * own[lane] + first * rival[lane];
            }
        }
        (*one, *two) = (ones, twos);
    }

    fn read_many(&self, scaled: &[f32], room: &mut Vec<f32>, sums: &mut [[f32; LANES]]) {
        let (count, width) = (sums.len(), self.own.len());
        let share = share_of_others(count);
        let seat = |seat: usize| &scaled[seat * width..][..width];
        // What the mean of all adds to everybody.
        room.clear();
        room.resize(width, 0.0);
        for other in 0..count {
            room.iter_mut().zip(seat(other)).for_each(|(sum, number)| *sum += number * share);
        }
        let mut common = [0.0f32; LANES];
        for (number, mean) in room.iter().zip(&self.mean) {
            for lane in 0..LANES {
                common[lane] += number * mean[lane];
            }
        }
        for (own, sums) in sums.iter_mut().enumerate() {
            room.fill(f32::MIN);
            for other in (0..count).filter(|other| *other != own) {
                room.iter_mut().zip(seat(other)).for_each(|(largest, number)| *largest = largest.max(*number));
            }
            let mut sum = common;
            let rows = self.apart[count].iter().zip(&self.most);
            for ((number, largest), (apart, most)) in seat(own).iter().zip(&*room).zip(rows) {
                for lane in 0..LANES {
                    sum[lane] += number * apart[lane] + largest * most[lane];
                }
            }
            for lane in 0..LANES {
                sums[lane] += sum[lane];
            }
        }
    }
}

fn share_of_others(seats: usize) -> f32 {
    1.0 / seats.saturating_sub(1).max(1) as f32
}

#[cfg(test)]
mod tests {
    use saturnalia_rules::Dice;

    use super::super::gradient::fresh_layer;
    use super::super::network::{Origin, gather, inputs};
    use super::*;

    fn network(width: usize, hidden: (usize, usize), dice: &mut Dice) -> Network {
        let mut numbers = |count: usize, about: f32| -> Vec<f32> {
            (0..count).map(|_| about + dice.below(2000) as f32 / 1000.0 - 1.0).collect()
        };
        let (shift, scale, direct) = (numbers(width, 0.0), numbers(width, 1.5), numbers(inputs(width), 0.0));
        let layers = vec![
            fresh_layer(inputs(width), hidden.0, dice),
            fresh_layer(hidden.0, hidden.1, dice),
            fresh_layer(hidden.1, 1, dice),
        ];
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

    /// As it is written in the network: gathered for every seat, layer by layer.
    fn word_by_word(network: &Network, seats: usize, numbers: &[f32]) -> Vec<f32> {
        let mut standings = Standings::default();
        standings.recall(seats, numbers);
        network.scale_numbers(&mut standings);
        let mut outputs: Vec<f32> = (0..seats)
            .map(|seat| {
                let (mut now, mut next) = (Vec::new(), Vec::new());
                gather(&standings.work.scaled, standings.width, seat, &mut now);
                let direct: f32 = now.iter().zip(&network.direct).map(|(number, weight)| number * weight).sum();
                for (index, layer) in network.layers.iter().enumerate() {
                    layer.apply(&now, &mut next, index + 1 < network.layers.len());
                    std::mem::swap(&mut now, &mut next);
                }
                direct + now[0]
            })
            .collect();
        softmax(&mut outputs);
        outputs
    }

    #[test]
    fn a_network_read_fast_says_what_it_says_word_by_word() {
        let mut dice = Dice::imagined(4);
        for hidden in [(8, 4), (16, 8), (5, 3), (24, 8), (40, 8)] {
            let network = network(7, hidden, &mut dice);
            let swift = Swift::new(&network);
            for seats in 2..=MAX_SEATS {
                for _ in 0..50 {
                    let numbers: Vec<f32> = (0..7 * seats).map(|_| dice.below(9) as f32 / 2.0 - 2.0).collect();
                    let mut standings = Standings::default();
                    standings.recall(seats, &numbers);
                    let shares = swift.win_shares(&mut standings);
                    let slow = word_by_word(&network, seats, &numbers);
                    for (seat, share) in slow.iter().enumerate() {
                        assert!((shares.0[seat] - share).abs() < 1e-4, "{hidden:?} {seats} {shares:?} {slow:?}");
                    }
                }
            }
        }
    }
}
