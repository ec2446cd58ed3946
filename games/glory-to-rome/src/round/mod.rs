//! A round in the order of the rulebook: lead, follow, think, perform, end.

pub mod end;
pub mod follow;
pub mod lead;
pub mod perform;
pub mod petition;
pub mod start;
pub mod think;
