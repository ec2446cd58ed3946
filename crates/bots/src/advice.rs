//! Hints: the best offers for a seat, with what they promise and why.
//!
//! *What* comes from search. *Why* is found out by playing on: the best offer and the tempting other one are played to the end in the same
//! imagined worlds ([`Futures`]), and what the game says is at stake is compared.

use saturnalia_protocol::wire::{HintComparison, HintOffer, HintSort, HintVerdict};
use saturnalia_rules::{Dice, Label, Rules, Seen};

use crate::futures::Futures;
use crate::learn::Network;
use crate::search::{Budget, Judge, Search, Settings};
use crate::{Beginner, Bot as _, Patience, Tuning, Weighed};

/// How often a beginner is asked what they would do.
const BEGINNERS: usize = 9;
/// Offers spoken of.
const MOST_OFFERS: usize = 3;

/// How much is thought about a hint.
#[derive(Clone, Copy, Debug)]
pub struct Manner<'a> {
    /// What is searched. How many worlds are played on besides is bounded by patience.
    pub budget: Budget,
    pub threads: usize,
    pub seed: u64,
    pub patience: &'a Patience,
}

/// What is said to somebody who asks for advice.
#[derive(Clone, Debug)]
pub struct Advice<A> {
    /// Best first.
    pub offers: Vec<HintOffer<A>>,
    /// Missing where there is nothing to choose, or where the game does not say what is at stake.
    pub compared: Option<HintComparison>,
}

/// The best offers of an asked seat. The best one is compared with what the player is about to answer, if it is something else, or with
/// what a beginner would. `say` puts an answer into words; what has none is left out.
pub fn advise<R: Rules>(
    seen: &Seen<'_, R>,
    idea: Option<R::Answer>,
    tuning: &Tuning,
    manner: &Manner<'_>,
    say: impl Fn(R::Answer) -> Option<Label>,
) -> Advice<R::Answer> {
    let Manner { budget, threads, seed, patience } = *manner;
    let settings = Settings::strong(tuning, budget, Network::shipped::<R>(tuning)).on_threads(threads);
    let considered = Search::new(settings.clone(), seed).choose_within(seen, patience);
    let mut dice = Dice::imagined(seed);
    let mut judge = Judge::new(settings.network);
    let mut offers = Vec::new();
    seen.offers(&mut offers);
    offers.retain(|answer| say(*answer).is_some());
    let mut searched = considered.weighed;
    if searched.is_empty() {
        // Where there is nothing to choose nothing was searched.
        let value = judge.values(&seen.imagine(&mut dice))[seen.seat()];
        searched.push(Weighed::at_a_look(considered.answer, value));
    }
    // What search looked at most, in the order of what it promises.
    let mut told = searched[..searched.len().min(MOST_OFFERS)].to_vec();
    told.sort_by(|one, other| other.value.total_cmp(&one.value));
    let best = told[0];
    // Where nothing can be said about the first, another is compared: there is seldom only one that tempts.
    let rivals = match idea.filter(|idea| *idea != best.answer) {
        Some(idea) => vec![idea],
        None if offers.len() > 1 => tempting(seen, best.answer, &searched, &mut dice),
        None => Vec::new(),
    };
    let mut compared = None;
    for rival in rivals {
        if compared.as_ref().is_some_and(says_something) || compared.is_some() && patience.is_over() {
            break;
        }
        let Some(mut futures) = Futures::of(seen, best.answer, rival, &mut judge, &mut dice, patience) else { break };
        let mut other = searched.iter().find(|offer| offer.answer == rival).copied();
        let lead = other.map_or(0.0, |other| best.value - other.value);
        if futures.speaks_for_the_other(lead) {
            // Search cannot tell them apart, and the games can.
            futures = futures.turned();
            put_first(&mut told, rival, other);
            other = Some(best);
        }
        let answer = other.map_or(rival, |other| other.answer);
        let Some((number, label)) = offers.iter().position(|offer| *offer == answer).zip(say(answer)) else { continue };
        let found = futures.compared(number as u16, label, told[0].value, other.map(|other| other.value));
        if compared.is_none() || says_something(&found) {
            compared = Some(found);
        }
    }
    let told = told.iter().filter_map(|offer| {
        Some(HintOffer { answer: offer.answer, label: say(offer.answer)?, win_share: offer.value })
    });
    Advice { offers: told.collect(), compared }
}

/// Puts an answer before those that search likes most. What search never looked at, because everything looked alike, promises as much.
fn put_first<A: Copy + PartialEq>(told: &mut Vec<Weighed<A>>, answer: A, searched: Option<Weighed<A>>) {
    let first = searched.unwrap_or_else(|| Weighed::at_a_look(answer, told[0].value));
    told.retain(|offer| offer.answer != answer);
    told.insert(0, first);
    told.truncate(MOST_OFFERS);
}

/// Whether a comparison names something that speaks for the best answer, or calls the two equal.
fn says_something(compared: &HintComparison) -> bool {
    compared.merits.iter().any(|merit| merit.sort == HintSort::Gain)
        || matches!(compared.verdict, HintVerdict::Even | HintVerdict::Safer | HintVerdict::Riskier)
}

/// What others would do instead of the best: the answer that several beginners take most often, then the second best.
fn tempting<R: Rules>(
    seen: &Seen<'_, R>,
    best: R::Answer,
    searched: &[Weighed<R::Answer>],
    dice: &mut Dice,
) -> Vec<R::Answer> {
    let mut taken: Vec<(usize, R::Answer)> = Vec::new();
    for _ in 0..BEGINNERS {
        let answer = Beginner::new(dice.number()).choose(seen).answer;
        match taken.iter_mut().find(|(_, other)| *other == answer) {
            Some((times, _)) => *times += 1,
            None => taken.push((1, answer)),
        }
    }
    // One of nine is a whim.
    let others = taken.into_iter().filter(|(times, answer)| *times > 1 && *answer != best);
    let mut tempting: Vec<R::Answer> =
        others.max_by_key(|(times, _)| *times).map(|(_, answer)| answer).into_iter().collect();
    let second = searched.iter().map(|offer| offer.answer).find(|answer| *answer != best && !tempting.contains(answer));
    tempting.extend(second);
    tempting
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In a won game search may try nothing but its first idea: "do nothing" was advised in the last round, where a coin was a point.
    #[test]
    fn an_answer_that_search_never_looked_at_could_not_be_advised() {
        let mut told = vec![Weighed { answer: 'a', value: 0.97, visits: 2000 }];
        put_first(&mut told, 'b', None);
        assert_eq!(told.iter().map(|offer| offer.answer).collect::<String>(), "ba");
        assert_eq!(told[0].value, told[1].value);
    }

    #[test]
    fn an_answer_that_is_put_first_is_told_once_with_what_search_gave_it() {
        let weighed = |answer, value| Weighed { answer, value, visits: 10 };
        let mut told = vec![weighed('a', 0.5), weighed('b', 0.49), weighed('c', 0.4)];
        put_first(&mut told, 'b', Some(weighed('b', 0.49)));
        assert_eq!(told.iter().map(|offer| offer.answer).collect::<String>(), "bac");
        assert_eq!(told[0].value, 0.49);
        put_first(&mut told, 'd', None);
        assert_eq!(told.iter().map(|offer| offer.answer).collect::<String>(), "dba");
    }
}
