//! What is worked out once for all positions that share it: dice come and go, what players own seldom changes.

use arrayvec::ArrayVec;
use saturnalia_rules::Set;

use crate::components::Components;
use crate::score::housing::{self, Summary};
use crate::score::{Tableau, total, with_housing};
use crate::senate::SenateCards;
use crate::state::State;
use crate::tiles::{Patricians, Provinces};

/// What follows from a tableau and from what is laid out, whatever the dice do.
#[derive(Debug)]
pub(super) struct Known {
    pub(super) tableau: Tableau,
    laid_out: LaidOut,
    /// The best housing.
    pub(super) housing: Summary,
    /// Points if the game were over now, and what they would be without Senate cards.
    pub(super) now: i16,
    pub(super) plain: i16,
    /// Only once somebody has asked for it.
    pub(super) worths: Option<Worths>,
}

/// What could be won in this pass, with what is printed on it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct LaidOut {
    set: Set<Components>,
    pass: u8,
    provinces: Provinces,
    patricians: Patricians,
}

/// What each tile laid out would add, best first.
#[derive(Debug)]
pub(super) struct Worths {
    pub(super) provinces: ArrayVec<f32, 5>,
    pub(super) patricians: ArrayVec<f32, 7>,
}

impl LaidOut {
    fn of(state: &State) -> LaidOut {
        LaidOut {
            set: state.set.clone(),
            pass: state.pass,
            provinces: state.provinces.display,
            patricians: state.patricians.display,
        }
    }
}

impl Known {
    pub(super) fn of(state: &State, tableau: Tableau) -> Known {
        let set = state.set.get();
        let housing = housing::summary(set, &tableau);
        let now = with_housing(set, &tableau, housing.total).points;
        let plain = if tableau.senate.is_empty() {
            now
        } else {
            total(set, &Tableau { senate: SenateCards::NONE, ..tableau }).points
        };
        Known { tableau, laid_out: LaidOut::of(state), housing, now, plain, worths: None }
    }
}

/// Pages of a notebook: a power of two.
const PAGES: usize = 256;

/// What is known of the tableaus met lately, each on the page that its tiles name.
#[derive(Debug)]
pub(super) struct Notebook {
    pages: Vec<Option<Known>>,
}

impl Default for Notebook {
    fn default() -> Notebook {
        Notebook { pages: (0..PAGES).map(|_| None).collect() }
    }
}

impl Notebook {
    /// What follows from a tableau: read, or worked out and noted down.
    pub(super) fn look_up(&mut self, state: &State, tableau: Tableau) -> &mut Known {
        let page = &mut self.pages[page_of(&tableau)];
        let laid_out = LaidOut::of(state);
        if !page.as_ref().is_some_and(|known| known.tableau == tableau && known.laid_out == laid_out) {
            *page = None;
        }
        page.get_or_insert_with(|| Known::of(state, tableau))
    }
}

fn page_of(tableau: &Tableau) -> usize {
    /// Spreads sets that differ in one tile all over the notebook. (Knuth's multiplier.)
    const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
    let tiles = tableau.provinces.bits()
        ^ tableau.patricians.bits().rotate_left(25)
        ^ tableau.senate.bits().rotate_left(45)
        ^ u64::from(tableau.chips).rotate_left(59)
        ^ u64::from(tableau.fortuna.points()).rotate_left(54);
    (tiles.wrapping_mul(SPREAD) >> (u64::BITS - PAGES.ilog2())) as usize
}
