//! Craftsman: lays a foundation, or adds a card of the hand to a structure. With the Fountain, the top card of the deck
//! instead of one of the hand.

use saturnalia_rules::{Context, Seat};

use crate::GloryToRome;
use crate::answer::{Answer, Place};
use crate::building::material::Fitting;
use crate::building::{completed, material, site, work};
use crate::cards::{Building, Material, Role};
use crate::event::Event;
use crate::power::{self, fountain};
use crate::round::perform;
use crate::state::State;
use crate::step::{Step, Turn};

pub fn possible(state: &State, seat: Seat) -> bool {
    !state.camps[seat].hand.is_empty() || power::has(state, seat, Building::Fountain)
}

pub fn offers(state: &State, turn: Turn, out: &mut Vec<Answer>) {
    let camp = &state.camps[turn.seat];
    out.push(Answer::Pass);
    site::offers(state, turn, camp.hand, perform::left(state, turn), out);
    for to in camp.foundations.iter() {
        let fits = material::fitting(state, turn.seat, to, Role::Craftsman);
        add_offers(state, turn.seat, to, fits, out);
    }
    if power::has(state, turn.seat, Building::Fountain) {
        out.push(Answer::DrawFountain);
    }
    work::shorten(out, turn.seat);
}

/// Cards of the hand that can be added to one structure.
pub fn add_offers(state: &State, seat: Seat, to: Building, fits: Fitting, out: &mut Vec<Answer>) {
    for card in state.camps[seat].hand.kinds() {
        for finish in fits.ways(card.material()) {
            out.push(Answer::Add { to, card, finish });
        }
    }
}

pub fn answer(state: &mut State, turn: Turn, answer: Answer, cx: &mut Context<'_, GloryToRome>) {
    let seat = turn.seat;
    if let Answer::WorkOn { owner, building } = answer {
        return cx.then(Step::WorkOn { turn, owner, building });
    }
    state.crafted.insert(seat);
    if let Answer::Lay { building, site, place } = answer {
        return lay_from_hand(state, turn, building, site, place, cx);
    }
    let turn = perform::spend(state, turn, 1);
    if let Answer::Add { to, card, finish } = answer {
        cx.reveal();
        state.camps[seat].play(card);
        cx.tell(Event::Added { seat, to, card });
        state.built.add(card);
        completed::add_material(state, seat, to, finish, cx);
        perform::go_on(turn, cx);
    } else {
        fountain::draw(state, turn, cx);
    }
}

/// Lays a foundation from the hand and goes on with what is left of the turn. Architects do the same.
pub fn lay_from_hand(
    state: &mut State,
    turn: Turn,
    building: Building,
    site: Material,
    place: Place,
    cx: &mut Context<'_, GloryToRome>,
) {
    let turn = perform::spend(state, turn, site::cost(state, turn.seat, place));
    cx.reveal();
    state.camps[turn.seat].play(building);
    site::lay(state, turn.seat, building, site, place, cx);
    perform::go_on(turn, cx);
}
