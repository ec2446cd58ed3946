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

/// The turns of several viewers, with views and answers of the game's own types.
pub(crate) fn turns<R: Rules>(game: &Game<R>, frames: Vec<Frame>) -> Vec<Turn<R::View, R::Answer>> {
    let position = game.position();
    let eyes: Vec<Viewer> = frames.iter().map(|frame| frame.eyes).collect();
    let views = position.views(&eyes);
    frames.into_iter().zip(views).map(|(frame, view)| turn(game, frame, view)).collect()
}

/// The turn of one viewer, who has that view.
pub(crate) fn turn<R: Rules>(game: &Game<R>, frame: Frame, view: R::View) -> Turn<R::View, R::Answer> {
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
        view,
        ask: answers.and_then(|seat| words::ask(game, seat, lone)),
        notices_since: since,
        notices: words::with_house(house_notices, words::notices(game, eyes, since as usize)),
        undo,
        points,
        score_sheet: outcome.is_some().then(|| position.score_sheet(eyes)),
        outcome,
    }
}

/// The messages that tell several viewers their turns, one after the other.
#[derive(Clone, Debug)]
pub struct WrittenTurns {
    pub json: Vec<u8>,
    /// Where each of them ends.
    pub ends: Vec<usize>,
}

/// Writes the messages that tell viewers their turns.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn write<V: Serialize, A: Serialize>(turns: Vec<Turn<V, A>>, room: usize) -> WrittenTurns {
    let messages: Vec<ServerMessage<Turn<V, A>>> = turns.into_iter().map(ServerMessage::Turn).collect();
    let (json, ends) = crate::json::write_all(&messages, room);
    WrittenTurns { json, ends }
}

/// The same, by the writer that a browser has anyway.
#[cfg(target_family = "wasm")]
pub(crate) fn write<V: Serialize, A: Serialize>(turns: Vec<Turn<V, A>>, room: usize) -> WrittenTurns {
    let mut json = Vec::with_capacity(room);
    let write = |turn| {
        serde_json::to_writer(&mut json, &ServerMessage::Turn(turn)).expect("messages are JSON");
        json.len()
    };
    let ends = turns.into_iter().map(write).collect();
    WrittenTurns { json, ends }
}
