//! 3) Effect of the events: the two that are not prevented strike, the upper one first.

use saturnalia_rules::{Context, Happening};
use serde::{Deserialize, Serialize};

use super::face_down;
use crate::Sylla;
use crate::cards::{EventCard, Token};
use crate::components::Components;
use crate::event::Event;
use crate::ladder::{Direction, Ladder};
use crate::state::{OPEN_EVENTS, State};

/// Ruling S12: from the top to Decadence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StrikeEvents;

impl Happening<Sylla> for StrikeEvents {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        for slot in (0..OPEN_EVENTS).filter(|slot| !state.is_prevented(*slot)) {
            cx.then(Strike { slot: slot as u8 });
        }
    }
}

/// The event at this place strikes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Strike {
    pub slot: u8,
}

impl Happening<Sylla> for Strike {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        let event = state.events[usize::from(self.slot)];
        cx.tell(Event::Struck { event });
        let before = state.ladder;
        state.ladder = ladder_after(&state.set, &before, event);
        match event {
            EventCard::Epidemic | EventCard::Eruption | EventCard::ImperialCult | EventCard::Decadence => {
                for marker in aimed_at(&before, event) {
                    cx.tell(moved(&state.set, &before, &state.ladder, marker, Direction::Left));
                }
            }
            EventCard::Famine => {
                let to = state.ladder.famine();
                cx.tell(Event::FamineGrown { by: to - before.famine(), to });
            }
            EventCard::Persecution
            | EventCard::Purge
            | EventCard::Flood
            | EventCard::SlaveRevolt
            | EventCard::Pillage => face_down::ask_to_flip(state, event, cx),
        }
    }
}

/// What is told of a marker that was to move: how far it came, or that it could not (Ruling S21).
pub(crate) fn moved(set: &Components, before: &Ladder, after: &Ladder, marker: Token, direction: Direction) -> Event {
    match after.column(marker).abs_diff(before.column(marker)) {
        0 => Event::NothingMoved { marker, direction },
        steps => Event::MarkerMoved { marker, direction, steps, value: after.value(set, marker) },
    }
}

/// The markers the event pushes to the left: Decadence all that are furthest to the right.
fn aimed_at(ladder: &Ladder, event: EventCard) -> impl Iterator<Item = Token> + use<> {
    let rightmost = ladder.rightmost();
    let (only, all_rightmost) = match event {
        EventCard::Epidemic => (Some(Token::Health), false),
        EventCard::Eruption => (Some(Token::Leisure), false),
        EventCard::ImperialCult => (Some(Token::Civic), false),
        EventCard::Decadence => (None, true),
        EventCard::Famine
        | EventCard::Persecution
        | EventCard::Purge
        | EventCard::Flood
        | EventCard::SlaveRevolt
        | EventCard::Pillage => (None, false),
    };
    only.into_iter().chain(rightmost.filter(move |_| all_rightmost))
}

/// The ladder once the event has struck. Ruling S21: a marker at the far left stays.
pub(crate) fn ladder_after(set: &Components, ladder: &Ladder, event: EventCard) -> Ladder {
    let mut after = *ladder;
    for marker in aimed_at(ladder, event) {
        after.shift(set, marker, Direction::Left, 1);
    }
    if event == EventCard::Famine {
        after.worsen_famine(set, 1);
    }
    after
}
