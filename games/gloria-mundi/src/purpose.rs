//! What chance is drawn for. The numbers are part of every game dealt by them.

use saturnalia_rules::Purpose;

/// Who begins (Ruling G32).
pub(crate) const START_PLAYER: Purpose = Purpose::new(1);
/// The order of the deck of buildings.
pub(crate) const DECK: Purpose = Purpose::new(2);
