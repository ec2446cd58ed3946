//! From what was kept to a table in memory.

use saturnalia_catalog::Games;
use saturnalia_protocol::wire::Status;
use saturnalia_protocol::{Refusal, RefusalCode, TableId};

use crate::{Header, Line, Table, What};

/// A table as its journal has it.
#[derive(Clone, Debug)]
pub struct Replayed {
    pub table: Table,
    /// Why it cannot go on, if it cannot. It stands as it was before the line that cannot be replayed.
    pub frozen: Option<Frozen>,
}

/// A table that does not go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frozen {
    pub reason: String,
    pub by: FrozenBy,
}

/// What keeps a table from going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrozenBy {
    /// A line of its journal says so; another can take it up again ([`What::Thaw`]).
    Line,
    /// This program cannot read its journal; another may. Nothing may be written there.
    Program,
}

/// Plays the journal of a table. One that this program cannot read to its end is frozen; one whose beginning cannot be read is refused.
pub fn replay(games: Games, id: TableId, header: &str, lines: &[String]) -> Result<Replayed, Refusal> {
    let header: Header = serde_json::from_str(header)
        .map_err(|error| Refusal::with(RefusalCode::Frozen, format!("header of {id}: {error}")))?;
    let mut table = Table::new(games, id, header).map_err(|error| Refusal::with(RefusalCode::Frozen, error))?;
    for (number, text) in lines.iter().enumerate() {
        if let Err(reason) = table.read_on(text) {
            table.status = Status::Frozen;
            table.version = lines.len() as u32;
            let frozen = Frozen { reason: format!("line {number}: {reason}"), by: FrozenBy::Program };
            return Ok(Replayed { table, frozen: Some(frozen) });
        }
    }
    let frozen = (table.status == Status::Frozen).then(|| {
        let mut reasons = lines.iter().rev().filter_map(|line| match serde_json::from_str(line) {
            Ok(Line(_, What::Freeze { reason })) => Some(reason),
            Ok(_) | Err(_) => None,
        });
        Frozen { reason: reasons.next().unwrap_or_default(), by: FrozenBy::Line }
    });
    Ok(Replayed { table, frozen })
}

impl Table {
    /// Carries out a line as it was kept; says why if that cannot be.
    pub fn read_on(&mut self, line: &str) -> Result<(), String> {
        let line: Line = serde_json::from_str(line).map_err(|error| error.to_string())?;
        if self.takes_no_answer(&line) {
            self.version += 1;
            self.updated = line.0;
            return Ok(());
        }
        self.apply(&line).map_err(|refusal| refusal.to_string())
    }

    /// Answers that were kept at a time when the scenario of this table asked somebody, although its game was over: they
    /// decided nothing, and the table stands as its rules end it.
    fn takes_no_answer(&self, Line(_, what): &Line) -> bool {
        let was_over = self.status == Status::Finished && self.game.entries() == 0;
        was_over && matches!(what, What::Play { .. } | What::Rewind { .. })
    }
}
