//! Aqueducts: at most one in every row and column, and they may replace what already stands.

use crate::city::grid::Cells;

/// Points for 0 to 4 aqueducts in a city.
pub const POINTS: [i16; 5] = [0, 4, 12, 24, 40];

/// Where an aqueduct may be built in a city that stands on `all` with these aqueducts: free places as for any
/// card, or in the place of any own building. The rule of one per row and column is tested on the result
/// (Ruling B9), so an aqueduct may always take the place of an aqueduct (Ruling B10).
#[inline]
pub fn sites(all: Cells, aqueducts: Cells) -> Cells {
    all.or(all.frontier()).without(aqueducts.rows_and_columns()).or(aqueducts)
}
