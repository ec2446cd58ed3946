//! 1. The leader thinks or leads a role.

use saturnalia_rules::{Context, Seat};

use crate::GloryToRome;
use crate::answer::{Answer, Unit};
use crate::cards::{Building, Material, Role};
use crate::event::Event;
use crate::options::Edition;
use crate::power;
use crate::round::{perform, petition, think};
use crate::state::{Decision, State};
use crate::step::{Left, Step, Turn};

pub fn offers(state: &State, out: &mut Vec<Answer>) {
    out.push(Answer::Think);
    for role in Role::ALL {
        units(state, state.leader, role, None, out);
    }
}

/// The units with which a seat can lead or follow a role, from `from` on.
pub fn units(state: &State, seat: Seat, role: Role, from: Option<Unit>, out: &mut Vec<Answer>) {
    let camp = &state.camps[seat];
    let allowed = |unit: Unit| from.is_none_or(|from| unit >= from);
    let mut offer = |unit: Unit| {
        if allowed(unit) {
            out.push(Answer::Play { role, unit });
        }
    };
    let cards = if any_card_is(state, seat, role) { camp.hand } else { camp.hand.of(role.material()) };
    for card in cards.kinds() {
        offer(Unit::Card(card));
    }
    if camp.senators > 0 {
        offer(Unit::Senator);
    }
    let least = petition::least(state, seat);
    for material in Material::ALL {
        if camp.hand.count_of(material) >= least {
            offer(Unit::Petition(material));
        }
    }
}

/// Circus: any one card counts as an Architect.
fn any_card_is(state: &State, seat: Seat, role: Role) -> bool {
    role == Role::Architect && state.options.edition == Edition::Lookout && power::has(state, seat, Building::Circus)
}

pub fn answer(state: &mut State, answer: Answer, cx: &mut Context<'_, GloryToRome>) {
    let leader = state.leader;
    let Answer::Play { role, unit } = answer else {
        state.camps[leader].decision = Decision::Thinks;
        cx.tell(Event::Thinks { seat: leader });
        think::once(leader, cx);
        return cx.then(Step::PassLeader);
    };
    state.role = Some(role);
    state.camps[leader].decision = Decision::Leads;
    cx.tell(Event::Leads { seat: leader, role });
    play_unit(state, leader, role, unit, cx);
    for seat in state.seats.seats_from(leader).skip(1) {
        cx.then(Step::Follow(seat));
    }
    for seat in state.seats.seats_from(leader) {
        cx.then(Step::Perform(Turn { seat, role, left: Left::Round }));
    }
    cx.then(Step::EndRound);
}

/// Lays a unit before its owner. The Palace then asks for more.
pub fn play_unit(state: &mut State, seat: Seat, role: Role, unit: Unit, cx: &mut Context<'_, GloryToRome>) {
    cx.reveal();
    let camp = &mut state.camps[seat];
    match unit {
        Unit::Card(card) => {
            camp.play(card);
            camp.played.add(card);
            cx.tell(Event::PlayedCard { seat, card, role });
            perform::add_unit(state, seat, unit, cx);
        }
        Unit::Senator => {
            camp.senators -= 1;
            camp.played_senators += 1;
            cx.tell(Event::PlayedSenator { seat, role });
            perform::add_unit(state, seat, unit, cx);
        }
        Unit::Petition(material) => {
            cx.tell(Event::Petitions { seat, material, role });
            cx.then(petition::begin(seat, role, material));
        }
    }
}
