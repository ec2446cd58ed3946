//! Phase 5: the active player pays tribute or lets the Goth move, destroy and be robbed of the tribute.

use saturnalia_rules::{Context, Seat};

use crate::GloriaMundi;
use crate::answer::Answer;
use crate::cards::{Building, BuildingSet, roads, table};
use crate::event::Event;
use crate::goods::{Basic, Basics, Token, Tokens};
use crate::payment::{self, Payment, Purpose};
use crate::state::State;
use crate::step::Step;

/// The tokens that a space asks for: one for each symbol.
pub(crate) fn tribute_of(symbols: Basics) -> Tokens {
    Tokens::new(u16::from(symbols.farm), u16::from(symbols.city), u16::from(symbols.peace), 0)
}

/// What has to be paid now to hold the Goth; `None` if Rome is next (Ruling G2).
pub(crate) fn tribute_due(state: &State) -> Option<Tokens> {
    state.next_tribute().map(|space| tribute_of(roads().symbols(space)))
}

pub(crate) fn can_pay(state: &State) -> bool {
    let tokens = state.players[state.active].tokens;
    // Builders help with purchases only.
    tribute_due(state).is_some_and(|due| payment::feasible(tokens, due, 0, BuildingSet::NONE))
}

/// Ruling G21: all of it or nothing; refusing is always allowed.
pub(crate) fn offers(state: &State, out: &mut Vec<Answer>) {
    if can_pay(state) {
        out.push(Answer::PayTribute);
    }
    out.push(Answer::Refuse);
}

pub(crate) fn pay_tribute(state: &mut State, cx: &mut Context<'_, GloriaMundi>) {
    let asked = tribute_due(state).expect("tribute is offered only where it can be paid");
    state.payment = Some(Payment {
        purpose: Purpose::Tribute,
        asked,
        surcharge: 0,
        helpers: BuildingSet::NONE,
        paid: Tokens::NONE,
    });
    payment::go_on(state, cx);
}

/// The tokens themselves lie on the space, glory as glory (Ruling G22).
pub(crate) fn tribute_paid(state: &mut State, paid: Tokens, cx: &mut Context<'_, GloriaMundi>) {
    state.tribute.push(paid);
    cx.tell(Event::TributePaid { seat: state.active, space: state.front(), paid });
}

/// Where an unpaid Goth goes: to the last space with tribute, or one space on, or past all tribute to Rome if that is
/// the next free space (Ruling G2).
pub(crate) fn target(state: &State) -> u8 {
    if state.next_tribute().is_none() { roads().rome() } else { state.front().max(state.goth + 1) }
}

/// The symbols an unpaid Goth passes, the space he stops on included.
pub(crate) fn raid(state: &State) -> Basics {
    let mut raid = Basics::default();
    for space in state.goth + 1..=target(state) {
        raid.add(roads().symbols(space));
    }
    raid
}

pub(crate) fn move_goth(state: &mut State, cx: &mut Context<'_, GloriaMundi>) {
    let to = target(state);
    state.owed = raid(state);
    for tokens in std::mem::take(&mut state.tribute) {
        state.spoils.add(tokens);
    }
    state.goth = to;
    let seat = state.active;
    cx.tell(Event::GothMoved { seat, to, owed: state.owed });
    cx.then(Step::Destroy { seat });
    cx.then(Step::Reclaim { seat });
}

/// Whether the seat has a card of a type that is still owed.
#[inline]
pub(crate) fn can_lose(state: &State, seat: Seat) -> bool {
    let player = &state.players[seat];
    state.owed.iter().any(|basic| player.cards(basic) > 0)
}

pub(crate) fn destroy_offers(state: &State, seat: Seat, out: &mut Vec<Answer>) {
    let player = &state.players[seat];
    out.extend(state.owed.iter().filter(|basic| player.bare[*basic] > 0).map(Answer::LoseBare));
    let built = state.owed.iter().fold(BuildingSet::NONE, |all, basic| all.or(player.built[basic.index()]));
    out.extend(built.iter().map(Answer::LoseBuilt));
    out.extend(built.and(table().walls).iter().map(Answer::LoseWall));
}

pub(crate) fn lose_bare(state: &mut State, seat: Seat, basic: Basic, cx: &mut Context<'_, GloriaMundi>) {
    state.players[seat].bare[basic] -= 1;
    cx.tell(Event::Lost { seat, basic, building: None });
    served(state, seat, basic, cx);
}

pub(crate) fn lose_built(state: &mut State, seat: Seat, building: Building, cx: &mut Context<'_, GloriaMundi>) {
    let basic = take_off(state, seat, building);
    cx.tell(Event::Lost { seat, basic, building: Some(building) });
    served(state, seat, basic, cx);
}

/// Ruling G24: the wall counts as a lost card of the type below it; the card below can be hit again later.
pub(crate) fn lose_wall(state: &mut State, seat: Seat, building: Building, cx: &mut Context<'_, GloriaMundi>) {
    let basic = take_off(state, seat, building);
    state.players[seat].bare[basic] += 1;
    cx.tell(Event::WallLost { seat, basic, building });
    served(state, seat, basic, cx);
}

fn take_off(state: &mut State, seat: Seat, building: Building) -> Basic {
    let player = &mut state.players[seat];
    let basic = player.below(building).expect("an offered building lies in the display");
    player.built[basic.index()].remove(building);
    state.fire.insert(building);
    basic
}

/// Ruling G23: one card each in turn, as long as anything is owed.
fn served(state: &mut State, seat: Seat, basic: Basic, cx: &mut Context<'_, GloriaMundi>) {
    state.owed[basic] -= 1;
    if state.owed.total() > 0 {
        cx.then(Step::Destroy { seat: state.seats.after(seat) });
    }
}

/// A seat without a fitting card is passed over; when nobody has one, the rest of what is owed lapses.
pub(crate) fn pass_over(state: &mut State, seat: Seat, cx: &mut Context<'_, GloriaMundi>) {
    if state.owed.total() == 0 {
        return;
    }
    match state.seats.seats_from(seat).find(|seat| can_lose(state, *seat)) {
        Some(next) => cx.then(Step::Destroy { seat: next }),
        None => {
            let owed = std::mem::take(&mut state.owed);
            cx.tell(Event::NothingLeftToLose { owed });
        }
    }
}

/// Ruling G25: one token each in turn, whoever paid or lost what.
pub(crate) fn reclaim(state: &mut State, seat: Seat, token: Token, cx: &mut Context<'_, GloriaMundi>) {
    hand_out(state, seat, token, cx);
    cx.then(Step::Reclaim { seat: state.seats.after(seat) });
}

/// What is left is all of one kind: there is nothing to choose.
pub(crate) fn hand_out_rest(state: &mut State, seat: Seat, cx: &mut Context<'_, GloriaMundi>) {
    let mut seat = seat;
    while let Some(token) = state.spoils.kinds().iter().next() {
        hand_out(state, seat, token, cx);
        seat = state.seats.after(seat);
    }
}

fn hand_out(state: &mut State, seat: Seat, token: Token, cx: &mut Context<'_, GloriaMundi>) {
    state.spoils[token] -= 1;
    state.players[seat].tokens[token] += 1;
    cx.tell(Event::Reclaimed { seat, token });
}
