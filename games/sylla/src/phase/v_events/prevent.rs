//! 3) Which two events are prevented: those with the most cubes; the consul decides between equals.

use saturnalia_rules::{Context, Seat};

use crate::Sylla;
use crate::answer::Answer;
use crate::cards::EventCard;
use crate::event::Event;
use crate::state::{OPEN_EVENTS, State};
use crate::step::Step;

/// Events prevented in a round.
const PREVENTED: u8 = 2;

/// The number of cubes that the second of the prevented events has.
fn threshold(state: &State) -> u8 {
    let mut counts: [u8; OPEN_EVENTS] = std::array::from_fn(|slot| state.cubes_on(slot));
    counts.sort_unstable();
    counts[OPEN_EVENTS - usize::from(PREVENTED)]
}

/// Prevents what is beyond doubt, and asks the consul about the rest (Ruling S11: also between events without a cube).
pub(crate) fn count(state: &mut State, cx: &mut Context<'_, Sylla>) {
    let least = threshold(state);
    let (mut above, mut level) = (0u8, 0u8);
    for slot in 0..OPEN_EVENTS {
        let cubes = state.cubes_on(slot);
        above |= u8::from(cubes > least) << slot;
        level |= u8::from(cubes == least) << slot;
    }
    let open = PREVENTED - above.count_ones() as u8;
    if level.count_ones() == u32::from(open) {
        state.prevented = above | level;
        tell(state, cx);
    } else {
        state.prevented = above;
        cx.then(Step::PreventEvent { seat: state.consul, left: open, from: EventCard::ALL[0] });
    }
}

/// The equals not named yet, from `from` on, in ascending order, as long as enough of them follow.
pub(crate) fn offers(state: &State, left: u8, from: EventCard, out: &mut Vec<Answer>) {
    let least = threshold(state);
    for slot in 0..OPEN_EVENTS {
        let event = state.events[slot];
        if state.cubes_on(slot) == least && !state.is_prevented(slot) && event >= from {
            out.push(Answer::Prevent(event));
        }
    }
    out.sort_unstable();
    out.truncate((out.len() + 1).saturating_sub(usize::from(left)));
}

pub(crate) fn prevent(state: &mut State, seat: Seat, left: u8, event: EventCard, cx: &mut Context<'_, Sylla>) {
    let slot = state.event_slot(event).expect("only open events are prevented");
    state.prevented |= 1 << slot;
    if left > 1 {
        cx.then(Step::PreventEvent { seat, left: left - 1, from: event });
    } else {
        tell(state, cx);
    }
}

fn tell(state: &State, cx: &mut Context<'_, Sylla>) {
    let events = (0..OPEN_EVENTS).filter(|slot| state.is_prevented(*slot)).map(|slot| state.events[slot]).collect();
    cx.tell(Event::Prevented { events });
}
