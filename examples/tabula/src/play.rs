//! Playing: what the game is made of, how it begins, what must hold, how it ends.

use arrayvec::ArrayVec;
use saturnalia_rules::{
    BySeat, Components as _, Context, GameInfo, Outcome, Play, ScoreLine, ScoreSheet, Seat, SeatCount, Set, Viewer,
};
use serde::{Deserialize, Serialize};

use crate::state::{ARMY, HAND, HOME};
use crate::{Answer, Event, State, Step, Tabula, Throw, text};

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

    fn outcome(state: &State) -> Outcome {
        let home = |seat| i16::from(state.at(seat, HOME));
        Outcome::ranked(state.seats, home, home)
    }

    fn score_sheet(state: &State, _: Viewer) -> ScoreSheet {
        let home = Self::outcome(state).points.to_vec();
        let line = ScoreLine { label: text::SCORE_HOME.into(), points: home.clone(), details: Vec::new() };
        ScoreSheet { lines: vec![line], totals: home, remarks: Vec::new() }
    }

    fn check(state: &State) -> Result<(), String> {
        if state.stones.0.iter().any(|army| army.iter().sum::<u8>() != ARMY) {
            return Err("an army has lost or found a stone".into());
        }
        let shared = (HAND + 1..HOME).find(|point| state.seats.seats().all(|seat| state.at(seat, *point) > 0));
        shared.map_or(Ok(()), |point| Err(format!("both armies stand on point {point}")))
    }
}
