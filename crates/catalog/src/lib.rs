//! Games without their types.
//!
//! Everyone beyond the rules (terminal, server, text protocol) meets a game as a [`GameEntry`] of a list of [`Games`] and, once it is
//! being played, as an [`AnyGame`]: a game without its types, with JSON in and out. No game is named here; which there are, the
//! binary says.
//!
//! In a browser a list lacks what only a command line asks for: training, measuring, whole games of bots, positions in text and as scenarios. A
//! list holds on to all that its games can do, and a page would have to fetch it.

#![cfg_attr(target_family = "wasm", allow(dead_code, unused_imports, reason = "what only a command line asks for"))]

mod advice;
mod any_game;
mod entry;
mod erased;
mod games;
#[cfg(not(target_family = "wasm"))]
mod json;
mod mind;
mod sets;
mod thought;
mod turn;
mod words;
#[cfg_attr(target_family = "wasm", path = "no_workshop.rs")]
mod workshop;

pub use any_game::{AnyGame, LoneAnswer, OpenError, PlayError};
pub use entry::{GameEntry, NewGame};
pub use games::Games;
pub use mind::Mind;
pub use sets::Brought;
pub use thought::{Thought, WeighedOffer};
pub use turn::{Frame, WrittenTurns};
pub use words::with_house;
#[cfg(not(target_family = "wasm"))]
pub use workshop::AnyTraining;
