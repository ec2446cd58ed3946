//! Reads the data files. Whatever is wrong with them is reported with file and line.

mod buildings;
mod feeding;
mod tracks;

use std::fmt;

use crate::cards::Table;

/// A data file: what it is called where people read, and what it says.
#[derive(Clone, Copy, Debug)]
pub struct DataFile<'a> {
    pub name: &'static str,
    pub source: &'a str,
}

pub(crate) const BUILDINGS_FILE: DataFile<'static> =
    DataFile { name: "data/buildings.toml", source: include_str!("../../data/buildings.toml") };
pub(crate) const TRACKS_FILE: DataFile<'static> =
    DataFile { name: "data/tracks.toml", source: include_str!("../../data/tracks.toml") };

/// Why a data file cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataError {
    pub file: &'static str,
    /// From 1.
    pub line: usize,
    pub problem: String,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.problem)
    }
}

impl std::error::Error for DataError {}

impl DataFile<'_> {
    /// An error at a place of this file, given in bytes from its beginning.
    fn error(&self, at: usize, problem: impl fmt::Display) -> DataError {
        let before = self.source.get(..at).unwrap_or(self.source);
        DataError { file: self.name, line: 1 + before.matches('\n').count(), problem: problem.to_string() }
    }

    fn parse<T: serde::de::DeserializeOwned>(&self) -> Result<T, DataError> {
        toml::from_str(self.source).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            self.error(at, error.message())
        })
    }
}

/// Reads both files.
pub fn table(buildings: DataFile<'_>, tracks: DataFile<'_>) -> Result<Table, DataError> {
    let roads = tracks::read(tracks)?;
    buildings::read(buildings, roads)
}

/// The files of the box, for tests that change them.
pub fn files() -> (DataFile<'static>, DataFile<'static>) {
    (BUILDINGS_FILE, TRACKS_FILE)
}
