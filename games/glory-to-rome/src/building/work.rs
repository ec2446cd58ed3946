//! Where an Architect or Craftsman has too many ways to build, the structure is chosen first. A hand has no upper
//! limit, so that Road, Tower and Scriptorium could otherwise make hundreds of them.

use saturnalia_rules::{Label, Piece, Seat};

use crate::cards::Building;
use crate::{pieces, text};

/// The longest list of offers.
pub const MOST_OFFERS: usize = 200;

/// Whether a list has too many entries; they are counted only if they could be too many.
#[inline]
pub fn too_many(at_most: usize, counted: impl FnOnce() -> usize) -> bool {
    at_most > MOST_OFFERS && counted() > MOST_OFFERS
}

/// Turning to a structure first, in words.
pub(crate) fn words(seat: Seat, owner: Seat, building: Building) -> Label {
    if owner == seat { text::work_on(building) } else { text::work_on_other(building, owner) }
}

pub(crate) fn touched(owner: Seat, building: Building) -> Vec<Piece> {
    vec![pieces::structure(owner, building)]
}
