//! Hints: the best offers for a seat, with what they promise and why.
//!
//! *What* comes from search. *Why* is found out by playing on ([`Futures`]), where the game says what is at stake. Where it does not, the
//! features of the game have to do: each of the best offers is played in the same imagined worlds, followed for a few answers, and what
//! then differs from the other offers is weighed by how much such differences move the evaluation (a linear fit over all these worlds).

use saturnalia_protocol::wire::{HintOffer, HintReason};
use saturnalia_rules::{Dice, Label, Rules, Seen};

use crate::futures::Futures;
use crate::learn::{Network, Standings};
use crate::search::{Budget, Judge, Search, Settings};
use crate::{Beginner, Bot as _, Patience, Tuning, Weighed};

/// How often a beginner is asked what they would do.
const BEGINNERS: usize = 9;
/// Offers spoken of.
const MOST_OFFERS: usize = 3;
/// Reasons given for an offer.
const MOST_REASONS: usize = 3;
/// Worlds in which offers are compared.
const WORLDS: usize = 24;
/// Worlds in which they are compared even for somebody in a hurry.
const FEWEST_WORLDS: usize = 3;
/// Choices by which each comparison follows an offer.
const FOLLOWED: u32 = 6;
/// A reason that moves the evaluation by less than this is none.
const LEAST: f32 = 0.004;

/// How much is thought about a hint.
#[derive(Clone, Copy, Debug)]
pub struct Manner<'a> {
    /// What is searched; that many worlds at most are imagined besides.
    pub budget: Budget,
    pub threads: usize,
    pub seed: u64,
    pub patience: &'a Patience,
}

/// The best offers of an asked seat, best first. The best one is compared with what the player is about to answer, if it is something else,
/// or with what a beginner would. `say` puts an answer into words; what has none is left out.
pub fn advise<R: Rules>(
    seen: &Seen<'_, R>,
    idea: Option<R::Answer>,
    tuning: &Tuning,
    manner: &Manner<'_>,
    say: impl Fn(R::Answer) -> Option<Label>,
) -> Vec<HintOffer<R::Answer>> {
    let Manner { budget, threads, seed, patience } = *manner;
    let settings = Settings::strong(tuning, budget, Network::shipped::<R>(tuning)).on_threads(threads);
    let considered = Search::new(settings.clone(), seed).choose_within(seen, patience);
    let mut dice = Dice::imagined(seed);
    let mut judge = Judge::new(settings.network);
    let mut offers = Vec::new();
    seen.offers(&mut offers);
    let searched = considered.weighed;
    if R::STAKES.is_none() || searched.is_empty() {
        let compared = Compared::of(seen, &offers, &mut judge, &mut dice, patience);
        // Where there is nothing to choose nothing was searched.
        let lone = || vec![Weighed::at_a_look(considered.answer, compared.values[0])];
        let told = if searched.is_empty() { lone() } else { spoken_of(&searched) };
        let told = told.into_iter().filter_map(|best| {
            let at = offers.iter().position(|offer| *offer == best.answer);
            let reasons = at.map_or_else(Vec::new, |at| compared.reasons::<R>(at));
            Some(HintOffer {
                answer: best.answer,
                label: say(best.answer)?,
                win_share: best.value,
                reasons,
                compared: None,
            })
        });
        return told.collect();
    }
    let told = spoken_of(&searched);
    let best = told[0].answer;
    let rival = idea.filter(|idea| *idea != best).unwrap_or_else(|| tempting(seen, best, &searched, &mut dice));
    let mut played: Vec<R::Answer> = told.iter().map(|offer| offer.answer).collect();
    if !played.contains(&rival) {
        played.push(rival);
    }
    let futures = Futures::of(seen, &played, &mut judge, &mut dice, patience);
    let compare = |one: R::Answer, other: R::Answer| {
        let at = |answer: R::Answer| played.iter().position(|offer| *offer == answer);
        let share = |answer: R::Answer| searched.iter().find(|offer| offer.answer == answer).map(|offer| offer.value);
        let lead = share(one).zip(share(other)).map_or(0.0, |(one, other)| one - other);
        Some(futures.as_ref()?.compare(at(one)?, at(other)?, say(other)?, lead))
    };
    let told = told.iter().filter_map(|offer| {
        Some(HintOffer {
            answer: offer.answer,
            label: say(offer.answer)?,
            win_share: offer.value,
            reasons: Vec::new(),
            compared: compare(offer.answer, if offer.answer == best { rival } else { best }),
        })
    });
    told.collect()
}

/// What search looked at most, in the order of what it promises.
fn spoken_of<A: Copy>(searched: &[Weighed<A>]) -> Vec<Weighed<A>> {
    let mut told = searched[..searched.len().min(MOST_OFFERS)].to_vec();
    told.sort_by(|one, other| other.value.total_cmp(&one.value));
    told
}

/// What a beginner would do instead of the best: the answer that several of them take most often, else the second best.
fn tempting<R: Rules>(
    seen: &Seen<'_, R>,
    best: R::Answer,
    searched: &[Weighed<R::Answer>],
    dice: &mut Dice,
) -> R::Answer {
    let mut taken: Vec<(usize, R::Answer)> = Vec::new();
    for _ in 0..BEGINNERS {
        let answer = Beginner::new(dice.number()).choose(seen).answer;
        match taken.iter_mut().find(|(_, other)| *other == answer) {
            Some((times, _)) => *times += 1,
            None => taken.push((1, answer)),
        }
    }
    // One of nine is a whim.
    let others = taken.into_iter().filter(|(times, answer)| *times > 1 && *answer != best);
    let second = || searched.iter().map(|offer| offer.answer).find(|answer| *answer != best);
    others.max_by_key(|(times, _)| *times).map(|(_, answer)| answer).or_else(second).unwrap_or(best)
}

/// What each offer leads to, on average over the worlds.
struct Compared {
    /// Offer after offer: the seat's features.
    features: Vec<Vec<f32>>,
    /// Offer after offer: what the seat can expect.
    values: Vec<f32>,
    /// How much one of each feature moves the value.
    slopes: Vec<f32>,
}

impl Compared {
    fn of<R: Rules>(
        seen: &Seen<'_, R>,
        offers: &[R::Answer],
        judge: &mut Judge,
        dice: &mut Dice,
        patience: &Patience,
    ) -> Compared {
        let seat = seen.seat();
        let mut fit = Fit::new(R::FEATURES.len());
        let mut means = vec![vec![0.0; R::FEATURES.len()]; offers.len()];
        let mut values = vec![0.0; offers.len()];
        let mut standings = Standings::default();
        let mut room = Vec::new();
        let mut worlds = 0;
        while worlds < WORLDS && (worlds < FEWEST_WORLDS || !patience.is_over()) {
            worlds += 1;
            let world = seen.imagine(dice);
            for ((offer, mean), expected) in offers.iter().zip(&mut means).zip(&mut values) {
                let mut after = world.clone();
                after.play_offered(seat, *offer, None);
                judge.follow(&mut after, FOLLOWED, &mut room);
                standings.read::<R>(after.state(), after.seats());
                let own = &standings.of(seat.index())[1..];
                mean.iter_mut().zip(own).for_each(|(mean, number)| *mean += number);
                let value = judge.values(&after)[seat];
                *expected += value;
                fit.note(own, value);
            }
        }
        means.iter_mut().flatten().chain(&mut values).for_each(|sum| *sum /= worlds as f32);
        Compared { features: means, values, slopes: fit.slopes() }
    }

    /// What the offer changes compared with the mean of the others: what speaks for it, then what speaks against it; of each the
    /// weightiest first.
    fn reasons<R: Rules>(&self, offer: usize) -> Vec<HintReason> {
        let others = (self.features.len() - 1).max(1) as f32;
        let reasons = R::FEATURES
            .iter()
            .enumerate()
            .map(|(index, feature)| {
                let own = self.features[offer][index];
                let all: f32 = self.features.iter().map(|features| features[index]).sum();
                let difference = own - (all - own) / others;
                HintReason {
                    label: Label::from(*feature),
                    feature: feature.key().to_owned(),
                    difference,
                    weight: difference * self.slopes[index],
                }
            })
            .filter(|reason| reason.weight.abs() >= LEAST);
        let (mut pro, mut contra): (Vec<HintReason>, Vec<HintReason>) = reasons.partition(|reason| reason.weight > 0.0);
        for side in [&mut pro, &mut contra] {
            side.sort_by(|one, other| other.weight.abs().total_cmp(&one.weight.abs()));
        }
        // Whoever asks for advice wants to know what an answer is good for, and its price.
        contra.truncate(if pro.is_empty() { MOST_REASONS } else { 1 });
        pro.truncate(MOST_REASONS - contra.len());
        pro.append(&mut contra);
        pro
    }
}

/// A linear fit with a little resistance against large slopes (ridge regression).
struct Fit {
    width: usize,
    count: f64,
    sums: Vec<f64>,
    products: Vec<f64>,
    value: f64,
    with_value: Vec<f64>,
}

impl Fit {
    fn new(width: usize) -> Fit {
        Fit {
            width,
            count: 0.0,
            sums: vec![0.0; width],
            products: vec![0.0; width * width],
            value: 0.0,
            with_value: vec![0.0; width],
        }
    }

    fn note(&mut self, numbers: &[f32], value: f32) {
        self.count += 1.0;
        self.value += f64::from(value);
        for (row, one) in numbers.iter().map(|number| f64::from(*number)).enumerate() {
            self.sums[row] += one;
            self.with_value[row] += one * f64::from(value);
            for (column, other) in numbers.iter().enumerate() {
                self.products[row * self.width + column] += one * f64::from(*other);
            }
        }
    }

    /// Solves the normal equations by elimination; what never changed gets no slope.
    fn slopes(self) -> Vec<f32> {
        let (width, count) = (self.width, self.count.max(1.0));
        let mean = |row: usize| self.sums[row] / count;
        let mut rows: Vec<Vec<f64>> = (0..width)
            .map(|row| {
                let mut line: Vec<f64> = (0..width)
                    .map(|column| self.products[row * width + column] / count - mean(row) * mean(column))
                    .collect();
                line[row] = line[row] * 1.05 + 1e-3;
                line.push(self.with_value[row] / count - mean(row) * self.value / count);
                line
            })
            .collect();
        for pivot in 0..width {
            let (above, below) = rows.split_at_mut(pivot + 1);
            let from = &above[pivot];
            for line in below {
                let share = line[pivot] / from[pivot];
                line.iter_mut().zip(from).skip(pivot).for_each(|(number, other)| *number -= share * other);
            }
        }
        let mut slopes = vec![0.0; width];
        for row in (0..width).rev() {
            let known: f64 = (row + 1..width).map(|column| rows[row][column] * slopes[column]).sum();
            slopes[row] = (rows[row][width] - known) / rows[row][row];
        }
        slopes.into_iter().map(|slope| slope as f32).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fit_finds_what_moves_the_value() {
        let mut dice = Dice::imagined(2);
        let mut fit = Fit::new(3);
        for _ in 0..500 {
            let numbers: Vec<f32> = (0..3).map(|_| dice.below(100) as f32 / 10.0).collect();
            fit.note(&numbers, 0.04 * numbers[0] - 0.02 * numbers[2] + 0.5);
        }
        let slopes = fit.slopes();
        let near = |slope: f32, wanted: f32| (slope - wanted).abs() < 0.004;
        assert!(near(slopes[0], 0.04) && near(slopes[1], 0.0) && near(slopes[2], -0.02), "{slopes:?}");
    }
}
