//! Everything that is true at the table.

use arrayvec::ArrayVec;
use saturnalia_rules::{BySeat, Known as _, Seat, SeatCount, Set};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, CardSet, Deck, KINDS};
use crate::city::City;
use crate::components::Components;
use crate::hidden::{Held, Unseen};
use crate::strip::{FIELD_COUNT, Points, STRIPS, Strip};

/// Most chairs at a table.
pub const MOST_SEATS: usize = 4;
/// Most schools and universities in one box.
pub const MOST_SCHOOLS: usize = 4;
/// Most cards that come from hidden places into one hand: one drafted, one for every school in the game.
pub const MOST_HELD: usize = 1 + MOST_SCHOOLS;
/// Most cards in one deck.
pub const MOST_IN_DECK: usize = 22;
/// Most cards drawn at once: four neighbours and the university's extra card.
pub const MOST_DRAWN: usize = 5;
/// Cards on offer in a round with two or four players; three with three.
pub const MOST_OFFERED: usize = 4;

/// The whole game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub set: Set<Components>,
    pub seats: SeatCount,
    /// From 1; 0 while hands are drafted.
    pub round: u8,
    pub start_player: Seat,
    /// The start player of the first round, who ended the draft.
    pub first_start_player: Seat,
    pub finished: bool,
    /// The stack, top first. The top one is in use.
    pub strips: [Strip; STRIPS],
    /// Who stands where on the strip, from the emperor.
    pub builders: [Option<Seat>; FIELD_COUNT],
    pub offer: [Option<Card>; MOST_OFFERED],
    /// Deck I: nobody ever looks into it.
    pub deck_i: ArrayVec<Card, 14>,
    /// Decks II, III and IV. The last card is the top.
    pub decks: [ArrayVec<Unseen, MOST_IN_DECK>; 3],
    /// Where each influence card of this game is, in ascending order of value.
    pub influence_cards: ArrayVec<InfluencePlace, 4>,
    pub players: BySeat<Player, MOST_SEATS>,
    /// The card whose building has been announced but not carried out.
    pub announced: Option<Card>,
    /// Cards somebody is choosing from: the packet of the draft, or what a school drew.
    pub peeked: ArrayVec<Unseen, MOST_DRAWN>,
    /// How many schools have drawn cards.
    pub school_draws: u8,
    /// Cards out of the game: replaced by aqueducts, or left out by a scenario.
    pub removed: [u8; KINDS],
}

/// Where an influence card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum InfluencePlace {
    InDeck,
    /// Beside the offer.
    Lying,
    Won(Seat),
    /// Still lying after the last round: nobody's.
    Lapsed,
}

/// What one player owns.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    pub money: u8,
    pub influence: u8,
    pub hand: Hand,
    pub city: City,
}

impl Player {
    /// Money comes in. There is no end of coins, but of what the number holds.
    #[inline]
    pub(crate) fn earn(&mut self, money: u8) {
        self.money = self.money.saturating_add(money);
    }

    /// Influence markers come in.
    #[inline]
    pub(crate) fn gain_influence(&mut self, markers: u8) {
        self.influence = self.influence.saturating_add(markers);
    }
}

/// Hand cards. What was taken from the open offer is known to everybody; what was drafted or kept at a school is not.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hand {
    kinds: CardSet,
    open: [u8; KINDS],
    held: ArrayVec<Held, MOST_HELD>,
}

impl Hand {
    /// The kinds of cards in the hand.
    #[inline]
    pub fn kinds(&self) -> CardSet {
        self.kinds
    }

    /// How many cards of this kind everybody knows to be in the hand.
    pub fn open(&self, card: Card) -> u8 {
        self.open[card.index()]
    }

    /// The cards everybody knows to be in the hand, in order.
    pub fn open_cards(&self) -> impl Iterator<Item = Card> + '_ {
        Card::all().flat_map(|card| std::iter::repeat_n(card, usize::from(self.open(card))))
    }

    /// The cards only their owner knows.
    pub fn held(&self) -> &[Held] {
        &self.held
    }

    pub(crate) fn held_mut(&mut self) -> &mut [Held] {
        &mut self.held
    }

    pub fn len(&self) -> usize {
        self.open.iter().map(|count| usize::from(*count)).sum::<usize>() + self.held.len()
    }

    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty()
    }

    #[inline]
    pub(crate) fn take(&mut self, card: Card) {
        self.open[card.index()] += 1;
        self.kinds.insert(card);
    }

    pub(crate) fn hold(&mut self, held: Held) {
        self.held.push(held);
        self.kinds.insert(held.card.kind);
    }

    /// Takes a card out of the hand; says which hidden card it was, if it was one. Of two alike the open one goes
    /// first, then the one held longest (Ruling B25).
    #[inline]
    pub(crate) fn give(&mut self, card: Card) -> Option<Held> {
        let hidden = if self.open[card.index()] > 0 {
            self.open[card.index()] -= 1;
            None
        } else {
            let index = self.held.iter().position(|held| held.card.kind == card).known();
            Some(self.held.remove(index))
        };
        if self.open[card.index()] == 0 && self.held.iter().all(|held| held.card.kind != card) {
            self.kinds.remove(card);
        }
        hidden
    }

    /// After hidden cards have been exchanged for others.
    pub(crate) fn count_kinds(&mut self) {
        self.kinds = Card::all().filter(|card| self.open(*card) > 0).collect();
        for held in &self.held {
            self.kinds.insert(held.card.kind);
        }
    }

    /// How many cards of this kind are in the hand, known or not.
    pub fn count(&self, card: Card) -> u8 {
        self.open(card) + self.held.iter().filter(|held| held.card.kind == card).count() as u8
    }
}

impl State {
    /// Rounds of the whole game.
    #[inline]
    pub fn rounds(&self) -> u8 {
        rounds(self.seats)
    }

    /// The strip in use.
    #[inline]
    pub fn strip(&self) -> Strip {
        self.strips[0]
    }

    /// The field of the builder whose turn it is or comes next: the one nearest to the emperor.
    #[inline]
    pub fn foremost(&self) -> Option<u8> {
        self.builders.iter().position(Option::is_some).map(|field| field as u8)
    }

    /// Free points of the builder whose turn it is.
    #[inline]
    pub fn free_points(&self) -> Points {
        self.foremost().map_or_else(Points::default, |field| self.strip().points(field))
    }

    /// The decks in play.
    pub fn decks_in_play(&self) -> &'static [Deck] {
        decks_in_play(self.seats)
    }

    /// How many cards lie in a deck.
    pub fn deck_len(&self, deck: Deck) -> usize {
        match deck {
            Deck::I => self.deck_i.len(),
            Deck::II | Deck::III | Deck::IV => self.deck(deck).len(),
        }
    }

    /// A deck that schools may draw from.
    ///
    /// # Panics
    /// For deck I, whose cards have no history.
    #[inline]
    pub fn deck(&self, deck: Deck) -> &ArrayVec<Unseen, MOST_IN_DECK> {
        &self.decks[deck.index() - 1]
    }

    #[inline]
    pub(crate) fn deck_mut(&mut self, deck: Deck) -> &mut ArrayVec<Unseen, MOST_IN_DECK> {
        &mut self.decks[deck.index() - 1]
    }

    /// Takes a card out of those somebody is choosing from.
    pub(crate) fn take_peeked(&mut self, card: Card) -> Unseen {
        let index = self.peeked.iter().position(|unseen| unseen.kind == card).known();
        self.peeked.remove(index)
    }

    /// The deck that a place of the offer is filled from.
    pub fn offer_deck(&self, slot: usize) -> Deck {
        if self.seats.get() == 2 { Deck::ALL[slot / 2] } else { Deck::ALL[slot] }
    }

    /// The places of the offer that are used with this many players.
    pub fn offer_slots(&self) -> usize {
        if self.seats.get() == 2 { 4 } else { self.seats.len() }
    }

    /// The value of an influence card of this game.
    pub fn influence_value(&self, index: usize) -> u8 {
        influence_values(self.seats)[index]
    }

    /// The influence cards in this place, by value.
    pub fn influence_in(&self, place: InfluencePlace) -> impl Iterator<Item = u8> + '_ {
        let values = influence_values(self.seats);
        self.influence_cards.iter().zip(values).filter(move |(here, _)| **here == place).map(|(_, value)| *value)
    }

    /// The place of a seat in the order of the draft, from 0: the start player's right-hand neighbour comes first.
    pub fn draft_position(&self, seat: Seat) -> u8 {
        let seats = self.seats.get();
        (self.first_start_player.0 + seats - seat.0 + seats - 1) % seats
    }
}

/// Rounds of a game with that many players (Ruling B18).
pub fn rounds(seats: SeatCount) -> u8 {
    if seats.get() == 2 { 7 } else { 14 }
}

/// Builders of each player.
pub fn builders_each(seats: SeatCount) -> u8 {
    if seats.get() == 2 { 2 } else { 1 }
}

/// Deck IV only with four players, deck III not with two.
pub fn decks_in_play(seats: SeatCount) -> &'static [Deck] {
    &Deck::ALL[..seats.len()]
}

/// Cards that come from each deck in play in every round.
pub fn draws_per_round(seats: SeatCount) -> u8 {
    if seats.get() == 2 { 2 } else { 1 }
}

/// Values of the influence cards in play.
pub fn influence_values(seats: SeatCount) -> &'static [u8] {
    if seats.get() == 2 { &[4, 8, 14] } else { &[3, 6, 10, 14] }
}

/// The rounds in which they come to light. They lie in deck I below as many buildings as their value says, so this
/// is when as many have been drawn.
pub fn influence_rounds(seats: SeatCount) -> &'static [u8] {
    if seats.get() == 2 { &[2, 4, 7] } else { &[3, 6, 10, 14] }
}
