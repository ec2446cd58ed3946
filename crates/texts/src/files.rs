//! The embedded Fluent files.

/// One embedded file of messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LocaleFile {
    /// `de` or `en`.
    pub language: &'static str,
    /// The file's name without its ending: a game's key, `house`, or `<game>/names` for the names that the game's printed
    /// components bring along.
    pub name: &'static str,
    pub source: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Every embedded file.
pub fn files() -> &'static [LocaleFile] {
    FILES
}
