//! A round, by the headings of the rulebook. Each file holds what a player may do and what then happens.

pub(crate) mod action;
pub(crate) mod build;
pub(crate) mod draft;
pub(crate) mod influence;
pub(crate) mod placement;
pub(crate) mod school;
pub(crate) mod upkeep;
