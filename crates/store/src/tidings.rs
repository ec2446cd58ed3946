//! Who is told of what happens while they are away: what is kept of it, what changes it, what is read.
//!
//! A tiding is written together with what happened. Somebody makes letters of a person's tidings: the letters are written together with the
//! end of the tidings, so that of two who do so one comes too late. Whoever sends a letter claims it for a while first.

use std::time::Duration;

use saturnalia_protocol::{AccountId, GroupId, TableId};

use crate::line::{Line, list};
use crate::plan::{Value, key};
use crate::records::words;
use crate::{Backend, StoreError};

/// The account of the house itself, which tells clubs what everybody may know.
pub const HOUSE: AccountId = AccountId(0);

words! {
    /// What there is to be told.
    TidingKind {
        /// A game waits for somebody.
        Turn = "turn",
        /// A seat is kept for somebody.
        Invitation = "invitation",
        /// Somebody has said something at a table.
        Chat = "chat",
        /// A game is over.
        End = "end",
    }
}

words! {
    /// How somebody is told.
    LetterWay {
        Push = "push",
        Mail = "mail",
        Hook = "hook",
    }
}

words! {
    /// What a token in an e-mail is good for.
    MailPurpose {
        /// The address is theirs.
        Confirm = "confirm",
        /// Another password.
        Reset = "reset",
    }
}

/// Something happened at a table that concerns somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tell {
    pub account: AccountId,
    pub kind: TidingKind,
    pub at: i64,
}

/// What a tiding is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum About {
    Table(TableId),
    /// An invitation to join it. Kept with the invitation, not among what happens at tables.
    Group(GroupId),
}

/// What somebody was not told yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tiding {
    pub about: About,
    pub kind: TidingKind,
    /// How often it happened.
    pub number: u32,
    pub first: i64,
    pub latest: i64,
}

/// Whoever is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HearerRow {
    pub account: AccountId,
    /// What they want; the store does not read it.
    pub wishes: String,
    pub address: Option<String>,
    pub seen: i64,
    pub pushed: i64,
    pub mailed: i64,
}

/// A browser that is told through a push service.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeviceRow {
    pub id: u64,
    pub account: AccountId,
    pub endpoint: String,
    pub key: String,
    pub auth: String,
    pub language: String,
    pub created: i64,
}

/// Something on its way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LetterRow {
    pub id: u64,
    pub account: AccountId,
    pub way: LetterWay,
    /// A device's id, or a hook's address; none for e-mail.
    pub target: Option<String>,
    pub body: String,
    pub created: i64,
    pub due: i64,
    pub attempts: u32,
}

/// What was sent by e-mail, to be given back once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MailToken {
    /// Of the secret, in hexadecimal digits.
    pub hash: String,
    pub account: AccountId,
    pub purpose: MailPurpose,
    pub address: String,
    pub expires: i64,
}

/// What changes about who is told what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TidingsWrite {
    /// Somebody wants to be told, and what. Whatever waits is looked at again.
    Hear { account: AccountId, wishes: String, at: i64 },
    /// Somebody wants to be told nothing any more, by no way.
    Deafen(AccountId),
    /// No more e-mail to that account.
    ForgetAddress(AccountId),
    /// A browser is told from now on, and of an account's browsers the oldest beyond so many no longer. Whoever heard nothing before has
    /// these wishes.
    KeepDevice { device: DeviceRow, wishes: String, most: u32 },
    /// Conflicts if the account has no such device.
    ForgetDevice { account: AccountId, id: u64 },
    /// A push service no longer knows it.
    DropDevice(u64),
    /// A page of theirs looked.
    Seen { account: AccountId, at: i64 },
    /// These tidings end, and become letters. Conflicts if one of them has ended already or has become more.
    Tell {
        account: AccountId,
        ended: Vec<(About, TidingKind, u32)>,
        letters: Vec<LetterRow>,
        pushed: Option<i64>,
        mailed: Option<i64>,
    },
    /// Nothing is told to somebody before that time.
    Defer { account: AccountId, look: i64 },
    /// Somebody sends a letter, for a while. Conflicts if it is not due: somebody else sends it, or it was sent.
    ClaimLetter { id: u64, attempts: u32, term: Duration },
    /// It was sent, or never will be.
    LetterDone(u64),
    /// It was not sent; not to be tried again before.
    LetterLater { id: u64, due: i64 },
    /// A key of the house, unless there is one of that name.
    KeepKey { name: String, value: String },
    /// Takes the place of an earlier one for the same purpose. Whoever heard nothing before has these wishes.
    MakeMailToken { token: MailToken, wishes: Option<String>, at: i64 },
    /// The address of a token is the account's from now on. Conflicts if it is good no longer.
    ConfirmAddress { hash: String, now: i64 },
    /// Another password, by a token; every session and access token of the account ends. Conflicts if the token is good no longer.
    ResetPassword { hash: String, account: AccountId, password: String, now: i64 },
    /// What nobody needs to be told any more.
    ForgetOld { before: i64, now: i64 },
}

/// Everybody who has something to be told, with all of it; the longest due first.
pub fn due(backend: &mut dyn Backend, now: i64, limit: u32) -> Result<Vec<(HearerRow, Vec<Tiding>)>, StoreError> {
    let sql = "SELECT account FROM (SELECT account, look FROM tidings WHERE look <= $1 \
         UNION ALL SELECT account, look FROM group_invites WHERE look <= $1) waiting \
         GROUP BY account ORDER BY MIN(look), account LIMIT $2";
    let accounts = list(backend, sql, &[Value::Int(now), Value::Int(limit.into())], Line::account)?;
    let mut found = Vec::new();
    for account in accounts {
        if let Some(hearer) = hearer(backend, account)? {
            found.push((hearer, tidings_of(backend, account)?));
        }
    }
    Ok(found)
}

/// All that somebody was not told yet.
pub fn tidings_of(backend: &mut dyn Backend, account: AccountId) -> Result<Vec<Tiding>, StoreError> {
    let sql =
        "SELECT table_id, kind, number, first, latest FROM tidings WHERE account = $1 ORDER BY first, table_id, kind";
    let own = [Value::Int(key(account.0))];
    let mut tidings = list(backend, sql, &own, |line| {
        Ok(Tiding {
            about: About::Table(line.table()?),
            kind: TidingKind::read(&line.text()?)?,
            number: line.small()?,
            first: line.number()?,
            latest: line.number()?,
        })
    })?;
    let sql = "SELECT group_id, at FROM group_invites WHERE account = $1 AND look IS NOT NULL ORDER BY at, group_id";
    tidings.extend(list(backend, sql, &own, |line| {
        let (about, at) = (About::Group(line.group()?), line.number()?);
        Ok(Tiding { about, kind: TidingKind::Invitation, number: 1, first: at, latest: at })
    })?);
    Ok(tidings)
}

const HEARER: &str = "SELECT account, wishes, address, seen, pushed, mailed FROM hearers";

fn hearer_row(line: &mut Line) -> Result<HearerRow, StoreError> {
    Ok(HearerRow {
        account: line.account()?,
        wishes: line.text()?,
        address: line.maybe_text()?,
        seen: line.number()?,
        pushed: line.number()?,
        mailed: line.number()?,
    })
}

pub fn hearer(backend: &mut dyn Backend, account: AccountId) -> Result<Option<HearerRow>, StoreError> {
    let sql = format!("{HEARER} WHERE account = $1");
    Ok(list(backend, &sql, &[Value::Int(key(account.0))], hearer_row)?.pop())
}

/// Whoever gets e-mail at that address.
pub fn hearers_at(backend: &mut dyn Backend, address: &str, limit: u32) -> Result<Vec<HearerRow>, StoreError> {
    let sql = format!("{HEARER} WHERE address = $1 ORDER BY account LIMIT $2");
    list(backend, &sql, &[Value::Text(address), Value::Int(limit.into())], hearer_row)
}

const DEVICE: &str = "SELECT id, account, endpoint, key, auth, language, created FROM devices";

fn device_row(line: &mut Line) -> Result<DeviceRow, StoreError> {
    Ok(DeviceRow {
        id: line.number()?.cast_unsigned(),
        account: line.account()?,
        endpoint: line.text()?,
        key: line.text()?,
        auth: line.text()?,
        language: line.text()?,
        created: line.number()?,
    })
}

/// The devices of an account, oldest first.
pub fn devices_of(backend: &mut dyn Backend, account: AccountId) -> Result<Vec<DeviceRow>, StoreError> {
    let sql = format!("{DEVICE} WHERE account = $1 ORDER BY created, id");
    list(backend, &sql, &[Value::Int(key(account.0))], device_row)
}

pub fn device(backend: &mut dyn Backend, id: u64) -> Result<Option<DeviceRow>, StoreError> {
    let sql = format!("{DEVICE} WHERE id = $1");
    Ok(list(backend, &sql, &[Value::Int(key(id))], device_row)?.pop())
}

pub fn device_at(backend: &mut dyn Backend, endpoint: &str) -> Result<Option<DeviceRow>, StoreError> {
    let sql = format!("{DEVICE} WHERE endpoint = $1");
    Ok(list(backend, &sql, &[Value::Text(endpoint)], device_row)?.pop())
}

/// What is to be sent now, the longest due first.
pub fn letters_due(backend: &mut dyn Backend, now: i64, limit: u32) -> Result<Vec<LetterRow>, StoreError> {
    let sql = "SELECT id, account, way, target, body, created, due, attempts FROM letters WHERE due <= $1 ORDER BY due, id LIMIT $2";
    list(backend, sql, &[Value::Int(now), Value::Int(limit.into())], |line| {
        Ok(LetterRow {
            id: line.number()?.cast_unsigned(),
            account: line.account()?,
            way: LetterWay::read(&line.text()?)?,
            target: line.maybe_text()?,
            body: line.text()?,
            created: line.number()?,
            due: line.number()?,
            attempts: line.small()?,
        })
    })
}

/// A key of the house.
pub fn house_key(backend: &mut dyn Backend, name: &str) -> Result<Option<String>, StoreError> {
    Ok(list(backend, "SELECT value FROM house_keys WHERE name = $1", &[Value::Text(name)], Line::text)?.pop())
}

/// A token that is still good.
pub fn mail_token(backend: &mut dyn Backend, hash: &str, now: i64) -> Result<Option<MailToken>, StoreError> {
    let sql = "SELECT account, purpose, address, expires FROM mail_tokens WHERE hash = $1 AND expires > $2";
    let found = list(backend, sql, &[Value::Text(hash), Value::Int(now)], |line| {
        Ok(MailToken {
            hash: hash.to_owned(),
            account: line.account()?,
            purpose: MailPurpose::read(&line.text()?)?,
            address: line.text()?,
            expires: line.number()?,
        })
    });
    Ok(found?.pop())
}
