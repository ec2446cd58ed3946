//! Carries out effects. What is forced happens without asking.

use saturnalia_rules::{Context, Seat};

use super::discard::DiscardOther;
use super::take::Take;
use super::trade::{self, HowOften};
use super::{Bundle, Effect, Limit, Proceeds, Thing};
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
        Effect::Trade { .. } | Effect::Discard(_) | Effect::Swap { .. } | Effect::Wall(_) => None,
    }
}

/// Carries out the effect of a building, or asks the first question about it.
pub(crate) fn start(state: &mut State, seat: Seat, building: Building, cx: &mut Context<'_, GloriaMundi>) {
    if let Some((get, times)) = plain_result(state, seat, building) {
        return receive(state, seat, building, get, times, cx);
    }
    match state.set.facts(building).effect {
        Effect::Trade { limit: Limit::AnyNumber, .. } if trade::most_times(state, seat, building) > 1 => {
            cx.then(HowOften { seat, building });
        }
        Effect::Trade { .. } => trade::make(state, seat, building, 1, cx),
        Effect::Discard(_) => cx.then(DiscardOther { seat, building }),
        Effect::Produce(_)
        | Effect::Owned { .. }
        | Effect::Exclusive { .. }
        | Effect::GothOn { .. }
        | Effect::WhenBuying(_)
        | Effect::Swap { .. }
        | Effect::Wall(_) => {}
    }
}

/// What is given for a building's effect.
pub(crate) fn given_for(set: &Components, building: Building) -> Bundle {
    if let Effect::Trade { give, .. } = set.facts(building).effect { give } else { Bundle::default() }
}

/// What a building's effect gives.
pub(crate) fn got_from(set: &Components, building: Building) -> Bundle {
    match set.facts(building).effect {
        Effect::Produce(get)
        | Effect::Trade { get, .. }
        | Effect::Owned { get, .. }
        | Effect::Exclusive { get, .. }
        | Effect::GothOn { get, .. }
        | Effect::WhenBuying(get)
        | Effect::Discard(Proceeds::Goods(get)) => get,
        Effect::Discard(Proceeds::Steps | Proceeds::Price) | Effect::Swap { .. } | Effect::Wall(_) => Bundle::default(),
    }
}

/// Tokens are given away for an effect.
pub(super) fn give_away(state: &mut State, seat: Seat, tokens: Tokens, cx: &mut Context<'_, GloriaMundi>) {
    if tokens.total() > 0 {
        state.players[seat].tokens.remove(tokens);
        cx.tell(Event::Gave { seat, tokens });
    }
}

/// Tokens come out of an effect. There are always enough (Ruling G28).
pub(super) fn gain(state: &mut State, seat: Seat, tokens: Tokens, cx: &mut Context<'_, GloriaMundi>) {
    if tokens.total() > 0 {
        state.players[seat].tokens.add(tokens);
        cx.tell(Event::Received { seat, tokens });
    }
}

/// Gives a bundle so many times; asks for what is chosen.
pub(super) fn receive(
    state: &mut State,
    seat: Seat,
    building: Building,
    bundle: Bundle,
    times: u16,
    cx: &mut Context<'_, GloriaMundi>,
) {
    gain(state, seat, bundle.tokens.times(times), cx);
    turn::walk(state, seat, u16::from(bundle.steps).saturating_mul(times), cx);
    let left = u16::from(bundle.chosen).saturating_mul(times);
    if left > 0 {
        cx.then(Take { seat, building, left });
    }
}
