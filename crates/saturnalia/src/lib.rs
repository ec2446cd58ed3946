//! The product: the only place that names the games.
//!
//! Everything else meets a game as an entry of a list that it was handed. A sixth game is one more line here; a house with other
//! games is a crate like this one, with a list of its own.

use saturnalia_bots::Tuning;
use saturnalia_catalog::{GameEntry, Games};

/// What `saturnalia train` made for a game.
macro_rules! learned {
    ($game:literal) => {
        Some(include_str!(concat!("../../../games/", $game, "/data/learned.json")))
    };
}

static LIST: [GameEntry; 5] = [
    // Much is pending in the middle of a turn, and how long a game lasts is the players' choice.
    GameEntry::of::<glory_to_rome::GloryToRome>().tuned(&Tuning {
        learned: learned!("glory-to-rome"),
        unsettled: 8,
        later: u32::MAX,
    }),
    GameEntry::of::<alea_iacta_est::AleaIactaEst>()
        .tuned(&Tuning { learned: learned!("alea-iacta-est"), ..Tuning::DEFAULT }),
    GameEntry::of::<sylla::Sylla>().tuned(&Tuning { learned: learned!("sylla"), ..Tuning::DEFAULT }),
    GameEntry::of::<city_of_rome::CityOfRome>().tuned(&Tuning { learned: learned!("city-of-rome"), ..Tuning::DEFAULT }),
    GameEntry::of::<gloria_mundi::GloriaMundi>()
        .tuned(&Tuning { learned: learned!("gloria-mundi"), ..Tuning::DEFAULT }),
];

/// Every game of the house, in the order in which they are offered.
pub const GAMES: Games = Games::new(&LIST);
