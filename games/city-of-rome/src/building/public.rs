//! Public buildings: each has a function that is used once, at once, when it is built.

use saturnalia_rules::{Context, Seat};

use crate::CityOfRome;
use crate::cards::{Card, Colour, Family};
use crate::city::grid::Cell;
use crate::event::Event;
use crate::round::school::SchoolDeck;
use crate::state::State;

/// What the better version of deck I adds to the number of neighbours.
pub(crate) const fn bonus(card: Card) -> u8 {
    matches!(card, Card::ForumRomanum | Card::Colosseum | Card::University | Card::ImperialTherma) as u8
}

/// How often the function of this building counts when it is built there: its neighbours now, and one more
/// for the special version. Later neighbours add nothing (Ruling B6).
pub fn strength(state: &State, seat: Seat, card: Card, at: Cell) -> u8 {
    state.players[seat].city.neighbours(at) + bonus(card)
}

/// Uses the function of a building that has just been built, if it has one.
pub(crate) fn use_function(state: &mut State, seat: Seat, card: Card, at: Cell, cx: &mut Context<'_, CityOfRome>) {
    let Family::Public(colour) = card.family() else { return };
    let count = strength(state, seat, card, at);
    let player = &mut state.players[seat];
    match colour {
        Colour::Green => {
            player.earn(count);
            cx.tell(Event::MarketIncome { seat, card, money: count });
        }
        Colour::Red => {
            player.gain_influence(count);
            cx.tell(Event::ArenaInfluence { seat, card, influence: count });
        }
        Colour::Yellow => cx.then(SchoolDeck { seat, draws: count }),
        Colour::Blue => {
            player.city.lay_points(at, count);
            cx.tell(Event::ThermaPoints { seat, card, at, points: count });
        }
    }
}
