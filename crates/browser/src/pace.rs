//! How fast bots search here: the same work natively (`examples/pace.rs`) and in WebAssembly (`scripts/engine-pace`).

use saturnalia::GAMES;
use saturnalia_bots::BotSpec;
use saturnalia_catalog::NewGame;
use saturnalia_protocol::{Refusal, RefusalCode};
use saturnalia_rules::{Chance, Nonce, Seed};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Refused;

/// Lets strong bots play a game for three, until so many answers were searched for with that many iterations each. Whoever calls looks at the clock. What comes
/// out are the answers: the same everywhere.
#[wasm_bindgen]
pub fn pace(game: &str, iterations: u32, answers: u32) -> Result<String, Refused> {
    let impossible = |reason: String| Refused(Refusal::with(RefusalCode::BadRequest, reason));
    let mut game = GAMES
        .find(game)
        .ok_or(RefusalCode::NoSuchGame)?
        .start(NewGame {
            seats: 3,
            options: serde_json::Value::Null,
            components: None,
            scenario: None,
            chance: Chance::default(),
            seed: Seed([7; 32]),
            nonce: Nonce([7; 32]),
            bond: None,
        })
        .map_err(|error| impossible(error.to_string()))?;
    let bot: BotSpec = format!("strong:iterations={iterations}").parse().map_err(|_| RefusalCode::NoSuchBot)?;
    let (mut searched, mut said) = (0, String::new());
    while searched < answers {
        let Some(seat) = game.asked().iter().next() else { break };
        let has_choice = game.ask(seat).is_some_and(|ask| ask.offers.len() > 1);
        let Some(thought) = game.think(seat, &bot, u64::from(searched), 1) else { break };
        game.play(seat, &thought.answer).map_err(|error| impossible(error.to_string()))?;
        searched += u32::from(has_choice);
        said += thought.answer.get();
    }
    if searched < answers { Err(impossible(format!("the game was over after {searched}"))) } else { Ok(said) }
}
