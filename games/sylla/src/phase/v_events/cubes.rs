//! 1) Selection: cubes of legionaries and vestals are put on events, one at a time. 2) Award of tokens.

use saturnalia_rules::{Context, Happening, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::cards::{EventCard, Fighter};
use crate::event::{Event, TokenReason};
use crate::row::Pose;
use crate::state::State;
use crate::{Sylla, pieces, text};

/// A cube for every upright vestal and legionary.
pub(super) fn hand_out(state: &mut State, cx: &mut Context<'_, Sylla>) {
    for seat in state.seats.seats() {
        let player = &mut state.players[seat];
        player.cubes = Fighter::ALL.map(|fighter| player.row.of_calling(fighter.calling(), Pose::Upright));
        cx.tell(Event::CubesReady { seat, cubes: player.cubes });
    }
}

/// Asks the next seat, clockwise from `first`, that has a cube to place. Ruling S10: placing is compulsory.
pub(crate) fn ask_from(state: &State, first: Seat, cx: &mut Context<'_, Sylla>) {
    if let Some(seat) = state.seats.seats_from(first).find(|seat| can_place(state, *seat)) {
        cx.then(PlaceCube { seat });
    }
}

fn can_place(state: &State, seat: Seat) -> bool {
    state.events.iter().any(|event| can_fight(state, seat, *event))
}

/// Whether the seat has a cube that may be put on the event.
fn can_fight(state: &State, seat: Seat, event: EventCard) -> bool {
    Fighter::ALL.iter().any(|fighter| state.players[seat].cubes_of(*fighter) > 0 && takes(state, event, *fighter))
}

/// Whether cubes from such a character may be put on the event.
#[inline]
fn takes(state: &State, event: EventCard, fighter: Fighter) -> bool {
    state.set.event(event).fought_by.contains(&fighter)
}

/// The seat puts a cube on an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlaceCube {
    pub seat: Seat,
}

answers! { Answer:
    pub struct Cube { event: EventCard, fighter: Fighter }
}

impl Question<Sylla> for PlaceCube {
    type Answer = Cube;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, Sylla, Cube>) {
        let player = &state.players[seat];
        let mut events = state.events;
        events.sort_unstable();
        for event in events {
            for fighter in Fighter::ALL {
                if player.cubes_of(fighter) > 0 && takes(state, event, fighter) {
                    offers.add(Cube { event, fighter });
                }
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, Cube { event, fighter }: Cube, cx: &mut Context<'_, Sylla>) {
        let slot = state.event_slot(event);
        state.players[seat].cubes[fighter.index()] -= 1;
        let beside = state.cubes[slot][seat];
        state.cubes[slot][seat] += 1;
        cx.tell(Event::CubePlaced { seat, event, fighter, beside });
        ask_from(state, state.seats.after(seat), cx);
    }

    fn question(&self, state: &State, seat: Seat) -> Label {
        let player = &state.players[seat];
        text::ask_cube(player.cubes_of(Fighter::Legionary), player.cubes_of(Fighter::Vestal))
    }

    fn words(&self, _: &State, _: Seat, Cube { event, fighter }: Cube) -> Label {
        text::do_cube(fighter, event)
    }

    fn pieces(&self, _: &State, _: Seat, Cube { event, fighter }: Cube) -> Vec<Piece> {
        vec![pieces::own_cubes(fighter), pieces::event(event)]
    }

    /// Events that none of the cubes left may be put on.
    fn why_not(&self, state: &State, seat: Seat) -> Vec<(Piece, Label)> {
        let others = state.events.into_iter().filter(|event| !can_fight(state, seat, *event));
        others.map(|event| (pieces::event(event), text::WHY_NOT_FOUGHT.into())).collect()
    }

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Open
    }
}

/// Everybody with the most cubes on an event earns what it shows; an event without cubes earns nobody anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RewardMajorities;

impl Happening<Sylla> for RewardMajorities {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        for seat in state.seats.seats() {
            let cubes = std::mem::take(&mut state.players[seat].cubes);
            cx.tell(Event::CubesUnused { seat, cubes });
        }
        for (event, cubes) in state.events.into_iter().zip(state.cubes) {
            let most = cubes.0.iter().copied().max().unwrap_or_default();
            if most == 0 {
                continue;
            }
            for seat in state.seats.seats().filter(|seat| cubes[*seat] == most) {
                match state.set.event(event).token {
                    Some(token) => state.take_token(seat, token, TokenReason::Majority(event), cx),
                    None => {
                        let points = state.set.majority_prestige;
                        state.players[seat].gain(points.into());
                        cx.tell(Event::MajorityPrestige { seat, event, points });
                    }
                }
            }
        }
    }
}
