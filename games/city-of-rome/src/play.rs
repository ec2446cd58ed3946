//! Playing: what the game is made of, and how it begins.

use arrayvec::ArrayVec;
use saturnalia_rules::{BySeat, Context, GameInfo, Play, Seat, SeatCount, Set};

use crate::cards::{Card, Deck, KINDS};
use crate::city::City;
use crate::components::Components;
use crate::hidden::Unseen;
use crate::round::draft::Draft;
use crate::round::upkeep::Upkeep;
use crate::state::{InfluencePlace, MOST_IN_DECK, Player, decks_in_play, influence_values};
use crate::strip::{self, Strip};
use crate::{Answer, CityOfRome, Event, Options, State, Step, purpose};

/// Money everybody starts with.
pub(crate) const START_MONEY: u8 = 5;

impl Play for CityOfRome {
    const INFO: GameInfo = GameInfo { key: "city-of-rome", min_seats: 2, max_seats: 4, revision: 1, minutes: (40, 60) };

    type Options = Options;
    type Components = Components;
    type State = State;
    type Step = Step;
    type Answer = Answer;
    type Event = Event;

    /// Sets up a new game. The oldest player begins; whose chair that is, the dice say (Ruling B26).
    fn setup(_: &Options, set: Set<Components>, seats: SeatCount, cx: &mut Context<'_, Self>) -> State {
        let start_player = Seat(cx.dice(purpose::START_PLAYER).below(u32::from(seats.get())) as u8);
        let mut state = empty_table(set.clone(), seats, start_player);
        for &deck in decks_in_play(seats) {
            let mut cards: ArrayVec<Card, MOST_IN_DECK> = set.cards_of(deck).collect();
            cx.dice(purpose::deck(deck)).shuffle(&mut cards);
            match deck {
                Deck::I => state.deck_i.extend(cards),
                Deck::II | Deck::III | Deck::IV => state.deck_mut(deck).extend(cards.into_iter().map(Unseen::new)),
            }
        }
        state.strips = set.strips;
        let dice = cx.dice(purpose::STRIPS);
        dice.shuffle(&mut state.strips);
        for strip in &mut state.strips {
            if dice.below(2) == 1 {
                *strip = strip.flipped();
            }
        }
        cx.tell(Event::Begun { start_player });
        open_packet(&mut state);
        let mut seat = start_player;
        for _ in seats.seats() {
            seat = seats.before(seat);
            cx.then(Draft { seat });
        }
        cx.then(Upkeep);
        state
    }

    fn components(state: &State) -> Set<Components> {
        state.set.clone()
    }
}

/// A table with founded cities and start money, but without cards, strips or influence cards drawn.
pub(crate) fn empty_table(set: Set<Components>, seats: SeatCount, start_player: Seat) -> State {
    let players = BySeat::from_fn(|seat| {
        if seats.contains(seat) {
            Player { money: START_MONEY, city: City::founded(), ..Player::default() }
        } else {
            Player::default()
        }
    });
    State {
        set,
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
        let card = state.deck_mut(Deck::II).pop();
        state.peeked.extend(card);
    }
}
