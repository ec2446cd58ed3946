//! Tables without a server: everything that people, bots and clocks do at them, by a game that hides hands and asks all at once.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

mod acts;
mod after;
mod along;
mod bots;
mod clocks;
mod hints;
mod keeping;
mod lone;
mod luck;
mod proof;
mod room;
mod showing;
