//! 4) Removing an event: one of the two prevented leaves the game, and a new one is turned up.

use arrayvec::ArrayVec;
use saturnalia_rules::{Context, Happening, Known as _, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::face_down;
use crate::answer::Answer;
use crate::cards::EventCard;
use crate::event::Event;
use crate::state::{DECADENCE_SLOT, State};
use crate::{Sylla, pieces, text};

/// The places of the prevented events that can leave: those with the most cubes among the two, Decadence never.
fn removable(state: &State) -> ArrayVec<usize, DECADENCE_SLOT> {
    let prevented = || (0..DECADENCE_SLOT).filter(|slot| state.is_prevented(*slot));
    let most = prevented().map(|slot| state.cubes_on(slot)).max().unwrap_or_default();
    prevented().filter(|slot| state.cubes_on(*slot) == most).collect()
}

/// Ruling S11: the one with more cubes; between equals the consul decides; in place of Decadence the other one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChooseRemoved;

impl Happening<Sylla> for ChooseRemoved {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        match *removable(state) {
            [only] => remove(state, only, cx),
            _ => cx.then(RemoveEvent { seat: state.consul }),
        }
    }
}

/// Both prevented events have equally many cubes: the consul decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RemoveEvent {
    pub seat: Seat,
}

answers! { Answer:
    pub struct Remove(event: EventCard);
}

impl Question<Sylla> for RemoveEvent {
    type Answer = Remove;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, Sylla, Remove>) {
        let mut events: ArrayVec<EventCard, DECADENCE_SLOT> =
            removable(state).into_iter().map(|slot| state.events[slot]).collect();
        events.sort_unstable();
        offers.extend(events.into_iter().map(Remove));
    }

    fn answer(self, state: &mut State, _: Seat, Remove(event): Remove, cx: &mut Context<'_, Sylla>) {
        remove(state, state.event_slot(event), cx);
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_REMOVE.into()
    }

    fn words(&self, _: &State, _: Seat, Remove(event): Remove) -> Label {
        text::do_remove(event)
    }

    fn pieces(&self, _: &State, _: Seat, Remove(event): Remove) -> Vec<Piece> {
        vec![pieces::event(event)]
    }

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Open
    }
}

/// Ruling S14: the release comes before the new event is drawn. Everybody takes the cubes back.
fn remove(state: &mut State, slot: usize, cx: &mut Context<'_, Sylla>) {
    let event = state.events[slot];
    cx.tell(Event::Removed { event });
    cx.tell(Event::CubesReturned { events: state.events, cubes: state.cubes });
    state.cubes = Default::default();
    state.prevented = 0;
    state.removed_events.push(event);
    face_down::release(state, slot, cx);
    // There are more events than rounds.
    let event = state.event_deck.pop().known();
    state.events[slot] = event;
    cx.tell(Event::NewEvent { event });
    cx.reveal();
}
