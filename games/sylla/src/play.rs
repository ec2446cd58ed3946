//! Playing: what the game is made of, how it begins, what must hold, how it ends.

use saturnalia_rules::{Context, GameInfo, Outcome, Play, ScoreSheet, SeatCount, Set, Viewer};

use crate::components::Components;
use crate::{Answer, Event, Options, State, Step, Sylla, check, score, setup};

impl Play for Sylla {
    const INFO: GameInfo = GameInfo { key: "sylla", min_seats: 2, max_seats: 4, revision: 1, minutes: (60, 90) };

    type Options = Options;
    type Components = Components;
    type State = State;
    type Step = Step;
    type Answer = Answer;
    type Event = Event;

    fn setup(_: &Options, set: Set<Components>, seats: SeatCount, cx: &mut Context<'_, Self>) -> State {
        setup::deal(set, seats, cx)
    }

    fn components(state: &State) -> Set<Components> {
        state.set
    }

    fn outcome(state: &State) -> Outcome {
        score::outcome(state)
    }

    /// What stands behind screens everybody has seen go there (Ruling S25).
    fn score_sheet(state: &State, _: Viewer) -> ScoreSheet {
        score::sheet(state)
    }

    fn check(state: &State) -> Result<(), String> {
        check::check(state)
    }
}
