//! Sessions, and what a person does about their account.

use saturnalia_protocol::wire::{Me, Register, SignIn};
use saturnalia_protocol::{AccountId, Refusal, RefusalCode};
use saturnalia_store::{Account, Keep, SecretHash, Session, Store, Write, Written, people};
use saturnalia_table::{Person, Through, good_name};

use super::lookalike::lookalike;
use super::{password, secret, token, unavailable};
use crate::chance;
use crate::time::now;

/// How long a session lasts.
const LIFETIME: i64 = 400 * 24 * 60 * 60 * 1000;

/// Somebody the server knows.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub account: Account,
    pub credential: Credential,
}

/// By what the server knows somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Credential {
    Session(SecretHash),
    Token(SecretHash),
}

impl Visitor {
    pub(crate) fn me(&self) -> Me {
        Me { id: self.account.id, name: self.account.name.clone(), registered: self.account.password.is_some() }
    }

    pub(crate) fn person(&self) -> Person {
        Person { account: self.account.id, name: self.account.name.clone(), through: self.through() }
    }

    pub(crate) fn through(&self) -> Through {
        match self.credential {
            Credential::Session(_) => Through::Session,
            Credential::Token(_) => Through::Token,
        }
    }
}

/// Whoever the cookie's secret belongs to.
pub(crate) async fn session_of(store: &Store, secret: &str) -> Result<Option<Visitor>, Refusal> {
    let session = secret::hash(secret);
    let found = store
        .read(move |backend| {
            let Some(found) = backend.session(session, now())? else { return Ok(None) };
            backend.account(found.account)
        })
        .await
        .map_err(unavailable)?;
    Ok(found.map(|account| Visitor { account, credential: Credential::Session(session) }))
}

/// Whether a session has not ended, or a token not been deleted, since it was last looked at.
pub(crate) async fn is_valid(store: &Store, credential: Credential) -> Result<bool, Refusal> {
    match credential {
        Credential::Session(hash) => {
            let found = store.read(move |backend| backend.session(hash, now())).await.map_err(unavailable)?;
            Ok(found.is_some())
        }
        Credential::Token(hash) => token::is_there(store, hash).await,
    }
}

/// A new session for an account, and the secret for its cookie.
async fn open_session(store: &Store, account: AccountId) -> Result<(Credential, String), Refusal> {
    let secret = secret::draw()?;
    let (hash, created) = (secret::hash(&secret), now());
    let session = Session { hash, account, created, expires: created + LIFETIME };
    store.write(Write::OpenSession(session)).await.map_err(unavailable)?;
    Ok((Credential::Session(hash), secret))
}

/// Refuses a name that somebody else has, or that looks like it.
pub(crate) async fn nobody_elses(store: &Store, name: &str, own: Option<AccountId>) -> Result<(), Refusal> {
    let form = lookalike(name);
    let holder = store.read(move |backend| people::holder_of(backend, &form)).await.map_err(unavailable)?;
    if holder.is_some_and(|holder| Some(holder) != own) { Err(RefusalCode::NameTaken.into()) } else { Ok(()) }
}

/// Gives accounts of before names were kept apart their own. Of two that look alike the older one keeps it; the other goes on without.
pub(crate) async fn claim_names(store: &Store) -> Result<(), Refusal> {
    for (account, name) in store.read(people::nameless).await.map_err(unavailable)? {
        let claim = Write::ClaimName { account, lookalike: lookalike(&name) };
        if store.write(claim).await.map_err(unavailable)? == Written::Conflict {
            tracing::warn!(%account, name, "another account has a name that looks like this");
        }
    }
    Ok(())
}

/// A new guest with a session.
pub(crate) async fn create_guest(store: &Store, name: Option<&str>) -> Result<(Visitor, String), Refusal> {
    let number = chance::number()?;
    let name = match name {
        Some(name) => {
            let name = good_name(name)?;
            nobody_elses(store, &name, None).await?;
            name
        }
        None => format!("Hospes {}", number % 9000 + 1000),
    };
    let account = Account { id: AccountId(number), name, sign_in: None, password: None, created: now() };
    match store.write(Write::CreateAccount(account.clone())).await.map_err(unavailable)? {
        Written::Done | Written::Number(_) => {}
        Written::Conflict => return Err(RefusalCode::Unavailable.into()),
    }
    let (credential, secret) = open_session(store, account.id).await?;
    Ok((Visitor { account, credential }, secret))
}

/// The form of a name by which it is compared: whatever its case.
pub(crate) fn folded(name: &str) -> String {
    name.trim().to_lowercase()
}

pub(crate) async fn rename(store: &Store, visitor: &Visitor, name: &str) -> Result<Visitor, Refusal> {
    let name = good_name(name)?;
    nobody_elses(store, &name, Some(visitor.account.id)).await?;
    let sign_in = visitor.account.sign_in.as_ref().map(|_| folded(&name));
    let write = Write::Rename {
        account: visitor.account.id,
        name: name.clone(),
        lookalike: sign_in.as_ref().map(|_| lookalike(&name)),
        sign_in: sign_in.clone(),
    };
    match store.write(write).await.map_err(unavailable)? {
        Written::Done | Written::Number(_) => {
            let account = Account { name, sign_in, ..visitor.account.clone() };
            Ok(Visitor { account, credential: visitor.credential })
        }
        Written::Conflict => Err(RefusalCode::NameTaken.into()),
    }
}

/// Gives a guest a password, or an account another one: then every other session and every token of it ends.
pub(crate) async fn register(store: &Store, visitor: &Visitor, new: Register) -> Result<Visitor, Refusal> {
    let name = good_name(&new.name)?;
    password::check(&new.password, &name)?;
    if let Some(old) = &visitor.account.password {
        let given = new.old_password.unwrap_or_default();
        if !password::verify(given, Some(old.clone())).await? {
            return Err(RefusalCode::WrongPassword.into());
        }
    }
    let password = password::hash(new.password).await?;
    let sign_in = folded(&name);
    let write = Write::SetPassword {
        account: visitor.account.id,
        name: name.clone(),
        lookalike: lookalike(&name),
        sign_in: sign_in.clone(),
        password: password.clone(),
        keep: match (&visitor.account.password, visitor.credential) {
            (Some(_), Credential::Session(own)) => Keep::This(own),
            (Some(_), Credential::Token(_)) | (None, _) => Keep::All,
        },
    };
    match store.write(write).await.map_err(unavailable)? {
        Written::Done | Written::Number(_) => {
            let account = Account { name, sign_in: Some(sign_in), password: Some(password), ..visitor.account.clone() };
            Ok(Visitor { account, credential: visitor.credential })
        }
        Written::Conflict => Err(RefusalCode::NameTaken.into()),
    }
}

pub(crate) async fn sign_in(store: &Store, given: SignIn) -> Result<(Visitor, String), Refusal> {
    let sign_in = folded(&given.name);
    let account = store.read(move |backend| backend.account_by_sign_in(&sign_in)).await.map_err(unavailable)?;
    let hash = account.as_ref().and_then(|account| account.password.clone());
    let right = password::verify(given.password, hash).await?;
    let Some(account) = account.filter(|_| right) else { return Err(RefusalCode::WrongPassword.into()) };
    let (credential, secret) = open_session(store, account.id).await?;
    Ok((Visitor { account, credential }, secret))
}

/// Ends the session of whoever is there in person. A token is no session.
pub(crate) async fn sign_out(store: &Store, visitor: &Visitor, everywhere: bool) -> Result<(), Refusal> {
    let Credential::Session(session) = visitor.credential else { return Err(RefusalCode::NoSession.into()) };
    let write = if everywhere { Write::CloseSessionsOf(visitor.account.id) } else { Write::CloseSession(session) };
    store.write(write).await.map_err(unavailable)?;
    Ok(())
}
