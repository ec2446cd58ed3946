//! A small card game that can be told to break a law, so that the laws can be shown to notice.
//!
//! Twelve cards; two in each hand. For three rounds every seat in turn may draw a card or stay, then all lay one card
//! at once and the highest takes a point. It has everything the laws are about: a hidden hand, a draw, a choice without
//! secrets, a sealed choice.

mod appraise;
mod arrange;
mod draw;
mod flaw;
mod lay;
mod play;
mod secrets;
mod state;
mod steps;
mod words;

#[deny(dead_code)]
mod text {
    include!(concat!(env!("OUT_DIR"), "/text.rs"));
}

pub use arrange::Scenario;
pub use flaw::{Flaw, Options};
pub use secrets::View;
pub use state::{Answer, Event, State};
pub use steps::Step;

/// The game; what is wrong with it is among its [`Options`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HighCard;

const CARDS: u8 = 12;
const ROUNDS: u8 = 3;
