//! Carries out effects. What is forced happens without asking.

use saturnalia_rules::{Context, Seat};

use super::take::Take;
use super::{Bundle, Effect, Thing, trade};
use crate::cards::Building;
use crate::components::Components;
use crate::event::Event;
use crate::goods::{Basic, Tokens};
use crate::state::{Player, State};
use crate::{GloriaMundi, turn};

/// How many of a thing a player with these tokens owns (Ruling G15: a card counts itself).
pub(crate) fn owned(player: &Player, tokens: Tokens, thing: Thing) -> u16 {
    match thing {
        Thing::Basic(basic) => u16::from(player.cards(basic)),
        Thing::Building => u16::from(player.buildings().len()),
        Thing::Token(token) => tokens[token],
    }
}

/// Cards of a type beside the one below the building itself.
pub(crate) fn others(player: &Player, building: Building, basic: Basic) -> u16 {
    let own = player.built[basic.index()].contains(building);
    u16::from(player.cards(basic)) - u16::from(own)
}

/// Ruling G18: the space on which the Goth stands now; start and Rome have no symbol.
pub(crate) fn goth_stands_on(state: &State, basic: Basic) -> bool {
    state.set.roads.symbols(state.goth)[basic] > 0
}

/// What a building gives, and how often, if nothing has to be given or chosen for it first.
pub(crate) fn plain_result(state: &State, seat: Seat, building: Building) -> Option<(Bundle, u16)> {
    let player = &state.players[seat];
    match state.set.facts(building).effect {
        Effect::Produce(get) | Effect::WhenBuying(get) => Some((get, 1)),
        Effect::Owned { thing, per, get } => Some((get, owned(player, player.tokens, thing) / u16::from(per))),
        Effect::Exclusive { basic, get } => Some((get, others(player, building, basic))),
        Effect::GothOn { basic, get } => Some((get, u16::from(goth_stands_on(state, basic)))),
        Effect::Trade { .. } | Effect::Swap { .. } | Effect::Wall(_) => None,
    }
}

/// Carries out the effect of a building, or asks the first question about it.
pub(crate) fn start(state: &mut State, seat: Seat, building: Building, cx: &mut Context<'_, GloriaMundi>) {
    if let Some((get, times)) = plain_result(state, seat, building) {
        let steps = u16::from(get.steps).saturating_mul(times);
        receive(state, seat, building, get.tokens.times(times), steps, times, cx);
    } else if let Effect::Trade { .. } = state.set.facts(building).effect {
        trade::start(state, seat, building, cx);
    }
}

/// What a building's effect gives.
pub(crate) fn got_from(set: &Components, building: Building) -> Bundle {
    match set.facts(building).effect {
        Effect::Produce(get)
        | Effect::Trade { get, .. }
        | Effect::Owned { get, .. }
        | Effect::Exclusive { get, .. }
        | Effect::GothOn { get, .. }
        | Effect::WhenBuying(get) => get,
        Effect::Swap { .. } | Effect::Wall(_) => Bundle::default(),
    }
}

/// Tokens are given away for an effect.
pub(super) fn give_away(state: &mut State, seat: Seat, tokens: Tokens, cx: &mut Context<'_, GloriaMundi>) {
    if tokens.total() > 0 {
        state.players[seat].tokens.remove(tokens);
        tell_given(state, seat, tokens, cx);
    }
}

pub(super) fn tell_given(state: &State, seat: Seat, tokens: Tokens, cx: &mut Context<'_, GloriaMundi>) {
    if tokens.total() > 0 {
        cx.tell(Event::Gave { seat, tokens, screens: state.screens });
    }
}

/// Tokens come out of an effect. There are always enough (Ruling G28).
pub(super) fn gain(state: &mut State, seat: Seat, tokens: Tokens, cx: &mut Context<'_, GloriaMundi>) {
    if tokens.total() > 0 {
        state.players[seat].tokens.add(tokens);
        cx.tell(Event::Received { seat, tokens, screens: state.screens });
    }
}

/// Gives tokens and steps, and asks for what is chosen so many times over.
pub(super) fn receive(
    state: &mut State,
    seat: Seat,
    building: Building,
    tokens: Tokens,
    steps: u16,
    times: u16,
    cx: &mut Context<'_, GloriaMundi>,
) {
    gain(state, seat, tokens, cx);
    turn::walk(state, seat, steps, cx);
    if state.ended.is_some() || times == 0 {
        return;
    }
    let choices = got_from(state.set.get(), building).choices();
    for (choice, chosen) in (0..).zip(choices) {
        cx.then(Take { seat, building, choice, left: u16::from(chosen.count).saturating_mul(times) });
    }
}
