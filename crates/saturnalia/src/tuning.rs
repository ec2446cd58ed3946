//! How bots play each of the games: what they learned, how they search, what they like.

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

/// What a builder and a schemer like in each game, in hundredths of a game won for one usual difference. So much that a player
/// notices, and so little that they still want to win (docs/bots.md).
mod likes {
    use saturnalia_bots::{Likes, Style};

    type Both = [Likes; Style::ALL.len()];

    pub(super) const GLORY_TO_ROME: Both = [
        &[("rome-feature-influence", 4), ("rome-feature-foundations", 3), ("rome-feature-laid-materials", 3)],
        &[("rome-feature-legionaries", 4), ("rome-feature-loot-powers", 4), ("rome-feature-vault", 3)],
    ];
    pub(super) const ALEA_IACTA_EST: Both = [
        &[("alea-feature-provinces", 5), ("alea-feature-castrum", 3), ("alea-feature-housed-value", 3)],
        &[("alea-feature-senate-cards", 5), ("alea-feature-senatus", 4), ("alea-feature-senatus-dice", 2)],
    ];
    pub(super) const SYLLA: Both = [
        &[("sylla-feature-estate", 5), ("sylla-feature-stalls", 2), ("sylla-feature-fields", 2)],
        &[("sylla-feature-senators", 4), ("sylla-feature-consulate", 5), ("sylla-feature-legionaries", 2)],
    ];
    pub(super) const CITY_OF_ROME: Both = [
        &[("city-feature-houses", 4), ("city-feature-city-cards", 4), ("city-feature-districts", 2)],
        &[("city-feature-influence", 5), ("city-feature-influence-cards", 4), ("city-feature-influence-hopes", 2)],
    ];
    pub(super) const GLORIA_MUNDI: Both = [
        &[("gloria-feature-building-cards", 5), ("gloria-feature-buildings", 3)],
        &[("gloria-feature-gold", 4), ("gloria-feature-red-cards", 4), ("gloria-feature-cities", 2)],
    ];
}

/// What levels miss where the usual ones do not lie evenly apart (docs/bots.md).
mod levels {
    use saturnalia_bots::{Level, Skill};

    type All = [Skill; Level::ALL.len()];

    const TIRO: Skill = Skill::USUAL[Level::Tiro as usize];
    const QUAESTOR: Skill = Skill::USUAL[Level::Quaestor as usize];
    const AEDILE: Skill = Skill::USUAL[Level::Aedile as usize];

    /// Dice forgive much: whoever is to lose now and then must miss a lot.
    pub(super) const ALEA_IACTA_EST: All = [
        Skill { iterations: 80, depth: 1, worlds: 1, candidates: 200, overlooked: 85, doubt: 800 },
        Skill { iterations: 50, depth: 1, worlds: 1, candidates: 100, overlooked: 70, doubt: 400 },
        Skill { iterations: 24, depth: 1, worlds: 2, candidates: 30, overlooked: 40, doubt: 100 },
        Skill { iterations: 40, depth: 2, worlds: 4, candidates: 8, overlooked: 18, doubt: 50 },
    ];
    /// Where a plan takes many answers, a praetor loses sight of it.
    pub(super) const LONG_PLANS: All = [
        TIRO,
        QUAESTOR,
        AEDILE,
        Skill { iterations: 36, depth: 3, worlds: 6, candidates: 8, overlooked: 16, doubt: 45 },
    ];
    /// A small slip is paid for to the end.
    pub(super) const CITY_OF_ROME: All = [
        TIRO,
        Skill { iterations: 22, depth: 1, worlds: 3, candidates: 20, overlooked: 25, doubt: 80 },
        Skill { iterations: 30, depth: 3, worlds: 6, candidates: 8, overlooked: 15, doubt: 40 },
        Skill { iterations: 50, depth: 6, worlds: 12, candidates: 6, overlooked: 4, doubt: 10 },
    ];
}

/// How bots search in each game today: as at first, but one position of four is looked at later.
pub(super) mod now {
    use saturnalia_bots::Tuning;

    use super::{first, levels, likes};

    /// Nobody is measured in a browser: what `strong-1` goes by need not be fetched there.
    const fn since(first: &'static Tuning) -> Tuning {
        let kept = if cfg!(target_family = "wasm") { None } else { Some(first) };
        Tuning { later_every: 4, first: kept, ..*first }
    }

    /// Many quick looks see more here than few long ones.
    pub(crate) const GLORY_TO_ROME: Tuning = Tuning {
        unsettled: 4,
        levels: levels::LONG_PLANS,
        likes: likes::GLORY_TO_ROME,
        ..since(&first::GLORY_TO_ROME)
    };
    pub(crate) const ALEA_IACTA_EST: Tuning =
        Tuning { levels: levels::ALEA_IACTA_EST, likes: likes::ALEA_IACTA_EST, ..since(&first::ALEA_IACTA_EST) };
    pub(crate) const SYLLA: Tuning = Tuning {
        learned: learned!("sylla", "learned-2"),
        levels: levels::LONG_PLANS,
        likes: likes::SYLLA,
        ..since(&first::SYLLA)
    };
    pub(crate) const CITY_OF_ROME: Tuning =
        Tuning { levels: levels::CITY_OF_ROME, likes: likes::CITY_OF_ROME, ..since(&first::CITY_OF_ROME) };
    pub(crate) const GLORIA_MUNDI: Tuning = Tuning { likes: likes::GLORIA_MUNDI, ..since(&first::GLORIA_MUNDI) };
}

#[cfg(test)]
mod tests {
    use saturnalia_bots::Tuning;
    use saturnalia_rules::Appraise;

    use super::now;

    fn likes_what_there_is<R: Appraise>(tuning: &Tuning) {
        for (key, much) in tuning.likes.iter().flat_map(|likes| likes.iter()) {
            assert!(R::FEATURES.iter().any(|feature| feature.key() == *key), "{key} is no feature");
            assert!(*much != 0, "{key} is liked by nobody");
        }
        assert!(tuning.likes.iter().all(|likes| !likes.is_empty()), "somebody without a liking");
    }

    #[test]
    fn whoever_likes_something_likes_what_there_is() {
        likes_what_there_is::<glory_to_rome::GloryToRome>(&now::GLORY_TO_ROME);
        likes_what_there_is::<alea_iacta_est::AleaIactaEst>(&now::ALEA_IACTA_EST);
        likes_what_there_is::<sylla::Sylla>(&now::SYLLA);
        likes_what_there_is::<city_of_rome::CityOfRome>(&now::CITY_OF_ROME);
        likes_what_there_is::<gloria_mundi::GloriaMundi>(&now::GLORIA_MUNDI);
    }
}
