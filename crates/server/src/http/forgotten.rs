//! E-mail: whose address is whose, and another password for whoever has forgotten theirs.

use std::sync::Arc;

use axum::extract::{Extension, State};
use axum::http::StatusCode;
use saturnalia_protocol::wire::{ConfirmAddress, Forgotten, NewAddress, ResetPassword};
use saturnalia_protocol::{Refusal, RefusalCode};
use saturnalia_rules::{Arg, Label, Phrase};
use saturnalia_store::tidings::{hearer, hearers_at};
use saturnalia_store::{Account, MailPurpose, TidingsWrite, Write};

use super::parts::{Body, InPerson};
use super::{Address, App, Refused};
use crate::auth;
use crate::limits::Kind;
use crate::tidings::{Mail, address, at_first, text, write_wishes};

/// Accounts of one address that get a letter each.
const ACCOUNTS: u32 = 5;
/// Letters that were asked for are tried so often: whoever waits for one asks again soon.
const ATTEMPTS: u32 = 3;

fn unavailable(error: impl std::fmt::Display) -> Refused {
    Refusal::with(RefusalCode::Unavailable, error).into()
}

/// A letter with a link.
struct Linked {
    subject: Phrase,
    body: Label,
    not: Phrase,
    path: &'static str,
    token: String,
}

/// Sends a letter that somebody has just asked for. It is kept nowhere: what stands in it is known to nobody else.
async fn post(app: &App, to: &str, language: &str, linked: Linked) {
    let Some((mailer, site)) = app.office.mailer() else { return };
    let tongues = app.office.tongues();
    let say = |phrase: Phrase| tongues.of(language).say_key(phrase.key());
    let Linked { subject, body, not, path, token } = linked;
    let lines = [tongues.say(language, &body), format!("{site}/{path}/{token}"), String::new(), say(not)];
    // A letter that is sent twice is the same letter; the secret itself is no name for it.
    let id = auth::mail_id(&token);
    let mail = Mail { id, subject: say(subject), text: lines.join("\n"), stop: None };
    for attempt in 0..ATTEMPTS {
        match mailer.send(to, &mail).await {
            Ok(()) => return,
            Err(why) => tracing::warn!(%why, "a letter with a link could not be sent"),
        }
        tokio::time::sleep(std::time::Duration::from_secs(2 << attempt)).await;
    }
}

fn language(given: &str) -> &'static str {
    if given == "de" { "de" } else { "en" }
}

fn mails(app: &App) -> Result<(), Refused> {
    match app.office.mailer() {
        Some(_) => Ok(()),
        None => Err(Refusal::with(RefusalCode::NotFound, "this server sends no e-mail").into()),
    }
}

/// `POST /api/me/mail`
pub(crate) async fn new_address(
    State(app): State<Arc<App>>,
    InPerson(visitor): InPerson,
    Body(new): Body<NewAddress>,
) -> Result<StatusCode, Refused> {
    mails(&app)?;
    let to = address(&new.address).ok_or(RefusalCode::BadAddress)?;
    let Account { id, name, .. } = visitor.account;
    app.limits.account(id, Kind::Letter)?;
    app.limits.name(&to, Kind::LetterTo)?;
    let language = language(&new.language);
    let wishes = Some(write_wishes(&at_first(language, "UTC")));
    let token = auth::make_mail_token(&app.house.store, id, MailPurpose::Confirm, &to, wishes).await?;
    let body = text::confirm_body(Arg::Text(name));
    let (subject, not) = (text::CONFIRM_SUBJECT, text::CONFIRM_NOT);
    tokio::spawn(async move {
        post(&app, &to, language, Linked { subject, body, not, path: "mail", token }).await;
    });
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /api/me/mail`
pub(crate) async fn forget_address(
    State(app): State<Arc<App>>,
    InPerson(visitor): InPerson,
) -> Result<StatusCode, Refused> {
    app.limits.account(visitor.account.id, Kind::Act)?;
    let write = Write::Tidings(TidingsWrite::ForgetAddress(visitor.account.id));
    app.house.store.write(write).await.map_err(unavailable)?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/mail/confirm`: on whatever device the letter was opened.
pub(crate) async fn confirm_address(
    State(app): State<Arc<App>>,
    Extension(Address(from)): Extension<Address>,
    Body(given): Body<ConfirmAddress>,
) -> Result<StatusCode, Refused> {
    app.limits.address(from, Kind::Entrance)?;
    auth::confirm_address(&app.house.store, &given.token).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/forgotten`: the answer is the same whether anybody has that name or not, and comes as soon.
pub(crate) async fn forgotten(
    State(app): State<Arc<App>>,
    Extension(Address(from)): Extension<Address>,
    Body(given): Body<Forgotten>,
) -> Result<StatusCode, Refused> {
    mails(&app)?;
    app.limits.address(from, Kind::Letter)?;
    let who = auth::folded(&given.who);
    app.limits.name(&who, Kind::LetterTo)?;
    tokio::spawn(async move {
        if let Err(refusal) = remind(&app, &given.who, language(&given.language)).await {
            tracing::warn!(refusal = %refusal.0, "somebody who has forgotten their password could not be helped");
        }
    });
    Ok(StatusCode::NO_CONTENT)
}

async fn remind(app: &App, who: &str, language: &'static str) -> Result<(), Refused> {
    let (name, at) = (auth::folded(who), address(who));
    let found = app.house.store.read(move |backend| {
        let mut found: Vec<(Account, String)> = Vec::new();
        if let Some(account) = backend.account_by_sign_in(&name)?
            && let Some(to) = hearer(backend, account.id)?.and_then(|hearer| hearer.address)
        {
            found.push((account, to));
        }
        let here = at.map(|at| hearers_at(backend, &at, ACCOUNTS)).transpose()?.unwrap_or_default();
        for hearer in here {
            if let (Some(account), Some(to)) = (backend.account(hearer.account)?, hearer.address) {
                found.push((account, to));
            }
        }
        Ok(found)
    });
    for (account, to) in found.await.map_err(unavailable)? {
        if account.password.is_none() {
            continue;
        }
        let token = auth::make_mail_token(&app.house.store, account.id, MailPurpose::Reset, &to, None).await?;
        let body = text::reset_body(Arg::Text(account.name));
        let (subject, not) = (text::RESET_SUBJECT, text::RESET_NOT);
        post(app, &to, language, Linked { subject, body, not, path: "password", token }).await;
    }
    Ok(())
}

/// `POST /api/forgotten/password`
pub(crate) async fn reset(
    State(app): State<Arc<App>>,
    Extension(Address(from)): Extension<Address>,
    Body(given): Body<ResetPassword>,
) -> Result<StatusCode, Refused> {
    app.limits.address(from, Kind::Entrance)?;
    let account = auth::reset_password(&app.house.store, &given.token, given.password).await?;
    app.sockets.end_all(account);
    Ok(StatusCode::NO_CONTENT)
}
