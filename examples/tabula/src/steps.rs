//! The table of contents: what is still to be done.

use crate::Tabula;

saturnalia_rules::steps! {
    /// One thing still to be done.
    pub enum Step of Tabula {
        throw { run Throw }
        advance { ask Advance }
    }
}
