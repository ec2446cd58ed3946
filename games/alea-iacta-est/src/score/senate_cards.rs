//! What each Senate card is worth at the end of the game.
//!
//! A card either counts something that does not depend on who lives where ([`fixed_points`]), or it changes what a housing is worth
//! ([`Rates`], used to find the best housing), or it changes who may live where ([`Rates::senate_roof`], [`Rates::citizenship`]).
//! [`points`] counts a card by itself once the housing is known; `tests/housing.rs` proves that both ways agree.

use arrayvec::ArrayVec;

use crate::score::housing::{Housed, Lodging, Roof};
use crate::score::{EMPTY_PROVINCE_LOSS, Tableau};
use crate::senate::SenateCard;
use crate::tiles::{Colour, Patricians, Province, Sex};

/// The most points that left-over chips bring beside their usual worth.
pub const MOST_CHIP_POINTS: u8 = 5;
/// Points for enough colours among the own provinces.
pub const DIVERSITY_POINTS: i16 = 5;
/// So many colours are enough; the free province has none.
pub const DIVERSITY_COLOURS: u32 = 4;
/// Points per lodging with a woman and a man.
pub const COUPLE_POINTS: i16 = 2;
/// What an unoccupied province gains over the usual with the card that rewards it: printed value and one more.
pub const EMPTY_PROVINCE_GAIN: i16 = 1 + EMPTY_PROVINCE_LOSS;

/// What housing brings with the cards a player holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rates {
    /// For a housed woman and a housed man, beside the printed value and compared with an unhoused one.
    pub sex: [i16; 2],
    /// For every housed patrician and every occupied province of a colour.
    pub colour: [i16; 6],
    /// For occupying a province, compared with leaving it empty.
    pub occupied: i16,
    /// For a lodging with a woman and a man.
    pub couple: i16,
    /// The Senate card that is a lodging.
    pub senate_roof: bool,
    /// One place in a province is open to any colour.
    pub citizenship: bool,
}

impl Rates {
    pub fn of(tableau: &Tableau) -> Rates {
        let held = |card| i16::from(tableau.senate.contains(card));
        let homeless = held(SenateCard::Homeless);
        Rates {
            sex: [held(SenateCard::Women) - homeless, held(SenateCard::Men) - homeless],
            colour: Colour::ALL.map(|colour| held(SenateCard::governor(colour))),
            occupied: EMPTY_PROVINCE_LOSS - EMPTY_PROVINCE_GAIN * held(SenateCard::EmptyProvinces),
            couple: COUPLE_POINTS * held(SenateCard::Couples),
            senate_roof: tableau.senate.contains(SenateCard::FreeSenateProvince),
            citizenship: tableau.senate.contains(SenateCard::Citizenship),
        }
    }
}

/// Points of all cards that do not depend on the housing.
pub fn fixed_points(tableau: &Tableau) -> i16 {
    if tableau.senate.is_empty() {
        return 0;
    }
    // These cards do not look at it.
    let nobody = Housed { lodgings: ArrayVec::new(), unhoused: Patricians::NONE };
    let independent = |card: &SenateCard| match card {
        SenateCard::ManyProvinces
        | SenateCard::ManyPatricians
        | SenateCard::ManySenateCards
        | SenateCard::ManyFortunaTiles
        | SenateCard::ManyRepeteChips
        | SenateCard::Diversity => true,
        SenateCard::GovernorRed
        | SenateCard::GovernorBlue
        | SenateCard::GovernorGreen
        | SenateCard::GovernorYellow
        | SenateCard::GovernorPurple
        | SenateCard::GovernorBrown
        | SenateCard::Women
        | SenateCard::Men
        | SenateCard::Couples
        | SenateCard::EmptyProvinces
        | SenateCard::Homeless
        | SenateCard::FreeSenateProvince
        | SenateCard::Citizenship => false,
    };
    tableau.senate.iter().filter(independent).map(|card| points(card, tableau, &nobody)).sum()
}

/// Points of one card with this housing.
pub fn points(card: SenateCard, tableau: &Tableau, housed: &Housed) -> i16 {
    match card {
        SenateCard::ManyProvinces => i16::from(tableau.provinces.len()),
        SenateCard::ManyPatricians => i16::from(tableau.patricians.len() / 2),
        SenateCard::ManySenateCards => i16::from(tableau.senate.len()),
        SenateCard::ManyFortunaTiles => i16::from(tableau.fortuna.len()),
        SenateCard::ManyRepeteChips => i16::from(tableau.chips.min(MOST_CHIP_POINTS)),
        SenateCard::GovernorRed => governor(Colour::Red, housed),
        SenateCard::GovernorBlue => governor(Colour::Blue, housed),
        SenateCard::GovernorGreen => governor(Colour::Green, housed),
        SenateCard::GovernorYellow => governor(Colour::Yellow, housed),
        SenateCard::GovernorPurple => governor(Colour::Purple, housed),
        SenateCard::GovernorBrown => governor(Colour::Brown, housed),
        SenateCard::Women => residents_of(Sex::Woman, housed),
        SenateCard::Men => residents_of(Sex::Man, housed),
        SenateCard::Couples => COUPLE_POINTS * count(housed, Lodging::is_couple),
        SenateCard::EmptyProvinces => EMPTY_PROVINCE_GAIN * count(housed, Lodging::is_empty_province),
        SenateCard::Homeless => i16::from(housed.unhoused.len()),
        SenateCard::FreeSenateProvince | SenateCard::Citizenship => 0,
        SenateCard::Diversity => {
            let colours = tableau.provinces.iter().filter_map(Province::colour);
            let shown = colours.fold(0u8, |shown, colour| shown | 1 << colour.index()).count_ones();
            if shown >= DIVERSITY_COLOURS { DIVERSITY_POINTS } else { 0 }
        }
    }
}

/// A point for every occupied province and every housed patrician of the colour.
fn governor(colour: Colour, housed: &Housed) -> i16 {
    let province = |lodging: &Lodging| match lodging.roof {
        Roof::Province(province) => province.colour() == Some(colour) && !lodging.is_empty(),
        Roof::Senate => false,
    };
    let residents = housed.lodgings.iter().flat_map(Lodging::residents);
    count(housed, province) + residents.filter(|resident| resident.colour() == colour).count() as i16
}

fn residents_of(sex: Sex, housed: &Housed) -> i16 {
    housed.lodgings.iter().flat_map(Lodging::residents).filter(|resident| resident.sex() == sex).count() as i16
}

fn count(housed: &Housed, like: impl Fn(&Lodging) -> bool) -> i16 {
    housed.lodgings.iter().filter(|lodging| like(lodging)).count() as i16
}
