//! Puzzles: positions in which one answer is clearly best for whoever knows no more than the seat, and in which it is easily missed.
//!
//! What is cheap is asked first: how many choices there are, whether a bot that thinks for a moment misses the answer, whether a longer
//! search always comes to it and sees it ahead, whether hurried games do. Only then the answers are played on by such bots ([`Trials`]), which
//! takes almost all of the time. What is asked before only saves time: nothing is a puzzle that those games do not speak for.

mod evidence;
mod trials;

use saturnalia_rules::{Rules, Seen};

use crate::learn::Network;
use crate::search::{Budget, Search, Settings};
use crate::{Beginner, Bot as _, BotKind, Considered, Tuning, Weighed, seat_bot};
use evidence::{GLANCE, LOOKS, Standing};
use trials::Trials;

/// Fewest and most choices. With more of them, playing all of them on takes too long.
const CHOICES: std::ops::RangeInclusive<usize> = 3..=24;
/// Searches, each from a seed of its own, that must come to the same answer.
const SEEDS: u64 = 5;
/// One more search thinks so many times as long.
const LONGER: u32 = 4;
/// Of five bots that think for a moment, at least so many miss the answer.
const MISSED: u32 = 3;
/// Beginners who are asked, to guess how hard it is.
const BEGINNERS: u64 = 9;
/// A win share with the best answer below or above this: the game is lost or won anyway.
const UNDECIDED: std::ops::RangeInclusive<f32> = 0.10..=0.90;
/// Where search itself sees hardly any difference to what tempts, none is looked for: the first search, and the longest.
const SEEN_AT_FIRST: f32 = 0.02;
const SEEN_AT_LAST: f32 = 0.04;
/// Where the longest search gives the best answer less or more than this, no games are needed to call it lost or won.
const SEARCHED: std::ops::RangeInclusive<f32> = 0.05..=0.95;
/// In so many hurried games with each answer, what tempts wins less often by so much, or no better games are spent on it.
const HURRIED: u32 = 60;
const SEEN_IN_A_HURRY: f32 = 0.03;

/// How a position is examined.
#[derive(Clone, Copy, Debug)]
pub struct Exam {
    /// Iterations of the searches that name the best answer.
    pub iterations: u32,
    /// Everything that is drawn comes from it.
    pub seed: u64,
}

/// Why a position is no puzzle. In the order in which it is found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dull {
    /// Too few choices, or too many to play all of them on.
    Choices,
    /// A bot that thinks for a moment finds the answer.
    Found,
    /// Searches do not agree.
    Doubtful,
    /// The game is lost or won anyway.
    Decided,
    /// Search or hurried games see hardly a difference to what tempts.
    Faint,
    /// Played on, the answers are not far enough apart.
    Close,
}

impl Dull {
    /// Whether games were played to find it out.
    pub fn was_dear(self) -> bool {
        match self {
            Dull::Close => true,
            Dull::Choices | Dull::Found | Dull::Doubtful | Dull::Decided | Dull::Faint => false,
        }
    }

    /// A word for it.
    pub fn name(self) -> &'static str {
        match self {
            Dull::Choices => "choices",
            Dull::Found => "found",
            Dull::Doubtful => "doubtful",
            Dull::Decided => "decided",
            Dull::Faint => "faint",
            Dull::Close => "close",
        }
    }
}

/// What an examination found: the offers in the order of the question.
#[derive(Clone, PartialEq, Debug)]
pub struct Riddle {
    pub offers: Vec<Tried>,
    /// The numbers of the best offer, and of the wrong one that a bot takes which thinks for a moment.
    pub best: usize,
    pub tempting: usize,
    /// How many of five such bots, and of nine beginners, answered rightly.
    pub solid: u32,
    pub beginners: u32,
    /// Games played.
    pub games: u32,
}

/// What became of an offer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tried {
    /// It cannot be told from the best.
    pub right: bool,
    /// The share of games won with it.
    pub win_share: f32,
    /// How much less that is than with the best, and how much it is at least (99 %).
    pub behind: f32,
    pub at_least: f32,
    /// Worlds in which it was played on.
    pub worlds: u32,
}

/// Whether a position is a puzzle for an asked seat. `suspected` is the answer that seems best; without it, the first search names it.
pub fn examine<R: Rules>(
    seen: &Seen<'_, R>,
    suspected: Option<R::Answer>,
    tuning: &Tuning,
    exam: &Exam,
) -> Result<Riddle, Dull> {
    let mut offers = Vec::new();
    seen.offers(&mut offers);
    if !CHOICES.contains(&offers.len()) {
        return Err(Dull::Choices);
    }
    let seeds = || (0..SEEDS).map(|number| exam.seed.wrapping_mul(1_000).wrapping_add(number));
    let search = |iterations: u32, seed: u64| -> Considered<R::Answer> {
        let settings = Settings::strong(tuning, Budget::Iterations(iterations), Network::shipped::<R>(tuning));
        Search::new(settings, seed).choose(seen)
    };
    let best = suspected.unwrap_or_else(|| search(exam.iterations, exam.seed).answer);
    if !offers.contains(&best) {
        return Err(Dull::Doubtful);
    }
    let quick = quick_answers(seen, best, tuning, seeds())?;
    let tempting = most_taken(quick.iter().copied().filter(|answer| *answer != best)).ok_or(Dull::Found)?;
    for seed in seeds() {
        let found = search(exam.iterations, seed);
        agrees(&found, best, tempting, SEEN_AT_FIRST)?;
    }
    let longer = search(LONGER * exam.iterations, exam.seed);
    agrees(&longer, best, tempting, SEEN_AT_LAST)?;
    if promise(&longer, best).is_some_and(|share| !SEARCHED.contains(&share)) {
        return Err(Dull::Decided);
    }
    let mut trials = Trials::new(seen, best, tuning, exam.seed);
    if trials.hurried(tempting, HURRIED) < SEEN_IN_A_HURRY {
        return Err(Dull::Faint);
    }
    let standings = standings(&mut trials, &offers, best, tempting, &longer.weighed)?;
    let share = trials.share();
    if !UNDECIDED.contains(&share) {
        return Err(Dull::Decided);
    }
    let number = |answer: R::Answer| offers.iter().position(|offer| *offer == answer).unwrap_or_default();
    let tried: Vec<Tried> = standings
        .into_iter()
        .map(|standing| Tried {
            right: standing.is_right(),
            win_share: (share - standing.behind()).clamp(0.0, 1.0),
            behind: standing.behind(),
            at_least: standing.at_least(),
            worlds: standing.worlds(),
        })
        .collect();
    let beginners = seeds().next().map_or(0, |first| {
        let asked = (0..BEGINNERS).map(|number| Beginner::new(first.wrapping_add(number)).choose(seen).answer);
        asked.filter(|answer| tried[number(*answer)].right).count() as u32
    });
    let solid = quick.into_iter().filter(|answer| tried[number(*answer)].right).count() as u32;
    if solid > SEEDS as u32 - MISSED {
        return Err(Dull::Found);
    }
    Ok(Riddle {
        offers: tried,
        best: number(best),
        tempting: number(tempting),
        solid,
        beginners,
        games: trials.games(),
    })
}

/// What a search gives an answer.
fn promise<A: Copy + PartialEq>(found: &Considered<A>, answer: A) -> Option<f32> {
    found.weighed.iter().find(|one| one.answer == answer).map(|one| one.value)
}

/// Whether a search comes to the best answer, and sees what tempts behind by so much. What it hardly looked at is behind.
fn agrees<A: Copy + PartialEq>(found: &Considered<A>, best: A, tempting: A, ahead: f32) -> Result<(), Dull> {
    if found.answer != best {
        return Err(Dull::Doubtful);
    }
    let lead = promise(found, best).zip(promise(found, tempting)).map(|(best, tempting)| best - tempting);
    if lead.is_some_and(|lead| lead < ahead) { Err(Dull::Faint) } else { Ok(()) }
}

/// What bots answer that think for a moment, unless too many of them find the best answer.
fn quick_answers<R: Rules>(
    seen: &Seen<'_, R>,
    best: R::Answer,
    tuning: &Tuning,
    seeds: impl Iterator<Item = u64>,
) -> Result<Vec<R::Answer>, Dull> {
    let mut answers = Vec::new();
    for seed in seeds {
        answers.push(seat_bot::<R>(&BotKind::Solid.spec(), tuning, seed, 1).choose(seen).answer);
        let found = answers.iter().filter(|answer| **answer == best).count() as u32;
        if found > SEEDS as u32 - MISSED {
            return Err(Dull::Found);
        }
    }
    Ok(answers)
}

/// The answer that most of them are.
fn most_taken<A: Copy + PartialEq>(answers: impl Iterator<Item = A>) -> Option<A> {
    let mut taken: Vec<(u32, A)> = Vec::new();
    for answer in answers {
        match taken.iter_mut().find(|(_, other)| *other == answer) {
            Some((times, _)) => *times += 1,
            None => taken.push((1, answer)),
        }
    }
    taken.into_iter().max_by_key(|(times, _)| *times).map(|(_, answer)| answer)
}

/// Plays all offers on until each is known to be as good as the best or clearly worse, those first that are most likely to be neither.
fn standings<R: Rules>(
    trials: &mut Trials<'_, '_, R>,
    offers: &[R::Answer],
    best: R::Answer,
    tempting: R::Answer,
    promising: &[Weighed<R::Answer>],
) -> Result<Vec<Standing>, Dull> {
    let mut standings = vec![Standing::best(); offers.len()];
    let rank = |answer: R::Answer| promising.iter().position(|one| one.answer == answer).unwrap_or(usize::MAX);
    let mut order: Vec<usize> = (0..offers.len()).filter(|number| offers[*number] != best).collect();
    order.sort_by_key(|number| (offers[*number] != tempting, rank(offers[*number])));
    for number in order {
        let mut standing = Standing::open();
        trials.play(offers[number], &mut standing, GLANCE);
        if standing.is_hopeless(offers[number] == tempting) {
            return Err(Dull::Close);
        }
        for (look, worlds) in LOOKS.into_iter().enumerate() {
            trials.play(offers[number], &mut standing, worlds);
            standing.look(look, offers[number] == tempting).map_err(|()| Dull::Close)?;
            if !standing.is_open() {
                break;
            }
        }
        standings[number] = standing;
    }
    Ok(standings)
}
