//! The table of contents: what is still to be done, in the order of the rulebook.

use crate::GloriaMundi;

saturnalia_rules::steps! {
    /// One thing still to be done, named after the rulebook.
    pub enum Step of GloriaMundi {
        turn::i_forum { run Forum }
        turn::ii_lay_card { ask LayCard }
        turn::iii_activate { run Activate, ask NextCard }
        effect::trade { ask HowOften, ask Give }
        effect::take { ask Take }
        turn::iv_buy { ask Buy }
        payment::price { ask PayPrice }
        payment::surcharge { ask PaySurcharge }
        turn::v_goth::tribute { ask Goth }
        turn::v_goth::destroy { ask Destroy }
        turn::v_goth::reclaim { ask Reclaim }
        turn::end { run EndTurn }
    }
}
