//! What one tile more would add to a tableau.

use crate::components::Components;
use crate::score::housing::{self, Summary, points_of};
use crate::score::quarter::{Brings, Quarter, Quarters};
use crate::score::senate_cards::{Rates, fixed_points};
use crate::score::sharing::Sharing;
use crate::score::{Tableau, Value};
use crate::senate::SenateCards;
use crate::tiles::{Colour, Patrician, Province};

/// A tableau that one tile more is compared with.
pub(super) struct Gains<'a> {
    set: &'a Components,
    tableau: &'a Tableau,
    /// What its best housing brings.
    value: Value,
    rates: Rates,
    brings: &'a Brings,
    /// Only where several colours could use the same thing.
    sharing: Option<Sharing<'a>>,
}

impl<'a> Gains<'a> {
    pub(super) fn over(set: &'a Components, tableau: &'a Tableau, housing: &Summary) -> Gains<'a> {
        Gains {
            set,
            tableau,
            value: housing.value,
            rates: Rates::of(set, tableau.senate),
            brings: Quarters::with(set, tableau.senate),
            sharing: housing::shares(tableau).then(|| Sharing::of(set, tableau)),
        }
    }

    /// The points that a province would add.
    pub(super) fn province(&self, province: Province) -> i16 {
        let with = || {
            let mut with = *self.tableau;
            with.provinces.insert(province);
            with
        };
        let value = match province.colour() {
            Some(colour) => self.value_with(colour, Quarter::with_province),
            // The free province changes what every colour can do.
            None => Sharing::of(self.set, &with()).value(),
        };
        let empty = i16::from(self.set.province(province)) - self.rates.occupied;
        self.better(value) + empty + self.fixed(with)
    }

    /// The points that a patrician would add.
    pub(super) fn patrician(&self, patrician: Patrician) -> i16 {
        let with = || {
            let mut with = *self.tableau;
            with.patricians.insert(patrician);
            with
        };
        let value = self.value_with(patrician.colour(), |quarter| quarter.with_patrician(patrician));
        self.better(value) + self.rates.homeless + self.fixed(with)
    }

    /// What the best housing brings with one more tile of this colour.
    fn value_with(&self, colour: Colour, more: impl FnOnce(Quarter) -> Quarter) -> Value {
        let quarter = Quarter::of(self.tableau, colour);
        match &self.sharing {
            Some(sharing) => sharing.value_with(colour, more(quarter)),
            None => self.value - self.brings.alone(quarter).value + self.brings.alone(more(quarter)).value,
        }
    }

    /// The points that a better housing brings.
    fn better(&self, value: Value) -> i16 {
        points_of(value) - points_of(self.value)
    }

    /// The points that cards bring which count tiles, whoever lives where.
    fn fixed(&self, with: impl FnOnce() -> Tableau) -> i16 {
        if self.tableau.senate.touches(SenateCards::FIXED) {
            fixed_points(self.set, &with()) - fixed_points(self.set, self.tableau)
        } else {
            0
        }
    }
}
