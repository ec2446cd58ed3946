//! Tabula, the race of two armies of fifteen stones, as the emperor Zeno played it about the year 480.
//!
//! Both armies go the same way, from the hand over the points 1 to 24 and home. Three dice are thrown, and each carries
//! one stone. A point with two stones is closed to the other army; a single stone is hit and goes back to the hand. No
//! stone goes beyond point 12 while others are in the hand, and none goes home before all have passed point 18. What can
//! be played must be played, even if it ruins you, as it did Zeno.
//!
//! `steps` is the table of contents. `docs/adding-a-game.md` is a tour through all of it.

mod advance;
mod answer;
mod appraise;
mod arrange;
mod event;
mod play;
mod score;
mod secrets;
mod state;
mod steps;
#[deny(dead_code)]
mod text {
    include!(concat!(env!("OUT_DIR"), "/text.rs"));
}
mod throw;
mod words;

pub use answer::Answer;
pub use event::Event;
pub use play::Options;
pub use state::State;
pub use steps::{Advance, Step, Throw};

/// The rules of Tabula.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tabula;
