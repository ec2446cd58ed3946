//! Everything hidden, and how it could be otherwise. `view.rs` shows the rest.
//!
//! Only the order of the deck is hidden. What lies behind the screens was taken and paid before everybody's eyes
//! (Ruling G33).

use saturnalia_rules::{Dice, Viewer};

use crate::state::State;

pub(crate) fn imagine(state: &mut State, viewer: Viewer, dice: &mut Dice) {
    if viewer != Viewer::Truth {
        // Sorted first, so that what is imagined depends only on what is known.
        state.deck.sort_unstable();
        dice.shuffle(&mut state.deck);
    }
}
