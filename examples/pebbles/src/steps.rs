//! The table of contents: what is still to be done.

use crate::Pebbles;

saturnalia_rules::steps! {
    /// One thing still to be done.
    pub enum Step of Pebbles {
        throw { run Throw }
        take { ask Take }
    }
}
