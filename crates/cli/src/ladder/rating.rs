//! One number for each bot out of who won how much against whom.

use crate::arena::{Scale, Shares};

/// What two bots won against each other.
#[derive(Clone, Debug)]
pub(super) struct Meeting {
    /// Places in the list of bots.
    pub(super) one: usize,
    pub(super) other: usize,
    pub(super) scale: Scale,
    pub(super) games: usize,
    pub(super) blocks: usize,
    /// What the first one won.
    pub(super) shares: Shares,
}

/// The ratings in Elo that fit all meetings best, the lowest of them zero. (Bradley and Terry's model: strength decides the odds. Every
/// meeting counts as one even block more than was played, so that whoever won everything is not without bound.)
pub(super) fn ratings(bots: usize, meetings: &[Meeting]) -> Vec<f64> {
    let mut strength = vec![0.0f64; bots];
    for _ in 0..2000 {
        for bot in 0..bots {
            let (mut slope, mut bend) = (0.0, 1e-9);
            for meeting in meetings.iter().filter(|meeting| meeting.one == bot || meeting.other == bot) {
                let lead = strength[meeting.one] - strength[meeting.other] + meeting.scale.head_start();
                let expected = 1.0 / (1.0 + (-lead).exp());
                let blocks = meeting.blocks as f64;
                let won = if meeting.blocks > 0 { meeting.shares.mean() * blocks } else { 0.0 } + meeting.scale.fair();
                let surplus = won - expected * (blocks + 1.0);
                slope += if meeting.one == bot { surplus } else { -surplus };
                bend += (blocks + 1.0) * expected * (1.0 - expected);
            }
            strength[bot] += (slope / bend).clamp(-1.0, 1.0);
        }
    }
    let least = strength.iter().copied().fold(f64::MAX, f64::min);
    strength.iter().map(|own| (own - least) * 400.0 / std::f64::consts::LN_10).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meeting(one: usize, other: usize, share: f64, blocks: usize) -> Meeting {
        let mut shares = Shares::default();
        (0..blocks).for_each(|_| shares.note(share));
        Meeting { one, other, scale: Scale::new(1, 2), games: 2 * blocks, blocks, shares }
    }

    #[test]
    fn strengths_add_up_over_a_third_bot() {
        // Three of four each: 191 Elo from one to the next.
        let found = ratings(3, &[meeting(0, 1, 0.75, 10_000), meeting(1, 2, 0.75, 10_000)]);
        assert!(
            (found[0] - 381.7).abs() < 1.0 && (found[1] - 190.85).abs() < 0.5 && found[2].abs() < 1e-9,
            "{found:?}"
        );
    }

    #[test]
    fn whoever_won_everything_has_a_rating() {
        let found = ratings(2, &[meeting(0, 1, 1.0, 100)]);
        assert!(found[0] > 600.0 && found[0] < 1200.0, "{found:?}");
    }

    #[test]
    fn bots_that_never_met_anybody_are_even() {
        assert_eq!(ratings(2, &[]), [0.0, 0.0]);
    }
}
