//! Reading and writing game files.

use std::fs;
use std::path::Path;

use saturnalia_catalog::{AnyGame, GameEntry, Games};
use saturnalia_texts::Texts;
use serde::Deserialize;

use crate::failure::Failure;
use crate::play::bot_name;

/// A file larger than this is no game file.
const MOST_BYTES: u64 = 16 * 1024 * 1024;

/// A game file as it was read, with the game it belongs to.
pub(crate) struct GameFile {
    pub(crate) entry: &'static GameEntry,
    pub(crate) text: String,
    pub(crate) revision: u32,
    pub(crate) players: Vec<String>,
    pub(crate) entries: usize,
}

/// The part of a record that says how to read the rest.
#[derive(Deserialize)]
struct Header {
    game: String,
    revision: u32,
    #[serde(default)]
    players: Vec<String>,
    entries: Vec<serde::de::IgnoredAny>,
}

impl GameFile {
    pub(crate) fn read(games: Games, path: &Path) -> Result<GameFile, Failure> {
        let shown = path.display();
        let size = fs::metadata(path).map_err(|error| Failure::failed(format!("{shown}: {error}")))?.len();
        if size > MOST_BYTES {
            return Err(Failure::failed(format!("{shown} has {size} bytes: that is no game file")));
        }
        let text = fs::read_to_string(path).map_err(|error| Failure::failed(format!("{shown}: {error}")))?;
        let header: Header = serde_json::from_str(&text)
            .map_err(|error| Failure::failed(format!("{shown} is not a game file: {error}")))?;
        let entry = games.find(&header.game).ok_or_else(|| {
            Failure::failed(format!("{shown} is a game of `{}`, which this house does not have", header.game))
        })?;
        let Header { revision, players, entries, .. } = header;
        Ok(GameFile { entry, text, revision, players, entries: entries.len() })
    }

    /// Who played, in words: a bot that the file names by its kind has a name like one at a table.
    pub(crate) fn names(&self, texts: &Texts) -> Vec<String> {
        let called = |(number, player): (usize, &String)| match player.parse() {
            Ok(spec) => bot_name(spec, number, texts),
            Err(_) => player.clone(),
        };
        self.players.iter().enumerate().map(called).collect()
    }

    /// Replays the whole file.
    pub(crate) fn open(&self) -> Result<Box<dyn AnyGame>, Failure> {
        self.entry.open(&self.text).map_err(Failure::failed)
    }

    /// Replays its first entries.
    pub(crate) fn open_at(&self, entries: usize) -> Result<Box<dyn AnyGame>, Failure> {
        self.entry.open_at(&self.text, entries).map_err(Failure::failed)
    }
}

/// Writes a game's record, one entry per line.
pub(crate) fn write(game: &dyn AnyGame, path: &Path) -> Result<(), Failure> {
    let text = game.record().get().replace("},{\"seat\"", "},\n{\"seat\"");
    fs::write(path, text + "\n").map_err(|error| Failure::failed(format!("{}: {error}", path.display())))
}
