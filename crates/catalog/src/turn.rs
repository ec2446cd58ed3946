//! What a viewer is sent of a game, put together from what the table knows and what the game says.

use saturnalia_protocol::wire::{Asked, ServerMessage, ToldNotice, Turn, Undo};
use saturnalia_rules::{Game, LoneAnswers, Rules, Seat, Viewer};
use serde::Serialize;

use crate::words;

/// What the table knows about a viewer's turn and the game does not.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The table's version.
    pub version: u32,
    pub eyes: Viewer,
    /// The table's clock.
    pub now: i64,
    /// Who is asked, and since when.
    pub asked: Vec<Asked>,
    /// Time left by seat, if there is a clock.
    pub clocks: Option<Vec<i64>>,
    /// The seat whose question the viewer may answer, if any.
    pub answers: Option<Seat>,
    /// The viewer knows what was told by so many entries.
    pub since: u32,
    pub undo: Option<Undo>,
    /// Who answers where everybody can know that there is only one answer.
    pub lone: LoneAnswers,
    /// What the table says of answers since then, in the order of their entries; it stands before what the game tells.
    pub house_notices: Vec<ToldNotice>,
    /// Points as everybody may know them: the same for all viewers, so they are counted once.
    pub points: Vec<i16>,
}

/// The turn, with view and answers of the game's own types.
pub(crate) fn turn<R: Rules>(game: &Game<R>, frame: Frame) -> Turn<R::View, R::Answer> {
    let position = game.position();
    let Frame { version, eyes, now, asked, clocks, answers, since, undo, lone, house_notices, points } = frame;
    let outcome = game.outcome();
    Turn {
        version,
        entries: game.entries() as u32,
        eyes,
        now,
        asked,
        sealed: position.sealed().iter().collect(),
        clocks,
        view: position.view(eyes),
        ask: answers.and_then(|seat| words::ask(game, seat, lone)),
        notices_since: since,
        notices: words::with_house(house_notices, words::notices(game, eyes, since as usize)),
        undo,
        points,
        score_sheet: outcome.is_some().then(|| position.score_sheet(eyes)),
        outcome,
    }
}

/// Appends the message that tells a viewer the turn, in one pass.
pub(crate) fn write<V: Serialize, A: Serialize>(turn: Turn<V, A>, out: &mut Vec<u8>) {
    serde_json::to_writer(out, &ServerMessage::Turn(turn)).expect("messages are JSON");
}
