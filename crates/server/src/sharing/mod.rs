//! What a link shows of a game before it is opened: a picture of the position, and a sentence.
//!
//! Both are made for a stranger who has the link and nothing else, whoever asks for them.

mod shelf;
mod words;

pub(crate) use shelf::Shelf;
pub(crate) use words::{Shown, speak, tournament};

#[deny(dead_code, reason = "a text that nobody says is to be removed")]
mod text {
    include!(concat!(env!("OUT_DIR"), "/share.rs"));
}
