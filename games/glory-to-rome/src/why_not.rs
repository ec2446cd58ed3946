//! Cards that look as if they could be chosen but cannot, with the reason.

use saturnalia_rules::{Label, Piece, Seat};

use crate::answer::{Place, Unit};
use crate::building::site;
use crate::cards::{Building, Role};
use crate::label::{building, material, role};
use crate::pieces;
use crate::power;
use crate::round::perform;
use crate::state::State;
use crate::step::{Step, Turn};

pub(crate) fn why_not(state: &State, step: &Step, seat: Seat) -> Vec<(Piece, Label)> {
    if let Step::Follow(_) = step {
        return state.role.map(|led| cannot_follow(state, seat, led)).unwrap_or_default();
    }
    if let Step::Petition { from, .. } | Step::Demand { from, .. } | Step::PlayMore { from: Unit::Card(from), .. } =
        step
    {
        return comes_earlier(state, seat, *from);
    }
    let Step::Perform(turn) = *step else { return Vec::new() };
    match turn.role {
        Role::Craftsman | Role::Architect => cannot_lay(state, turn),
        Role::Legionary => already_shown(state, seat),
        Role::Laborer | Role::Merchant | Role::Patron => Vec::new(),
    }
}

fn cannot_follow(state: &State, seat: Seat, led: Role) -> Vec<(Piece, Label)> {
    let mut offers = Vec::new();
    crate::round::lead::units(state, seat, led, None, &mut offers);
    let usable = |card: Building| {
        offers
            .iter()
            .any(|offer| pieces::pieces(state, &Step::Follow(seat), seat, *offer).contains(&pieces::hand(card)))
    };
    let reason = Label::new("rome-why-other-role").with("role", role(led));
    let unusable = state.camps[seat].hand.kinds().filter(|card| !usable(*card));
    unusable.map(|card| (pieces::hand(card), reason.clone())).collect()
}

/// Reasons against laying a card as a foundation, for cards that are no material either.
fn cannot_lay(state: &State, turn: Turn) -> Vec<(Piece, Label)> {
    let seat = turn.seat;
    let camp = &state.camps[seat];
    let mut offers = Vec::new();
    crate::role::offers(state, turn, &mut offers);
    let step = Step::Perform(turn);
    let mut reasons = Vec::new();
    for card in camp.hand.kinds() {
        let piece = pieces::hand(card);
        if offers.iter().any(|offer| pieces::pieces(state, &step, seat, *offer).contains(&piece)) {
            continue;
        }
        let site = card.material();
        let label = if camp.has_structure(card) {
            Label::new("rome-why-same-name").with("building", building(card))
        } else if state.out_of_town[site.index()] > 0 {
            let actions = site::cost(state, seat, Place::OutOfTown);
            debug_assert!(perform::left(state, turn) < actions || power::has(state, seat, Building::Tower));
            Label::new("rome-why-outside").with("material", material(site)).with("count", actions)
        } else {
            Label::new("rome-why-no-site").with("material", material(site))
        };
        reasons.push((piece, label));
    }
    reasons
}

/// Sets of cards are chosen kind by kind, so that none comes up twice.
fn comes_earlier(state: &State, seat: Seat, from: Building) -> Vec<(Piece, Label)> {
    let earlier = state.camps[seat].hand.kinds().take_while(|card| *card < from);
    earlier.map(|card| (pieces::hand(card), Label::new("rome-why-order"))).collect()
}

fn already_shown(state: &State, seat: Seat) -> Vec<(Piece, Label)> {
    let camp = &state.camps[seat];
    let spent = camp.hand.iter().filter(|(card, count)| camp.shown.count(*card) >= *count);
    spent.map(|(card, _)| (pieces::hand(card), Label::new("rome-why-shown"))).collect()
}
