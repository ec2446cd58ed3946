//! The steps of the game.

use super::HighCard;

saturnalia_rules::steps! {
    /// One thing still to be done.
    pub enum Step of HighCard {
        high_card::draw { ask DrawOrStay }
        high_card::lay { ask LayCard, run Compare }
    }
}
