//! 3) What the other two events do, the upper one first.

use saturnalia_rules::{Context, Seat};

use crate::Sylla;
use crate::answer::Answer;
use crate::cards::{Building, Card, EventCard, Token};
use crate::event::Event;
use crate::ladder::Direction;
use crate::row::Pose;
use crate::state::{OPEN_EVENTS, State};
use crate::step::Step;

/// Ruling S12: from the top to Decadence.
pub(crate) fn strike_all(state: &State, cx: &mut Context<'_, Sylla>) {
    for slot in (0..OPEN_EVENTS).filter(|slot| !state.is_prevented(*slot)) {
        cx.then(Step::Strike { slot: slot as u8 });
    }
}

pub(crate) fn strike(state: &mut State, slot: u8, cx: &mut Context<'_, Sylla>) {
    let event = state.events[usize::from(slot)];
    cx.tell(Event::Struck { event });
    match event {
        EventCard::Epidemic => fall(state, Token::Health, cx),
        EventCard::Eruption => fall(state, Token::Leisure, cx),
        EventCard::ImperialCult => fall(state, Token::Civic, cx),
        EventCard::Famine => {
            state.ladder.worsen_famine(1);
            cx.tell(Event::FamineGrown { to: state.ladder.famine() });
        }
        EventCard::Decadence => {
            for marker in state.ladder.rightmost() {
                fall(state, marker, cx);
            }
        }
        EventCard::Persecution | EventCard::Purge | EventCard::Flood | EventCard::SlaveRevolt | EventCard::Pillage => {
            ask_to_flip(state, event, cx)
        }
    }
}

/// One column to the left. Ruling S21: a marker at the far left stays.
fn fall(state: &mut State, marker: Token, cx: &mut Context<'_, Sylla>) {
    if state.ladder.column(marker) == 0 {
        cx.tell(Event::NothingMoved { marker });
        return;
    }
    state.ladder.shift(marker, Direction::Left, 1);
    cx.tell(Event::MarkerMoved { marker, direction: Direction::Left, value: state.ladder.value(marker) });
}

/// Ruling S12: the consul first, then clockwise. Ruling S13: an event that strikes again takes one more from everybody.
fn ask_to_flip(state: &State, event: EventCard, cx: &mut Context<'_, Sylla>) {
    for seat in state.seats.seats_from(state.consul) {
        if has_target(state, seat, event) {
            cx.then(Step::Flip { seat, event });
        } else {
            cx.tell(Event::NothingToFlip { seat });
        }
    }
}

fn has_target(state: &State, seat: Seat, event: EventCard) -> bool {
    let player = &state.players[seat];
    let face_up = |card: Card| Pose::FACE_UP.iter().any(|pose| player.row.count(card, *pose) > 0);
    Card::ALL.into_iter().any(|card| event.hits_card(card) && face_up(card))
        || Building::LASTING
            .into_iter()
            .any(|building| event.hits_building(building) && player.estate.open(building) > 0)
}

/// Ruling S12: a free choice among what is face up, turned cards included.
pub(crate) fn flip_offers(state: &State, seat: Seat, event: EventCard, out: &mut Vec<Answer>) {
    let player = &state.players[seat];
    for card in Card::ALL.into_iter().filter(|card| event.hits_card(*card)) {
        for pose in Pose::FACE_UP {
            if player.row.count(card, pose) > 0 {
                out.push(Answer::FlipCard { card, pose });
            }
        }
    }
    for building in Building::LASTING.into_iter().filter(|building| event.hits_building(*building)) {
        if player.estate.open(building) > 0 {
            out.push(Answer::FlipBuilding(building));
        }
    }
}

pub(crate) fn flip_card(state: &mut State, seat: Seat, (card, pose): (Card, Pose), cx: &mut Context<'_, Sylla>) {
    state.players[seat].row.shift(card, pose, Pose::Down);
    cx.tell(Event::CardFlipped { seat, card, pose });
}

pub(crate) fn flip_building(state: &mut State, seat: Seat, building: Building, cx: &mut Context<'_, Sylla>) {
    state.players[seat].estate.flip(building);
    cx.tell(Event::BuildingFlipped { seat, building });
}
