//! Puts what the rules say into German and English.
//!
//! The sentences live in `locales/{de,en}/*.ftl` (Project Fluent) and are embedded in the binary. Each game has one
//! file named after its key; `house.ftl` belongs to the house, the files `client*.ftl` to the browser client alone.

mod files;
mod language;
mod speak;

pub use files::{LocaleFile, Message, ParseError, files, messages};
pub use language::{Language, UnknownLanguage};
pub use speak::{Names, SeatNumbers, Texts};
