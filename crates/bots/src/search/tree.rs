//! The tree: nodes are sequences of answers, branches belong to a seat.

use saturnalia_rules::{Dice, Seat};

use super::Settings;

/// How sharply first looks that differ by their usual spread are told apart.
const SHARPNESS: f32 = 1.2;
/// How much the worth of positions some random answers later counts beside their worth as they stand, once there is much of it: each is
/// wrong in its own way.
const LATER: f32 = 0.5;
/// After so many visits it counts half of that: a few random answers say little.
const FEW: f32 = 20.0;

/// A tree of this many nodes grows no further: iterations still walk through all of it, but what they meet beyond is valued and not
/// remembered.
const MOST_NODES: usize = 120_000;

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
#[derive(Clone, Copy, Debug)]
pub(super) struct Tried<A> {
    pub(super) answer: A,
    pub(super) visits: u32,
    /// Sum of what it was worth to its seat.
    pub(super) value: f32,
}

#[derive(Debug)]
struct Branch<A> {
    seat: Seat,
    answer: A,
    visits: u32,
    /// How often it could have been taken.
    available: u32,
    /// Sum of what the positions it led to were worth to its seat as they stood.
    stood: f32,
    /// Of how many of them it is known what they became: some random answers later, or at the end.
    followed: u32,
    /// Sum of what they were worth then.
    became: f32,
    /// What the position after it looked worth to its seat when it was first seen.
    look: f32,
    /// The share of attention that the first looks suggest.
    prior: f32,
}

#[derive(Debug)]
struct Place<A> {
    branches: Vec<Branch<A>>,
    /// The branches by seat and answer.
    order: Vec<u32>,
    /// By seat and answer.
    children: Vec<(Seat, A, Node)>,
}

impl<A> Place<A> {
    const NEW: Place<A> = Place { branches: Vec::new(), order: Vec::new(), children: Vec::new() };
}

/// Where a node has met so many times as many branches as are open now, each open one is looked for by itself.
const MANY: usize = 4;

#[derive(Debug)]
pub(super) struct Tree<A> {
    places: Vec<Place<A>>,
    spread: Spread,
    /// Room to work in: the branches that are open in the world at hand, which of its offers have one, and the looks of all.
    open: Vec<u32>,
    met: Vec<bool>,
    looks: Vec<f32>,
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        Tree {
            places: vec![Place::NEW],
            spread: Spread::default(),
            open: Vec::new(),
            met: Vec::new(),
            looks: Vec::new(),
        }
    }
}

impl<A: Copy + Ord> Tree<A> {
    /// Picks a branch for the seat among what is offered in this world. Offers come sorted, each once.
    pub(super) fn pick(
        &mut self,
        node: Node,
        seat: Seat,
        offers: &[A],
        settings: &Settings,
        dice: &mut Dice,
        look: impl FnMut(A) -> f32,
    ) -> Picked<A> {
        self.find(node, seat, offers);
        if self.open.len() < offers.len() {
            self.admit(node, seat, offers, settings, look);
        }
        let spread = self.spread.get();
        let branches = &mut self.places[node.0 as usize].branches;
        let mut best: Option<(u32, f32)> = None;
        // Among equals the first met wins; starting anywhere keeps the order of offers from mattering.
        let start = dice.below(self.open.len() as u32) as usize;
        let (before, from_start) = self.open.split_at(start);
        for index in from_start.iter().chain(before) {
            let branch = &mut branches[*index as usize];
            branch.available += 1;
            let score = if settings.guided {
                branch.guided_score(settings.exploration * spread)
            } else {
                branch.plain_score(settings)
            };
            if best.is_none_or(|(_, so_far)| score > so_far) {
                best = Some((*index, score));
            }
        }
        let (index, _) = best.expect("every offer has a branch");
        let branch = &branches[index as usize];
        Picked { answer: branch.answer, taken: Taken { node, branch: index, seat }, new: branch.visits == 0 }
    }

    /// Finds the branches of what is offered, and notes which offers have none yet.
    fn find(&mut self, node: Node, seat: Seat, offers: &[A]) {
        self.open.clear();
        self.met.clear();
        self.met.resize(offers.len(), false);
        let Place { branches, order, .. } = &self.places[node.0 as usize];
        let branch = |index: u32| &branches[index as usize];
        if order.len() > MANY * offers.len() {
            for (offer, met) in offers.iter().zip(&mut self.met) {
                let found = order.binary_search_by(|index| branch(*index).place().cmp(&(seat, *offer)));
                if let Ok(at) = found {
                    self.open.push(order[at]);
                    *met = true;
                }
            }
            return;
        }
        // Both are sorted: one walk along them.
        let mut at = 0;
        for index in order.iter().filter(|index| branch(**index).seat == seat) {
            while at < offers.len() && offers[at] < branch(*index).answer {
                at += 1;
            }
            if offers.get(at) == Some(&branch(*index).answer) {
                self.open.push(*index);
                self.met[at] = true;
                at += 1;
            }
        }
    }

    /// Gives every offer that was not met here before a branch, with a first look if the search is guided. What was met before keeps
    /// the look that was taken then.
    fn admit(&mut self, node: Node, seat: Seat, offers: &[A], settings: &Settings, mut look: impl FnMut(A) -> f32) {
        let Place { branches, order, .. } = &mut self.places[node.0 as usize];
        self.looks.clear();
        self.looks.extend(self.open.iter().map(|index| branches[*index as usize].look));
        let new = offers.iter().zip(&self.met).filter(|(_, met)| !**met).map(|(answer, _)| *answer);
        let known = self.looks.len();
        for answer in new {
            let look = if settings.guided { look(answer) } else { 0.5 };
            self.looks.push(look);
            self.open.push(branches.len() as u32);
            order.push(branches.len() as u32);
            branches.push(Branch::new(seat, answer, look));
        }
        order.sort_by(|one, other| branches[*one as usize].place().cmp(&branches[*other as usize].place()));
        let attention = Attention::of(&self.looks);
        for index in &self.open[known..] {
            let branch = &mut branches[*index as usize];
            branch.prior = attention.share(branch.look);
        }
    }

    /// The node behind an answer; none if it would be new and the tree is full.
    pub(super) fn child(&mut self, node: Node, seat: Seat, answer: A) -> Option<Node> {
        self.child_among(MOST_NODES, node, seat, answer)
    }

    fn child_among(&mut self, most: usize, node: Node, seat: Seat, answer: A) -> Option<Node> {
        let next = Node(self.places.len() as u32);
        let children = &mut self.places[node.0 as usize].children;
        let at = match children.binary_search_by(|(by, played, _)| (*by, *played).cmp(&(seat, answer))) {
            Ok(at) => return Some(children[at].2),
            Err(at) => at,
        };
        if next.0 as usize >= most {
            return None;
        }
        children.insert(at, (seat, answer, next));
        self.places.push(Place::NEW);
        Some(next)
    }

    /// Keeps only what follows an answer: the node behind it becomes the root.
    pub(super) fn advance(&mut self, seat: Seat, answer: A) {
        let Some(root) = self.child(Node::ROOT, seat, answer) else {
            *self = Tree::default();
            return;
        };
        let mut old: Vec<Option<Place<A>>> = std::mem::take(&mut self.places).into_iter().map(Some).collect();
        let mut waiting = vec![root];
        let mut next = 0;
        // Breadth first: the place of a node in `waiting` is its place in the new tree.
        while next < waiting.len() {
            let mut place = old[waiting[next].0 as usize].take().expect("a tree reaches every node once");
            for (_, _, child) in &mut place.children {
                waiting.push(*child);
                *child = Node((waiting.len() - 1) as u32);
            }
            self.places.push(place);
            next += 1;
        }
    }

    /// Remembers what an iteration found out: the worth of the position it reached as it stands, and later, if that was looked at.
    pub(super) fn learn(&mut self, taken: Taken, stands: f32, later: Option<f32>) {
        let branch = &mut self.places[taken.node.0 as usize].branches[taken.branch as usize];
        branch.visits += 1;
        branch.stood += stands;
        match later {
            Some(later) => {
                branch.followed += 1;
                branch.became += later;
                self.spread.note((1.0 - LATER) * stands + LATER * later);
            }
            None => self.spread.note(stands),
        }
    }

    /// What became of each answer of a seat at the root.
    pub(super) fn tried(&self, seat: Seat) -> impl Iterator<Item = Tried<A>> {
        self.places[0].branches.iter().filter(move |branch| branch.seat == seat && branch.visits > 0).map(|branch| {
            Tried {
                answer: branch.answer,
                visits: branch.visits,
                value: branch.visits as f32 * branch.blend(branch.stood / branch.visits as f32),
            }
        })
    }
}

impl<A: Copy> Branch<A> {
    /// Its place in the order of branches.
    fn place(&self) -> (Seat, A) {
        (self.seat, self.answer)
    }
}

impl<A> Branch<A> {
    fn new(seat: Seat, answer: A, look: f32) -> Branch<A> {
        Branch { seat, answer, visits: 0, available: 0, stood: 0.0, followed: 0, became: 0.0, look, prior: 0.0 }
    }

    /// Without guidance every branch is tried once; then what it brought, and how rarely it was tried.
    fn plain_score(&self, settings: &Settings) -> f32 {
        if self.visits == 0 {
            return f32::MAX;
        }
        let visits = self.visits as f32;
        self.became / visits + settings.exploration * ((self.available as f32).ln() / visits).sqrt()
    }

    /// What positions were worth as they stood, and what they became.
    fn blend(&self, stood: f32) -> f32 {
        if self.followed == 0 {
            return stood;
        }
        let followed = self.followed as f32;
        let weight = LATER * followed / (followed + FEW);
        (1.0 - weight) * stood + weight * self.became / followed
    }

    /// The first look counts as one visit; attention goes first to what looked good.
    fn guided_score(&self, exploration: f32) -> f32 {
        let visits = self.visits as f32;
        let mean = self.blend((self.look + self.stood) / (1.0 + visits));
        mean + exploration * self.prior * (self.available as f32).sqrt() / (1.0 + visits)
    }
}

/// How far the values met so far lie apart: where little is decided yet, small differences must count.
#[derive(Debug, Default)]
struct Spread {
    count: f32,
    sum: f32,
    squares: f32,
}

impl Spread {
    fn note(&mut self, value: f32) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// The usual distance from the mean; a guess until enough is known.
    fn get(&self) -> f32 {
        if self.count < 8.0 {
            return 0.1;
        }
        let mean = self.sum / self.count;
        (self.squares / self.count - mean * mean).max(0.0).sqrt().max(0.005)
    }
}

/// How attention is shared between offers by their first looks: a softmax of the standardised looks, mixed with an even share so
/// that nothing is overlooked for ever.
struct Attention {
    mean: f32,
    spread: f32,
    total: f32,
    even: f32,
}

impl Attention {
    fn of(looks: &[f32]) -> Attention {
        let count = looks.len().max(1) as f32;
        let mean = looks.iter().sum::<f32>() / count;
        let spread = (looks.iter().map(|look| (look - mean).powi(2)).sum::<f32>() / count).sqrt().max(1e-4);
        let mut attention = Attention { mean, spread, total: 1.0, even: 1.0 / count };
        attention.total = looks.iter().map(|look| attention.weight(*look)).sum::<f32>().max(1e-6);
        attention
    }

    fn weight(&self, look: f32) -> f32 {
        (SHARPNESS * (look - self.mean) / self.spread).exp()
    }

    fn share(&self, look: f32) -> f32 {
        0.8 * self.weight(look) / self.total + 0.2 * self.even
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What an answer counts that always leads to the same two values.
    fn after(visits: u32, stands: f32, later: f32) -> f32 {
        let settings = Settings::plain(super::super::Budget::Iterations(1));
        let mut tree = Tree::default();
        let mut dice = Dice::imagined(1);
        for _ in 0..visits {
            let picked = tree.pick(Node::ROOT, Seat(0), &['a'], &settings, &mut dice, |_| 0.5);
            tree.learn(picked.taken, stands, Some(later));
        }
        let tried = tree.tried(Seat(0)).next().expect("one answer was tried");
        tried.value / tried.visits as f32
    }

    #[test]
    fn what_comes_later_counts_by_and_by_and_up_to_one_half() {
        assert!((after(1, 0.2, 1.0) - 0.2).abs() < 0.03, "one random continuation says little");
        assert!((after(20, 0.2, 1.0) - 0.4).abs() < 0.001, "half of its weight after twenty");
        let much = after(5_000, 0.2, 1.0);
        assert!(much > 0.59 && much < 0.6, "never more than one half: {much}");
    }

    #[test]
    fn where_only_the_end_counts_both_values_are_one() {
        assert!((after(3, 0.7, 0.7) - 0.7).abs() < 1e-6);
    }

    #[test]
    fn what_was_not_followed_counts_as_it_stood() {
        let settings = Settings::plain(super::super::Budget::Iterations(1));
        let mut tree = Tree::default();
        let mut dice = Dice::imagined(1);
        for visit in 0..80 {
            let picked = tree.pick(Node::ROOT, Seat(0), &['a'], &settings, &mut dice, |_| 0.5);
            tree.learn(picked.taken, 0.2, (visit % 4 == 0).then_some(1.0));
        }
        let tried = tree.tried(Seat(0)).next().expect("one answer was tried");
        let value = tried.value / tried.visits as f32;
        assert!((value - 0.4).abs() < 0.001, "twenty of eighty were followed: {value}");
    }

    #[test]
    fn a_full_tree_is_still_walked_through() {
        let mut tree = Tree::default();
        let first = tree.child(Node::ROOT, Seat(0), 'a').expect("there is room");
        let second = tree.child(first, Seat(1), 'x').expect("there is room");
        assert_eq!(tree.child_among(3, Node::ROOT, Seat(0), 'a'), Some(first));
        assert_eq!(tree.child_among(3, first, Seat(1), 'x'), Some(second));
        assert_eq!(tree.child_among(3, first, Seat(1), 'y'), None, "what is new is not remembered");
    }

    #[test]
    fn what_follows_an_answer_is_kept_and_the_rest_forgotten() {
        let settings = Settings::plain(super::super::Budget::Iterations(1));
        let mut tree = Tree::default();
        let mut dice = Dice::imagined(1);
        let nodes = ['a', 'b'].map(|answer| tree.child(Node::ROOT, Seat(0), answer).expect("there is room"));
        for node in nodes {
            let picked = tree.pick(node, Seat(1), &['x'], &settings, &mut dice, |_| 0.5);
            tree.learn(picked.taken, 0.25, Some(0.25));
        }
        tree.advance(Seat(0), 'a');
        assert_eq!(tree.places.len(), 1);
        assert_eq!(tree.tried(Seat(1)).map(|tried| (tried.answer, tried.visits)).collect::<Vec<_>>(), [('x', 1)]);
    }

    #[test]
    fn whatever_was_met_at_a_node_is_found_again_among_any_offers() {
        let settings = Settings::plain(super::super::Budget::Iterations(1));
        let mut tree = Tree::default();
        let mut dice = Dice::imagined(5);
        let mut met: Vec<(Seat, u32)> = Vec::new();
        for _ in 0..300 {
            let seat = Seat(dice.below(2) as u8);
            // Few or many, of few or many that there are.
            let (most, share) = ([6, 60, 200][dice.below(3) as usize], 1 + dice.below(9));
            let mut offers: Vec<u32> = (0..most).filter(|_| dice.below(10) < share).collect();
            offers.push(most);
            let mut new: Vec<u32> = Vec::new();
            let guided = Settings { guided: true, ..settings.clone() };
            let picked = tree.pick(Node::ROOT, seat, &offers, &guided, &mut dice, |offer| {
                new.push(offer);
                0.5
            });
            assert!(offers.contains(&picked.answer));
            let unmet: Vec<u32> = offers.iter().copied().filter(|offer| !met.contains(&(seat, *offer))).collect();
            assert_eq!(new, unmet, "looked at once, and only what was never met");
            met.extend(new.into_iter().map(|offer| (seat, offer)));
        }
    }
}
