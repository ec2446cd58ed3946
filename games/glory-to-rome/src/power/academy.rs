//! Academy: after a round in which its owner performed a Craftsman action he may think once.

use saturnalia_rules::{Context, Happening, Seat};
use serde::{Deserialize, Serialize};

use crate::GloryToRome;
use crate::cards::Building;
use crate::round::think::Think;
use crate::state::State;

/// The round is over, and the seat may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Academy {
    pub seat: Seat,
}

impl Happening<GloryToRome> for Academy {
    fn happen(self, _: &mut State, cx: &mut Context<'_, GloryToRome>) {
        cx.then(Think::granted(self.seat, 1, Building::Academy));
    }
}
