//! What chance is drawn for. The numbers are part of every game dealt by them.

use saturnalia_rules::Purpose;

use crate::cards::Deck;

/// Who is the oldest player (Ruling B26).
pub(crate) const START_PLAYER: Purpose = Purpose::new(1);
/// The order of the strips and which of their faces is up.
pub(crate) const STRIPS: Purpose = Purpose::new(2);

/// The order of a deck.
pub(crate) fn deck(deck: Deck) -> Purpose {
    Purpose::new(3).number(u32::from(deck.number()))
}
