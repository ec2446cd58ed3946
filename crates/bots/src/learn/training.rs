//! Learning from games against oneself: play, learn, measure, again.

use std::marker::PhantomData;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use saturnalia_rules::{Dice, Rules, SeatCount};
use serde::{Deserialize, Serialize};
use web_time::Instant;

use super::gradient::{Learner, fresh_layer};
use super::network::{Network, NetworkError, Origin, inputs};
use super::samples::Lesson;
use super::{Sample, Standings, samples};
use crate::Tuning;
use crate::search::{Budget, Settings};

/// How to train.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct TrainingPlan {
    /// Decides everything, together with the other numbers here; the number of threads has no say.
    pub seed: u64,
    /// Games per generation.
    pub games: u32,
    /// Iterations of search per decision; the first generation searches with the hand-written appraisal.
    pub iterations: u32,
    /// Most samples remembered; the oldest are forgotten first.
    pub memory: usize,
    /// Times that every remembered sample is learned from per generation.
    pub rounds: u32,
    /// Games played to measure each generation.
    pub measured: u32,
    /// Width of the hidden layers; what is shipped keeps its own, or is widened to these.
    pub hidden: Option<(usize, usize)>,
    /// Lessons of either kind kept of a game: neighbours are much alike and say the same.
    pub lessons: usize,
    /// Begin with the network that the game ships: it plays the first games and learns on, in its own shape.
    pub from_shipped: bool,
}

impl TrainingPlan {
    /// The command that does the same again.
    fn command(&self, game: &str) -> String {
        let TrainingPlan { seed, games, iterations, memory: _, rounds, measured, hidden, lessons, from_shipped } = self;
        let shape = |(one, two): (usize, usize)| format!("--hidden {one},{two}");
        let network = match (from_shipped, hidden) {
            // What is shipped has its shape already.
            (true, None) => "--from-shipped".to_owned(),
            (true, Some(wider)) => format!("--from-shipped {}", shape(*wider)),
            (false, hidden) => shape(hidden.unwrap_or(USUAL_SHAPE)),
        };
        format!(
            "saturnalia train {game} {network} --seed {seed} --games {games} --iterations {iterations} --rounds {rounds} \
             --measured {measured} --lessons {lessons}"
        )
    }
}

impl Default for TrainingPlan {
    fn default() -> Self {
        TrainingPlan {
            seed: 1,
            games: 400,
            iterations: 100,
            memory: 400_000,
            rounds: 1,
            measured: 60,
            hidden: None,
            lessons: 40,
            from_shipped: false,
        }
    }
}

/// Width of the hidden layers unless told otherwise.
const USUAL_SHAPE: (usize, usize) = (8, 4);
const BATCH: usize = 64;
const FIRST_RATE: f32 = 2e-3;

/// What a generation brought.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Progress {
    pub generation: u32,
    /// All games played so far.
    pub games: u64,
    pub samples: usize,
    /// How wrong the network is about samples it has not learned from, in nats.
    pub surprise: f32,
    /// What a search with this network wins against the same search with the hand-written appraisal, two at the table.
    pub against_appraisal: f64,
    /// What it wins against the network of the generation before.
    pub against_before: f64,
    pub seconds: u64,
}

/// A training under way; all of it can be written down and taken up again.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Training<R> {
    plan: TrainingPlan,
    network: Option<Network>,
    /// Whether the network plays the next games: not while the hand-written appraisal plays better.
    teaches: bool,
    samples: Vec<Sample>,
    /// Games of the generation under way, in their order.
    #[serde(default)]
    fresh: Vec<Vec<Sample>>,
    generation: u32,
    games: u64,
    seconds: u64,
    #[serde(skip)]
    tuning: Tuning,
    #[serde(skip)]
    game: PhantomData<R>,
}

impl<R: Rules> Training<R> {
    pub fn new(plan: TrainingPlan, tuning: Tuning) -> Training<R> {
        let shipped = plan.from_shipped.then(|| Network::shipped::<R>(&tuning)).flatten().map(Arc::unwrap_or_clone);
        let network = shipped.map(|shipped| match plan.hidden {
            Some(wider) => shipped.widened(wider, &mut Dice::imagined(plan.seed)),
            None => shipped,
        });
        Training {
            plan,
            tuning,
            teaches: network.is_some(),
            network,
            samples: Vec::new(),
            fresh: Vec::new(),
            generation: 0,
            games: 0,
            seconds: 0,
            game: PhantomData,
        }
    }

    /// Takes a training up again where `written` left it.
    pub fn resume(written: &str, tuning: Tuning) -> Result<Training<R>, NetworkError> {
        let training: Training<R> =
            serde_json::from_str(written).map_err(|error| NetworkError::Malformed(error.to_string()))?;
        let training = Training { tuning, ..training };
        if let Some(network) = &training.network {
            Network::parse::<R>(&network.to_text())?;
        }
        Ok(training)
    }

    /// Everything needed to go on later.
    pub fn written(&self) -> String {
        serde_json::to_string(self).expect("a training is JSON")
    }

    pub fn network(&self) -> Option<&Network> {
        self.network.as_ref()
    }

    pub fn generation(&self) -> u32 {
        self.generation
    }

    /// Games of the generation under way that are played, and how many there are to be.
    pub fn played(&self) -> (u64, u64) {
        (self.fresh.len() as u64, u64::from(self.plan.games))
    }

    /// Plays at most so many further games of the generation under way. What was played is part of what is [written](Training::written), so
    /// whoever is killed loses no more than that; and it makes no difference to what is learned.
    pub fn play_on(&mut self, threads: usize, most: u64, played: &(dyn Fn(u64) + Sync)) {
        let start = Instant::now();
        let left = u64::from(self.plan.games).saturating_sub(self.fresh.len() as u64);
        let network = self.network.clone().filter(|_| self.teaches).map(Arc::new);
        let games = self.play(network.as_ref(), threads, left.min(most), played);
        self.fresh.extend(games);
        self.seconds += start.elapsed().as_secs();
    }

    /// Ends the generation under way: plays what is left of it, learns, measures. `played` is told of every game that is done.
    pub fn advance(&mut self, threads: usize, played: &(dyn Fn(u64) + Sync)) -> Progress {
        self.play_on(threads, u64::MAX, played);
        let start = Instant::now();
        let before = self.network.clone().map(Arc::new);
        let mut fresh = std::mem::take(&mut self.fresh);
        // Whole games are kept for the test: positions of one game know each other's end.
        let learned = fresh.split_off(fresh.len() / 10);
        let test: Vec<Sample> = fresh.into_iter().flatten().collect();
        self.samples.extend(learned.into_iter().flatten());
        let surplus = self.samples.len().saturating_sub(self.plan.memory);
        self.samples.drain(..surplus);
        let (network, surprise) = self.learn(&test);
        let network = network.rounded();
        self.generation += 1;
        let network = Arc::new(network);
        let against_appraisal = self.measure([Some(Arc::clone(&network)), None], threads);
        self.teaches = against_appraisal >= 0.5;
        let against_before = self.measure([Some(Arc::clone(&network)), before], threads);
        self.seconds += start.elapsed().as_secs();
        let origin = Origin {
            command: self.plan.command(R::INFO.key),
            seed: self.plan.seed,
            games: self.games,
            seconds: self.seconds,
            threads: threads as u64,
        };
        self.network = Some(Network { origin, ..Arc::unwrap_or_clone(network) });
        Progress {
            generation: self.generation,
            games: self.games,
            samples: self.samples.len(),
            surprise,
            against_appraisal,
            against_before,
            seconds: self.seconds,
        }
    }

    /// Plays the next games of a generation at all numbers of seats in turn, two seats most often.
    fn play(
        &mut self,
        network: Option<&Arc<Network>>,
        threads: usize,
        games: u64,
        played: &(dyn Fn(u64) + Sync),
    ) -> Vec<Vec<Sample>> {
        let counts: Vec<SeatCount> = R::INFO.seat_counts().collect();
        let (iterations, lessons) = (self.plan.iterations, self.plan.lessons);
        let first = self.plan.seed.wrapping_mul(1 << 32).wrapping_add(self.games);
        let begun = self.fresh.len() as u64;
        let seats = |game: u64| {
            if game.is_multiple_of(2) { counts[0] } else { counts[(game / 2) as usize % counts.len()] }
        };
        let results = on_threads(threads, games as usize, |game| {
            let game = game as u64;
            let (seats, number) = (seats(begun + game), first + game);
            let samples = samples::play::<R>(network, &self.tuning, iterations, lessons, seats, number);
            played(1);
            samples.unwrap_or_default()
        });
        self.games += games;
        results
    }

    /// Learns from everything remembered; says how surprising the test samples still are.
    fn learn(&self, test: &[Sample]) -> (Network, f32) {
        let mut dice = Dice::imagined(self.plan.seed ^ u64::from(self.generation));
        let network = self.network.clone().unwrap_or_else(|| self.fresh_network(&mut dice));
        let mut learner = Learner::new(network);
        let mut order: Vec<usize> = (0..self.samples.len()).collect();
        let rounds = self.plan.rounds * if self.generation == 0 { 2 } else { 1 };
        for round in 0..rounds {
            let rate = FIRST_RATE * (1.0 - round as f32 / rounds as f32) / (1.0 + 0.15 * self.generation as f32);
            dice.shuffle(&mut order);
            for batch in order.chunks(BATCH) {
                learner.step(batch.iter().map(|index| &self.samples[*index]), rate);
            }
        }
        let surprise = if test.is_empty() { 0.0 } else { Learner::new(learner.network.clone()).step(test.iter(), 0.0) };
        (learner.network, surprise)
    }

    fn fresh_network(&self, dice: &mut Dice) -> Network {
        let width = Standings::width_of::<R>();
        let (one, two) = self.plan.hidden.unwrap_or(USUAL_SHAPE);
        let (shift, scale) = spread(&self.samples, width);
        // Before anything is learned, it says what the appraisal says.
        let mut direct = vec![0.0; inputs(width)];
        direct[0] = 1.0;
        let mut last = fresh_layer(two, 1, dice);
        last.weights.iter_mut().for_each(|weight| *weight *= 0.1);
        Network {
            game: R::INFO.key.to_owned(),
            origin: Origin::default(),
            features: R::FEATURES.iter().map(|feature| feature.key().to_owned()).collect(),
            shift,
            scale,
            direct,
            layers: vec![fresh_layer(inputs(width), one, dice), fresh_layer(one, two, dice), last],
        }
    }

    /// What a search with the first evaluation wins of games for two against the second.
    fn measure(&self, networks: [Option<Arc<Network>>; 2], threads: usize) -> f64 {
        let games = (self.plan.measured / 2 * 2) as usize;
        let Some(seats) = R::INFO.seat_counts().next().filter(|_| games > 0) else { return 0.5 };
        // A game that needs three gives the odd chair to either side in turn.
        let settings = networks
            .map(|network| Settings::strong(&self.tuning, Budget::Iterations(self.plan.iterations.max(1)), network));
        let first = 0x7e57_0000 + u64::from(self.generation) * 1000;
        let won = on_threads(threads, games, |game| {
            samples::duel::<R>(settings.clone(), seats, first + game as u64 / 2, game % 2)
        });
        won.iter().sum::<f64>() / games as f64
    }
}

/// Mean and one over the spread of every number.
fn spread(samples: &[Sample], width: usize) -> (Vec<f32>, Vec<f32>) {
    let (mut count, mut sum, mut squares) = (0.0f64, vec![0.0f64; width], vec![0.0f64; width]);
    let positions = samples.iter().flat_map(|sample| match &sample.lesson {
        Lesson::Won { position, .. } => std::slice::from_ref(position),
        Lesson::Chosen { positions, .. } => positions,
    });
    for numbers in positions.flat_map(|position| position.chunks_exact(width)) {
        count += 1.0;
        for (index, number) in numbers.iter().enumerate() {
            sum[index] += f64::from(*number);
            squares[index] += f64::from(*number) * f64::from(*number);
        }
    }
    let count = count.max(1.0);
    let mean: Vec<f64> = sum.iter().map(|sum| sum / count).collect();
    let scale =
        mean.iter().zip(&squares).map(|(mean, squares)| 1.0 / ((squares / count - mean * mean).max(0.0).sqrt() + 0.05));
    (mean.iter().map(|mean| *mean as f32).collect(), scale.map(|scale| scale as f32).collect())
}

/// Does numbered pieces of work on several threads; the results come in order.
fn on_threads<T: Send>(threads: usize, count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let mut done: Vec<(usize, T)> = thread::scope(|scope| {
        let worker = || {
            let mut done = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= count {
                    return done;
                }
                done.push((number, work(number)));
            }
        };
        let running: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(worker)).collect();
        running.into_iter().flat_map(|thread| thread.join().expect("a worker does not panic")).collect()
    });
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use saturnalia_rules_testkit::high_card::HighCard;

    use super::*;

    fn plan() -> TrainingPlan {
        TrainingPlan { games: 12, iterations: 4, measured: 2, lessons: 6, ..TrainingPlan::default() }
    }

    fn network(training: &Training<HighCard>) -> Vec<f32> {
        let network = training.network().expect("a generation is done");
        network.direct.iter().chain(network.layers.iter().flat_map(|layer| &layer.weights)).copied().collect()
    }

    #[test]
    fn a_network_names_the_command_that_makes_it_whatever_was_typed_to_go_on() {
        let mut training = Training::<HighCard>::new(plan(), Tuning::DEFAULT);
        training.play_on(1, 5, &|_| {});
        let mut resumed = Training::<HighCard>::resume(&training.written(), Tuning::DEFAULT).expect("a training");
        resumed.advance(1, &|_| {});
        let command = &resumed.network().expect("a generation is done").origin.command;
        assert!(
            command.ends_with("--hidden 8,4 --seed 1 --games 12 --iterations 4 --rounds 1 --measured 2 --lessons 6")
        );
    }

    #[test]
    fn a_training_can_begin_with_what_the_game_ships() {
        let mut first = Training::<HighCard>::new(plan(), Tuning::DEFAULT);
        first.advance(1, &|_| {});
        let learned: &'static str = first.network().expect("a generation is done").to_text().leak();
        let tuning = Tuning { learned: Some(learned), ..Tuning::DEFAULT };
        let on = |from_shipped| Training::<HighCard>::new(TrainingPlan { from_shipped, ..plan() }, tuning);
        assert_eq!(network(&on(true)), network(&first));
        assert!(on(false).network().is_none());
    }

    #[test]
    fn a_training_that_was_killed_in_the_middle_of_a_generation_learns_the_same() {
        let mut whole = Training::<HighCard>::new(plan(), Tuning::DEFAULT);
        whole.advance(1, &|_| {});
        whole.advance(1, &|_| {});
        let mut broken = Training::<HighCard>::new(plan(), Tuning::DEFAULT);
        for generation in 1..=2 {
            broken.play_on(1, 5, &|_| {});
            assert_eq!(broken.played(), (5, 12));
            let written = broken.written();
            // What was played after the last writing is lost with the process, and played again.
            broken.play_on(1, 3, &|_| {});
            drop(broken);
            broken = Training::resume(&written, Tuning::DEFAULT).expect("a training");
            let games = std::sync::atomic::AtomicU64::new(0);
            let progress = broken.advance(2, &|played| {
                games.fetch_add(played, Ordering::Relaxed);
            });
            assert_eq!((progress.generation, games.into_inner()), (generation, 7));
        }
        assert_eq!(network(&broken), network(&whole));
    }
}
