//! The preparation and the seven phases of a round: what may I, and what happens, side by side.

pub(crate) mod i_consul;
pub(crate) mod ii_recruit;
pub(crate) mod iii_buildings;
pub(crate) mod iv_income;
pub(crate) mod preparation;
pub(crate) mod v_events;
pub(crate) mod vi_great_work;
pub(crate) mod vii_crises;
