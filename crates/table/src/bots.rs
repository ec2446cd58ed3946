//! Which bots may have a seat, and how long they think.

use std::ops::RangeInclusive;

use saturnalia_bots::search::Budget;
use saturnalia_bots::{BotKind, BotSpec, Level, Style};
use saturnalia_protocol::wire::{Bot, Seconds};
use saturnalia_protocol::{Refusal, RefusalCode};

/// What whoever keeps tables decides about bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotPolicy {
    /// Plays on for whoever left or ran out of time.
    pub replacement: BotSpec,
    /// The longest a bot thinks about one answer, in milliseconds, whatever it was told.
    pub milliseconds: u32,
}

/// Shortest and longest time about one answer that people may give a bot, in milliseconds.
const BOT_MILLISECONDS: RangeInclusive<u32> = 1000..=10_000;
/// The bots that are offered, weakest first as measured in every game (docs/bots.md); those who are known by their character rather than
/// by their strength stand last. The greedy one is among them: how far one gets without thinking ahead differs from game to game.
const OFFERED: [BotKind; 12] = [
    BotKind::Random,
    BotKind::Beginner,
    BotKind::Level(Level::Tiro),
    BotKind::Level(Level::Quaestor),
    BotKind::Level(Level::Aedile),
    BotKind::Level(Level::Praetor),
    BotKind::Solid,
    BotKind::Strong,
    BotKind::Greedy,
    BotKind::Companion,
    BotKind::Style(Style::Builder),
    BotKind::Style(Style::Schemer),
];

impl Default for BotPolicy {
    fn default() -> BotPolicy {
        BotPolicy { replacement: BotKind::Solid.spec(), milliseconds: *BOT_MILLISECONDS.end() }
    }
}

impl BotPolicy {
    /// The times that people may give a bot here; empty if it thinks as long as it usually does.
    fn choosable(&self) -> RangeInclusive<u32> {
        *BOT_MILLISECONDS.start()..=self.milliseconds.min(*BOT_MILLISECONDS.end())
    }

    /// A bot that may have a seat here, by its proper name.
    pub fn accept(&self, spec: &str) -> Result<String, Refusal> {
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
    pub fn offered(&self) -> Vec<Bot> {
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

    fn policy(milliseconds: u32) -> BotPolicy {
        BotPolicy { milliseconds, ..BotPolicy::default() }
    }

    #[test]
    fn a_bot_may_be_given_one_to_ten_seconds() {
        let bots = policy(10_000);
        let levels = ["tiro", "quaestor", "aedile", "praetor", "companion", "builder", "schemer"];
        let usual = ["random", "beginner", "greedy", "solid", "strong", "plain", "strong:ms=3000", "strong:ms=10000"];
        for spec in usual.into_iter().chain(levels) {
            assert_eq!(bots.accept(spec).as_deref(), Ok(spec));
        }
        assert_eq!(bots.accept("strong:ms=1000").as_deref(), Ok("strong"));
        let refused =
            ["strong:ms=999", "strong:ms=10001", "strong:iterations=50", "solid:ms=2000", "solid:iterations=9"];
        for spec in refused.into_iter().chain(["cheater", "cheater:ms=1000", "hal", "", "random:ms=1000"]) {
            assert_eq!(bots.accept(spec).map_err(|refusal| refusal.code), Err(RefusalCode::NoSuchBot), "{spec}");
        }
    }

    #[test]
    fn what_is_offered_is_what_is_accepted() {
        for most in [50, 1000, 4500, 60_000] {
            let bots = policy(most);
            for bot in bots.offered() {
                assert_eq!(bots.accept(&bot.spec), Ok(bot.spec.clone()));
                if let Some(Seconds { min, max, default }) = bot.seconds {
                    assert!((min..=max).contains(&default));
                    for seconds in [min, max] {
                        assert!(
                            bots.accept(&format!("{}:ms={}", bot.spec, seconds * 1000)).is_ok(),
                            "{seconds} of {most}"
                        );
                    }
                    let longer = format!("{}:ms={}", bot.spec, (max + 1) * 1000);
                    assert!(bots.accept(&longer).is_err(), "{longer} of {most}");
                }
            }
        }
        let seconds = |most| policy(most).offered().iter().find_map(|bot| bot.seconds.filter(|_| bot.spec == "strong"));
        assert_eq!(seconds(60_000), Some(Seconds { min: 1, max: 10, default: 1 }));
        assert_eq!(seconds(50), None);
    }
}
