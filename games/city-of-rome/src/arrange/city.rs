//! Cities written as rows of cards, and the schools that once stood in them.

use saturnalia_rules::ScenarioError;

use super::decks::Unclaimed;
use super::{Result, Scenario, ScenarioSeat, turn};
use crate::building::public;
use crate::cards::{Card, Colour, Family};
use crate::check;
use crate::city::City;
use crate::city::grid::{Cell, Cells, SIDE, START_FARM, START_HOUSE};
use crate::hidden::Origin;
use crate::state::State;

/// Four cards to each side of the start buildings there is nothing (see `grid.rs`).
const RIM: u8 = START_FARM.x() + SIDE - 1;

pub(super) fn parse_city(described: &ScenarioSeat, place: &str) -> Result<City> {
    let corner = described.corner.unwrap_or(START_FARM);
    let mut words = Vec::new();
    for (row, line) in described.city.iter().enumerate() {
        for (column, word) in line.split_whitespace().enumerate().filter(|(_, word)| *word != ".") {
            let here = format!("{place}[{row}]");
            if row >= usize::from(SIDE) || column >= usize::from(SIDE) {
                return Err(ScenarioError::at(here, "a city has at most four rows of four cards"));
            }
            let (x, y) = (corner.x() + column as u8, corner.y() + row as u8);
            if x.max(y) > RIM {
                return Err(ScenarioError::at(here, format!("{x},{y}: a city does not reach so far from its start")));
            }
            words.push((Cell::at(x, y), word, here));
        }
    }
    if !described.built.is_empty() {
        let mut places: Vec<Cell> = words.iter().map(|(at, ..)| *at).collect();
        let mut named = described.built.clone();
        places.sort_unstable();
        named.sort_unstable();
        if places != named {
            return Err(ScenarioError::at(place, "`built` names other places than those with a building"));
        }
        words.sort_by_key(|(at, ..)| described.built.iter().position(|named| named == at));
    }
    let mut city = City::default();
    for (at, word, here) in words {
        put_word(&mut city, word, at).map_err(|problem| ScenarioError::at(here, problem))?;
    }
    check::city(&city).map_err(|problem| ScenarioError::at(place, problem))?;
    let (left, top, right, bottom) = city.all().bounds();
    let from_the_start = left <= START_FARM.x() && START_HOUSE.x() <= right && (top..=bottom).contains(&START_FARM.y());
    if !from_the_start {
        let problem = format!("a city grows from {START_FARM} and {START_HOUSE}, and never leaves them bare");
        return Err(ScenarioError::at(place, problem));
    }
    for placed in city.cards().iter().filter(|placed| placed.points > 0) {
        // Cards never leave a place bare, so there were no more neighbours when it was built (Ruling B6).
        let most = city.neighbours(placed.at) + public::bonus(placed.card);
        if placed.points > most {
            let row = placed.at.y() - corner.y();
            let problem = format!("{}:{}: at most {most} markers lie on this card", placed.card.id(), placed.points);
            return Err(ScenarioError::at(format!("{place}[{row}]"), problem));
        }
    }
    Ok(city)
}

/// Builds `card` or `card:markers`.
fn put_word(city: &mut City, word: &str, at: Cell) -> std::result::Result<(), String> {
    let (written, markers) = word.split_once(':').unwrap_or((word, "0"));
    let card = Card::all().find(|card| card.id() == written).ok_or_else(|| format!("{written}: no such card"))?;
    let markers: u8 = markers.parse().map_err(|_| format!("{word}: markers are counted in digits"))?;
    city.put(card, at);
    let most = match card.family() {
        // How many depends on its neighbours, of which some may be still to come.
        Family::Public(Colour::Blue) => u8::MAX,
        Family::Production => u8::from(city.granaries().contains(at)),
        Family::Public(_) | Family::House(_) | Family::Aqueduct | Family::Temple => 0,
    };
    if markers > most {
        return Err(format!("{word}: at most {most} markers lie on this card"));
    }
    if card.family() == Family::Production {
        if markers > 0 {
            city.mark(city.marked().or(Cells::only(at)));
        }
    } else {
        city.lay_points(at, markers);
    }
    Ok(())
}

/// The first farm and the first house of value 2 are the start buildings; a start building that is not there was replaced.
pub(super) fn claim_city(
    city: &City,
    removed: &mut [u8; crate::cards::KINDS],
    unclaimed: &mut Unclaimed,
    place: &str,
) -> Result<()> {
    for card in Card::all() {
        let standing = city.count_of(|other| other == card);
        let start = u8::from(matches!(card, Card::VegetableFarm | Card::House2));
        removed[card.index()] += start.saturating_sub(standing);
        for _ in start..standing {
            unclaimed.claim(card, place)?;
        }
    }
    Ok(())
}

/// Whoever kept a card at a school built that school. It may have been replaced since.
pub(super) fn schools_were_built(scenario: &Scenario, state: &State) -> Result<()> {
    let is_school = |card: Card| card.family() == Family::Public(Colour::Yellow);
    let mut replaced: u8 = Card::all().filter(|card| is_school(*card)).map(|card| state.removed[card.index()]).sum();
    for (seat, player) in state.players.at(state.seats) {
        let kept = player.hand.held().iter().filter(|held| held.origin == Origin::School).count() as u8;
        let choosing = u8::from(turn::keeps_from_school(scenario) == Some(seat));
        let gone = (kept + choosing).saturating_sub(player.city.count_of(is_school));
        replaced = replaced.checked_sub(gone).ok_or_else(|| {
            let problem = "more cards kept at schools than schools in the city and among `removed`";
            ScenarioError::at(format!("seats[{}].hidden", seat.0), problem)
        })?;
    }
    Ok(())
}

/// The rows of a city, its corner and the order in which it was built: the reverse of [`parse_city`].
pub(super) fn written(city: &City) -> (Vec<String>, Cell, Vec<Cell>) {
    let (left, top, right, bottom) = city.all().bounds();
    let word = |at: Cell| {
        let Some(placed) = city.cards().iter().find(|placed| placed.at == at) else { return ".".to_owned() };
        match placed.points + u8::from(city.marked().contains(at)) {
            0 => placed.card.id().to_owned(),
            markers => format!("{}:{markers}", placed.card.id()),
        }
    };
    let row = |y| (left..=right).map(|x| word(Cell::at(x, y))).collect::<Vec<_>>().join(" ");
    let built = city.cards().iter().map(|placed| placed.at).collect();
    ((top..=bottom).map(row).collect(), Cell::at(left, top), built)
}
