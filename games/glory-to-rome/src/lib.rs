//! Glory to Rome (Ruhm für Rom): rebuild the burnt city, hire clients, fill your vault.
//!
//! Every card is five things at once: a role to lead, a client, a material, a building, money. Each round one player
//! leads a role or thinks; the others follow or think; then all act, once for each card played and once for each client
//! of the role. Forty buildings with their functions interrupt this at every point.
//!
//! | the rulebook's heading | here |
//! |---|---|
//! | preparation, the first leader | `play`, `round/start` |
//! | the course of a round | `round/` |
//! | the six roles | `role/` |
//! | sites, foundations, materials, completion | `building/` |
//! | the functions of the buildings | `power/`, `data/components.toml` |
//! | end of the game, score | `state`, `score` |
//!
//! `steps` is the table of contents: every question and every happening, by the file that holds all of it.

#![deny(clippy::unreachable, clippy::panic)]

pub mod answer;
mod appraise;
pub mod arrange;
pub mod building;
pub mod cards;
mod check;
pub mod components;
pub mod event;
pub mod knowledge;
mod notice;
pub mod options;
mod pieces;
mod play;
pub mod power;
pub mod printed;
mod purpose;
pub mod role;
pub mod round;
pub mod score;
mod secrets;
pub mod state;
pub mod steps;
#[deny(dead_code)]
mod text {
    include!(concat!(env!("OUT_DIR"), "/text.rs"));
}
pub mod view;
mod words;
pub mod zone;

pub use answer::{Answer, Finish, Place, Source, Unit};
pub use arrange::Scenario;
pub use cards::{Building, Material, Role};
pub use components::Components;
pub use event::Event;
pub use options::Options;
pub use state::State;
pub use steps::Step;
pub use view::View;

/// The rules of Glory to Rome.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GloryToRome;
