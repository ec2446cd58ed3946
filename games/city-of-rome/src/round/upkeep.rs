//! Upkeep: a strip is turned up, the offer is laid out, an influence card may come to light.

use saturnalia_rules::{Context, Happening};
use serde::{Deserialize, Serialize};

use super::action::NextBuilder;
use super::placement::Place;
use crate::CityOfRome;
use crate::cards::{Card, Deck};
use crate::event::Event;
use crate::hidden::came_to_light;
use crate::state::{InfluencePlace, State, builders_each, influence_rounds};

/// A new round: strip, offer, influence card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Upkeep;

impl Happening<CityOfRome> for Upkeep {
    fn happen(self, state: &mut State, cx: &mut Context<'_, CityOfRome>) {
        state.round += 1;
        turn_strip(state);
        lay_out_offer(state);
        cx.reveal();
        cx.tell(Event::RoundBegun {
            round: state.round,
            start_player: state.start_player,
            strip: state.strip(),
            offer: (0..)
                .zip(state.offer)
                .filter_map(|(slot, card)| Some((slot, state.offer_deck(slot), card?)))
                .collect(),
        });
        lay_influence_card(state, cx);
        // With two players the second builders follow in the same order (Ruling B18).
        for _ in 0..builders_each(state.seats) {
            for seat in state.seats.seats_from(state.start_player) {
                cx.then(Place { seat });
            }
        }
        cx.then(NextBuilder);
    }
}

/// The top strip is turned over and goes under the stack, also in the first round.
pub(crate) fn turn_strip(state: &mut State) {
    state.strips.rotate_left(1);
    let bottom = state.strips.len() - 1;
    state.strips[bottom] = state.strips[bottom].flipped();
}

fn lay_out_offer(state: &mut State) {
    for slot in 0..state.offer_slots() {
        state.offer[slot] = draw(state, state.offer_deck(slot));
    }
}

fn draw(state: &mut State, deck: Deck) -> Option<Card> {
    match deck {
        Deck::I => state.deck_i.pop(),
        Deck::II | Deck::III | Deck::IV => {
            let card = state.deck_mut(deck).pop()?;
            came_to_light(state, card);
            Some(card.kind)
        }
    }
}

fn lay_influence_card(state: &mut State, cx: &mut Context<'_, CityOfRome>) {
    let Some(index) = influence_rounds(state.seats).iter().position(|round| *round == state.round) else { return };
    if state.influence_cards[index] == InfluencePlace::InDeck {
        state.influence_cards[index] = InfluencePlace::Lying;
        cx.tell(Event::InfluenceCardLaid { value: state.influence_value(index) });
    }
}
