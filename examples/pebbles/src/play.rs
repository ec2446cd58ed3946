//! Playing: what the game is made of, and how it begins.

use saturnalia_rules::{Components as _, Context, GameInfo, Play, Seat, SeatCount, Set};

use crate::state::HEAP;
use crate::{Answer, Event, Options, Pebbles, State, Step, Throw};

impl Play for Pebbles {
    const INFO: GameInfo = GameInfo { key: "pebbles", min_seats: 2, max_seats: 4, revision: 1, minutes: (5, 5) };

    type Options = Options;
    type Components = ();
    type State = State;
    type Step = Step;
    type Answer = Answer;
    type Event = Event;

    fn setup(_: &Options, _: Set<()>, seats: SeatCount, cx: &mut Context<'_, Self>) -> State {
        cx.then(Throw { seat: Seat(0) });
        State { seats, heap: HEAP, die: 0, throws: 0, last: Seat(0) }
    }

    fn components(_: &State) -> Set<()> {
        <()>::sets().printed()
    }
}
