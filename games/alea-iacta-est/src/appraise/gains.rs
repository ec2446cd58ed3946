//! What the tiles laid out would add to a tableau.

use arrayvec::ArrayVec;

use crate::components::Components;
use crate::score::housing::{self, Summary, points_of};
use crate::score::quarter::{Brings, Quarter, Quarters};
use crate::score::senate_cards::{Rates, fixed_points};
use crate::score::{Tableau, Value};
use crate::tiles::{Colour, Patrician, Patricians, Provinces};

pub(super) struct Gains {
    /// The best housing as things are.
    pub(super) housing: Summary,
    /// The points that each province laid out would add.
    pub(super) provinces: ArrayVec<i16, 5>,
    /// Each patrician laid out, and the points he or she would add.
    pub(super) patricians: ArrayVec<(Patrician, i16), 7>,
}

impl Gains {
    pub(super) fn of(set: &Components, tableau: &Tableau, provinces: Provinces, patricians: Patricians) -> Gains {
        let now = Now::of(set, tableau);
        let Rates { occupied, homeless, .. } = Rates::of(set, tableau.senate);
        let with_province = |province| {
            let mut with = *tableau;
            with.provinces.insert(province);
            now.gain(&with, province.colour()) + i16::from(set.province(province)) - occupied
        };
        let with_patrician = |patrician: Patrician| {
            let mut with = *tableau;
            with.patricians.insert(patrician);
            (patrician, now.gain(&with, Some(patrician.colour())) + homeless)
        };
        Gains {
            housing: now.housing,
            provinces: provinces.iter().map(with_province).collect(),
            patricians: patricians.iter().map(with_patrician).collect(),
        }
    }
}

/// A tableau as it is.
struct Now<'a> {
    set: &'a Components,
    brings: &'a Brings,
    tableau: &'a Tableau,
    housing: Summary,
    fixed: i16,
    /// Whether there is anything that several colours could use.
    shares: bool,
}

impl Now<'_> {
    fn of<'a>(set: &'a Components, tableau: &'a Tableau) -> Now<'a> {
        Now {
            set,
            brings: Quarters::with(set, tableau.senate),
            tableau,
            housing: housing::summary(set, tableau),
            fixed: fixed_points(set, tableau),
            shares: housing::shares(tableau),
        }
    }

    /// What better housing and cards that count tiles bring with one more tile of this colour.
    fn gain(&self, with: &Tableau, colour: Option<Colour>) -> i16 {
        let value = match colour {
            Some(colour) if !self.shares => {
                let alone = |tableau| -> Value { self.brings.alone(Quarter::of(tableau, colour)).value };
                self.housing.value - alone(self.tableau) + alone(with)
            }
            Some(_) | None => housing::value(self.set, with),
        };
        points_of(value) - points_of(self.housing.value) + fixed_points(self.set, with) - self.fixed
    }
}
