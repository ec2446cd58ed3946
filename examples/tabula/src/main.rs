//! The binary `tabula`: a house with one game.

use std::process::ExitCode;

use saturnalia_catalog::{GameEntry, Games};
use saturnalia_cli::{Product, run};
use tabula::Tabula;

static LIST: [GameEntry; 1] = [GameEntry::of::<Tabula>()];

fn main() -> ExitCode {
    let about = "Tabula as the emperor Zeno played it: play, host, measure";
    run(&Product { name: "tabula", about, games: Games::new(&LIST) }, std::env::args_os())
}
