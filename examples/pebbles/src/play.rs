//! Playing: what the game is made of, how it begins, what must hold, how it ends.

use saturnalia_rules::{
    Components as _, Context, GameInfo, Outcome, Play, ScoreLine, ScoreSheet, Seat, SeatCount, Set, Viewer,
};

use crate::{Answer, Event, Options, Pebbles, State, Step, Throw, text};

/// How many stones lie there at the beginning.
const HEAP: u8 = 200;

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

    fn outcome(state: &State) -> Outcome {
        let won = |seat| i16::from(seat == state.last);
        Outcome::ranked(state.seats, won, won)
    }

    fn score_sheet(state: &State, _: Viewer) -> ScoreSheet {
        let points = Self::outcome(state).points.to_vec();
        let line = ScoreLine { label: text::SCORE_LAST.into(), points: points.clone(), details: Vec::new() };
        ScoreSheet { lines: vec![line], totals: points, remarks: Vec::new() }
    }

    fn check(state: &State) -> Result<(), String> {
        if state.heap <= HEAP { Ok(()) } else { Err("stones out of nowhere".into()) }
    }
}
