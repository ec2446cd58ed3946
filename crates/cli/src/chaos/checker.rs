//! Whether anything was lost or contradicted.

use std::collections::HashMap;
use std::fmt;

use saturnalia_catalog::Games;
use saturnalia_protocol::TableId;
use saturnalia_table::{Given, Line, Look, Presence, Table, What, replay};

use super::database::Kept;
use super::players::{Seen, hash};
use crate::failure::Failure;

/// What was compared.
#[derive(Default)]
pub(crate) struct Tally {
    tables: usize,
    lines: usize,
    acknowledged: usize,
    shown: usize,
    unknown: u32,
    refused: u32,
    /// Tables that another program beside this one cannot read.
    pub set_aside: usize,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { tables, lines, acknowledged, shown, unknown, refused, set_aside } = self;
        write!(
            f,
            "{tables} tables, {lines} lines kept, {acknowledged} answers acknowledged, {unknown} of unknown outcome, \
             {refused} refused, {shown} turns shown"
        )?;
        if *set_aside > 0 { write!(f, ", {set_aside} tables set aside by the other program") } else { Ok(()) }
    }
}

/// Every acknowledged answer is kept once, at its version, and every turn that somebody was shown is what the journal made of
/// the table at that version.
pub(crate) fn check(
    games: Games,
    kept: &HashMap<TableId, Kept>,
    seen: &HashMap<TableId, Seen>,
) -> Result<Tally, Failure> {
    let mut tally = Tally { tables: seen.len(), ..Tally::default() };
    for (id, seen) in seen {
        let nothing = Kept { header: String::new(), lines: Vec::new() };
        let Kept { header, lines } = kept.get(id).unwrap_or(&nothing);
        let wrong = |what: String| Failure::failed(format!("table {id}: {what}"));
        for told in &seen.acknowledged {
            let until = lines.get(..told.version as usize).unwrap_or_default();
            let mut read = until.iter().rev().map(|line| serde_json::from_str(line).ok());
            // What the table answered by itself was committed along with it.
            let by_table =
                |line: &Option<Line>| matches!(line, Some(Line(_, What::Play { given: Given::ByTable, .. })));
            let Some(Some(Line(_, What::Play { seat, answer, .. }))) = read.find(|line| !by_table(line)) else {
                return Err(wrong(format!("the answer acknowledged at version {} is lost", told.version)));
            };
            if seat != told.seat || answer.get() != told.answer {
                return Err(wrong(format!("another answer stands at version {}", told.version)));
            }
        }
        let mut versions: Vec<u32> = seen.acknowledged.iter().map(|told| told.version).collect();
        versions.sort_unstable();
        if versions.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(wrong("two answers were acknowledged at one version".to_owned()));
        }
        compare_shown(games, *id, header, lines, seen).map_err(wrong)?;
        tally.lines += lines.len();
        tally.acknowledged += seen.acknowledged.len();
        tally.shown += seen.shown.len();
        tally.unknown += seen.unknown;
        tally.refused += seen.refused;
    }
    if tally.acknowledged == 0 {
        return Err(Failure::failed("nobody played: nothing was tried"));
    }
    Ok(tally)
}

fn compare_shown(games: Games, id: TableId, header: &str, lines: &[String], seen: &Seen) -> Result<(), String> {
    if seen.shown.is_empty() {
        return Ok(());
    }
    let mut table: Table = replay(games, id, header, &[]).map_err(|refusal| refusal.to_string())?.table;
    let mut shown: Vec<_> = seen.shown.iter().collect();
    shown.sort_by_key(|shown| shown.version);
    let mut lines = lines.iter();
    for shown in shown {
        while table.version() < shown.version {
            let line = lines.next().ok_or_else(|| {
                format!("version {} was shown, and only {} lines are kept", shown.version, table.version())
            })?;
            table.read_on(line)?;
        }
        let look = Look { viewer: Some(shown.account), eyes: Some(shown.eyes), ..Look::default() };
        let state = table.look(look, &Presence::default(), Vec::new(), 0).map_err(|refusal| refusal.to_string())?;
        let turn =
            state.and_then(|state| state.turn).ok_or_else(|| format!("version {} has no turn", shown.version))?;
        if hash(&turn) != shown.hash {
            return Err(format!("version {} was shown otherwise than it is kept", shown.version));
        }
    }
    Ok(())
}
