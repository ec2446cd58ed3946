//! What pairs of games say about an answer: each pair is the same world with the same chance, once with the best answer and once with this
//! one.

/// A wrong answer is worse by so much, and by so much at least (99 %).
const GAP: f64 = 0.06;
const AT_LEAST: f64 = 0.03;
/// An answer that is worse by no more than this is right as well.
const ALIKE: f64 = 0.02;
/// After so many worlds it is looked whether more are needed.
pub(super) const LOOKS: [u32; 4] = [40, 100, 200, 400];
/// After so few it is only seen whether it looks hopeless: too few to call anything wrong or right by.
pub(super) const GLANCE: u32 = 16;
/// Standard errors of a bound that holds 99 times of 100 although it is looked at four times (one side, a quarter of one per cent each).
const BOUND: f64 = 2.81;
/// At each look the answer that tempts is worse by so much, or no more games are spent on the position.
const TEMPTING: [f64; 4] = [0.02, 0.035, 0.05, GAP];

/// How an answer stands against the best one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Standing {
    worlds: u32,
    sum: f64,
    squares: f64,
    verdict: Verdict,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    Open,
    /// As good as the best one, or that one itself.
    Right,
    Wrong,
}

impl Standing {
    pub(super) fn best() -> Standing {
        Standing { verdict: Verdict::Right, ..Standing::open() }
    }

    pub(super) fn open() -> Standing {
        Standing { worlds: 0, sum: 0.0, squares: 0.0, verdict: Verdict::Open }
    }

    /// One more pair: what was won with the best answer, and with this one.
    pub(super) fn note(&mut self, best: f32, this: f32) {
        let difference = f64::from(best) - f64::from(this);
        self.worlds += 1;
        self.sum += difference;
        self.squares += difference * difference;
    }

    pub(super) fn worlds(&self) -> u32 {
        self.worlds
    }

    pub(super) fn is_open(&self) -> bool {
        self.verdict == Verdict::Open
    }

    pub(super) fn is_right(&self) -> bool {
        self.verdict == Verdict::Right
    }

    pub(super) fn behind(&self) -> f32 {
        self.mean() as f32
    }

    pub(super) fn at_least(&self) -> f32 {
        (self.mean() - BOUND * self.error()) as f32
    }

    /// Whether a glance is enough to spend no more games on the position: what tempts is not behind, or another answer is ahead.
    pub(super) fn is_hopeless(&self, tempts: bool) -> bool {
        if tempts { self.mean() <= 0.0 } else { self.mean() < -ALIKE - self.error() }
    }

    /// Looks at the pairs after the worlds of that look. An error if the position is not worth more games: the answer is neither clearly worse
    /// nor as good, or it is better.
    pub(super) fn look(&mut self, look: usize, tempts: bool) -> Result<(), ()> {
        let (mean, error) = (self.mean(), self.error());
        let last = look + 1 == LOOKS.len();
        if mean >= GAP && mean - BOUND * error >= AT_LEAST {
            self.verdict = Verdict::Wrong;
            return Ok(());
        }
        // What never made a difference is the same answer in other words.
        let the_same = error == 0.0 && mean == 0.0 && look > 0;
        if !tempts && (mean.abs() <= ALIKE && last || the_same || mean.abs() + error <= ALIKE) {
            self.verdict = Verdict::Right;
            return Ok(());
        }
        // How sure one would be at the end, were it to go on like this.
        let at_the_end = error * (f64::from(self.worlds) / f64::from(LOOKS[LOOKS.len() - 1])).sqrt();
        let never_clear = mean - error > ALIKE && mean + error - BOUND * at_the_end < AT_LEAST;
        let better = mean < -ALIKE - error;
        if last || never_clear || better || tempts && mean < TEMPTING[look] { Err(()) } else { Ok(()) }
    }

    fn mean(&self) -> f64 {
        if self.worlds == 0 { 0.0 } else { self.sum / f64::from(self.worlds) }
    }

    /// The standard error of the mean.
    fn error(&self) -> f64 {
        let count = f64::from(self.worlds);
        if self.worlds < 2 {
            return 0.0;
        }
        ((self.squares - self.sum * self.sum / count).max(0.0) / (count - 1.0) / count).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use saturnalia_rules::Dice;

    use super::*;

    /// The verdict on an answer that loses so many of a thousand games more than the best one, which wins half.
    fn verdict(worse: u32, seed: u64, tempts: bool) -> Result<Standing, ()> {
        let mut dice = Dice::imagined(seed);
        let mut standing = Standing::open();
        for (look, worlds) in LOOKS.into_iter().enumerate() {
            while standing.worlds() < worlds {
                let best = if dice.below(1000) < 500 { 1.0 } else { 0.0 };
                let this = if dice.below(1000) < 500 - worse { 1.0 } else { 0.0 };
                standing.note(best, this);
            }
            standing.look(look, tempts)?;
            if !standing.is_open() {
                break;
            }
        }
        Ok(standing)
    }

    #[test]
    fn an_answer_that_loses_a_third_more_is_wrong_after_few_games() {
        for seed in 0..20 {
            let standing = verdict(330, seed, true).expect("clearly worse");
            assert!(!standing.is_right() && !standing.is_open() && standing.at_least() >= 0.03, "{standing:?}");
        }
    }

    /// The bound holds although it is looked at four times: of answers that are worse by less than it says, hardly any is called wrong.
    #[test]
    fn an_answer_that_is_hardly_worse_is_hardly_ever_called_wrong() {
        let called = (0..1000).filter(|seed| verdict(30, *seed, false).is_ok_and(|standing| !standing.is_right()));
        let called = called.count();
        assert!(called <= 14, "{called} of 1000");
    }

    #[test]
    fn the_same_answer_in_other_words_is_right() {
        let mut standing = Standing::open();
        for (look, worlds) in LOOKS.into_iter().enumerate().take(2) {
            while standing.worlds() < worlds {
                standing.note(1.0, 1.0);
            }
            standing.look(look, false).expect("nothing speaks against it");
        }
        assert!(standing.is_right());
    }

    #[test]
    fn a_glance_gives_up_what_tempts_with_good_reason_and_nothing_else_that_is_level() {
        let mut standing = Standing::open();
        (0..GLANCE).for_each(|world| standing.note(if world % 2 == 0 { 1.0 } else { 0.0 }, 0.5));
        assert!(standing.is_hopeless(true));
        assert!(!standing.is_hopeless(false), "another answer may be as good as the best");
        (0..GLANCE).for_each(|_| standing.note(1.0, 0.0));
        assert!(!standing.is_hopeless(true));
    }

    #[test]
    fn a_position_in_which_another_answer_is_better_is_given_up() {
        let mut standing = Standing::open();
        (0..40).for_each(|world| standing.note(if world % 4 == 0 { 1.0 } else { 0.0 }, 1.0));
        assert_eq!(standing.look(0, false), Err(()));
    }
}
