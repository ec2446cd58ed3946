//! How many connections are open, in all and from one address.

use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::Network;
use super::proxy::named;
use crate::limits::{Counts, network};
use crate::metrics::Metrics;

/// Who may come in.
#[derive(Debug)]
pub(crate) struct Doors {
    most: usize,
    /// From one address. Nobody comes from a proxy's own address: it brings everybody else.
    most_from_one: usize,
    proxies: Vec<Network>,
    open: Mutex<Counts<IpAddr>>,
    listening: AtomicBool,
    metrics: Arc<Metrics>,
}

impl Doors {
    pub(crate) fn new(most: usize, most_from_one: usize, proxies: Vec<Network>, metrics: Arc<Metrics>) -> Arc<Doors> {
        let listening = AtomicBool::new(false);
        Arc::new(Doors { most, most_from_one, proxies, open: Mutex::default(), listening, metrics })
    }

    fn open(&self) -> MutexGuard<'_, Counts<IpAddr>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a connection in, if there is room. It is counted out when the slot is dropped.
    pub(super) fn admit(self: &Arc<Self>, peer: IpAddr) -> Option<Slot> {
        let from = network(peer);
        let mut open = self.open();
        let crowd = !named(&self.proxies, peer) && open.of(&from) >= self.most_from_one;
        if crowd || open.total() >= self.most {
            self.metrics.turned_away.add(1);
            return None;
        }
        open.up(from);
        self.metrics.connections.set(open.total());
        Some(Slot { doors: Arc::clone(self), from })
    }

    pub(super) fn set_listening(&self, listening: bool) {
        self.listening.store(listening, Ordering::Relaxed);
    }

    /// Whether somebody who comes now is heard.
    pub(crate) fn is_listening(&self) -> bool {
        self.listening.load(Ordering::Relaxed)
    }
}

/// One connection's place.
#[derive(Debug)]
pub(super) struct Slot {
    doors: Arc<Doors>,
    from: IpAddr,
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut open = self.doors.open();
        open.down(&self.from);
        self.doors.metrics.connections.set(open.total());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn doors(most: usize, from_one: usize) -> Arc<Doors> {
        Doors::new(most, from_one, vec!["10.0.0.9".parse().unwrap()], Arc::default())
    }

    #[test]
    fn one_address_does_not_fill_the_house() {
        let doors = doors(5, 2);
        let (one, other): (IpAddr, IpAddr) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        let held = [doors.admit(one).unwrap(), doors.admit(one).unwrap()];
        assert!(doors.admit(one).is_none());
        assert!(doors.admit(other).is_some());
        drop(held);
        assert!(doors.admit(one).is_some());
    }

    #[test]
    fn a_proxy_brings_as_many_as_there_is_room_for() {
        let doors = doors(5, 2);
        let proxy: IpAddr = "10.0.0.9".parse().unwrap();
        let held: Vec<Slot> = (0..5).map(|_| doors.admit(proxy).unwrap()).collect();
        assert!(doors.admit(proxy).is_none());
        drop(held);
        assert!(doors.admit(proxy).is_some());
    }
}
