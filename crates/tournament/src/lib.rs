//! Tournaments: who plays whom, on which seat, with which deal, and what it comes to. The pure half of what a server does about them.
//!
//! A tournament is what the lines of its journal have made of it, like a table: [`Header`] and [`Line`]s make a [`Tournament`]. Whoever keeps
//! one asks it what follows from what somebody does ([`Tournament::enter`] and others) or from the time ([`Tournament::due`]), keeps the lines,
//! and [applies](Tournament::apply) them. What time it is and what was drawn is handed in.
//!
//! | | |
//! |---|---|
//! | [`draw`] | the tables of a round: how many, who has none, who sits where |
//! | [`gather`] | who sits with whom: as few as possible meet again |
//! | [`score`] | what a round comes to, in matchpoints |
//! | [`standings`] | the order of all, with its tie-breaks |
//! | [`deal`] | the deals that all tables of a round share, and how anybody can check them |

pub mod deal;
pub mod draw;
pub mod gather;
mod journal;
mod matching;
mod plan;
mod rounds;
pub mod score;
pub mod standings;
mod tournament;

pub use journal::{Header, Line, Seating, What};
pub use plan::{LIMITS, Limits, Seats};
pub use tournament::{Denied, Due, Entrant, Round, RoundTable, Tournament, Who};
