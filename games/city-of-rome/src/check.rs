//! What must hold in every state.

use saturnalia_rules::Check;

use crate::cards::{Card, Deck};
use crate::city::grid::{Cells, SIDE};
use crate::city::{City, MOST_CARDS};
use crate::state::{State, decks_in_play};

impl Check for State {
    fn check(&self) -> Result<(), String> {
        for card in Card::all() {
            let found = found(self, card);
            let printed = printed(self, card);
            if found != printed {
                return Err(format!("{card:?}: {found} on the table, {printed} in the game"));
            }
        }
        for (seat, player) in self.players.at(self.seats) {
            city(&player.city).map_err(|problem| format!("city of seat {}: {problem}", seat.0))?;
            let kinds = Card::all().filter(|card| player.hand.count(*card) > 0).collect();
            if player.hand.kinds() != kinds {
                return Err(format!("hand of seat {}: kinds are out of step with the cards", seat.0));
            }
        }
        let mut strips = self.strips.map(|strip| strip.class());
        let mut boxed = self.set.strips.map(|strip| strip.class());
        strips.sort_unstable();
        boxed.sort_unstable();
        if strips != boxed {
            return Err("the six action strips are not all there".into());
        }
        if self.round > self.rounds() {
            return Err(format!("round {} of {}", self.round, self.rounds()));
        }
        Ok(())
    }
}

/// Copies of a card in a game with this many players, start buildings included.
pub(crate) fn printed(state: &State, card: Card) -> u8 {
    let decks: u8 = decks_in_play(state.seats).iter().map(|deck| state.set.facts(card).copies[deck.index()]).sum();
    let start = if matches!(card, Card::VegetableFarm | Card::House2) { state.seats.get() } else { 0 };
    decks + start
}

fn found(state: &State, card: Card) -> u8 {
    let is = |other: &Card| *other == card;
    let mut count = state.removed[card.index()];
    count += state.deck_i.iter().filter(|other| is(other)).count() as u8;
    for deck in [Deck::II, Deck::III, Deck::IV] {
        count += state.deck(deck).iter().filter(|other| is(&other.kind)).count() as u8;
    }
    count += state.offer.iter().flatten().chain(&state.announced).filter(|other| is(other)).count() as u8;
    count += state.peeked.iter().filter(|other| is(&other.kind)).count() as u8;
    for (_, player) in state.players.at(state.seats) {
        count += player.hand.count(card) + player.city.count_of(|other| is(&other));
    }
    count
}

/// A city hangs together, stays within four rows and columns, and its aqueducts see no other in row or column.
pub(crate) fn city(city: &City) -> Result<(), String> {
    let all = city.all();
    let Some(first) = all.iter().next() else { return Err("there is no building".into()) };
    if all.connected(first) != all {
        return Err("the buildings do not hang together".into());
    }
    let (left, top, right, bottom) = all.bounds();
    if right - left >= SIDE || bottom - top >= SIDE {
        return Err("it is larger than four by four cards".into());
    }
    if city.cards().len() != usize::from(all.len()) || city.cards().len() > MOST_CARDS {
        return Err("two buildings stand in one place".into());
    }
    for aqueduct in city.aqueducts().iter() {
        let others = city.aqueducts().without(Cells::only(aqueduct));
        if others.touches(Cells::only(aqueduct).rows_and_columns()) {
            return Err("two aqueducts stand in one row or column".into());
        }
    }
    if city.marked().without(city.granaries()) != Cells::NONE {
        return Err("a building point marker lies where none belongs".into());
    }
    Ok(())
}
