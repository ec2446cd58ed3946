//! What can be said from blocks of games: a share with its interval, the strength it stands for, and when to stop.
//!
//! Everything rests on the *empirical likelihood* of a mean: of all ways to weigh the blocks that were seen so that their mean is a given one,
//! the likeliest. It asks for no shape of the results, so it fits pairs of games, ties and tables of six alike; for single games that are
//! won or lost it is Wald's own test.

/// How a share of wins becomes a difference in strength, at a table where the bot in question holds some of the seats.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Scale {
    /// Seats of the bot for each seat of the others.
    odds: f64,
}

impl Scale {
    /// # Panics
    /// If the bot holds none of the seats, or all of them.
    pub(crate) fn new(held: usize, seats: usize) -> Scale {
        assert!(0 < held && held < seats, "{held} of {seats} seats compare nothing");
        Scale { odds: held as f64 / (seats - held) as f64 }
    }

    /// What bots of equal strength win together on these seats.
    pub(crate) fn fair(self) -> f64 {
        self.share(0.0)
    }

    /// The difference in Elo at which a seat of the bot wins so much oftener than a seat of the others.
    pub(crate) fn elo(self, share: f64) -> f64 {
        400.0 * (share / (1.0 - share) / self.odds).log10()
    }

    /// The share that a difference in Elo leads to.
    pub(crate) fn share(self, elo: f64) -> f64 {
        let odds = self.odds * 10f64.powf(elo / 400.0);
        odds / (1.0 + odds)
    }

    /// The same, as natural logarithm of the odds at equal strength.
    pub(crate) fn head_start(self) -> f64 {
        self.odds.ln()
    }
}

/// What one bot won, block by block: how often each share was met.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Shares {
    seen: Vec<(f64, f64)>,
    blocks: f64,
}

/// Shares nearer to each other than this are one.
const SAME: f64 = 1e-9;

impl Shares {
    pub(crate) fn note(&mut self, share: f64) {
        self.blocks += 1.0;
        match self.seen.iter_mut().find(|(value, _)| (value - share).abs() < SAME) {
            Some((_, count)) => *count += 1.0,
            None => self.seen.push((share, 1.0)),
        }
    }

    pub(crate) fn mean(&self) -> f64 {
        self.seen.iter().map(|(value, count)| value * count).sum::<f64>() / self.blocks
    }

    /// The shares with their weights, together one, and something at either end: what was not met yet is not impossible.
    fn weighed(&self, unmet: f64) -> Vec<(f64, f64)> {
        let all = self.seen.iter().copied().chain([(0.0, unmet), (1.0, unmet)]);
        all.map(|(value, count)| (value, count / (self.blocks + 2.0 * unmet))).collect()
    }

    /// How much likelier these blocks are if the mean is `one` than if it is `other`, as a logarithm.
    fn likelier(&self, one: f64, other: f64) -> f64 {
        /// As little as does not matter.
        const UNMET: f64 = 1e-3;
        let weighed = self.weighed(UNMET);
        self.blocks * (likelihood(&weighed, one) - likelihood(&weighed, other))
    }

    /// The means that these blocks do not speak against, at 95 %. Half a block is added at either end, so that a bot which won everything
    /// is not said to win always. What was met is never ruled out: whoever won everything may win always.
    pub(crate) fn interval(&self) -> (f64, f64) {
        let weighed = self.weighed(0.5);
        let counted = self.blocks + 1.0;
        let mean = weighed.iter().map(|(value, weight)| value * weight).sum::<f64>();
        let limit = students_t(counted - 1.0).powi(2);
        let speaks_against = |share: f64| -2.0 * counted * likelihood(&weighed, share) > limit;
        let met = self.mean();
        (border(mean, 0.0, speaks_against).min(met), border(mean, 1.0, speaks_against).max(met))
    }
}

/// The last place on the way from `inside` to `outside` where something does not hold yet.
fn border(mut inside: f64, mut outside: f64, holds: impl Fn(f64) -> bool) -> f64 {
    for _ in 0..50 {
        let middle = f64::midpoint(inside, outside);
        if holds(middle) { outside = middle } else { inside = middle }
    }
    inside
}

/// The logarithm of the empirical likelihood of a mean, against that of the mean that was met: zero or less, per block.
///
/// The likeliest weights are `w / (1 + x (value − mean))` with the one `x` that gives the mean.
fn likelihood(weighed: &[(f64, f64)], mean: f64) -> f64 {
    let (least, most) = (1.0 / (mean - 1.0), 1.0 / mean);
    let (mut low, mut high) = (least, most);
    for _ in 0..60 {
        let x = f64::midpoint(low, high);
        let slope: f64 =
            weighed.iter().map(|(value, weight)| weight * (value - mean) / (1.0 + x * (value - mean))).sum();
        if slope > 0.0 { low = x } else { high = x }
    }
    let x = f64::midpoint(low, high);
    -weighed.iter().map(|(value, weight)| weight * (1.0 + x * (value - mean)).ln()).sum::<f64>()
}

/// The distance from the mean within which 95 % of Student's distribution lie, for so many degrees of freedom.
fn students_t(freedom: f64) -> f64 {
    const Z: f64 = 1.959_964;
    // Cornish and Fisher's expansion around the normal distribution.
    let first = (Z.powi(3) + Z) / 4.0;
    let second = (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / 96.0;
    Z + first / freedom + second / freedom.powi(2)
}

/// The question whether a bot is stronger by `high` rather than by `low`, in Elo, asked after every block until it is decided.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sequential {
    pub(crate) low: f64,
    pub(crate) high: f64,
    /// How often the answer may be wrong at `low`, and at `high`.
    pub(crate) error: f64,
}

/// What a sequential question came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Decided {
    /// Rather by `high`, or more.
    High,
    /// Rather by `low`, or less.
    Low,
}

impl Sequential {
    /// How far the blocks speak for `high`: decided for it at 1, for `low` at −1.
    pub(crate) fn leaning(&self, shares: &Shares, scale: Scale) -> f64 {
        let bound = ((1.0 - self.error) / self.error).ln();
        shares.likelier(scale.share(self.high), scale.share(self.low)) / bound
    }

    pub(crate) fn decided(&self, shares: &Shares, scale: Scale) -> Option<Decided> {
        let leaning = self.leaning(shares, scale);
        if leaning >= 1.0 {
            Some(Decided::High)
        } else if leaning <= -1.0 {
            Some(Decided::Low)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use saturnalia_rules::Dice;

    const TWO: Scale = Scale { odds: 1.0 };

    fn shares(of: &[(f64, u32)]) -> Shares {
        let mut shares = Shares::default();
        for (share, count) in of {
            (0..*count).for_each(|_| shares.note(*share));
        }
        shares
    }

    #[test]
    fn three_wins_of_four_are_191_elo_and_a_fair_share_is_none() {
        assert!((TWO.elo(0.75) - 190.85).abs() < 0.01);
        assert!((TWO.share(190.85) - 0.75).abs() < 1e-4);
        // Three of five seats: each of them wins as often as each of the others.
        let three = Scale::new(3, 5);
        assert!((three.fair() - 0.6).abs() < 1e-12 && three.elo(0.6).abs() < 1e-9);
        // Twice as often: 0.75 of all games, 0.25 per seat against 0.125.
        assert!((three.elo(0.75) - 400.0 * 2f64.log10()).abs() < 1e-9);
    }

    /// For games that are won or lost the test is Wald's.
    #[test]
    fn single_games_are_weighed_as_wald_did() {
        let (low, high) = (TWO.share(0.0), TWO.share(100.0));
        let met = shares(&[(1.0, 70), (0.0, 50)]);
        let wald = 70.0 * (high / low).ln() + 50.0 * ((1.0 - high) / (1.0 - low)).ln();
        assert!((met.likelier(high, low) - wald).abs() < 0.01, "{} {wald}", met.likelier(high, low));
    }

    /// Pairs that always end one to one say more than single games: their mean is known almost surely.
    #[test]
    fn blocks_that_differ_little_decide_soon() {
        let question = Sequential { low: 0.0, high: 50.0, error: 0.05 };
        let steady = shares(&[(0.5, 60), (1.0, 2), (0.0, 2)]);
        let wild = shares(&[(0.0, 32), (1.0, 32)]);
        assert!(question.leaning(&steady, TWO) < 3.0 * question.leaning(&wild, TWO));
        assert_eq!(question.decided(&steady, TWO), Some(Decided::Low));
        assert_eq!(question.decided(&wild, TWO), None);
    }

    /// A block of two games of one deal. `luck` is how far the deal helps a chair, so that the games of a block differ less than two others.
    fn block(dice: &mut Dice, share: f64, luck: f64) -> f64 {
        let mut won = |chance: f64| if f64::from(dice.below(1_000_000)) < 1e6 * chance { 0.5 } else { 0.0 };
        won((share + luck).min(1.0)) + won((share - luck).max(0.0))
    }

    /// How often the question is decided for `high`, and after how many blocks, at a given strength.
    fn asked_often(question: Sequential, elo: f64, luck: f64) -> (f64, f64) {
        const TIMES: u32 = 600;
        let mut dice = Dice::imagined(11);
        let (mut high, mut blocks) = (0.0, 0.0);
        for _ in 0..TIMES {
            let mut shares = Shares::default();
            loop {
                shares.note(block(&mut dice, TWO.share(elo), luck));
                if let Some(decided) = question.decided(&shares, TWO) {
                    high += f64::from(u8::from(decided == Decided::High));
                    blocks += shares.blocks;
                    break;
                }
            }
        }
        (high / f64::from(TIMES), blocks / f64::from(TIMES))
    }

    #[test]
    fn a_sequential_question_is_seldom_answered_wrongly() {
        for (low, high, luck) in [(0.0, 100.0, 0.0), (0.0, 100.0, 0.3), (100.0, 200.0, 0.1)] {
            let question = Sequential { low, high, error: 0.05 };
            let (wrong, blocks) = asked_often(question, low, luck);
            let (right, _) = asked_often(question, high, luck);
            // Three standard deviations of 600 trials: 0.027.
            assert!(wrong < 0.077 && right > 0.923, "{low} to {high}, luck {luck}: {wrong} {right}");
            // So many blocks without stopping early would take twice as many for the same errors.
            assert!(blocks < 120.0, "{blocks}");
            let (even, _) = asked_often(question, f64::midpoint(low, high), luck);
            assert!((0.3..0.7).contains(&even), "in the middle it may go either way: {even}");
        }
    }

    #[test]
    fn an_interval_holds_what_is_true_nineteen_times_of_twenty() {
        let mut dice = Dice::imagined(5);
        for (share, luck, blocks) in [(0.5, 0.0, 20), (0.5, 0.3, 20), (0.8, 0.1, 20), (0.95, 0.0, 50), (0.7, 0.2, 100)]
        {
            let times = 1000;
            let mut held = 0;
            for _ in 0..times {
                let mut met = Shares::default();
                (0..blocks).for_each(|_| met.note(block(&mut dice, share, luck)));
                let (low, high) = met.interval();
                // What is cut off at 1 moves the mean a little.
                let truth = f64::midpoint((share + luck).min(1.0), (share - luck).max(0.0));
                held += u32::from(low <= truth && truth <= high);
            }
            assert!((925..=990).contains(&held), "{share} {luck} {blocks}: {held} of {times}");
        }
    }

    #[test]
    fn whoever_won_everything_may_still_lose() {
        let (low, high) = shares(&[(1.0, 4)]).interval();
        assert!(low > 0.3 && low < 0.9, "{low}");
        assert!(high >= 1.0, "what was met is not ruled out: {high}");
        assert!(shares(&[(0.0, 4)]).interval().0 <= 0.0);
        let (better, _) = shares(&[(1.0, 40)]).interval();
        assert!(better > 0.9, "{better}");
    }
}
