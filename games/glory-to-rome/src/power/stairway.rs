//! Stairway: an Architect action lays a matching material on another's finished building and opens its function to all.
//! Rulings Q5 and Q6. What a building does on its completion is not repeated.

use saturnalia_rules::{Context, Seat};

use crate::GloryToRome;
use crate::answer::Answer;
use crate::building::material;
use crate::cards::{Building, Buildings, Material};
use crate::event::Event;
use crate::power;
use crate::role::architect;
use crate::state::State;

/// Others' finished buildings whose function is not open yet.
fn closed(state: &State, seat: Seat) -> impl Iterator<Item = (Seat, Building)> + '_ {
    let owners = state.seats.seats().filter(move |owner| *owner != seat);
    owners.flat_map(move |owner| {
        let closed: Buildings = state.camps[owner].completed.without(state.opened);
        closed.iter().map(move |building| (owner, building))
    })
}

pub fn possible(state: &State, seat: Seat) -> bool {
    if !power::has(state, seat, Building::Stairway) {
        return false;
    }
    let [(_, stockpile), (_, pool)] = architect::sources(state, seat);
    closed(state, seat).any(|(owner, building)| {
        let matches = material::matching(state, seat, building, state.camps[owner].site_of(building));
        stockpile.materials().chain(pool.materials()).any(matches)
    })
}

pub fn offers(state: &State, seat: Seat, out: &mut Vec<Answer>) {
    if !power::has(state, seat, Building::Stairway) {
        return;
    }
    for (owner, building) in closed(state, seat) {
        offers_for(state, seat, owner, building, out);
    }
}

/// Materials that open one building.
pub fn offers_for(state: &State, seat: Seat, owner: Seat, building: Building, out: &mut Vec<Answer>) {
    let sources = architect::sources(state, seat);
    let matches = material::matching(state, seat, building, state.camps[owner].site_of(building));
    for material in Material::ALL.into_iter().filter(|material| matches(*material)) {
        for (source, cards) in sources {
            if cards.has(material) {
                out.push(Answer::Open { owner, building, material, source });
            }
        }
    }
}

/// The material has left its place already.
pub fn open(
    state: &mut State,
    seat: Seat,
    owner: Seat,
    building: Building,
    material: Material,
    cx: &mut Context<'_, GloryToRome>,
) {
    state.camps[owner].opened.insert(building);
    state.opened.insert(building);
    cx.tell(Event::Opened { seat, owner, building, material });
}
