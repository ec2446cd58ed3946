//! What several colours can bring together, where they share the free province, the Senate card that is a lodging, and the
//! citizenship card: only the value, quickly, and with one tile more.
//!
//! A group of colours is weighed by what it uses of the three. Two groups make one where they do not both use the same
//! thing; the order does not matter, so that what all but one colour bring is worked out once.

use crate::components::Components;
use crate::score::quarter::{Brings, Foreign, Quarter, Quarters, Shared};
use crate::score::single::Single;
use crate::score::{Tableau, Value};
use crate::senate::SenateCard;
use crate::tiles::{Colour, Province};

/// Small enough that two of them can be added.
const IMPOSSIBLE: Value = Value::MIN / 4;

/// How the citizenship card stands for a group: untouched, somebody sent who is not hosted in it (by sex), somebody hosted
/// who was not sent by it (by sex), done within it.
const FOREIGN: usize = 6;
const DONE: usize = 5;

/// The ways in which two groups stand together, and how the group made of them does.
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

/// The sets of bits that are part of one.
const PARTS: [&[usize]; 4] = [&[0], &[0, 1], &[0, 2], &[0, 1, 2, 3]];

/// What can be used at all.
#[derive(Clone, Copy)]
pub(crate) struct Available {
    /// The free province and the Senate card, as bits.
    roofs: usize,
    abroad: bool,
}

impl Available {
    fn of(tableau: &Tableau) -> Available {
        let senate = tableau.senate.contains(SenateCard::FreeSenateProvince);
        Available {
            roofs: usize::from(tableau.provinces.contains(Province::FREE)) | usize::from(senate) << 1,
            abroad: tableau.senate.contains(SenateCard::Citizenship),
        }
    }
}

/// The best value of a group of colours by what it uses: of the citizenship card, of the two roofs.
#[derive(Clone, Copy)]
pub(crate) struct Group([[Value; 4]; FOREIGN]);

impl Group {
    const IMPOSSIBLE: Group = Group([[IMPOSSIBLE; 4]; FOREIGN]);
    const NOBODY: Group = {
        let mut group = Group::IMPOSSIBLE;
        group.0[0][0] = 0;
        group
    };

    #[inline]
    fn of(brings: &Brings, quarter: Quarter, available: Available) -> Group {
        let mut group = Group::IMPOSSIBLE;
        let foreign = if available.abroad { &Foreign::ALL[..] } else { &Foreign::ALL[..1] };
        for (values, &foreign) in group.0.iter_mut().zip(foreign) {
            for &roofs in PARTS[available.roofs] {
                let housing = brings.housing(quarter, Shared { free: roofs & 1 == 1, senate: roofs & 2 == 2, foreign });
                values[roofs] = if housing.possible { housing.value } else { IMPOSSIBLE };
            }
        }
        group
    }

    /// Both groups as one.
    #[inline]
    fn and(&self, other: &Group, available: Available) -> Group {
        let mut both = Group::IMPOSSIBLE;
        for (one, two, to) in TOGETHER {
            for &roofs in PARTS[available.roofs] {
                let value = best_of_both(&self.0[one], &other.0[two], roofs);
                both.0[to][roofs] = both.0[to][roofs].max(value);
            }
        }
        both
    }

    /// The best value of both groups, if there are no others.
    #[inline]
    fn complete_with(&self, other: &Group, available: Available) -> Value {
        let mut best = IMPOSSIBLE;
        for &(one, two, _) in &TOGETHER[..COMPLETE] {
            for &roofs in PARTS[available.roofs] {
                best = best.max(best_of_both(&self.0[one], &other.0[two], roofs));
            }
        }
        best
    }
}

/// The best way to divide these roofs between two groups.
#[inline]
fn best_of_both(one: &[Value; 4], other: &[Value; 4], roofs: usize) -> Value {
    PARTS[roofs].iter().fold(IMPOSSIBLE, |best, own| best.max(one[*own] + other[roofs & !own]))
}

/// The best value over the empty tableau of colours that share something.
pub(crate) fn value(set: &Components, tableau: &Tableau) -> Value {
    if let Some(single) = Single::of(set, tableau) {
        return single.value();
    }
    let (brings, available) = (Quarters::with(set, tableau.senate), Available::of(tableau));
    let all = Colour::ALL.into_iter().fold(Group::NOBODY, |before, colour| {
        before.and(&Group::of(brings, Quarter::of(tableau, colour), available), available)
    });
    all.complete_with(&Group::NOBODY, available)
}

/// The colours of a tableau that share something.
#[expect(clippy::large_enum_variant, reason = "made where it is used, and an appraisal allocates nothing")]
pub(crate) enum Sharing<'a> {
    One(Single<'a>),
    /// For each colour, what the others bring together.
    Several {
        brings: &'a Brings,
        available: Available,
        others: [Group; 6],
    },
}

impl<'a> Sharing<'a> {
    pub(crate) fn of(set: &'a Components, tableau: &Tableau) -> Sharing<'a> {
        if let Some(single) = Single::of(set, tableau) {
            return Sharing::One(single);
        }
        let (brings, available) = (Quarters::with(set, tableau.senate), Available::of(tableau));
        let colours = Colour::ALL.map(|colour| Group::of(brings, Quarter::of(tableau, colour), available));
        let mut others = [Group::NOBODY; 6];
        for index in 1..6 {
            others[index] = others[index - 1].and(&colours[index - 1], available);
        }
        let mut behind = colours[5];
        for index in (0..5).rev() {
            others[index] = others[index].and(&behind, available);
            behind = behind.and(&colours[index], available);
        }
        Sharing::Several { brings, available, others }
    }

    /// The best value over the empty tableau, if the tiles of one colour were these.
    pub(crate) fn value_with(&self, colour: Colour, quarter: Quarter) -> Value {
        match self {
            Sharing::One(single) => single.value_with(colour, quarter),
            Sharing::Several { brings, available, others } => {
                others[colour.index()].complete_with(&Group::of(brings, quarter, *available), *available)
            }
        }
    }
}
