//! Houses: worth something only beside public buildings, when the game is over.

use crate::cards::HouseValue;
use crate::city::district::District;

/// Points of all districts of houses of this value.
pub fn points(districts: &[District], value: HouseValue) -> i16 {
    districts.iter().filter(|district| district.value == value).map(District::points).sum()
}
