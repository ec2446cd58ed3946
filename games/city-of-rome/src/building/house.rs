//! Houses: worth something only beside public buildings, when the game is over.

use crate::cards::HouseValue;
use crate::city::City;
use crate::city::district::districts;

/// Points of all districts of houses of this value.
pub fn points(city: &City, value: HouseValue) -> i16 {
    districts(city).iter().filter(|district| district.value == value).map(|district| district.points()).sum()
}
