//! Laying a foundation on a site, in town or out of town.

use saturnalia_rules::{Context, Seat};

use crate::GloryToRome;
use crate::answer::{Answer, Place};
use crate::cards::{Building, Material};
use crate::event::Event;
use crate::power;
use crate::state::{End, State};
use crate::step::Turn;
use crate::zone::Cards;

/// Actions it takes: two out of town (ruling Q32: both must be there), one with the Tower.
pub fn cost(state: &State, seat: Seat, place: Place) -> u8 {
    match place {
        Place::InTown => 1,
        Place::OutOfTown if power::has(state, seat, Building::Tower) => 1,
        Place::OutOfTown => 2,
    }
}

/// Foundations that can be laid with these cards and that many actions. Ruling Q3: out of town also while sites in town
/// are left.
pub fn offers(state: &State, turn: Turn, cards: Cards, actions: u8, out: &mut Vec<Answer>) {
    let seat = turn.seat;
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
                out.push(Answer::Lay { building, site, place: Place::InTown });
            }
            if may_leave_town && state.out_of_town[site.index()] > 0 {
                out.push(Answer::Lay { building, site, place: Place::OutOfTown });
            }
        }
    }
}

/// Lays a card that has left the hand as a foundation. The last site in town ends the game (ruling Q2).
pub fn lay(
    state: &mut State,
    seat: Seat,
    building: Building,
    site: Material,
    place: Place,
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
    cx.tell(Event::Laid { seat, building, site, place });
    if state.in_town == [0; 6] && place == Place::InTown {
        state.finish(End::Sites, cx);
    }
}
