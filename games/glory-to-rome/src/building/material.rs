//! Which material fits which structure.

use saturnalia_rules::Seat;

use crate::answer::Finish;
use crate::cards::{Building, Material, Role};
use crate::power;
use crate::state::State;

/// A set of materials.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Set(u8);

impl Set {
    const NONE: Set = Set(0);
    const ALL: Set = Set(0b11_1111);

    fn only(material: Material) -> Set {
        Set(1 << material.index())
    }

    fn with(self, other: Set) -> Set {
        Set(self.0 | other.0)
    }

    fn contains(self, material: Material) -> bool {
        self.0 >> material.index() & 1 == 1
    }
}

/// How each material can be added to one structure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fitting {
    ordinary: Set,
    at_once: Set,
}

impl Fitting {
    /// The ways in which a material can be added, if any.
    pub fn ways(self, material: Material) -> impl Iterator<Item = Finish> {
        let ordinary = self.ordinary.contains(material).then_some(Finish::Ordinary);
        let at_once = self.at_once.contains(material).then_some(Finish::AtOnce);
        ordinary.into_iter().chain(at_once)
    }

    /// Whether a material can be added at all.
    pub fn takes(self, material: Material) -> bool {
        self.ordinary.with(self.at_once).contains(material)
    }
}

/// How many materials a structure of this seat needs: the value of its site.
pub fn needed(state: &State, seat: Seat, building: Building) -> u8 {
    state.set.value(state.camps[seat].site_of(building))
}

/// The materials that match a structure standing on that site, for the seat that builds. Also for the Stairway.
pub fn matching(state: &State, builder: Seat, building: Building, site: Material) -> impl Fn(Material) -> bool + use<> {
    let set = matching_set(state, builder, building, site);
    move |material| set.contains(material)
}

fn matching_set(state: &State, builder: Seat, building: Building, site: Material) -> Set {
    let mut set = Set::only(site);
    if building == Building::Statue {
        set = set.with(Set::only(Material::Marble));
    }
    let active = power::active(state, builder);
    if site == Material::Stone && active.contains(Building::Road) {
        set = Set::ALL;
    }
    if active.contains(Building::Tower) {
        set = set.with(Set::only(Material::Rubble));
    }
    set
}

/// What can be added to an own structure by a Craftsman or Architect action. Ruling Q23: completing at once is a
/// choice of its own wherever the material would not be the last one anyway.
pub fn fitting(state: &State, seat: Seat, to: Building, role: Role) -> Fitting {
    let camp = &state.camps[seat];
    let ordinary = matching_set(state, seat, to, camp.site_of(to));
    let mut at_once = Set::NONE;
    if to == Building::Villa && role == Role::Architect && state.has_powers() {
        at_once = ordinary;
    }
    if power::has(state, seat, Building::Scriptorium) {
        at_once = at_once.with(Set::only(Material::Marble));
    }
    if camp.progress.count(to) + 1 >= needed(state, seat, to) {
        // The last material completes in any case.
        at_once = Set(at_once.0 & !ordinary.0);
    }
    Fitting { ordinary, at_once }
}
