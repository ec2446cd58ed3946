//! What whoever hosts the server can choose.

use std::net::SocketAddr;
use std::ops::RangeInclusive;

use saturnalia_bots::search::Budget;
use saturnalia_bots::{BotKind, BotSpec};
use saturnalia_protocol::wire::{Bot, Seconds};
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
    pub replacement_bot: BotSpec,
    /// How many bots think at the same time.
    pub bot_threads: usize,
    /// After so many days a guest who never sat at a table nor said anything is forgotten; 0 for never.
    pub guest_days: u32,
    /// The longest a bot thinks about one answer, in milliseconds, whatever it was told.
    pub bot_milliseconds: u32,
}

/// Shortest and longest time about one answer that people may give a bot, in milliseconds.
const BOT_MILLISECONDS: RangeInclusive<u32> = 1000..=10_000;
/// The bots that are offered, weakest first.
const OFFERED: [BotKind; 5] = [BotKind::Random, BotKind::Beginner, BotKind::Greedy, BotKind::Solid, BotKind::Strong];

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
            replacement_bot: BotKind::Solid.spec(),
            bot_threads: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            guest_days: 30,
            bot_milliseconds: 10_000,
        }
    }

    /// The times that people may give a bot here; empty if it thinks as long as it usually does.
    fn choosable(&self) -> RangeInclusive<u32> {
        *BOT_MILLISECONDS.start()..=self.bot_milliseconds.min(*BOT_MILLISECONDS.end())
    }

    /// A bot that may have a seat here, by its proper name.
    pub(crate) fn bot(&self, spec: &str) -> Result<String, Refusal> {
        let known: BotSpec = spec.parse().map_err(|error| Refusal::with(RefusalCode::NoSuchBot, error))?;
        let usual = known.kind.spec().budget;
        let agreeable = match (known.budget, usual) {
            (budget, usual) if budget == usual => true,
            (Some(Budget::Time(milliseconds)), Some(Budget::Time(_))) => self.choosable().contains(&milliseconds),
            _ => false,
        };
        if !known.kind.is_fair() {
            return Err(Refusal::with(RefusalCode::NoSuchBot, "a bot that sees everything has no seat at a table"));
        }
        if !agreeable {
            let range = self.choosable();
            let detail = format!("{} may be told nothing but ms={}..{}", known.kind.name(), range.start(), range.end());
            return Err(Refusal::with(RefusalCode::NoSuchBot, detail));
        }
        Ok(known.to_string())
    }

    /// The bots that people can choose from, weakest first.
    pub(crate) fn bots(&self) -> Vec<Bot> {
        let range = self.choosable();
        let offered = OFFERED.iter().map(|kind| kind.spec());
        let bots = offered.map(|spec| Bot {
            spec: spec.to_string(),
            seconds: match spec.budget {
                Some(Budget::Time(usual)) if range.contains(&usual) => {
                    Some(Seconds { min: range.start() / 1000, max: range.end() / 1000, default: usual / 1000 })
                }
                Some(Budget::Time(_) | Budget::Iterations(_)) | None => None,
            },
        });
        bots.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(bot_milliseconds: u32) -> Config {
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        Config { bot_milliseconds, ..Config::new(listen, Place::Folder("nowhere".into())) }
    }

    #[test]
    fn a_bot_may_be_given_one_to_ten_seconds() {
        let config = config(10_000);
        for spec in ["random", "beginner", "greedy", "solid", "strong", "plain", "strong:ms=3000", "strong:ms=10000"] {
            assert_eq!(config.bot(spec).as_deref(), Ok(spec));
        }
        assert_eq!(config.bot("strong:ms=1000").as_deref(), Ok("strong"));
        let refused =
            ["strong:ms=999", "strong:ms=10001", "strong:iterations=50", "solid:ms=2000", "solid:iterations=9"];
        for spec in refused.into_iter().chain(["cheater", "cheater:ms=1000", "hal", "", "random:ms=1000"]) {
            assert_eq!(config.bot(spec).map_err(|refusal| refusal.code), Err(RefusalCode::NoSuchBot), "{spec}");
        }
    }

    #[test]
    fn what_is_offered_is_what_is_accepted() {
        for most in [50, 1000, 4500, 60_000] {
            let config = config(most);
            for bot in config.bots() {
                assert_eq!(config.bot(&bot.spec), Ok(bot.spec.clone()));
                if let Some(Seconds { min, max, default }) = bot.seconds {
                    assert!((min..=max).contains(&default));
                    for seconds in [min, max] {
                        assert!(
                            config.bot(&format!("{}:ms={}", bot.spec, seconds * 1000)).is_ok(),
                            "{seconds} of {most}"
                        );
                    }
                    let longer = format!("{}:ms={}", bot.spec, (max + 1) * 1000);
                    assert!(config.bot(&longer).is_err(), "{longer} of {most}");
                }
            }
        }
        let seconds = |most| config(most).bots().last().and_then(|bot| bot.seconds);
        assert_eq!(seconds(60_000), Some(Seconds { min: 1, max: 10, default: 1 }));
        assert_eq!(seconds(50), None);
    }
}
