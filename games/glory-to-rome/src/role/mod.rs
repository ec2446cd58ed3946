//! The six roles. Each file says what one action may be and what it does.

use saturnalia_rules::Context;

use crate::GloryToRome;
use crate::answer::Answer;
use crate::cards::{Building, Role};
use crate::round::perform;
use crate::state::State;
use crate::step::{Turn, Used};

pub mod architect;
pub mod craftsman;
pub mod laborer;
pub mod legionary;
pub mod merchant;
pub mod patron;

/// Whether a seat is asked for another action: one is left, and as far as all can see something can be done with it.
pub fn may_act(state: &State, turn: Turn) -> bool {
    perform::any_left(state, turn)
        && match turn.role {
            Role::Laborer => laborer::possible(state, turn.seat, Used::NOTHING),
            Role::Craftsman => craftsman::possible(state, turn.seat),
            Role::Architect => architect::possible(state, turn.seat),
            Role::Legionary => legionary::possible(state, turn.seat),
            Role::Merchant => merchant::possible(state, turn.seat, Used::NOTHING),
            Role::Patron => patron::possible(state, turn.seat, Used::NOTHING),
        }
}

pub fn offers(state: &State, turn: Turn, out: &mut Vec<Answer>) {
    match turn.role {
        Role::Laborer => laborer::offers(state, turn.seat, Used::NOTHING, out),
        Role::Craftsman => craftsman::offers(state, turn, out),
        Role::Architect => architect::offers(state, turn, out),
        Role::Legionary => legionary::offers(state, turn.seat, Building::Insula, out),
        Role::Merchant => merchant::offers(state, turn.seat, Used::NOTHING, out),
        Role::Patron => patron::offers(state, turn.seat, Used::NOTHING, out),
    }
}

/// Performs one action (a Legionary: all of them) and goes on with the rest. Whoever passes gives up the rest.
pub fn answer(state: &mut State, turn: Turn, answer: Answer, cx: &mut Context<'_, GloryToRome>) {
    if answer == Answer::Pass {
        return perform::give_up(state, turn);
    }
    let act = match turn.role {
        Role::Craftsman => return craftsman::answer(state, turn, answer, cx),
        Role::Architect => return architect::answer(state, turn, answer, cx),
        Role::Legionary => return legionary::begin(state, turn, answer, cx),
        Role::Laborer => laborer::answer,
        Role::Merchant => merchant::answer,
        Role::Patron => patron::answer,
    };
    let left = perform::spend(state, turn, 1);
    act(state, turn.seat, Used::NOTHING, answer, cx);
    perform::go_on(left, cx);
}
