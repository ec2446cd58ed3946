//! The binary `saturnalia`: everything a person or a program can do from a terminal.

mod analyse;
mod arena;
mod args;
mod bench;
mod failure;
mod game_file;
mod load;
mod new_game;
mod play;
mod progress;
mod replay;
mod scenario;
mod serve;
mod simulate;
mod tables;
mod text_protocol;
mod train;
mod verify;

use std::process::ExitCode;

use args::{Cli, Command};
use clap::Parser as _;
use clap::error::ErrorKind;
use failure::Failure;

/// The server makes and throws away messages by the hundred thousand.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return refused(&error),
    };
    let done = match cli.command {
        Command::Play(args) => play::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Protocol(args) => text_protocol::run(args.language()),
        Command::Replay(args) => replay::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Scenario(args) => scenario::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Load(args) => load::run(&args),
        Command::Tables(args) => tables::run(&args),
        Command::Train(args) => train::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// Help and version are answers; anything else is one clear sentence and exit code 2.
fn refused(error: &clap::Error) -> ExitCode {
    let answers =
        [ErrorKind::DisplayHelp, ErrorKind::DisplayVersion, ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand];
    if answers.contains(&error.kind()) {
        error.exit();
    }
    let text = error.to_string();
    let sentence: Vec<&str> =
        text.lines().take_while(|line| !line.trim_start().starts_with("Usage:")).map(str::trim).collect();
    let sentence = sentence.join(" ").trim().trim_start_matches("error: ").trim().to_owned();
    Failure::Usage(sentence).report()
}
