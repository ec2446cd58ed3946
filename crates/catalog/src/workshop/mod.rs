//! Where bots are made and measured: arenas, benches, training. Nothing of it is in the engine of a browser, which has `no_workshop.rs`
//! instead.

mod training;

use saturnalia_bots::learn::{Network, NetworkError, TrainingPlan};
use saturnalia_bots::search::Budget;
use saturnalia_bots::{Bot, BotKind, BotSpec, Measured, Searched, Sees, Tuning, Unfair, Until, seat_bot};
use saturnalia_rules::{Game, Rules, Seat, SeatCount, Seen};

use crate::entry::Opened;
use crate::erased::{Typed, set, start_typed, tuned};
use crate::{AnyGame, Brought, GameEntry, NewGame, OpenError};

pub use training::AnyTraining;
use training::Trained;

/// Bots can go round in circles where the rules let them; a game this long is broken off.
const MOST_ENTRIES: usize = 50_000;

/// What can be done to a game there, without its types.
#[derive(Clone, Copy)]
pub(crate) struct Workshop {
    measure: fn(SeatCount, Option<&str>, Until) -> Result<Measured, OpenError>,
    measure_search: MeasureSearch,
    play_out: fn(NewGame, &[BotSpec], &'static Tuning, u64) -> Opened,
    training: fn(TrainingPlan, Option<&str>, Tuning) -> Trained,
    learned: fn(&str) -> Result<Network, NetworkError>,
}

/// The network that a game ships, if it ships one.
type Learned = Option<Result<Network, NetworkError>>;

type MeasureSearch = fn(SeatCount, Option<&str>, &BotSpec, &'static Tuning) -> Result<Searched, OpenError>;

impl Workshop {
    pub(crate) const fn of<R: Rules>() -> Workshop {
        Workshop {
            measure: measure::<R>,
            measure_search: measure_search::<R>,
            play_out: play_out::<R>,
            training: training::training::<R>,
            learned: Network::parse::<R>,
        }
    }
}

impl GameEntry {
    /// Plays random games until then, to measure the rules.
    pub fn measure(&self, seats: SeatCount, until: Until) -> Result<Measured, OpenError> {
        (self.workshop.measure)(seats, self.components.map(Brought::file), until)
    }

    /// Lets a fair bot search in a few positions, to measure it.
    ///
    /// # Panics
    /// If the bot is not fair.
    pub fn measure_search(&self, seats: SeatCount, spec: &BotSpec) -> Result<Searched, OpenError> {
        (self.workshop.measure_search)(seats, self.components.map(Brought::file), spec, self.tuning)
    }

    /// Plays a whole game with bots alone, one per seat. `bot_seed` decides the bots' own chance.
    pub fn play_out(&self, new: NewGame, bots: &[BotSpec], bot_seed: u64) -> Opened {
        (self.workshop.play_out)(new, bots, self.tuning, bot_seed)
    }

    /// Begins to train a learned evaluation, or goes on with one that was written down before.
    pub fn training(&self, plan: TrainingPlan, written: Option<&str>) -> Trained {
        (self.workshop.training)(plan, written, *self.tuning)
    }

    /// The learned evaluation that the game ships, read anew.
    pub fn learned(&self) -> Learned {
        self.tuning.learned.map(self.workshop.learned)
    }

    /// A bot by its name and all that decides how it plays here.
    pub fn mindset(&self, spec: &BotSpec) -> String {
        saturnalia_bots::mindset(spec, self.tuning)
    }
}

fn measure<R: Rules>(seats: SeatCount, components: Option<&str>, until: Until) -> Result<Measured, OpenError> {
    Ok(saturnalia_bots::measure::<R>(&R::Options::default(), set::<R>(components)?, seats, until))
}

fn measure_search<R: Rules>(
    seats: SeatCount,
    components: Option<&str>,
    spec: &BotSpec,
    tuning: &'static Tuning,
) -> Result<Searched, OpenError> {
    let set = set::<R>(components)?;
    let tuning = tuned::<R>(&set, tuning);
    Ok(saturnalia_bots::measure_search::<R>(&R::Options::default(), set, seats, spec, &tuning))
}

fn play_out<R: Rules>(
    new: NewGame,
    bots: &[BotSpec],
    tuning: &'static Tuning,
    bot_seed: u64,
) -> Result<Box<dyn AnyGame>, OpenError> {
    let mut game = start_typed::<R>(new)?;
    let tuning = tuned::<R>(&game.position().components(), tuning);
    let mut players: Vec<Player<R>> = game
        .position()
        .seats()
        .seats()
        .zip(bots.iter().cycle())
        .map(|(seat, spec)| Player::new(spec, &tuning, bot_seed.wrapping_mul(31).wrapping_add(u64::from(seat.0))))
        .collect();
    while let Some(seat) = game.asked().first() {
        let answer = players[seat.index()].choose(&game, seat);
        game.play(seat, answer).expect("a bot picks one of its offers");
        if game.entries() >= MOST_ENTRIES {
            return Err(OpenError::Endless(MOST_ENTRIES));
        }
    }
    Ok(Typed::boxed(game, &tuning))
}

/// Who plays in a game of bots alone: here those who see too much may take part.
enum Player<R: Rules> {
    Fair(Box<dyn Bot<R>>),
    Unfair(Box<Unfair<R>>),
}

impl<R: Rules> Player<R> {
    fn new(spec: &BotSpec, tuning: &Tuning, seed: u64) -> Player<R> {
        let sees = match spec.kind {
            BotKind::Peeker => Sees::Hands,
            BotKind::Cheater => Sees::Everything,
            BotKind::Random
            | BotKind::Greedy
            | BotKind::Beginner
            | BotKind::Plain
            | BotKind::Level(_)
            | BotKind::Companion
            | BotKind::Style(_)
            | BotKind::Solid
            | BotKind::Strong1
            | BotKind::Strong => return Player::Fair(seat_bot(spec, tuning, seed, 1)),
        };
        let budget = spec.budget.unwrap_or(Budget::Iterations(1));
        Player::Unfair(Box::new(Unfair::new(sees, tuning, budget, seed)))
    }

    fn choose(&mut self, game: &Game<R>, seat: Seat) -> R::Answer {
        match self {
            Player::Fair(bot) => bot.choose(&Seen::new(game.position(), seat).at(game.entries())).answer,
            Player::Unfair(bot) => bot.choose(game.position(), seat).answer,
        }
    }
}
