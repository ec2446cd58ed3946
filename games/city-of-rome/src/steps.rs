//! The table of contents: what is still to be done, in the order of the rulebook.

use crate::CityOfRome;

saturnalia_rules::steps! {
    /// One thing still to be done, named after the rulebook.
    pub enum Step of CityOfRome {
        round::draft { ask Draft }
        round::upkeep { run Upkeep }
        round::placement { ask Place }
        round::action { run NextBuilder, ask Take, ask Act, run EndTurn }
        round::build { ask Site, ask Pay }
        round::school { ask SchoolDeck, ask SchoolKeep, ask SchoolReturn }
        round::influence { run EndRound }
    }
}
