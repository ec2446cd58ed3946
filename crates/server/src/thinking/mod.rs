//! The threads on which bots think: a fixed number, apart from those that serve people.
//!
//! [`order`] decides who thinks when and for how long; here it is done. Bots that do not search answer in a moment and think beside the
//! others, as many at a time. Looking back at finished games waits until no bot does.

mod order;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use saturnalia_bots::Patience;
use tokio::sync::oneshot;

use order::{Order, TurnId};

use crate::metrics::Metrics;

/// The threads for thinking.
#[derive(Debug)]
pub(crate) struct ThinkingRoom {
    order: Mutex<Order<oneshot::Sender<Turn>>>,
    metrics: Arc<Metrics>,
}

/// The right to use a thread, until dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    room: Arc<ThinkingRoom>,
    id: TurnId,
    patience: Arc<Patience>,
}

impl Turn {
    /// How long; may be shortened while it lasts.
    pub(crate) fn patience(&self) -> &Patience {
        &self.patience
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.room.lock().leave(self.id);
        self.room.go_on();
    }
}

impl ThinkingRoom {
    pub(crate) fn new(threads: usize, metrics: Arc<Metrics>) -> Arc<ThinkingRoom> {
        Arc::new(ThinkingRoom { order: Mutex::new(Order::new(threads)), metrics })
    }

    fn lock(&self) -> MutexGuard<'_, Order<oneshot::Sender<Turn>>> {
        self.order.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many wait for a thread.
    pub(crate) fn waiting(&self) -> usize {
        self.lock().waiting()
    }

    /// Waits for a thread, for somebody who must be done by then. `None` if the server stops.
    pub(crate) async fn enter(self: &Arc<Self>, due: Instant) -> Option<Turn> {
        let (grant, granted) = oneshot::channel();
        self.lock().arrive(grant, due, Instant::now());
        self.go_on();
        granted.await.ok()
    }

    /// Waits until nobody else wants a thread. Whoever enters this way leaves when the patience is over.
    pub(crate) async fn enter_patiently(self: &Arc<Self>) -> Option<Turn> {
        let (grant, granted) = oneshot::channel();
        self.lock().arrive_patiently(grant);
        self.go_on();
        granted.await.ok()
    }

    /// Lets everybody begin for whom there is a thread.
    fn go_on(self: &Arc<Self>) {
        loop {
            let (begins, waiting) = {
                let mut order = self.lock();
                (order.begin(Instant::now()), order.waiting())
            };
            self.metrics.bots_waiting.set(waiting);
            let Some((grant, id, patience)) = begins else { return };
            // Whoever waits no longer gives the turn back by dropping it, outside of the lock.
            drop(grant.send(Turn { room: Arc::clone(self), id, patience }));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn as_many_think_as_there_are_threads() {
        let room = ThinkingRoom::new(2, Arc::default());
        let due = Instant::now() + Duration::from_secs(60);
        let (one, _two) = (room.enter(due).await.unwrap(), room.enter(due).await.unwrap());
        let third = tokio::spawn({
            let room = Arc::clone(&room);
            async move { room.enter(due).await.is_some() }
        });
        while room.waiting() == 0 {
            tokio::task::yield_now().await;
        }
        assert!(!third.is_finished());
        drop(one);
        assert!(third.await.unwrap());
    }

    #[tokio::test]
    async fn whoever_no_longer_waits_keeps_no_thread() {
        let room = ThinkingRoom::new(1, Arc::default());
        let due = Instant::now() + Duration::from_secs(60);
        let first = room.enter(due).await.unwrap();
        let gone = tokio::spawn({
            let room = Arc::clone(&room);
            async move { room.enter(due).await.is_some() }
        });
        while room.waiting() == 0 {
            tokio::task::yield_now().await;
        }
        gone.abort();
        assert!(gone.await.is_err());
        drop(first);
        assert!(room.enter(due).await.is_some());
    }
}
