//! What was looked at, in a file to which lines are only added: whoever is killed loses no more than the position under way, and a later
//! run goes on.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{File, OpenOptions};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::puzzle::Puzzle;
use crate::failure::Failure;

/// What the lines of a file are about. Nothing else ever comes into it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Head {
    pub(super) game: String,
    pub(super) revision: u32,
    pub(super) seats: u8,
    pub(super) seed: u64,
    /// The bot that plays and names the best answer, and the one that plays on: each with all that decides how it plays.
    pub(super) strong: String,
    pub(super) solid: String,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Line {
    /// A position that games were played from.
    Position {
        deal: u64,
        entry: usize,
        seconds: f64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        puzzle: Option<Box<Puzzle>>,
    },
    /// All positions of a deal were looked at; so long that took beside the games, and so many were left for each reason.
    Deal {
        deal: u64,
        seconds: f64,
        #[serde(default)]
        dull: BTreeMap<String, u32>,
    },
}

#[derive(Debug)]
pub(super) struct Log {
    file: File,
    name: String,
    /// Deals that are done, and positions of any deal.
    pub(super) deals: BTreeSet<u64>,
    pub(super) positions: BTreeSet<(u64, usize)>,
    pub(super) puzzles: Vec<Puzzle>,
    /// How many positions were no puzzles for each reason.
    pub(super) dull: BTreeMap<String, u32>,
    /// How long everything took that stands here.
    pub(super) seconds: f64,
}

impl Log {
    /// Opens a log, or begins it.
    pub(super) fn open(path: &Path, head: &Head) -> Result<Log, Failure> {
        let name = path.display().to_string();
        let failed = |reason: &dyn std::fmt::Display| Failure::failed(format!("{name}: {reason}"));
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(|error| failed(&error))?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(|error| failed(&error))?;
        // Whoever was killed while writing left half a line.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        file.set_len(whole as u64).and_then(|()| file.seek(SeekFrom::End(0))).map_err(|error| failed(&error))?;
        let mut log = Log {
            file,
            name: name.clone(),
            deals: BTreeSet::new(),
            positions: BTreeSet::new(),
            puzzles: Vec::new(),
            dull: BTreeMap::new(),
            seconds: 0.0,
        };
        let mut lines = text[..whole].lines();
        match lines.next() {
            None => log.write(head)?,
            Some(first) => {
                let found: Head = serde_json::from_str(first).map_err(|error| failed(&error))?;
                if found != *head {
                    let (found, head) = (serde_json::json!(found), serde_json::json!(head));
                    return Err(failed(&format!("was mined otherwise: {found}, not {head}")));
                }
            }
        }
        for line in lines {
            log.count(serde_json::from_str(line).map_err(|error| failed(&error))?);
        }
        Ok(log)
    }

    pub(super) fn add(&mut self, line: Line) -> Result<(), Failure> {
        self.write(&line)?;
        self.count(line);
        Ok(())
    }

    fn count(&mut self, line: Line) {
        match line {
            Line::Position { deal, entry, seconds, puzzle } => {
                self.seconds += seconds;
                self.positions.insert((deal, entry));
                self.puzzles.extend(puzzle.map(|puzzle| *puzzle));
            }
            Line::Deal { deal, seconds, dull } => {
                self.seconds += seconds;
                self.deals.insert(deal);
                for (reason, times) in dull {
                    *self.dull.entry(reason).or_default() += times;
                }
            }
        }
    }

    fn write(&mut self, line: &impl Serialize) -> Result<(), Failure> {
        let line = serde_json::to_string(line).map_err(Failure::failed)?;
        // One write, so that a kill leaves at most one half line.
        self.file
            .write_all(format!("{line}\n").as_bytes())
            .and_then(|()| self.file.flush())
            .map_err(|error| Failure::failed(format!("{}: {error}", self.name)))
    }
}
