//! Who meets in an arena: bots of this program, or of another one.

use std::fmt;

use saturnalia_bots::BotSpec;

/// A bot in an arena.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Contestant {
    Own(BotSpec),
    /// A bot of the program given with `--against`, by the name it has there.
    Other(String),
}

/// Before the name of a bot of the other program.
const OTHER: &str = "other/";

impl Contestant {
    /// # Errors
    /// If this program has no such bot; what the other one has is its own business.
    pub(crate) fn parse(text: &str) -> Result<Contestant, String> {
        match text.strip_prefix(OTHER) {
            Some("") => Err("a bot of the other program has a name: other/strong".to_owned()),
            Some(name) => Ok(Contestant::Other(name.to_owned())),
            None => text.parse().map(Contestant::Own).map_err(|error: saturnalia_bots::SpecError| error.to_string()),
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Own(spec) => spec.fmt(f),
            Contestant::Other(name) => write!(f, "{OTHER}{name}"),
        }
    }
}
