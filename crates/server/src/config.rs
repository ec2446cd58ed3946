//! What whoever hosts the server can choose.

use std::net::SocketAddr;

use saturnalia_bots::BotSpec;
use saturnalia_bots::search::Budget;
use saturnalia_protocol::{Refusal, RefusalCode};
use saturnalia_store::Place;

/// The server's settings. Each has a flag and an environment variable of the command `serve`; see docs/operating.md.
#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    pub place: Place,
    /// The site's own addresses (`https://play.example`), beside the one in the `Host` header.
    pub origins: Vec<String>,
    /// Believe `X-Forwarded-For` and `X-Forwarded-Proto`: only behind a proxy that sets them.
    pub trust_proxy: bool,
    /// Cookies only over https, whatever the proxy says.
    pub secure_cookies: bool,
    /// Multiplies every rate limit; 0 for none.
    pub limits: f64,
    /// The bot that plays on for whoever left or ran out of time.
    pub replacement_bot: String,
    /// How many bots think at the same time.
    pub bot_threads: usize,
    /// After so many days a guest who never sat at a table nor said anything is forgotten; 0 for never.
    pub guest_days: u32,
    /// The longest a bot may think about one answer, in milliseconds.
    pub bot_milliseconds: u32,
}

/// As many iterations as a bot may be given for each millisecond it would be allowed.
const ITERATIONS_PER_MILLISECOND: u32 = 10;

impl Config {
    /// The settings of a server that was told nothing but where to listen and keep its data.
    pub fn new(listen: SocketAddr, place: Place) -> Config {
        Config {
            listen,
            place,
            origins: Vec::new(),
            trust_proxy: false,
            secure_cookies: false,
            limits: 1.0,
            replacement_bot: "greedy".to_owned(),
            bot_threads: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            guest_days: 30,
            bot_milliseconds: 2000,
        }
    }

    /// A bot that this server is willing to let think, by its proper name.
    pub(crate) fn bot(&self, spec: &str) -> Result<String, Refusal> {
        let known: BotSpec = spec.parse().map_err(|error| Refusal::with(RefusalCode::NoSuchBot, error))?;
        let affordable = match known.budget {
            None => true,
            Some(Budget::Time(milliseconds)) => milliseconds <= self.bot_milliseconds,
            Some(Budget::Iterations(count)) => count <= self.bot_milliseconds * ITERATIONS_PER_MILLISECOND,
        };
        if !known.kind.is_fair() {
            return Err(Refusal::with(RefusalCode::NoSuchBot, "a bot that sees everything has no seat at a table"));
        }
        if affordable {
            Ok(known.to_string())
        } else {
            Err(Refusal::with(RefusalCode::NoSuchBot, "this server gives no bot that much time"))
        }
    }
}
