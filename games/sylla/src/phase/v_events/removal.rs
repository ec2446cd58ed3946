//! 4) One of the two prevented events leaves the game, and what it held down is turned up again.

use saturnalia_rules::Context;

use crate::Sylla;
use crate::answer::Answer;
use crate::cards::{Building, Card, EventCard};
use crate::event::Event;
use crate::row::Pose;
use crate::state::{DECADENCE_SLOT, State};
use crate::step::Step;

/// The places of the prevented events that can leave: those with the most cubes among the two, Decadence never.
fn removable(state: &State) -> impl Iterator<Item = usize> + '_ {
    let prevented = || (0..DECADENCE_SLOT).filter(|slot| state.is_prevented(*slot));
    let most = prevented().map(|slot| state.cubes_on(slot)).max().unwrap_or_default();
    prevented().filter(move |slot| state.cubes_on(*slot) == most)
}

/// Ruling S11: the one with more cubes; between equals the consul decides; in place of Decadence the other one.
pub(crate) fn choose(state: &mut State, cx: &mut Context<'_, Sylla>) {
    if removable(state).nth(1).is_some() {
        cx.then(Step::RemoveEvent { seat: state.consul });
        return;
    }
    let slot = removable(state).next().expect("one of two prevented events is not Decadence");
    remove(state, state.events[slot], cx);
}

pub(crate) fn offers(state: &State, out: &mut Vec<Answer>) {
    out.extend(removable(state).map(|slot| Answer::Remove(state.events[slot])));
    out.sort_unstable();
}

/// Ruling S14: the release comes before the new event is drawn.
pub(crate) fn remove(state: &mut State, event: EventCard, cx: &mut Context<'_, Sylla>) {
    let slot = state.event_slot(event).expect("only open events leave");
    cx.tell(Event::Removed { event });
    state.removed_events.push(event);
    release(state, slot, cx);
    state.events[slot] = state.event_deck.pop().expect("nine events last for five rounds");
    cx.tell(Event::NewEvent { event: state.events[slot] });
    cx.reveal();
    state.cubes = Default::default();
    state.prevented = 0;
}

/// Ruling S14: turns up whatever the event at this place held down, unless another open event holds it too. What counts
/// is that the other event lies there, not that it has struck. Ruling S15: released cards stand upright at once.
fn release(state: &mut State, leaving: usize, cx: &mut Context<'_, Sylla>) {
    let event = state.events[leaving];
    if event.target().is_none() {
        return;
    }
    let staying: [EventCard; 3] = std::array::from_fn(|index| state.events[index + usize::from(index >= leaving)]);
    for card in Card::ALL.into_iter().filter(|card| event.hits_card(*card)) {
        if staying.iter().any(|other| other.hits_card(card)) {
            continue;
        }
        for seat in state.seats.seats() {
            let count = state.players[seat].row.shift_all(card, Pose::Down, Pose::Upright);
            if count > 0 {
                cx.tell(Event::CardReleased { seat, card, count });
            }
        }
    }
    for building in Building::LASTING.into_iter().filter(|building| event.hits_building(*building)) {
        if staying.iter().any(|other| other.hits_building(building)) {
            continue;
        }
        for seat in state.seats.seats() {
            let count = state.players[seat].estate.release(building);
            if count > 0 {
                cx.tell(Event::BuildingReleased { seat, building, count });
            }
        }
    }
}
