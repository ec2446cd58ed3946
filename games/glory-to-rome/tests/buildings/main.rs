//! Each building alone, by material.

#[path = "../table/mod.rs"]
mod table;

mod brick;
mod concrete;
mod marble;
mod rubble_and_wood;
mod stone;

const ME: saturnalia_rules::Seat = saturnalia_rules::Seat(0);
