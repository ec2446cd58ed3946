//! A data file: whatever is wrong with it is reported with file and line.

use std::fmt;

/// A data file: what it is called where people read, and what it says.
#[derive(Clone, Copy, Debug)]
pub(super) struct DataFile<'a> {
    pub(super) name: &'static str,
    pub(super) source: &'a str,
}

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
    pub(super) fn error(&self, at: usize, problem: impl fmt::Display) -> DataError {
        let before = self.source.get(..at).unwrap_or(self.source);
        DataError { file: self.name, line: 1 + before.matches('\n').count(), problem: problem.to_string() }
    }

    pub(super) fn parse<T: serde::de::DeserializeOwned>(&self) -> Result<T, DataError> {
        toml::from_str(self.source).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            self.error(at, error.message())
        })
    }
}
