//! What lies in the box, read from the data file. What a building *does* is in `power/`.

use saturnalia_rules::{Misprint, Sets, Sheet, Spanned};
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::cards::{Building, CARDS, KINDS, MATERIALS, Material, Role};
use crate::state::MOST_SEATS;
use crate::zone::{Cards, MOST_COPIES};

/// The trial game is played with half of the cards, and five players must find their first leader with them.
const LEAST_CARDS: usize = 72;
/// The highest value of a material, and the most sites of one: an influence fits into a byte.
const MOST_VALUE: u8 = 6;
const MOST_SITES: u8 = 6;
const MOST_SENATORS: u8 = 24;

/// The box: how many cards there are, and what is printed on them.
///
/// The material of a card belongs to its kind, since piles are counted by it: the data file may not say otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    cards: Cards,
    values: [u8; MATERIALS],
    alphabet: [u8; KINDS],
    /// Senators. Ruling Q33.
    pub senators: u8,
    /// Sites of each material.
    pub sites: u8,
}

impl Components {
    /// Every card of the box.
    pub fn cards(&self) -> Cards {
        self.cards
    }

    /// How many cards of a building there are.
    pub fn copies(&self, building: Building) -> u8 {
        self.cards.count(building)
    }

    /// What a card of this material is worth, how much of it a building needs, and how much influence its site gives.
    #[inline]
    pub fn value(&self, material: Material) -> u8 {
        self.values[material.index()]
    }

    /// The value of each material.
    #[inline]
    pub fn values(&self) -> &[u8; MATERIALS] {
        &self.values
    }

    /// The place of a card in the alphabet, which decides who begins. Ruling Q30: German names, ä as a, ö as o, ü as u,
    /// ß as ss.
    pub fn alphabet(&self, building: Building) -> u8 {
        self.alphabet[building.index()]
    }

    fn of(sheet: Sheet<'_>, Counts { senators, sites }: Counts, buildings: Vec<Facts>) -> Result<Components, Misprint> {
        let at = |place: &Spanned<u8>, problem: String| Err(sheet.at(place.start(), problem));
        if !(MOST_SEATS as u8..=MOST_SENATORS).contains(senators.get_ref()) {
            let problem = format!("{} Senators; {MOST_SEATS} to {MOST_SENATORS} are possible", senators.get_ref());
            return at(&senators, problem);
        }
        if !(1..=MOST_SITES).contains(sites.get_ref()) {
            let problem = format!("{} sites of each material; 1 to {MOST_SITES} are possible", sites.get_ref());
            return at(&sites, problem);
        }
        let mut cards = Cards::NONE;
        let mut values = [0; MATERIALS];
        let mut names: [Option<String>; KINDS] = [const { None }; KINDS];
        for Facts { name, german, material, role, value, copies, when } in buildings {
            let (name, line) = (*name.get_ref(), name.start());
            if material != name.material() || role != name.role() {
                let (material, role) = (name.material().name(), name.role().name());
                return Err(sheet.at(line, format!("{} is of {material}, with the role {role}", name.name())));
            }
            let (copies, of_name) = (*copies.get_ref(), copies);
            if !(1..=MOST_COPIES).contains(&copies) {
                return at(&of_name, format!("{copies} cards of {}; 1 to {MOST_COPIES} are possible", name.name()));
            }
            let (value, of_name) = (*value.get_ref(), value);
            if !(1..=MOST_VALUE).contains(&value) || ![0, value].contains(&values[material.index()]) {
                let problem = format!("{} has the value {value}, other cards of {} not", name.name(), material.name());
                return at(&of_name, problem);
            }
            if when.is_empty() {
                return Err(sheet.at(line, format!("{} does not say when its function matters", name.name())));
            }
            if names[name.index()].replace(folded(&german)).is_some() {
                return Err(sheet.at(line, format!("{} stands there twice", name.name())));
            }
            cards.set(name, copies);
            values[material.index()] = value;
        }
        if let Some(missing) = Building::ALL.into_iter().find(|building| names[building.index()].is_none()) {
            return Err(Misprint::whole(format!("{} is missing", missing.name())));
        }
        let count = cards.each().count();
        if !(LEAST_CARDS..=CARDS).contains(&count) {
            return Err(Misprint::whole(format!("{count} cards; {LEAST_CARDS} to {CARDS} are possible")));
        }
        let before = |name: &Option<String>| names.iter().filter(|other| *other < name).count() as u8;
        let alphabet = std::array::from_fn(|kind| before(&names[kind]));
        Ok(Components { cards, values, alphabet, senators: senators.into_inner(), sites: sites.into_inner() })
    }
}

/// A German name as it is sorted.
fn folded(german: &str) -> String {
    let letters = german.to_lowercase();
    letters.replace(' ', "").replace('ä', "a").replace('ö', "o").replace('ü', "u").replace('ß', "ss")
}

impl saturnalia_rules::Components for Components {
    const PRINTED: &'static str = include_str!("../data/components.toml");

    fn read(source: &str) -> Result<Components, Misprint> {
        let sheet = Sheet(source);
        let File { r#box, building, .. } = sheet.parse()?;
        Components::of(sheet, r#box, building)
    }

    fn sets() -> &'static Sets<Components> {
        static SETS: Sets<Components> = Sets::new();
        &SETS
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    r#box: Counts,
    building: Vec<Facts>,
    /// Read by the house.
    #[serde(default, rename = "set")]
    _set: IgnoredAny,
    #[serde(default, rename = "names")]
    _names: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Counts {
    senators: Spanned<u8>,
    sites: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Facts {
    name: Spanned<Building>,
    german: String,
    material: Material,
    role: Role,
    value: Spanned<u8>,
    copies: Spanned<u8>,
    /// The timing windows of its function, for readers.
    when: Vec<String>,
}
