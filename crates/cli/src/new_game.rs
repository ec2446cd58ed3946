//! A new game as the commands start it.

use saturnalia_catalog::{GameEntry, NewGame};
use saturnalia_rules::{Chance, Nonce, Seed};
use serde_json::Value;

use crate::failure::Failure;

/// A game with a given seed, dealt from the components that new games are played with. The nonce is drawn when the seed is: a deal named by its number hides nothing.
pub(crate) fn dealt(
    game: &GameEntry,
    seats: u8,
    options: Option<&Value>,
    seed: Option<Seed>,
) -> Result<NewGame, Failure> {
    let (seed, nonce) = match seed {
        Some(seed) => (seed, Nonce([0; 32])),
        None => (Seed(random_bytes()?), Nonce(random_bytes()?)),
    };
    Ok(NewGame {
        seats,
        options: game.options_of_a_new_game(options.unwrap_or(&Value::Null)).map_err(Failure::usage)?,
        components: game.components.map(|set| set.file().to_owned()),
        scenario: None,
        chance: Chance::default(),
        seed,
        nonce,
        bond: None,
    })
}

fn random_bytes() -> Result<[u8; 32], Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::failed(format!("the system gives no random numbers: {error}")))?;
    Ok(bytes)
}

/// A number for a bot's own chance.
pub(crate) fn random_number() -> Result<u64, Failure> {
    let [a, b, c, d, e, f, g, h, ..] = random_bytes()?;
    Ok(u64::from_le_bytes([a, b, c, d, e, f, g, h]))
}

/// Threads a bot may think on when nothing else is to be done.
pub(crate) fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
