//! Game files: what one proves, and the table that is made of it.

use saturnalia_catalog::Games;
use saturnalia_protocol::wire::{Millis, Origin, Pace, Verified};
use saturnalia_protocol::{Refusal, RefusalCode};
use saturnalia_rules::{Chance, DrawnAnew, KeptSet, Nonce, Part, Seat, Seed};
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::open::unplayable;
use crate::person::readable_name;
use crate::{Header, Line, Opened, Opening, Sitter, What};

/// The parts of a game file that a table needs; the rest is the game's own.
#[derive(Debug, Deserialize)]
pub(crate) struct GameFile {
    game: String,
    seats: u8,
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
    parts: Vec<Part>,
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

    /// The first so many entries as lines of a journal, and where between them it was drawn anew.
    pub(crate) fn lines(&self, entries: usize, at: Millis) -> Result<Vec<Line>, Refusal> {
        let bad = |error: &dyn std::fmt::Display| Refusal::with(RefusalCode::BadFile, error);
        let entries = self.entries.get(..entries).ok_or(RefusalCode::NoSuchEntry)?;
        let mut lines = Vec::with_capacity(entries.len() + self.drawn_anew.len());
        for (number, entry) in entries.iter().map(Some).chain([None]).enumerate() {
            let here = self.drawn_anew.iter().filter(|anew| anew.entry == number);
            lines.extend(here.map(|DrawnAnew { eyes, seed, nonce, .. }| What::DrawAnew {
                eyes: *eyes,
                seed: *seed,
                nonce: *nonce,
            }));
            let Some(entry) = entry else { break };
            lines.push(match serde_json::from_str(entry.get()).map_err(|error| bad(&error))? {
                Answered { seat, answer: Some(answer), concede: None } => What::play(seat, answer),
                Answered { seat, answer: None, concede: Some(in_favour_of) } => What::Resign { seat, in_favour_of },
                Answered { .. } => return Err(bad(&"an entry is an answer or a resignation")),
            });
        }
        Ok(lines.into_iter().map(|what| Line(at, what)).collect())
    }
}

/// Replays a game file and says what it proves.
pub fn verify(games: Games, file: &str) -> Result<Verified, Refusal> {
    let GameFile { game: key, seed, nonce, .. } = GameFile::read(file)?;
    let entry = games.find(&key).ok_or(RefusalCode::NoSuchGame)?;
    let game = entry.open(file).map_err(unplayable)?;
    Ok(Verified {
        game: key,
        revision: game.info().revision,
        seats: game.seats().get(),
        entries: game.entries() as u32,
        commitment: game.commitment().to_string(),
        seed: hexadecimal(&seed),
        nonce: nonce.to_string(),
        outcome: game.outcome(),
    })
}

fn hexadecimal(seed: &Seed) -> String {
    seed.0.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Opening<'_> {
    /// Makes a table of a game file: a finished game to be replayed, an unfinished one to be played on against bots.
    pub fn import(&self, file: &str) -> Result<Opened, Refusal> {
        let found = GameFile::read(file)?;
        let entry = self.games.find(&found.game).ok_or(RefusalCode::NoSuchGame)?;
        let game = entry.open(file).map_err(unplayable)?;
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
        let lines = found.lines(found.entries.len(), self.at)?;
        let header = Header {
            game: found.game,
            revision: entry.info.revision,
            options: found.options,
            components: found.components.and_then(|set| set.source),
            scenario: match found.start {
                Start::Deal => None,
                Start::Scenario(scenario) => Some(scenario),
            },
            chance: found.chance,
            seed: found.seed,
            nonce: found.nonce,
            parts: found.parts,
            seats: seats.collect(),
            pace: Pace::NoClock,
            by_hand: false,
            public: false,
            rated: false,
            host: account,
            invite: self.fresh.invite,
            origin: Some(Origin::Imported),
            created: self.at,
        };
        self.table(header, lines)
    }
}
