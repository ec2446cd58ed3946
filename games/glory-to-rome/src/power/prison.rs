//! Prison: takes a finished building of another, whose owner gets the Prison's site in return. Ruling Q13: none of a name one has
//! in play. Ruling Q14: what a Stairway opened stays open.

use saturnalia_rules::{Context, Seat};

use crate::GloryToRome;
use crate::answer::Answer;
use crate::cards::{Building, Buildings, Material};
use crate::event::Event;
use crate::state::State;
use crate::step::Step;

/// What can be taken from `owner`.
fn prey(state: &State, seat: Seat, owner: Seat) -> Buildings {
    let own = &state.camps[seat];
    state.camps[owner].completed.without(own.completed.union(own.foundations))
}

pub fn possible(state: &State, seat: Seat) -> bool {
    others(state, seat).any(|owner| !prey(state, seat, owner).is_empty())
}

fn others(state: &State, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    state.seats.seats().filter(move |owner| *owner != seat)
}

pub fn offers(state: &State, seat: Seat, out: &mut Vec<Answer>) {
    out.push(Answer::Pass);
    for owner in others(state, seat) {
        out.extend(prey(state, seat, owner).iter().map(|building| Answer::Seize { owner, building }));
    }
}

/// The site changes hands before what the building does is counted.
pub fn answer(state: &mut State, seat: Seat, answer: Answer, cx: &mut Context<'_, GloryToRome>) {
    let Answer::Seize { owner, building } = answer else { return };
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
    cx.tell(Event::Seized { seat, owner, building });
    cx.then(Step::Completed { seat, building });
}
