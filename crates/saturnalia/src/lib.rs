//! The product: the only place that names the games.
//!
//! Everything else meets a game as an entry of a list that it was handed. A sixth game is one more line here; a house with other
//! games is a crate like this one, with a list of its own.

use saturnalia_catalog::{GameEntry, Games};

static LIST: [GameEntry; 5] = [
    GameEntry::of::<glory_to_rome::GloryToRome>(),
    GameEntry::of::<alea_iacta_est::AleaIactaEst>(),
    GameEntry::of::<sylla::Sylla>(),
    GameEntry::of::<city_of_rome::CityOfRome>(),
    GameEntry::of::<gloria_mundi::GloriaMundi>(),
];

/// Every game of the house, in the order in which they are offered.
pub const GAMES: Games = Games::new(&LIST);
