//! The contract between a game and everything that plays, shows, keeps or tests it.
//!
//! A game is a set of pure functions over plain data. It lists every legal answer to every question, and nobody else
//! knows a rule: people, bots, the terminal, the server and the tests all pick from the same list.
//!
//! The contract has parts with one purpose each, and a game implements each in the file of its name:
//!
//! | part | holds | who may leave it almost empty |
//! |---|---|---|
//! | [`Play`] | options, components, state, set-up, outcome, score, what must hold | nobody |
//! | [`Question`], [`Happening`] | one step each: who is asked, what follows, all of it in words; listed by [`steps!`] | nobody |
//! | [`Secrets`] | view, what is told and moved, what can be imagined | a game of open information |
//! | [`Words`] | the terminal's picture of the table | nobody |
//! | [`Arrange`] | scenarios | a small game |
//! | [`Appraise`] | how well a seat stands | a game without bots that judge positions |
//!
//! All of them together are [`Rules`].
//!
//! | you want to | look at |
//! |---|---|
//! | write a game | the parts above, [`Context`], [`Agenda`], [`Purpose`] |
//! | play a game and keep its history | [`Game`], [`Record`] |
//! | search a game | [`Position`], [`Seen`], [`Appraise`] |
//! | show a game | [`Label`], [`Notice`], [`ScoreSheet`], [`Viewer`] |
//! | prove a game was fair | [`Seed`], [`Commitment`] |
//!
//! What is absent: input and output, clocks, threads, global state, any chance that does not come
//! from [`Dice`], and the name of any game.

mod agenda;
mod appraise;
mod arrange;
mod components;
mod context;
mod dice;
mod fairness;
mod game;
mod outcome;
mod play;
mod position;
mod purpose;
mod question;
mod record;
mod seat;
mod secrets;
mod seen;
mod words;

pub use agenda::Agenda;
pub use appraise::Appraise;
pub use arrange::{Arrange, NoScenario, ScenarioError};
pub use components::{Components, MOST_SETS, Set, SetId, Sets, TooManySets};
pub use context::Context;
pub use dice::{Chance, Dice, Seed};
pub use fairness::{Commitment, Fairness, Nonce, Part};
pub use game::{Deal, Game, Heard, UndoRefused};
pub use outcome::{Outcome, ScoreLine, ScoreSheet};
pub use play::{Choice, GameInfo, OptionField, Play, Rules};
pub use position::{Illegal, Played, Position};
pub use purpose::Purpose;
pub use question::{ForeignAnswer, Happening, Offers, Question, Steps};
pub use record::{CameFrom, DrawnAnew, Entry, KeptSet, Record, RecordError, Start};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatCount, SeatSet};
pub use secrets::{Secrets, Viewer};
pub use seen::Seen;
pub use words::{Arg, Label, Move, Notice, Phrase, Piece, Words};
