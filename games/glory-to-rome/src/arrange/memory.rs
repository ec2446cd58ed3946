//! What everybody knows of a camp, written out: see `knowledge.rs`.

use std::collections::BTreeMap;

use saturnalia_rules::{ScenarioError, Seat};
use serde::{Deserialize, Serialize};

use super::parse_building;
use crate::cards::{Building, CARDS, MATERIALS, Material};
use crate::knowledge::{Bounds, Least, UNBOUNDED};
use crate::options::ShownCards;
use crate::state::{Camp, State};
use crate::zone::Cards;

/// All that everybody knows of a hand and of the vault cards that only their owner has seen.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct KnowledgeScenario {
    /// Cards that are in the hand.
    pub known: Vec<String>,
    /// Cards that are in the hand or hidden in the vault.
    pub perhaps: Vec<String>,
    /// At most so many of those lie in the vault.
    pub perhaps_hidden: u8,
    /// By material: how many there can be at most. Any number where it is left out; none among the hidden cards.
    pub at_most: AtMostScenario,
    /// By material: how many there are at least, where only materials are shown.
    pub at_least: AtLeastScenario,
}

#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AtMostScenario {
    pub hand: BTreeMap<Material, u8>,
    pub hidden: BTreeMap<Material, u8>,
    /// In the hand and among the hidden cards together.
    pub both: BTreeMap<Material, u8>,
}

#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AtLeastScenario {
    pub hand: BTreeMap<Material, u8>,
    pub both: BTreeMap<Material, u8>,
}

impl KnowledgeScenario {
    pub(super) fn of(camp: &Camp) -> KnowledgeScenario {
        let Bounds { hand, hidden, both } = camp.bounds;
        KnowledgeScenario {
            known: names(camp.known),
            perhaps: names(camp.perhaps),
            perhaps_hidden: camp.perhaps_hidden,
            at_most: AtMostScenario {
                hand: numbers(hand, UNBOUNDED),
                hidden: numbers(hidden, 0),
                both: numbers(both, UNBOUNDED),
            },
            at_least: AtLeastScenario { hand: numbers(camp.least.hand, 0), both: numbers(camp.least.both, 0) },
        }
    }

    pub(super) fn remember(&self, state: &mut State, seat: Seat) -> Result<(), ScenarioError> {
        let place = format!("seats[{}].knowledge", seat.0);
        let known = self::cards(state, &self.known, &format!("{place}.known"))?;
        let perhaps = self::cards(state, &self.perhaps, &format!("{place}.perhaps"))?;
        let by_name = !self.known.is_empty() || !self.perhaps.is_empty();
        let by_number = self.at_least != AtLeastScenario::default();
        // What was shown is remembered in the way in which this table shows it (ruling Q52).
        let shown_otherwise = match state.options.demands {
            ShownCards::Name => by_number.then_some("at_least"),
            ShownCards::Material => by_name.then_some("known"),
        };
        if let Some(field) = shown_otherwise {
            return Err(ScenarioError::at(format!("{place}.{field}"), "cards are shown otherwise at this table"));
        }
        let number = |count: u8| {
            let too_many = || ScenarioError::at(place.as_str(), format!("{count}: the box holds {CARDS} cards"));
            (usize::from(count) <= CARDS).then_some(count).ok_or_else(too_many)
        };
        let by_material = |written: &BTreeMap<Material, u8>, unsaid: u8| {
            let mut numbers = [unsaid; MATERIALS];
            for (material, count) in written {
                numbers[material.index()] = number(*count)?;
            }
            Ok::<_, ScenarioError>(numbers)
        };
        let camp = &mut state.camps[seat];
        camp.known = known;
        camp.perhaps = perhaps;
        camp.perhaps_hidden = number(self.perhaps_hidden)?;
        camp.bounds = Bounds {
            hand: by_material(&self.at_most.hand, UNBOUNDED)?,
            hidden: by_material(&self.at_most.hidden, 0)?,
            both: by_material(&self.at_most.both, UNBOUNDED)?,
        };
        camp.least = Least { hand: by_material(&self.at_least.hand, 0)?, both: by_material(&self.at_least.both, 0)? };
        if camp.agrees_with_what_is_known() {
            Ok(())
        } else {
            Err(ScenarioError::at(place, "hand and hidden cards are not as everybody knows them"))
        }
    }
}

pub(super) fn names(cards: Cards) -> Vec<String> {
    cards.each().map(|card| card.name().to_owned()).collect()
}

fn numbers(by_material: [u8; MATERIALS], unsaid: u8) -> BTreeMap<Material, u8> {
    let each = Material::ALL.into_iter().map(|material| (material, by_material[material.index()]));
    each.filter(|(_, count)| *count != unsaid).collect()
}

fn cards(state: &State, words: &[String], place: &str) -> Result<Cards, ScenarioError> {
    let mut cards = Cards::NONE;
    for (index, word) in words.iter().enumerate() {
        let place = format!("{place}[{index}]");
        let card: Building = parse_building(&place, word)?;
        if cards.count(card) >= state.set.copies(card) {
            return Err(ScenarioError::at(place, format!("the box holds no more of `{word}`")));
        }
        cards.add(card);
    }
    Ok(cards)
}
