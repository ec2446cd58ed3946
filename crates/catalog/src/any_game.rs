//! A game being played, without its types.

use std::fmt;

use saturnalia_bots::{Advice, BotSpec, Manner, Patience};
use saturnalia_protocol::wire::{Ask, ToldNotice, Turn};
use saturnalia_rules::{
    Commitment, GameInfo, Illegal, Label, LoneAnswers, Misprint, Name, Nonce, Outcome, Part, RecordError,
    ScenarioError, ScoreSheet, Seat, SeatCount, SeatSet, Seed, SetId, UndoRefused, Viewer,
};
use serde_json::value::RawValue;

use crate::{Frame, Mind, Thought, WrittenTurns};

/// A game being played. What goes in and comes out is JSON or types of the contract that know no game.
pub trait AnyGame: Send + Sync + fmt::Debug {
    fn info(&self) -> GameInfo;
    fn seats(&self) -> SeatCount;

    /// How many entries have been made: the number of the decision that is open now.
    fn entries(&self) -> usize;
    /// Who still owes an answer. Nobody: the game is over.
    fn asked(&self) -> SeatSet;
    /// Who has answered the present question while others still think.
    fn sealed(&self) -> SeatSet;
    /// An answer that is in but still sealed. For whoever keeps the game: nobody at the table may see it.
    fn sealed_answer(&self, seat: Seat) -> Option<Box<RawValue>>;
    /// The question put to this seat; `None` if it is not asked.
    fn ask(&self, seat: Seat) -> Option<Ask>;
    /// A seat with exactly one answer, for which the table answers.
    fn lone_answer(&self, by: LoneAnswers) -> Option<LoneAnswer>;
    /// How many like things this seat is to choose now; `None` if it is not asked for several.
    fn together(&self, seat: Seat) -> Option<u16>;
    /// An answer to the present question in words; `None` if it does not belong to it. They may name what only this seat knows.
    fn words(&self, seat: Seat, answer: &RawValue) -> Option<Label>;
    fn is_over(&self) -> bool;

    /// An answer written as an [`Offer`](saturnalia_protocol::wire::Offer) writes it, whatever else was sent with it.
    fn as_offered(&self, answer: &RawValue) -> Result<Box<RawValue>, PlayError>;
    /// Plays an answer as it stood in an [`Offer`](saturnalia_protocol::wire::Offer). A refused answer changes nothing.
    fn play(&mut self, seat: Seat, answer: &RawValue) -> Result<(), PlayError>;
    /// Resigns in favour of another seat: see [`Game::concede`](saturnalia_rules::Game::concede).
    fn concede(&mut self, seat: Seat, in_favour_of: Seat) -> Result<(), PlayError>;
    /// In whose favour this seat has resigned.
    fn conceded(&self, seat: Seat) -> Option<Seat>;

    /// The number of entries to which anybody may go back freely.
    fn undo_floor(&self) -> usize;
    /// Goes back, if nobody has learned anything since.
    fn undo_to(&mut self, entries: usize) -> Result<(), UndoRefused>;
    /// Goes back whatever was learned since: by consent of all.
    fn rewind_to(&mut self, entries: usize);
    /// The seat that made an entry.
    fn seat_of_entry(&self, entry: usize) -> Option<Seat>;

    /// What a viewer is sent: everything of the game through a pair of eyes.
    fn turn(&self, frame: Frame) -> Turn;
    /// The same for several viewers as messages [`ServerMessage::Turn`](saturnalia_protocol::wire::ServerMessage::Turn), written at once into a buffer with so much
    /// room: what viewers see alike is made and written once.
    fn write_turns(&self, frames: Vec<Frame>, room: usize) -> WrittenTurns;
    /// The component set it is played with.
    fn set(&self) -> SetId;
    /// What is printed on these components, for whoever draws the table.
    fn printed(&self) -> serde_json::Value;
    /// What this set calls otherwise than the house does.
    fn names(&self) -> Vec<Name>;
    /// What the viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// The position in lines of text.
    #[cfg(not(target_family = "wasm"))]
    fn describe(&self, viewer: Viewer) -> Vec<Label>;
    /// What the viewer was told by the entries after the first `since`, in order. Zero includes the set-up.
    fn notices(&self, viewer: Viewer, since: usize) -> Vec<ToldNotice>;
    /// The score by category, as far as the viewer may know it.
    fn score_sheet(&self, viewer: Viewer) -> ScoreSheet;
    /// The sums of that score by seat.
    fn totals(&self, viewer: Viewer) -> Vec<i16>;
    /// Places and points; `None` while the game runs.
    fn outcome(&self) -> Option<Outcome>;

    /// The commitment to the chance that is still to come; published before it is needed.
    fn commitment(&self) -> Commitment;
    /// Deals anew with what people gave to the dice: see [`Game::deal_with`](saturnalia_rules::Game::deal_with). Only before anything has happened.
    fn deal_with(&mut self, parts: Vec<Part>, voided: Vec<Vec<Seat>>) -> Result<(), OpenError>;
    /// Draws anew what those eyes cannot know, and all chance that follows: see [`Game::draw_anew`](saturnalia_rules::Game::draw_anew).
    fn draw_anew(&mut self, eyes: Viewer, seed: Seed, nonce: Nonce);
    /// Names the people at the table, for the record.
    fn set_players(&mut self, players: Vec<String>);
    /// The game file. It holds the seed: nobody at the table may see it while the game runs.
    fn record(&self) -> Box<RawValue>;

    /// The present position as a scenario: see [`Game::scenario`](saturnalia_rules::Game::scenario). It holds what is hidden: nobody at the
    /// table may see it while the game runs.
    #[cfg(not(target_family = "wasm"))]
    fn scenario(&self) -> Result<serde_json::Value, ScenarioError>;

    /// Lets a bot think for a seat that is asked, on that many threads. The bot sees what the seat sees. `None` if the seat is not asked, or the
    /// bot is not fair.
    fn think(&self, seat: Seat, bot: &BotSpec, seed: u64, threads: usize) -> Option<Thought> {
        self.think_on(seat, &mut Mind::new(*bot, seed, threads), &Patience::endless())
    }

    /// The same for a bot that was asked before, and by somebody who may not be willing to wait for all of its budget.
    fn think_on(&self, seat: Seat, mind: &mut Mind, patience: &Patience) -> Option<Thought>;

    /// The best offers of a seat that is asked, best first, each with the reasons for it. Like a bot, it knows what the seat knows. `idea` is
    /// the number of one of the question's offers, with which the best is compared.
    fn advise(&self, seat: Seat, idea: Option<u16>, manner: &Manner<'_>) -> Result<Advice<Box<RawValue>>, PlayError>;
    /// Whether the question put to a seat is a puzzle: see [`examine`](saturnalia_bots::examine). `suspected` is the answer that seems best.
    #[cfg(not(target_family = "wasm"))]
    fn examine(
        &self,
        seat: Seat,
        suspected: Option<&RawValue>,
        exam: &saturnalia_bots::Exam,
    ) -> Result<Result<saturnalia_bots::Riddle, saturnalia_bots::Dull>, PlayError>;
    /// How many turns of the table are over, and what a seat has of what is at stake: see [`Appraise::STAKES`](saturnalia_rules::Appraise::STAKES).
    fn at_stake(&self, seat: Seat) -> (u32, Vec<f32>);

    fn clone_box(&self) -> Box<dyn AnyGame>;
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        self.clone_box()
    }
}

/// An answer that everybody at the table can know to be the only one.
#[derive(Clone, Debug)]
pub struct LoneAnswer {
    pub seat: Seat,
    pub answer: Box<RawValue>,
}

/// Why an answer was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    #[error("this is not an answer of this game: {0}")]
    Malformed(String),
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

/// Why a game cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    #[error("no game is called `{0}`")]
    UnknownGame(String),
    #[error("{seats} seats: {game} is played by {min} to {max}")]
    Seats { game: &'static str, seats: u8, min: u8, max: u8 },
    #[error("options: {0}")]
    Options(String),
    #[error("this is not a game file: {0}")]
    Malformed(String),
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error("the game had no end after {0} answers")]
    Endless(usize),
    #[error("components: {0}")]
    Components(#[from] Misprint),
    #[error("scenario: {0}")]
    Scenario(#[from] ScenarioError),
}
