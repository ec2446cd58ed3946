//! What the rules say about a game: the question in words, the answers, what happened. Everything that asks a game for its words
//! does so here.

use saturnalia_protocol::wire::{Ask, Offer, ToldNotice, WhyNot};
use saturnalia_rules::{Game, Label, Rules, Seat, Viewer};

/// The question put to a seat, with the answers of the game's own type.
pub(crate) fn ask<R: Rules>(game: &Game<R>, seat: Seat) -> Option<Ask<R::Answer>> {
    if !game.asked().contains(seat) {
        return None;
    }
    let position = game.position();
    let (state, step) = (position.state(), position.agenda().first()?);
    let mut answers = Vec::new();
    position.offers(seat, &mut answers);
    let offers = answers
        .into_iter()
        .map(|answer| Offer {
            answer,
            label: R::label(state, step, seat, answer),
            pieces: R::pieces(state, step, seat, answer),
            is_final: position.clone().play_offered(seat, answer, None).revealed,
        })
        .collect();
    let why_not = R::why_not(state, step, seat).into_iter().map(|(piece, label)| WhyNot { piece, label }).collect();
    Some(Ask { seat, question: R::question(state, step, seat), offers, why_not })
}

/// An answer to the present question.
pub(crate) fn answer<R: Rules>(game: &Game<R>, seat: Seat, answer: R::Answer) -> Option<Label> {
    let position = game.position();
    Some(R::label(position.state(), position.agenda().first()?, seat, answer))
}

/// What the viewer was told by the entries after the first `since`.
pub(crate) fn notices<R: Rules>(game: &Game<R>, viewer: Viewer, since: usize) -> Vec<ToldNotice> {
    let first = if since == 0 { 0 } else { game.told().partition_point(|heard| heard.entry <= since) };
    game.told()[first..]
        .iter()
        .filter_map(|heard| Some(ToldNotice { entry: heard.entry as u32, notice: R::tell(&heard.event, viewer)? }))
        .collect()
}

/// The position in lines of text.
pub(crate) fn describe<R: Rules>(game: &Game<R>, viewer: Viewer) -> Vec<Label> {
    R::describe(&game.position().view(viewer))
}
