//! What can be said on the command line.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};
use saturnalia_bots::{BotSpec, Until};
use saturnalia_catalog::{AnyGame, GameEntry, Games};
use saturnalia_rules::{Name, Seat, Seed};
use saturnalia_texts::{Language, Texts};

use crate::failure::Failure;

#[derive(Parser, Debug)]
#[command(version, arg_required_else_help = true, disable_help_subcommand = true)]
pub(crate) struct Cli {
    /// Folder with component files, each named after its game (`sylla.toml`): new games are dealt from these
    #[arg(long, value_name = "DIR", global = true)]
    pub(crate) components: Option<PathBuf>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Play in the terminal: people and bots on one keyboard.
    Play(PlayArgs),
    /// Let bots play games against each other and sum up the results.
    Simulate(SimulateArgs),
    /// Look back at a recorded game: win shares, costly answers, luck.
    Analyse(AnalyseArgs),
    /// Compare bots: every deal is played with all seat rotations.
    Arena(crate::arena::ArenaArgs),
    /// Let all named bots meet each other, and write one table.
    Ladder(crate::ladder::LadderArgs),
    /// Print hints at questions out of random games, to be read against their positions.
    Hints(crate::hints::HintsArgs),
    /// Look for puzzles in games of strong bots, or check those that were found.
    Puzzles(crate::puzzles::PuzzlesArgs),
    /// Play the deals of coming days with a strong bot, for others to be measured by.
    Par(crate::par::ParArgs),
    /// Measure how fast the rules play random games on one core.
    Bench(BenchArgs),
    /// Play a game by JSON lines on standard input and output.
    Protocol(ProtocolArgs),
    /// Tell a recorded game step by step.
    Replay(ReplayArgs),
    /// Check that a recorded game is complete, legal and was dealt from the seed it was committed to.
    Verify(VerifyArgs),
    /// Set up a position from a file and show it.
    Scenario(ScenarioArgs),
    /// Check a component file, or write the printed one to be edited.
    Components(crate::components::ComponentsArgs),
    /// Host tables for people on the network.
    Serve(Box<crate::serve::ServeArgs>),
    /// Play many tables against a server and measure it.
    Load(crate::load::LoadArgs),
    /// Let everything go wrong between two servers and their database while people play, and check that nothing is lost.
    #[cfg(unix)]
    Chaos(crate::chaos::ChaosArgs),
    /// Look after a server while it runs: people, tables, reports.
    Admin(crate::admin::AdminArgs),
    /// Copy everything a server keeps, whether it runs or not.
    Backup(crate::backup::BackupArgs),
    /// Look after the tables of a server that is not running.
    Tables(crate::tables::TablesArgs),
    /// Train the learned evaluation of a game by games against itself.
    Train(crate::train::TrainArgs),
}

#[derive(Args, Debug)]
pub(crate) struct LanguageArg {
    /// Language: de or en [default: from the environment]
    #[arg(long = "lang", value_name = "LANG", global = true)]
    language: Option<Language>,
}

impl LanguageArg {
    pub(crate) fn get(&self) -> Language {
        self.language.unwrap_or_else(|| {
            let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| std::env::var(name).ok());
            Language::of_locale(&locale.unwrap_or_default())
        })
    }
}

#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    /// The game
    #[arg(value_name = "GAME")]
    pub(crate) game: Option<String>,
    /// Who plays, clockwise: `me`, a bot's name, or any other word as a person's name, separated by commas
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub(crate) seats: Vec<String>,
    /// Deal: a number or 64 hexadecimal digits [default: drawn at random]
    #[arg(long, value_parser = seed)]
    pub(crate) seed: Option<Seed>,
    /// Options as a JSON object
    #[arg(long, value_name = "JSON", value_parser = json)]
    pub(crate) options: Option<serde_json::Value>,
    /// Write the finished game to this file
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) language: LanguageArg,
}

#[derive(Args, Debug)]
pub(crate) struct SimulateArgs {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    /// Number of seats
    #[arg(long)]
    pub(crate) seats: u8,
    /// Number of games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub(crate) games: u64,
    /// Number of the first deal; game k is dealt from this plus k
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Bots by seat, separated by commas; a short list is repeated
    #[arg(long, value_delimiter = ',', default_value = "random", value_parser = bot)]
    pub(crate) bots: Vec<BotSpec>,
    /// Options as a JSON object
    #[arg(long, value_name = "JSON", value_parser = json)]
    pub(crate) options: Option<serde_json::Value>,
    /// One JSON object per game instead of a table
    #[arg(long)]
    pub(crate) json: bool,
    /// Write every game to this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) record: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct AnalyseArgs {
    /// A game file
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Iterations of search per question
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    pub(crate) iterations: u32,
    /// One JSON object instead of sentences
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) language: LanguageArg,
}

#[derive(Args, Debug)]
pub(crate) struct BenchArgs {
    /// The game [default: all]
    #[arg(value_name = "GAME")]
    pub(crate) game: Option<String>,
    /// Number of seats [default: every number the game allows]
    #[arg(long)]
    pub(crate) seats: Option<u8>,
    /// How long each line is measured
    #[arg(long, default_value_t = 3.0, value_parser = seconds)]
    seconds: f64,
    /// Play so many games instead, always the same ones, so that instructions can be counted
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..), conflicts_with_all = ["seconds", "search"])]
    games: Option<u64>,
    /// Measure how fast this bot searches instead, like strong:iterations=1000
    #[arg(long, value_name = "BOT", value_parser = bot)]
    pub(crate) search: Option<BotSpec>,
    /// One JSON object per line instead of a table
    #[arg(long)]
    pub(crate) json: bool,
}

impl BenchArgs {
    pub(crate) fn until(&self) -> Until {
        self.games.map_or_else(|| Until::Over(Duration::from_secs_f64(self.seconds)), Until::Games)
    }
}

#[derive(Args, Debug)]
pub(crate) struct ProtocolArgs {
    #[command(flatten)]
    language: LanguageArg,
}

impl ProtocolArgs {
    pub(crate) fn language(&self) -> Language {
        self.language.get()
    }
}

#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    /// A game file
    pub(crate) file: PathBuf,
    /// Through whose eyes: a seat from 1, or `spectator` [default: everything]
    #[arg(long, value_parser = viewer)]
    pub(crate) viewer: Option<saturnalia_rules::Viewer>,
    /// Show the position after this many entries instead of the whole story
    #[arg(long)]
    pub(crate) step: Option<usize>,
    #[command(flatten)]
    pub(crate) language: LanguageArg,
}

#[derive(Args, Debug)]
pub(crate) struct VerifyArgs {
    /// A game file
    pub(crate) file: PathBuf,
    /// The commitment that was noted before the first move: 64 hexadecimal digits
    #[arg(long, value_name = "HEX")]
    pub(crate) noted: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct ScenarioArgs {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    /// A scenario in JSON, which is set up and shown
    #[arg(required_unless_present = "from")]
    pub(crate) file: Option<PathBuf>,
    /// Write a position of this game file as a scenario instead
    #[arg(long, value_name = "FILE", conflicts_with_all = ["file", "seats", "seed", "options"])]
    pub(crate) from: Option<PathBuf>,
    /// The position after so many entries [default: after the last]
    #[arg(long, value_name = "N", requires = "from")]
    pub(crate) entry: Option<usize>,
    /// Number of seats [default: as many as the scenario's `seats` or `players` list names]
    #[arg(long)]
    pub(crate) seats: Option<u8>,
    /// Deal of what the scenario leaves open
    #[arg(long, value_parser = seed)]
    pub(crate) seed: Option<Seed>,
    /// Options as a JSON object
    #[arg(long, value_name = "JSON", value_parser = json)]
    pub(crate) options: Option<serde_json::Value>,
    #[command(flatten)]
    pub(crate) language: LanguageArg,
}

/// The words of the house and of these games.
pub(crate) fn texts(games: Games, language: Language) -> Texts {
    let sources: Vec<(&str, &str)> = games.iter().flat_map(|entry| entry.texts).copied().collect();
    let names = games.iter().filter_map(|entry| entry.components).flat_map(|set| set.names());
    let renamed = names.filter(|name| name.language == language.code()).map(Name::message).collect();
    Texts::with(language, &sources).renamed(renamed)
}

/// The same texts, with what the component set of this game calls otherwise.
pub(crate) fn texts_of(games: Games, game: &dyn AnyGame, language: Language) -> Texts {
    let names = game.names().into_iter().filter(|name| name.language == language.code());
    texts(games, language).renamed(names.map(|name| name.message()).collect())
}

/// The game that was named.
pub(crate) fn game(games: Games, key: &str) -> Result<&'static GameEntry, Failure> {
    games.find(key).ok_or_else(|| {
        let keys: Vec<&str> = games.iter().map(|entry| entry.info.key).collect();
        Failure::usage(format!("no game is called `{key}`: use {}", keys.join(", ")))
    })
}

fn bot(name: &str) -> Result<BotSpec, String> {
    name.parse::<BotSpec>().map_err(|error| error.to_string())
}

/// A seed as a number or in full.
pub(crate) fn seed(text: &str) -> Result<Seed, String> {
    // All digits first: 64 of them are a seed in full, even if none of them is a letter.
    serde_json::from_value(serde_json::Value::String(text.to_owned()))
        .or_else(|_| text.parse().map(Seed::from_number))
        .map_err(|_| "a seed is a number or 64 hexadecimal digits".to_owned())
}

pub(crate) fn json(text: &str) -> Result<serde_json::Value, String> {
    serde_json::from_str(text).map_err(|error| format!("not JSON: {error}"))
}

fn seconds(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|seconds| (0.001..=3600.0).contains(seconds))
        .ok_or_else(|| "must be between 0.001 and 3600".to_owned())
}

fn viewer(text: &str) -> Result<saturnalia_rules::Viewer, String> {
    use saturnalia_rules::Viewer;
    match text {
        "spectator" => Ok(Viewer::Spectator),
        "truth" => Ok(Viewer::Truth),
        number => match number.parse::<u8>() {
            Ok(seat @ 1..) => Ok(Viewer::Seat(Seat(seat - 1))),
            _ => Err("a viewer is a seat from 1, `spectator` or `truth`".to_owned()),
        },
    }
}
