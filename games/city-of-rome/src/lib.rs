//! City of Rome: two to four master builders plan their cities of four by four cards.
//!
//! Each round the builders stand on a strip between the emperor and the far end: who stands closer takes a card from
//! the offer earlier, who stands further away has more free points for building and producing. Houses of one value
//! that hang together score by the colours of public buildings beside them; aqueducts, temples, money and influence
//! add to that.
//!
//! | the rulebook's heading | here |
//! |---|---|
//! | preparation | `play`, `round/draft` |
//! | the three phases, end of the round | `round/` |
//! | the building overview | `building/`, `data/components.toml` |
//! | final score | `score`, `city/district` |
//!
//! `steps` is the table of contents: every question and every happening, by the file that holds all of it.

#![deny(clippy::unreachable, clippy::panic)]

pub mod answer;
pub mod appraise;
pub mod arrange;
pub mod building;
pub mod cards;
mod check;
pub mod city;
pub mod components;
pub mod event;
pub mod hidden;
mod notice;
pub mod options;
mod pieces;
mod play;
pub mod printed;
mod purpose;
mod round;
pub mod score;
mod secrets;
pub mod state;
pub mod steps;
pub mod strip;
#[deny(dead_code)]
mod text {
    include!(concat!(env!("OUT_DIR"), "/text.rs"));
}
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

/// The rules of City of Rome.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CityOfRome;
