//! What whoever hosts the server can choose.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use saturnalia_bots::BotSpec;
use saturnalia_store::{NewsBy, Place};
use saturnalia_table::BotPolicy;

use crate::admin::SOCKET;
use crate::edge::Network;

/// The server's settings. Each has a flag and an environment variable of the command `serve`; see docs/operating.md.
#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    pub place: Place,
    /// How this process hears of what others write.
    pub news: NewsBy,
    /// The site's own addresses (`https://play.example`), beside the one in the `Host` header.
    pub origins: Vec<String>,
    /// Proxies that are believed about `X-Forwarded-For` and `X-Forwarded-Proto`.
    pub proxies: Vec<Network>,
    /// Cookies only over https, whatever the proxy says.
    pub secure_cookies: bool,
    /// Multiplies every rate limit; 0 for none.
    pub limits: f64,
    /// The most connections at a time; `None` for as many as the operating system has room for.
    pub connections: Option<usize>,
    /// How long a client may take to send a request, and to take some of the answer.
    pub patience: Duration,
    /// Where the keeper's socket is; `None` for none.
    pub admin_socket: Option<PathBuf>,
    /// Folder of the host's own pages; `None` for none.
    pub pages: Option<PathBuf>,
    /// The bot that plays on for whoever left or ran out of time.
    pub replacement_bot: BotSpec,
    /// How many bots think at the same time.
    pub bot_threads: usize,
    /// After so many days a guest who never sat at a table nor said anything is forgotten; 0 for never.
    pub guest_days: u32,
    /// The longest a bot thinks about one answer, in milliseconds, whatever it was told.
    pub bot_milliseconds: u32,
    /// How people are told of what happens while they are away.
    pub telling: Telling,
}

/// How people are told of what happens while they are away.
#[derive(Clone)]
pub struct Telling {
    /// Whoever had no page open for so long is away.
    pub away: Duration,
    /// Origins of push services that are none of the wide world's: over http, or in a network of the house.
    pub receivers: Vec<String>,
    /// Whom a push service can ask about this server, such as `mailto:host@club.example`.
    pub contact: Option<String>,
    /// The mail server: `smtps://user:password@host`.
    pub smtp: Option<String>,
    /// From whom e-mail comes.
    pub mail_from: Option<String>,
    /// Addresses of clubs that are told of public tables.
    pub hooks: Vec<String>,
    /// What clubs know this server by.
    pub hook_secret: Option<String>,
}

impl Default for Telling {
    fn default() -> Telling {
        Telling {
            away: Duration::from_secs(45),
            receivers: Vec::new(),
            contact: None,
            smtp: None,
            mail_from: None,
            hooks: Vec::new(),
            hook_secret: None,
        }
    }
}

impl std::fmt::Debug for Telling {
    /// Without what holds a secret.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Telling { away, receivers, contact, smtp, mail_from, hooks, hook_secret: _ } = self;
        f.debug_struct("Telling")
            .field("away", away)
            .field("receivers", receivers)
            .field("contact", contact)
            .field("smtp", &smtp.is_some())
            .field("mail_from", mail_from)
            .field("hooks", &hooks.len())
            .finish()
    }
}

impl Config {
    /// The settings of a server that was told nothing but where to listen and keep its data.
    pub fn new(listen: SocketAddr, place: Place) -> Config {
        let BotPolicy { replacement, milliseconds } = BotPolicy::default();
        let folder = match &place {
            Place::Folder(folder) => Some(folder.clone()),
            Place::Postgres(_) => None,
        };
        Config {
            admin_socket: folder.as_ref().map(|folder| folder.join(SOCKET)),
            pages: folder.map(|folder| folder.join("pages")),
            listen,
            place,
            news: NewsBy::default(),
            origins: Vec::new(),
            proxies: Vec::new(),
            secure_cookies: false,
            limits: 1.0,
            connections: None,
            patience: Duration::from_secs(20),
            replacement_bot: replacement,
            bot_threads: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            guest_days: 30,
            bot_milliseconds: milliseconds,
            telling: Telling::default(),
        }
    }

    /// What that means for tables.
    pub(crate) fn bots(&self) -> BotPolicy {
        BotPolicy { replacement: self.replacement_bot, milliseconds: self.bot_milliseconds }
    }
}
