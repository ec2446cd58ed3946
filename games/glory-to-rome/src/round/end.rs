//! 5. and 6. The end of a round, leader first: Senate, Sewer, clean-up, Academy; then the leader's token passes left.

use saturnalia_rules::{Context, Seat, SeatSet};

use crate::GloryToRome;
use crate::cards::{Building, MATERIALS, Material};
use crate::event::Event;
use crate::power;
use crate::round::think;
use crate::state::{Decision, State};
use crate::step::Step;
use crate::zone::Cards;

pub fn end_round(state: &mut State, cx: &mut Context<'_, GloryToRome>) {
    let order = state.seats.seats_from(state.leader);
    for seat in order.clone().filter(|seat| power::has(state, *seat, Building::Senate)) {
        cx.then(Step::Senate { seat, from: Seat(0) });
    }
    for seat in order.clone().filter(|seat| power::has(state, *seat, Building::Sewer)) {
        cx.then(Step::Sewer { seat, from: Material::Rubble });
    }
    cx.then(Step::CleanUp);
    // Ruling Q16: the Academy thinks after the played cards have reached the pool.
    for seat in order.filter(|seat| state.crafted.contains(*seat)) {
        if power::has(state, seat, Building::Academy) {
            cx.then(Step::Academy(seat));
        }
    }
    cx.then(Step::PassLeader);
}

pub fn clean_up(state: &mut State, _cx: &mut Context<'_, GloryToRome>) {
    for seat in state.seats.seats() {
        let camp = &mut state.camps[seat];
        state.pool = state.pool.plus(camp.played);
        state.senators += camp.played_senators;
        camp.played = Cards::NONE;
        camp.played_senators = 0;
        camp.units = 0;
        camp.echo = 0;
        camp.acted = [0; MATERIALS];
        camp.fresh = [0; MATERIALS];
        camp.shown = Cards::NONE;
    }
}

pub fn academy(seat: Seat, cx: &mut Context<'_, GloryToRome>) {
    think::granted(seat, 1, Building::Academy, cx);
}

pub fn pass_leader(state: &mut State, cx: &mut Context<'_, GloryToRome>) {
    for seat in state.seats.seats() {
        state.camps[seat].decision = Decision::Open;
    }
    state.role = None;
    state.crafted = SeatSet::NONE;
    state.round += 1;
    state.leader = state.seats.after(state.leader);
    cx.tell(Event::RoundBegins { leader: state.leader, round: state.round });
    cx.then(Step::Lead);
}
