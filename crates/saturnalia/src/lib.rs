//! The product: the only place that names the games.
//!
//! Everything else meets a game as an entry of a list that it was handed. A sixth game is one more line here; a house with other
//! games is a crate like this one, with a list of its own.

mod tuning;

use saturnalia_catalog::{GameEntry, Games};

use tuning::now;

static LIST: [GameEntry; 5] = [
    GameEntry::of::<glory_to_rome::GloryToRome>().tuned(&now::GLORY_TO_ROME),
    GameEntry::of::<alea_iacta_est::AleaIactaEst>().tuned(&now::ALEA_IACTA_EST),
    GameEntry::of::<sylla::Sylla>().tuned(&now::SYLLA),
    GameEntry::of::<city_of_rome::CityOfRome>().tuned(&now::CITY_OF_ROME),
    GameEntry::of::<gloria_mundi::GloriaMundi>().tuned(&now::GLORIA_MUNDI),
];

/// Every game of the house, in the order in which they are offered.
pub const GAMES: Games = Games::new(&LIST);
