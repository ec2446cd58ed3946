//! Beginning while dice are chosen to be rolled again.

use saturnalia_rules::{Context, ScenarioError, Seat};
use serde::{Deserialize, Serialize};

use crate::AleaIactaEst;
use crate::pool::Pool;
use crate::state::State;
use crate::turn::reroll::{ChooseAgain, Throw};

/// Which of the rolled dice will be rolled again. The chip is paid.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ScenarioAgain {
    /// The dice chosen so far.
    pub chosen: Pool,
    /// The face asked for; if left out, all have been asked for.
    pub face: Option<u8>,
}

impl ScenarioAgain {
    pub(super) fn go_on(
        &self,
        state: &mut State,
        seat: Seat,
        cx: &mut Context<'_, AleaIactaEst>,
    ) -> Result<(), ScenarioError> {
        let rolled = state.players[seat].rolled;
        if !rolled.contains(self.chosen) {
            return Err(ScenarioError::at("again.chosen", format!("{:?} are not among those rolled", self.chosen)));
        }
        match self.face {
            Some(face) if !rolled.iter().any(|shown| shown == face) => {
                return Err(ScenarioError::at("again.face", format!("{face}: no die shows it")));
            }
            Some(face) if self.chosen.iter().any(|chosen| chosen >= face) => {
                return Err(ScenarioError::at("again.chosen", format!("only dice below {face} have been asked for")));
            }
            None if self.chosen.is_empty() => {
                return Err(ScenarioError::at("again.chosen", "a chip rolls at least one die"));
            }
            Some(face) => cx.then(ChooseAgain { seat, face }),
            None => cx.then(Throw { seat }),
        }
        state.again = Some(self.chosen);
        Ok(())
    }
}
