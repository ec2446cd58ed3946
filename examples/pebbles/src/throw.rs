//! A die is thrown.

use saturnalia_rules::{Context, Happening, Purpose, Seat};
use serde::{Deserialize, Serialize};

use crate::{Event, Pebbles, State, Take};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Throw {
    pub seat: Seat,
}

/// What chance is drawn for. The number is part of every game dealt by it.
const THROW: Purpose = Purpose::new(1);

impl Happening<Pebbles> for Throw {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Pebbles>) {
        let Throw { seat } = self;
        state.throws += 1;
        state.die = cx.dice(THROW.of(seat).number(state.throws)).roll();
        cx.reveal();
        cx.tell(Event::Threw { seat, die: state.die });
        cx.then(Take { seat });
    }
}
