//! The preparation, the seven phases of a round and the end, by the headings of the rulebook. Each file holds what a
//! player may do and what then happens.

pub(crate) mod ecclesia;
pub(crate) mod i_first_consul;
pub(crate) mod ii_recruiting;
pub(crate) mod iii_buildings;
pub(crate) mod iv_income;
pub(crate) mod preparation;
pub(crate) mod round;
pub(crate) mod v_events;
pub(crate) mod vi_great_work;
pub(crate) mod vii_famine_and_crises;
