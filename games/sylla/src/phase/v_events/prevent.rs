//! 3) Which two events are prevented: those with the most cubes; the consul decides between equals.

use arrayvec::ArrayVec;
use saturnalia_rules::{Context, Happening, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::cards::EventCard;
use crate::event::Event;
use crate::state::{OPEN_EVENTS, State};
use crate::{Sylla, pieces, text};

/// Events prevented in a round.
const PREVENTED: u8 = 2;

/// The number of cubes that the second of the prevented events has.
fn threshold(state: &State) -> u8 {
    let mut counts: [u8; OPEN_EVENTS] = std::array::from_fn(|slot| state.cubes_on(slot));
    counts.sort_unstable();
    counts[OPEN_EVENTS - usize::from(PREVENTED)]
}

/// The events with more cubes than the second of the prevented, those with as many, and how many of these are prevented.
pub(crate) fn counted(state: &State) -> (u8, u8, u8) {
    let least = threshold(state);
    let (mut above, mut level) = (0u8, 0u8);
    for slot in 0..OPEN_EVENTS {
        let cubes = state.cubes_on(slot);
        above |= u8::from(cubes > least) << slot;
        level |= u8::from(cubes == least) << slot;
    }
    (above, level, PREVENTED - above.count_ones() as u8)
}

/// Prevents what is beyond doubt, and asks the consul about the rest (Ruling S11: also between events without a cube).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CountCubes;

impl Happening<Sylla> for CountCubes {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        let (above, level, open) = counted(state);
        if level.count_ones() == u32::from(open) {
            state.prevented = above | level;
            tell(state, cx);
        } else {
            state.prevented = above;
            cx.then(PreventEvent { seat: state.consul, left: open, from: EventCard::ALL[0] });
        }
    }
}

fn tell(state: &State, cx: &mut Context<'_, Sylla>) {
    let events = (0..OPEN_EVENTS).filter(|slot| state.is_prevented(*slot)).map(|slot| state.events[slot]).collect();
    cx.tell(Event::Prevented { events });
}

/// The consul names events with equally many cubes, in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PreventEvent {
    pub seat: Seat,
    pub left: u8,
    /// None before this one.
    pub from: EventCard,
}

answers! { Answer:
    pub struct Prevent(event: EventCard);
}

impl PreventEvent {
    /// The equals not named yet, as long as enough of them follow.
    fn equals(self, state: &State) -> ArrayVec<EventCard, OPEN_EVENTS> {
        let least = threshold(state);
        let open = (0..OPEN_EVENTS).filter(|slot| state.cubes_on(*slot) == least && !state.is_prevented(*slot));
        let mut equals: ArrayVec<EventCard, OPEN_EVENTS> =
            open.map(|slot| state.events[slot]).filter(|event| *event >= self.from).collect();
        equals.sort_unstable();
        equals.truncate((equals.len() + 1).saturating_sub(usize::from(self.left)));
        equals
    }

    /// Whether there is something to name.
    pub(crate) fn can_go_on(self, state: &State) -> bool {
        !self.equals(state).is_empty()
    }
}

impl Question<Sylla> for PreventEvent {
    type Answer = Prevent;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, Sylla, Prevent>) {
        offers.extend(self.equals(state).into_iter().map(Prevent));
    }

    fn answer(self, state: &mut State, _: Seat, Prevent(event): Prevent, cx: &mut Context<'_, Sylla>) {
        let slot = state.event_slot(event);
        state.prevented |= 1 << slot;
        if self.left > 1 {
            cx.then(PreventEvent { left: self.left - 1, from: event, ..self });
        } else {
            tell(state, cx);
        }
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ask_prevent(self.left)
    }

    fn words(&self, _: &State, _: Seat, Prevent(event): Prevent) -> Label {
        text::do_prevent(event)
    }

    fn pieces(&self, _: &State, _: Seat, Prevent(event): Prevent) -> Vec<Piece> {
        vec![pieces::event(event)]
    }

    /// Events that are prevented already, or have too few cubes.
    fn why_not(&self, state: &State, _: Seat) -> Vec<(Piece, Label)> {
        let free = (0..OPEN_EVENTS).filter(|slot| !state.is_prevented(*slot));
        let most = free.map(|slot| state.cubes_on(slot)).max().unwrap_or_default();
        let reason = |slot: usize| {
            if state.is_prevented(slot) {
                Some(text::WHY_ALREADY_PREVENTED)
            } else {
                (state.cubes_on(slot) < most).then_some(text::WHY_FEWER_CUBES)
            }
        };
        (0..OPEN_EVENTS).filter_map(|slot| Some((pieces::event(state.events[slot]), reason(slot)?.into()))).collect()
    }

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Open
    }
}
