//! Everything a person or a program can do from a terminal, with the games of a list. A binary hands its list over:
//!
//! ```ignore
//! fn main() -> ExitCode {
//!     run(&Product { name: "tali", about: "Knucklebones", games: GAMES }, std::env::args_os())
//! }
//! ```

mod admin;
mod analyse;
mod arena;
mod args;
mod backup;
mod bench;
#[cfg(unix)]
mod chaos;
mod components;
mod failure;
mod game_file;
mod hints;
mod ladder;
mod load;
mod new_game;
mod par;
mod play;
mod progress;
mod puzzles;
mod replay;
mod scenario;
mod serve;
mod simulate;
mod tables;
#[deny(dead_code)]
mod text {
    include!(concat!(env!("OUT_DIR"), "/text.rs"));
}
mod text_protocol;
mod train;
mod verify;

use std::ffi::OsString;
use std::process::ExitCode;

use args::{Cli, Command};
use clap::error::ErrorKind;
use clap::{CommandFactory as _, FromArgMatches as _};
use failure::Failure;
use saturnalia_catalog::Games;

/// What a binary offers from the terminal.
#[derive(Clone, Copy, Debug)]
pub struct Product {
    /// What the binary is called.
    pub name: &'static str,
    /// What it is, in one sentence without its full stop.
    pub about: &'static str,
    pub games: Games,
}

/// Carries out what the command line says, the binary's own name first.
pub fn run(product: &Product, args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let Product { name, about, games } = *product;
    let parsed = Cli::command().name(name).about(about).try_get_matches_from(args);
    let cli = match parsed.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => return refused(&error).report(name),
    };
    let games = match components::furnish(games, cli.components.as_deref()) {
        Ok(games) => games,
        Err(failure) => return failure.report(name),
    };
    let done = match cli.command {
        Command::Admin(args) => admin::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Components(args) => components::run(games, &args),
        Command::Play(args) => play::run(games, &args),
        Command::Simulate(args) => simulate::run(games, &args),
        Command::Analyse(args) => analyse::run(games, &args),
        Command::Arena(args) => arena::run(games, &args),
        Command::Ladder(args) => ladder::run(games, &args),
        Command::Hints(args) => hints::run(games, &args),
        Command::Puzzles(args) => puzzles::run(games, &args),
        Command::Par(args) => par::run(games, &args),
        Command::Bench(args) => bench::run(games, &args),
        Command::Protocol(args) => text_protocol::run(games, args.language()),
        Command::Replay(args) => replay::run(games, &args),
        Command::Verify(args) => verify::run(games, &args),
        Command::Scenario(args) => scenario::run(games, &args),
        Command::Serve(args) => serve::run(games, &args),
        Command::Load(args) => load::run(games, &args),
        #[cfg(unix)]
        Command::Chaos(args) => chaos::run(games, &args),
        Command::Tables(args) => tables::run(games, &args),
        Command::Train(args) => train::run(games, &args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(name),
    }
}

/// Help and version are answers; anything else is one clear sentence and exit code 2.
fn refused(error: &clap::Error) -> Failure {
    let answers =
        [ErrorKind::DisplayHelp, ErrorKind::DisplayVersion, ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand];
    if answers.contains(&error.kind()) {
        error.exit();
    }
    let text = error.to_string();
    let sentence: Vec<&str> =
        text.lines().take_while(|line| !line.trim_start().starts_with("Usage:")).map(str::trim).collect();
    let sentence = sentence.join(" ").trim().trim_start_matches("error: ").trim().to_owned();
    Failure::Usage(sentence)
}
