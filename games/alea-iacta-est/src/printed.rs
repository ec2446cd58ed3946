//! What is printed and never changes during a game, for whoever draws the table: sent once, not with every view.

use serde::Serialize;

use crate::components::Components;
use crate::senate::SenateCard;
use crate::tiles::{Colour, Patrician, Patricians, Province, Provinces, Sex};

/// Everything that is printed on tiles and Senate cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printed {
    pub provinces: Vec<PrintedProvince>,
    pub patricians: Vec<PrintedPatrician>,
    /// In the order of their numerals.
    pub senate: Vec<PrintedSenateCard>,
    /// How many Fortuna tiles there are of value I, II and III.
    pub fortuna: [u8; 3],
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrintedProvince {
    /// Such as `blue-4`, or `free`.
    pub name: String,
    /// None for the free one.
    pub colour: Option<Colour>,
    pub value: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrintedPatrician {
    /// Such as `red-woman-3`.
    pub name: String,
    pub colour: Colour,
    pub sex: Sex,
    pub value: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrintedSenateCard {
    pub card: SenateCard,
    pub numeral: String,
    /// What a governor governs.
    pub colour: Option<Colour>,
    /// Designed to fit what is known, because its text is not available.
    pub reconstructed: bool,
}

impl Printed {
    pub fn of(set: &Components) -> Printed {
        let province = |province: Province| PrintedProvince {
            name: province.to_string(),
            colour: province.colour(),
            value: set.province(province),
        };
        let patrician = |patrician: Patrician| PrintedPatrician {
            name: patrician.to_string(),
            colour: patrician.colour(),
            sex: patrician.sex(),
            value: set.patrician(patrician),
        };
        let senate = |card: SenateCard| PrintedSenateCard {
            card,
            numeral: card.numeral().to_owned(),
            colour: card.governed(),
            reconstructed: set.senate(card).reconstructed,
        };
        Printed {
            provinces: Provinces::all().iter().map(province).collect(),
            patricians: Patricians::all().iter().map(patrician).collect(),
            senate: SenateCard::ALL.into_iter().map(senate).collect(),
            fortuna: set.fortuna.0,
        }
    }
}
