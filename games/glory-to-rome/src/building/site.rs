//! Laying a foundation on a site, in town or out of town.

use saturnalia_rules::{Context, Label, Piece, Seat};

use crate::answer::Place;
use crate::cards::{Building, Material};
use crate::event::{Event, Origin};
use crate::power::{self, forum};
use crate::round::perform::{self, Turn};
use crate::state::{Camp, End, State};
use crate::zone::Cards;
use crate::{GloryToRome, pieces, text};

/// A card that becomes the foundation of its building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foundation {
    pub building: Building,
    pub site: Material,
    pub place: Place,
}

/// Actions it takes: two out of town (ruling Q32: both must be there, wherever they come from), one with the Tower.
pub fn cost(state: &State, seat: Seat, place: Place) -> u8 {
    match place {
        Place::InTown => 1,
        Place::OutOfTown if power::has(state, seat, Building::Tower) => 1,
        Place::OutOfTown => 2,
    }
}

/// Calls `found` for the foundations that can be laid with these cards and that many actions. Ruling Q3: out of town
/// also while sites in town are left.
#[inline]
pub fn each(state: &State, seat: Seat, cards: Cards, actions: u8, mut found: impl FnMut(Foundation)) {
    let may_leave_town = actions >= cost(state, seat, Place::OutOfTown);
    let camp = &state.camps[seat];
    for building in cards.kinds() {
        if camp.has_structure(building) {
            continue;
        }
        let any_site = building == Building::Statue && state.has_powers();
        let sites = if any_site {
            &Material::ALL[..]
        } else {
            std::slice::from_ref(&Material::ALL[building.material().index()])
        };
        for &site in sites {
            if state.in_town[site.index()] > 0 {
                found(Foundation { building, site, place: Place::InTown });
            }
            if may_leave_town && state.out_of_town[site.index()] > 0 {
                found(Foundation { building, site, place: Place::OutOfTown });
            }
        }
    }
}

/// At least as many as [`each`] finds with the hand of this camp, without looking: each card in town and out of town, a
/// Statue on any site.
#[inline]
pub fn most(camp: &Camp) -> usize {
    2 * usize::from(camp.hand.total()) + 2 * (Material::ALL.len() - 1)
}

/// Lays a card that has left its place as a foundation. The last site in town ends the game (ruling Q2).
pub fn lay(
    state: &mut State,
    seat: Seat,
    Foundation { building, site, place }: Foundation,
    from: Origin,
    cx: &mut Context<'_, GloryToRome>,
) {
    let sites = match place {
        Place::InTown => &mut state.in_town,
        Place::OutOfTown => &mut state.out_of_town,
    };
    sites[site.index()] -= 1;
    let camp = &mut state.camps[seat];
    camp.foundations.insert(building);
    if building == Building::Statue {
        camp.statue_site = Some(site);
    }
    cx.tell(Event::Laid { seat, building, site, place, from });
    if state.in_town == [0; 6] && place == Place::InTown {
        state.finish(End::Sites, cx);
    }
    // A Gate makes a Forum of marble, or what helps it, work at once.
    forum::win_check(state, cx);
}

/// Lays a foundation from the hand and goes on with what is left of the turn, as Craftsmen and Architects do.
pub fn lay_from_hand(state: &mut State, turn: Turn, foundation: Foundation, cx: &mut Context<'_, GloryToRome>) {
    let turn = perform::spend(state, turn, cost(state, turn.seat, foundation.place));
    cx.reveal();
    state.camps[turn.seat].play(foundation.building);
    lay(state, turn.seat, foundation, Origin::Hand, cx);
    perform::go_on(state, turn, cx);
}

pub(crate) fn words(state: &State, seat: Seat, Foundation { building, site, place }: Foundation) -> Label {
    match place {
        Place::InTown if building == Building::Statue => text::lay_on(building, site),
        Place::InTown => text::lay(building, site),
        Place::OutOfTown => text::lay_outside(building, cost(state, seat, Place::OutOfTown), site),
    }
}

/// The card, wherever it lies, and the site.
pub(crate) fn touched(card: Piece, Foundation { site, place, .. }: Foundation) -> Vec<Piece> {
    vec![card, pieces::site(site, place)]
}

/// Reasons against laying a card of the hand, for those that are no use otherwise either.
pub(crate) fn why_not(state: &State, turn: Turn, useful: impl Fn(Building) -> bool) -> Vec<(Piece, Label)> {
    let camp = &state.camps[turn.seat];
    let actions = perform::within_reach(state, turn);
    let mut reasons = Vec::new();
    for card in camp.hand.kinds() {
        let mut possible = useful(card);
        each(state, turn.seat, Cards::from_iter([card]), actions, |_| possible = true);
        if possible {
            continue;
        }
        let site = card.material();
        let why = if camp.has_structure(card) {
            text::why_same_name(card)
        } else if state.out_of_town[site.index()] > 0 {
            text::why_outside(cost(state, turn.seat, Place::OutOfTown), site)
        } else {
            text::why_no_site(site)
        };
        reasons.push((pieces::hand(card), why));
    }
    reasons
}
