//! Telling people of what happens while they are away: by a push service, by e-mail; and clubs by a request.
//!
//! What happened is noted together with it (`saturnalia_store::tidings`). The process on duty looks every second whom something is to be told:
//! [`decide`] says what, pure; [`words`] says it; the letters are written together with the end of the tidings, so that of two processes
//! that both believe to be on duty one comes too late. [`deliver`] claims a letter, sends it and strikes it out. A process that is killed in between
//! leaves a letter that is sent again: what it says takes the place of itself (a tag, a topic, a message's id).

mod concerned;
mod decide;
mod deliver;
mod mail;
mod push;
mod request;
mod signed;
mod telling;
mod wishes;
mod words;

use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use saturnalia_catalog::Games;
use saturnalia_protocol::{Refusal, RefusalCode};
use saturnalia_store::tidings::{HOUSE, hearer, house_key};
use saturnalia_store::{Store, StoreError, TidingsWrite, Write};

pub(crate) use concerned::{concerned, waited_for};
pub(crate) use mail::{Mail, Mailer, address};
pub(crate) use push::Subscriber;
pub(crate) use request::Destination;
pub(crate) use signed::Stop;
pub(crate) use telling::look_after_all;
pub(crate) use wishes::{at_first, check, read as read_wishes, write as write_wishes};
pub(crate) use words::text;

use crate::chance;
use crate::config::Telling;
use push::Vapid;
use request::Requests;
use signed::Seal;
use words::Tongues;

/// Names of keys in the store.
const VAPID: &str = "vapid";
const STOPS: &str = "stops";
/// Between two attempts to make the keys of the house, and how often.
const AGAIN: Duration = Duration::from_millis(300);
const ATTEMPTS: u32 = 20;

fn unavailable(error: StoreError) -> Refusal {
    Refusal::with(RefusalCode::Unavailable, error)
}

/// Where letters are written and sent.
#[derive(Debug)]
pub(crate) struct Office {
    config: Telling,
    /// The site's own address; links in e-mails begin with it.
    site: Option<String>,
    vapid: Vapid,
    seal: Seal,
    requests: Requests,
    mailer: Option<Mailer>,
    tongues: Tongues,
}

impl Office {
    /// Opens it, making the keys of the house if there are none.
    pub(crate) async fn open(
        games: Games,
        store: &Store,
        config: Telling,
        site: Option<String>,
    ) -> Result<Office, Refusal> {
        let internal = |error: String| Refusal::with(RefusalCode::Internal, error);
        let vapid = key(store, VAPID, || Vapid::make().map_err(|fault| internal(fault.to_string()))).await?;
        let vapid = Vapid::read(&vapid).map_err(|fault| internal(fault.to_string()))?;
        let stops = key(store, STOPS, || Ok(BASE64.encode(chance::bytes()?))).await?;
        tell_clubs(store, !config.hooks.is_empty()).await?;
        let mailer = match (&config.smtp, &config.mail_from) {
            (Some(url), Some(from)) => Some(Mailer::new(url, from).map_err(internal)?),
            (Some(_), None) | (None, _) => None,
        };
        let making = tokio::task::spawn_blocking(move || Ok((Requests::new()?, Tongues::new(games))));
        let made: Result<_, String> = making.await.map_err(|error| internal(error.to_string()))?;
        let (requests, tongues) = made.map_err(internal)?;
        Ok(Office { seal: Seal::new(stops.as_bytes()), site, vapid, requests, mailer, tongues, config })
    }

    /// What a browser subscribes with.
    pub(crate) fn public_key(&self) -> String {
        self.vapid.public()
    }

    /// Whether e-mail can be sent from here: links in it need the site's address.
    pub(crate) fn mailer(&self) -> Option<(&Mailer, &str)> {
        Some((self.mailer.as_ref()?, self.site.as_deref()?))
    }

    pub(crate) fn tongues(&self) -> &Tongues {
        &self.tongues
    }

    pub(crate) fn seal(&self) -> &Seal {
        &self.seal
    }

    /// Where a browser's push service is.
    pub(crate) fn destination(&self, endpoint: &str) -> Result<Destination, request::Unreached> {
        Destination::read(endpoint, &self.config.receivers)
    }

    /// Whoever was seen within so many milliseconds is not away.
    pub(crate) fn away(&self) -> i64 {
        self.config.away.as_millis() as i64
    }
}

/// A key of the house; made by whoever needs it first.
async fn key(store: &Store, name: &'static str, make: impl Fn() -> Result<String, Refusal>) -> Result<String, Refusal> {
    let mut last = Refusal::from(RefusalCode::Unavailable);
    for _ in 0..ATTEMPTS {
        match store.read(move |backend| house_key(backend, name)).await {
            Ok(Some(kept)) => return Ok(kept),
            Ok(None) => {
                let write = TidingsWrite::KeepKey { name: name.to_owned(), value: make()? };
                // Whether it was kept, and whose, is read the next time.
                if store.write(Write::Tidings(write)).await.is_ok() {
                    continue;
                }
            }
            Err(error) => last = unavailable(error),
        }
        tokio::time::sleep(AGAIN).await;
    }
    Err(last)
}

/// Whether what happens at public tables is noted for clubs.
async fn tell_clubs(store: &Store, tell: bool) -> Result<(), Refusal> {
    let told = store.read(|backend| hearer(backend, HOUSE)).await.map_err(unavailable)?.is_some();
    let write = match (told, tell) {
        (false, true) => TidingsWrite::Hear { account: HOUSE, wishes: "{}".into(), at: 0 },
        (true, false) => TidingsWrite::Deafen(HOUSE),
        (true, true) | (false, false) => return Ok(()),
    };
    store.write(Write::Tidings(write)).await.map_err(unavailable)?;
    Ok(())
}
