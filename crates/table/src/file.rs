//! Game files, and the table that is made of one. What one proves says `proof.rs`.

use saturnalia_catalog::AnyGame;
use saturnalia_protocol::wire::{Millis, Origin, Pace};
use saturnalia_protocol::{Refusal, RefusalCode};
use saturnalia_rules::{Bond, Chance, DrawnAnew, KeptSet, Nonce, Part, Seat, Seed};
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::open::unplayable;
use crate::person::readable_name;
use crate::{Given, Header, Line, Opened, Opening, Sitter, What};

/// The parts of a game file that a table needs; the rest is the game's own.
#[derive(Debug, Deserialize)]
pub(crate) struct GameFile {
    game: String,
    pub(crate) seats: u8,
    #[serde(default)]
    options: serde_json::Value,
    #[serde(default)]
    components: Option<KeptSet>,
    #[serde(default)]
    start: Start,
    #[serde(default)]
    players: Vec<String>,
    #[serde(default = "Chance::unsaid")]
    chance: Chance,
    seed: Seed,
    nonce: Nonce,
    #[serde(default)]
    terms: Option<String>,
    #[serde(default)]
    parts: Vec<Part>,
    #[serde(default)]
    voided: Vec<Vec<Seat>>,
    entries: Vec<Box<RawValue>>,
    #[serde(default)]
    drawn_anew: Vec<DrawnAnew>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Start {
    #[default]
    Deal,
    Scenario(serde_json::Value),
}

#[derive(Deserialize)]
struct Answered {
    seat: Seat,
    answer: Option<Box<RawValue>>,
    concede: Option<Seat>,
}

impl GameFile {
    pub(crate) fn read(file: &str) -> Result<GameFile, Refusal> {
        serde_json::from_str(file).map_err(|error| Refusal::with(RefusalCode::BadFile, error))
    }

    /// All of it as lines of a journal. How its answers were given, a file does not say.
    pub(crate) fn all_lines(&self, at: Millis) -> Result<Vec<Line>, Refusal> {
        self.lines(&vec![Given::Alone; self.entries.len()], at)
    }

    /// How many entries it has.
    pub(crate) fn entries(&self) -> usize {
        self.entries.len()
    }

    /// What was given to the dice, for another game with the same deal. Its terms are that game's own.
    pub(crate) fn bond(&self) -> Option<Bond> {
        let GameFile { parts, voided, .. } = self;
        self.terms.is_some().then(|| Bond { terms: String::new(), parts: parts.clone(), voided: voided.clone() })
    }

    /// The first entries as lines of a journal, as many as are said how they were given, and where between them it was drawn anew.
    pub(crate) fn lines(&self, given: &[Given], at: Millis) -> Result<Vec<Line>, Refusal> {
        let bad = |error: &dyn std::fmt::Display| Refusal::with(RefusalCode::BadFile, error);
        let entries = self.entries.get(..given.len()).ok_or(RefusalCode::NoSuchEntry)?;
        let mut lines = Vec::with_capacity(entries.len() + self.drawn_anew.len());
        for (number, entry) in entries.iter().zip(given).map(Some).chain([None]).enumerate() {
            let here = self.drawn_anew.iter().filter(|anew| anew.entry == number);
            lines.extend(here.map(|DrawnAnew { eyes, seed, nonce, .. }| What::DrawAnew {
                eyes: *eyes,
                seed: *seed,
                nonce: *nonce,
            }));
            let Some((entry, given)) = entry else { break };
            lines.push(match serde_json::from_str(entry.get()).map_err(|error| bad(&error))? {
                Answered { seat, answer: Some(answer), concede: None } => What::Play { seat, answer, given: *given },
                Answered { seat, answer: None, concede: Some(in_favour_of) } => What::Resign { seat, in_favour_of },
                Answered { .. } => return Err(bad(&"an entry is an answer or a resignation")),
            });
        }
        Ok(lines.into_iter().map(|what| Line(at, what)).collect())
    }
}

impl Opening<'_> {
    /// Makes a table of a game file: a finished game to be replayed, an unfinished one to be played on against bots.
    pub fn import(&self, file: &str) -> Result<Opened, Refusal> {
        let found = GameFile::read(file)?;
        let game = self.replayed(&found, file)?;
        let account = self.person.account;
        let seats = (0..found.seats).map(|seat| {
            if game.is_over() {
                let name = found.players.get(usize::from(seat)).map(String::as_str);
                Sitter::Local { account, name: readable_name(name) }
            } else if seat == 0 {
                Sitter::Person { account, name: self.person.name.clone() }
            } else {
                Sitter::Bot { spec: self.bots.replacement.to_string() }
            }
        });
        let lines = found.all_lines(self.at)?;
        let header = Header { seats: seats.collect(), ..self.header_of(found, Origin::Imported) };
        self.table(header, lines)
    }

    /// The game of a file, which proves that all of it could happen.
    pub(crate) fn replayed(&self, found: &GameFile, file: &str) -> Result<Box<dyn AnyGame>, Refusal> {
        let entry = self.games.find(&found.game).ok_or(RefusalCode::NoSuchGame)?;
        entry.open(file).map_err(unplayable)
    }

    /// The header of a table of this person with that game; nobody sits there yet. It does not count: whoever had the file knows the deal.
    pub(crate) fn header_of(&self, file: GameFile, origin: Origin) -> Header {
        Header {
            game: file.game,
            // As of today: see `Opening::table`.
            revision: 0,
            options: file.options,
            components: file.components.and_then(|set| set.source),
            scenario: match file.start {
                Start::Deal => None,
                Start::Scenario(scenario) => Some(scenario),
            },
            chance: file.chance,
            seed: file.seed,
            nonce: file.nonce,
            bond: file.terms.map(|terms| Bond { terms, parts: file.parts, voided: file.voided }),
            seats: Vec::new(),
            pace: Pace::NoClock,
            by_hand: false,
            public: false,
            group: None,
            language: None,
            rated: false,
            host: self.person.account,
            invite: self.fresh.invite,
            origin: Some(origin),
            created: self.at,
        }
    }
}
