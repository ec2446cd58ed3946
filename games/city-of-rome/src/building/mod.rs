//! What each family of buildings does, by the headings of the building overview.

pub mod aqueduct;
pub mod house;
pub mod production;
pub mod public;
pub mod temple;
