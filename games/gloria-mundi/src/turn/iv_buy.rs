//! Phase 4: the active player may buy one building from the forum.

use saturnalia_rules::{Context, Seat};

use crate::GloriaMundi;
use crate::answer::Answer;
use crate::cards::{Building, BuildingSet, table};
use crate::effect::run;
use crate::event::Event;
use crate::goods::{Basic, Tokens};
use crate::payment::{self, Payment, Purpose};
use crate::state::State;
use crate::turn;

/// Builders of the seat that swap tokens when it buys.
#[inline]
pub(crate) fn swaps(state: &State, seat: Seat) -> BuildingSet {
    state.players[seat].buildings().and(table().swaps)
}

/// Whether the seat could pay this card of the forum.
pub(crate) fn can_pay(state: &State, seat: Seat, building: Building, surcharge: u8) -> bool {
    let tokens = state.players[seat].tokens;
    payment::feasible(tokens, building.facts().price, u16::from(surcharge), swaps(state, seat))
}

/// Whether the seat has a basic card to lay this building on.
pub(crate) fn has_place(state: &State, seat: Seat, building: Building) -> bool {
    places(state, seat, building).next().is_some()
}

/// One building to a basic card, and of a type it fits (Ruling G31).
fn places(state: &State, seat: Seat, building: Building) -> impl Iterator<Item = Basic> {
    state.players[seat].bare.iter().filter(move |basic| building.facts().fits(*basic))
}

pub(crate) fn offers(state: &State, out: &mut Vec<Answer>) {
    let seat = state.active;
    out.push(Answer::Pass);
    let mut affordable = BuildingSet::NONE;
    for (surcharge, card) in state.forum.iter().enumerate() {
        if let Some(building) = *card
            && has_place(state, seat, building)
            && can_pay(state, seat, building, surcharge as u8)
        {
            affordable.insert(building);
        }
    }
    for building in affordable.iter() {
        out.extend(places(state, seat, building).map(|on| Answer::Buy { building, on }));
    }
}

pub(crate) fn buy(state: &mut State, building: Building, on: Basic, cx: &mut Context<'_, GloriaMundi>) {
    let seat = state.active;
    let surcharge = state.surcharge(building).expect("a building on offer lies in the forum");
    state.payment = Some(Payment {
        purpose: Purpose::Building { building, on },
        asked: building.facts().price,
        surcharge: u16::from(surcharge),
        helpers: swaps(state, seat),
        paid: Tokens::NONE,
    });
    payment::go_on(state, cx);
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
    let bonuses = state.players[seat].buildings().and(table().bonuses);
    for place in &mut state.forum {
        if *place == Some(building) {
            *place = None;
        }
    }
    let player = &mut state.players[seat];
    player.bare[on] -= 1;
    player.built[on.index()].insert(building);
    cx.tell(Event::Bought { seat, building, on, paid });
    turn::walk(state, seat, u16::from(building.facts().laurel), cx);
    for builder in bonuses.iter() {
        if state.ended.is_none() {
            cx.tell(Event::Used { seat, building: builder });
            run::start(state, seat, builder, cx);
        }
    }
}
