//! What a browser has of the workshop: nothing.

use saturnalia_rules::Rules;

#[derive(Clone, Copy)]
pub(crate) struct Workshop;

impl Workshop {
    pub(crate) const fn of<R: Rules>() -> Workshop {
        Workshop
    }
}
