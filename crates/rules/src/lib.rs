//! The contract between a game and everything that plays, shows, keeps or tests it.
//!
//! A game is a set of pure functions over plain data, written once as an implementation of
//! [`Rules`]. It lists every legal answer to every question, and nobody else knows a rule:
//! people, bots, the terminal, the server and the tests all pick from the same list.
//!
//! | you want to | look at |
//! |---|---|
//! | write a game | [`Rules`], [`Context`], [`Agenda`] |
//! | play a game and keep its history | [`Game`], [`Record`] |
//! | search a game | [`Position`], [`Seen`], [`Appraise`] |
//! | show a game | [`Label`], [`Notice`], [`ScoreSheet`], [`Viewer`] |
//! | prove a game was fair | [`Seed`], [`Commitment`] |
//!
//! What is absent: input and output, clocks, threads, global state, any chance that does not come
//! from [`Dice`], and the name of any game.

mod agenda;
mod appraise;
mod contract;
mod dice;
mod fairness;
mod game;
mod outcome;
mod position;
mod record;
mod scenario;
mod seat;
mod seen;
mod words;

pub use agenda::Agenda;
pub use appraise::Appraise;
pub use contract::{Choice, Context, GameInfo, OptionField, Rules, Viewer};
pub use dice::{Dice, Seed};
pub use fairness::{Commitment, Nonce};
pub use game::{Game, Heard, UndoRefused};
pub use outcome::{Outcome, ScoreLine, ScoreSheet};
pub use position::{Illegal, Played, Position};
pub use record::{DrawnAnew, Entry, Record, RecordError, Start};
pub use scenario::ScenarioError;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatCount, SeatSet};
pub use seen::Seen;
pub use words::{Arg, Label, Notice, Piece};
