//! What is wrong with a component file, and where.

use std::fmt;

use serde::de::DeserializeOwned;

use crate::tree::Tree;

/// Why a component file cannot be played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misprint {
    /// From 1; `None` if it is about the file as a whole.
    pub line: Option<usize>,
    pub problem: String,
}

impl Misprint {
    /// About the file as a whole.
    pub fn whole(problem: impl fmt::Display) -> Misprint {
        Misprint { line: None, problem: problem.to_string() }
    }
}

impl fmt::Display for Misprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.problem),
            None => f.write_str(&self.problem),
        }
    }
}

impl std::error::Error for Misprint {}

/// The text of a component file. Whatever is wrong with it is reported with its line.
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'a>(pub &'a str);

impl Sheet<'_> {
    /// Reads the whole file as TOML.
    pub fn parse<T: DeserializeOwned>(self) -> Result<T, Misprint> {
        Tree::of_toml(self.0).and_then(|tree| tree.read()).map_err(|unread| match unread.byte() {
            Some(byte) => self.at(byte, plainly(unread.problem())),
            None => Misprint::whole(plainly(unread.problem())),
        })
    }

    /// A misprint so many bytes from the beginning, such as the start of a [`Spanned`](crate::Spanned) value.
    pub fn at(self, byte: usize, problem: impl fmt::Display) -> Misprint {
        let before = self.0.as_bytes().get(..byte).unwrap_or(self.0.as_bytes());
        let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
        Misprint { line: Some(line), problem: problem.to_string() }
    }
}

/// Types of numbers mean nothing to whoever types a box in.
fn plainly(message: &str) -> String {
    const NUMBERS: [(&str, i64, i64); 4] = [
        ("expected u8", 0, u8::MAX as i64),
        ("expected u16", 0, u16::MAX as i64),
        ("expected i8", i8::MIN as i64, i8::MAX as i64),
        ("expected i16", i16::MIN as i64, i16::MAX as i64),
    ];
    match NUMBERS.iter().find_map(|(typed, least, most)| Some((message.strip_suffix(typed)?, least, most))) {
        Some((before, least, most)) => format!("{before}expected a whole number from {least} to {most}"),
        None => message.replace("expected usize", "expected a whole number from 0 on"),
    }
}
