//! Phase 4: the active player may buy one building from the forum.

use saturnalia_rules::{Context, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::cards::{Building, BuildingSet};
use crate::effect::run;
use crate::event::Event;
use crate::goods::{Basic, Tokens};
use crate::payment::swap::feasible;
use crate::payment::{PaidFor, Payment};
use crate::state::State;
use crate::{GloriaMundi, pieces, text, turn};

/// The active player may buy a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Buy;

answers! { Answer:
    pub enum Purchase { Pass, Buy { building: Building, on: Basic } }
}

/// Builders of the seat that swap tokens when it buys.
#[inline]
fn helpers(state: &State, seat: Seat) -> BuildingSet {
    state.players[seat].buildings().and(state.set.swaps)
}

/// Whether the seat could pay this card of the forum.
fn can_pay(state: &State, seat: Seat, building: Building, surcharge: u16) -> bool {
    let (tokens, price) = (state.players[seat].tokens, state.set.facts(building).price);
    feasible(&state.set, tokens, price, surcharge, helpers(state, seat))
}

/// One building to a basic card, and of a type it fits (Ruling G31).
fn places(state: &State, seat: Seat, building: Building) -> impl Iterator<Item = Basic> {
    let facts = state.set.get().facts(building);
    state.players[seat].bare.iter().filter(move |basic| facts.fits(*basic))
}

/// Whether the seat has a basic card to lay this building on.
fn has_place(state: &State, seat: Seat, building: Building) -> bool {
    places(state, seat, building).next().is_some()
}

impl Question<GloriaMundi> for Buy {
    type Answer = Purchase;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloriaMundi, Purchase>) {
        offers.add(Purchase::Pass);
        let mut affordable = BuildingSet::NONE;
        for (surcharge, card) in (0..).zip(&state.forum) {
            if let Some(building) = *card
                && has_place(state, seat, building)
                && can_pay(state, seat, building, surcharge)
            {
                affordable.insert(building);
            }
        }
        for building in affordable.iter() {
            offers.extend(places(state, seat, building).map(|on| Purchase::Buy { building, on }));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, purchase: Purchase, cx: &mut Context<'_, GloriaMundi>) {
        match purchase {
            Purchase::Pass => cx.tell(Event::BoughtNothing { seat }),
            Purchase::Buy { building, on } => {
                let payment = Payment {
                    paid_for: PaidFor::Building { building, on },
                    asked: state.set.facts(building).price,
                    surcharge: u16::from(state.surcharge(building)),
                    helpers: helpers(state, seat),
                    paid: Tokens::NONE,
                };
                payment.go_on(state, cx);
            }
        }
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_BUY.into()
    }

    fn words(&self, state: &State, _: Seat, purchase: Purchase) -> Label {
        match purchase {
            Purchase::Pass => text::PASS.into(),
            Purchase::Buy { building, on } => {
                let tokens = state.set.facts(building).price.total() + u16::from(state.surcharge(building));
                text::buy(state.set.name(building), on, tokens)
            }
        }
    }

    fn pieces(&self, _: &State, seat: Seat, purchase: Purchase) -> Vec<Piece> {
        match purchase {
            Purchase::Pass => vec!["pass".into()],
            Purchase::Buy { building, on } => vec![pieces::forum(building), pieces::basic_cards(seat, on)],
        }
    }

    /// Buildings of the forum that cannot be bought.
    fn why_not(&self, state: &State, seat: Seat) -> Vec<(Piece, Label)> {
        let reason = |building: Building, surcharge: u16| {
            if !has_place(state, seat, building) {
                Some(text::why_no_place(state.set.name(building)))
            } else if !can_pay(state, seat, building, surcharge) {
                Some(text::why_too_dear(state.set.name(building)))
            } else {
                None
            }
        };
        let cards = (0..).zip(&state.forum).filter_map(|(surcharge, card)| Some((surcharge, (*card)?)));
        cards
            .filter_map(|(surcharge, building)| Some((pieces::forum(building), reason(building, surcharge)?)))
            .collect()
    }

    #[inline]
    fn lone(&self, state: &State, _: Seat) -> Lone {
        state.tokens_lone()
    }
}

/// The price is paid: the building is laid, the Roman walks, builders give what they give.
pub(crate) fn bought(
    state: &mut State,
    building: Building,
    on: Basic,
    paid: Tokens,
    cx: &mut Context<'_, GloriaMundi>,
) {
    let seat = state.active;
    // Ruling G9: a builder does not help to buy itself.
    let bonuses = state.players[seat].buildings().and(state.set.bonuses);
    for place in &mut state.forum {
        if *place == Some(building) {
            *place = None;
        }
    }
    let player = &mut state.players[seat];
    player.bare[on] -= 1;
    player.built[on.index()].insert(building);
    cx.tell(Event::Bought { seat, building, on, paid, screens: state.screens });
    turn::walk(state, seat, u16::from(state.set.facts(building).laurel), cx);
    for builder in bonuses.iter() {
        if state.ended.is_none() {
            cx.tell(Event::Used { seat, building: builder });
            run::start(state, seat, builder, cx);
        }
    }
}
