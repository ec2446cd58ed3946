//! Who is who: guests, accounts, sessions, access tokens.

mod common;
mod lookalike;
mod mailed;
mod password;
mod sanctions;
mod secret;
mod session;
mod token;

use saturnalia_protocol::{Refusal, RefusalCode};
use saturnalia_store::StoreError;

pub(crate) use lookalike::lookalike;
pub(crate) use mailed::{confirm_address, mail_id, make_mail_token, reset_password};
pub(crate) use sanctions::Sanctions;
pub(crate) use session::{
    Credential, Visitor, claim_names, create_guest, folded, is_valid, nobody_elses, register, rename, session_of,
    sign_in, sign_out,
};
pub(crate) use token::{TOKEN_PREFIX, delete_token, make_token, token_of, tokens_of};

/// A password of somebody who has forgotten theirs, and its hash.
pub(crate) async fn new_password() -> Result<(String, String), Refusal> {
    let secret: String = secret::draw()?.chars().take(20).collect();
    let hash = password::hash(secret.clone()).await?;
    Ok((secret, hash))
}

fn unavailable(error: StoreError) -> Refusal {
    Refusal::with(RefusalCode::Unavailable, error)
}
