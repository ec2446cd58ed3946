//! `saturnalia puzzles`: looks for positions in games of strong bots in which one answer is clearly best and easily missed, and checks
//! those that were found.

mod check;
mod log;
mod mine;
mod puzzle;

use std::path::PathBuf;

use clap::{Args, Subcommand};
use saturnalia_catalog::Games;

use crate::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct PuzzlesArgs {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Look for puzzles; goes on where it was
    Mine(MineArgs),
    /// Set puzzles up again and examine them anew
    Check(CheckArgs),
}

#[derive(Args, Debug)]
pub(super) struct MineArgs {
    #[arg(value_name = "GAME")]
    game: String,
    /// Number of seats
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// File to which everything that was looked at is added, line by line: a later run goes on after it
    #[arg(long, value_name = "FILE")]
    log: PathBuf,
    /// Write all puzzles of the log to this file
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
    /// Stop when there are so many
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    wanted: u32,
    /// Begin no further position after so many minutes
    #[arg(long, value_name = "N")]
    minutes: Option<u64>,
    /// Number of the first deal
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Iterations of the searches that play and that name the best answer; four times as many must agree
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(100..=1_000_000))]
    iterations: u32,
}

#[derive(Args, Debug)]
pub(super) struct CheckArgs {
    /// Files of puzzles
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Only see whether each can still be set up and asks what it asked; no games are played
    #[arg(long)]
    quick: bool,
    /// Everything that is drawn comes from this number
    #[arg(long, default_value_t = 2)]
    seed: u64,
    /// Iterations of the searches that name the best answer
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(100..=1_000_000))]
    iterations: u32,
}

pub(crate) fn run(games: Games, args: &PuzzlesArgs) -> Result<(), Failure> {
    match &args.command {
        Command::Mine(args) => mine::run(games, args),
        Command::Check(args) => check::run(games, args),
    }
}
