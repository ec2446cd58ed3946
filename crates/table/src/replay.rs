//! From what was kept to a table in memory.

use saturnalia_catalog::Games;
use saturnalia_protocol::wire::{Millis, Status};
use saturnalia_protocol::{Refusal, RefusalCode, TableId};

use crate::{Header, Line, Table, What};

/// A table as its journal has it.
#[derive(Clone, Debug)]
pub struct Replayed {
    pub table: Table,
    /// Why it cannot go on, if it cannot. It stands as it was before the line that cannot be replayed.
    pub frozen: Option<Frozen>,
}

/// A table that the present rules do not accept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frozen {
    pub reason: String,
    /// Whether its journal says so already.
    pub noted: bool,
}

/// Plays the journal of a table. One that the present rules do not accept any more is frozen; one whose beginning cannot be read is refused.
pub fn replay(games: Games, id: TableId, header: &str, lines: &[String]) -> Result<Replayed, Refusal> {
    let header: Header = serde_json::from_str(header)
        .map_err(|error| Refusal::with(RefusalCode::Internal, format!("header of {id}: {error}")))?;
    let mut table = Table::new(games, id, header).map_err(|error| Refusal::with(RefusalCode::Frozen, error))?;
    for (number, text) in lines.iter().enumerate() {
        if let Err(reason) = table.read_on(text) {
            table.status = Status::Frozen;
            table.version = lines.len() as u32;
            let frozen = Frozen {
                reason: format!("line {number}: {reason}"),
                noted: lines.last().is_some_and(|last| freezes(last)),
            };
            return Ok(Replayed { table, frozen: Some(frozen) });
        }
    }
    let frozen = (table.status == Status::Frozen).then(|| Frozen { reason: "frozen before".to_owned(), noted: true });
    Ok(Replayed { table, frozen })
}

fn freezes(text: &str) -> bool {
    matches!(serde_json::from_str(text), Ok(Line(_, What::Freeze { .. })))
}

impl Replayed {
    /// The table, and the line that says why it is frozen if its journal does not say so yet.
    pub fn note(self, now: Millis) -> (Table, Option<Line>) {
        let Replayed { mut table, frozen } = self;
        let Some(Frozen { reason, .. }) = frozen.filter(|frozen| !frozen.noted) else { return (table, None) };
        let line = Line(now, What::Freeze { reason });
        // The line counts, as it will when it is read again; the table stays as the lines before it left it.
        table.version += 1;
        (table, Some(line))
    }
}

impl Table {
    /// Carries out a line as it was kept; says why if that cannot be.
    pub fn read_on(&mut self, line: &str) -> Result<(), String> {
        let line: Line = serde_json::from_str(line).map_err(|error| error.to_string())?;
        self.apply(&line).map_err(|refusal| refusal.to_string())
    }
}
