//! Alea Iacta Est: two to five Caesars roll eight dice each and place them in the buildings of Rome.
//!
//! Everybody in turn rolls, perhaps rolls again with a Repete! chip, and places at least one die in one building. When somebody has placed
//! his last die, the pass ends: the temple gives Fortuna tiles, the Senate cards, the Castrum provinces, the Forum patricians
//! to live in them, and the Latrina chips for every die that won nothing. After five or six passes the most points win.
//!
//! | the rulebook's heading | here |
//! |---|---|
//! | preparation | `play` |
//! | course of play | `turn/` |
//! | how and what for dice are placed in the buildings | `building/`, one file per building |
//! | the next passes, end of the game | `pass`, `score/` |
//!
//! `steps` is the table of contents: every question and every happening, by the file that holds all of it.

#![deny(clippy::unreachable, clippy::panic)]

pub mod answer;
pub mod appraise;
pub mod arrange;
pub mod building;
mod check;
pub mod components;
pub mod event;
pub mod fortuna;
mod notice;
pub mod options;
mod pass;
mod pieces;
pub mod play;
pub mod pool;
pub mod printed;
mod purpose;
pub mod score;
mod secrets;
pub mod senate;
pub mod state;
pub mod steps;
#[deny(dead_code)]
mod text {
    include!(concat!(env!("OUT_DIR"), "/text.rs"));
}
pub mod tiles;
mod turn;
pub mod view;
mod words;

pub use answer::Answer;
pub use arrange::Scenario;
pub use components::Components;
pub use event::Event;
pub use options::Options;
pub use state::State;
pub use steps::Step;
pub use view::View;

/// The rules of Alea Iacta Est.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AleaIactaEst;
