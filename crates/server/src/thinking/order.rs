//! In which order bots get a thread, and how long each may think.
//!
//! A bot is asked at some moment and due a budget later. While threads are free everybody thinks until they are due. Once somebody
//! waits, all think for less: the time until the waiting are due is divided into turns, one for those who think now and one more for each
//! time all threads have changed hands, and whoever would finish first anyway makes room after one turn. So nobody is late because others were first, and
//! nobody is put off: on a crowded server all bots play a little weaker, and none slower.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use saturnalia_bots::Patience;

/// Nobody gets less than this, or it would not be worth to begin: if even that is too much for all, they are late.
pub(super) const SHORTEST_TURN: Duration = Duration::from_millis(5);

/// Names a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TurnId(u64);

/// Who thinks and who waits. `W` is how whoever waits is told.
#[derive(Debug)]
pub(super) struct Order<W> {
    threads: usize,
    thinking: Vec<Thinking>,
    /// Whoever is due first comes first.
    waiting: Vec<Waiting<W>>,
    /// Whoever thinks only when nobody else wants to.
    patient: VecDeque<W>,
    next: u64,
}

#[derive(Debug)]
struct Thinking {
    id: TurnId,
    patience: Arc<Patience>,
    /// Makes room at once when asked, but in its own good time.
    gives_way: bool,
}

#[derive(Debug)]
struct Waiting<W> {
    due: Instant,
    who: W,
}

impl<W> Order<W> {
    pub(super) fn new(threads: usize) -> Order<W> {
        Order { threads: threads.max(1), thinking: Vec::new(), waiting: Vec::new(), patient: VecDeque::new(), next: 0 }
    }

    /// How many wait for a thread.
    pub(super) fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Somebody wants to think until then.
    pub(super) fn arrive(&mut self, who: W, due: Instant, now: Instant) {
        let place = self.waiting.partition_point(|other| other.due <= due);
        self.waiting.insert(place, Waiting { due, who });
        if self.thinking.len() >= self.threads {
            self.hurry(now);
        }
    }

    /// Somebody has time until nobody else wants to think, and makes room when somebody does.
    pub(super) fn arrive_patiently(&mut self, who: W) {
        self.patient.push_back(who);
    }

    pub(super) fn leave(&mut self, id: TurnId) {
        self.thinking.retain(|thinking| thinking.id != id);
    }

    /// Whoever may begin now, if a thread is free.
    pub(super) fn begin(&mut self, now: Instant) -> Option<(W, TurnId, Arc<Patience>)> {
        if self.thinking.len() >= self.threads {
            return None;
        }
        let id = TurnId(self.next);
        let (who, patience) = if self.waiting.is_empty() {
            (self.patient.pop_front()?, Patience::endless())
        } else {
            let Waiting { due, who } = self.waiting.remove(0);
            (who, Patience::until(due.max(now + SHORTEST_TURN)))
        };
        self.next += 1;
        let patience = Arc::new(patience);
        let gives_way = patience.end().is_none();
        self.thinking.push(Thinking { id, patience: Arc::clone(&patience), gives_way });
        if self.thinking.len() >= self.threads {
            self.hurry(now);
        }
        Some((who, id, patience))
    }

    /// Brings the end of those who think forward, as far as the waiting need it.
    fn hurry(&mut self, now: Instant) {
        let turns = |place: usize| (place / self.threads + 2) as u32;
        let waiting = self.waiting.iter().enumerate();
        let turn = waiting.map(|(place, waiting)| waiting.due.saturating_duration_since(now) / turns(place)).min();
        let Some(turn) = turn else { return };
        let end = now + turn.max(SHORTEST_TURN);
        self.thinking.iter().filter(|thinking| thinking.gives_way).for_each(|thinking| thinking.patience.shorten(now));
        let mut others: Vec<&Thinking> = self.thinking.iter().filter(|thinking| !thinking.gives_way).collect();
        others.sort_by_key(|thinking| thinking.patience.end());
        for thinking in others.iter().take(self.waiting.len()) {
            thinking.patience.shorten(end);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    /// Lets everybody think until their patience ends, in a time of its own. Returns who ended when, and thought how long.
    fn play_through(order: &mut Order<usize>, start: Instant) -> Vec<(usize, Instant, Duration)> {
        let mut now = start;
        let mut thinking: Vec<(usize, TurnId, Arc<Patience>, Instant)> = Vec::new();
        let mut done = Vec::new();
        loop {
            while let Some((who, id, patience)) = order.begin(now) {
                thinking.push((who, id, patience, now));
            }
            let first = thinking.iter().enumerate().min_by_key(|(_, (_, _, patience, _))| patience.end());
            let Some((index, _)) = first else { return done };
            let (who, id, patience, began) = thinking.remove(index);
            now = patience.end().unwrap().max(now);
            order.leave(id);
            done.push((who, now, now - began));
        }
    }

    #[test]
    fn whoever_is_alone_thinks_as_long_as_told() {
        let start = Instant::now();
        let mut order = Order::new(2);
        order.arrive(1, start + 10 * SECOND, start);
        order.arrive(2, start + SECOND, start);
        let done = play_through(&mut order, start);
        let long = done.iter().find(|(who, ..)| *who == 1).unwrap();
        let short = done.iter().find(|(who, ..)| *who == 2).unwrap();
        assert!(long.2 > 9 * SECOND && short.2 > SECOND * 9 / 10);
    }

    #[test]
    fn fifty_bots_on_two_threads_all_answer_in_time_and_think_equally_long() {
        let start = Instant::now();
        let mut order = Order::new(2);
        for who in 0..50 {
            order.arrive(who, start + SECOND, start);
        }
        assert_eq!(order.waiting(), 50);
        let done = play_through(&mut order, start);
        assert_eq!(done.len(), 50);
        for (who, at, thought) in done {
            assert!(at <= start + SECOND + SHORTEST_TURN, "{who} is late by {:?}", at - start);
            assert!(thought > Duration::from_millis(30), "{who} thought {thought:?} only");
        }
    }

    #[test]
    fn whoever_thinks_long_makes_room_for_whoever_has_little_time() {
        let start = Instant::now();
        let mut order = Order::new(1);
        order.arrive(1, start + 10 * SECOND, start);
        let (_, _, long) = order.begin(start).unwrap();
        let later = start + 3 * SECOND;
        order.arrive(2, later + SECOND, later);
        assert!(order.begin(later).is_none(), "there is one thread");
        let end = long.end().unwrap();
        assert!(end > later && end < later + SECOND * 6 / 10, "half of the second is left to the other");
    }

    #[test]
    fn too_many_are_late_but_everybody_gets_a_turn() {
        let start = Instant::now();
        let mut order = Order::new(1);
        for who in 0..500 {
            order.arrive(who, start + SECOND, start);
        }
        let done = play_through(&mut order, start);
        assert_eq!(done.len(), 500);
        // What Patience counts in are microseconds.
        let least = SHORTEST_TURN - Duration::from_micros(10);
        assert!(done.iter().all(|(_, _, thought)| *thought >= least), "{done:?}");
    }

    #[test]
    fn the_patient_begin_when_nobody_waits_and_make_room_when_somebody_does() {
        let start = Instant::now();
        let mut order = Order::new(1);
        order.arrive_patiently(1);
        order.arrive(2, start + SECOND, start);
        let (who, id, _) = order.begin(start).unwrap();
        assert_eq!(who, 2, "first whoever is awaited");
        assert!(order.begin(start).is_none());
        order.leave(id);
        let (who, id, patience) = order.begin(start).unwrap();
        assert_eq!((who, patience.is_over()), (1, false));
        order.arrive(3, Instant::now() + SECOND, Instant::now());
        assert!(patience.is_over(), "somebody is awaited");
        order.arrive_patiently(1);
        order.leave(id);
        assert_eq!(order.begin(Instant::now()).map(|(who, ..)| who), Some(3));
    }
}
