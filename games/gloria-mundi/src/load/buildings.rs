//! `data/buildings.toml`: the building cards.

use serde::Deserialize;
use toml::Spanned;

use super::{DataError, DataFile, feeding};
use crate::cards::{BUILDINGS, Building, BuildingSet, Colour, Facts, Printed, Provenance, Roads, Table};
use crate::effect::{Effect, notation};
use crate::goods::{Token, Tokens};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    totals: Totals,
    cards: Cards,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Totals {
    buildings: Spanned<usize>,
    food: Spanned<u16>,
    gold: Spanned<u16>,
    peace: Spanned<u16>,
    glory: Spanned<u16>,
    steps: Spanned<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cards {
    buildings: Vec<Card>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    id: Spanned<String>,
    name: Spanned<String>,
    r#type: Colour,
    price: Spanned<String>,
    steps: u8,
    effect: Spanned<String>,
    card: Provenance,
    ability: Provenance,
}

pub(super) fn read(file: DataFile<'_>, roads: Roads) -> Result<Table, DataError> {
    let File { totals, cards } = file.parse()?;
    let cards = cards.buildings;
    let mut facts = Vec::with_capacity(BUILDINGS);
    for (index, card) in cards.iter().enumerate() {
        if card.id.get_ref().is_empty() || card.name.get_ref().is_empty() {
            return Err(file.error(card.id.span().start, "a card needs an id and a name"));
        }
        if cards[..index].iter().any(|other| other.id.get_ref() == card.id.get_ref()) {
            return Err(file.error(card.id.span().start, format!("`{}` is there twice", card.id.get_ref())));
        }
        facts.push(read_card(&file, card)?);
    }
    check_totals(&file, &totals, &facts)?;
    let lines: Vec<usize> = cards.iter().map(|card| card.effect.span().start).collect();
    if let Some((index, problem)) = feeding::loop_in(&facts) {
        return Err(file.error(lines[index], problem));
    }
    let all = |wanted: fn(&Facts) -> bool| -> BuildingSet {
        (0u8..).zip(&facts).filter(|(_, facts)| wanted(facts)).map(|(index, _)| Building(index)).collect()
    };
    let coloured = all(|facts| matches!(facts.colour, Colour::Farm | Colour::City | Colour::Peace));
    let swaps = all(|facts| matches!(facts.effect, Effect::Swap { .. }));
    let bonuses = all(|facts| matches!(facts.effect, Effect::WhenBuying(_)));
    let walls = all(|facts| facts.colour == Colour::Wall);
    let printed = cards
        .into_iter()
        .map(|card| Printed {
            id: card.id.into_inner(),
            name: card.name.into_inner(),
            card: card.card,
            ability: card.ability,
        })
        .collect();
    let facts = facts.try_into().expect("the number of cards was checked with the totals");
    Ok(Table { facts, printed, coloured, swaps, bonuses, walls, roads })
}

fn read_card(file: &DataFile<'_>, card: &Card) -> Result<Facts, DataError> {
    let price =
        notation::parse_price(card.price.get_ref()).map_err(|error| file.error(card.price.span().start, error))?;
    let effect = notation::parse(card.effect.get_ref()).map_err(|error| file.error(card.effect.span().start, error))?;
    let fits = match effect {
        Effect::Swap { .. } | Effect::WhenBuying(_) => card.r#type == Colour::Builder,
        Effect::Wall(_) => card.r#type == Colour::Wall,
        Effect::Produce(_)
        | Effect::Trade { .. }
        | Effect::Discard(_)
        | Effect::Owned { .. }
        | Effect::Exclusive { .. }
        | Effect::GothOn { .. } => matches!(card.r#type, Colour::Farm | Colour::City | Colour::Peace),
    };
    if !fits {
        let problem = format!("`{}` is not an effect of a {:?} card", card.effect.get_ref(), card.r#type);
        return Err(file.error(card.effect.span().start, problem));
    }
    Ok(Facts { colour: card.r#type, price, laurel: card.steps, effect })
}

fn check_totals(file: &DataFile<'_>, totals: &Totals, facts: &[Facts]) -> Result<(), DataError> {
    let count = *totals.buildings.get_ref();
    if count != BUILDINGS || count != facts.len() {
        let problem = format!("{} cards, {count} announced; the box holds {BUILDINGS}", facts.len());
        return Err(file.error(totals.buildings.span().start, problem));
    }
    let mut prices = Tokens::NONE;
    facts.iter().for_each(|card| prices.add(card.price));
    let steps = facts.iter().map(|card| u16::from(card.laurel)).sum();
    let sums = [
        ("food", &totals.food, prices[Token::Food]),
        ("gold", &totals.gold, prices[Token::Gold]),
        ("peace", &totals.peace, prices[Token::Peace]),
        ("glory", &totals.glory, prices[Token::Glory]),
        ("steps", &totals.steps, steps),
    ];
    match sums.into_iter().find(|(_, announced, sum)| announced.get_ref() != sum) {
        Some((what, announced, sum)) => {
            let problem = format!("the cards add up to {sum} {what}, {} announced", announced.get_ref());
            Err(file.error(announced.span().start, problem))
        }
        None => Ok(()),
    }
}
