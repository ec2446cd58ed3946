//! Addresses of the pieces on the table. The board uses the same ones.
//!
//! `deck` · `senators` · `fountain` · `pool/MATERIAL` · `site/in_town/MATERIAL`, `site/out_of_town/MATERIAL` ·
//! `role/ROLE` · `demand/MATERIAL` for the cards on "Rome demands" · `hand/BUILDING`, `hand/senator` for one's own,
//! `seat/SEAT/hand` for those of others · with seats from 0 `seat/SEAT/played/BUILDING`, `seat/SEAT/played/senator`,
//! `seat/SEAT/client/ROLE`, `seat/SEAT/stockpile/MATERIAL`, `seat/SEAT/vault`, `seat/SEAT/influence` for the sites
//! won, and `seat/SEAT/building/BUILDING`, where the card lies with its site and materials; a finished one alone, or
//! with the material by which a Stairway has opened it. Materials of finished buildings are out of the game: `box`.

use saturnalia_rules::{Piece, Seat, Viewer};

use crate::answer::{Place, Source};
use crate::cards::{Building, Material, Role};

pub(crate) const DECK: &str = "deck";
/// The Fountain's card.
pub(crate) const FOUNTAIN: &str = "fountain";
/// The pile of Senators.
pub(crate) const SENATORS: &str = "senators";
/// One's own Senators.
pub(crate) const HAND_SENATORS: &str = "hand/senator";
/// Out of the game.
pub(crate) const BOX: &str = "box";

pub(crate) fn hand(card: Building) -> Piece {
    format!("hand/{}", card.name()).into()
}

/// A card of a hand, for these eyes: one's own lies open card by card, the others are one pile each.
pub(crate) fn hand_of(viewer: Viewer, seat: Seat, card: Building) -> Piece {
    if viewer == Viewer::Seat(seat) { hand(card) } else { closed_hand(seat) }
}

/// The Senators of a hand, for these eyes.
pub(crate) fn senators_of(viewer: Viewer, seat: Seat) -> Piece {
    if viewer == Viewer::Seat(seat) { HAND_SENATORS.into() } else { closed_hand(seat) }
}

pub(crate) fn closed_hand(seat: Seat) -> Piece {
    format!("seat/{}/hand", seat.0).into()
}

/// A card on "Rome demands".
pub(crate) fn demanded(card: Building) -> Piece {
    demanded_material(card.material())
}

pub(crate) fn demanded_material(material: Material) -> Piece {
    format!("demand/{}", material.name()).into()
}

pub(crate) fn pool(material: Material) -> Piece {
    format!("pool/{}", material.name()).into()
}

pub(crate) fn site(material: Material, place: Place) -> Piece {
    let place = match place {
        Place::InTown => "in_town",
        Place::OutOfTown => "out_of_town",
    };
    format!("site/{place}/{}", material.name()).into()
}

pub(crate) fn structure(seat: Seat, building: Building) -> Piece {
    format!("seat/{}/building/{}", seat.0, building.name()).into()
}

pub(crate) fn stockpile(seat: Seat, material: Material) -> Piece {
    format!("seat/{}/stockpile/{}", seat.0, material.name()).into()
}

/// Where an Architect takes a material from.
pub(crate) fn source(seat: Seat, material: Material, source: Source) -> Piece {
    match source {
        Source::Stockpile => stockpile(seat, material),
        Source::Pool => pool(material),
    }
}

/// The sites of finished buildings.
pub(crate) fn influence(seat: Seat) -> Piece {
    format!("seat/{}/influence", seat.0).into()
}

pub(crate) fn client(seat: Seat, role: Role) -> Piece {
    format!("seat/{}/client/{}", seat.0, role.name()).into()
}

pub(crate) fn vault(seat: Seat) -> Piece {
    format!("seat/{}/vault", seat.0).into()
}

pub(crate) fn played(seat: Seat, card: Building) -> Piece {
    format!("seat/{}/played/{}", seat.0, card.name()).into()
}

pub(crate) fn played_senators(seat: Seat) -> Piece {
    format!("seat/{}/played/senator", seat.0).into()
}

pub(crate) fn role(role: Role) -> Piece {
    format!("role/{}", role.name()).into()
}
