//! Information-set Monte-Carlo tree search: thinks about what could be, over worlds the seat cannot tell apart.
//!
//! Every iteration imagines a world, walks down the tree with it (the tree is *open loop*: a node is a sequence of answers, and which of
//! them are possible depends on the world), adds one node, and values the position reached for every seat. Each seat picks the branch that is
//! best for itself (max^n). A step that several seats answer in secret keeps one table of branches per seat at the same node,
//! so that nobody's choice depends on what another has sealed.

mod settings;
mod tree;
mod value;

use std::time::{Duration, Instant};

use saturnalia_rules::{Appraise, Dice, Position, Seen};

pub use settings::{Budget, Leaf, Settings};
use tree::{Node, Tree};
use value::{Scale, Values};

use crate::{Bot, Considered};

/// Between looks at the clock.
const BATCH: u32 = 16;

/// A bot that searches.
#[derive(Debug)]
pub struct Search {
    settings: Settings,
    dice: Dice,
}

impl Search {
    pub fn new(settings: Settings, seed: u64) -> Search {
        Search { settings, dice: Dice::imagined(seed) }
    }
}

impl<R: Appraise> Bot<R> for Search {
    fn choose(&mut self, seen: &Seen<'_, R>) -> Considered<R::Answer> {
        let mut offers = Vec::new();
        seen.offers(&mut offers);
        if let [only] = offers[..] {
            return Considered { answer: only, weighed: vec![(only, 0.5)] };
        }
        let mut hunt = Hunt::new(self.settings, seen);
        match self.settings.budget {
            Budget::Iterations(count) => (0..count).for_each(|_| hunt.iterate(seen, &mut self.dice)),
            Budget::Time(milliseconds) => {
                let end = Instant::now() + Duration::from_millis(u64::from(milliseconds));
                while Instant::now() < end {
                    (0..BATCH).for_each(|_| hunt.iterate(seen, &mut self.dice));
                }
            }
        }
        hunt.verdict(&offers)
    }
}

/// One search from one position.
struct Hunt<R: Appraise> {
    settings: Settings,
    tree: Tree<R::Answer>,
    scale: Scale,
    offers: Vec<R::Answer>,
    path: Vec<tree::Taken>,
    seat: saturnalia_rules::Seat,
}

impl<R: Appraise> Hunt<R> {
    fn new(settings: Settings, seen: &Seen<'_, R>) -> Hunt<R> {
        Hunt {
            settings,
            tree: Tree::default(),
            scale: Scale::default(),
            offers: Vec::with_capacity(256),
            path: Vec::with_capacity(64),
            seat: seen.seat(),
        }
    }

    fn iterate(&mut self, seen: &Seen<'_, R>, dice: &mut Dice) {
        let mut world = seen.imagine(dice);
        self.path.clear();
        self.descend(&mut world, dice);
        let values = self.leaf_values(world, dice);
        for taken in &self.path {
            self.tree.learn(*taken, values[taken.seat]);
        }
    }

    /// Walks to a new node or to the end of the game.
    fn descend(&mut self, world: &mut Position<R>, dice: &mut Dice) {
        let mut node = Node::ROOT;
        // While others still owe their sealed answer to the same step, everybody chooses at the node where it began.
        let mut table = Node::ROOT;
        loop {
            let asked = world.asked();
            // At the root the searching seat chooses first; in a sealed step it may not be the first one asked.
            let seat = if node == Node::ROOT && asked.contains(self.seat) { Some(self.seat) } else { asked.first() };
            let Some(seat) = seat else { return };
            world.offers(seat, &mut self.offers);
            let (answer, new) = if let [only] = self.offers[..] {
                (only, false)
            } else {
                let picked = self.tree.pick(table, seat, &self.offers, &self.settings, dice, |answer| {
                    let mut after = world.clone();
                    after.play_offered(seat, answer, None);
                    R::appraise(after.state(), seat)
                });
                self.path.push(picked.taken);
                (picked.answer, picked.new)
            };
            let sealed = asked.len() > 1;
            world.play_offered(seat, answer, None);
            node = self.tree.child(node, seat, answer);
            if !(sealed && world.sealed().contains(seat)) {
                table = node;
            }
            if new {
                return;
            }
        }
    }

    fn leaf_values(&mut self, mut world: Position<R>, dice: &mut Dice) -> Values {
        let mut left = match self.settings.leaf {
            Leaf::PlayOut => u32::MAX,
            Leaf::Appraise { after } => after,
        };
        while left > 0
            && let Some(seat) = world.asked().first()
        {
            world.offers(seat, &mut self.offers);
            let answer = *dice.pick(&self.offers).expect("an asked seat has an offer");
            world.play_offered(seat, answer, None);
            left -= 1;
        }
        value::of(&world, &mut self.scale)
    }

    /// The most visited offer.
    fn verdict(&self, offers: &[R::Answer]) -> Considered<R::Answer> {
        let mut weighed = self.tree.results(Node::ROOT, self.seat);
        weighed.sort_by(|one, other| {
            (other.visits, other.mean).partial_cmp(&(one.visits, one.mean)).unwrap_or(std::cmp::Ordering::Equal)
        });
        let answer = weighed.first().map_or(offers[0], |best| best.answer);
        Considered { answer, weighed: weighed.into_iter().map(|result| (result.answer, result.mean)).collect() }
    }
}
