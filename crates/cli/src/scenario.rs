//! `saturnalia scenario`: sets up a position and shows it, or writes one out of a game file.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use saturnalia_catalog::{AnyGame, GameEntry, Games};
use saturnalia_rules::Viewer;
use saturnalia_texts::SeatNumbers;
use serde::Deserialize;
use serde_json::Value;

use crate::args::{self, ScenarioArgs};
use crate::failure::Failure;
use crate::game_file::GameFile;
use crate::new_game;

pub(crate) fn run(games: Games, args: &ScenarioArgs) -> Result<(), Failure> {
    let entry = args::game(games, &args.game)?;
    match (&args.file, &args.from) {
        (Some(file), None) => show(games, entry, args, file),
        (None, Some(from)) => tell(games, entry, args.entry, from),
        (Some(_), Some(_)) | (None, None) => {
            Err(Failure::usage("name a scenario to set up, or with --from a game file to take a position from"))
        }
    }
}

fn show(games: Games, entry: &GameEntry, args: &ScenarioArgs, file: &Path) -> Result<(), Failure> {
    let shown = file.display();
    let text = fs::read_to_string(file).map_err(|error| Failure::failed(format!("{shown}: {error}")))?;
    let scenario: Value = serde_json::from_str(&text).map_err(|error| Failure::failed(format!("{shown}: {error}")))?;
    let seats = match (args.seats, seats_named(&scenario)) {
        (Some(seats), _) => seats,
        (None, Some(named)) => u8::try_from(named).unwrap_or(u8::MAX),
        (None, None) => return Err(Failure::usage("the scenario names no seats: say how many with --seats")),
    };
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

/// As many as the scenario lists, as seats or as players.
fn seats_named(scenario: &Value) -> Option<usize> {
    ["seats", "players"].iter().find_map(|field| scenario.get(field)?.as_array().map(Vec::len))
}

/// Writes the position after so many entries of a game file as a scenario.
fn tell(games: Games, entry: &GameEntry, entries: Option<usize>, from: &Path) -> Result<(), Failure> {
    let shown = from.display();
    let file = GameFile::read(games, from)?;
    if file.entry.info.key != entry.info.key {
        let (there, asked) = (file.entry.info.key, entry.info.key);
        return Err(Failure::usage(format!("{shown} is a game of {there}, not of {asked}")));
    }
    let entries = entries.unwrap_or(file.entries);
    if entries > file.entries {
        return Err(Failure::usage(format!("entry {entries}: the game has {} entries", file.entries)));
    }
    let game = file.open_at(entries)?;
    let told = game.scenario();
    let scenario =
        told.map_err(|error| Failure::failed(format!("{shown}: entry {entries} cannot be told: {error}")))?;
    let mut text = String::new();
    write_json(&scenario, 0, &mut text);
    writeln!(std::io::stdout().lock(), "{text}")?;
    // What a scenario does not say, for whoever sets it up again: not part of what is written.
    writeln!(std::io::stderr().lock(), "{}", how_to_set_up(game.as_ref())?)?;
    Ok(())
}

/// What a game is dealt from beside its scenario.
#[derive(Deserialize)]
struct Dealt {
    seats: u8,
    options: Value,
    seed: String,
    #[serde(default)]
    drawn_anew: Vec<DrawnAnew>,
}

/// Where a game was played on: all chance that follows comes from this seed.
#[derive(Deserialize)]
struct DrawnAnew {
    seed: String,
}

fn how_to_set_up(game: &dyn AnyGame) -> Result<String, Failure> {
    let Dealt { seats, options, seed, mut drawn_anew } =
        serde_json::from_str(game.record().get()).map_err(Failure::failed)?;
    let seed = drawn_anew.pop().map_or(seed, |anew| anew.seed);
    // The printed set has no hash.
    let set = game.set();
    let set = if set.hash.is_empty() { String::new() } else { format!(", with the components `{}`", set.name) };
    let key = game.info().key;
    Ok(format!("set it up{set}: saturnalia scenario {key} FILE --seats {seats} --options '{options}' --seed {seed}"))
}

/// JSON for people: a field per line, a list of words on one line.
fn write_json(value: &Value, depth: usize, out: &mut String) {
    let line = |depth: usize, out: &mut String| {
        out.push('\n');
        out.extend(std::iter::repeat_n("  ", depth));
    };
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            out.push('{');
            for (index, (name, inner)) in fields.iter().enumerate() {
                out.push_str(if index > 0 { "," } else { "" });
                line(depth + 1, out);
                out.push_str(&Value::String(name.clone()).to_string());
                out.push_str(": ");
                write_json(inner, depth + 1, out);
            }
            line(depth, out);
            out.push('}');
        }
        Value::Array(items) if items.iter().any(|item| item.is_object() || item.is_array()) => {
            out.push('[');
            for (index, item) in items.iter().enumerate() {
                out.push_str(if index > 0 { "," } else { "" });
                line(depth + 1, out);
                write_json(item, depth + 1, out);
            }
            line(depth, out);
            out.push(']');
        }
        Value::Array(items) => {
            let words: Vec<String> = items.iter().map(Value::to_string).collect();
            out.push_str(&format!("[{}]", words.join(", ")));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Object(_) => {
            out.push_str(&value.to_string());
        }
    }
}
