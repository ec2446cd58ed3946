//! Pairs out of a crowd in which not everybody may meet everybody: Edmonds' algorithm.

use std::collections::VecDeque;

/// Who could meet whom.
#[derive(Clone, Debug)]
pub(crate) struct Graph {
    size: usize,
    edges: Vec<bool>,
}

impl Graph {
    pub(crate) fn new(size: usize, joined: impl Fn(usize, usize) -> bool) -> Graph {
        let edge = |place: usize| place / size != place % size && joined(place / size, place % size);
        Graph { size, edges: (0..size * size).map(edge).collect() }
    }

    pub(crate) fn joined(&self, one: usize, other: usize) -> bool {
        self.edges[one * self.size + other]
    }

    /// As many pairs as can be made at the same time among those who are `in_play`: each with their partner.
    pub(crate) fn pairs(&self, in_play: &[bool]) -> Vec<Option<usize>> {
        let mut mates: Vec<Option<usize>> = vec![None; self.size];
        for one in (0..self.size).filter(|one| in_play[*one]) {
            // What can be had for nothing, so that there is less to search for.
            if mates[one].is_none()
                && let Some(other) =
                    (0..self.size).find(|other| in_play[*other] && mates[*other].is_none() && self.joined(one, *other))
            {
                (mates[one], mates[other]) = (Some(other), Some(one));
            }
        }
        for root in (0..self.size).filter(|root| in_play[*root]) {
            if mates[root].is_none() {
                Search::new(self, in_play, &mates, root).augment(&mut mates);
            }
        }
        mates
    }

    /// How many pairs that are.
    pub(crate) fn most_pairs(&self, in_play: &[bool]) -> usize {
        self.pairs(in_play).iter().flatten().count() / 2
    }
}

/// The search for one more pair, from somebody who has no partner: alternating paths, with odd circles drawn together to one point.
struct Search<'a> {
    graph: &'a Graph,
    in_play: &'a [bool],
    mates: Vec<Option<usize>>,
    /// From whom a path came to somebody.
    parents: Vec<Option<usize>>,
    /// What each was drawn together to.
    bases: Vec<usize>,
    reached: Vec<bool>,
    root: usize,
}

impl<'a> Search<'a> {
    fn new(graph: &'a Graph, in_play: &'a [bool], mates: &[Option<usize>], root: usize) -> Search<'a> {
        Search {
            graph,
            in_play,
            mates: mates.to_vec(),
            parents: vec![None; graph.size],
            bases: (0..graph.size).collect(),
            reached: vec![false; graph.size],
            root,
        }
    }

    fn augment(mut self, mates: &mut Vec<Option<usize>>) {
        let Some(mut end) = self.find() else { return };
        while let Some(parent) = self.parents[end] {
            let next = self.mates[parent];
            (self.mates[end], self.mates[parent]) = (Some(parent), Some(end));
            match next {
                Some(next) => end = next,
                None => break,
            }
        }
        *mates = self.mates;
    }

    /// The end of a path along which there is one pair more.
    fn find(&mut self) -> Option<usize> {
        self.reached[self.root] = true;
        let mut queue = VecDeque::from([self.root]);
        while let Some(from) = queue.pop_front() {
            for to in (0..self.graph.size).filter(|to| self.in_play[*to]) {
                if !self.graph.joined(from, to) || self.bases[from] == self.bases[to] || self.mates[from] == Some(to) {
                    continue;
                }
                let mate = self.mates[to];
                if to == self.root || mate.is_some_and(|mate| self.parents[mate].is_some()) {
                    self.draw_together(from, to, &mut queue);
                } else if self.parents[to].is_none() {
                    self.parents[to] = Some(from);
                    let Some(mate) = mate else { return Some(to) };
                    self.reached[mate] = true;
                    queue.push_back(mate);
                }
            }
        }
        None
    }

    /// Two ends of an odd circle have met: all of it counts as its nearest common point.
    fn draw_together(&mut self, one: usize, other: usize, queue: &mut VecDeque<usize>) {
        let base = self.common_base(one, other);
        let mut inside = vec![false; self.graph.size];
        self.mark(one, base, other, &mut inside);
        self.mark(other, base, one, &mut inside);
        for place in 0..self.graph.size {
            if inside[self.bases[place]] {
                self.bases[place] = base;
                if !self.reached[place] {
                    self.reached[place] = true;
                    queue.push_back(place);
                }
            }
        }
    }

    fn common_base(&self, one: usize, other: usize) -> usize {
        let mut passed = vec![false; self.graph.size];
        let mut at = one;
        loop {
            at = self.bases[at];
            passed[at] = true;
            match self.mates[at].and_then(|mate| self.parents[mate]) {
                Some(parent) => at = parent,
                None => break,
            }
        }
        let mut at = other;
        loop {
            at = self.bases[at];
            if passed[at] {
                return at;
            }
            match self.mates[at].and_then(|mate| self.parents[mate]) {
                Some(parent) => at = parent,
                None => return at,
            }
        }
    }

    fn mark(&mut self, from: usize, base: usize, child: usize, inside: &mut [bool]) {
        let (mut at, mut child) = (from, child);
        while self.bases[at] != base {
            let Some(mate) = self.mates[at] else { return };
            inside[self.bases[at]] = true;
            inside[self.bases[mate]] = true;
            self.parents[at] = Some(child);
            child = mate;
            let Some(parent) = self.parents[mate] else { return };
            at = parent;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// By trying everything.
    fn most(graph: &Graph, left: &mut Vec<usize>) -> usize {
        let Some(one) = left.pop() else { return 0 };
        let mut best = most(graph, &mut left.clone());
        for place in 0..left.len() {
            if graph.joined(one, left[place]) {
                let mut rest = left.clone();
                rest.remove(place);
                best = best.max(1 + most(graph, &mut rest));
            }
        }
        best
    }

    proptest! {
        #[test]
        fn as_many_pairs_are_made_as_there_can_be(size in 1usize..9, bits in any::<u64>()) {
            let place = |one: usize, other: usize| one.min(other) * 8 + one.max(other);
            let graph = Graph::new(size, |one, other| bits >> (place(one, other) % 64) & 1 == 1);
            let pairs = graph.pairs(&vec![true; size]);
            for (one, other) in pairs.iter().enumerate().filter_map(|(one, other)| Some((one, (*other)?))) {
                prop_assert!(graph.joined(one, other));
                prop_assert_eq!(pairs[other], Some(one));
            }
            prop_assert_eq!(pairs.iter().flatten().count() / 2, most(&graph, &mut (0..size).collect()));
        }
    }
}
