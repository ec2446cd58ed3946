//! `saturnalia scenario`: sets up a position and shows it.

use std::fs;
use std::io::Write as _;

use saturnalia_catalog::Games;
use saturnalia_rules::Viewer;
use saturnalia_texts::SeatNumbers;
use serde_json::Value;

use crate::args::{self, ScenarioArgs};
use crate::failure::Failure;
use crate::new_game;

pub(crate) fn run(games: Games, args: &ScenarioArgs) -> Result<(), Failure> {
    let shown = args.file.display();
    let text = fs::read_to_string(&args.file).map_err(|error| Failure::failed(format!("{shown}: {error}")))?;
    let scenario: Value = serde_json::from_str(&text).map_err(|error| Failure::failed(format!("{shown}: {error}")))?;
    let named = scenario.get("seats").and_then(Value::as_array).map(Vec::len);
    let seats = match (args.seats, named) {
        (Some(seats), _) => seats,
        (None, Some(named)) => u8::try_from(named).unwrap_or(u8::MAX),
        (None, None) => return Err(Failure::usage("the scenario names no seats: say how many with --seats")),
    };
    let entry = args::game(games, &args.game)?;
    let mut new = new_game::dealt(entry, seats, args.options.as_ref(), args.seed)?;
    new.scenario = Some(scenario);
    let game = entry.start(new).map_err(|error| Failure::failed(format!("{shown}: {error}")))?;
    let texts = args::texts(games, args.language.get());
    let mut out = std::io::stdout().lock();
    for line in game.describe(Viewer::Truth) {
        writeln!(out, "{}", texts.say(&line, &SeatNumbers))?;
    }
    for seat in game.asked().iter() {
        if let Some(ask) = game.ask(seat) {
            writeln!(out, "\n#{seat}: {}", texts.say(&ask.question, &SeatNumbers))?;
            for (index, offer) in ask.offers.iter().enumerate() {
                writeln!(out, "  {:>2}. {}", index + 1, texts.say(&offer.label, &SeatNumbers))?;
            }
        }
    }
    Ok(())
}
