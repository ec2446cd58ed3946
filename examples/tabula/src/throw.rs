//! Three dice are thrown.

use saturnalia_rules::{Context, Happening, Purpose, Seat};
use serde::{Deserialize, Serialize};

use crate::{Advance, Event, State, Tabula};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Throw {
    pub seat: Seat,
}

/// What chance is drawn for. The number is part of every game dealt by it.
const THROW: Purpose = Purpose::new(1);

impl Happening<Tabula> for Throw {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Tabula>) {
        let seat = self.seat;
        state.throws += 1;
        let cup = cx.dice(THROW.of(seat).number(state.throws));
        let mut dice = [cup.roll(), cup.roll(), cup.roll()];
        dice.sort_unstable();
        state.dice = dice.into();
        cx.reveal();
        cx.tell(Event::Threw { seat, dice });
        cx.then(Advance { seat });
    }
}
