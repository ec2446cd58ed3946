//! A training without its types.

use std::fmt;

use saturnalia_bots::Tuning;
use saturnalia_bots::learn::{Network, NetworkError, Progress, Training, TrainingPlan};
use saturnalia_rules::Rules;

/// A learned evaluation in the making: see [`Training`].
pub trait AnyTraining: fmt::Debug {
    /// Games of the generation under way that are played, and how many there are to be.
    fn played(&self) -> (u64, u64);
    /// Plays at most so many further games of the generation under way.
    fn play_on(&mut self, threads: usize, most: u64, played: &(dyn Fn(u64) + Sync));
    /// Ends the generation under way: plays what is left of it, learns, measures. `played` is told of every game that is done.
    fn advance(&mut self, threads: usize, played: &(dyn Fn(u64) + Sync)) -> Progress;
    /// Generations done.
    fn generation(&self) -> u32;
    /// The file of the network as it is now.
    fn network(&self) -> Option<String>;
    /// Everything needed to go on later.
    fn written(&self) -> String;
}

impl<R: Rules> AnyTraining for Training<R> {
    fn played(&self) -> (u64, u64) {
        Training::played(self)
    }

    fn play_on(&mut self, threads: usize, most: u64, played: &(dyn Fn(u64) + Sync)) {
        Training::play_on(self, threads, most, played);
    }

    fn advance(&mut self, threads: usize, played: &(dyn Fn(u64) + Sync)) -> Progress {
        Training::advance(self, threads, played)
    }

    fn generation(&self) -> u32 {
        Training::generation(self)
    }

    fn network(&self) -> Option<String> {
        Training::network(self).map(Network::to_text)
    }

    fn written(&self) -> String {
        Training::written(self)
    }
}

pub(crate) type Trained = Result<Box<dyn AnyTraining>, NetworkError>;

pub(crate) fn training<R: Rules>(plan: TrainingPlan, written: Option<&str>, tuning: Tuning) -> Trained {
    match written {
        Some(written) => Ok(Box::new(Training::<R>::resume(written, tuning)?)),
        None => Ok(Box::new(Training::<R>::new(plan, tuning))),
    }
}
