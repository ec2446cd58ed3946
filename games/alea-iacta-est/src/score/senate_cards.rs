//! What each Senate card is worth at the end of the game.
//!
//! A card either counts something that does not depend on who lives where (`fixed_points`), or it changes what a
//! housing is worth (`Rates`, used to find the best one), or it changes who may live where (`housing.rs`). [`points`]
//! counts a card by itself once the housing is known; `tests/housing.rs` proves that both ways agree.

use arrayvec::ArrayVec;

use crate::components::Components;
use crate::score::housing::{Housed, Lodging, Roof};
use crate::score::{EMPTY_PROVINCE_LOSS, Tableau};
use crate::senate::{SenateCard, SenateCards};
use crate::tiles::{Colour, Patricians, Province, Provinces, Sex};

/// What housing brings with the cards a player holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rates {
    /// For a housed woman and a housed man, beside the printed value and compared with an unhoused one.
    pub sex: [i16; 2],
    /// For every housed patrician and every occupied province of a colour whose governor is held.
    pub governor: i16,
    /// For occupying a province, compared with leaving it empty.
    pub occupied: i16,
    /// For a lodging with a woman and a man.
    pub couple: i16,
    /// For a patrician without a lodging.
    pub homeless: i16,
}

impl Rates {
    #[inline]
    pub(crate) fn of(set: &Components, cards: SenateCards) -> Rates {
        let held = |card| if cards.contains(card) { set.senate(card).points } else { 0 };
        let homeless = held(SenateCard::Homeless);
        let empty = if cards.contains(SenateCard::EmptyProvinces) { empty_province_gain(set) } else { 0 };
        Rates {
            sex: [held(SenateCard::Women) - homeless, held(SenateCard::Men) - homeless],
            governor: set.senate(SenateCard::GovernorRed).points,
            occupied: EMPTY_PROVINCE_LOSS - empty,
            couple: held(SenateCard::Couples),
            homeless,
        }
    }
}

/// What an unoccupied province gains over the usual with the card that rewards it: the printed value and more.
fn empty_province_gain(set: &Components) -> i16 {
    set.senate(SenateCard::EmptyProvinces).points + EMPTY_PROVINCE_LOSS
}

/// Points of all cards that do not depend on the housing.
#[inline]
pub(crate) fn fixed_points(set: &Components, tableau: &Tableau) -> i16 {
    if !tableau.senate.touches(SenateCards::FIXED) {
        return 0;
    }
    // These cards do not look at it.
    let nobody = Housed { lodgings: ArrayVec::new(), unhoused: Patricians::NONE };
    let fixed = tableau.senate.iter().filter(|card| SenateCards::FIXED.contains(*card));
    fixed.map(|card| points(set, card, tableau, &nobody)).sum()
}

/// Points of one card with this housing.
pub fn points(set: &Components, card: SenateCard, tableau: &Tableau, housed: &Housed) -> i16 {
    let facts = set.senate(card);
    match card {
        SenateCard::ManyProvinces => facts.points_for(tableau.provinces.len()),
        SenateCard::ManyPatricians => facts.points_for(tableau.patricians.len()),
        SenateCard::ManySenateCards => facts.points_for(tableau.senate.len()),
        SenateCard::ManyFortunaTiles => facts.points_for(tableau.fortuna.len()),
        SenateCard::ManyRepeteChips => facts.points_for(tableau.chips),
        SenateCard::GovernorRed => facts.points * governed(Colour::Red, housed),
        SenateCard::GovernorBlue => facts.points * governed(Colour::Blue, housed),
        SenateCard::GovernorGreen => facts.points * governed(Colour::Green, housed),
        SenateCard::GovernorYellow => facts.points * governed(Colour::Yellow, housed),
        SenateCard::GovernorPurple => facts.points * governed(Colour::Purple, housed),
        SenateCard::GovernorBrown => facts.points * governed(Colour::Brown, housed),
        SenateCard::Women => facts.points * residents_of(Sex::Woman, housed),
        SenateCard::Men => facts.points * residents_of(Sex::Man, housed),
        SenateCard::Couples => facts.points * count(housed, Lodging::is_couple),
        SenateCard::EmptyProvinces => empty_province_gain(set) * count(housed, Lodging::is_empty_province),
        SenateCard::Homeless => facts.points * i16::from(housed.unhoused.len()),
        SenateCard::FreeSenateProvince | SenateCard::Citizenship => 0,
        SenateCard::Diversity => {
            if shown_colours(tableau.provinces) >= facts.colours {
                facts.points
            } else {
                0
            }
        }
    }
}

/// How many colours these provinces show; the free province has none.
pub(crate) fn shown_colours(provinces: Provinces) -> u32 {
    let colours = provinces.iter().filter_map(Province::colour);
    colours.fold(0u8, |shown, colour| shown | 1 << colour.index()).count_ones()
}

/// Occupied provinces and housed patricians of the colour.
fn governed(colour: Colour, housed: &Housed) -> i16 {
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
