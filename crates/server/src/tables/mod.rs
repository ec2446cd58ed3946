//! Tables: what people do at them, what is kept, what each is shown. Knows no status code, no game by name.
//!
//! A table is a header and a journal ([`line`]); [`table`] is what the journal makes of it; [`act`] says which lines follow from what a person
//! does; [`telling`] is what each viewer may see and how they hear of it; [`keeper`] is the task through which everything that happens to a table goes.

mod act;
mod after;
mod analyses;
mod chat;
mod clock;
mod house;
mod keeper;
mod line;
mod load;
mod open;
mod settle;
mod table;
mod telling;
mod think;

pub(crate) use after::{import, play_on, rematch, same_deal, verify};
pub(crate) use house::House;
pub(crate) use keeper::{Command, Look};
pub(crate) use line::{Line, What};
pub(crate) use load::replay;
pub(crate) use open::{good_name, open};
pub(crate) use settle::settle_all;
pub(crate) use table::{Person, Table, Through};
pub(crate) use telling::{CloseReason, ConnectionId, Out, Reply, text};
