//! The only place that names the games.
//!
//! Everyone beyond the rules (terminal, server, text protocol) meets a game as a [`GameEntry`] of this list and, once it is
//! being played, as an [`AnyGame`]: a game without its types, with JSON in and out. A sixth game is one more line in
//! `games.rs`.

mod advice;
mod any_game;
mod entry;
mod erased;
mod games;
mod mind;
mod thought;
mod training;
mod turn;
mod words;

pub use any_game::{AnyGame, OpenError, PlayError};
pub use entry::{GameEntry, NewGame};
pub use games::{find, games};
pub use mind::Mind;
pub use thought::{Thought, WeighedOffer};
pub use training::AnyTraining;
pub use turn::Frame;
