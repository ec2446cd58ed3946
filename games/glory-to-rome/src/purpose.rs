//! What chance is drawn for. The numbers are part of every game dealt by them.

use saturnalia_rules::Purpose;

/// The order of the deck: all the chance there is in this game.
pub(crate) const DECK: Purpose = Purpose::new(1);
