//! Phase 3: from the active player on, everybody's cards of the laid type act, each once, in any order.
//!
//! A seat whose cards can do nothing but produce is not asked: a token never harms its owner (Ruling G34).

use saturnalia_rules::{Context, Seat};

use crate::GloriaMundi;
use crate::answer::Answer;
use crate::cards::Building;
use crate::effect::{Effect, run};
use crate::event::Event;
use crate::goods::{Basic, Tokens};
use crate::state::{Idle, State};
use crate::step::Step;

/// The type that acts this turn.
#[inline]
pub(crate) fn type_of_turn(state: &State) -> Basic {
    state.laid.expect("a basic card is laid before cards act")
}

/// Ruling G13: one seat after the other, each to its end.
pub(crate) fn begin(state: &mut State, seat: Seat, cx: &mut Context<'_, GloriaMundi>) {
    let basic = type_of_turn(state);
    let player = &state.players[seat];
    let built = player.coloured(basic);
    state.idle = Idle { plain: player.cards(basic) - built.len(), built, acted: false };
    if built.is_empty() {
        produce_rest(state, seat, cx);
    } else {
        cx.then(Step::NextCard { seat });
    }
}

/// Whether a building that has not acted yet could do so now, or after other cards have produced.
#[inline]
pub(crate) fn has_choice(state: &State, seat: Seat) -> bool {
    let idle = state.idle;
    if idle.built.is_empty() {
        return false;
    }
    let mut within_reach = state.players[seat].tokens;
    within_reach[type_of_turn(state).token()] += u16::from(idle.plain + idle.built.len() - 1);
    idle.built.iter().any(|building| can_use(state, seat, building, within_reach))
}

/// Whether a building would do anything for somebody with these tokens. Using it for nothing is not offered
/// (Ruling G16), except that a building worth nothing may be discarded to make room.
fn can_use(state: &State, seat: Seat, building: Building, tokens: Tokens) -> bool {
    match building.facts().effect {
        Effect::Produce(_) => true,
        Effect::Trade { give, .. } => give.times_in(tokens) > 0,
        Effect::Discard(_) => !state.players[seat].buildings().without(building).is_empty(),
        Effect::Owned { thing, per, .. } => run::owned(&state.players[seat], tokens, thing) >= u16::from(per),
        Effect::Exclusive { basic, .. } => {
            // Ruling G14
            let allowed = basic != type_of_turn(state) || !state.idle.acted;
            allowed && run::others(&state.players[seat], building, basic) > 0
        }
        Effect::GothOn { basic, .. } => run::goth_stands_on(state, basic),
        Effect::Swap { .. } | Effect::WhenBuying(_) | Effect::Wall(_) => false,
    }
}

/// Whether a building that has not acted yet can act now.
pub(crate) fn is_usable(state: &State, seat: Seat, building: Building) -> bool {
    can_use(state, seat, building, state.players[seat].tokens)
}

pub(crate) fn offers(state: &State, seat: Seat, out: &mut Vec<Answer>) {
    let idle = state.idle;
    out.push(Answer::ProduceRest);
    if idle.plain > 0 {
        out.push(Answer::ProducePlain);
    }
    if idle.plain + idle.built.len() > 1 {
        out.extend(idle.built.iter().map(Answer::Produce));
    }
    out.extend(idle.built.iter().filter(|building| is_usable(state, seat, *building)).map(Answer::Use));
    out.push(Answer::Rest);
}

pub(crate) fn produce_plain(state: &mut State, seat: Seat, cx: &mut Context<'_, GloriaMundi>) {
    let count = std::mem::take(&mut state.idle.plain);
    produce(state, seat, count, cx);
    cx.then(Step::NextCard { seat });
}

pub(crate) fn produce_below(state: &mut State, seat: Seat, building: Building, cx: &mut Context<'_, GloriaMundi>) {
    state.idle.built.remove(building);
    produce(state, seat, 1, cx);
    cx.then(Step::NextCard { seat });
}

pub(crate) fn use_building(state: &mut State, seat: Seat, building: Building, cx: &mut Context<'_, GloriaMundi>) {
    state.idle.built.remove(building);
    state.idle.acted = true;
    if let Effect::Exclusive { basic, .. } = building.facts().effect
        && basic == type_of_turn(state)
    {
        // Ruling G14: no other card of the type acts.
        state.idle = Idle { acted: true, ..Idle::default() };
    }
    cx.tell(Event::Used { seat, building });
    run::start(state, seat, building, cx);
    cx.then(Step::NextCard { seat });
}

/// Everything that has not acted yet produces.
pub(crate) fn produce_rest(state: &mut State, seat: Seat, cx: &mut Context<'_, GloriaMundi>) {
    let idle = std::mem::take(&mut state.idle);
    produce(state, seat, idle.plain + idle.built.len(), cx);
}

fn produce(state: &mut State, seat: Seat, count: u8, cx: &mut Context<'_, GloriaMundi>) {
    if count > 0 {
        let basic = type_of_turn(state);
        state.players[seat].tokens[basic.token()] += u16::from(count);
        state.idle.acted = true;
        cx.tell(Event::Produced { seat, basic, count });
    }
}
