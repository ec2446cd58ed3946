//! Players that are not people, over any game of the house. This crate knows no game.
//!
//! A bot is handed a [`Seen`](saturnalia_rules::Seen): its seat's view, its offers, and worlds it cannot tell from the true one.
//! It has no way to the true state, so it cannot cheat. (The [`Cheater`] is handed the truth; only the arena does so.)

mod advice;
mod analysis;
mod beginner;
mod bot;
mod greedy;
pub mod learn;
mod measure;
mod patience;
mod random;
pub mod search;
mod spec;
mod tuning;

pub use advice::advise;
pub use analysis::analyse;
pub use beginner::Beginner;
pub use bot::{Bot, Cheater, Considered, Weighed, seat_bot};
pub use greedy::Greedy;
pub use measure::{Measured, measure};
pub use patience::Patience;
pub use random::Random;
pub use search::Search;
pub use spec::{BotKind, BotSpec, SpecError};
pub use tuning::Tuning;
