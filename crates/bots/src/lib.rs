//! Players that are not people, over any game of the house. This crate knows no game.
//!
//! A bot is handed a [`Seen`](saturnalia_rules::Seen): its seat's view, its offers, and worlds it cannot tell from the true one.
//! It has no way to the true state, so it cannot cheat. (An [`Unfair`] bot is handed the truth; only the arena does so.)

mod advice;
mod analysis;
mod beginner;
mod bot;
mod fingerprint;
mod futures;
mod greedy;
mod human;
pub mod learn;
mod measure;
mod patience;
#[cfg(not(target_family = "wasm"))]
mod puzzles;
mod random;
pub mod search;
mod spec;
mod tuning;

pub use advice::{Advice, Manner, advise};
pub use analysis::analyse;
pub use beginner::Beginner;
pub use bot::{Bot, Considered, Sees, Unfair, Weighed, seat_bot};
pub use fingerprint::{fingerprint, mindset};
pub use greedy::Greedy;
pub use human::Skill;
pub use measure::{Measured, Searched, Until, measure, measure_search};
pub use patience::Patience;
#[cfg(not(target_family = "wasm"))]
pub use puzzles::{Dull, Exam, Riddle, Tried, examine};
pub use random::Random;
pub use search::Search;
pub use spec::{BotKind, BotSpec, Level, SpecError, Style};
pub use tuning::{Likes, Tuning};
