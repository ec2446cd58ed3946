//! How a bot is named in commands, at tables and in records.

use std::fmt;
use std::str::FromStr;

/// A bot by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BotSpec {
    pub kind: BotKind,
}

/// Which bot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotKind {
    /// Any offer, evenly.
    Random,
    /// The offer after which its position looks best.
    Greedy,
}

impl BotKind {
    /// Every bot, weakest first.
    pub const ALL: [BotKind; 2] = [BotKind::Random, BotKind::Greedy];

    pub fn name(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Greedy => "greedy",
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.name())
    }
}

/// No bot is called that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpecError(String);

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = BotKind::ALL.iter().map(|kind| kind.name()).collect();
        write!(f, "no bot is called `{}`: use {}", self.0, names.join(" or "))
    }
}

impl std::error::Error for SpecError {}

impl FromStr for BotSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<BotSpec, SpecError> {
        BotKind::ALL
            .into_iter()
            .find(|kind| kind.name() == text)
            .map(|kind| BotSpec { kind })
            .ok_or_else(|| SpecError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_is_found_by_the_name_it_prints() {
        for kind in BotKind::ALL {
            let spec = BotSpec { kind };
            assert_eq!(spec.to_string().parse(), Ok(spec));
        }
    }

    #[test]
    fn an_unknown_bot_is_refused_with_the_known_ones() {
        let error = "hal".parse::<BotSpec>().unwrap_err().to_string();
        assert_eq!(error, "no bot is called `hal`: use random or greedy");
    }
}
