//! The binary `saturnalia`.

use std::process::ExitCode;

use saturnalia::GAMES;
use saturnalia_cli::{Product, run};

/// The server makes and throws away messages by the hundred thousand.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let about = "Five Roman board games: play against bots, host tables, measure, replay, verify";
    run(&Product { name: "saturnalia", about, games: GAMES }, std::env::args_os())
}
