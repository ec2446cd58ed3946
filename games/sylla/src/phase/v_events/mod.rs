//! Phase V: cubes are put on the four events, majorities rewarded; two events are prevented, two strike, one leaves.

pub(crate) mod cubes;
pub(crate) mod face_down;
pub(crate) mod prevent;
pub(crate) mod removal;
pub(crate) mod strike;

use saturnalia_rules::{Context, Happening};
use serde::{Deserialize, Serialize};

use self::cubes::RewardMajorities;
use self::prevent::CountCubes;
use self::removal::ChooseRemoved;
use self::strike::StrikeEvents;
use crate::Sylla;
use crate::state::{Phase, State};

/// Selection, award of tokens, effect, removal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Events;

impl Happening<Sylla> for Events {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        state.phase = Phase::Events;
        state.prevented = 0;
        cubes::hand_out(state, cx);
        cubes::ask_from(state, state.consul, cx);
        cx.then(RewardMajorities);
        cx.then(CountCubes);
        cx.then(StrikeEvents);
        cx.then(ChooseRemoved);
    }
}
