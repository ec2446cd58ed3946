//! Playing: what the game is made of, how it begins, what must hold, how it ends.

use saturnalia_rules::{Context, GameInfo, Outcome, Play, ScoreSheet, SeatCount, Set, Viewer};

use crate::components::Components;
use crate::{AleaIactaEst, Answer, Event, Options, State, Step, check, score, setup};

impl Play for AleaIactaEst {
    const INFO: GameInfo =
        GameInfo { key: "alea-iacta-est", min_seats: 2, max_seats: 5, revision: 1, minutes: (40, 60) };

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

    fn score_sheet(state: &State, viewer: Viewer) -> ScoreSheet {
        score::sheet(state, viewer)
    }

    fn check(state: &State) -> Result<(), String> {
        check::check(state)
    }
}
