//! Who sits at a table with whom.

use crate::matching::Graph;

/// So many steps are taken to find tables at which nobody meets anybody again; then the best that was found will do.
const STEPS: usize = 20_000;
/// So often two people change places, and so seldom for the worse.
const SWAPS: usize = 20_000;
const SELDOM: usize = 50;

/// How often each two have met.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Met {
    size: usize,
    times: Vec<u8>,
}

impl Met {
    pub fn nobody(size: usize) -> Met {
        Met { size, times: vec![0; size * size] }
    }

    pub fn times(&self, one: usize, other: usize) -> u8 {
        self.times[one * self.size + other]
    }

    /// Everybody at that table has met.
    pub fn add(&mut self, table: &[usize]) {
        for (place, one) in table.iter().enumerate() {
            for other in &table[place + 1..] {
                for at in [one * self.size + other, other * self.size + one] {
                    self.times[at] = self.times[at].saturating_add(1);
                }
            }
        }
    }

    fn with(&self, one: usize, others: &[usize]) -> u32 {
        others.iter().map(|other| u32::from(self.times(one, *other))).sum()
    }

    /// How often people meet again at a table.
    pub fn again(&self, table: &[usize]) -> u32 {
        table.iter().enumerate().map(|(place, one)| self.with(*one, &table[place + 1..])).sum()
    }
}

/// Tables of those sizes for people in that order, best first: neighbours in the order sit together, as far as they have not met before. With two
/// at a table as few meet again as possible; at larger ones as few as were found in some time, which is as few as possible where there are
/// few people.
pub fn gather(order: &[usize], sizes: &[usize], met: &Met) -> Vec<Vec<usize>> {
    debug_assert_eq!(sizes.iter().sum::<usize>(), order.len());
    if sizes.iter().all(|size| *size == 2) {
        return in_pairs(order, met);
    }
    let mut sizes = sizes.to_vec();
    sizes.sort_unstable_by(|one, other| other.cmp(one));
    let search = |bound: u32| {
        let mut search = Search { met, sizes: sizes.clone(), left: order.to_vec(), steps: STEPS, best: None, bound };
        search.go(&mut Vec::new(), 0);
        (search.best, search.steps > 0)
    };
    // First without anybody who meets again; if there is no such way, with as few as can be.
    let (none, is_all) = search(1);
    if let Some(none) = none {
        return none;
    }
    let improved = by_swapping(in_order(order, &sizes), met);
    let known = again(&improved, met);
    if is_all || known > 1 {
        let (fewer, _) = search(known);
        return fewer.unwrap_or(improved);
    }
    improved
}

fn again(tables: &[Vec<usize>], met: &Met) -> u32 {
    tables.iter().map(|table| met.again(table)).sum()
}

fn in_order(order: &[usize], sizes: &[usize]) -> Vec<Vec<usize>> {
    let mut from = 0;
    let table = |size: &usize| {
        from += size;
        order[from - size..from].to_vec()
    };
    sizes.iter().map(table).collect()
}

/// Two people change places, of whom one meets somebody again, as long as no more do by that; now and then one more may. The best that comes by
/// is kept.
fn by_swapping(tables: Vec<Vec<usize>>, met: &Met) -> Vec<Vec<usize>> {
    let (mut best, mut fewest) = (tables.clone(), again(&tables, met));
    let (mut tables, mut now, mut numbers) = (tables, fewest, Numbers(1));
    for _ in 0..SWAPS {
        if fewest == 0 {
            break;
        }
        let one = numbers.below(tables.len());
        let other = numbers.below(tables.len());
        if one == other || met.again(&tables[one]) == 0 {
            continue;
        }
        let (at, there) = (numbers.below(tables[one].len()), numbers.below(tables[other].len()));
        let before = met.again(&tables[one]) + met.again(&tables[other]);
        let exchange = |tables: &mut [Vec<usize>]| {
            (tables[one][at], tables[other][there]) = (tables[other][there], tables[one][at]);
        };
        exchange(&mut tables);
        let after = met.again(&tables[one]) + met.again(&tables[other]);
        if after <= before || after == before + 1 && numbers.below(SELDOM) == 0 {
            now = now + after - before;
            if now < fewest {
                (best, fewest) = (tables.clone(), now);
            }
        } else {
            exchange(&mut tables);
        }
    }
    best
}

/// Numbers that look drawn and are always the same.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % most.max(1)
    }
}

/// Tries all ways, those first that keep the order.
struct Search<'a> {
    met: &'a Met,
    sizes: Vec<usize>,
    left: Vec<usize>,
    steps: usize,
    best: Option<Vec<Vec<usize>>>,
    /// Fewer must meet again.
    bound: u32,
}

impl Search<'_> {
    fn go(&mut self, tables: &mut Vec<Vec<usize>>, again: u32) {
        if again >= self.bound || self.steps == 0 {
            return;
        }
        if self.left.is_empty() {
            (self.best, self.bound) = (Some(tables.clone()), again);
            return;
        }
        let leader = self.left.remove(0);
        let mut sizes = self.sizes.clone();
        sizes.dedup();
        for size in sizes {
            let place = self.sizes.iter().position(|other| *other == size).unwrap_or_default();
            self.sizes.remove(place);
            self.fill(tables, vec![leader], size, 0, again);
            self.sizes.insert(place, size);
        }
        self.left.insert(0, leader);
    }

    /// Fills a table from those who are left, beginning at that one.
    fn fill(&mut self, tables: &mut Vec<Vec<usize>>, table: Vec<usize>, size: usize, from: usize, again: u32) {
        self.steps = self.steps.saturating_sub(1);
        if table.len() == size {
            tables.push(table);
            self.go(tables, again);
            tables.pop();
            return;
        }
        for place in from..self.left.len() {
            let next = self.left[place];
            let more = again + self.met.with(next, &table);
            if more >= self.bound || self.steps == 0 {
                continue;
            }
            self.left.remove(place);
            let mut fuller = table.clone();
            fuller.push(next);
            self.fill(tables, fuller, size, place, more);
            self.left.insert(place, next);
        }
    }
}

/// Pairs of which as few as possible have met before; whoever comes first gets the nearest who can be had.
fn in_pairs(order: &[usize], met: &Met) -> Vec<Vec<usize>> {
    let graph = Graph::new(order.len(), |one, other| met.times(order[one], order[other]) == 0);
    let mut left = vec![true; order.len()];
    let mut pairs_left = graph.most_pairs(&left);
    let (mut tables, mut over) = (Vec::new(), Vec::new());
    for one in 0..order.len() {
        if !left[one] {
            continue;
        }
        left[one] = false;
        let partner = (one + 1..order.len()).find(|other| {
            if !left[*other] || !graph.joined(one, *other) {
                return false;
            }
            left[*other] = false;
            let fits = graph.most_pairs(&left) + 1 == pairs_left;
            left[*other] = true;
            fits
        });
        match partner {
            Some(other) => {
                left[other] = false;
                pairs_left -= 1;
                tables.push(vec![order[one], order[other]]);
            }
            None => over.push(order[one]),
        }
    }
    // These have met everybody who is left: whoever they have met least often.
    while let [first, rest @ ..] = over.as_slice() {
        let first = *first;
        let Some(other) = rest.iter().copied().min_by_key(|other| met.times(first, *other)) else { break };
        tables.push(vec![first, other]);
        over.retain(|who| *who != first && *who != other);
    }
    tables
}
