//! What is sent by e-mail to be given back: good once, and not for long. The store keeps only a hash of it.

use saturnalia_protocol::{AccountId, Refusal, RefusalCode};
use saturnalia_store::tidings::mail_token;
use saturnalia_store::{MailPurpose, MailToken, Store, TidingsWrite, Write, Written};

use super::{password, secret, unavailable};
use crate::time::now;

/// How long somebody has time to confirm their address, in milliseconds.
const LIFE_OF_CONFIRM: i64 = 24 * 60 * 60 * 1000;
/// How long somebody has time to choose another password.
const LIFE_OF_RESET: i64 = 60 * 60 * 1000;

fn hash(token: &str) -> String {
    secret::hash(token).0.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// By what a letter with such a secret goes: nobody finds out the secret by it.
pub(crate) fn mail_id(token: &str) -> String {
    hash(&hash(token)).chars().take(32).collect()
}

/// A new one for an account, in place of an earlier one.
pub(crate) async fn make_mail_token(
    store: &Store,
    account: AccountId,
    purpose: MailPurpose,
    address: &str,
    wishes: Option<String>,
) -> Result<String, Refusal> {
    let secret = secret::draw()?;
    let at = now();
    let life = match purpose {
        MailPurpose::Confirm => LIFE_OF_CONFIRM,
        MailPurpose::Reset => LIFE_OF_RESET,
    };
    let token = MailToken { hash: hash(&secret), account, purpose, address: address.to_owned(), expires: at + life };
    store.write(Write::Tidings(TidingsWrite::MakeMailToken { token, wishes, at })).await.map_err(unavailable)?;
    Ok(secret)
}

/// The address is that of whoever got the letter.
pub(crate) async fn confirm_address(store: &Store, token: &str) -> Result<(), Refusal> {
    let write = TidingsWrite::ConfirmAddress { hash: hash(token), now: now() };
    match store.write(Write::Tidings(write)).await.map_err(unavailable)? {
        Written::Done | Written::Number(_) => Ok(()),
        Written::Conflict => Err(RefusalCode::LinkExpired.into()),
    }
}

/// Another password. Every session and every access token of the account ends.
pub(crate) async fn reset_password(store: &Store, token: &str, new: String) -> Result<AccountId, Refusal> {
    let (hash, at) = (hash(token), now());
    let asked = hash.clone();
    let found = store.read(move |backend| {
        let Some(token) = mail_token(backend, &asked, at)? else { return Ok(None) };
        Ok(backend.account(token.account)?.filter(|_| token.purpose == MailPurpose::Reset))
    });
    let account = found.await.map_err(unavailable)?.ok_or(RefusalCode::LinkExpired)?;
    password::check(&new, &account.name)?;
    let password = password::hash(new).await?;
    let write = TidingsWrite::ResetPassword { hash, account: account.id, password, now: now() };
    match store.write(Write::Tidings(write)).await.map_err(unavailable)? {
        Written::Done | Written::Number(_) => Ok(account.id),
        Written::Conflict => Err(RefusalCode::LinkExpired.into()),
    }
}
