//! Gloria Mundi: two to six Roman statesmen flee from the Goth towards Africa.
//!
//! In every turn the active player turns up a building, lays a basic card, and all cards of its type act, everybody's; he
//! may buy a building, which takes his Roman some steps on, and has to pay the Goth or let him burn basic cards on the way to Rome.
//! Whoever is furthest from Rome when it falls, or in Africa first, wins.
//!
//! | the rulebook's heading | here |
//! |---|---|
//! | preparation | `play` |
//! | the five phases | `turn/` |
//! | buying, tribute | `payment/` |
//! | the building cards and their symbols | `effect/`, `data/components.toml` |
//! | both roads | `data/components.toml` |
//! | end of the game | `turn/end`, `score` |
//!
//! `steps` is the table of contents: every question and every happening, by the file that holds all of it.

#![deny(clippy::unreachable, clippy::panic)]

mod amounts;
pub mod answer;
pub mod appraise;
pub mod arrange;
pub mod cards;
mod check;
pub mod components;
pub mod effect;
pub mod event;
pub mod goods;
mod notice;
pub mod options;
mod payment;
mod pieces;
pub mod play;
pub mod printed;
mod purpose;
mod score;
mod screen;
mod secrets;
pub mod state;
pub mod steps;
#[deny(dead_code)]
mod text {
    include!(concat!(env!("OUT_DIR"), "/text.rs"));
}
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

/// The rules of Gloria Mundi.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GloriaMundi;
