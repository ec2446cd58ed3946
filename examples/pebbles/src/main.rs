//! The binary: a house with one game.

use std::process::ExitCode;

use pebbles::Pebbles;
use saturnalia_bots::Tuning;
use saturnalia_catalog::{GameEntry, Games};
use saturnalia_cli::{Product, run};

static LIST: [GameEntry; 1] = [GameEntry::of::<Pebbles>().tuned(&Tuning::BY_ENDINGS)];

fn main() -> ExitCode {
    run(&Product { name: "pebbles", about: "A house with one game", games: Games::new(&LIST) }, std::env::args_os())
}
