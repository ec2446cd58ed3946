//! What the rules say about a game: the question in words, the answers, what happened. Everything that asks a game for its words
//! does so here.

use saturnalia_protocol::wire::{Ask, GESTURE_LIMIT, Offer, Thing, Together, ToldNotice, WhyNot};
use saturnalia_rules::{Game, Label, LoneAnswers, Rules, Seat, Viewer};

/// The question put to a seat, with the answers of the game's own type.
pub(crate) fn ask<R: Rules>(game: &Game<R>, seat: Seat, lone: LoneAnswers) -> Option<Ask<R::Answer>> {
    if !game.asked().contains(seat) {
        return None;
    }
    let position = game.position();
    let mut answers = Vec::new();
    position.offers(seat, &mut answers);
    let finals = position.finals(seat, &answers, lone);
    let offer = |(answer, is_final)| {
        Some(Offer { answer, label: position.words(seat, answer)?, pieces: position.pieces(seat, answer), is_final })
    };
    let offers = answers.into_iter().zip(finals).filter_map(offer).collect();
    let why_not = position.why_not(seat).into_iter().map(|(piece, label)| WhyNot { piece, label }).collect();
    let thing = |(answer, most)| {
        Some(Thing { answer, label: position.words(seat, answer)?, pieces: position.pieces(seat, answer), most })
    };
    let together = position
        .together(seat)
        .filter(|rules| usize::from(rules.count) <= GESTURE_LIMIT)
        .map(|rules| Together { count: rules.count, things: rules.things.into_iter().filter_map(thing).collect() });
    Some(Ask { seat, question: position.question(seat)?, offers, together, why_not })
}

/// An answer to the present question.
pub(crate) fn answer<R: Rules>(game: &Game<R>, seat: Seat, answer: R::Answer) -> Option<Label> {
    game.position().words(seat, answer)
}

/// What the viewer was told by the entries after the first `since`.
pub(crate) fn notices<R: Rules>(game: &Game<R>, viewer: Viewer, since: usize) -> Vec<ToldNotice> {
    let first = if since == 0 { 0 } else { game.told().partition_point(|heard| heard.entry <= since) };
    game.told()[first..]
        .iter()
        .filter_map(|heard| Some(ToldNotice { entry: heard.entry as u32, notice: game.notice(&heard.event, viewer)? }))
        .collect()
}

/// What the table and the game have to say, by entry; both lists are in that order, and the table speaks first.
pub fn with_house(house: Vec<ToldNotice>, mut told: Vec<ToldNotice>) -> Vec<ToldNotice> {
    for notice in house {
        let before = told.partition_point(|other| other.entry < notice.entry);
        told.insert(before, notice);
    }
    told
}

/// The position in lines of text.
pub(crate) fn describe<R: Rules>(game: &Game<R>, viewer: Viewer) -> Vec<Label> {
    let position = game.position();
    R::describe(&position.view(viewer), position.components())
}
