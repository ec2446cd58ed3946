//! Who is who: guests, accounts, sessions, access tokens.

mod password;
mod secret;
mod session;
mod token;

use saturnalia_protocol::{Refusal, RefusalCode};
use saturnalia_store::StoreError;

pub(crate) use session::{
    Credential, Visitor, create_guest, folded, is_valid, register, rename, session_of, sign_in, sign_out,
};
pub(crate) use token::{TOKEN_PREFIX, delete_token, make_token, token_of, tokens_of};

fn unavailable(error: StoreError) -> Refusal {
    Refusal::with(RefusalCode::Unavailable, error)
}
