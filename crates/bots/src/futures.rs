//! What becomes of answers: each is played on in the same imagined worlds, and what is at stake is counted on the way.
//!
//! The worlds are drawn once and every answer meets all of them, with the same cards and dice to come, so that most of what chance does
//! is the same on both sides of a comparison. They are looked at in two halves: the first suggests what may differ, the second says
//! whether it does, and only its numbers are told. So what is told is neither picked for being large by accident nor larger than it is.

use saturnalia_protocol::wire::{HintComparison, HintMerit, HintSort, HintVerdict};
use saturnalia_rules::{Dice, Label, Position, Rules, Seat, Seen, Stake, StakeSort, StakeTold, Stakes};

use crate::Patience;
use crate::search::Judge;

/// Worlds in which answers are played on.
const WORLDS: usize = 300;
/// Worlds in which they are played on even for somebody in a hurry: with fewer nothing can be said.
const FEWEST_WORLDS: usize = 16;
/// Choices after which a game that has not ended is valued as it stands.
const LONGEST: u32 = 1_500;
/// When something is counted: after a turn, after two, at the end.
const MOMENTS: usize = 3;
/// A difference is suggested by the first half if it is so many standard errors away from none, and holds if it is so many in the second.
const SUGGESTED: f32 = 2.6;
const HOLDS: f32 = 2.0;
/// What is worth less than this, in points, is not worth telling.
const LEAST: f32 = 0.25;
/// Nor is less than this of anything that is told as an amount, whatever it is worth: nobody notices a tenth of a building.
const NOTICED: f32 = 0.15;
/// Search does not tell answers apart whose win shares differ by less than this.
const SEARCHED_EVEN: f32 = 0.04;
/// Points vary less after one answer than after another if they would vary less even so many times as much.
const STEADIER: f32 = 1.15;

/// What became of two answers in the same worlds.
#[derive(Debug)]
pub(crate) struct Futures {
    stakes: Stakes,
    own: Answered,
    other: Answered,
}

/// What became of one answer, world after world.
#[derive(Clone, Debug, Default)]
struct Answered {
    /// Per world: the stakes after a turn, after two, at the end. What the game was over before is not a number.
    counted: Vec<f32>,
    /// Per world: what the end was worth to the seat.
    ends: Vec<f32>,
}

impl Futures {
    /// Plays two answers of an asked seat on; `None` where the game does not say what is at stake.
    pub(crate) fn of<R: Rules>(
        seen: &Seen<'_, R>,
        own: R::Answer,
        other: R::Answer,
        judge: &mut Judge,
        dice: &mut Dice,
        patience: &Patience,
    ) -> Option<Futures> {
        let mut futures = Futures { stakes: R::STAKES?, own: Answered::default(), other: Answered::default() };
        let mut room = Vec::new();
        let mut worlds = 0;
        while worlds < WORLDS && (worlds < FEWEST_WORLDS || !patience.is_over()) {
            worlds += 1;
            let world = seen.imagine(dice);
            let whims = dice.number();
            for (answer, future) in [(own, &mut futures.own), (other, &mut futures.other)] {
                let mut after = world.clone();
                after.play_offered(seen.seat(), answer, None);
                future.play_on(after, seen.seat(), R::turns_over(world.state()), judge, whims, &mut room);
            }
        }
        Some(futures)
    }

    /// Whether the games end better with the second answer, where search hardly tells the two apart.
    pub(crate) fn speaks_for_the_other(&self, lead: f32) -> bool {
        let ends = Halves::of(self.other.ends.iter().copied().zip(self.own.ends.iter().copied()));
        lead.abs() < SEARCHED_EVEN && ends.difference(0.0).is_some_and(|difference| difference.mean > 0.0)
    }

    /// The same with the second answer first.
    pub(crate) fn turned(self) -> Futures {
        Futures { stakes: self.stakes, own: self.other, other: self.own }
    }

    /// What the first answer brings, risks and costs, compared with the second, which is the offer of that number. Search promised so much to
    /// the first and, if it looked there, to the second.
    pub(crate) fn compared(&self, other: u16, label: Label, promised: f32, win_share: Option<f32>) -> HintComparison {
        let lead = win_share.map_or(0.0, |share| promised - share);
        let ends = Halves::of(self.own.ends.iter().copied().zip(self.other.ends.iter().copied()));
        let verdict = match ends.difference(0.0).map(|difference| difference.mean > 0.0) {
            Some(true) if lead > -SEARCHED_EVEN => HintVerdict::Better,
            _ if lead.abs() < SEARCHED_EVEN => self.safer(),
            Some(_) | None => HintVerdict::Unclear,
        };
        HintComparison { other, label, win_share, games: self.own.ends.len() as u32, verdict, merits: self.merits() }
    }

    /// Of two answers that end alike: the safer one is that after which the points of the end vary less.
    fn safer(&self) -> HintVerdict {
        match Halves::of(self.pairs(0, MOMENTS - 1)).steadier() {
            Some(true) => HintVerdict::Safer,
            Some(false) => HintVerdict::Riskier,
            None => HintVerdict::Even,
        }
    }

    /// One gain, one risk, one price, of each the weightiest. The points themselves are told where nothing else can be.
    fn merits(&self) -> Vec<HintMerit> {
        let mut best: [Option<(f32, HintMerit)>; 3] = [None, None, None];
        for (index, stake) in self.stakes.list.iter().enumerate() {
            // Of each only the moment at which it differs most: a gain now that is a price later would be a riddle.
            let least = least(stake.worth, stake.told);
            let found = (0..MOMENTS)
                .filter_map(|moment| Some((moment, Halves::of(self.pairs(index, moment)).difference(least)?)))
                .max_by(|(_, one), (_, other)| one.mean.abs().total_cmp(&other.mean.abs()));
            let Some((moment, found)) = found else { continue };
            let weight = found.mean * stake.worth;
            let sort = sort_of(stake, weight);
            // What everything adds up to comes after all else.
            let rank = if index == 0 { -1.0 / weight.abs() } else { weight.abs() };
            let place = &mut best[sort as usize];
            if place.as_ref().is_none_or(|(before, _)| rank > *before) {
                *place = Some((rank, self.merit(stake, sort, moment, &found)));
            }
        }
        best.into_iter().flatten().map(|(_, merit)| merit).collect()
    }

    fn merit(&self, stake: &Stake, sort: HintSort, moment: usize, found: &Difference) -> HintMerit {
        HintMerit {
            sort,
            label: Label::from(if found.mean > 0.0 { stake.more } else { stake.less }),
            when: Label::from(self.stakes.moments[moment]),
            own: found.own,
            other: found.other,
            how_often: stake.told == StakeTold::HowOften,
        }
    }

    /// What both answers came to, world by world.
    fn pairs(&self, stake: usize, moment: usize) -> impl Iterator<Item = (f32, f32)> {
        let width = self.stakes.list.len();
        let at = move |world: usize| (world * MOMENTS + moment) * width + stake;
        (0..self.own.ends.len()).map(move |world| (self.own.counted[at(world)], self.other.counted[at(world)]))
    }
}

/// How much of it is worth telling, if one is worth so many points.
fn least(worth: f32, told: StakeTold) -> f32 {
    let worth_telling = LEAST / worth.abs();
    if told == StakeTold::HowOften { worth_telling } else { worth_telling.max(NOTICED) }
}

fn sort_of(stake: &Stake, weight: f32) -> HintSort {
    match stake.sort {
        _ if weight > 0.0 => HintSort::Gain,
        StakeSort::End => HintSort::Risk,
        StakeSort::Means => HintSort::Price,
    }
}

impl Answered {
    /// Plays one world to its end, everybody taking what looks best to them.
    fn play_on<R: Rules>(
        &mut self,
        mut world: Position<R>,
        seat: Seat,
        turns_before: u32,
        judge: &mut Judge,
        whims: u64,
        offers: &mut Vec<R::Answer>,
    ) {
        let mut dice = Dice::imagined(whims);
        let width = R::STAKES.map_or(0, |stakes| stakes.list.len());
        let start = self.counted.len();
        self.counted.resize(start + MOMENTS * width, f32::NAN);
        let mut moments = self.counted[start..].chunks_exact_mut(width.max(1));
        let mut count = |world: &Position<R>| {
            if let Some(out) = moments.next() {
                out.fill(0.0);
                R::stakes(world.state(), seat, out);
            }
        };
        let mut turns = 0;
        for _ in 0..LONGEST {
            let over = R::turns_over(world.state()).saturating_sub(turns_before).min(MOMENTS as u32 - 1);
            while turns < over && !world.is_over() {
                turns += 1;
                count(&world);
            }
            if !judge.take_one(&mut world, offers, &mut dice) {
                break;
            }
        }
        let end = &mut self.counted[start + (MOMENTS - 1) * width..][..width];
        end.fill(0.0);
        R::stakes(world.state(), seat, end);
        self.ends.push(judge.values(&world)[seat]);
    }
}

/// Pairs of numbers, every other one apart.
struct Halves {
    halves: [Half; 2],
}

/// Sums over some pairs.
#[derive(Clone, Copy, Default)]
struct Half {
    count: f32,
    own: f32,
    other: f32,
    difference: f32,
    squares: f32,
    own_squares: f32,
    other_squares: f32,
}

/// A difference that holds: means over the second half.
#[derive(Clone, Copy, Debug)]
struct Difference {
    mean: f32,
    own: f32,
    other: f32,
}

impl Halves {
    /// Pairs of which both are numbers.
    fn of(pairs: impl Iterator<Item = (f32, f32)>) -> Halves {
        let mut halves = [Half::default(); 2];
        for (index, (own, other)) in pairs.enumerate().filter(|(_, (own, other))| own.is_finite() && other.is_finite())
        {
            let half = &mut halves[index % 2];
            half.count += 1.0;
            half.own += own;
            half.other += other;
            half.difference += own - other;
            half.squares += (own - other).powi(2);
            half.own_squares += own * own;
            half.other_squares += other * other;
        }
        Halves { halves }
    }

    /// The difference, if the first half suggests one of at least that much and the second says the same.
    fn difference(&self, least: f32) -> Option<Difference> {
        let [first, second] = self.halves;
        // Where most games were over before, the others say little.
        if first.count < 0.25 * FEWEST_WORLDS as f32 || second.count < 0.25 * FEWEST_WORLDS as f32 {
            return None;
        }
        let (suggested, found) = (first.mean(), second.mean());
        let holds = suggested * found > 0.0
            && suggested.abs() >= least
            && found.abs() >= 0.75 * least
            && suggested.abs() >= SUGGESTED * first.error()
            && found.abs() >= HOLDS * second.error();
        holds.then(|| Difference { mean: found, own: second.own / second.count, other: second.other / second.count })
    }

    /// Whether the first of each pair varies clearly less than the second, or the other way round, in both halves.
    fn steadier(&self) -> Option<bool> {
        let less = |one: fn(&Half) -> f32, other: fn(&Half) -> f32| {
            self.halves.iter().all(|half| half.count > 1.0 && STEADIER * one(half) < other(half))
        };
        if less(Half::own_spread, Half::other_spread) {
            Some(true)
        } else if less(Half::other_spread, Half::own_spread) {
            Some(false)
        } else {
            None
        }
    }
}

impl Half {
    fn mean(&self) -> f32 {
        self.difference / self.count
    }

    /// The standard error of the mean difference.
    fn error(&self) -> f32 {
        (variance(self.difference, self.squares, self.count) / self.count).sqrt()
    }

    fn own_spread(&self) -> f32 {
        variance(self.own, self.own_squares, self.count).sqrt()
    }

    fn other_spread(&self) -> f32 {
        variance(self.other, self.other_squares, self.count).sqrt()
    }
}

/// Of so many numbers with that sum and that sum of squares.
fn variance(sum: f32, squares: f32, count: f32) -> f32 {
    ((squares - sum * sum / count) / (count - 1.0).max(1.0)).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn noise(dice: &mut Dice) -> f32 {
        (0..6).map(|_| dice.below(2001) as f32 / 1000.0 - 1.0).sum()
    }

    #[test]
    fn a_difference_is_told_if_it_is_one() {
        let mut dice = Dice::imagined(3);
        let pairs: Vec<(f32, f32)> = (0..200).map(|_| (noise(&mut dice) + 1.0, noise(&mut dice))).collect();
        let found = Halves::of(pairs.into_iter()).difference(0.25).expect("one point in noise of two");
        assert!((found.mean - 1.0).abs() < 0.6 && (found.own - found.other - found.mean).abs() < 1e-3, "{found:?}");
    }

    /// "More taverns, 0.1 instead of 0.0" was a gain, because a tavern is worth three points.
    #[test]
    fn a_tenth_of_a_building_was_told_as_a_gain() {
        let amount = |worth| least(worth, StakeTold::Amount);
        assert!(amount(3.0) > 0.1 && amount(-3.0) > 0.1);
        assert_eq!(amount(0.5), 0.5, "what is worth little must differ by more");
        assert!(least(3.0, StakeTold::HowOften) < 0.1, "one game of ten is noticed");
    }

    /// What is picked out of many for being large by accident does not hold on the other half.
    #[test]
    fn hardly_any_difference_is_told_where_there_is_none() {
        let mut dice = Dice::imagined(4);
        let told = (0..4000).filter(|_| {
            let pairs: Vec<(f32, f32)> = (0..200).map(|_| (noise(&mut dice), noise(&mut dice))).collect();
            Halves::of(pairs.into_iter()).difference(0.0).is_some()
        });
        let told = told.count();
        assert!(told <= 4, "{told} of 4000");
    }

    #[test]
    fn what_is_always_so_much_more_is_told_and_what_is_never_more_is_not() {
        let same = |difference: f32| Halves::of((0..40).map(|world| (world as f32 + difference, world as f32)));
        assert!(same(2.0).difference(0.5).is_some_and(|found| (found.mean - 2.0).abs() < 1e-3));
        assert!(same(0.0).difference(0.0).is_none());
        assert!(same(0.3).difference(0.5).is_none(), "too little to be worth a word");
    }

    #[test]
    fn games_that_were_over_before_do_not_count() {
        let pairs = (0..200).map(|world| if world < 195 { (f32::NAN, 1.0) } else { (5.0, 1.0) });
        assert!(Halves::of(pairs).difference(0.0).is_none());
    }

    #[test]
    fn the_safer_of_two_varies_less() {
        let mut dice = Dice::imagined(5);
        let pairs: Vec<(f32, f32)> = (0..200).map(|_| (noise(&mut dice), 2.0 * noise(&mut dice))).collect();
        let turned = pairs.iter().map(|(one, other)| (*other, *one));
        assert_eq!(Halves::of(turned).steadier(), Some(false));
        assert_eq!(Halves::of(pairs.into_iter()).steadier(), Some(true));
        let alike: Vec<(f32, f32)> = (0..200).map(|_| (noise(&mut dice), noise(&mut dice))).collect();
        assert_eq!(Halves::of(alike.into_iter()).steadier(), None);
    }
}
