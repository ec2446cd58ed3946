//! Addresses of things on the table. The board uses the same ones. Seats are counted from 0.
//!
//! | address | what |
//! |---|---|
//! | `templum`, `senatus`, `castrum`, `forum`, `latrina` | the buildings |
//! | `castrum/SEAT/FACE/NTH`, `latrina/SEAT/NTH` | a die in a building |
//! | `cup` | all my dice, before they are rolled |
//! | `seat/SEAT/dice` | dice in front of a player that do not lie as they were rolled |
//! | `dice/4/1`, `dice/4/2` | my first and second die that shows a 4; `thrown/SEAT/4/1` those of others |
//! | `chips` | my Repete! chips |
//! | `fortuna-heap`, `laid-aside/VALUE` | the temple's tiles face down and face up |
//! | `fortuna/3/1` | my first tile of value 3 drawn in this pass |
//! | `seat/SEAT/fortuna` | tiles kept, and those that others drew in this pass |
//! | `senate-stack` | the Senate cards, with those that others are choosing from |
//! | `senate/women` | a Senate card of mine or one I choose from; `seat/SEAT/senate` those of others |
//! | `province-stack`, `patrician-stack` | what is still to be laid out |
//! | `province/red-3`, `patrician/red-woman-3` | a province or patrician laid out or owned |

use saturnalia_rules::{Piece, Seat, Viewer};

use crate::building::Building;
use crate::fortuna::Tiles;
use crate::pool::Pool;
use crate::senate::SenateCard;
use crate::tiles::{Patrician, Province};

pub(crate) const FORTUNA_HEAP: &str = "fortuna-heap";
pub(crate) const SENATE_STACK: &str = "senate-stack";
pub(crate) const PROVINCE_STACK: &str = "province-stack";
pub(crate) const PATRICIAN_STACK: &str = "patrician-stack";

fn is_own(viewer: Viewer, seat: Seat) -> bool {
    viewer == Viewer::Seat(seat)
}

/// My dice as they lie.
pub(crate) fn dice(dice: Pool) -> Vec<Piece> {
    dice.numbered_after(Pool::NONE).map(|(face, nth)| format!("dice/{face}/{nth}").into()).collect()
}

/// My tiles drawn in this pass.
pub(crate) fn tiles(tiles: Tiles) -> Vec<Piece> {
    tiles.numbered_after(Tiles::NONE).map(|(value, nth)| format!("fortuna/{value}/{nth}").into()).collect()
}

/// A rolled die, for these eyes.
pub(crate) fn die_of(viewer: Viewer, seat: Seat, (face, nth): (u8, u8)) -> Piece {
    let owner = if is_own(viewer, seat) { "dice".to_owned() } else { format!("thrown/{}", seat.0) };
    format!("{owner}/{face}/{nth}").into()
}

/// Dice in front of a player that do not lie as they were rolled.
pub(crate) fn dice_of(seat: Seat) -> Piece {
    format!("seat/{}/dice", seat.0).into()
}

/// A die in a building whose dice are told apart by what they show.
pub(crate) fn die_in(building: Building, seat: Seat, (face, nth): (u8, u8)) -> Piece {
    format!("{}/{}/{face}/{nth}", building.name(), seat.0).into()
}

/// A die in the Latrina.
pub(crate) fn in_latrina(seat: Seat, nth: u8) -> Piece {
    format!("latrina/{}/{nth}", seat.0).into()
}

/// A tile drawn in this pass, for these eyes: one's own lie open, those of others are one pile with what they kept.
pub(crate) fn drawn_of(viewer: Viewer, seat: Seat, (value, nth): (u8, u8)) -> Piece {
    if is_own(viewer, seat) { format!("fortuna/{value}/{nth}").into() } else { kept(seat) }
}

/// Tiles kept in earlier passes.
pub(crate) fn kept(seat: Seat) -> Piece {
    format!("seat/{}/fortuna", seat.0).into()
}

pub(crate) fn laid_aside(value: u8) -> Piece {
    format!("laid-aside/{value}").into()
}

pub(crate) fn senate(card: SenateCard) -> Piece {
    format!("senate/{}", card.id()).into()
}

/// A Senate card in a hand, for these eyes.
pub(crate) fn senate_of(viewer: Viewer, seat: Seat, card: SenateCard) -> Piece {
    if is_own(viewer, seat) { senate(card) } else { closed_hand(seat) }
}

/// The Senate cards of somebody else.
pub(crate) fn closed_hand(seat: Seat) -> Piece {
    format!("seat/{}/senate", seat.0).into()
}

/// A card of the packet, for these eyes: whoever chooses sees it, for the others it is still on the stack.
pub(crate) fn packet_of(viewer: Viewer, seat: Seat, card: SenateCard) -> Piece {
    if is_own(viewer, seat) { senate(card) } else { SENATE_STACK.into() }
}

pub(crate) fn province(province: Province) -> Piece {
    format!("province/{province}").into()
}

pub(crate) fn patrician(patrician: Patrician) -> Piece {
    format!("patrician/{patrician}").into()
}
