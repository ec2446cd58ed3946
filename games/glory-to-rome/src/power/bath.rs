//! Bath: a new client performs an action of its role once, at once. Ruling Q8: never doubled; Ludus Magnus and Storeroom let it
//! choose the role. Ruling Q9: also during the Garden.

use saturnalia_rules::{Context, Seat};

use crate::GloryToRome;
use crate::answer::Answer;
use crate::cards::{Building, Role};
use crate::event::Event;
use crate::power;
use crate::round::perform;
use crate::state::State;

fn may_act_as(state: &State, seat: Seat, client: Role, role: Role) -> bool {
    let active = power::active(state, seat);
    role == client
        || client == Role::Merchant && active.contains(Building::LudusMagnus)
        || role == Role::Laborer && active.contains(Building::Storeroom)
}

/// Whether there is more than the client's own role.
pub fn has_choice(state: &State, seat: Seat, client: Role) -> bool {
    Role::ALL.into_iter().any(|role| role != client && may_act_as(state, seat, client, role))
}

pub fn offers(state: &State, seat: Seat, client: Role, out: &mut Vec<Answer>) {
    out.push(Answer::Pass);
    out.extend(Role::ALL.into_iter().filter(|role| may_act_as(state, seat, client, *role)).map(Answer::ActAs));
}

pub fn answer(seat: Seat, answer: Answer, cx: &mut Context<'_, GloryToRome>) {
    if let Answer::ActAs(role) = answer {
        cx.tell(Event::Bathes { seat, role });
        perform::grant(seat, role, 1, Building::Bath, cx);
    }
}
