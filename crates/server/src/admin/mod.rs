//! What the keeper of the server does: to tables while no server runs ([`Admin`]), and to everything while one does ([`Order`], over a socket
//! that only the keeper can open).

mod data;
mod desk;
mod offline;
mod orders;
mod socket;

pub(crate) use data::everything_about;
pub(crate) use desk::Desk;
pub use offline::{Admin, Listed, Replayed};
pub use orders::{Order, Reply};
pub use socket::{SOCKET, ask};
pub(crate) use socket::{listen, serve};
