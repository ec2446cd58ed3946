//! Cities written as rows of cards, and the schools that once stood in them.

use saturnalia_rules::ScenarioError;

use super::decks::Unclaimed;
use super::{Result, Scenario, turn};
use crate::building::public;
use crate::cards::{Card, Colour, Family};
use crate::check;
use crate::city::City;
use crate::city::grid::{Cell, Cells, START_FARM};
use crate::hidden::Origin;
use crate::state::State;

pub(super) fn parse_city(rows: &[String], place: &str) -> Result<City> {
    let mut city = City::default();
    for (row, line) in rows.iter().enumerate() {
        for (column, word) in line.split_whitespace().enumerate().filter(|(_, word)| *word != ".") {
            let here = format!("{place}[{row}]");
            if row >= 4 || column >= 4 {
                return Err(ScenarioError::at(here, "a city has at most four rows of four cards"));
            }
            let at = Cell::at(START_FARM.x() + column as u8, START_FARM.y() + row as u8);
            put_word(&mut city, word, at).map_err(|problem| ScenarioError::at(here, problem))?;
        }
    }
    check::city(&city).map_err(|problem| ScenarioError::at(place, problem))?;
    for placed in city.cards().iter().filter(|placed| placed.points > 0) {
        // Cards never leave a place bare, so there were no more neighbours when it was built (Ruling B6).
        let most = city.neighbours(placed.at) + public::bonus(placed.card);
        if placed.points > most {
            let row = placed.at.y() - START_FARM.y();
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
