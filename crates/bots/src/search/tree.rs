//! The tree: nodes are sequences of answers, branches belong to a seat.

use saturnalia_rules::{Dice, Seat};

use super::Settings;

/// A node's place in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Node(u32);

impl Node {
    pub(super) const ROOT: Node = Node(0);
}

/// A branch taken on the way down.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taken {
    node: Node,
    branch: u32,
    pub(super) seat: Seat,
}

/// A choice made on the way down.
pub(super) struct Picked<A> {
    pub(super) answer: A,
    pub(super) taken: Taken,
    /// It had never been tried before.
    pub(super) new: bool,
}

/// What became of an answer.
pub(super) struct Result<A> {
    pub(super) answer: A,
    pub(super) visits: u32,
    pub(super) mean: f32,
}

#[derive(Debug)]
struct Branch<A> {
    seat: Seat,
    answer: A,
    visits: u32,
    /// How often it could have been taken.
    available: u32,
    /// Sum of what it was worth to its seat.
    value: f32,
    /// First look, standardised over the offers it was looked at with.
    look: f32,
}

#[derive(Debug)]
struct Place<A> {
    branches: Vec<Branch<A>>,
    children: Vec<(Seat, A, Node)>,
}

#[derive(Debug)]
pub(super) struct Tree<A> {
    places: Vec<Place<A>>,
    looks: Vec<f32>,
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        Tree { places: vec![Place { branches: Vec::new(), children: Vec::new() }], looks: Vec::new() }
    }
}

impl<A: Copy + Eq> Tree<A> {
    /// Picks a branch for the seat among what is offered in this world.
    pub(super) fn pick(
        &mut self,
        node: Node,
        seat: Seat,
        offers: &[A],
        settings: &Settings,
        dice: &mut Dice,
        look: impl Fn(A) -> f32,
    ) -> Picked<A> {
        self.admit(node, seat, offers, settings, look);
        let branches = &mut self.places[node.0 as usize].branches;
        let mut best: Option<(usize, f32)> = None;
        // Among equals the first met wins; starting anywhere keeps the order of offers from mattering.
        let start = dice.below(branches.len() as u32) as usize;
        for step in 0..branches.len() {
            let index = (start + step) % branches.len();
            let branch = &mut branches[index];
            if branch.seat != seat || !offers.contains(&branch.answer) {
                continue;
            }
            branch.available += 1;
            let score = branch.score(settings);
            if best.is_none_or(|(_, so_far)| score > so_far) {
                best = Some((index, score));
            }
        }
        let (index, _) = best.expect("every offer has a branch");
        let branch = &branches[index];
        Picked { answer: branch.answer, taken: Taken { node, branch: index as u32, seat }, new: branch.visits == 0 }
    }

    /// Gives every offer that was not met here before a branch, with a first look if the search is guided.
    fn admit(&mut self, node: Node, seat: Seat, offers: &[A], settings: &Settings, look: impl Fn(A) -> f32) {
        let place = &mut self.places[node.0 as usize];
        let known = |answer: &A, branches: &[Branch<A>]| {
            branches.iter().any(|branch| branch.seat == seat && branch.answer == *answer)
        };
        if offers.iter().all(|answer| known(answer, &place.branches)) {
            return;
        }
        self.looks.clear();
        if settings.guidance > 0.0 {
            self.looks.extend(offers.iter().map(|answer| look(*answer)));
            standardise(&mut self.looks);
        }
        for (index, answer) in offers.iter().enumerate() {
            if !known(answer, &place.branches) {
                let look = self.looks.get(index).copied().unwrap_or(0.0);
                place.branches.push(Branch { seat, answer: *answer, visits: 0, available: 0, value: 0.0, look });
            }
        }
    }

    /// The node behind an answer.
    pub(super) fn child(&mut self, node: Node, seat: Seat, answer: A) -> Node {
        let next = Node(self.places.len() as u32);
        let children = &mut self.places[node.0 as usize].children;
        if let Some((_, _, child)) = children.iter().find(|(by, played, _)| *by == seat && *played == answer) {
            return *child;
        }
        children.push((seat, answer, next));
        self.places.push(Place { branches: Vec::new(), children: Vec::new() });
        next
    }

    pub(super) fn learn(&mut self, taken: Taken, value: f32) {
        let branch = &mut self.places[taken.node.0 as usize].branches[taken.branch as usize];
        branch.visits += 1;
        branch.value += value;
    }

    /// What became of each answer of a seat at a node.
    pub(super) fn results(&self, node: Node, seat: Seat) -> Vec<Result<A>> {
        self.places[node.0 as usize]
            .branches
            .iter()
            .filter(|branch| branch.seat == seat && branch.visits > 0)
            .map(|branch| Result {
                answer: branch.answer,
                visits: branch.visits,
                mean: branch.value / branch.visits as f32,
            })
            .collect()
    }
}

impl<A> Branch<A> {
    /// How attractive the branch is now: what it brought, what the first look promised, how rarely it was tried.
    fn score(&self, settings: &Settings) -> f32 {
        let visits = self.visits as f32;
        let promise = settings.guidance * self.look;
        if self.visits == 0 {
            // Without guidance every branch is tried once; with it, those that look poor wait.
            return if settings.guidance > 0.0 { 0.5 + 0.35 * promise + settings.exploration } else { f32::MAX };
        }
        let mean = self.value / visits;
        let explore = settings.exploration * ((self.available as f32).ln() / visits).sqrt();
        mean + explore + 0.35 * promise / (1.0 + visits)
    }
}

/// Mean zero, spread one; all zero if there is no difference.
fn standardise(values: &mut [f32]) {
    let count = values.len() as f32;
    let mean = values.iter().sum::<f32>() / count;
    let spread = (values.iter().map(|value| (value - mean).powi(2)).sum::<f32>() / count).sqrt();
    for value in values {
        *value = if spread > 1e-6 { (*value - mean) / spread } else { 0.0 };
    }
}
