//! What colours can bring together where they share one thing alone: the free province, the Senate card that is a lodging,
//! or the citizenship card. That is how it mostly is, and it is found much quicker than where they share several
//! (`sharing.rs`).

use crate::components::Components;
use crate::score::quarter::{Brings, Foreign, Quarter, Quarters, Shared};
use crate::score::{Tableau, Value};
use crate::senate::SenateCard;
use crate::tiles::{Colour, Province};

/// Small enough that two of them can be added.
const IMPOSSIBLE: Value = Value::MIN / 4;

/// The one thing.
#[derive(Clone, Copy)]
enum Thing {
    /// One colour uses it.
    Roof { free: bool, senate: bool },
    /// One colour sends somebody, another one hosts him or her.
    Citizenship,
}

impl Thing {
    fn of(tableau: &Tableau) -> Option<Thing> {
        let free = tableau.provinces.contains(Province::FREE);
        let senate = tableau.senate.contains(SenateCard::FreeSenateProvince);
        match (free, senate, tableau.senate.contains(SenateCard::Citizenship)) {
            (true, false, false) | (false, true, false) => Some(Thing::Roof { free, senate }),
            (false, false, true) => Some(Thing::Citizenship),
            (_, _, _) => None,
        }
    }

    /// The ways in which a colour can take part.
    fn parts(self) -> ([Shared; 4], usize) {
        match self {
            Thing::Roof { free, senate } => ([Shared { free, senate, foreign: Foreign::Nothing }; 4], 1),
            Thing::Citizenship => (FOREIGN.map(|foreign| Shared { foreign, ..Shared::NOTHING }), FOREIGN.len()),
        }
    }
}

const FOREIGN: [Foreign; 4] = [Foreign::SendsWoman, Foreign::SendsMan, Foreign::HostsWoman, Foreign::HostsMan];
/// For each of these the one that fits it.
const PARTNER: [usize; 4] = [2, 3, 0, 1];

/// What taking part in each way adds to what a colour brings by itself.
type Added = [Value; 4];

/// Which colours take part, and in which way.
type Plan = [Option<(usize, usize)>; 2];

/// The colours of a tableau that share one thing.
pub(crate) struct Single<'a> {
    brings: &'a Brings,
    thing: Thing,
    alone: [Value; 6],
    added: [Added; 6],
}

impl<'a> Single<'a> {
    /// `None` if nothing is shared, or more.
    pub(crate) fn of(set: &'a Components, tableau: &Tableau) -> Option<Single<'a>> {
        let (brings, thing) = (Quarters::with(set, tableau.senate), Thing::of(tableau)?);
        let mut single = Single { brings, thing, alone: [0; 6], added: [[IMPOSSIBLE; 4]; 6] };
        for colour in Colour::ALL {
            let quarter = Quarter::of(tableau, colour);
            single.alone[colour.index()] = brings.alone(quarter).value;
            single.added[colour.index()] = single.added(quarter);
        }
        Some(single)
    }

    fn added(&self, quarter: Quarter) -> Added {
        let (parts, count) = self.thing.parts();
        let alone = self.brings.alone(quarter).value;
        let mut added = [IMPOSSIBLE; 4];
        for (added, shared) in added.iter_mut().zip(parts).take(count) {
            let housing = self.brings.housing(quarter, shared);
            if housing.possible {
                *added = housing.value - alone;
            }
        }
        added
    }

    /// The best value over the empty tableau.
    pub(crate) fn value(&self) -> Value {
        self.alone.iter().sum::<Value>() + self.best(&self.added).0
    }

    /// The same if the tiles of one colour were these.
    pub(crate) fn value_with(&self, colour: Colour, quarter: Quarter) -> Value {
        let mut added = self.added;
        added[colour.index()] = self.added(quarter);
        let alone = self.brings.alone(quarter).value - self.alone[colour.index()];
        self.alone.iter().sum::<Value>() + alone + self.best(&added).0
    }

    /// What each colour uses for the best value.
    pub(crate) fn uses(&self) -> [Shared; 6] {
        let (parts, _) = self.thing.parts();
        let mut uses = [Shared::NOTHING; 6];
        for (colour, way) in self.best(&self.added).1.into_iter().flatten() {
            uses[colour] = parts[way];
        }
        uses
    }

    /// The most that can be added, and how. What is used rather than left, the first colour that can, and the pair that is
    /// complete first are preferred among equals.
    fn best(&self, added: &[Added; 6]) -> (Value, Plan) {
        let (value, plan) = match self.thing {
            Thing::Roof { .. } => {
                let mut best = (IMPOSSIBLE, 0);
                for (colour, [added, ..]) in added.iter().enumerate() {
                    if *added > best.0 {
                        best = (*added, colour);
                    }
                }
                (best.0, [Some((best.1, 0)), None])
            }
            Thing::Citizenship => best_pair(added),
        };
        if value >= 0 { (value, plan) } else { (0, [None; 2]) }
    }
}

fn best_pair(added: &[Added; 6]) -> (Value, Plan) {
    let mut open = [(IMPOSSIBLE, 0); 4];
    let mut best = (IMPOSSIBLE, [None; 2]);
    for (colour, added) in added.iter().enumerate() {
        for (way, partner) in PARTNER.into_iter().enumerate() {
            let value = open[partner].0 + added[way];
            if value > best.0 {
                best = (value, [Some((open[partner].1, partner)), Some((colour, way))]);
            }
        }
        for (open, added) in open.iter_mut().zip(added) {
            if *added > open.0 {
                *open = (*added, colour);
            }
        }
    }
    best
}
