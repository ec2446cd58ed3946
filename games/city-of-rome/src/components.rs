//! What is printed on the cards and strips, read from the data files. What a kind of card *does* is in `building/`.

use saturnalia_rules::Sets;
use serde::Deserialize;

use crate::cards::{Card, CardSet, Deck, KINDS};
use crate::strip::{STRIPS, Strip};

/// Cards in decks I to IV: the rounds of a game are counted by them.
const DECK_SIZES: [usize; 4] = [14, 22, 18, 18];
/// The costliest card there can be.
const MOST_COST: usize = 15;

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

    /// Reads the data files; says what is wrong and where.
    pub fn read(cards: &str, strips: &str) -> Result<Components, String> {
        let cards: CardFile = toml::from_str(cards).map_err(|error| format!("cards.toml: {error}"))?;
        let strips: StripFile = toml::from_str(strips).map_err(|error| format!("strips.toml: {error}"))?;
        let mut facts = [None; KINDS];
        for CardFacts { name, family, cost, stars, copies } in cards.card {
            if family != name.family().words() {
                return Err(format!("cards.toml: {name:?} is of the family `{}`", name.family().words()));
            }
            if usize::from(cost) > MOST_COST {
                return Err(format!("cards.toml: {name:?} costs {cost}; at most {MOST_COST} is possible"));
            }
            if facts[name.index()].replace(Facts { cost, stars, copies }).is_some() {
                return Err(format!("cards.toml: {name:?} stands there twice"));
            }
        }
        if let Some(missing) = Card::all().find(|card| facts[card.index()].is_none()) {
            return Err(format!("cards.toml: {missing:?} is missing"));
        }
        let facts = facts.map(Option::unwrap_or_default);
        for (deck, expected) in Deck::ALL.into_iter().zip(DECK_SIZES) {
            let cards: usize = facts.iter().map(|facts| usize::from(facts.copies[deck.index()])).sum();
            if cards != expected {
                return Err(format!("cards.toml: deck {} holds {cards} cards, not {expected}", deck.numeral()));
            }
        }
        let up_to = |cost: usize| Card::all().filter(|card| usize::from(facts[card.index()].cost) <= cost).collect();
        let count = strips.strip.len();
        let faces = strips
            .strip
            .iter()
            .map(|faces| Strip::parse(&faces.face).ok_or_else(|| format!("strips.toml: `{}` is no strip", faces.face)));
        let faces: Vec<Strip> = faces.collect::<Result<_, _>>()?;
        let strips = faces.try_into().map_err(|_| format!("strips.toml: {count} strips, {STRIPS} are in the box"))?;
        Ok(Components { facts, by_cost: std::array::from_fn(up_to), strips })
    }
}

impl saturnalia_rules::Components for Components {
    fn sets() -> &'static Sets<Components> {
        static SETS: Sets<Components> =
            Sets::new(|| Components::read(include_str!("../data/cards.toml"), include_str!("../data/strips.toml")));
        &SETS
    }
}

#[derive(Deserialize)]
struct CardFile {
    card: Vec<CardFacts>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFacts {
    name: Card,
    family: String,
    cost: u8,
    stars: u8,
    copies: [u8; 4],
}

#[derive(Deserialize)]
struct StripFile {
    strip: Vec<Faces>,
}

#[derive(Deserialize)]
struct Faces {
    face: String,
}
