//! Cards that not everybody can see, and who knows what about them.
//!
//! Three things are remembered, because a good player remembers them (Ruling B30):
//! a player who put a card under a deck knows where it lies; if another school draws it from there, he still
//! knows that it is among the cards that school kept or put back; and who passed on a packet in the draft knows which
//! cards the later players hold together (that follows from the order of the draft and needs no mark).

use saturnalia_rules::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Deck};
use crate::state::State;

/// A card in a deck or in hand whose face is hidden from somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unseen {
    pub kind: Card,
    /// Who knows that this very card lies here, apart from the owner of the hand it may be in.
    pub known_to: SeatSet,
    /// The school draw that this place belongs to; 0 for none.
    pub drawn_in: u8,
    /// Who knows that this card lies in one of the hidden places of the same draw, but not in which.
    pub suspected_by: SeatSet,
}

impl Unseen {
    pub fn new(kind: Card) -> Unseen {
        Unseen { kind, known_to: SeatSet::NONE, drawn_in: 0, suspected_by: SeatSet::NONE }
    }
}

/// How a hidden card came into a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    Draft,
    School,
}

/// A hidden card in a hand. Its back shows everybody which deck it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Held {
    pub card: Unseen,
    pub deck: Deck,
    pub origin: Origin,
}

/// Draws cards from the top of a deck for a school: `seat` knows them now. Whoever knew one of them knows from
/// here on only that it is among these.
pub(crate) fn draw_for_school(state: &mut State, seat: Seat, deck: Deck, draws: u8) {
    state.school_draws += 1;
    let draw = state.school_draws;
    for _ in 0..draws {
        let Some(card) = state.deck_mut(deck).pop() else { break };
        state.peeked.push(card);
    }
    let mut whole = 0u32;
    for group in 1..draw {
        // All hidden places of an older draw are among the new ones: what was suspected there is suspected here.
        if !places(state).any(|card| card.drawn_in == group) {
            whole |= 1 << group;
        }
    }
    for card in &mut state.peeked {
        let still = if whole >> card.drawn_in & 1 == 1 { card.suspected_by } else { SeatSet::NONE };
        card.suspected_by = card.known_to.iter().chain(still.iter()).filter(|knower| *knower != seat).collect();
        card.known_to = SeatSet::only(seat);
        card.drawn_in = draw;
    }
}

/// A hidden card came to light that was drawn together with others. Whoever suspected one of this kind among them
/// cannot know that it was another one.
pub(crate) fn came_to_light(state: &mut State, shown: Unseen) {
    if shown.drawn_in == 0 {
        return;
    }
    for seat in state.seats.seats().filter(|seat| !shown.suspected_by.contains(*seat)) {
        let twin = places_mut(state).find(|card| {
            card.drawn_in == shown.drawn_in && card.kind == shown.kind && card.suspected_by.contains(seat)
        });
        if let Some(twin) = twin {
            twin.suspected_by.remove(seat);
        }
    }
}

/// Every hidden card of decks II to IV that is not being chosen from just now.
fn places(state: &State) -> impl Iterator<Item = &Unseen> {
    let hands = state.players.0.iter().flat_map(|player| player.hand.held().iter().map(|held| &held.card));
    state.decks.iter().flatten().chain(hands)
}

fn places_mut(state: &mut State) -> impl Iterator<Item = &mut Unseen> {
    let hands =
        state.players.0.iter_mut().flat_map(|player| player.hand.held_mut().iter_mut().map(|held| &mut held.card));
    state.decks.iter_mut().flatten().chain(hands)
}
