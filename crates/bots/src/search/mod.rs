//! Information-set Monte-Carlo tree search: thinks about what could be, over worlds the seat cannot tell apart.
//!
//! Every iteration imagines a world, walks down the tree with it (the tree is *open loop*: a node is a sequence of answers, and which of
//! them are possible depends on the world), adds one node, and values the position reached for every seat. Each seat picks the branch that is
//! best for itself (max^n). A step that several seats answer in secret keeps one table of branches per seat at the same node,
//! so that nobody's choice depends on what another has sealed.

mod judge;
mod settings;
mod tree;

use std::thread;

use saturnalia_rules::{Dice, Position, Rules, Seat, Seen};

pub(crate) use judge::{Judge, Values};
pub use settings::{Budget, Clock, Leaf, Settings};
use tree::{Node, Tree};

use crate::{Bot, Considered, Patience, Weighed};

/// Grows with every change after which a search with the same settings may choose otherwise: figures about bots that search belong to it.
pub const REVISION: u32 = 3;

/// A random game that lasts longer than this is broken off and valued as it stands.
const LONGEST_PLAY_OUT: u32 = 5_000;

/// After so many walks a search looks whether it still can change its mind.
const WALKS_BETWEEN: u64 = 64;

/// A bot that searches. It remembers its tree: asked again right after its own answer, it goes on where it was.
#[derive(Debug)]
pub struct Search<R: Rules> {
    settings: Settings,
    dice: Dice,
    kept: Option<Kept<R>>,
}

/// What is left of the last search: what may follow the answer it led to.
#[derive(Debug)]
struct Kept<R: Rules> {
    hunts: Vec<Hunt<R>>,
    /// The entry at which the next question must come for the trees to fit.
    entry: usize,
}

impl<R: Rules> Search<R> {
    pub fn new(settings: Settings, seed: u64) -> Search<R> {
        Search { settings, dice: Dice::imagined(seed), kept: None }
    }

    /// Thinks for a seat over worlds that `imagine` makes up. `entry` is the number of answers given in the game so far, if known.
    pub(crate) fn consider(
        &mut self,
        seat: Seat,
        offers: &[R::Answer],
        entry: Option<usize>,
        patience: &Patience,
        imagine: &(impl Fn(&mut Dice) -> Position<R> + Sync),
    ) -> Considered<R::Answer> {
        let kept = self.kept.take().filter(|kept| Some(kept.entry) == entry);
        let mut hunts = kept.map_or_else(
            || (0..self.settings.threads).map(|_| Hunt::new(self.settings.clone(), seat)).collect(),
            |kept| kept.hunts,
        );
        if offers.len() > 1 {
            self.search(&mut hunts, patience, imagine);
        }
        let considered = verdict(&hunts, seat, offers);
        if let Some(entry) = entry {
            for hunt in &mut hunts {
                hunt.tree.advance(seat, considered.answer);
            }
            self.kept = Some(Kept { hunts, entry: entry + 1 });
        }
        considered
    }

    /// Lets every thread search its own tree until the budget is spent. With a budget of iterations the result depends on the seed and the number
    /// of threads alone.
    fn search(
        &mut self,
        hunts: &mut [Hunt<R>],
        patience: &Patience,
        imagine: &(impl Fn(&mut Dice) -> Position<R> + Sync),
    ) {
        let threads = hunts.len() as u32;
        let passed = self.settings.clock.start();
        let passed = &passed;
        let budget = self.settings.budget;
        // Several trees together may come to another answer than each of them.
        let content = self.settings.content && threads == 1;
        let run = |hunt: &mut Hunt<R>, index: u32, mut dice: Dice| match budget {
            Budget::Iterations(count) => {
                let share = count / threads + u32::from(index < count % threads);
                for _ in 0..share {
                    hunt.iterate(imagine(&mut dice), &mut dice);
                    if patience.is_over() {
                        break;
                    }
                }
            }
            Budget::Time(milliseconds) => {
                for walks in 0.. {
                    let now = passed();
                    let content = content && walks % WALKS_BETWEEN == 0 && hunt.is_decided(walks, now, milliseconds);
                    if now >= milliseconds || content {
                        break;
                    }
                    hunt.iterate(imagine(&mut dice), &mut dice);
                    if patience.is_over() {
                        break;
                    }
                }
            }
        };
        let dice = &mut self.dice;
        let mut numbered = hunts.iter_mut().zip(0..).map(|(hunt, index)| (hunt, index, Dice::imagined(dice.number())));
        let Some((own, index, own_dice)) = numbered.next() else { return };
        thread::scope(|scope| {
            for (hunt, index, dice) in numbered {
                scope.spawn(move || run(hunt, index, dice));
            }
            run(own, index, own_dice);
        });
    }
}

impl<R: Rules> Bot<R> for Search<R> {
    fn choose_within(&mut self, seen: &Seen<'_, R>, patience: &Patience) -> Considered<R::Answer> {
        let mut offers = Vec::new();
        seen.offers(&mut offers);
        self.consider(seen.seat(), &offers, seen.entry(), patience, &|dice| seen.imagine_unsealed(dice))
    }
}

/// The most visited offer of all trees together.
fn verdict<R: Rules>(hunts: &[Hunt<R>], seat: Seat, offers: &[R::Answer]) -> Considered<R::Answer> {
    let mut sums: Vec<(R::Answer, u32, f32)> = Vec::new();
    for tried in hunts.iter().flat_map(|hunt| hunt.tree.tried(seat)) {
        if !offers.contains(&tried.answer) {
            continue;
        }
        match sums.iter_mut().find(|(answer, ..)| *answer == tried.answer) {
            Some((_, visits, value)) => {
                *visits += tried.visits;
                *value += tried.value;
            }
            None => sums.push((tried.answer, tried.visits, tried.value)),
        }
    }
    sums.sort_by(|one, other| (other.1, other.2).partial_cmp(&(one.1, one.2)).unwrap_or(std::cmp::Ordering::Equal));
    let answer = sums.first().map_or(offers[0], |best| best.0);
    let weighed = sums
        .into_iter()
        .map(|(answer, visits, value)| Weighed { answer, value: value / visits as f32, visits })
        .collect();
    Considered { answer, weighed }
}

/// What every seat can expect in worlds like these, if all play on well. The first half of the iterations only makes up its mind.
/// One judge for all positions of a game makes what it says of them comparable.
pub(crate) fn expect<R: Rules>(
    settings: &Settings,
    judge: &mut Judge,
    iterations: u32,
    dice: &mut Dice,
    seat: Seat,
    mut imagine: impl FnMut(&mut Dice) -> Position<R>,
) -> Values {
    let mut hunt = Hunt::new(settings.clone(), seat);
    std::mem::swap(&mut hunt.judge, judge);
    let iterations = iterations.max(2);
    let mut sum = Values::default();
    for iteration in 0..iterations {
        let values = hunt.iterate(imagine(dice), dice);
        if iteration >= iterations / 2 {
            sum = Values::from_fn(|seat| sum[seat] + values[seat]);
        }
    }
    std::mem::swap(&mut hunt.judge, judge);
    let counted = (iterations - iterations / 2) as f32;
    Values::from_fn(|seat| sum[seat] / counted)
}

/// One tree and what is needed to grow it.
#[derive(Debug)]
struct Hunt<R: Rules> {
    settings: Settings,
    tree: Tree<R::Answer>,
    judge: Judge,
    offers: Vec<R::Answer>,
    path: Vec<tree::Taken>,
    /// The offers that were looked at where the walk is now, and what every seat can expect after them.
    looked: Vec<(R::Answer, Values)>,
    /// Iterations until one looks at what positions are worth later.
    until_later: u32,
    seat: Seat,
}

impl<R: Rules> Hunt<R> {
    fn new(settings: Settings, seat: Seat) -> Hunt<R> {
        Hunt {
            judge: Judge::for_somebody(&settings, seat),
            settings,
            tree: Tree::default(),
            offers: Vec::with_capacity(256),
            path: Vec::with_capacity(64),
            looked: Vec::with_capacity(64),
            until_later: 1,
            seat,
        }
    }

    /// Whether the walks that there is time for, at the pace so far, cannot change which answer was tried most.
    fn is_decided(&self, walks: u64, passed: u32, milliseconds: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for tried in self.tree.tried(self.seat) {
            if tried.visits > most {
                (most, second) = (tried.visits, most);
            } else {
                second = second.max(tried.visits);
            }
        }
        let left = u64::from(milliseconds.saturating_sub(passed));
        u64::from(most - second) * u64::from(passed) > walks * left
    }

    /// Walks once through a world and remembers what came of it. Gives what the position reached is worth as it stands.
    fn iterate(&mut self, mut world: Position<R>, dice: &mut Dice) -> Values {
        self.path.clear();
        let seen = self.descend(&mut world, dice);
        let (stands, later) = self.leaf_values(world, seen, dice);
        for taken in &self.path {
            self.tree.learn(*taken, stands[taken.seat], later.map(|later| later[taken.seat]));
        }
        stands
    }

    /// Walks to a new node or to the end of the game. Gives what the position reached is worth, if it was just looked at.
    fn descend(&mut self, world: &mut Position<R>, dice: &mut Dice) -> Option<Values> {
        let mut node = Node::ROOT;
        // While others still owe their sealed answer to the same step, everybody chooses at the node where it began.
        let mut table = Node::ROOT;
        loop {
            let asked = world.asked();
            // At the root the searching seat chooses first; in a sealed step it may not be the first one asked.
            let seat = if node == Node::ROOT && asked.contains(self.seat) { Some(self.seat) } else { asked.first() };
            let seat = seat?;
            world.offers(seat, &mut self.offers);
            self.looked.clear();
            let (answer, new) = if let [only] = self.offers[..] {
                (only, false)
            } else {
                let (judge, looked) = (&mut self.judge, &mut self.looked);
                let picked = self.tree.pick(table, seat, &self.offers, &self.settings, dice, |answer| {
                    let mut after = world.clone();
                    after.play_offered(seat, answer, None);
                    let values = judge.values(&after);
                    looked.push((answer, values));
                    values[seat]
                });
                self.path.push(picked.taken);
                (picked.answer, picked.new)
            };
            let sealed = asked.len() > 1;
            world.play_offered(seat, answer, None);
            let seen = || self.looked.iter().find(|(looked, _)| *looked == answer).map(|(_, values)| *values);
            let Some(next) = self.tree.child(node, seat, answer) else { return seen() };
            node = next;
            if !(sealed && world.sealed().contains(seat)) {
                table = node;
            }
            if new || self.path.len() >= self.settings.depth {
                return seen();
            }
        }
    }

    /// What a position is worth as it stands, and what it is worth later, unless it is not this iteration's turn to look. Where only the
    /// end counts, it is both.
    fn leaf_values(
        &mut self,
        mut world: Position<R>,
        seen: Option<Values>,
        dice: &mut Dice,
    ) -> (Values, Option<Values>) {
        match self.settings.leaf {
            Leaf::PlayOut => {
                self.play_on(&mut world, LONGEST_PLAY_OUT, dice);
                let ends = self.judge.values(&world);
                (ends, Some(ends))
            }
            Leaf::Twice { after, later, every } => {
                let seen = self.judge.follow(&mut world, after, &mut self.offers).or(seen.filter(|_| after == 0));
                let stands = seen.unwrap_or_else(|| self.judge.values(&world));
                if world.is_over() {
                    return (stands, Some(stands));
                }
                self.until_later = self.until_later.checked_sub(1).unwrap_or(every.saturating_sub(1));
                if self.until_later > 0 {
                    return (stands, None);
                }
                self.play_on(&mut world, later.min(LONGEST_PLAY_OUT), dice);
                (stands, Some(self.judge.values(&world)))
            }
        }
    }

    /// Plays on at random for so many answers, or to the end.
    fn play_on(&mut self, world: &mut Position<R>, answers: u32, dice: &mut Dice) {
        for _ in 0..answers {
            let Some(seat) = world.asked().first() else { return };
            world.offers(seat, &mut self.offers);
            let answer = *dice.pick(&self.offers).expect("an asked seat has an offer");
            world.play_offered(seat, answer, None);
        }
    }
}
