//! What events turn face down: one card or building of everybody when they strike, and all of it up again when they leave.

use saturnalia_rules::{Context, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::cards::{Building, Calling, Card, EventCard};
use crate::event::Event;
use crate::row::Pose;
use crate::state::State;
use crate::{Sylla, pieces, text};

/// What an event turns face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Target {
    Christian,
    OfCalling(Calling),
    /// Every building, cranes among them.
    AnyBuilding,
    Stall,
}

impl EventCard {
    /// What each player turns one of face down when the event strikes; `None`: it moves a marker instead.
    const fn target(self) -> Option<Target> {
        match self {
            EventCard::Persecution => Some(Target::Christian),
            EventCard::Purge => Some(Target::OfCalling(Calling::Senator)),
            EventCard::SlaveRevolt => Some(Target::OfCalling(Calling::Slave)),
            EventCard::Flood => Some(Target::AnyBuilding),
            EventCard::Pillage => Some(Target::Stall),
            EventCard::Epidemic
            | EventCard::Eruption
            | EventCard::ImperialCult
            | EventCard::Famine
            | EventCard::Decadence => None,
        }
    }

    /// Whether the event can turn this card face down, and keep it so.
    pub fn hits_card(self, card: Card) -> bool {
        match self.target() {
            Some(Target::Christian) => card.is_christian(),
            Some(Target::OfCalling(calling)) => card.calling() == Some(calling),
            // Ruling S7: a crane is a building to the flood, and never a character.
            Some(Target::AnyBuilding) => card == Card::Crane,
            Some(Target::Stall) | None => false,
        }
    }

    /// Whether the event can turn this building face down, and keep it so.
    pub fn hits_building(self, building: Building) -> bool {
        match self.target() {
            Some(Target::AnyBuilding) => building.lasts(),
            Some(Target::Stall) => building == Building::Stall,
            Some(Target::Christian | Target::OfCalling(_)) | None => false,
        }
    }
}

/// Ruling S12: the consul first, then clockwise. Ruling S13: an event that strikes again takes one more from everybody.
pub(super) fn ask_to_flip(state: &State, event: EventCard, cx: &mut Context<'_, Sylla>) {
    for seat in state.seats.seats_from(state.consul) {
        if has_target(state, seat, event) {
            cx.then(Flip { seat, event });
        } else {
            cx.tell(Event::NothingToFlip { seat });
        }
    }
}

pub(crate) fn has_target(state: &State, seat: Seat, event: EventCard) -> bool {
    let player = &state.players[seat];
    let face_up = |card: Card| Pose::FACE_UP.iter().any(|pose| player.row.count(card, *pose) > 0);
    Card::ALL.into_iter().any(|card| event.hits_card(card) && face_up(card))
        || Building::LASTING
            .into_iter()
            .any(|building| event.hits_building(building) && player.estate.open(building) > 0)
}

/// Ruling S12: a free choice among what is face up, turned cards included.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Flip {
    pub seat: Seat,
    pub event: EventCard,
}

answers! { Answer:
    pub enum FaceDown { FlipCard { card: Card, pose: Pose }, FlipBuilding(building: Building) }
}

impl Question<Sylla> for Flip {
    type Answer = FaceDown;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, Sylla, FaceDown>) {
        let player = &state.players[seat];
        for card in Card::ALL.into_iter().filter(|card| self.event.hits_card(*card)) {
            for pose in Pose::FACE_UP {
                if player.row.count(card, pose) > 0 {
                    offers.add(FaceDown::FlipCard { card, pose });
                }
            }
        }
        for building in Building::LASTING.into_iter().filter(|building| self.event.hits_building(*building)) {
            if player.estate.open(building) > 0 {
                offers.add(FaceDown::FlipBuilding(building));
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, what: FaceDown, cx: &mut Context<'_, Sylla>) {
        match what {
            FaceDown::FlipCard { card, pose } => {
                state.players[seat].row.shift(card, pose, Pose::Down);
                cx.tell(Event::CardFlipped { seat, card, pose });
            }
            FaceDown::FlipBuilding(building) => {
                state.players[seat].estate.flip(building);
                cx.tell(Event::BuildingFlipped { seat, building });
            }
        }
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ask_flip(self.event)
    }

    fn words(&self, _: &State, _: Seat, what: FaceDown) -> Label {
        match what {
            FaceDown::FlipCard { card, pose: Pose::Turned } => text::do_flip_turned(card),
            FaceDown::FlipCard { card, pose: Pose::Upright | Pose::Down } => text::do_flip(card),
            FaceDown::FlipBuilding(building) => text::do_flip(building),
        }
    }

    fn pieces(&self, _: &State, seat: Seat, what: FaceDown) -> Vec<Piece> {
        match what {
            FaceDown::FlipCard { card, pose } => vec![pieces::card(seat, card, pose)],
            FaceDown::FlipBuilding(building) => vec![pieces::building(seat, building)],
        }
    }

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Open
    }
}

/// Ruling S14: turns up whatever the event at this place held down, unless another open event holds it too. What counts
/// is that the other event lies there, not that it has struck. Ruling S15: released cards stand upright at once.
pub(super) fn release(state: &mut State, leaving: usize, cx: &mut Context<'_, Sylla>) {
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
