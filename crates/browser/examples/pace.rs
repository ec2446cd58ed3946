//! The native half of `scripts/engine-pace`: `pace GAME ITERATIONS ANSWERS` prints the milliseconds and what was answered.

use std::env;
use std::error::Error;
use std::time::Instant;

// As the server has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[expect(clippy::print_stdout, reason = "this is what it is for")]
fn main() -> Result<(), Box<dyn Error>> {
    let given: Vec<String> = env::args().skip(1).collect();
    let [game, iterations, answers] = given.as_slice() else {
        return Err("pace GAME ITERATIONS ANSWERS".into());
    };
    let start = Instant::now();
    let said = saturnalia_browser::pace(game, iterations.parse()?, answers.parse()?)
        .map_err(|refused| format!("{refused:?}"))?;
    println!("{}\n{said}", start.elapsed().as_secs_f64() * 1000.0);
    Ok(())
}
