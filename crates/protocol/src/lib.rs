//! What is said over a wire.
//!
//! [`wire`] holds the messages between server and client (`docs/server-api.md` shows each with an example), [`refusal`]
//! the closed list of refusal codes. Views, questions and notices of a game pass through as the JSON the
//! game wrote: this crate knows no game. [`text`] is the protocol of `saturnalia protocol`. With the feature `ts` every message has a TypeScript declaration.

pub mod ids;
#[cfg(feature = "ts")]
pub mod reference;
pub mod refusal;
pub mod text;
#[cfg(feature = "ts")]
pub mod typescript;
pub mod wire;

pub use ids::{AccountId, BadId, GroupId, InviteCode, TableId, TokenId, TournamentId};
pub use refusal::{Refusal, RefusalCode};
