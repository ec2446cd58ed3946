//! Tables on a server: who keeps them, where they are kept, how people hear of what happens. Knows no status code, no game by name.
//!
//! What a table is, what follows from what people do there and what each may see is the affair of `saturnalia_table`. [`keeper`] is the task
//! through which everything that happens to a table goes; [`house`] finds it; [`telling`] is how people hear of it.

mod after;
mod along;
mod analyses;
mod awaited;
mod chat;
mod duties;
mod house;
mod keeper;
mod load;
mod open;
mod settle;
mod telling;
mod think;

pub(crate) use after::{import, play_on, rematch, same_deal};
pub(crate) use along::{take_along, unpack};
pub(crate) use house::House;
pub(crate) use keeper::Command;
pub(crate) use load::phase;
pub(crate) use open::{meet, new_row, open, opening};
pub(crate) use settle::settle_all;
pub(crate) use telling::{CloseReason, ConnectionId, Out, Reply, text};
