//! Whom it concerns when something happens at a table. Pure.

use saturnalia_protocol::AccountId;
use saturnalia_protocol::wire::Status;
use saturnalia_store::tidings::HOUSE;
use saturnalia_store::{Tell, TidingKind};
use saturnalia_table::Table;

/// Whether anybody could wait for anybody here: bots have all the time in the world, but the other tables of a round have not.
fn is_company(table: &Table) -> bool {
    table.is_contest() || table.members().len() > 1
}

/// For whose answer, or for whom to sit down, other people wait.
pub(crate) fn waited_for(table: &Table) -> Vec<AccountId> {
    if !is_company(table) {
        return Vec::new();
    }
    table.members().into_iter().filter(|account| table.waits_for(*account)).collect()
}

/// Everybody for whom something has changed that they would want to know while they are away.
pub(crate) fn concerned(before: &Table, after: &Table, at: i64) -> Vec<Tell> {
    let waited = waited_for(before);
    let turn = match after.status() {
        Status::Running => TidingKind::Turn,
        Status::Open | Status::Paused | Status::Finished | Status::Frozen | Status::Closed => TidingKind::Invitation,
    };
    // Whoever was asked to sit down and is asked to answer now hears of it again.
    let anew = before.status() != after.status();
    let fresh = waited_for(after).into_iter().filter(|account| anew || !waited.contains(account));
    let mut tells: Vec<Tell> = fresh.map(|account| Tell { account, kind: turn, at }).collect();
    if before.status() != Status::Finished && after.status() == Status::Finished {
        let mut everybody = if is_company(after) { after.members() } else { Vec::new() };
        if after.header().public {
            everybody.push(HOUSE);
        }
        tells.extend(everybody.into_iter().map(|account| Tell { account, kind: TidingKind::End, at }));
    }
    tells
}
