//! What is printed on tiles and Senate cards, read from the data file. What a kind of card *does* is in
//! `score/senate_cards.rs`.

use saturnalia_rules::{Misprint, Sets, Sheet, Spanned};
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::fortuna::Tiles;
use crate::score::quarter::Quarters;
use crate::senate::{SenateCard, SenateCards};
use crate::tiles::{Colour, Patrician, Patricians, Province, Provinces, Tile as _};

/// The most valuable province or patrician, and the most points for one thing: the best housing is weighed in numbers
/// that hold no more.
const MOST_VALUE: u8 = 7;
/// The most points that a card can bring at once.
const MOST_POINTS: u8 = 20;
/// The most Fortuna tiles that there can be.
const MOST_TILES: u8 = 30;

/// The box: every value that is printed on a tile or a card.
#[derive(Debug)]
pub struct Components {
    provinces: [u8; Province::VALUES],
    free_province: u8,
    patricians: [u8; Patrician::VALUES],
    /// What several provinces of a colour are worth together, and several patricians of a colour and sex, by the bits of
    /// those that are there.
    land_worth: [u8; 1 << Province::VALUES],
    people_worth: [u8; 1 << Patrician::VALUES],
    /// All Fortuna tiles there are.
    pub fortuna: Tiles,
    senate: [Facts; SenateCard::COUNT as usize],
    /// What each colour can bring a player, worked out when it is first asked for.
    pub(crate) quarters: Quarters,
}

/// What is printed on a Senate card.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Facts {
    /// For each thing that the card counts.
    pub points: i16,
    /// So many things together bring the points.
    per: u8,
    most: Option<i16>,
    /// So many colours bring the points.
    pub colours: u32,
    /// Designed to fit what is known, because its text is not available.
    pub reconstructed: bool,
}

impl Facts {
    /// Points for so many of what the card counts.
    #[inline]
    pub fn points_for(&self, count: u8) -> i16 {
        let points = self.points * i16::from(count / self.per);
        self.most.map_or(points, |most| points.min(most))
    }
}

impl Components {
    /// The printed value of a province.
    #[inline]
    pub fn province(&self, province: Province) -> u8 {
        province.nth().map_or(self.free_province, |nth| self.provinces[nth])
    }

    /// The printed value of a patrician.
    #[inline]
    pub fn patrician(&self, patrician: Patrician) -> u8 {
        self.patricians[patrician.nth()]
    }

    /// The values of the women of a colour, and of its men, ascending.
    #[inline]
    pub(crate) fn patrician_values(&self) -> &[u8; Patrician::VALUES] {
        &self.patricians
    }

    /// What is printed on a Senate card.
    #[inline]
    pub fn senate(&self, card: SenateCard) -> &Facts {
        &self.senate[card.index() as usize]
    }

    /// The value of these patricians together.
    #[inline]
    pub fn worth_of_patricians(&self, patricians: Patricians) -> u8 {
        let of_sex =
            |index| self.people_worth[usize::from(patricians.slice(index * Patrician::VALUES, Patrician::VALUES))];
        (0..2 * Colour::ALL.len()).map(of_sex).sum()
    }

    /// The value of these provinces together.
    #[inline]
    pub fn worth_of_provinces(&self, provinces: Provinces) -> u8 {
        let of_colour =
            |index| self.land_worth[usize::from(provinces.slice(index * Province::VALUES, Province::VALUES))];
        let free = if provinces.contains(Province::FREE) { self.free_province } else { 0 };
        (0..Colour::ALL.len()).map(of_colour).sum::<u8>() + free
    }
}

impl saturnalia_rules::Components for Components {
    const PRINTED: &'static str = include_str!("../data/components.toml");

    fn read(source: &str) -> Result<Components, Misprint> {
        let sheet = Sheet(source);
        let File { provinces, patricians, fortuna, card, .. } = sheet.parse()?;
        check_values(sheet, "provinces", &provinces.values)?;
        check_values(sheet, "patricians", &patricians.values)?;
        let free = *provinces.free.get_ref();
        if free > MOST_VALUE {
            let problem = format!("the free province is worth {free}, at most {MOST_VALUE}");
            return Err(sheet.at(provinces.free.start(), problem));
        }
        let copies: u16 = fortuna.copies.get_ref().iter().map(|copies| u16::from(*copies)).sum();
        if copies > u16::from(MOST_TILES) {
            let problem = format!("{copies} Fortuna tiles, at most {MOST_TILES} are possible");
            return Err(sheet.at(fortuna.copies.start(), problem));
        }
        let (provinces, patricians) = (provinces.values.into_inner(), patricians.values.into_inner());
        Ok(Components {
            provinces,
            free_province: free,
            patricians,
            land_worth: std::array::from_fn(|bits| worth_of(&provinces, bits)),
            people_worth: std::array::from_fn(|bits| worth_of(&patricians, bits)),
            fortuna: Tiles(fortuna.copies.into_inner()),
            senate: senate_cards(sheet, card)?,
            quarters: Quarters::default(),
        })
    }

    fn sets() -> &'static Sets<Components> {
        static SETS: Sets<Components> = Sets::new();
        &SETS
    }
}

/// The sum of the values whose bits are set.
fn worth_of(values: &[u8], bits: usize) -> u8 {
    values.iter().enumerate().filter(|(nth, _)| bits >> nth & 1 == 1).map(|(_, value)| *value).sum()
}

/// In ascending order, so that the last of a colour is the most valuable one.
fn check_values<const N: usize>(sheet: Sheet<'_>, what: &str, values: &Spanned<[u8; N]>) -> Result<(), Misprint> {
    let problem = |problem: String| Err(sheet.at(values.start(), problem));
    if !values.get_ref().is_sorted() {
        return problem(format!("the values of {what} do not ascend"));
    }
    match values.get_ref().iter().find(|value| **value > MOST_VALUE) {
        Some(value) => problem(format!("{what} are worth at most {MOST_VALUE}, not {value}")),
        None => Ok(()),
    }
}

fn senate_cards(sheet: Sheet<'_>, cards: Vec<SenateEntry>) -> Result<[Facts; SenateCard::COUNT as usize], Misprint> {
    let mut facts = [Facts::default(); SenateCard::COUNT as usize];
    let mut listed = SenateCards::NONE;
    for SenateEntry { numeral, key, points, per, most, colours, provenance, .. } in cards {
        let (card, line) = (*key.get_ref(), key.start());
        let problem = |card: SenateCard, what: &str| Err(sheet.at(line, format!("{card:?} {what}")));
        if listed.contains(card) {
            return problem(card, "stands there twice");
        }
        listed.insert(card);
        if numeral != card.numeral() {
            return problem(card, &format!("bears the numeral {}", card.numeral()));
        }
        let counts = SenateCards::COUNTING.contains(card);
        if points > if counts || colours.is_some() { MOST_POINTS } else { MOST_VALUE } {
            return problem(card, &format!("brings {points} points, which is too much"));
        }
        if per == Some(0) || (!counts && (per.is_some() || most.is_some())) {
            return problem(card, "counts things one by one");
        }
        if SenateCards::SHARED.contains(card) && points > 0 {
            return problem(card, "scores nothing itself");
        }
        if colours.is_some() != (card == SenateCard::Diversity) {
            return problem(card, "does not fit its number of colours");
        }
        facts[usize::from(card.index())] = Facts {
            points: i16::from(points),
            per: per.unwrap_or(1),
            most: most.map(i16::from),
            colours: colours.map_or(0, u32::from),
            reconstructed: provenance == Provenance::Reconstruction,
        };
    }
    if let Some(missing) = SenateCard::ALL.into_iter().find(|card| !listed.contains(*card)) {
        return Err(Misprint::whole(format!("{missing:?} is missing")));
    }
    let governor = |colour: &Colour| facts[usize::from(SenateCard::governor(*colour).index())].points;
    if let Some(other) = Colour::ALL.into_iter().find(|colour| governor(colour) != governor(&Colour::Red)) {
        let governor = SenateCard::governor(other);
        return Err(Misprint::whole(format!("{governor:?} does not score as the other governors do")));
    }
    Ok(facts)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    provinces: ProvinceValues,
    patricians: PatricianValues,
    fortuna: FortunaCopies,
    card: Vec<SenateEntry>,
    /// For people who read the file.
    #[serde(default, rename = "provenance")]
    _provenance: IgnoredAny,
    /// Read by the house.
    #[serde(default, rename = "set")]
    _set: IgnoredAny,
    #[serde(default, rename = "names")]
    _names: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ProvinceValues {
    values: Spanned<[u8; Province::VALUES]>,
    free: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PatricianValues {
    values: Spanned<[u8; Patrician::VALUES]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FortunaCopies {
    copies: Spanned<[u8; 3]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SenateEntry {
    numeral: String,
    key: Spanned<SenateCard>,
    points: u8,
    per: Option<u8>,
    most: Option<u8>,
    colours: Option<u8>,
    provenance: Provenance,
    /// For people who read the file, and for the tests.
    #[serde(rename = "kind")]
    _kind: IgnoredAny,
    #[serde(rename = "effect")]
    _effect: IgnoredAny,
    #[serde(default, rename = "example")]
    _example: IgnoredAny,
}

#[derive(PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Provenance {
    Rulebook,
    Reconstruction,
}
