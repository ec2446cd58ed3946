//! 3) What the other two events do, the upper one first.

use saturnalia_rules::{Context, Seat};

use crate::Sylla;
use crate::answer::Answer;
use crate::cards::{Building, Card, EventCard, Token};
use crate::event::Event;
use crate::ladder::{Direction, Ladder};
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
    let before = state.ladder;
    state.ladder = ladder_after(&before, event);
    match event {
        EventCard::Epidemic | EventCard::Eruption | EventCard::ImperialCult | EventCard::Decadence => {
            for marker in aimed_at(&before, event) {
                cx.tell(moved(&before, &state.ladder, marker, Direction::Left));
            }
        }
        EventCard::Famine => {
            let to = state.ladder.famine();
            cx.tell(Event::FamineGrown { by: to - before.famine(), to });
        }
        EventCard::Persecution | EventCard::Purge | EventCard::Flood | EventCard::SlaveRevolt | EventCard::Pillage => {
            ask_to_flip(state, event, cx)
        }
    }
}

/// What is told of a marker that was to move: how far it came, or that it could not (Ruling S21).
pub(crate) fn moved(before: &Ladder, after: &Ladder, marker: Token, direction: Direction) -> Event {
    match after.column(marker).abs_diff(before.column(marker)) {
        0 => Event::NothingMoved { marker, direction },
        steps => Event::MarkerMoved { marker, direction, steps, value: after.value(marker) },
    }
}

/// The markers the event pushes to the left.
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
pub(crate) fn ladder_after(ladder: &Ladder, event: EventCard) -> Ladder {
    let mut after = *ladder;
    for marker in aimed_at(ladder, event) {
        after.shift(marker, Direction::Left, 1);
    }
    if event == EventCard::Famine {
        after.worsen_famine(1);
    }
    after
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
