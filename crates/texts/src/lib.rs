//! Puts what the rules say into German and English.
//!
//! The sentences live in `locales/{de,en}/*.ftl` (Project Fluent) and are embedded in the binary. Each game has one
//! file named after its key; `house.ftl` belongs to the house, the files `client*.ftl` to the browser client alone. The
//! names of a game's printed components come with its data (`games/<game>/data/names.{de,en}.ftl`).

mod files;
mod language;
mod speak;

pub use files::{LocaleFile, files};
pub use language::{Language, UnknownLanguage};
pub use speak::{Names, SeatNumbers, Texts};
