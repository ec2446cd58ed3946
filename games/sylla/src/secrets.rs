//! What is secret: everything hidden, and how it could be otherwise. `view.rs` shows the rest.
//!
//! Hidden are: the order of the characters nobody has seen, of the buildings within their letter, of the events and of
//! the works still covered; behind closed screens the kind of tokens that went there unseen (`screen.rs`). Answers that
//! are still sealed are imagined by the house.
//!
//! Closed screens also keep from view what was seen: all money, and every other token. Whoever remembers knows it
//! exactly (Ruling S25), so there is nothing to imagine.

use saturnalia_rules::{Agenda, Dice, Notice, Piece, Secrets, Set, Viewer};

use crate::components::Components;
use crate::view::{Open, View};
use crate::{Event, State, Step, Sylla, notice, play};

impl Secrets for Sylla {
    type View = View;

    fn view(state: &State, _: &Agenda<Step>, viewer: Viewer) -> View {
        View::of(&Open::of(state), state, viewer)
    }

    fn views(state: &State, _: &Agenda<Step>, viewers: &[Viewer]) -> Vec<View> {
        let open = Open::of(state);
        viewers.iter().map(|viewer| View::of(&open, state, *viewer)).collect()
    }

    fn tell(event: &Event, _: Set<Components>, viewer: Viewer) -> Option<Notice> {
        let notice = notice::tell(event, viewer);
        (notice.label.is_some() || !notice.moves.is_empty()).then_some(notice)
    }

    fn lying(view: &View, viewer: Viewer) -> Vec<(Piece, u16)> {
        view.lying(viewer)
    }

    fn imagine(state: &mut State, _: &Agenda<Step>, viewer: Viewer, dice: &mut Dice) {
        lay_anew(&mut state.deck, dice);
        for tiles in play::by_letter(&mut state.stack, state.stack_letters) {
            lay_anew(tiles, dice);
        }
        lay_anew(&mut state.event_deck, dice);
        let seen = usize::from(state.works_seen).min(state.works.len());
        lay_anew(&mut state.works[seen..], dice);
        state.imagine_tokens(viewer, dice);
    }
}

/// Sorted first, so that what is imagined does not depend on what is true.
fn lay_anew<T: Ord>(hidden: &mut [T], dice: &mut Dice) {
    hidden.sort_unstable();
    dice.shuffle(hidden);
}
