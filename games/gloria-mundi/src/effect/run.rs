//! Carries out effects. What is forced happens without asking.

use saturnalia_rules::{Context, Seat};

use crate::GloriaMundi;
use crate::answer::Answer;
use crate::cards::{Building, roads};
use crate::effect::{Bundle, Effect, Limit, Proceeds, Thing};
use crate::event::Event;
use crate::goods::{Basic, Good, Token, TokenSet, Tokens};
use crate::state::{Player, State};
use crate::step::Step;
use crate::turn;

/// The longest list of numbers offered for a repeatable trade.
const MOST_TIMES: u16 = 200;

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
    roads().symbols(state.goth)[basic] > 0
}

/// What a building gives, and how often, if nothing has to be given or chosen for it first.
pub(crate) fn plain_result(state: &State, seat: Seat, building: Building) -> Option<(Bundle, u16)> {
    let player = &state.players[seat];
    match building.facts().effect {
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
    match building.facts().effect {
        Effect::Trade { limit: Limit::AnyNumber, .. } if most_times(state, seat, building) > 1 => {
            cx.then(Step::HowOften { seat, building });
        }
        Effect::Trade { .. } => trade(state, seat, building, 1, cx),
        Effect::Discard(_) => cx.then(Step::DiscardOther { seat, building }),
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
pub(crate) fn given_for(building: Building) -> Bundle {
    match building.facts().effect {
        Effect::Trade { give, .. } => give,
        Effect::Produce(_)
        | Effect::Discard(_)
        | Effect::Owned { .. }
        | Effect::Exclusive { .. }
        | Effect::GothOn { .. }
        | Effect::Swap { .. }
        | Effect::WhenBuying(_)
        | Effect::Wall(_) => Bundle::default(),
    }
}

/// What a building's effect gives.
pub(crate) fn got_from(building: Building) -> Bundle {
    match building.facts().effect {
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

fn most_times(state: &State, seat: Seat, building: Building) -> u16 {
    given_for(building).times_in(state.players[seat].tokens).min(MOST_TIMES)
}

pub(crate) fn how_often_offers(state: &State, seat: Seat, building: Building, out: &mut Vec<Answer>) {
    out.extend((1..=most_times(state, seat, building)).map(Answer::Times));
}

/// Ruling G17: every repetition gives the whole left side; choices may differ each time. Glory is no joker
/// here (Ruling G7).
pub(crate) fn trade(state: &mut State, seat: Seat, building: Building, times: u16, cx: &mut Context<'_, GloriaMundi>) {
    let give = given_for(building);
    pay(state, seat, give.tokens.times(times), cx);
    go_on_giving(state, seat, building, Still { left: u16::from(give.chosen) * times, times }, cx);
}

/// A trade under way.
#[derive(Clone, Copy)]
pub(crate) struct Still {
    /// Tokens still to be given.
    pub left: u16,
    /// How often the trade is made.
    pub times: u16,
}

fn givable(state: &State, seat: Seat, building: Building) -> TokenSet {
    let among = given_for(building).among.tokens();
    TokenSet(among.0 & state.players[seat].tokens.kinds().0)
}

/// Asks for the next token unless there is no choice any more.
fn go_on_giving(state: &mut State, seat: Seat, building: Building, still: Still, cx: &mut Context<'_, GloriaMundi>) {
    let Still { mut left, times } = still;
    while left > 0 {
        let kinds = givable(state, seat, building);
        let total: u16 = kinds.iter().map(|token| state.players[seat].tokens[token]).sum();
        if kinds.len() > 1 && total > left {
            return cx.then(Step::Give { seat, building, left, times });
        }
        let Some(token) = kinds.iter().next() else { break };
        let count = left.min(state.players[seat].tokens[token]);
        pay(state, seat, Tokens::of(token, count), cx);
        left -= count;
    }
    receive(state, seat, building, got_from(building), times, cx);
}

pub(crate) fn give_offers(state: &State, seat: Seat, building: Building, out: &mut Vec<Answer>) {
    out.extend(givable(state, seat, building).iter().map(Answer::Give));
}

pub(crate) fn give(
    state: &mut State,
    seat: Seat,
    building: Building,
    token: Token,
    still: Still,
    cx: &mut Context<'_, GloriaMundi>,
) {
    pay(state, seat, Tokens::of(token, 1), cx);
    go_on_giving(state, seat, building, Still { left: still.left - 1, ..still }, cx);
}

fn pay(state: &mut State, seat: Seat, tokens: Tokens, cx: &mut Context<'_, GloriaMundi>) {
    if tokens.total() > 0 {
        state.players[seat].tokens.remove(tokens);
        cx.tell(Event::Gave { seat, tokens });
    }
}

fn gain(state: &mut State, seat: Seat, tokens: Tokens, cx: &mut Context<'_, GloriaMundi>) {
    if tokens.total() > 0 {
        // Ruling G28: there are always enough tokens.
        state.players[seat].tokens.add(tokens);
        cx.tell(Event::Received { seat, tokens });
    }
}

/// Gives a bundle so many times; asks for what is chosen.
pub(crate) fn receive(
    state: &mut State,
    seat: Seat,
    building: Building,
    bundle: Bundle,
    times: u16,
    cx: &mut Context<'_, GloriaMundi>,
) {
    gain(state, seat, bundle.tokens.times(times), cx);
    turn::walk(state, seat, u16::from(bundle.steps) * times, cx);
    let left = u16::from(bundle.chosen) * times;
    if left > 0 {
        cx.then(Step::Take { seat, building, left });
    }
}

pub(crate) fn take_offers(building: Building, out: &mut Vec<Answer>) {
    out.extend(got_from(building).among.iter().map(Answer::Take));
}

pub(crate) fn take(
    state: &mut State,
    seat: Seat,
    building: Building,
    good: Good,
    left: u16,
    cx: &mut Context<'_, GloriaMundi>,
) {
    match good.token() {
        Some(token) => gain(state, seat, Tokens::of(token, 1), cx),
        None => turn::walk(state, seat, 1, cx),
    }
    if left > 1 {
        cx.then(Step::Take { seat, building, left: left - 1 });
    }
}

/// Ruling G19: any other building of any colour.
pub(crate) fn discard_offers(state: &State, seat: Seat, building: Building, out: &mut Vec<Answer>) {
    out.extend(state.players[seat].buildings().without(building).iter().map(Answer::Discard));
}

/// Discards a building for the effect of another. Its basic card stays, and may still produce if neither of the two
/// has acted (Ruling G19); steps once made for it are kept (Ruling G20).
pub(crate) fn discard(
    state: &mut State,
    seat: Seat,
    building: Building,
    other: Building,
    cx: &mut Context<'_, GloriaMundi>,
) {
    let player = &mut state.players[seat];
    let below = player.below(other).expect("an offered building lies in the display");
    player.built[below.index()].remove(other);
    player.bare[below] += 1;
    state.fire.insert(other);
    if state.idle.built.contains(other) {
        state.idle.built.remove(other);
        state.idle.plain += 1;
    }
    cx.tell(Event::Discarded { seat, building: other });
    match building.facts().effect {
        Effect::Discard(Proceeds::Steps) => turn::walk(state, seat, u16::from(other.facts().laurel), cx),
        // Ruling G8: the printed price, without any surcharge.
        Effect::Discard(Proceeds::Price) => gain(state, seat, other.facts().price, cx),
        Effect::Discard(Proceeds::Goods(get)) => receive(state, seat, building, get, 1, cx),
        Effect::Produce(_)
        | Effect::Trade { .. }
        | Effect::Owned { .. }
        | Effect::Exclusive { .. }
        | Effect::GothOn { .. }
        | Effect::Swap { .. }
        | Effect::WhenBuying(_)
        | Effect::Wall(_) => {}
    }
}
