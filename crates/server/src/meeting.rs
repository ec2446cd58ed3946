//! Who is to play with whom, of those who look for a game.

use std::collections::BTreeMap;

use saturnalia_protocol::AccountId;

/// What somebody's rating in a game is, and how sure.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Strength {
    pub rating: f64,
    pub uncertainty: f64,
}

/// Whoever has never played is taken for average, and could be anything.
const UNKNOWN: Strength = Strength { rating: 25.0, uncertainty: 25.0 / 3.0 };

/// Ratings that differ by no more than this are about the same level: 200 of the points that people are shown.
pub(crate) const NEAR: f64 = 5.0;
/// Each second of waiting, more of a difference is put up with: nobody waits long for an equal who does not come.
const PER_SECOND: f64 = 0.5;

/// Somebody who looks for a game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Seeker {
    pub account: AccountId,
    pub games: Vec<String>,
    /// Milliseconds since 1970.
    pub since: i64,
    /// By game; missing where they have not played.
    pub strengths: BTreeMap<String, Strength>,
}

impl Seeker {
    fn strength(&self, game: &str) -> Strength {
        self.strengths.get(game).copied().unwrap_or(UNKNOWN)
    }

    fn waited(&self, now: i64) -> f64 {
        (now - self.since).max(0) as f64 / 1000.0
    }
}

/// How far apart two are in a game, beyond what is not known of them.
fn gap(one: Strength, other: Strength) -> f64 {
    let unsure = (one.uncertainty + other.uncertainty) / 2.0;
    ((one.rating - other.rating).abs() - unsure).max(0.0)
}

/// Whom this person plays with, and what: of all who fit the one who is nearest, and of equals the one who has waited longest. The others
/// are in that order already.
pub(crate) fn partner<'a>(me: &'a Seeker, others: &'a [Seeker], now: i64) -> Option<(&'a Seeker, &'a str)> {
    let mut best: Option<(f64, &Seeker, &str)> = None;
    for other in others.iter().filter(|other| other.account != me.account) {
        let allowed = NEAR + PER_SECOND * me.waited(now).max(other.waited(now));
        for game in me.games.iter().filter(|game| other.games.contains(game)) {
            let apart = gap(me.strength(game), other.strength(game));
            if apart <= allowed && best.is_none_or(|(least, ..)| apart < least) {
                best = Some((apart, other, game));
            }
        }
    }
    best.map(|(_, other, game)| (other, game))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seeker(account: u64, games: &[&str], since: i64, rating: f64) -> Seeker {
        let strength = Strength { rating, uncertainty: 1.0 };
        Seeker {
            account: AccountId(account),
            games: games.iter().map(|game| (*game).to_owned()).collect(),
            since,
            strengths: games.iter().map(|game| ((*game).to_owned(), strength)).collect(),
        }
    }

    fn found(me: &Seeker, others: &[Seeker], now: i64) -> Option<(u64, String)> {
        partner(me, others, now).map(|(other, game)| (other.account.0, game.to_owned()))
    }

    #[test]
    fn people_meet_over_a_game_that_both_want() {
        let me = seeker(1, &["a", "b"], 0, 25.0);
        assert_eq!(found(&me, &[seeker(2, &["c"], 0, 25.0)], 0), None);
        assert_eq!(found(&me, &[seeker(2, &["c", "b"], 0, 25.0)], 0), Some((2, "b".into())));
        assert_eq!(found(&me, std::slice::from_ref(&me), 0), None, "nobody meets themselves");
    }

    #[test]
    fn the_nearest_is_taken_and_of_equals_whoever_has_waited_longest() {
        let me = seeker(1, &["a"], 0, 25.0);
        let others = [seeker(2, &["a"], 0, 30.0), seeker(3, &["a"], 1, 26.0), seeker(4, &["a"], 2, 24.0)];
        assert_eq!(found(&me, &others, 10), Some((3, "a".into())));
    }

    #[test]
    fn somebody_far_away_is_found_after_some_waiting() {
        let me = seeker(1, &["a"], 0, 25.0);
        let others = [seeker(2, &["a"], 0, 40.0)];
        assert_eq!(found(&me, &others, 1_000), None);
        assert_eq!(found(&me, &others, 60_000), Some((2, "a".into())));
    }

    #[test]
    fn of_whoever_has_not_played_nothing_is_known() {
        let me = seeker(1, &["a"], 0, 35.0);
        let newcomer = Seeker { strengths: BTreeMap::new(), ..seeker(2, &["a"], 0, 0.0) };
        assert_eq!(found(&me, &[newcomer], 0), None);
        let me = seeker(1, &["a"], 0, 28.0);
        let newcomer = Seeker { strengths: BTreeMap::new(), ..seeker(2, &["a"], 0, 0.0) };
        assert_eq!(found(&me, &[newcomer], 0), Some((2, "a".into())));
    }
}
