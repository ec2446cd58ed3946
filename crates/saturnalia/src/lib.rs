//! The product: the only place that names the games.
//!
//! Everything else meets a game as an entry of a list that it was handed. A sixth game is one more line here; a house with other
//! games is a crate like this one, with a list of its own.

use saturnalia_catalog::{GameEntry, Games};

/// What `saturnalia train` made for a game.
macro_rules! learned {
    ($game:literal) => {
        learned!($game, "learned")
    };
    ($game:literal, $file:literal) => {
        Some(include_str!(concat!("../../../games/", $game, "/data/", $file, ".json")))
    };
}

/// `strong-1` in each game: what it goes by stays as it is, whatever is learned later. A new network gets a file of its own.
mod first {
    use saturnalia_bots::Tuning;

    /// Much is pending in the middle of a turn, and how long a game lasts is the players' choice.
    pub(super) const GLORY_TO_ROME: Tuning =
        Tuning { learned: learned!("glory-to-rome"), unsettled: 8, later: u32::MAX, ..Tuning::DEFAULT };
    pub(super) const ALEA_IACTA_EST: Tuning = Tuning { learned: learned!("alea-iacta-est"), ..Tuning::DEFAULT };
    pub(super) const SYLLA: Tuning = Tuning { learned: learned!("sylla"), ..Tuning::DEFAULT };
    pub(super) const CITY_OF_ROME: Tuning = Tuning { learned: learned!("city-of-rome"), ..Tuning::DEFAULT };
    pub(super) const GLORIA_MUNDI: Tuning = Tuning { learned: learned!("gloria-mundi"), ..Tuning::DEFAULT };
}

/// How `strong` searches in each game: as before, but one position of four is looked at later.
mod now {
    use saturnalia_bots::Tuning;

    use super::first;

    /// Nobody is measured in a browser: what `strong-1` goes by need not be fetched there.
    const fn since(first: &'static Tuning) -> Tuning {
        let kept = if cfg!(target_family = "wasm") { None } else { Some(first) };
        Tuning { later_every: 4, first: kept, ..*first }
    }

    /// Many quick looks see more here than few long ones.
    pub(super) const GLORY_TO_ROME: Tuning = Tuning { unsettled: 4, ..since(&first::GLORY_TO_ROME) };
    pub(super) const ALEA_IACTA_EST: Tuning = since(&first::ALEA_IACTA_EST);
    pub(super) const SYLLA: Tuning = Tuning { learned: learned!("sylla", "learned-2"), ..since(&first::SYLLA) };
    pub(super) const CITY_OF_ROME: Tuning = since(&first::CITY_OF_ROME);
    pub(super) const GLORIA_MUNDI: Tuning = since(&first::GLORIA_MUNDI);
}

static LIST: [GameEntry; 5] = [
    GameEntry::of::<glory_to_rome::GloryToRome>().tuned(&now::GLORY_TO_ROME),
    GameEntry::of::<alea_iacta_est::AleaIactaEst>().tuned(&now::ALEA_IACTA_EST),
    GameEntry::of::<sylla::Sylla>().tuned(&now::SYLLA),
    GameEntry::of::<city_of_rome::CityOfRome>().tuned(&now::CITY_OF_ROME),
    GameEntry::of::<gloria_mundi::GloriaMundi>().tuned(&now::GLORIA_MUNDI),
];

/// Every game of the house, in the order in which they are offered.
pub const GAMES: Games = Games::new(&LIST);
