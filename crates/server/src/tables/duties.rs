//! What one process does for all that share a database.
//!
//! Every process holds a lease in its own name while it lives, and one of them the lease of the house. Whoever has that takes up
//! the tables of a process that is gone, settles results that were left over and throws away what has expired. Two that both
//! believe to have it do no harm: the expected version of a journal, and what is settled already, decide.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use saturnalia_protocol::{Refusal, RefusalCode};
use saturnalia_store::{Lease, StoreError, Write, Written};

use super::house::House;
use super::settle::settle_all;
use crate::time;

/// How often leases are renewed and the clock is compared with the store's.
const EVERY: Duration = Duration::from_secs(10);
/// A process that does not renew its lease for so long is gone.
const TERM: Duration = Duration::from_secs(40);
/// The lease of whoever looks after all.
const HOUSE: &str = "house";
/// Noted by every process: says when somebody was last there.
const LIFE: &str = "life";
const PROCESS: &str = "process ";
/// If nobody was there for so long, nobody's clock has run out meanwhile.
const LONG_ABSENCE: i64 = 60 * 60 * 1000;
/// How often it is noted that somebody is there.
const LIVING: Duration = Duration::from_secs(60);
/// How often results that were left over are looked for.
const SETTLING: Duration = Duration::from_secs(60);

/// How long a process that ends waits for its leases to be given up.
const ENDING: Duration = Duration::from_secs(2);

fn unavailable(error: StoreError) -> Refusal {
    Refusal::with(RefusalCode::Unavailable, error)
}

impl House {
    /// Whether this process does what one does for all.
    pub(crate) fn is_on_duty(&self) -> bool {
        self.on_duty.load(Ordering::Relaxed)
    }

    /// Before anything else: what time it is, and whether anybody was there lately.
    pub(crate) async fn begin_duties(&self) -> Result<(), Refusal> {
        let (now, leases) =
            self.store.read(|backend| Ok((backend.now()?, backend.leases()?))).await.map_err(unavailable)?;
        time::begin(now);
        if leases.iter().any(|lease| lease.name == LIFE && -lease.left > LONG_ABSENCE) {
            tracing::info!("nobody looked after the tables for a while: whoever is asked gets their time anew");
            time::was_absent();
        }
        if let Err(refusal) = self.renew(true).await {
            tracing::warn!(%refusal, "leases could not be taken");
        }
        Ok(())
    }

    /// Goes on as long as the server runs.
    pub(crate) async fn do_duties(self: Arc<Self>) {
        let mut every = tokio::time::interval(EVERY);
        every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let (mut settled, mut alive) = (Instant::now(), Instant::now());
        loop {
            every.tick().await;
            let was_on_duty = self.is_on_duty();
            let beat = alive.elapsed() >= LIVING;
            if beat {
                alive = Instant::now();
            }
            let gone = match self.follow_the_clock().await {
                Ok(()) => self.renew(beat).await,
                Err(refusal) => Err(refusal),
            };
            let gone = match gone {
                Ok(gone) => gone,
                Err(refusal) => {
                    // The term may be over before the store is back: somebody else has it then.
                    self.on_duty.store(false, Ordering::Relaxed);
                    tracing::debug!(%refusal, "leases could not be renewed");
                    continue;
                }
            };
            if !self.is_on_duty() {
                continue;
            }
            if !gone.is_empty() || !was_on_duty {
                self.take_over(gone).await;
            }
            if settled.elapsed() >= SETTLING {
                settled = Instant::now();
                if let Err(refusal) = settle_all(&self).await {
                    tracing::warn!(%refusal, "results could not be settled");
                }
            }
        }
    }

    /// This process ends: whoever is on duty then takes up its tables at once.
    pub(crate) async fn end_duties(&self) {
        if self.shares_its_store {
            let name = format!("{PROCESS}{:016x}", self.process);
            let lapse = Write::TakeLease { name, holder: self.process, term: Duration::ZERO };
            let give_up = Write::TakeLease { name: HOUSE.into(), holder: self.process, term: Duration::ZERO };
            let ending = async { tokio::join!(self.store.write(lapse), self.store.write(give_up)) };
            // Without it they lapse by themselves.
            let _ = tokio::time::timeout(ENDING, ending).await;
        }
    }

    async fn follow_the_clock(&self) -> Result<(), Refusal> {
        let asked = Instant::now();
        let now = self.store.read(|backend| backend.now()).await.map_err(unavailable)?;
        let on_the_way = asked.elapsed().as_millis() as i64 / 2;
        if let Some(step) = time::follow(now + on_the_way) {
            tracing::warn!(milliseconds = step, "the clock was set forward: nobody's time runs out by that");
        }
        Ok(())
    }

    /// Renews this process's leases, and says which processes are gone.
    async fn renew(&self, beat: bool) -> Result<Vec<Lease>, Refusal> {
        if beat {
            let life = Write::TakeLease { name: LIFE.into(), holder: 0, term: Duration::ZERO };
            self.store.write(life).await.map_err(unavailable)?;
        }
        if !self.shares_its_store {
            self.on_duty.store(true, Ordering::Relaxed);
            return Ok(Vec::new());
        }
        let own = format!("{PROCESS}{:016x}", self.process);
        let lease = |name: &str| Write::TakeLease { name: name.to_owned(), holder: self.process, term: TERM };
        let (process, house) = tokio::join!(self.store.write(lease(&own)), self.store.write(lease(HOUSE)));
        process.map_err(unavailable)?;
        self.on_duty.store(house.map_err(unavailable)? == Written::Done, Ordering::Relaxed);
        let mut leases = self.store.read(|backend| backend.leases()).await.map_err(unavailable)?;
        leases.retain(|lease| lease.name.starts_with(PROCESS) && lease.name != own && lease.left <= 0);
        Ok(leases)
    }

    /// Looks after the tables of processes that are gone.
    async fn take_over(self: &Arc<Self>, gone: Vec<Lease>) {
        match self.wake_all().await {
            Ok(tables) => tracing::info!(processes = gone.len(), tables, "looks after tables that nobody looks after"),
            Err(refusal) => {
                tracing::warn!(%refusal, "tables of a process that is gone could not be read");
                return;
            }
        }
        for Lease { name, .. } in gone {
            if let Err(error) = self.store.write(Write::DropLease { name }).await {
                tracing::debug!(%error, "a lease could not be dropped");
            }
        }
    }
}
