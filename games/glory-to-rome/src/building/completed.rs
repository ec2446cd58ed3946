//! Completion: influence, the function, and what happens on that day.

use saturnalia_rules::{Context, Seat};

use crate::GloryToRome;
use crate::answer::Finish;
use crate::building::material;
use crate::cards::{Building, Role};
use crate::event::Event;
use crate::round::{perform, think};
use crate::state::{End, State};
use crate::step::Step;

/// One more material lies under a foundation.
pub fn add_material(state: &mut State, seat: Seat, to: Building, finish: Finish, cx: &mut Context<'_, GloryToRome>) {
    let needed = material::needed(state, seat, to);
    let camp = &mut state.camps[seat];
    let lying = camp.progress.count(to) + 1;
    if lying < needed && finish == Finish::Ordinary {
        camp.progress.set(to, lying);
        return;
    }
    camp.progress.set(to, 0);
    camp.foundations.remove(to);
    camp.completed.insert(to);
    let site = camp.site_of(to);
    camp.sites[site.index()] += 1;
    cx.tell(Event::Completed { seat, building: to, influence: camp.influence() });
    cx.then(Step::Completed { seat, building: to });
}

/// What a building does once, on its completion or when the Prison takes it. The number of actions is fixed now.
pub fn trigger(state: &mut State, seat: Seat, building: Building, cx: &mut Context<'_, GloryToRome>) {
    if !state.has_powers() {
        return;
    }
    let times = state.camps[seat].influence();
    let mut acts = |role: Role| {
        cx.tell(Event::Grants { seat, building, times });
        perform::grant(seat, role, times, building, cx);
    };
    match building {
        Building::Amphitheatre => acts(Role::Craftsman),
        Building::Foundry => acts(Role::Laborer),
        Building::Garden => acts(Role::Patron),
        Building::School => {
            cx.tell(Event::Grants { seat, building, times });
            think::granted(seat, times, building, cx);
        }
        Building::Catacomb => state.finish(End::Catacomb, cx),
        Building::Prison => cx.then(Step::Prison(seat)),
        Building::Insula
        | Building::Latrine
        | Building::Road
        | Building::Bar
        | Building::Circus
        | Building::Dock
        | Building::Market
        | Building::Palisade
        | Building::Aqueduct
        | Building::Bridge
        | Building::Storeroom
        | Building::Senate
        | Building::Wall
        | Building::Tower
        | Building::Vomitorium
        | Building::Academy
        | Building::Atrium
        | Building::Shrine
        | Building::Gate
        | Building::Bath
        | Building::Archway
        | Building::Colosseum
        | Building::Sewer
        | Building::Scriptorium
        | Building::SlaveMarket
        | Building::Villa
        | Building::Basilica
        | Building::Forum
        | Building::Stairway
        | Building::LudusMagnus
        | Building::Palace
        | Building::Fountain
        | Building::Statue
        | Building::Temple => {}
    }
}
