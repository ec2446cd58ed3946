//! The decks and the offer: what no zone of the scenario claims is shuffled and piled to the height of the round.

use saturnalia_rules::{Context, Known as _, ScenarioError, SeatCount};

use super::{Result, Scenario, ScenarioPhase, turn};
use crate::cards::{Card, Deck};
use crate::components::Components;
use crate::hidden::{Origin, Unseen};
use crate::state::{State, draws_per_round};
use crate::{CityOfRome, purpose};

/// The cards of the decks that no zone of the scenario has claimed yet.
pub(super) struct Unclaimed {
    decks: [Vec<Card>; 4],
}

impl Unclaimed {
    pub(super) fn of(set: &Components, seats: SeatCount) -> Unclaimed {
        let cards = |deck: Deck| {
            if crate::state::decks_in_play(seats).contains(&deck) { set.cards_of(deck).collect() } else { Vec::new() }
        };
        Unclaimed { decks: Deck::ALL.map(cards) }
    }

    pub(super) fn claim_from(&mut self, card: Card, deck: Deck, place: &str) -> Result<()> {
        let pile = &mut self.decks[deck.index()];
        match pile.iter().position(|other| *other == card) {
            Some(index) => {
                pile.remove(index);
                Ok(())
            }
            None => {
                let problem = format!("{}: deck {} has no such card left", card.id(), deck.numeral());
                Err(ScenarioError::at(place, problem))
            }
        }
    }

    /// Claims a card from whichever deck can spare it best.
    pub(super) fn claim(&mut self, card: Card, place: &str) -> Result<()> {
        let holds = |deck: &Deck| self.decks[deck.index()].contains(&card);
        let from = Deck::ALL.into_iter().filter(holds).max_by_key(|deck| self.decks[deck.index()].len());
        match from {
            Some(deck) => self.claim_from(card, deck, place),
            None => Err(ScenarioError::at(place, format!("{}: no such card is left in this game", card.id()))),
        }
    }
}

/// Shuffles what is left of each deck to the height it has in this round, and lays the named cards on top.
pub(super) fn pile_decks(
    scenario: &Scenario,
    state: &mut State,
    unclaimed: Unclaimed,
    cx: &mut Context<'_, CityOfRome>,
) -> Result<()> {
    let draws = usize::from(draws_per_round(state.seats));
    let drawn = usize::from(state.round) * draws;
    let still_to_come = still_to_come(state);
    let dealt = if scenario.offer.is_empty() && state.round > 0 { draws } else { 0 };
    for (deck, mut rest) in Deck::ALL.into_iter().zip(unclaimed.decks) {
        if !state.decks_in_play().contains(&deck) {
            continue;
        }
        let top = scenario.decks.get(&deck).map_or(&[][..], Vec::as_slice);
        let packet = turn::packet_to_deal(scenario, state, deck);
        let drafted = if deck == Deck::II { state.seats.len() } else { 0 };
        let height = state.set.cards_of(deck).count() - drafted - drawn + packet;
        let on_offer = dealt_slots(scenario, state).filter(|slot| state.offer_deck(*slot) == deck).count();
        let left = rest.len() + top.len();
        if left < still_to_come + on_offer + packet {
            let problem = format!("{left} cards are left, {} come into the offer", still_to_come + on_offer);
            return Err(ScenarioError::at(format!("decks.{}", deck.numeral()), problem));
        }
        if top.len() > height + on_offer {
            let problem = format!("{} cards are named, {} lie there in this round", top.len(), height + on_offer);
            return Err(ScenarioError::at(format!("decks.{}", deck.numeral()), problem));
        }
        cx.dice(purpose::deck(deck)).shuffle(&mut rest);
        while rest.len() + top.len() > height + dealt {
            let Some(card) = rest.pop() else { break };
            state.removed[card.index()] += 1;
        }
        // Before a round nothing is on offer, and what schools kept is gone. These come from below, so that a game arranged
        // long ago draws the same cards.
        let kept = kept_from(scenario, state, deck);
        let in_offer = if scenario.phase == ScenarioPhase::Upkeep { 0 } else { dealt };
        let least = (height + in_offer).saturating_sub(kept).max(still_to_come + on_offer + packet);
        while rest.len() + top.len() > least && !rest.is_empty() {
            state.removed[rest.remove(0).index()] += 1;
        }
        rest.extend(top.iter().rev());
        match deck {
            Deck::I => state.deck_i.extend(rest),
            Deck::II | Deck::III | Deck::IV => state.deck_mut(deck).extend(rest.into_iter().map(Unseen::new)),
        }
    }
    Ok(())
}

/// Cards of a deck that were kept at schools and are still hidden, or have just been drawn by one.
fn kept_from(scenario: &Scenario, state: &State, deck: Deck) -> usize {
    let held = state.players.0.iter().flat_map(|player| player.hand.held());
    let kept = held.filter(|held| held.deck == deck && held.origin == Origin::School).count();
    let school = scenario.turn.as_ref().and_then(|turn| turn.school.as_ref());
    kept + school.filter(|school| school.deck == Some(deck)).map_or(0, |school| school.drawn.len())
}

/// Cards that each deck still has to give in the rounds after this one.
fn still_to_come(state: &State) -> usize {
    usize::from((state.rounds() - state.round) * draws_per_round(state.seats))
}

/// The places of the offer that are filled from the decks because the scenario names none.
fn dealt_slots(scenario: &Scenario, state: &State) -> std::ops::Range<usize> {
    if scenario.offer.is_empty() { 0..offered(scenario, state) } else { 0..0 }
}

/// Cards on offer now: one for every builder that still has to take one.
fn offered(scenario: &Scenario, state: &State) -> usize {
    match scenario.phase {
        ScenarioPhase::Draft | ScenarioPhase::Upkeep | ScenarioPhase::End => 0,
        ScenarioPhase::Placement => state.offer_slots(),
        // Whose turn has begun has taken a card.
        ScenarioPhase::Action => {
            scenario.builders.iter().flatten().count().saturating_sub(usize::from(scenario.turn.is_some()))
        }
    }
}

pub(super) fn lay_offer(scenario: &Scenario, state: &mut State) -> Result<()> {
    let needed = offered(scenario, state);
    let named = scenario.offer.iter().flatten().count();
    if !scenario.offer.is_empty() {
        if named != needed {
            let problem = format!("{named} cards, but {needed} builders will take one");
            return Err(ScenarioError::at("offer", problem));
        }
        for (slot, card) in scenario.offer.iter().enumerate() {
            state.offer[slot] = *card;
        }
        return Ok(());
    }
    if matches!(scenario.phase, ScenarioPhase::Draft | ScenarioPhase::Upkeep) {
        return Ok(());
    }
    let mut named = Deck::ALL.map(|deck| scenario.decks.get(&deck).map_or(0, Vec::len));
    for slot in 0..state.offer_slots() {
        let deck = state.offer_deck(slot);
        if slot < needed {
            state.offer[slot] = draw_below(state, deck, 0);
            named[deck.index()] = named[deck.index()].saturating_sub(1);
        } else if state.deck_len(deck) > still_to_come(state).max(named[deck.index()]) {
            // Whoever has had a turn took it. It is none of the cards named, so it is out of the game.
            let taken = draw_below(state, deck, named[deck.index()]);
            state.removed[taken.known().index()] += 1;
        }
    }
    Ok(())
}

/// Draws the card that lies below so many others.
fn draw_below(state: &mut State, deck: Deck, above: usize) -> Option<Card> {
    let index = state.deck_len(deck).checked_sub(above + 1)?;
    Some(match deck {
        Deck::I => state.deck_i.remove(index),
        Deck::II | Deck::III | Deck::IV => state.deck_mut(deck).remove(index).kind,
    })
}
