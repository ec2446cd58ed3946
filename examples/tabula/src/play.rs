//! Playing: what the game is made of, and how it begins.

use arrayvec::ArrayVec;
use saturnalia_rules::{BySeat, Components as _, Context, GameInfo, Play, Seat, SeatCount, Set};
use serde::{Deserialize, Serialize};

use crate::state::{ARMY, HAND};
use crate::{Answer, Event, State, Step, Tabula, Throw};

/// There is nothing to choose before the game.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

impl Play for Tabula {
    const INFO: GameInfo = GameInfo { key: "tabula", min_seats: 2, max_seats: 2, revision: 1, minutes: (15, 15) };

    type Options = Options;
    type Components = ();
    type State = State;
    type Step = Step;
    type Answer = Answer;
    type Event = Event;

    fn setup(_: &Options, _: Set<()>, seats: SeatCount, cx: &mut Context<'_, Self>) -> State {
        let mut army = [0; 26];
        army[usize::from(HAND)] = ARMY;
        cx.then(Throw { seat: Seat(0) });
        State { seats, stones: BySeat([army; 2]), dice: ArrayVec::new(), throws: 0 }
    }

    fn components(_: &State) -> Set<()> {
        <()>::sets().printed()
    }
}
