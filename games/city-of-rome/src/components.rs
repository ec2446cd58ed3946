//! What is printed on the cards and strips, read from the data file. What a kind of card *does* is in `building/`.

use saturnalia_rules::{Misprint, Sets, Sheet, Spanned};
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::cards::{Card, CardSet, Deck, KINDS};
use crate::state::MOST_SCHOOLS;
use crate::strip::{STRIPS, Strip};

/// Cards in decks I to IV: the rounds of a game are counted by them.
const DECK_SIZES: [usize; 4] = [14, 22, 18, 18];
/// The costliest card there can be.
const MOST_COST: usize = 15;
/// The most stars on a card.
const MOST_STARS: u8 = 15;

/// The box: every value that is printed on a card, and the strips.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    facts: [Facts; KINDS],
    /// The kinds that cost at most so many building points.
    by_cost: [CardSet; MOST_COST + 1],
    /// One face of each strip, read from the emperor. The other face is its mirror image.
    pub strips: [Strip; STRIPS],
}

/// What is printed on a card, and how often it exists.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Facts {
    /// Building points.
    pub cost: u8,
    pub stars: u8,
    /// Copies in decks I, II, III, IV; start buildings not counted.
    pub copies: [u8; 4],
}

impl Components {
    /// What is printed on a card.
    #[inline]
    pub fn facts(&self, card: Card) -> &Facts {
        &self.facts[card.index()]
    }

    #[inline]
    pub fn cost(&self, card: Card) -> u8 {
        self.facts(card).cost
    }

    #[inline]
    pub fn stars(&self, card: Card) -> u8 {
        self.facts(card).stars
    }

    /// The kinds that cost at most that many building points.
    #[inline]
    pub fn costing_at_most(&self, points: u8) -> CardSet {
        self.by_cost[usize::from(points).min(MOST_COST)]
    }

    /// The cards of a deck, sorted.
    pub fn cards_of(&self, deck: Deck) -> impl Iterator<Item = Card> + '_ {
        Card::all().flat_map(move |card| std::iter::repeat_n(card, usize::from(self.facts(card).copies[deck.index()])))
    }
}

impl saturnalia_rules::Components for Components {
    const PRINTED: &'static str = include_str!("../data/components.toml");

    fn read(source: &str) -> Result<Components, Misprint> {
        let sheet = Sheet(source);
        let File { card, strip, .. } = sheet.parse()?;
        let facts = cards(sheet, card)?;
        let up_to = |cost: usize| Card::all().filter(|card| usize::from(facts[card.index()].cost) <= cost).collect();
        Ok(Components { facts, by_cost: std::array::from_fn(up_to), strips: strips(sheet, &strip)? })
    }

    fn sets() -> &'static Sets<Components> {
        static SETS: Sets<Components> = Sets::new();
        &SETS
    }
}

fn cards(sheet: Sheet<'_>, cards: Vec<CardFacts>) -> Result<[Facts; KINDS], Misprint> {
    let mut facts = [None; KINDS];
    for CardFacts { name, family, cost, stars, copies } in cards {
        let (name, line) = (*name.get_ref(), name.start());
        if family != name.family().words() {
            return Err(sheet.at(line, format!("{name:?} is of the family `{}`", name.family().words())));
        }
        if usize::from(*cost.get_ref()) > MOST_COST {
            let problem = format!("{name:?} costs {}; at most {MOST_COST} is possible", cost.get_ref());
            return Err(sheet.at(cost.start(), problem));
        }
        if *stars.get_ref() > MOST_STARS {
            let problem = format!("{name:?} has {} stars; at most {MOST_STARS} are possible", stars.get_ref());
            return Err(sheet.at(stars.start(), problem));
        }
        let (cost, stars) = (cost.into_inner(), stars.into_inner());
        if facts[name.index()].replace(Facts { cost, stars, copies }).is_some() {
            return Err(sheet.at(line, format!("{name:?} stands there twice")));
        }
    }
    if let Some(missing) = Card::all().find(|card| facts[card.index()].is_none()) {
        return Err(Misprint::whole(format!("{missing:?} is missing")));
    }
    let facts = facts.map(Option::unwrap_or_default);
    for (deck, expected) in Deck::ALL.into_iter().zip(DECK_SIZES) {
        let cards: usize = facts.iter().map(|facts| usize::from(facts.copies[deck.index()])).sum();
        if cards != expected {
            return Err(Misprint::whole(format!("deck {} holds {cards} cards, not {expected}", deck.numeral())));
        }
    }
    let schools = [Card::School, Card::University].iter().flat_map(|card| facts[card.index()].copies);
    let schools: usize = schools.map(usize::from).sum();
    if schools > MOST_SCHOOLS {
        return Err(Misprint::whole(format!(
            "{schools} schools and universities; at most {MOST_SCHOOLS} are possible"
        )));
    }
    Ok(facts)
}

fn strips(sheet: Sheet<'_>, faces: &[Faces]) -> Result<[Strip; STRIPS], Misprint> {
    let read = |Faces { face, .. }: &Faces| {
        let problem = || sheet.at(face.start(), format!("`{}` is no strip", face.get_ref()));
        Strip::parse(face.get_ref()).ok_or_else(problem)
    };
    let strips: Vec<Strip> = faces.iter().map(read).collect::<Result<_, _>>()?;
    let count = strips.len();
    strips.try_into().map_err(|_| Misprint::whole(format!("{count} strips, {STRIPS} are in the box")))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    card: Vec<CardFacts>,
    strip: Vec<Faces>,
    /// For people who read the file, and for the tests.
    #[serde(default, rename = "provenance")]
    _provenance: IgnoredAny,
    #[serde(default, rename = "start")]
    _start: IgnoredAny,
    /// Read by the house.
    #[serde(default, rename = "set")]
    _set: IgnoredAny,
    #[serde(default, rename = "names")]
    _names: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFacts {
    name: Spanned<Card>,
    family: String,
    cost: Spanned<u8>,
    stars: Spanned<u8>,
    copies: [u8; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Faces {
    face: Spanned<String>,
    /// For people who read the file.
    #[serde(default, rename = "back")]
    _back: IgnoredAny,
}
