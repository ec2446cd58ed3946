//! A contest on several threads: until it is decided, or everything is played.

use std::collections::{BTreeMap, VecDeque};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use indicatif::ProgressBar;

use super::checkpoint::Checkpoint;
use super::contest::{Block, Contest};
use super::other::Programs;
use super::statistics::{Decided, Sequential, Shares};
use crate::failure::Failure;

/// How a contest is played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Schedule<'a> {
    /// Most blocks.
    pub(crate) blocks: u64,
    /// The question about the first bot after which to stop.
    pub(crate) question: Option<Sequential>,
    pub(crate) threads: usize,
    /// Where blocks are kept.
    pub(crate) checkpoint: Option<&'a Path>,
    /// Another version of the program.
    pub(crate) against: Option<&'a Path>,
    /// No block is begun after this.
    pub(crate) until: Option<Instant>,
}

/// What was played: the first blocks without a gap, up to where the question was decided.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) blocks: Vec<Block>,
    pub(crate) decided: Option<Decided>,
    /// How far the blocks lean to the upper answer: from −1 to 1.
    pub(crate) leaning: Option<f64>,
    /// Games that this run played, and how long it took.
    pub(crate) played: u64,
    pub(crate) seconds: f64,
}

/// Blocks come in any order; they are looked at in theirs. So the result is the same on any number of threads, and after any interruption.
struct Counting<'a> {
    contest: &'a Contest,
    schedule: &'a Schedule<'a>,
    done: BTreeMap<u64, Block>,
    /// Blocks that nobody has begun yet.
    missing: VecDeque<u64>,
    /// Blocks looked at so far.
    counted: u64,
    shares: Shares,
    decided: Option<Decided>,
    checkpoint: Option<Checkpoint>,
}

impl Counting<'_> {
    fn add(&mut self, block: Block) -> Result<(), Failure> {
        if let Some(checkpoint) = &mut self.checkpoint {
            checkpoint.add(&block)?;
        }
        self.done.insert(block.number, block);
        self.count();
        Ok(())
    }

    /// Looks at all blocks that follow without a gap.
    fn count(&mut self) {
        let first = self.contest.held_by(&self.contest.lineup[0]);
        let scale = self.contest.scale(&self.contest.lineup[0]);
        while self.counted < self.schedule.blocks
            && self.decided.is_none()
            && let Some(block) = self.done.get(&self.counted)
        {
            self.shares.note(first.iter().map(|place| block.shares[*place]).sum());
            self.counted += 1;
            if let (Some(question), Some(scale)) = (self.schedule.question, scale) {
                self.decided = question.decided(&self.shares, scale);
            }
        }
    }

    fn leaning(&self) -> Option<f64> {
        let scale = self.contest.scale(&self.contest.lineup[0])?;
        (self.counted > 0).then(|| self.schedule.question.map(|question| question.leaning(&self.shares, scale)))?
    }

    fn is_over(&self) -> bool {
        self.decided.is_some() || self.counted >= self.schedule.blocks
    }
}

/// Plays what is still missing.
pub(crate) fn play(
    contest: &Contest,
    minds: &[String],
    schedule: &Schedule<'_>,
    bar: &ProgressBar,
) -> Result<Played, Failure> {
    let start = Instant::now();
    let (checkpoint, known) = match schedule.checkpoint {
        Some(path) => {
            let (checkpoint, blocks) = Checkpoint::open(path, contest, minds)?;
            (Some(checkpoint), blocks)
        }
        None => (None, Vec::new()),
    };
    let done: BTreeMap<u64, Block> = known.into_iter().map(|block| (block.number, block)).collect();
    bar.inc(done.range(..schedule.blocks).count() as u64 * contest.seats() as u64);
    let mut counting = Counting {
        contest,
        schedule,
        missing: (0..schedule.blocks).filter(|number| !done.contains_key(number)).collect(),
        done,
        counted: 0,
        shares: Shares::default(),
        decided: None,
        checkpoint,
    };
    counting.count();
    let stop = AtomicBool::new(counting.is_over());
    let played = AtomicU64::new(0);
    let counting = Mutex::new(counting);
    let worker = || -> Result<(), Failure> {
        let mut programs = Programs::new(schedule.against);
        loop {
            let late = schedule.until.is_some_and(|until| Instant::now() >= until);
            let next = counting.lock().unwrap_or_else(PoisonError::into_inner).missing.pop_front();
            let Some(number) = next.filter(|_| !late && !stop.load(Ordering::Relaxed)) else { return Ok(()) };
            let game_done = || {
                played.fetch_add(1, Ordering::Relaxed);
                bar.inc(1);
            };
            let block = contest.play(number, &mut programs, &stop, &game_done);
            let mut counting = counting.lock().unwrap_or_else(PoisonError::into_inner);
            let added = block.and_then(|block| block.map_or(Ok(()), |block| counting.add(block)));
            if let Some(leaning) = counting.leaning() {
                bar.set_message(format!("{leaning:+.2} of ±1"));
            }
            if added.is_err() || counting.is_over() {
                stop.store(true, Ordering::Relaxed);
            }
            added?;
        }
    };
    thread::scope(|scope| {
        let running: Vec<_> = (0..schedule.threads.max(1)).map(|_| scope.spawn(worker)).collect();
        running.into_iter().try_for_each(|thread| thread.join().map_err(|_| Failure::failed("a game broke off"))?)
    })?;
    bar.finish_and_clear();
    let mut counting = counting.into_inner().unwrap_or_else(PoisonError::into_inner);
    let blocks = (0..counting.counted).filter_map(|number| counting.done.remove(&number)).collect();
    Ok(Played {
        blocks,
        decided: counting.decided,
        leaning: counting.leaning(),
        played: played.into_inner(),
        seconds: start.elapsed().as_secs_f64(),
    })
}
