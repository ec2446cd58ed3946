//! What goes to every seat after every answer, written straight into the message.

use saturnalia_rules::{Appraise, Game, Rules, Seat, Viewer};

use crate::erased::{Typed, notices};
use crate::{Ask, Offer, WhyNot};

/// The same JSON that [`AnyGame`](crate::AnyGame) gives in values of its own, appended to a buffer.
pub trait Written {
    /// What the viewer may know: see [`AnyGame::view`](crate::AnyGame::view).
    fn write_view(&self, viewer: Viewer, out: &mut Vec<u8>);
    /// The question put to a seat that is asked; `null` for one that is not: see [`AnyGame::ask`](crate::AnyGame::ask).
    fn write_ask(&self, seat: Seat, out: &mut Vec<u8>);
    /// What the viewer was told since: see [`AnyGame::notices`](crate::AnyGame::notices).
    fn write_notices(&self, viewer: Viewer, since: usize, out: &mut Vec<u8>);
}

impl<R: Appraise> Written for Typed<R> {
    fn write_view(&self, viewer: Viewer, out: &mut Vec<u8>) {
        saturnalia_json::write(&self.0.position().view(viewer), out);
    }

    fn write_ask(&self, seat: Seat, out: &mut Vec<u8>) {
        saturnalia_json::write(&ask(&self.0, seat), out);
    }

    fn write_notices(&self, viewer: Viewer, since: usize, out: &mut Vec<u8>) {
        saturnalia_json::write(&notices(&self.0, viewer, since), out);
    }
}

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
