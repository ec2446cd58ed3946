//! Setting up the table.

use arrayvec::ArrayVec;
use saturnalia_rules::{BySeat, Context, Seat, SeatCount};

use crate::CityOfRome;
use crate::cards::{Card, Deck, FACTS, KINDS};
use crate::city::City;
use crate::event::Event;
use crate::hidden::Unseen;
use crate::state::{InfluencePlace, Player, State, decks_in_play, influence_values};
use crate::step::Step;
use crate::strip::{self, Strip};

/// Money everybody starts with.
pub(crate) const START_MONEY: u8 = 5;

/// Sets up a new game. The oldest player begins; whose chair that is, the dice say (Ruling B26).
pub(crate) fn deal(seats: SeatCount, cx: &mut Context<'_, CityOfRome>) -> State {
    let start_player = Seat(cx.dice().below(u32::from(seats.get())) as u8);
    let mut state = empty_table(seats, start_player);
    for &deck in decks_in_play(seats) {
        let mut cards = cards_of(deck);
        cx.dice().shuffle(&mut cards);
        match deck {
            Deck::I => state.deck_i.extend(cards),
            Deck::II | Deck::III | Deck::IV => state.deck_mut(deck).extend(cards.into_iter().map(Unseen::new)),
        }
    }
    state.strips = strip::BOX;
    cx.dice().shuffle(&mut state.strips);
    for strip in &mut state.strips {
        if cx.dice().below(2) == 1 {
            *strip = strip.flipped();
        }
    }
    cx.tell(Event::Begun { start_player });
    open_packet(&mut state);
    let mut seat = start_player;
    for _ in seats.seats() {
        seat = seats.before(seat);
        cx.then(Step::Draft { seat });
    }
    cx.then(Step::Upkeep);
    state
}

/// A table with founded cities and start money, but without cards, strips or influence cards drawn.
pub(crate) fn empty_table(seats: SeatCount, start_player: Seat) -> State {
    let players = BySeat::from_fn(|seat| {
        if seats.contains(seat) {
            Player { money: START_MONEY, city: City::founded(), ..Player::default() }
        } else {
            Player::default()
        }
    });
    State {
        seats,
        round: 0,
        start_player,
        first_start_player: start_player,
        finished: false,
        strips: [Strip::default(); strip::STRIPS],
        builders: [None; strip::FIELD_COUNT],
        offer: [None; 4],
        deck_i: ArrayVec::new(),
        decks: Default::default(),
        influence_cards: influence_values(seats).iter().map(|_| InfluencePlace::InDeck).collect(),
        players,
        announced: None,
        peeked: ArrayVec::new(),
        school_draws: 0,
        removed: [0; KINDS],
    }
}

/// The packet of the draft: as many cards of deck II as there are players (Ruling B19).
fn open_packet(state: &mut State) {
    for _ in state.seats.seats() {
        let card = state.deck_mut(Deck::II).pop().expect("deck II holds 22 cards");
        state.peeked.push(card);
    }
}

/// The cards of a deck, sorted.
pub(crate) fn cards_of(deck: Deck) -> ArrayVec<Card, 22> {
    let copies = |index: usize| usize::from(FACTS[index].copies[deck.index()]);
    (0..KINDS).flat_map(|index| std::iter::repeat_n(FACTS[index].card, copies(index))).collect()
}
