//! The blocks that were played, in a file: whoever is killed loses none that was done, and a later run goes on.
//!
//! The first line says what is played, every further one is a block, in the order in which they were done. Such files can be committed.

use std::fs::{File, OpenOptions};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::contest::{Block, Contest};
use crate::failure::Failure;

/// What the blocks of a file are blocks of. Blocks of anything else never come into it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Head {
    game: String,
    revision: u32,
    seed: u64,
    options: Value,
    components: Option<String>,
    /// By chair: each bot by its name and all that decides how it plays.
    lineup: Vec<String>,
}

impl Head {
    fn of(contest: &Contest, minds: &[String]) -> Head {
        Head {
            game: contest.game.info.key.to_owned(),
            revision: contest.game.info.revision,
            seed: contest.seed,
            options: contest.options.clone().unwrap_or_default(),
            components: contest.game.components.map(|set| saturnalia_bots::fingerprint(set.file().as_bytes())),
            lineup: minds.to_vec(),
        }
    }
}

/// An open file of blocks.
#[derive(Debug)]
pub(crate) struct Checkpoint {
    file: File,
    name: String,
}

impl Checkpoint {
    /// Opens the file of a contest, or begins it. Gives the blocks it holds.
    pub(crate) fn open(path: &Path, contest: &Contest, minds: &[String]) -> Result<(Checkpoint, Vec<Block>), Failure> {
        let name = path.display().to_string();
        let failed = |reason: &dyn std::fmt::Display| Failure::failed(format!("{name}: {reason}"));
        let head = Head::of(contest, minds);
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
        let mut lines = text[..whole].lines();
        let mut blocks = Vec::new();
        match lines.next() {
            None => {
                let line = serde_json::to_string(&head).map_err(Failure::failed)?;
                writeln!(file, "{line}").map_err(|error| failed(&error))?;
            }
            Some(first) => {
                let found: Head = serde_json::from_str(first).map_err(|error| failed(&error))?;
                if found != head {
                    let (found, head) = (serde_json::json!(found), serde_json::json!(head));
                    return Err(failed(&format!("holds another contest: {found}, not {head}")));
                }
                for line in lines {
                    let block: Block = serde_json::from_str(line).map_err(|error| failed(&error))?;
                    if block.shares.len() != contest.seats() || block.places.len() != contest.seats() {
                        return Err(failed(&"a block has more or fewer seats than the table"));
                    }
                    blocks.push(block);
                }
            }
        }
        Ok((Checkpoint { file, name }, blocks))
    }

    /// Writes a block down.
    pub(crate) fn add(&mut self, block: &Block) -> Result<(), Failure> {
        let line = serde_json::to_string(block).map_err(Failure::failed)?;
        // One write, so that a kill leaves at most one half line.
        self.file
            .write_all(format!("{line}\n").as_bytes())
            .and_then(|()| self.file.flush())
            .map_err(|error| Failure::failed(format!("{}: {error}", self.name)))
    }
}
