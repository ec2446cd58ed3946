//! Who is who: guests, accounts, sessions.

mod password;
mod session;

pub(crate) use session::{Visitor, create_guest, register, rename, session_of, sign_in, sign_out};
