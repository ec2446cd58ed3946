//! What one tile more would add to a tableau.

use crate::components::Components;
use crate::score::housing::{self, Summary, points_of};
use crate::score::quarter::{Brings, Quarter, Quarters};
use crate::score::senate_cards::{Rates, fixed_points};
use crate::score::sharing::{self, Sharing};
use crate::score::{Tableau, Value};
use crate::senate::SenateCards;
use crate::tiles::{Colour, Patrician, Province};

/// A tableau that one tile more is compared with.
pub(super) struct Gains<'a> {
    set: &'a Components,
    tableau: Tableau,
    /// What its best housing brings.
    value: Value,
    rates: Rates,
    brings: &'a Brings,
    /// Only where several colours could use the same thing.
    sharing: Option<Sharing<'a>>,
    /// The points of cards that count tiles, whoever lives where, if there is one.
    fixed: Option<i16>,
}

impl<'a> Gains<'a> {
    pub(super) fn over(set: &'a Components, tableau: &Tableau, housing: &Summary) -> Gains<'a> {
        let counts = tableau.senate.touches(SenateCards::FIXED);
        Gains {
            set,
            tableau: *tableau,
            value: housing.value,
            rates: Rates::of(set, tableau.senate),
            brings: Quarters::with(set, tableau.senate),
            sharing: housing::shares(tableau).then(|| Sharing::of(set, tableau)),
            fixed: counts.then(|| fixed_points(set, tableau)),
        }
    }

    /// The points that a province would add.
    pub(super) fn province(&self, province: Province) -> i16 {
        let with = || {
            let mut with = self.tableau;
            with.provinces.insert(province);
            with
        };
        let value = match province.colour() {
            Some(colour) => self.value_with(colour, Quarter::with_province),
            // The free province changes what every colour can do.
            None => sharing::value(self.set, &with()),
        };
        let empty = i16::from(self.set.province(province)) - self.rates.occupied;
        self.better(value) + empty + self.fixed(with)
    }

    /// The points that a patrician would add.
    pub(super) fn patrician(&self, patrician: Patrician) -> i16 {
        let with = || {
            let mut with = self.tableau;
            with.patricians.insert(patrician);
            with
        };
        let value = self.value_with(patrician.colour(), |quarter| quarter.with_patrician(patrician));
        self.better(value) + self.rates.homeless + self.fixed(with)
    }

    /// What the best housing brings with one more tile of this colour.
    fn value_with(&self, colour: Colour, more: impl FnOnce(Quarter) -> Quarter) -> Value {
        let quarter = Quarter::of(&self.tableau, colour);
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
        self.fixed.map_or(0, |now| fixed_points(self.set, &with()) - now)
    }
}

#[cfg(test)]
mod tests {
    use saturnalia_rules::{Components as _, Dice};

    use super::*;
    use crate::score::total;
    use crate::senate::SenateCard;
    use crate::tiles::{Patricians, Provinces, Tile, TileSet};

    fn some<T: Tile>(dice: &mut Dice, of: TileSet<T>, count: u32) -> TileSet<T> {
        let mut left = of;
        (0..count).filter_map(|_| left.draw(dice)).collect()
    }

    /// Whatever colours share, and whatever they share it with.
    fn random_tableau(dice: &mut Dice) -> Tableau {
        let counts = [dice.below(7), dice.below(12), dice.below(6)];
        let mut tableau = Tableau {
            provinces: some(dice, Provinces::all(), counts[0]),
            patricians: some(dice, Patricians::all(), counts[1]),
            senate: some(dice, SenateCards::all(), counts[2]),
            ..Tableau::default()
        };
        for card in [SenateCard::FreeSenateProvince, SenateCard::Citizenship] {
            if dice.below(3) == 0 {
                tableau.senate.insert(card);
            }
        }
        if dice.below(3) == 0 {
            tableau.provinces.insert(Province::FREE);
        }
        tableau
    }

    #[test]
    fn a_tile_adds_what_the_score_says_with_and_without_it() {
        let set = Components::sets().printed();
        let mut dice = Dice::imagined(22);
        for number in 0..400 {
            let tableau = random_tableau(&mut dice);
            let gains = Gains::over(&set, &tableau, &housing::summary(&set, &tableau));
            let now = total(&set, &tableau).points;
            for province in Provinces::all().iter().filter(|province| !tableau.provinces.contains(*province)) {
                let mut with = tableau;
                with.provinces.insert(province);
                let added = total(&set, &with).points - now;
                assert_eq!(gains.province(province), added, "tableau {number}: {province} to {tableau:?}");
            }
            for patrician in Patricians::all().iter().filter(|patrician| !tableau.patricians.contains(*patrician)) {
                let mut with = tableau;
                with.patricians.insert(patrician);
                let added = total(&set, &with).points - now;
                assert_eq!(gains.patrician(patrician), added, "tableau {number}: {patrician} to {tableau:?}");
            }
        }
    }
}
