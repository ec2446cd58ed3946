//! What is secret: the order of the deck, and nothing else. `view.rs` shows the rest.
//!
//! Closed screens also keep tokens and hands from view. All of it was taken, laid and paid before everybody's eyes, and
//! whoever remembers knows it exactly (Ruling G33), so there is nothing to imagine.

use saturnalia_rules::{Agenda, Dice, Notice, Piece, Secrets, Set, Viewer};

use crate::components::Components;
use crate::view::Open;
use crate::{Event, GloriaMundi, State, Step, View, notice};

impl Secrets for GloriaMundi {
    type View = View;

    fn view(state: &State, agenda: &Agenda<Step>, viewer: Viewer) -> View {
        View::of(&Open::of(state), state, agenda, viewer)
    }

    fn views(state: &State, agenda: &Agenda<Step>, viewers: &[Viewer]) -> Vec<View> {
        let open = Open::of(state);
        viewers.iter().map(|viewer| View::of(&open, state, agenda, *viewer)).collect()
    }

    fn tell(event: &Event, set: Set<Components>, viewer: Viewer) -> Option<Notice> {
        let notice = notice::tell(event, &set, viewer);
        (notice.label.is_some() || !notice.moves.is_empty()).then_some(notice)
    }

    fn lying(view: &View, viewer: Viewer) -> Vec<(Piece, u16)> {
        view.lying(viewer)
    }

    /// Nobody knows the order of the deck.
    fn imagine(state: &mut State, _: &Agenda<Step>, _: Viewer, dice: &mut Dice) {
        // Sorted first, so that what is imagined depends only on what is known.
        state.deck.sort_unstable();
        dice.shuffle(&mut state.deck);
    }
}
