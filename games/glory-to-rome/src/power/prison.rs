//! Prison: takes a finished building of another, whose owner gets the Prison's site in return. Ruling Q13: none of a
//! name one has in play. Ruling Q14: what a Stairway opened stays open.

use saturnalia_rules::{Context, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::forum;
use crate::answer::Answer;
use crate::building::completed::Completed;
use crate::cards::{Building, Buildings, Material};
use crate::event::Event;
use crate::state::State;
use crate::{GloryToRome, pieces, text};

/// The seat has finished a Prison and may take a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Prison {
    pub seat: Seat,
}

answers! { Answer:
    pub enum Prey { Pass, Seize { owner: Seat, building: Building } }
}

impl Question<GloryToRome> for Prison {
    type Answer = Prey;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        let possible = others(state, self.seat).any(|owner| !prey(state, self.seat, owner).is_empty());
        SeatSet::only_if(possible, self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloryToRome, Prey>) {
        offers.add(Prey::Pass);
        for owner in others(state, seat) {
            offers.extend(prey(state, seat, owner).iter().map(|building| Prey::Seize { owner, building }));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, prey: Prey, cx: &mut Context<'_, GloryToRome>) {
        match prey {
            Prey::Pass => {}
            Prey::Seize { owner, building } => seize(state, seat, owner, building, cx),
        }
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_PRISON.into()
    }

    fn words(&self, _: &State, _: Seat, prey: Prey) -> Label {
        match prey {
            Prey::Pass => text::PASS.into(),
            Prey::Seize { owner, building } => text::seize(building, owner),
        }
    }

    fn pieces(&self, _: &State, _: Seat, prey: Prey) -> Vec<Piece> {
        match prey {
            Prey::Pass => Vec::new(),
            Prey::Seize { owner, building } => vec![pieces::structure(owner, building)],
        }
    }
}

/// What can be taken from `owner`.
fn prey(state: &State, seat: Seat, owner: Seat) -> Buildings {
    let own = &state.camps[seat];
    state.camps[owner].completed.without(own.completed.union(own.foundations))
}

fn others(state: &State, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    state.seats.seats().filter(move |owner| *owner != seat)
}

/// The site changes hands before what the building does is counted.
fn seize(state: &mut State, seat: Seat, owner: Seat, building: Building, cx: &mut Context<'_, GloryToRome>) {
    let victim = &mut state.camps[owner];
    let site = Material::Stone.index();
    victim.sites[site] += 1;
    victim.completed.remove(building);
    let opened = victim.opened.contains(building);
    victim.opened.remove(building);
    let statue_site = if building == Building::Statue { victim.statue_site.take() } else { None };
    let thief = &mut state.camps[seat];
    thief.sites[site] -= 1;
    thief.completed.insert(building);
    if opened {
        thief.opened.insert(building);
    }
    if building == Building::Statue {
        thief.statue_site = statue_site;
    }
    cx.tell(Event::Seized { seat, owner, building, opened });
    cx.then(Completed { seat, building });
    forum::win_check(state, cx);
}
