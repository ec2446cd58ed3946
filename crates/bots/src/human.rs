//! Bots that play like people with some practice: they think ahead, but not far, not of everything, and are not always sure.

use saturnalia_rules::{Dice, Position, Rules, Seen};

use crate::learn::Network;
use crate::search::{Budget, Search, Settings};
use crate::{Bot, Considered, Level, Patience, Tuning, Weighed};

/// What somebody sees and overlooks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// How much is thought about an answer.
    pub iterations: u32,
    /// Choices in a row that are thought through: longer chains are missed.
    pub depth: usize,
    /// How many of the ways that hidden cards and coming chance could lie are thought of: the others are forgotten.
    pub worlds: usize,
    /// An offer that was tried less than one in so many times as often as the favourite is no candidate: the smaller, the better
    /// first impressions tell what is worth a thought.
    pub candidates: u32,
    /// Candidates that are not thought of at all, out of a hundred.
    pub overlooked: u32,
    /// How far a judgement may be off, in hundredths of the usual difference between offers.
    pub doubt: u32,
}

impl Skill {
    /// The levels where nothing else was found out.
    pub const USUAL: [Skill; Level::ALL.len()] = [
        Skill { iterations: 16, depth: 1, worlds: 1, candidates: 100, overlooked: 50, doubt: 200 },
        Skill { iterations: 20, depth: 1, worlds: 2, candidates: 60, overlooked: 35, doubt: 120 },
        Skill { iterations: 24, depth: 2, worlds: 4, candidates: 12, overlooked: 25, doubt: 80 },
        Skill { iterations: 40, depth: 4, worlds: 8, candidates: 6, overlooked: 10, doubt: 30 },
    ];

    /// Somebody who thinks for a moment and sees everything there is to see.
    const CAREFUL: Skill =
        Skill { iterations: 60, depth: usize::MAX, worlds: 24, candidates: 6, overlooked: 0, doubt: 0 };

    /// The same, the more careless the further ahead: `lead` is the share of games won beyond a fair share.
    fn careless(lead: f32) -> Skill {
        let lead = (lead + 0.05).clamp(0.0, 0.5);
        Skill { overlooked: (80.0 * lead) as u32, doubt: (400.0 * lead) as u32, ..Skill::CAREFUL }
    }
}

/// How well somebody plays, and what it depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Temper {
    /// Always the same.
    Steady(Skill),
    /// As well as it must.
    Companion,
}

/// Thinks ahead as far as its skill goes.
#[derive(Debug)]
pub(crate) struct Human<R: Rules> {
    temper: Temper,
    search: Search<R>,
    dice: Dice,
}

impl<R: Rules> Human<R> {
    pub(crate) fn new(temper: Temper, tuning: &Tuning, seed: u64) -> Human<R> {
        let Skill { iterations, depth, .. } = match temper {
            Temper::Steady(skill) => skill,
            Temper::Companion => Skill::CAREFUL,
        };
        let network = Network::shipped::<R>(tuning);
        let settings = Settings { depth, ..Settings::strong(tuning, Budget::Iterations(iterations), network) };
        let mut dice = Dice::imagined(seed);
        Human { temper, search: Search::new(settings, dice.number()), dice }
    }

    /// A number around zero, seldom beyond two.
    fn doubt(&mut self) -> f32 {
        (0..3).map(|_| self.dice.below(2001) as f32 / 1000.0 - 1.0).sum()
    }

    /// What is thought of, of all that was weighed, with what it then seems worth; best first. Never nothing.
    fn notice(&mut self, skill: Skill, weighed: Vec<Weighed<R::Answer>>) -> Vec<Weighed<R::Answer>> {
        let most = weighed.iter().map(|offer| offer.visits).max().unwrap_or(0);
        // What was hardly looked at is no serious candidate, however well it went by chance.
        let enough = |visits: u32| u64::from(skill.candidates) * u64::from(visits) >= u64::from(most);
        let mut serious: Vec<_> = weighed.into_iter().filter(|offer| enough(offer.visits)).collect();
        let kept = self.dice.below(serious.len().max(1) as u32);
        let mut place = 0;
        serious.retain(|_| {
            place += 1;
            place - 1 == kept || self.dice.below(100) >= skill.overlooked
        });
        if skill.doubt > 0 {
            let off = skill.doubt as f32 / 100.0 * spread(&serious).max(0.01);
            for offer in &mut serious {
                offer.value += off * self.doubt();
            }
            serious.sort_by(|one, other| other.value.total_cmp(&one.value));
        }
        serious
    }
}

impl<R: Rules> Bot<R> for Human<R> {
    fn choose_within(&mut self, seen: &Seen<'_, R>, patience: &Patience) -> Considered<R::Answer> {
        let mut offers = Vec::new();
        seen.offers(&mut offers);
        if let [only] = offers[..] {
            return Considered { answer: only, weighed: Vec::new() };
        }
        let worlds = match self.temper {
            Temper::Steady(skill) => skill.worlds,
            Temper::Companion => Skill::CAREFUL.worlds,
        };
        let worlds: Vec<Position<R>> = (0..worlds.max(1)).map(|_| seen.imagine(&mut self.dice)).collect();
        let imagine = |dice: &mut Dice| dice.pick(&worlds).expect("at least one world is thought of").clone();
        let considered = self.search.consider(seen.seat(), &offers, None, patience, &imagine);
        let skill = match self.temper {
            Temper::Steady(skill) => skill,
            Temper::Companion => {
                let promised = considered.weighed.first().map_or(0.0, |best| best.value);
                Skill::careless(promised - 1.0 / f32::from(seen.seats().get()))
            }
        };
        let weighed = self.notice(skill, considered.weighed);
        Considered { answer: weighed.first().map_or(considered.answer, |best| best.answer), weighed }
    }
}

/// How far values usually lie from their mean.
fn spread<A>(weighed: &[Weighed<A>]) -> f32 {
    let count = weighed.len().max(1) as f32;
    let mean = weighed.iter().map(|offer| offer.value).sum::<f32>() / count;
    (weighed.iter().map(|offer| (offer.value - mean).powi(2)).sum::<f32>() / count).sqrt()
}

#[cfg(test)]
mod tests {
    use saturnalia_rules_testkit::high_card::HighCard;

    use super::*;

    fn human(skill: Skill) -> Human<HighCard> {
        Human::new(Temper::Steady(skill), &Tuning::DEFAULT, 3)
    }

    fn weighed(values: &[f32]) -> Vec<Weighed<<HighCard as saturnalia_rules::Play>::Answer>> {
        let answer = offer();
        values.iter().map(|value| Weighed { answer, value: *value, visits: 10 }).collect()
    }

    fn offer() -> <HighCard as saturnalia_rules::Play>::Answer {
        use saturnalia_rules::{Chance, Components as _, SeatCount, Seed};
        let seats = SeatCount::new(2).expect("two is a number of seats");
        let dice = Dice::fair(Seed::from_number(1), Chance::ByPurpose);
        let set = <HighCard as saturnalia_rules::Play>::Components::sets().printed();
        let start = Position::<HighCard>::start(&Default::default(), set, seats, dice, None);
        let mut offers = Vec::new();
        start.offers(start.asked().first().expect("somebody begins"), &mut offers);
        offers[0]
    }

    #[test]
    fn whoever_overlooks_everything_still_has_one_idea() {
        let skill = Skill { overlooked: 100, ..Skill::CAREFUL };
        for _ in 0..20 {
            assert_eq!(human(skill).notice(skill, weighed(&[0.5, 0.4, 0.3])).len(), 1);
        }
    }

    #[test]
    fn whoever_is_careful_takes_what_is_best_and_whoever_doubts_does_not_always() {
        let best = |skill: Skill| {
            let mut human = human(skill);
            (0..200).filter(|_| human.notice(skill, weighed(&[0.5, 0.4, 0.3]))[0].value == 0.5).count()
        };
        assert_eq!(best(Skill::CAREFUL), 200);
        let doubting = Skill { doubt: 150, ..Skill::CAREFUL };
        let mut human = human(doubting);
        let noticed: Vec<_> = (0..200).map(|_| human.notice(doubting, weighed(&[0.5, 0.4, 0.3]))).collect();
        assert!(noticed.iter().all(|offers| offers.len() == 3 && offers[0].value >= offers[1].value));
        assert!(noticed.iter().any(|offers| offers[0].value > 0.6), "judgements are off");
    }

    #[test]
    fn a_companion_is_careless_only_when_ahead() {
        assert_eq!(Skill::careless(-0.2), Skill::CAREFUL);
        let (little, much) = (Skill::careless(0.05), Skill::careless(0.4));
        assert!(little.doubt > 0 && much.doubt > little.doubt && much.overlooked > little.overlooked);
    }
}
