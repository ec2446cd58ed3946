//! The building cards.

use saturnalia_rules::{Misprint, Sheet, Spanned};
use serde::Deserialize;

use super::{Components, Facts, Inscription, Provenance, Roads, feeding};
use crate::cards::{BUILDINGS, Building, BuildingSet, Colour};
use crate::effect::{Effect, notation};
use crate::goods::{Basic, Token, Tokens};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Totals {
    buildings: Spanned<usize>,
    food: Spanned<u16>,
    gold: Spanned<u16>,
    peace: Spanned<u16>,
    glory: Spanned<u16>,
    steps: Spanned<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Cards {
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

pub(super) fn read(sheet: Sheet<'_>, totals: &Totals, cards: Cards, roads: Roads) -> Result<Components, Misprint> {
    let cards = cards.buildings;
    let mut facts = Vec::with_capacity(BUILDINGS);
    for (index, card) in cards.iter().enumerate() {
        check_slot(sheet, card, &cards[..index])?;
        facts.push(read_card(sheet, card)?);
    }
    let (count, announced) = (facts.len(), *totals.buildings.get_ref());
    let facts = <[Facts; BUILDINGS]>::try_from(facts).ok().filter(|_| announced == BUILDINGS).ok_or_else(|| {
        let problem = format!("{count} cards, {announced} announced; the box holds {BUILDINGS}");
        sheet.at(totals.buildings.start(), problem)
    })?;
    check_totals(sheet, totals, &facts)?;
    let lines: Vec<usize> = cards.iter().map(|card| card.effect.start()).collect();
    if let Some(index) = facts.iter().position(|card| feeding::feeds_itself(&card.effect)) {
        return Err(sheet.at(lines[index], "a repeatable trade that brings back what it costs: it would never end"));
    }
    let all = |wanted: fn(&Facts) -> bool| -> BuildingSet {
        Building::all().filter(|building| wanted(&facts[building.index()])).collect()
    };
    let coloured = all(|facts| matches!(facts.colour, Colour::Farm | Colour::City | Colour::Peace));
    let swaps = all(|facts| matches!(facts.effect, Effect::Swap { .. }));
    let bonuses = all(|facts| matches!(facts.effect, Effect::WhenBuying(_)));
    let walls = all(|facts| facts.colour == Colour::Wall);
    let inscriptions = cards
        .into_iter()
        .map(|card| Inscription { name: card.name.into_inner(), card: card.card, ability: card.ability })
        .collect();
    Ok(Components { facts, inscriptions, coloured, swaps, bonuses, walls, roads })
}

/// The slots of a set are always the same: another set prints other things on them.
fn check_slot(sheet: Sheet<'_>, card: &Card, before: &[Card]) -> Result<(), Misprint> {
    let (id, at) = (card.id.get_ref(), card.id.start());
    if card.name.get_ref().is_empty() {
        return Err(sheet.at(at, "a card needs a name"));
    }
    if before.iter().any(|other| other.id.get_ref() == id) {
        return Err(sheet.at(at, format!("`{id}` is there twice")));
    }
    match Building::all().nth(before.len()) {
        Some(slot) if slot.id() != id => Err(sheet.at(at, format!("`{id}` where `{slot}` should be"))),
        Some(_) | None => Ok(()),
    }
}

fn read_card(sheet: Sheet<'_>, card: &Card) -> Result<Facts, Misprint> {
    let price = notation::parse_price(card.price.get_ref()).map_err(|error| sheet.at(card.price.start(), error))?;
    let effect = notation::parse(card.effect.get_ref()).map_err(|error| sheet.at(card.effect.start(), error))?;
    let fits = match effect {
        Effect::Swap { .. } | Effect::WhenBuying(_) => card.r#type == Colour::Builder,
        Effect::Wall(_) => card.r#type == Colour::Wall,
        Effect::Produce(_)
        | Effect::Trade { .. }
        | Effect::Owned { .. }
        | Effect::Exclusive { .. }
        | Effect::GothOn { .. } => matches!(card.r#type, Colour::Farm | Colour::City | Colour::Peace),
    };
    if !fits {
        let problem = format!("`{}` is not an effect of a {:?} card", card.effect.get_ref(), card.r#type);
        return Err(sheet.at(card.effect.start(), problem));
    }
    let only_on = match (card.r#type, effect) {
        (Colour::Farm, _) | (Colour::Wall, Effect::Wall(Basic::Farm)) => Some(Basic::Farm),
        (Colour::City, _) | (Colour::Wall, Effect::Wall(Basic::City)) => Some(Basic::City),
        (Colour::Peace | Colour::Wall, _) => Some(Basic::Peace),
        (Colour::Builder, _) => None,
    };
    Ok(Facts { colour: card.r#type, price, laurel: card.steps, effect, only_on })
}

fn check_totals(sheet: Sheet<'_>, totals: &Totals, facts: &[Facts]) -> Result<(), Misprint> {
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
            Err(sheet.at(announced.start(), problem))
        }
        None => Ok(()),
    }
}
