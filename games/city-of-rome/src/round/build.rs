//! Building: a card has been announced; choose the place, pay.

use saturnalia_rules::{Arg, Context, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::action::{Act, Left};
use crate::answer::Answer;
use crate::building::public;
use crate::cards::{self, Card, CardSet, Family};
use crate::city::grid::{Cell, Cells};
use crate::event::Event;
use crate::state::State;
use crate::{CityOfRome, pieces, text};

/// Money for one building point.
pub(crate) const POINT_PRICE: u8 = 2;

/// The cards of the hand that can be built now.
#[inline]
pub(crate) fn possible(state: &State, seat: Seat) -> CardSet {
    state.players[seat].hand.kinds().and(buildable(state, seat))
}

/// The kinds of cards that can be paid for and find a place. Only aqueducts do in a full city.
#[inline]
pub(crate) fn buildable(state: &State, seat: Seat) -> CardSet {
    let player = &state.players[seat];
    let points = state.free_points().bricks + player.city.marked().len() + player.money / POINT_PRICE;
    let affordable = state.set.costing_at_most(points);
    if player.city.is_full() { affordable.and(CardSet::AQUEDUCTS) } else { affordable }
}

/// Building points that the builder in turn lacks for this card. Never more are bought (Ruling B23).
#[inline]
pub(crate) fn missing(state: &State, card: Card) -> u8 {
    state.set.cost(card).saturating_sub(state.free_points().bricks)
}

/// The ways to come by the missing points: which markers are spent, the rest being bought.
fn payments(state: &State, seat: Seat, missing: u8) -> impl Iterator<Item = Cells> {
    let player = &state.players[seat];
    let money = player.money;
    player
        .city
        .marked()
        .subsets()
        .filter(move |markers| markers.len() <= missing && (missing - markers.len()) * POINT_PRICE <= money)
}

/// The offer to build this card, with what it costs beside the free points.
pub(crate) fn announcement(state: &State, seat: Seat, card: Card) -> Label {
    let missing = missing(state, card);
    let mut ways = payments(state, seat, missing);
    match (missing, ways.next(), ways.next()) {
        (0, _, _) => text::build(card),
        (_, Some(only), None) => text::build_pay(card, only.len(), price(missing, only), places(only)),
        (_, _, _) => text::build_choose(card, missing),
    }
}

/// Why a card of the hand cannot be built by a builder who may build.
pub(crate) fn why_not(state: &State, seat: Seat, card: Card) -> Label {
    if state.players[seat].city.is_full() && !card.is_aqueduct() {
        text::WHY_FULL.into()
    } else {
        text::why_cost(state.set.cost(card), missing(state, card))
    }
}

/// What is to be paid beside these markers.
fn price(missing: u8, markers: Cells) -> u8 {
    (missing - markers.len()) * POINT_PRICE
}

fn places(cells: Cells) -> Vec<Arg> {
    cells.iter().map(Arg::from).collect()
}

/// The seat says where the announced card goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Site {
    pub seat: Seat,
    pub card: Card,
    pub left: Left,
}

answers! { Answer:
    pub enum At { Site(at: Cell) }
}

impl Question<CityOfRome> for Site {
    type Answer = At;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, CityOfRome, At>) {
        offers.extend(state.players[seat].city.sites(self.card).iter().map(At::Site));
    }

    fn answer(self, state: &mut State, seat: Seat, At::Site(at): At, cx: &mut Context<'_, CityOfRome>) {
        let pay = Pay { seat, card: self.card, at, left: self.left };
        match pay.only_way(state) {
            Some(markers) => pay.build(state, markers, cx),
            None => cx.then(pay),
        }
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ask_site(self.card)
    }

    fn words(&self, state: &State, seat: Seat, At::Site(at): At) -> Label {
        let city = &state.players[seat].city;
        if let Some(replaced) = city.card_at(at) {
            return text::site_replace(at, replaced);
        }
        let neighbours = city.cards().iter().filter(|placed| Cells::only(at).beside().contains(placed.at));
        let beside = cards::named(neighbours.map(|placed| placed.card));
        match self.card.family() {
            Family::Public(_) => text::site_public(at, beside, public::strength(state, seat, self.card, at)),
            Family::Production | Family::House(_) | Family::Aqueduct | Family::Temple => text::site(at, beside),
        }
    }

    fn pieces(&self, _: &State, seat: Seat, At::Site(at): At) -> Vec<Piece> {
        vec![pieces::city(seat, at)]
    }

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Open
    }
}

/// The seat says with what it pays for the announced card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pay {
    pub seat: Seat,
    pub card: Card,
    pub at: Cell,
    pub left: Left,
}

answers! { Answer:
    pub enum With { Pay(markers: Cells) }
}

impl Question<CityOfRome> for Pay {
    type Answer = With;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, CityOfRome, With>) {
        offers.extend(payments(state, seat, missing(state, self.card)).map(With::Pay));
    }

    fn answer(self, state: &mut State, _: Seat, With::Pay(markers): With, cx: &mut Context<'_, CityOfRome>) {
        self.build(state, markers, cx);
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        text::ask_pay(self.card, missing(state, self.card))
    }

    fn words(&self, state: &State, _: Seat, With::Pay(markers): With) -> Label {
        text::pay(markers.len(), price(missing(state, self.card), markers), places(markers))
    }

    fn pieces(&self, _: &State, seat: Seat, With::Pay(markers): With) -> Vec<Piece> {
        if markers.is_empty() {
            return vec![pieces::money(seat)];
        }
        markers.iter().map(|at| pieces::city(seat, at)).collect()
    }
}

impl Pay {
    /// The markers to be spent, if there is nothing to choose.
    pub(crate) fn only_way(self, state: &State) -> Option<Cells> {
        let missing = missing(state, self.card);
        if missing == 0 {
            return Some(Cells::NONE);
        }
        let mut ways = payments(state, self.seat, missing);
        ways.next().filter(|_| ways.next().is_none())
    }

    /// Pays, builds, counts stars and uses the function of a public building.
    fn build(self, state: &mut State, markers: Cells, cx: &mut Context<'_, CityOfRome>) {
        let Pay { seat, card, at, left } = self;
        let money = price(missing(state, card), markers);
        state.announced = None;
        let player = &mut state.players[seat];
        player.money -= money;
        player.city.mark(player.city.marked().without(markers));
        let replaced = player.city.put(card, at);
        if let Some(replaced) = replaced {
            state.removed[replaced.index()] += 1;
        }
        cx.tell(Event::Built { seat, card, at, replaced, markers: markers.len(), money });
        let stars = state.set.stars(card);
        if stars > 0 {
            state.players[seat].gain_influence(stars);
            cx.tell(Event::StarsCounted { seat, card, influence: stars });
        }
        public::use_function(state, seat, card, at, cx);
        cx.then(Act { seat, left: left.after_building() });
    }
}
