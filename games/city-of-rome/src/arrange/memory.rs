//! What players remember of hidden cards: see `hidden.rs`.

use saturnalia_rules::{ScenarioError, Seat, SeatCount, SeatSet, seat_at};
use serde::{Deserialize, Serialize};

use super::{Result, Scenario, ScenarioHidden};
use crate::cards::Deck;
use crate::hidden::{Origin, Unseen};
use crate::state::{MOST_SCHOOLS, State};

/// A card in a deck that somebody knows something about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioMemory {
    pub deck: Deck,
    /// How many cards lie above it.
    pub below: u8,
    /// Who put it there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<u8>,
    /// The school draw that it came from, counted from 1 in this game.
    pub draw: u8,
    /// Who knows that it is among the cards of that draw, but not where.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub suspected_by: Vec<u8>,
}

pub(super) fn seats(place: &str, numbers: &[u8], seats: SeatCount) -> Result<SeatSet> {
    numbers.iter().map(|number| seat_at(place, *number, seats)).collect()
}

fn draw(scenario: &Scenario, draw: u8, place: &str) -> Result<u8> {
    let draws = scenario.school_draws.unwrap_or(0);
    if draw == 0 || draw > draws {
        return Err(ScenarioError::at(
            place,
            format!("draw {draw}: schools have drawn {draws} times (`school_draws`)"),
        ));
    }
    Ok(draw)
}

/// A hidden card of a hand. Who kept it at a school saw it there.
pub(super) fn kept(
    scenario: &Scenario,
    hidden: &ScenarioHidden,
    owner: Seat,
    at_table: SeatCount,
    place: &str,
) -> Result<Unseen> {
    let card = Unseen::new(hidden.card);
    match (hidden.from, hidden.draw) {
        (Origin::Draft, None) if hidden.suspected_by.is_empty() => Ok(card),
        (Origin::Draft, _) => Err(ScenarioError::at(place, "an opening hand comes from no school")),
        (Origin::School, drawn) => Ok(Unseen {
            known_to: SeatSet::only(owner),
            drawn_in: drawn.map_or(Ok(0), |drawn| draw(scenario, drawn, place))?,
            suspected_by: seats(place, &hidden.suspected_by, at_table)?,
            ..card
        }),
    }
}

/// What is remembered of the decks, once they lie there.
pub(super) fn remember(scenario: &Scenario, state: &mut State) -> Result<()> {
    if let Some(draws) = scenario.school_draws {
        if usize::from(draws) > MOST_SCHOOLS || draws < state.school_draws {
            let problem = format!("{draws}: there are at most {MOST_SCHOOLS} schools, and each draws once");
            return Err(ScenarioError::at("school_draws", problem));
        }
        state.school_draws = draws;
        for card in state.peeked.iter_mut().filter(|card| card.drawn_in > 0) {
            card.drawn_in = draws;
        }
    }
    for (number, memory) in scenario.remembered.iter().enumerate() {
        let place = format!("remembered[{number}]");
        if memory.deck == Deck::I {
            return Err(ScenarioError::at(place, "nobody ever looks into deck I"));
        }
        let by = memory.by.map(|by| seat_at(&place, by, state.seats)).transpose()?;
        let drawn_in = draw(scenario, memory.draw, &place)?;
        let suspected_by = seats(&place, &memory.suspected_by, state.seats)?;
        let deck = state.deck_mut(memory.deck);
        let height = deck.len();
        let Some(card) = deck.iter_mut().rev().nth(usize::from(memory.below)) else {
            return Err(ScenarioError::at(place, format!("deck {} has {height} cards", memory.deck.numeral())));
        };
        let known_to = by.map_or(SeatSet::NONE, SeatSet::only);
        *card = Unseen { known_to, drawn_in, suspected_by, ..*card };
    }
    Ok(())
}

/// What is remembered of the decks, in writing.
pub(super) fn written(state: &State) -> Vec<ScenarioMemory> {
    let mut memories = Vec::new();
    for deck in [Deck::II, Deck::III, Deck::IV] {
        for (below, card) in (0..).zip(state.deck(deck).iter().rev()).filter(|(_, card)| card.drawn_in > 0) {
            memories.push(ScenarioMemory {
                deck,
                below,
                by: card.known_to.iter().next().map(|seat| seat.0),
                draw: card.drawn_in,
                suspected_by: numbers(card.suspected_by),
            });
        }
    }
    memories
}

pub(super) fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}
