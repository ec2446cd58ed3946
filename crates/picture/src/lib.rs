//! A picture of a position, for whoever is sent a link: 1200 by 630, as link previews want it.
//!
//! What is drawn is handed in as words and numbers; nothing here knows a game, a language or a table. However much is handed in, a picture
//! costs about the same: what does not fit is cut off.

mod letters;
mod sheet;

pub use sheet::{PictureOf, Standing, draw};

/// The size of a picture in pixels.
pub const WIDTH: u32 = 1200;
pub const HEIGHT: u32 = 630;
