//! Pieces that look as if they could be chosen but cannot, with the reason.

use saturnalia_rules::{Label, Piece, Seat};

use crate::cards::{Building, Card, Fighter, Token};
use crate::components::BY_COLOUR;
use crate::phase::iv_income::moved_by_tavern;
use crate::phase::v_events::cubes::takes;
use crate::pieces;
use crate::row::Pose;
use crate::state::{OPEN_EVENTS, State};
use crate::step::Step;

pub(crate) fn reasons(state: &State, step: &Step, seat: Seat) -> Vec<(Piece, Label)> {
    match *step {
        Step::TurnCard { .. } => cards(state, seat),
        Step::UseBuildings { temples, taverns, .. } => buildings(state, seat, temples, taverns),
        Step::PlaceCube { .. } => (0..OPEN_EVENTS)
            .map(|slot| state.events[slot])
            .filter(|event| {
                let own = |fighter: &Fighter| state.players[seat].cubes_of(*fighter) > 0;
                !Fighter::ALL.iter().filter(|fighter| own(fighter)).any(|fighter| takes(*event, *fighter))
            })
            .map(|event| (pieces::event(event), Label::new("sylla-why-not-fought")))
            .collect(),
        Step::PreventEvent { .. } => prevention(state),
        Step::ChooseCharacters
        | Step::ShowCharacters
        | Step::Round
        | Step::FirstConsul
        | Step::BidForConsul { .. }
        | Step::InstallConsul
        | Step::ConsulToken { .. }
        | Step::SpreadFamine
        | Step::Recruiting
        | Step::Recruit { .. }
        | Step::CloseRecruiting
        | Step::Buildings
        | Step::OfferBuilding { .. }
        | Step::BidForBuilding { .. }
        | Step::SellBuilding { .. }
        | Step::TakeBuilding { .. }
        | Step::InsulaToken { .. }
        | Step::CloseMarket
        | Step::Income
        | Step::ReceiveIncome { .. }
        | Step::Events
        | Step::RewardMajorities
        | Step::CountCubes
        | Step::StrikeEvents
        | Step::Strike { .. }
        | Step::Flip { .. }
        | Step::ChooseRemoved
        | Step::RemoveEvent { .. }
        | Step::GreatWork
        | Step::Vote
        | Step::CountVotes
        | Step::FamineAndCrises
        | Step::Crises
        | Step::EndRound
        | Step::Ecclesia
        | Step::FreeSlaves { .. }
        | Step::CountTokens => Vec::new(),
    }
}

/// Own cards that cannot pay for the building.
fn cards(state: &State, seat: Seat) -> Vec<(Piece, Label)> {
    let Some(sale) = state.sale else { return Vec::new() };
    let fits = |card: Card| BY_COLOUR[sale.colour.index()] >> card.index() & 1 == 1;
    let reason = |card: Card, pose: Pose| match pose {
        Pose::Upright => (!fits(card)).then_some("sylla-why-wrong-colour"),
        Pose::Turned => Some("sylla-why-turned"),
        Pose::Down => Some("sylla-why-face-down"),
    };
    let row = state.players[seat].row;
    let found = row.cards().filter_map(|(card, pose, _)| Some((pieces::card(seat, card, pose), reason(card, pose)?)));
    found.map(|(piece, key)| (piece, Label::new(key))).collect()
}

fn buildings(state: &State, seat: Seat, temples: u8, taverns: u8) -> Vec<(Piece, Label)> {
    let mut found = Vec::new();
    if temples > 0 && state.players[seat].denarii < Building::HouseTemple.amount() {
        found.push((pieces::building(seat, Building::HouseTemple), Label::new("sylla-why-no-money")));
    }
    if taverns > 0 {
        for marker in Token::ALL.into_iter().filter(|marker| moved_by_tavern(state, *marker)) {
            found.push((pieces::marker(marker), Label::new("sylla-why-marker-moved")));
        }
    }
    found
}

fn prevention(state: &State) -> Vec<(Piece, Label)> {
    let free = (0..OPEN_EVENTS).filter(|slot| !state.is_prevented(*slot));
    let most = free.map(|slot| state.cubes_on(slot)).max().unwrap_or_default();
    let reason = |slot: usize| {
        if state.is_prevented(slot) {
            Some("sylla-why-already-prevented")
        } else {
            (state.cubes_on(slot) < most).then_some("sylla-why-fewer-cubes")
        }
    };
    (0..OPEN_EVENTS).filter_map(|slot| Some((pieces::event(state.events[slot]), Label::new(reason(slot)?)))).collect()
}
