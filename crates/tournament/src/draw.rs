//! The tables of a round: how many there are, who has none, who sits where.

use crate::gather::{Met, gather};

/// How many sit at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sizes {
    pub least: usize,
    pub most: usize,
    /// Seats for which there is nobody are taken by a bot of the house, so that everybody plays. All tables have the same seats then.
    pub filled: bool,
}

impl Sizes {
    /// How many play at each table, for so many people, and how many do not play.
    pub fn split(self, people: usize) -> (Vec<usize>, usize) {
        let fits = |people: usize| {
            let tables = people.div_ceil(self.most);
            (self.filled || tables * self.least <= people).then_some(tables)
        };
        let playing = (0..=people).rev().find_map(|playing| Some((playing, fits(playing)?)));
        let (playing, tables) = playing.unwrap_or((0, 0));
        let sizes = (0..tables).map(|table| playing / tables + usize::from(table < playing % tables));
        (sizes.collect(), people - playing)
    }
}

/// What came before for somebody.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Past {
    /// Rounds in which there was nobody to play with.
    pub byes: u32,
    /// How often on each seat.
    pub seats: [u32; 6],
}

/// A round as it was drawn, by places in the list of people.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Drawn {
    /// By seat; nobody where a bot of the house sits.
    pub tables: Vec<Vec<Option<usize>>>,
    /// Who does not play.
    pub byes: Vec<usize>,
}

/// Tables for those people, best first. Whoever is lowest of those with the fewest byes gets one.
pub fn draw(order: &[usize], sizes: Sizes, met: &Met, past: &[Past]) -> Drawn {
    let (tables, byes) = sizes.split(order.len());
    let mut order = order.to_vec();
    let byes: Vec<usize> = (0..byes).filter_map(|_| take_lowest(&mut order, past)).collect();
    // Whoever plays against bots alone meets nobody: that is as good as a bye.
    let alone: Vec<Vec<usize>> = tables
        .iter()
        .filter(|size| **size == 1)
        .filter_map(|_| take_lowest(&mut order, past).map(|one| vec![one]))
        .collect();
    let sizes_left: Vec<usize> = tables.into_iter().filter(|size| *size > 1).collect();
    let mut gathered = gather(&order, &sizes_left, met);
    gathered.extend(alone);
    Drawn { tables: seat_all(&gathered, sizes, past), byes }
}

/// The tables that are played of those that were planned: where somebody is missing, whoever is left plays if they are enough.
pub(crate) fn planned(tables: Vec<Vec<usize>>, sizes: Sizes, past: &[Past]) -> Drawn {
    let least = if sizes.filled { 1 } else { sizes.least };
    let (play, idle): (Vec<_>, Vec<_>) = tables.into_iter().partition(|table| table.len() >= least);
    Drawn { tables: seat_all(&play, sizes, past), byes: idle.into_iter().flatten().collect() }
}

fn seat_all(tables: &[Vec<usize>], sizes: Sizes, past: &[Past]) -> Vec<Vec<Option<usize>>> {
    let seats = |table: &Vec<usize>| if sizes.filled { sizes.most } else { table.len() };
    tables.iter().map(|table| seated(table, seats(table), past)).collect()
}

fn take_lowest(order: &mut Vec<usize>, past: &[Past]) -> Option<usize> {
    let place = (0..order.len()).rev().min_by_key(|place| past[order[*place]].byes)?;
    Some(order.remove(place))
}

/// Everybody on the seat that they have had least often, all in all; of equal ways the first.
pub(crate) fn seated(table: &[usize], seats: usize, past: &[Past]) -> Vec<Option<usize>> {
    let mut best = (u32::MAX, Vec::new());
    let free = vec![None; seats];
    place_all(table, past, free, 0, &mut best);
    best.1
}

fn place_all(left: &[usize], past: &[Past], seats: Vec<Option<usize>>, had: u32, best: &mut (u32, Vec<Option<usize>>)) {
    if had >= best.0 {
        return;
    }
    let Some((first, rest)) = left.split_first() else {
        *best = (had, seats);
        return;
    };
    for seat in (0..seats.len()).filter(|seat| seats[*seat].is_none()) {
        let mut next = seats.clone();
        next[seat] = Some(*first);
        let before = past[*first].seats.get(seat).copied().unwrap_or(0);
        place_all(rest, past, next, had + before, best);
    }
}

/// All pairs of a group of which each two meet once, round by round, in the way of the circle: the first stays, the others go around.
pub(crate) fn circle(group: &[usize], round: usize) -> Vec<Vec<usize>> {
    let mut ring: Vec<Option<usize>> = group.iter().copied().map(Some).collect();
    if ring.len() % 2 == 1 {
        ring.push(None);
    }
    let size = ring.len();
    if size < 2 || round >= size - 1 {
        return group.iter().map(|one| vec![*one]).collect();
    }
    ring[1..].rotate_right(round);
    (0..size / 2).map(|place| [ring[place], ring[size - 1 - place]].into_iter().flatten().collect()).collect()
}
