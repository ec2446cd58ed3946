//! What chance is drawn for. The numbers are part of every game dealt by them.

use saturnalia_rules::Purpose;

/// Who holds which income tile.
pub(crate) const INCOME_TILES: Purpose = Purpose::new(1);
/// The order of the event cards.
pub(crate) const EVENTS: Purpose = Purpose::new(3);
/// The order of the great works.
pub(crate) const WORKS: Purpose = Purpose::new(4);
/// The order of the characters nobody starts with.
pub(crate) const CHARACTERS: Purpose = Purpose::new(5);

/// The order of the buildings with this letter: A, B or C, counted from 0.
pub(crate) fn stack(letter: usize) -> Purpose {
    Purpose::new(2).number(letter as u32)
}
