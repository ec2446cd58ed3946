//! The engine in the browser: tables that live on this device, with all games, bots and networks of the house.
//!
//! A thin layer. What a table is, `saturnalia_table` says; what it is kept in, drawn from and shown on is the page's. What goes in and comes out is the
//! JSON that goes over the server's wire, so that a worker can stand where otherwise a socket does:
//!
//! - [`DeviceTable::hear`] takes a message of the page and answers as a server would; [`DeviceTable::news`] is what has changed since.
//! - [`DeviceTable::take_lines`] hands out what is to be kept. A table is made again of its header and its lines.
//! - Bots think where the page lets them: [`DeviceTable::bots_asked`], [`DeviceTable::think`], [`DeviceTable::bot_answers`], the second of them on another
//!   worker's copy of the table if need be.
//!
//! Time (milliseconds since 1970) and chance are handed in.

mod after;
mod course;
mod device_table;
mod pace;
mod panicking;
mod refused;
mod reviewing;

use saturnalia::GAMES;
use saturnalia_protocol::RefusalCode;
use saturnalia_table::{BotPolicy, Fresh, summaries};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

pub use course::course;
pub use device_table::DeviceTable;
pub use pace::pace;
pub use refused::Refused;

/// How many bytes of chance a new table is made with.
#[wasm_bindgen]
pub fn bytes_of_chance() -> usize {
    Fresh::BYTES
}

/// `GameSummary[]`: the games of the house.
#[wasm_bindgen]
pub fn games() -> String {
    write(&summaries(GAMES, &BotPolicy::default()))
}

/// What is printed on a game's components, of the game's own form.
#[wasm_bindgen]
pub fn printed(game: &str) -> Result<String, Refused> {
    Ok(write(&GAMES.find(game).ok_or(RefusalCode::NoSuchGame)?.printed()))
}

/// `Verified`: what a game file proves.
#[wasm_bindgen]
pub fn verify(file: &str) -> Result<String, Refused> {
    Ok(write(&saturnalia_table::verify(GAMES, file)?))
}

fn write(message: &impl Serialize) -> String {
    serde_json::to_string(message).expect("messages are JSON")
}
