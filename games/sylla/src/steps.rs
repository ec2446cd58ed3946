//! The table of contents: what is still to be done, in the order of the rulebook.

use crate::Sylla;

saturnalia_rules::steps! {
    /// One thing still to be done, named after the rulebook.
    pub enum Step of Sylla {
        phase::preparation { ask ChooseCharacters, run ShowCharacters }
        phase::round { run Round }
        phase::i_first_consul { run FirstConsul, ask BidForConsul, run InstallConsul, ask ConsulToken, run SpreadFamine }
        phase::ii_recruiting { run Recruiting, ask Recruit, run CloseRecruiting }
        phase::iii_buildings { run Buildings }
        phase::iii_buildings::sale { ask OfferBuilding, ask BidForBuilding, run SellBuilding }
        phase::iii_buildings::payment { ask TurnCard }
        phase::iii_buildings::take { run TakeBuilding, ask InsulaToken }
        phase::iii_buildings { run CloseMarket }
        phase::iv_income { run Income, run ReceiveIncome }
        phase::iv_income::use_buildings { ask UseBuildings }
        phase::v_events { run Events }
        phase::v_events::cubes { ask PlaceCube, run RewardMajorities }
        phase::v_events::prevent { run CountCubes, ask PreventEvent }
        phase::v_events::strike { run StrikeEvents, run Strike }
        phase::v_events::face_down { ask Flip }
        phase::v_events::removal { run ChooseRemoved, ask RemoveEvent }
        phase::vi_great_work { run GreatWork, ask Vote, run CountVotes }
        phase::vii_famine_and_crises { run FamineAndCrises, run Crises }
        phase::round { run EndRound }
        phase::ecclesia { run Ecclesia, ask FreeSlaves, run CountTokens }
    }
}
