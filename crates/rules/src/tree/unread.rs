//! Why something could not be read, and where.

use std::fmt;

use serde::de;

/// What is wrong with something that should be of a type.
#[derive(Clone, PartialEq, Eq)]
pub struct Unread(Box<Inner>);

#[derive(Clone, PartialEq, Eq)]
struct Inner {
    /// Such as `entries[3].answer`; empty for the whole.
    place: String,
    at: Option<usize>,
    problem: String,
}

impl Unread {
    #[cold]
    pub(super) fn new(problem: impl fmt::Display) -> Unread {
        Unread(Box::new(Inner { place: String::new(), at: None, problem: problem.to_string() }))
    }

    /// What it was, without the place.
    pub fn problem(&self) -> &str {
        &self.0.problem
    }

    /// The byte of the innermost thing that could not be read, if it is known.
    pub fn byte(&self) -> Option<usize> {
        self.0.at
    }

    /// In something that begins there. What is further inside was there first.
    #[cold]
    pub(super) fn at(mut self, at: Option<usize>) -> Unread {
        self.0.at = self.0.at.or(at);
        self
    }

    /// Within the field of that name.
    #[cold]
    pub(super) fn within(mut self, name: &str) -> Unread {
        let between = if self.0.place.is_empty() || self.0.place.starts_with('[') { "" } else { "." };
        self.0.place = format!("{name}{between}{}", self.0.place);
        self
    }
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.0.place.is_empty() {
            write!(f, "{}: ", self.0.place)?;
        }
        f.write_str(&self.0.problem)
    }
}

impl fmt::Debug for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Unread {}

impl de::Error for Unread {
    fn custom<T: fmt::Display>(problem: T) -> Unread {
        Unread::new(problem)
    }
}
