//! `saturnalia train`: learns to tell who wins, by games against itself.
//!
//! Everything lies in one folder: `network.json` (what a game ships), `generation-N.json` (what it was after each generation),
//! `training.json` (to go on from), `log.jsonl` (strength over time). What was played is written every few minutes and after every
//! generation, so whoever is killed loses no more, and what is learned is the same.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use saturnalia_bots::learn::{Progress, TrainingPlan};
use saturnalia_catalog::{AnyTraining, Games};

use crate::failure::Failure;
use crate::{args, new_game, progress};

#[derive(Args, Debug)]
pub(crate) struct TrainArgs {
    #[arg(value_name = "GAME")]
    game: String,
    /// Folder for the network, the log and what is needed to go on; a training found there goes on with its own numbers
    #[arg(long, value_name = "FOLDER")]
    folder: PathBuf,
    /// Go on with the training in the folder, by its own numbers; refuse to begin another
    #[arg(long)]
    resume: bool,
    /// Break off after about that many minutes, to go on later
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    minutes: u64,
    /// Stop after that many generations in all
    #[arg(long)]
    generations: Option<u32>,
    /// Number that decides every deal and every weight
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games per generation
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Iterations of search per decision
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    iterations: u32,
    /// Begin with the network that the game ships: it plays the first games and learns on, in its own shape
    #[arg(long, conflicts_with = "resume")]
    from_shipped: bool,
    /// Times that every remembered lesson is learned from in a generation
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=100))]
    rounds: u32,
    /// Games to measure each generation by
    #[arg(long, default_value_t = 60)]
    measured: u32,
    /// Width of the two hidden layers [default: 8,4, or what the shipped network has, which can only grow]
    #[arg(long, value_parser = layers, value_name = "ONE,TWO")]
    hidden: Option<(usize, usize)>,
    /// Lessons of either kind kept of a game
    #[arg(long, default_value_t = 40, value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..=10_000))]
    lessons: usize,
    /// Threads [default: all cores]
    #[arg(long)]
    threads: Option<usize>,
}

/// Games for each thread between two looks at the clock.
const GAMES_AT_ONCE: u64 = 8;
/// How often what was played is written down.
const WRITTEN_EVERY: Duration = Duration::from_secs(180);

pub(crate) fn run(games: Games, args: &TrainArgs) -> Result<(), Failure> {
    let game = args::game(games, &args.game)?;
    let folder = &args.folder;
    fs::create_dir_all(folder).map_err(|error| at(folder, error))?;
    let plan = TrainingPlan {
        seed: args.seed,
        games: args.games,
        iterations: args.iterations,
        measured: args.measured,
        rounds: args.rounds,
        hidden: args.hidden,
        lessons: args.lessons,
        from_shipped: args.from_shipped,
        ..TrainingPlan::default()
    };
    let kept = folder.join("training.json");
    let written = match fs::read_to_string(&kept) {
        Ok(text) => Some(text),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
        Err(error) => return Err(at(&kept, error)),
    };
    if args.resume && written.is_none() {
        return Err(Failure::usage(format!("{}: there is no training to go on with", kept.display())));
    }
    let mut training = game.training(plan, written.as_deref()).map_err(|error| at(&kept, error))?;
    let threads = args.threads.unwrap_or_else(new_game::threads);
    let start = Instant::now();
    let time = Duration::from_secs(60 * args.minutes);
    while start.elapsed() < time && args.generations.is_none_or(|most| training.generation() < most) {
        let (done, all) = training.played();
        let bar = progress::games(all);
        bar.set_position(done);
        let mut written = Instant::now();
        while training.played().0 < all {
            if start.elapsed() >= time {
                bar.finish_and_clear();
                return replace(&kept, &training.written());
            }
            training.play_on(threads, threads as u64 * GAMES_AT_ONCE, &|games| bar.inc(games));
            if written.elapsed() >= WRITTEN_EVERY {
                replace(&kept, &training.written())?;
                written = Instant::now();
            }
        }
        let progress = training.advance(threads, &|games| bar.inc(games));
        bar.finish_and_clear();
        keep(folder, training.as_ref(), &progress)?;
        writeln!(
            std::io::stdout(),
            "generation {}: {} games, surprise {:.3}, against the appraisal {:.1} %, against the generation before {:.1} %, {} s",
            progress.generation,
            progress.games,
            progress.surprise,
            100.0 * progress.against_appraisal,
            100.0 * progress.against_before,
            progress.seconds
        )?;
    }
    Ok(())
}

/// Two widths with a comma between them.
fn layers(written: &str) -> Result<(usize, usize), String> {
    let width = |written: &str| written.trim().parse().ok().filter(|width| (1..=256).contains(width));
    written
        .split_once(',')
        .and_then(|(one, two)| Some((width(one)?, width(two)?)))
        .ok_or_else(|| "two widths from 1 to 256 are wanted, like 8,4".to_owned())
}

/// Writes a generation down: first the log, then the network, last what a later run goes on from.
fn keep(folder: &Path, training: &dyn AnyTraining, progress: &Progress) -> Result<(), Failure> {
    let log = folder.join("log.jsonl");
    let mut file = fs::OpenOptions::new().create(true).append(true).open(&log).map_err(|error| at(&log, error))?;
    let line = serde_json::to_string(progress).map_err(Failure::failed)?;
    writeln!(file, "{line}").map_err(|error| at(&log, error))?;
    if let Some(network) = training.network() {
        replace(&folder.join(format!("generation-{}.json", progress.generation)), &network)?;
        replace(&folder.join("network.json"), &network)?;
    }
    replace(&folder.join("training.json"), &training.written())
}

/// Replaces a file in one step: whoever is killed in between finds the old one.
fn replace(path: &Path, text: &str) -> Result<(), Failure> {
    let beside = path.with_extension("json.new");
    fs::write(&beside, text).and_then(|()| fs::rename(&beside, path)).map_err(|error| at(path, error))
}

fn at(path: &Path, error: impl std::fmt::Display) -> Failure {
    Failure::failed(format!("{}: {error}", path.display()))
}
