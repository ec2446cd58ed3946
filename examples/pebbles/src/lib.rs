//! Pebbles: each in turn throws a die and takes one stone from the heap, or as many as the die shows. Whoever
//! takes the last has won.
//!
//! `steps` is the table of contents: every question and every happening, by the file that holds all of it.

mod answer;
mod appraise;
mod arrange;
mod event;
mod options;
mod play;
mod score;
mod secrets;
mod state;
mod steps;
mod take;
#[deny(dead_code)]
mod text {
    include!(concat!(env!("OUT_DIR"), "/text.rs"));
}
mod throw;
mod words;

pub use answer::Answer;
pub use event::Event;
pub use options::Options;
pub use state::State;
pub use steps::{Step, Take, Throw};

/// The rules of Pebbles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pebbles;
