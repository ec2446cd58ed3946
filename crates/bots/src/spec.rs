//! How a bot is named in commands, at tables and in records: `greedy`, `plain:iterations=500`, `strong:ms=1000`.

use std::fmt;
use std::str::FromStr;

use crate::search::Budget;

/// A bot by name, with its budget if it searches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BotSpec {
    pub kind: BotKind,
    /// How long it thinks; `None` for a bot that does not search.
    pub budget: Option<Budget>,
}

/// Which bot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotKind {
    /// Any offer, evenly.
    Random,
    /// The offer after which its position looks best.
    Greedy,
    /// Looks one answer ahead like somebody new to the game: overlooks things, is not always sure.
    Beginner,
    /// Searches with random play to the end: the yardstick for the others.
    Plain,
    /// Thinks like somebody with some practice: so far ahead, so much overlooked.
    Level(Level),
    /// As good as it must be: careless when it is ahead, careful when it is behind.
    Companion,
    /// The strong bot thinking for a moment only.
    Solid,
    /// The same with a liking for something.
    Style(Style),
    /// Searches, guided by what was learned about positions.
    Strong,
    /// The strong bot as it was at first, kept as a yardstick: its networks and its settings.
    Strong1,
    /// The strong bot seeing what others hold, but nothing that is still to be drawn or rolled: what hidden cards are worth. Never at a table.
    Peeker,
    /// The strong bot seeing everything: what could be reached at most. Never at a table.
    Cheater,
}

/// How much practice a bot has: each sees more and overlooks less than the one before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    Tiro,
    Quaestor,
    Aedile,
    Praetor,
}

impl Level {
    pub const ALL: [Level; 4] = [Level::Tiro, Level::Quaestor, Level::Aedile, Level::Praetor];
}

/// What a bot has a liking for, whether or not it is the best thing to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// Whatever stands and stays.
    Builder,
    /// Power over others: offices, influence, loot.
    Schemer,
}

impl Style {
    pub const ALL: [Style; 2] = [Style::Builder, Style::Schemer];
}

/// Longest time a bot may be given, in milliseconds.
const MOST_MILLISECONDS: u32 = 60_000;
/// How much the solid bot thinks.
const SOLID_ITERATIONS: u32 = 60;
/// Most iterations a bot may be given.
const MOST_ITERATIONS: u32 = 10_000_000;

impl BotKind {
    /// Every bot, roughly from the weakest to the strongest; what was measured stands in docs/bots.md.
    pub const ALL: [BotKind; 16] = [
        BotKind::Random,
        BotKind::Beginner,
        BotKind::Greedy,
        BotKind::Plain,
        BotKind::Level(Level::Tiro),
        BotKind::Level(Level::Quaestor),
        BotKind::Level(Level::Aedile),
        BotKind::Level(Level::Praetor),
        BotKind::Companion,
        BotKind::Style(Style::Builder),
        BotKind::Style(Style::Schemer),
        BotKind::Solid,
        BotKind::Strong1,
        BotKind::Strong,
        BotKind::Peeker,
        BotKind::Cheater,
    ];

    pub fn name(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Greedy => "greedy",
            BotKind::Beginner => "beginner",
            BotKind::Plain => "plain",
            BotKind::Level(Level::Tiro) => "tiro",
            BotKind::Level(Level::Quaestor) => "quaestor",
            BotKind::Level(Level::Aedile) => "aedile",
            BotKind::Level(Level::Praetor) => "praetor",
            BotKind::Companion => "companion",
            BotKind::Style(Style::Builder) => "builder",
            BotKind::Style(Style::Schemer) => "schemer",
            BotKind::Solid => "solid",
            BotKind::Strong1 => "strong-1",
            BotKind::Strong => "strong",
            BotKind::Peeker => "peeker",
            BotKind::Cheater => "cheater",
        }
    }

    /// How long it thinks unless told otherwise; `None` for a bot that does not search.
    fn usual_budget(self) -> Option<Budget> {
        match self {
            BotKind::Random | BotKind::Greedy | BotKind::Beginner | BotKind::Level(_) | BotKind::Companion => None,
            BotKind::Solid | BotKind::Style(_) => Some(Budget::Iterations(SOLID_ITERATIONS)),
            BotKind::Plain | BotKind::Strong1 | BotKind::Strong | BotKind::Peeker | BotKind::Cheater => {
                Some(Budget::Time(1000))
            }
        }
    }

    /// Whether it knows only what its seat may know. Others play in the arena alone.
    pub fn is_fair(self) -> bool {
        !matches!(self, BotKind::Peeker | BotKind::Cheater)
    }

    /// The bot with its usual budget.
    pub fn spec(self) -> BotSpec {
        BotSpec { kind: self, budget: self.usual_budget() }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.name())?;
        match self.budget {
            budget if budget == self.kind.usual_budget() => Ok(()),
            Some(Budget::Iterations(count)) => write!(f, ":iterations={count}"),
            Some(Budget::Time(milliseconds)) => write!(f, ":ms={milliseconds}"),
            None => Ok(()),
        }
    }
}

/// Why a bot's name is no name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SpecError {
    Unknown(String),
    DoesNotSearch(&'static str),
    Budget(String),
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SpecError::Unknown(name) => {
                let names: Vec<&str> = BotKind::ALL.iter().map(|kind| kind.name()).collect();
                write!(f, "no bot is called `{name}`: use {}", names.join(", "))
            }
            SpecError::DoesNotSearch(name) => write!(f, "{name} takes no budget"),
            SpecError::Budget(text) => write!(
                f,
                "`{text}` is no budget: use iterations=N up to {MOST_ITERATIONS} or ms=N up to {MOST_MILLISECONDS}"
            ),
        }
    }
}

impl std::error::Error for SpecError {}

impl FromStr for BotSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<BotSpec, SpecError> {
        let (name, budget) = text.split_once(':').map_or((text, None), |(name, budget)| (name, Some(budget)));
        let kind = BotKind::ALL.into_iter().find(|kind| kind.name() == name);
        let usual = kind.ok_or_else(|| SpecError::Unknown(name.to_owned()))?.spec();
        match budget {
            None => Ok(usual),
            Some(_) if usual.budget.is_none() => Err(SpecError::DoesNotSearch(usual.kind.name())),
            Some(text) => Ok(BotSpec { budget: Some(budget_of(text)?), ..usual }),
        }
    }
}

fn budget_of(text: &str) -> Result<Budget, SpecError> {
    let wrong = || SpecError::Budget(text.to_owned());
    let (unit, number) = text.split_once('=').ok_or_else(wrong)?;
    let number: u32 = number.parse().map_err(|_| wrong())?;
    match unit {
        "iterations" if (1..=MOST_ITERATIONS).contains(&number) => Ok(Budget::Iterations(number)),
        "ms" if (1..=MOST_MILLISECONDS).contains(&number) => Ok(Budget::Time(number)),
        _ => Err(wrong()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_is_found_by_the_name_it_prints() {
        for kind in BotKind::ALL {
            assert_eq!(kind.spec().to_string().parse(), Ok(kind.spec()));
        }
        for name in ["plain:iterations=500", "strong:ms=20"] {
            assert_eq!(name.parse::<BotSpec>().unwrap().to_string(), name);
        }
    }

    #[test]
    fn a_name_that_is_none_is_refused_with_a_reason() {
        let reason = |text: &str| text.parse::<BotSpec>().unwrap_err().to_string();
        assert_eq!(
            reason("hal"),
            "no bot is called `hal`: use random, beginner, greedy, plain, tiro, quaestor, aedile, praetor, companion, builder, \
             schemer, solid, strong-1, strong, peeker, cheater"
        );
        assert_eq!(reason("greedy:ms=5"), "greedy takes no budget");
        for text in ["plain:", "plain:ms", "plain:ms=0", "plain:ms=x", "plain:ms=99999999", "plain:years=1"] {
            assert!(reason(text).contains("is no budget"), "{text}");
        }
    }
}
