//! Completion: influence, the function, and what happens on that day.

use saturnalia_rules::{Context, Happening, Seat};
use serde::{Deserialize, Serialize};

use crate::GloryToRome;
use crate::answer::Finish;
use crate::building::material;
use crate::cards::{Building, Role};
use crate::event::Event;
use crate::power::forum;
use crate::power::prison::Prison;
use crate::round::perform;
use crate::round::think::Think;
use crate::state::{End, State};

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
    let influence = camp.influence(&state.set);
    cx.tell(Event::Completed { seat, building: to, influence, materials: lying });
    cx.then(Completed { seat, building: to });
    forum::win_check(state, cx);
}

/// What a building does once, on its completion or when the Prison takes it. The number of actions is fixed now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Completed {
    pub seat: Seat,
    pub building: Building,
}

impl Happening<GloryToRome> for Completed {
    fn happen(self, state: &mut State, cx: &mut Context<'_, GloryToRome>) {
        if state.has_powers() {
            trigger(state, self.seat, self.building, cx);
        }
    }
}

fn trigger(state: &mut State, seat: Seat, building: Building, cx: &mut Context<'_, GloryToRome>) {
    let times = state.camps[seat].influence(&state.set);
    let mut acts = |role: Role| {
        cx.tell(Event::Grants { seat, building, times });
        perform::grant(seat, role, times, building, cx);
    };
    match building {
        Building::Amphitheatre => {
            cx.tell(Event::Grants { seat, building, times });
            perform::grant_amphitheatre(state, seat, times, cx);
        }
        Building::Foundry => acts(Role::Laborer),
        Building::Garden => acts(Role::Patron),
        Building::School => {
            cx.tell(Event::Grants { seat, building, times });
            cx.then(Think::granted(seat, times, building));
        }
        Building::Catacomb => state.finish(End::Catacomb, cx),
        Building::Prison => cx.then(Prison { seat }),
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
