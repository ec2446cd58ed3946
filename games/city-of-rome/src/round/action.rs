//! The action phase: the builder nearest to the emperor takes a card, then builds and produces in any order.

use saturnalia_rules::{
    Arg, Context, Happening, Known as _, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers,
};
use serde::{Deserialize, Serialize};

use super::build::{self, Site};
use super::influence::EndRound;
use crate::answer::Answer;
use crate::building::production;
use crate::cards::{Card, CardSet};
use crate::event::Event;
use crate::hidden::came_to_light;
use crate::state::State;
use crate::{CityOfRome, pieces, text};

/// The builder nearest to the emperor has its turn, if there is one left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NextBuilder;

impl Happening<CityOfRome> for NextBuilder {
    fn happen(self, state: &mut State, cx: &mut Context<'_, CityOfRome>) {
        let next = state.foremost().and_then(|field| state.builders[usize::from(field)]);
        match next {
            Some(seat) => {
                cx.then(Take { seat });
                cx.then(Act { seat, left: Left::Both });
                cx.then(NextBuilder);
            }
            None => cx.then(EndRound),
        }
    }
}

/// The seat takes a card from the offer. It is compulsory, and there is one for every builder (Ruling B1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Take {
    pub seat: Seat,
}

answers! { Answer:
    pub enum FromOffer { Take(card: Card) }
}

impl Question<CityOfRome> for Take {
    type Answer = FromOffer;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, CityOfRome, FromOffer>) {
        let kinds: CardSet = state.offer.iter().flatten().copied().collect();
        offers.extend(kinds.iter().map(FromOffer::Take));
    }

    fn answer(self, state: &mut State, seat: Seat, FromOffer::Take(card): FromOffer, cx: &mut Context<'_, CityOfRome>) {
        let slot = state.offer.iter().position(|offered| *offered == Some(card)).known();
        state.offer[slot] = None;
        state.players[seat].hand.take(card);
        cx.tell(Event::CardTaken { seat, card, slot: slot as u8 });
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_TAKE.into()
    }

    fn words(&self, state: &State, _: Seat, FromOffer::Take(card): FromOffer) -> Label {
        text::take(card, state.set.cost(card))
    }

    /// Whichever of two alike is clicked, this is meant.
    fn pieces(&self, state: &State, _: Seat, FromOffer::Take(card): FromOffer) -> Vec<Piece> {
        (0..state.offer_slots()).filter(|slot| state.offer[*slot] == Some(card)).map(pieces::offer).collect()
    }

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Open
    }
}

/// The seat builds, produces, or stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Act {
    pub seat: Seat,
    pub left: Left,
}

/// Which actions a builder may still take; each only once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Left {
    Both,
    OnlyBuilding,
    OnlyProduction,
    Neither,
}

impl Left {
    pub fn building(self) -> bool {
        matches!(self, Left::Both | Left::OnlyBuilding)
    }

    pub fn production(self) -> bool {
        matches!(self, Left::Both | Left::OnlyProduction)
    }

    #[must_use]
    pub fn after_building(self) -> Left {
        if self.production() { Left::OnlyProduction } else { Left::Neither }
    }

    #[must_use]
    pub fn after_production(self) -> Left {
        if self.building() { Left::OnlyBuilding } else { Left::Neither }
    }
}

answers! { Answer:
    pub enum Deed { Build(card: Card), Produce, Finish }
}

impl Act {
    #[inline]
    fn may_produce(self, state: &State) -> bool {
        self.left.production() && production::is_possible(state, self.seat, state.free_points().cogs)
    }
}

impl Question<CityOfRome> for Act {
    type Answer = Deed;

    /// While building is left there always seems to be something to decide: whether a card of the hidden hand can be built
    /// is nobody else's business.
    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only_if(self.left.building() || self.may_produce(state), self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, CityOfRome, Deed>) {
        if self.left.building() {
            offers.extend(build::possible(state, seat).iter().map(Deed::Build));
        }
        if self.may_produce(state) {
            offers.add(Deed::Produce);
        }
        offers.add(Deed::Finish);
    }

    fn answer(self, state: &mut State, seat: Seat, deed: Deed, cx: &mut Context<'_, CityOfRome>) {
        let Act { left, .. } = self;
        match deed {
            // The card is shown, and from now on it will be built (Ruling B24).
            Deed::Build(card) => {
                if let Some(held) = state.players[seat].hand.give(card) {
                    came_to_light(state, held.card);
                    cx.reveal();
                }
                state.announced = Some(card);
                cx.tell(Event::Announced { seat, card });
                cx.then(Site { seat, card, left });
            }
            Deed::Produce => {
                // The price is paid before anything comes in (Ruling B3).
                let paid = production::price(state.free_points().cogs);
                state.players[seat].money -= paid;
                let (money, influence, markers) = production::produce(state, seat);
                cx.tell(Event::Produced { seat, money, influence, markers, paid });
                cx.then(Act { seat, left: left.after_production() });
            }
            Deed::Finish => cx.then(EndTurn { seat, left }),
        }
    }

    fn lapse(self, _: &mut State, cx: &mut Context<'_, CityOfRome>) {
        cx.then(EndTurn { seat: self.seat, left: self.left });
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        let points = state.free_points();
        match self.left {
            Left::Both => text::ask_act(points.bricks, points.cogs),
            Left::OnlyBuilding => text::ask_act_build(points.bricks),
            Left::OnlyProduction | Left::Neither => text::ask_act_produce(points.cogs),
        }
    }

    fn words(&self, state: &State, seat: Seat, deed: Deed) -> Label {
        match deed {
            Deed::Build(card) => build::announcement(state, seat, card),
            Deed::Produce => {
                let city = &state.players[seat].city;
                let (money, influence) = city.harvest();
                let markers = city.granaries().without(city.marked()).len();
                text::produce(gains(money, influence, markers), production::price(state.free_points().cogs))
            }
            Deed::Finish if self.left == Left::Both => text::FINISH_IDLE.into(),
            Deed::Finish => text::FINISH.into(),
        }
    }

    fn pieces(&self, _: &State, _: Seat, deed: Deed) -> Vec<Piece> {
        match deed {
            Deed::Build(card) => vec![pieces::hand(card)],
            Deed::Produce => vec!["produce".into()],
            Deed::Finish => vec!["finish".into()],
        }
    }

    /// Hand cards that cannot be built, and production that is not possible.
    fn why_not(&self, state: &State, seat: Seat) -> Vec<(Piece, Label)> {
        let player = &state.players[seat];
        let possible = if self.left.building() { build::possible(state, seat) } else { CardSet::NONE };
        let cards = player.hand.kinds().iter().filter(|card| !possible.contains(*card));
        let mut reasons: Vec<(Piece, Label)> = cards
            .map(|card| {
                let why = if self.left.building() { build::why_not(state, seat, card) } else { text::WHY_BUILT.into() };
                (pieces::hand(card), why)
            })
            .collect();
        if !self.may_produce(state) {
            let why = if !self.left.production() {
                text::WHY_PRODUCED
            } else if production::price(state.free_points().cogs) > player.money {
                text::WHY_PRODUCTION_PRICE
            } else {
                text::WHY_NO_HARVEST
            };
            reasons.push(("produce".into(), why.into()));
        }
        reasons
    }

    /// Whether a card of the hand can be built is nobody else's business.
    #[inline]
    fn lone(&self, state: &State, seat: Seat) -> Lone {
        if !self.left.building() || state.players[seat].hand.is_empty() { Lone::Open } else { Lone::Secret }
    }
}

/// What a production brings, as a list of what is more than nothing.
pub(crate) fn gains(money: u8, influence: u8, markers: u8) -> Arg {
    let gains = [
        (money, text::gain_money(money)),
        (influence, text::gain_influence(influence)),
        (markers, text::gain_markers(markers)),
    ];
    Arg::List(gains.into_iter().filter(|(count, _)| *count > 0).map(|(_, gain)| Arg::from(gain)).collect())
}

/// The builder leaves the strip, and its points with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndTurn {
    pub seat: Seat,
    pub left: Left,
}

impl Happening<CityOfRome> for EndTurn {
    fn happen(self, state: &mut State, cx: &mut Context<'_, CityOfRome>) {
        let EndTurn { seat, left } = self;
        let field = state.foremost().known();
        state.builders[usize::from(field)] = None;
        cx.tell(Event::TurnEnded { seat, field, idle: left == Left::Both });
    }
}
