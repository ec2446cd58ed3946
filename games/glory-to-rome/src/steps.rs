//! The table of contents: what is still to be done, in the order of the rulebook.

use crate::GloryToRome;

saturnalia_rules::steps! {
    /// One thing still to be done, named after the rulebook.
    pub enum Step of GloryToRome {
        round::start { ask Bid, run FindLeader }
        round::lead { ask Lead }
        round::follow { ask Follow }
        round::petition { ask Petition }
        round::think { ask Think }
        role::patron { ask Patron, ask PatronMore }
        role::laborer { ask Laborer, ask LaborerMore }
        role::architect { ask Architect, ask SupplyTo }
        role::craftsman { ask Craftsman, ask AddTo }
        role::legionary { ask Legionary, ask Demand }
        role::legionary::plunder { ask Plunder }
        role::legionary::give { ask Give }
        role::merchant { ask Merchant, ask MerchantMore }
        building::completed { run Completed }
        power::palace { ask PlayMore }
        power::bath { ask Bath }
        power::fountain { ask FountainCard }
        power::stairway { ask OpenUp }
        power::prison { ask Prison }
        power::colosseum { ask Colosseum }
        power::senate { ask Senate }
        power::sewer { ask Sewer }
        power::academy { run Academy }
        round::end { run EndRound, run CleanUp, run PassLeader }
    }
}
