//! The list.

use crate::GameEntry;

/// Every game of the house.
static GAMES: [GameEntry; 5] = [
    GameEntry::of::<glory_to_rome::GloryToRome>(),
    GameEntry::of::<alea_iacta_est::AleaIactaEst>(),
    GameEntry::of::<sylla::Sylla>(),
    GameEntry::of::<city_of_rome::CityOfRome>(),
    GameEntry::of::<gloria_mundi::GloriaMundi>(),
];

/// Every game of the house, in the order in which they are offered.
pub fn games() -> &'static [GameEntry] {
    &GAMES
}

/// The game with that key.
pub fn find(key: &str) -> Option<&'static GameEntry> {
    GAMES.iter().find(|entry| entry.info.key == key)
}
