//! Phase V: cubes are put on the four events, majorities rewarded; two events are prevented, two strike, one leaves.

pub(crate) mod cubes;
pub(crate) mod effect;
pub(crate) mod prevent;
pub(crate) mod removal;

use saturnalia_rules::Context;

use crate::Sylla;
use crate::cards::Fighter;
use crate::row::Pose;
use crate::state::{Phase, State};
use crate::step::Step;

/// A cube for every upright vestal and legionary.
pub(crate) fn open(state: &mut State, cx: &mut Context<'_, Sylla>) {
    state.phase = Phase::Events;
    state.prevented = 0;
    for player in &mut state.players.0 {
        player.cubes = Fighter::ALL.map(|fighter| player.row.of_calling(fighter.calling(), Pose::Upright));
    }
    cubes::ask_from(state, state.consul, cx);
    cx.then(Step::RewardMajorities);
    cx.then(Step::CountCubes);
    cx.then(Step::StrikeEvents);
    cx.then(Step::ChooseRemoved);
}
