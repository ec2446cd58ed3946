//! 1) Selection and 2) award of tokens.

use saturnalia_rules::{Context, Seat};

use crate::Sylla;
use crate::answer::Answer;
use crate::cards::{EventCard, Fighter};
use crate::components::MAJORITY_PRESTIGE;
use crate::event::{Event, TokenReason};
use crate::state::State;
use crate::step::Step;

/// Asks the next seat, clockwise from `first`, that has a cube to place. Ruling S10: placing is compulsory.
pub(crate) fn ask_from(state: &State, first: Seat, cx: &mut Context<'_, Sylla>) {
    if let Some(seat) = state.seats.seats_from(first).find(|seat| can_place(state, *seat)) {
        cx.then(Step::PlaceCube { seat });
    }
}

fn can_place(state: &State, seat: Seat) -> bool {
    Fighter::ALL.into_iter().any(|fighter| {
        state.players[seat].cubes_of(fighter) > 0 && state.events.iter().any(|event| takes(*event, fighter))
    })
}

/// Whether cubes from such a character may be put on the event.
#[inline]
pub(crate) fn takes(event: EventCard, fighter: Fighter) -> bool {
    event.fought_by().contains(&fighter)
}

pub(crate) fn offers(state: &State, seat: Seat, out: &mut Vec<Answer>) {
    let player = &state.players[seat];
    for event in state.events {
        for fighter in Fighter::ALL {
            if player.cubes_of(fighter) > 0 && takes(event, fighter) {
                out.push(Answer::Cube { event, fighter });
            }
        }
    }
    out.sort_unstable();
}

pub(crate) fn place(state: &mut State, seat: Seat, event: EventCard, fighter: Fighter, cx: &mut Context<'_, Sylla>) {
    let slot = state.event_slot(event).expect("cubes go on open events");
    state.players[seat].cubes[fighter.index()] -= 1;
    state.cubes[slot][seat] += 1;
    cx.tell(Event::CubePlaced { seat, event, fighter });
    ask_from(state, state.seats.after(seat), cx);
}

/// Everybody with the most cubes on an event earns what it shows; an event without cubes earns nobody anything.
pub(crate) fn reward(state: &mut State, cx: &mut Context<'_, Sylla>) {
    for player in &mut state.players.0 {
        player.cubes = [0; 2];
    }
    for (event, cubes) in state.events.into_iter().zip(state.cubes) {
        let most = cubes.0.iter().copied().max().unwrap_or_default();
        if most == 0 {
            continue;
        }
        for seat in state.seats.seats().filter(|seat| cubes[*seat] == most) {
            let player = &mut state.players[seat];
            match event.token() {
                Some(token) => {
                    player.tokens[token.index()] += 1;
                    cx.tell(Event::TokenTaken { seat, token, reason: TokenReason::Majority(event) });
                }
                None => {
                    player.prestige += i16::from(MAJORITY_PRESTIGE);
                    cx.tell(Event::MajorityPrestige { seat, event, points: MAJORITY_PRESTIGE });
                }
            }
        }
    }
}
