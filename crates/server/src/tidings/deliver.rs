//! Letters on their way: claimed, sent, struck out; or tried again later, ever more seldom.

use std::sync::Arc;
use std::time::Duration;

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use saturnalia_protocol::Refusal;
use saturnalia_protocol::wire::PushedTiding;
use saturnalia_store::tidings::{device, hearer, letters_due};
use saturnalia_store::{LetterRow, LetterWay, TidingsWrite, Write, Written};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use tokio::sync::Semaphore;

use super::mail::{Mail, NotMailed};
use super::push::{PushFault, Subscriber};
use super::request::{Destination, Unreached};
use super::signed::signature;
use super::{Office, read_wishes, unavailable};
use crate::tables::House;
use crate::time::now;

/// So many are sent at a time.
const AT_A_TIME: usize = 32;
/// As long as a letter belongs to whoever claimed it: longer than sending it can take.
const CLAIM: Duration = Duration::from_secs(25);
/// Tried so often.
const ATTEMPTS: u32 = 8;
/// The longest between two attempts, in milliseconds.
const LONGEST: i64 = 6 * 60 * 60 * 1000;
/// For how many seconds a push service keeps what it cannot deliver: a day.
const TTL: &str = "86400";

/// What is kept of an e-mail on its way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct MailBody {
    pub subject: String,
    pub text: String,
    /// Where one click stops it.
    pub stop: String,
}

/// What became of a letter.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Sent {
    Done,
    /// Nobody is there any more.
    Gone,
    /// It never will be; why.
    Never(String),
    Later(String),
}

/// Letters on their way.
#[derive(Debug)]
pub(super) struct Deliveries {
    house: Arc<House>,
    office: Arc<Office>,
    room: Arc<Semaphore>,
}

impl Deliveries {
    pub(super) fn new(house: Arc<House>, office: Arc<Office>) -> Deliveries {
        Deliveries { house, office, room: Arc::new(Semaphore::new(AT_A_TIME)) }
    }

    /// Begins to send what is due. Whoever takes the letters slowly holds up no others.
    pub(super) async fn begin(&self) -> Result<(), Refusal> {
        let (at, most) = (now(), self.room.available_permits() as u32);
        if most == 0 {
            return Ok(());
        }
        let letters =
            self.house.store.read(move |backend| letters_due(backend, at, most)).await.map_err(unavailable)?;
        for letter in letters {
            let Ok(permit) = Arc::clone(&self.room).try_acquire_owned() else { break };
            let claim = TidingsWrite::ClaimLetter { id: letter.id, attempts: letter.attempts, term: CLAIM };
            if self.house.store.write(Write::Tidings(claim)).await.map_err(unavailable)? == Written::Conflict {
                continue;
            }
            let (house, office) = (Arc::clone(&self.house), Arc::clone(&self.office));
            tokio::spawn(async move {
                let sent = send(&house, &office, &letter).await;
                if let Err(refusal) = strike_out(&house, &office, &letter, sent).await {
                    tracing::warn!(%refusal, "a letter that was sent could not be struck out");
                }
                drop(permit);
            });
        }
        Ok(())
    }
}

/// After so many attempts it is tried again after so many milliseconds; `None` for no more.
fn pause(attempts: u32, first: i64) -> Option<i64> {
    (attempts < ATTEMPTS).then(|| first.max(200).saturating_mul(4_i64.saturating_pow(attempts)).min(LONGEST))
}

async fn strike_out(house: &House, office: &Office, letter: &LetterRow, sent: Sent) -> Result<(), Refusal> {
    let (id, way) = (letter.id, letter.way.word());
    let outcome = match sent {
        Sent::Done | Sent::Gone => TidingsWrite::LetterDone(id),
        Sent::Never(why) => {
            tracing::warn!(way, why, "a letter cannot be sent");
            TidingsWrite::LetterDone(id)
        }
        Sent::Later(why) => match pause(letter.attempts, office.away()) {
            Some(pause) => {
                tracing::debug!(way, why, "a letter is sent later");
                TidingsWrite::LetterLater { id, due: now() + pause }
            }
            None => {
                tracing::warn!(way, why, "a letter was tried often enough");
                TidingsWrite::LetterDone(id)
            }
        },
    };
    house.store.write(Write::Tidings(outcome)).await.map_err(unavailable)?;
    Ok(())
}

async fn send(house: &House, office: &Office, letter: &LetterRow) -> Sent {
    match letter.way {
        LetterWay::Push => push(house, office, letter).await,
        LetterWay::Mail => mail(house, office, letter).await,
        LetterWay::Hook => hook(office, letter).await,
    }
}

fn headers(list: &[(HeaderName, &str)]) -> HeaderMap {
    list.iter().filter_map(|(name, value)| Some((name.clone(), HeaderValue::from_str(value).ok()?))).collect()
}

async fn push(house: &House, office: &Office, letter: &LetterRow) -> Sent {
    let Some(id) = letter.target.as_ref().and_then(|target| target.parse().ok()) else { return Sent::Gone };
    let found = match house.store.read(move |backend| device(backend, id)).await {
        Ok(Some(found)) if found.account == letter.account => found,
        // Somebody else uses that browser now: this is not for them.
        Ok(_) => return Sent::Gone,
        Err(error) => return Sent::Later(error.to_string()),
    };
    let to = match office.destination(&found.endpoint) {
        Ok(to) => to,
        Err(unreached) => return Sent::Never(unreached.to_string()),
    };
    let seconds = now() / 1000;
    let contact = office.mailer.as_ref().map(|mailer| mailer.contact());
    let contact = office.config.contact.clone().or(contact).or_else(|| office.site.clone());
    let contact = contact.unwrap_or_else(|| "mailto:nobody@example.invalid".to_owned());
    let encrypted: Result<_, PushFault> = Subscriber::read(&found.key, &found.auth).and_then(|subscriber| {
        Ok((subscriber.encrypt(letter.body.as_bytes())?, office.vapid.authorization(&to.origin(), &contact, seconds)?))
    });
    let (body, authorization) = match encrypted {
        Ok(encrypted) => encrypted,
        Err(fault) => return Sent::Never(fault.to_string()),
    };
    let tag = serde_json::from_str::<PushedTiding>(&letter.body).map(|tiding| tiding.tag).unwrap_or_default();
    let topic: String = BASE64.encode(Sha256::digest(tag.as_bytes())).chars().take(32).collect();
    let headers = headers(&[
        (header::AUTHORIZATION, authorization.as_str()),
        (header::CONTENT_ENCODING, "aes128gcm"),
        (header::CONTENT_TYPE, "application/octet-stream"),
        (HeaderName::from_static("ttl"), TTL),
        (HeaderName::from_static("topic"), topic.as_str()),
        (HeaderName::from_static("urgency"), "normal"),
    ]);
    let sent = answered(office.requests.post(&to, headers, body).await);
    if sent == Sent::Gone
        && let Err(error) = house.store.write(Write::Tidings(TidingsWrite::DropDevice(id))).await
    {
        return Sent::Later(error.to_string());
    }
    sent
}

/// What an answer to a request means.
fn answered(status: Result<u16, Unreached>) -> Sent {
    match status {
        Ok(200..300) => Sent::Done,
        Ok(404 | 410) => Sent::Gone,
        Ok(status @ (408 | 425 | 429 | 500..)) => Sent::Later(format!("answered with {status}")),
        Ok(status) => Sent::Never(format!("answered with {status}")),
        Err(Unreached::Forbidden(why)) => Sent::Never(why.to_owned()),
        Err(Unreached::Silent(why)) => Sent::Later(why),
    }
}

async fn mail(house: &House, office: &Office, letter: &LetterRow) -> Sent {
    let account = letter.account;
    let found = match house.store.read(move |backend| hearer(backend, account)).await {
        Ok(found) => found,
        Err(error) => return Sent::Later(error.to_string()),
    };
    // Meanwhile they may have said that they want no more of it.
    let address = found.filter(|found| read_wishes(&found.wishes).mail).and_then(|found| found.address);
    let (Some(address), Some((mailer, _))) = (address, office.mailer()) else { return Sent::Gone };
    let Ok(MailBody { subject, text, stop }) = serde_json::from_str(&letter.body) else {
        return Sent::Never("a letter that cannot be read".to_owned());
    };
    let mail = Mail { id: format!("{:016x}", letter.id), subject, text, stop: Some(stop) };
    match mailer.send(&address, &mail).await {
        Ok(()) => Sent::Done,
        Err(NotMailed::Refused(why)) => Sent::Never(why),
        Err(NotMailed::NotNow(why)) => Sent::Later(why),
    }
}

async fn hook(office: &Office, letter: &LetterRow) -> Sent {
    let Some(hook) = letter.target.as_ref().filter(|hook| office.config.hooks.contains(hook)) else {
        // The host has named others since.
        return Sent::Gone;
    };
    let Some(secret) = &office.config.hook_secret else { return Sent::Gone };
    let own = Destination::origin_of(hook);
    let to = match Destination::read(hook, own.as_slice()) {
        Ok(to) => to,
        Err(unreached) => return Sent::Never(unreached.to_string()),
    };
    let seconds = now() / 1000;
    let (id, at) = (format!("{:016x}", letter.id), seconds.to_string());
    let signed = format!("sha256={}", signature(secret, seconds, &letter.body));
    let headers = headers(&[
        (header::CONTENT_TYPE, "application/json"),
        (HeaderName::from_static("x-saturnalia-delivery"), id.as_str()),
        (HeaderName::from_static("x-saturnalia-timestamp"), at.as_str()),
        (HeaderName::from_static("x-saturnalia-signature"), signed.as_str()),
    ]);
    match answered(office.requests.post(&to, headers, letter.body.clone().into_bytes()).await) {
        // A club's server may be set up anew tomorrow; its address is not gone for good.
        Sent::Gone => Sent::Later("answered that nobody is there".to_owned()),
        sent @ (Sent::Done | Sent::Never(_) | Sent::Later(_)) => sent,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_taken_is_tried_ever_more_seldom_and_not_for_ever() {
        let pauses: Vec<i64> = (0..).map_while(|attempts| pause(attempts, 45_000)).collect();
        assert_eq!(pauses.len(), ATTEMPTS as usize);
        assert!(pauses.is_sorted() && pauses[0] == 45_000 && *pauses.last().unwrap() == LONGEST, "{pauses:?}");
        assert_eq!(pause(0, 0), Some(200), "never at once");
    }

    #[test]
    fn an_answer_says_whether_to_try_again() {
        assert_eq!(answered(Ok(201)), Sent::Done);
        assert_eq!(answered(Ok(410)), Sent::Gone);
        assert_eq!(answered(Ok(404)), Sent::Gone);
        for later in [429, 500, 503] {
            assert!(matches!(answered(Ok(later)), Sent::Later(_)), "{later}");
        }
        for never in [301, 400, 401, 403, 413] {
            assert!(matches!(answered(Ok(never)), Sent::Never(_)), "{never}");
        }
        assert!(matches!(answered(Err(Unreached::Silent("x".into()))), Sent::Later(_)));
        assert!(matches!(answered(Err(Unreached::Forbidden("x"))), Sent::Never(_)));
    }
}
