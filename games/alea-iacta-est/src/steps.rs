//! The table of contents: what is still to be done, in the order of the rulebook.

use crate::AleaIactaEst;

saturnalia_rules::steps! {
    /// One thing still to be done, named after the rulebook.
    pub enum Step of AleaIactaEst {
        pass { run BeginPass }
        turn::roll { ask Roll }
        turn::place { ask Place }
        turn::reroll { ask ChooseAgain, ask Throw }
        turn::round { run EndRound }
        pass { run EndPass }
        building::templum { run EvaluateTemplum, ask KeepFortuna, run ClearTemplum }
        building::senatus { run EvaluateSenatus, ask TakeSenateCard }
        building::castrum { run EvaluateCastrum, ask TakeProvince }
        building::forum { run EvaluateForum, ask TakePatrician }
        building::latrina { run EvaluateLatrina }
        pass { run NextPass }
    }
}
