//! One choice of a player.

use serde::{Deserialize, Serialize};

use crate::cards::Building;
use crate::goods::{Basic, Good, Token};

/// Every answer there is. Cards are named by kind where they are alike, buildings by their id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Phase 2: lays a basic card of this type.
    Lay(Basic),
    /// Phase 3: everything that has not acted yet produces; done.
    ProduceRest,
    /// Phase 3: the cards without a coloured building produce; the others wait.
    ProducePlain,
    /// Phase 3: the basic card below this building produces.
    Produce(Building),
    /// Phase 3: this building acts.
    Use(Building),
    /// Phase 3: nothing more acts.
    Rest,
    /// A repeatable trade is made so many times.
    Times(u16),
    /// One token is given away for an effect.
    Give(Token),
    /// One token or step is taken from an effect.
    Take(Good),
    /// This building is discarded for an effect.
    Discard(Building),
    /// Phase 4: buys nothing.
    Pass,
    /// Phase 4: buys this building and lays it on a basic card of this type.
    Buy { building: Building, on: Basic },
    /// The tokens that the price asks for, all that is left of this kind.
    PayAsAsked,
    /// One token that stands in for the kind the price asks for.
    PayInstead(Token),
    /// One token of the surcharge.
    PayExtra(Token),
    /// Phase 5: pays the Goth.
    PayTribute,
    /// Phase 5: lets the Goth move.
    Refuse,
    /// Loses a bare basic card.
    LoseBare(Basic),
    /// Loses a basic card together with this building on it.
    LoseBuilt(Building),
    /// Loses this wall in place of the basic card below it.
    LoseWall(Building),
    /// Takes back one token of the tribute.
    Reclaim(Token),
}
