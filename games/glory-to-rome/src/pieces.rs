//! Addresses of the pieces on the table, as the board uses them.

use saturnalia_rules::{Piece, Seat};

use crate::answer::{Answer, Place, Source, Unit};
use crate::cards::{Building, Material, Role};
use crate::state::State;
use crate::step::Step;

pub(crate) fn hand(card: Building) -> Piece {
    format!("hand/{}", card.name()).into()
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

/// The pieces of an answer in the order in which a player would click them.
pub(crate) fn pieces(state: &State, step: &Step, seat: Seat, answer: Answer) -> Vec<Piece> {
    match answer {
        Answer::Pass | Answer::Think | Answer::GloryToRome => Vec::new(),
        Answer::Bid(card)
        | Answer::Petition(card)
        | Answer::Discard(card)
        | Answer::HireFromHand(card)
        | Answer::StoreFromHand(card)
        | Answer::SellFromHand(card)
        | Answer::Demand(card)
        | Answer::Give(card) => vec![hand(card)],
        Answer::Play { role: with, unit } => {
            let mut touched = match unit {
                Unit::Card(card) => vec![hand(card)],
                Unit::Senator => vec!["hand/senator".into()],
                Unit::Petition(of) => state.camps[seat].hand.of(of).kinds().map(hand).collect(),
            };
            touched.push(role(with));
            touched
        }
        Answer::DiscardAll => vec!["hand".into()],
        Answer::TakeSenator => vec!["senators".into()],
        Answer::DrawOne | Answer::DrawToLimit | Answer::HireFromDeck | Answer::SellFromDeck | Answer::DrawFountain => {
            vec!["deck".into()]
        }
        Answer::HireFromPool(material) | Answer::StoreFromPool(material) | Answer::Plunder(material) => {
            vec![pool(material)]
        }
        Answer::SellFromStockpile(material) => vec![stockpile(seat, material), vault(seat)],
        Answer::Lay { building, site: on, place } => vec![building_card(step, building), site(on, place)],
        Answer::Add { to, card, .. } => vec![building_card(step, card), structure(seat, to)],
        Answer::Supply { to, material, source, .. } => vec![taken_from(seat, material, source), structure(seat, to)],
        Answer::Open { owner, building, material, source } => {
            vec![taken_from(seat, material, source), structure(owner, building)]
        }
        Answer::Keep => vec!["fountain".into(), "hand".into()],
        Answer::Feed { owner, client: fed } => vec![client(owner, fed)],
        Answer::ActAs(as_role) => vec![role(as_role)],
        Answer::Seize { owner, building } | Answer::WorkOn { owner, building } => vec![structure(owner, building)],
        Answer::ClaimSenator(from) => vec![played_senators(from)],
        Answer::Divert(material) => {
            state.camps[seat].played.first_of(material).map(|card| played(seat, card)).into_iter().collect()
        }
    }
}

/// The card being built with lies in the hand, or before the Fountain.
fn building_card(step: &Step, card: Building) -> Piece {
    if matches!(step, Step::FountainCard(_)) { "fountain".into() } else { hand(card) }
}

fn taken_from(seat: Seat, material: Material, source: Source) -> Piece {
    match source {
        Source::Stockpile => stockpile(seat, material),
        Source::Pool => pool(material),
    }
}
