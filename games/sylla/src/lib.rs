//! Sylla: two to four senators compete for power in the last days of a dictator.
//!
//! Five rounds of seven phases. Characters vote, fight dangers and earn money, or are turned on their side to buy
//! buildings; two of four dangers strike all of Rome in every round; a great work is voted on in secret. At the end
//! tokens are worth what the people's contentment makes of them. The game for two is not in the rulebook.
//!
//! | the rulebook's heading | here |
//! |---|---|
//! | preparation | `play`, `phase/preparation` |
//! | I to VII, end of the rounds 1 to 4 | `phase/` |
//! | end of the game | `phase/ecclesia`, `score` |
//! | appendix: buildings | `phase/iii_buildings/take` at once, `phase/iv_income` and `phase/vii_famine_and_crises` in every round |
//! | appendix: events | `phase/v_events/strike` for markers, `phase/v_events/face_down` for cards and buildings |
//! | appendix: great works | `phase/vi_great_work` |
//! | what is printed on the components | `data/components.toml`, `components` |
//!
//! `steps` is the table of contents: every question and every happening, by the file that holds all of it.

#![deny(clippy::unreachable, clippy::panic)]

pub mod answer;
mod appraise;
pub mod arrange;
pub mod cards;
mod check;
pub mod components;
pub mod event;
pub mod ladder;
mod notice;
pub mod options;
mod phase;
mod pieces;
mod play;
pub mod printed;
mod purpose;
pub mod row;
pub mod score;
pub mod screen;
mod secrets;
pub mod state;
pub mod steps;
#[deny(dead_code)]
mod text {
    include!(concat!(env!("OUT_DIR"), "/text.rs"));
}
pub mod view;
mod words;

pub use answer::Answer;
pub use arrange::Scenario;
pub use components::Components;
pub use event::Event;
pub use options::Options;
pub use state::State;
pub use steps::Step;
pub use view::View;

/// The rules of Sylla.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sylla;
