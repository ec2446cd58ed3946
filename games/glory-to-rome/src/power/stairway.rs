//! Stairway: an Architect action lays a matching material on another's finished building and opens its function to all.
//! Rulings Q5 and Q6. What a building does on its completion is not repeated.

use saturnalia_rules::{Context, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::answer::{Answer, Source};
use crate::building::material;
use crate::cards::{Building, Buildings, Material};
use crate::event::Event;
use crate::power::{self, forum};
use crate::role::architect;
use crate::round::perform::{self, Turn};
use crate::state::State;
use crate::{GloryToRome, pieces, text};

/// A material laid on another's building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opening {
    pub owner: Seat,
    pub building: Building,
    pub material: Material,
    pub source: Source,
}

impl Opening {
    pub(crate) fn words(self) -> Label {
        match self.source {
            Source::Stockpile => text::open(self.building, self.material, self.owner),
            Source::Pool => text::open_pool(self.building, self.material, self.owner),
        }
    }

    pub(crate) fn pieces(self, seat: Seat) -> Vec<Piece> {
        vec![pieces::source(seat, self.material, self.source), pieces::structure(self.owner, self.building)]
    }
}

/// The second half of a choice too long to be made at once: the seat opens this one building.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpenUp {
    pub turn: Turn,
    pub owner: Seat,
    pub building: Building,
}

answers! { Answer:
    pub enum Opened { Open { owner: Seat, building: Building, material: Material, source: Source } }
}

impl From<Opened> for Opening {
    fn from(Opened::Open { owner, building, material, source }: Opened) -> Opening {
        Opening { owner, building, material, source }
    }
}

impl Question<GloryToRome> for OpenUp {
    type Answer = Opened;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.turn.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloryToRome, Opened>) {
        ways(state, seat, self.owner, self.building, |Opening { owner, building, material, source }| {
            offers.add(Opened::Open { owner, building, material, source });
        });
    }

    fn answer(self, state: &mut State, _: Seat, opened: Opened, cx: &mut Context<'_, GloryToRome>) {
        open(state, self.turn, opened.into(), cx);
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ask_work_on(self.building)
    }

    fn words(&self, _: &State, _: Seat, opened: Opened) -> Label {
        Opening::from(opened).words()
    }

    fn pieces(&self, _: &State, seat: Seat, opened: Opened) -> Vec<Piece> {
        Opening::from(opened).pieces(seat)
    }
}

/// Finished buildings of `owner` whose function is not open yet.
fn closed(state: &State, owner: Seat) -> Buildings {
    state.camps[owner].completed.without(state.opened)
}

fn others(state: &State, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    state.seats.seats().filter(move |owner| *owner != seat)
}

/// Buildings of `owner` for which the seat has a matching material.
pub fn openable(state: &State, seat: Seat, owner: Seat) -> impl Iterator<Item = Building> {
    let sources = architect::sources(state, seat);
    let closed = if power::has(state, seat, Building::Stairway) { closed(state, owner) } else { Buildings::NONE };
    closed.iter().filter(move |building| {
        let matches = material::matching(state, seat, *building, state.camps[owner].site_of(*building));
        sources.into_iter().any(|(_, cards)| cards.materials().any(&matches))
    })
}

pub fn possible(state: &State, seat: Seat) -> bool {
    power::has(state, seat, Building::Stairway)
        && others(state, seat).any(|owner| openable(state, seat, owner).next().is_some())
}

/// Calls `found` for every way to open a building.
#[inline]
pub fn each(state: &State, seat: Seat, mut found: impl FnMut(Opening)) {
    if !power::has(state, seat, Building::Stairway) {
        return;
    }
    for owner in others(state, seat) {
        for building in closed(state, owner).iter() {
            ways(state, seat, owner, building, &mut found);
        }
    }
}

/// At least as many as [`each`] finds, without looking: every material from both sources.
#[inline]
pub fn most(state: &State, seat: Seat) -> usize {
    if !power::has(state, seat, Building::Stairway) {
        return 0;
    }
    2 * Material::ALL.len() * others(state, seat).map(|owner| closed(state, owner).len()).sum::<usize>()
}

/// Materials that open one building.
fn ways(state: &State, seat: Seat, owner: Seat, building: Building, mut found: impl FnMut(Opening)) {
    let sources = architect::sources(state, seat);
    let matches = material::matching(state, seat, building, state.camps[owner].site_of(building));
    for material in Material::ALL.into_iter().filter(|material| matches(*material)) {
        for (source, cards) in sources {
            if cards.has(material) {
                found(Opening { owner, building, material, source });
            }
        }
    }
}

/// Lays the material and goes on with what is left of the turn.
pub fn open(
    state: &mut State,
    turn: Turn,
    Opening { owner, building, material, source }: Opening,
    cx: &mut Context<'_, GloryToRome>,
) {
    let seat = turn.seat;
    let turn = perform::spend(state, turn, 1);
    architect::take(state, seat, material, source);
    state.camps[owner].opened.insert(building);
    state.opened.insert(building);
    cx.tell(Event::Opened { seat, owner, building, material, source });
    forum::win_check(state, cx);
    perform::go_on(state, turn, cx);
}
