//! The only place that names the games.
//!
//! Everyone beyond the rules (terminal, server, text protocol) meets a game as a [`GameEntry`] of this list and, once it is
//! being played, as an [`AnyGame`]: a game without its types, with JSON in and out. A sixth game is one more line in
//! `games.rs`.

mod advice;
mod any_game;
mod ask;
mod entry;
mod erased;
mod games;
mod mind;
mod training;
mod written;

pub use advice::{Advice, Analysis, Better, Moment, Reason};
pub use any_game::{AnyGame, OpenError, PlayError, ToldNotice};
pub use ask::{Ask, Offer, Thought, WeighedOffer, WhyNot};
pub use entry::{GameEntry, NewGame};
pub use games::{find, games};
pub use mind::Mind;
pub use training::AnyTraining;
pub use written::Written;
