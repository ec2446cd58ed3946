//! What several colours can bring together, where they share the free province, the Senate card that is a lodging, and the
//! citizenship card: only the value, quickly, and with one tile more.
//!
//! A group of colours is weighed by what it uses of the three. Two groups make one where they do not both use the same
//! thing; the order does not matter, so that what all but one colour bring is worked out once.

use crate::components::Components;
use crate::score::quarter::{Brings, Foreign, Quarter, Quarters, Shared};
use crate::score::{Tableau, Value};
use crate::senate::SenateCard;
use crate::tiles::{Colour, Province};

/// Small enough that two of them can be added.
const IMPOSSIBLE: Value = Value::MIN / 4;

/// How the citizenship card stands for a group: untouched, somebody sent who is not hosted in it (by sex), somebody hosted
/// who was not sent by it (by sex), done within it.
const FOREIGN: usize = 6;
const DONE: usize = 5;

/// The ways in which two groups stand together, and how the group made of them does. The first alone is left without the
/// citizenship card.
const TOGETHER: [(usize, usize, usize); 15] = [
    (0, 0, 0),
    (1, 3, DONE),
    (3, 1, DONE),
    (2, 4, DONE),
    (4, 2, DONE),
    (0, DONE, DONE),
    (DONE, 0, DONE),
    (0, 1, 1),
    (1, 0, 1),
    (0, 2, 2),
    (2, 0, 2),
    (0, 3, 3),
    (3, 0, 3),
    (0, 4, 4),
    (4, 0, 4),
];
/// How many of these leave nobody abroad without a host.
const COMPLETE: usize = 7;

/// What may be used at all.
#[derive(Clone, Copy)]
struct Available {
    free: bool,
    senate: bool,
    abroad: bool,
}

impl Available {
    fn of(tableau: &Tableau) -> Available {
        Available {
            free: tableau.provinces.contains(Province::FREE),
            senate: tableau.senate.contains(SenateCard::FreeSenateProvince),
            abroad: tableau.senate.contains(SenateCard::Citizenship),
        }
    }

    /// Each way to use or not to use the first two things, as bits: the free province, the Senate card.
    fn roofs(self) -> impl Iterator<Item = usize> {
        let available = usize::from(self.free) | usize::from(self.senate) << 1;
        (0..4).filter(move |roofs| roofs & !available == 0)
    }
}

/// The best value of a group of colours by what it uses.
#[derive(Clone, Copy)]
struct Group([[Value; 4]; FOREIGN]);

impl Group {
    const NOBODY: Group = {
        let mut values = [[IMPOSSIBLE; 4]; FOREIGN];
        values[0][0] = 0;
        Group(values)
    };

    fn of(brings: &Brings, quarter: Quarter, available: Available) -> Group {
        let mut group = Group::NOBODY;
        let foreign = if available.abroad { &Foreign::ALL[..] } else { &Foreign::ALL[..1] };
        for &foreign in foreign {
            for roofs in available.roofs() {
                let shared = Shared { free: roofs & 1 == 1, senate: roofs & 2 == 2, foreign };
                let housing = brings.housing(quarter, shared);
                if housing.possible {
                    group.0[foreign as usize][roofs] = housing.value;
                }
            }
        }
        group
    }

    /// Both groups as one.
    fn and(&self, other: &Group, available: Available) -> Group {
        let mut both = Group([[IMPOSSIBLE; 4]; FOREIGN]);
        let together = if available.abroad { &TOGETHER[..] } else { &TOGETHER[..1] };
        for &(one, two, to) in together {
            for roofs in available.roofs() {
                let value = best_of_both(&self.0[one], &other.0[two], roofs);
                both.0[to][roofs] = both.0[to][roofs].max(value);
            }
        }
        both
    }

    /// The best value of both groups, if there are no others.
    fn complete_with(&self, other: &Group, available: Available) -> Value {
        let together = if available.abroad { &TOGETHER[..COMPLETE] } else { &TOGETHER[..1] };
        let values = together.iter().flat_map(|&(one, two, _)| {
            available.roofs().map(move |roofs| best_of_both(&self.0[one], &other.0[two], roofs))
        });
        values.max().unwrap_or(IMPOSSIBLE)
    }
}

/// The best way to divide these roofs between two groups.
fn best_of_both(one: &[Value; 4], other: &[Value; 4], roofs: usize) -> Value {
    let divided = (0..=roofs).filter(|own| own & !roofs == 0).map(|own| one[own] + other[roofs & !own]);
    divided.max().unwrap_or(IMPOSSIBLE)
}

/// What the colours of a tableau bring together, and what all but one of them do.
pub(crate) struct Sharing<'a> {
    brings: &'a Brings,
    available: Available,
    all: Value,
    without: [Group; 6],
}

impl<'a> Sharing<'a> {
    pub(crate) fn of(set: &'a Components, tableau: &Tableau) -> Sharing<'a> {
        let (brings, available) = (Quarters::with(set, tableau.senate), Available::of(tableau));
        let groups = Colour::ALL.map(|colour| Group::of(brings, Quarter::of(tableau, colour), available));
        let mut without = [Group::NOBODY; 6];
        for index in 1..6 {
            without[index] = without[index - 1].and(&groups[index - 1], available);
        }
        let all = without[5].complete_with(&groups[5], available);
        let mut behind = groups[5];
        for index in (0..5).rev() {
            without[index] = without[index].and(&behind, available);
            behind = behind.and(&groups[index], available);
        }
        Sharing { brings, available, all, without }
    }

    /// The best value over the empty tableau.
    pub(crate) fn value(&self) -> Value {
        self.all
    }

    /// The same if the tiles of one colour were these.
    pub(crate) fn value_with(&self, colour: Colour, quarter: Quarter) -> Value {
        let group = Group::of(self.brings, quarter, self.available);
        self.without[colour.index()].complete_with(&group, self.available)
    }
}
