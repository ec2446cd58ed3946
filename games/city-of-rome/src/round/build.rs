//! Building: announce a card, choose the place, pay.

use saturnalia_rules::{Context, Seat};

use crate::CityOfRome;
use crate::answer::Answer;
use crate::building::public;
use crate::cards::{Card, CardSet};
use crate::city::grid::{Cell, Cells};
use crate::event::Event;
use crate::hidden::came_to_light;
use crate::state::State;
use crate::step::{Left, Step};

/// Money for one building point.
pub(crate) const POINT_PRICE: u8 = 2;

/// The cards of the hand that can be built now. Every card finds a place, except that only aqueducts fit into a full city.
#[inline]
pub(crate) fn possible(state: &State, seat: Seat) -> CardSet {
    let player = &state.players[seat];
    let points = state.free_points().bricks + player.city.marked().len() + player.money / POINT_PRICE;
    let affordable = player.hand.kinds().and(CardSet::costing_at_most(points));
    if player.city.is_full() { affordable.and(CardSet::AQUEDUCTS) } else { affordable }
}

/// Building points that the builder in turn lacks for this card. Never more are bought (Ruling B23).
#[inline]
pub(crate) fn missing(state: &State, card: Card) -> u8 {
    card.cost().saturating_sub(state.free_points().bricks)
}

/// The ways to come by the missing points: which markers are spent, the rest being bought.
pub(crate) fn payments(state: &State, seat: Seat, missing: u8) -> impl Iterator<Item = Cells> {
    let player = &state.players[seat];
    let money = player.money;
    player
        .city
        .marked()
        .subsets()
        .filter(move |markers| markers.len() <= missing && (missing - markers.len()) * POINT_PRICE <= money)
}

/// The card is shown, and from now on it will be built (Ruling B24).
pub(crate) fn announce(state: &mut State, seat: Seat, card: Card, left: Left, cx: &mut Context<'_, CityOfRome>) {
    if let Some(held) = state.players[seat].hand.give(card) {
        came_to_light(state, held.card);
        cx.reveal();
    }
    state.announced = Some(card);
    cx.then(Step::Site { seat, left });
}

fn announced(state: &State) -> Card {
    state.announced.expect("a card is announced before its place is asked for")
}

pub(crate) fn site_offers(state: &State, seat: Seat, out: &mut Vec<Answer>) {
    out.extend(state.players[seat].city.sites(announced(state)).iter().map(Answer::Site));
}

pub(crate) fn choose_site(state: &mut State, seat: Seat, at: Cell, left: Left, cx: &mut Context<'_, CityOfRome>) {
    let missing = missing(state, announced(state));
    if missing == 0 {
        return build(state, seat, at, Cells::NONE, left, cx);
    }
    let mut ways = payments(state, seat, missing);
    let only = ways.next().expect("an announced card can be paid for");
    let choice = ways.next().is_some();
    drop(ways);
    if choice {
        cx.then(Step::Pay { seat, at, left });
    } else {
        build(state, seat, at, only, left, cx);
    }
}

pub(crate) fn pay_offers(state: &State, seat: Seat, out: &mut Vec<Answer>) {
    out.extend(payments(state, seat, missing(state, announced(state))).map(Answer::Pay));
}

/// Pays, builds, counts stars and uses the function of a public building.
pub(crate) fn build(
    state: &mut State,
    seat: Seat,
    at: Cell,
    markers: Cells,
    left: Left,
    cx: &mut Context<'_, CityOfRome>,
) {
    let card = announced(state);
    let money = (missing(state, card) - markers.len()) * POINT_PRICE;
    state.announced = None;
    let player = &mut state.players[seat];
    player.money -= money;
    player.city.mark(player.city.marked().without(markers));
    let replaced = player.city.put(card, at);
    if let Some(replaced) = replaced {
        state.removed[replaced.index()] += 1;
    }
    cx.tell(Event::Built { seat, card, at, replaced, markers: markers.len(), money });
    if card.stars() > 0 {
        state.players[seat].influence += card.stars();
        cx.tell(Event::StarsCounted { seat, card, influence: card.stars() });
    }
    public::use_function(state, seat, card, at, cx);
    cx.then(Step::Act { seat, left: left.after_building() });
}
